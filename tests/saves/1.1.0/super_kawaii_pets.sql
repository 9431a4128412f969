BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE clocks (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	since DATETIME, 
	deadline DATETIME, 
	"left" INTEGER, 
	late BOOLEAN NOT NULL, 
	stand_in BOOLEAN NOT NULL, 
	missed INTEGER NOT NULL, remind DATETIME, hushed BOOLEAN DEFAULT 0 NOT NULL, nudged BOOLEAN DEFAULT 0 NOT NULL, votes TEXT DEFAULT '[]' NOT NULL, 
	CONSTRAINT pk_clocks PRIMARY KEY (match_id, seat), 
	CONSTRAINT fk_clocks_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "clocks" VALUES(1,0,0,'2026-03-01 12:00:00.000000','2026-03-03 12:00:00.000000',NULL,0,0,0,'2026-03-02 12:00:00.000000',0,0,'[]');
INSERT INTO "clocks" VALUES(2,0,3,NULL,NULL,172767,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(2,1,4,'2026-03-01 12:03:29.000000','2026-03-03 12:03:29.000000',NULL,0,0,0,'2026-03-02 12:03:29.000000',0,0,'[]');
INSERT INTO "clocks" VALUES(3,1,36,NULL,NULL,172756,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(3,0,38,NULL,NULL,172745,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(4,0,36,NULL,NULL,172767,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(4,1,37,NULL,NULL,172756,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(5,1,5,NULL,NULL,172701,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(5,2,6,NULL,NULL,172767,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(5,0,8,'2026-03-01 12:55:55.000000','2026-03-03 12:55:55.000000',NULL,0,0,0,'2026-03-02 12:55:55.000000',0,0,'[]');
INSERT INTO "clocks" VALUES(6,2,0,NULL,NULL,172767,0,0,0,NULL,0,0,'[]');
CREATE TABLE deliveries (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	match_id INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	wants VARCHAR(64) NOT NULL, 
	shows VARCHAR(64) NOT NULL, 
	due DATETIME, 
	attempts INTEGER NOT NULL, 
	fresh BOOLEAN NOT NULL, 
	channel_id BIGINT, 
	message_id BIGINT, 
	posted DATETIME, 
	edited DATETIME, 
	posts INTEGER NOT NULL, 
	sending DATETIME, 
	mentions TEXT NOT NULL, 
	old_channel_id BIGINT, 
	old_message_id BIGINT, 
	CONSTRAINT fk_deliveries_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE, 
	CONSTRAINT uq_deliveries_match_id_kind_seat UNIQUE (match_id, kind, seat)
);
INSERT INTO "deliveries" VALUES(1,1,'clock',-1,'','','2026-03-02 12:00:00.000000',0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(2,1,'lobby',-1,'3','3',NULL,0,0,70,1000,'2026-03-01 12:00:00.000000','2026-03-01 12:00:11.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(3,1,'board',-1,'5','5',NULL,0,1,1000,1001,'2026-03-01 12:00:11.000000','2026-03-01 12:00:33.000000',1,NULL,'{"seats":[0],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(4,1,'hand',0,'450def80253df014','450def80253df014',NULL,0,0,9100,1002,'2026-03-01 12:00:11.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(5,1,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(6,2,'clock',-1,'','','2026-03-02 12:03:29.000000',0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(7,2,'lobby',-1,'4','4',NULL,0,0,70,1003,'2026-03-01 12:00:33.000000','2026-03-01 12:00:44.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(8,2,'board',-1,'21','21',NULL,0,1,1003,1022,'2026-03-01 12:03:40.000000','2026-03-01 12:03:51.000000',5,NULL,'{"seats":[1],"turn":4}',NULL,NULL);
INSERT INTO "deliveries" VALUES(9,2,'hand',0,'796da19c39bda119','796da19c39bda119',NULL,0,0,9100,1021,'2026-03-01 12:03:29.000000',NULL,5,NULL,'{"seats":[],"turn":3}',NULL,NULL);
INSERT INTO "deliveries" VALUES(10,2,'hand',1,'2c93e9ce6b8b661a','2c93e9ce6b8b661a',NULL,0,0,9101,1023,'2026-03-01 12:03:51.000000',NULL,10,NULL,'{"seats":[],"turn":4}',NULL,NULL);
INSERT INTO "deliveries" VALUES(11,2,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(12,3,'clock',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(13,3,'lobby',-1,'206','206',NULL,0,0,70,1024,'2026-03-01 12:03:51.000000','2026-03-01 12:30:15.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(14,3,'board',-1,'206','206',NULL,0,1,1024,1156,'2026-03-01 12:29:09.000000','2026-03-01 12:30:15.000000',26,NULL,'{"seats":[0],"turn":38}',NULL,NULL);
INSERT INTO "deliveries" VALUES(15,3,'hand',0,'c60120cbb9434f98','c60120cbb9434f98',NULL,0,0,9100,1160,'2026-03-01 12:30:04.000000',NULL,59,NULL,'{"seats":[],"turn":38}',NULL,NULL);
INSERT INTO "deliveries" VALUES(16,3,'hand',1,'8f1e6c7950df1037','8f1e6c7950df1037',NULL,0,0,9101,1155,'2026-03-01 12:28:58.000000',NULL,51,NULL,'{"seats":[],"turn":36}',NULL,NULL);
INSERT INTO "deliveries" VALUES(17,3,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(18,3,'bots',-1,'199','199',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(19,3,'result',-1,'206','206',NULL,0,0,1024,1162,'2026-03-01 12:30:04.000000',NULL,1,NULL,'{"seats":[],"turn":38}',NULL,NULL);
INSERT INTO "deliveries" VALUES(20,4,'clock',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(21,4,'lobby',-1,'171','171',NULL,0,0,70,1161,'2026-03-01 12:30:04.000000','2026-03-01 12:51:09.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(22,4,'board',-1,'171','171',NULL,0,1,1161,1270,'2026-03-01 12:50:25.000000','2026-03-01 12:51:09.000000',26,NULL,'{"seats":[1],"turn":37}',NULL,NULL);
INSERT INTO "deliveries" VALUES(23,4,'hand',0,'4047f9d80998512f','4047f9d80998512f',NULL,0,0,9100,1269,'2026-03-01 12:50:14.000000',NULL,40,NULL,'{"seats":[],"turn":36}',NULL,NULL);
INSERT INTO "deliveries" VALUES(24,4,'hand',1,'60afe328891f4f73','60afe328891f4f73',NULL,0,0,9101,1273,'2026-03-01 12:50:58.000000',NULL,45,NULL,'{"seats":[],"turn":37}',NULL,NULL);
INSERT INTO "deliveries" VALUES(25,4,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(26,4,'bots',-1,'170','170',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(27,4,'result',-1,'171','171',NULL,0,0,1161,1274,'2026-03-01 12:51:09.000000',NULL,1,NULL,'{"seats":[],"turn":38}',NULL,NULL);
INSERT INTO "deliveries" VALUES(28,5,'clock',-1,'','','2026-03-02 12:55:55.000000',0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(29,5,'lobby',-1,'6','6',NULL,0,0,70,1275,'2026-03-01 12:51:09.000000','2026-03-01 12:51:20.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(30,5,'board',-1,'46','46',NULL,0,1,1275,1303,'2026-03-01 12:55:55.000000','2026-03-01 12:56:17.000000',7,NULL,'{"seats":[0],"turn":8}',NULL,NULL);
INSERT INTO "deliveries" VALUES(31,5,'hand',0,'e0e399724de75035','e0e399724de75035',NULL,0,0,9100,1304,'2026-03-01 12:56:17.000000',NULL,6,NULL,'{"seats":[],"turn":8}',NULL,NULL);
INSERT INTO "deliveries" VALUES(32,5,'hand',1,'1d80423e7c93bf7c','1d80423e7c93bf7c',NULL,0,0,9101,1299,'2026-03-01 12:55:11.000000',NULL,11,NULL,'{"seats":[],"turn":5}',NULL,NULL);
INSERT INTO "deliveries" VALUES(33,5,'hand',2,'7492cbbfa800892a','7492cbbfa800892a',NULL,0,0,9102,1302,'2026-03-01 12:55:44.000000',NULL,5,NULL,'{"seats":[],"turn":6}',NULL,NULL);
INSERT INTO "deliveries" VALUES(34,5,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(35,5,'bots',-1,'43','43',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(36,6,'clock',-1,'','','2026-03-31 12:56:50.000000',0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(37,6,'lobby',-1,'6','6',NULL,0,0,70,1305,'2026-03-01 12:56:17.000000','2026-03-01 12:56:28.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(38,6,'board',-1,'9','9',NULL,0,1,1305,1306,'2026-03-01 12:56:28.000000','2026-03-01 12:57:01.000000',1,NULL,'{"seats":[2],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(39,6,'hand',0,'450def80253df014','450def80253df014',NULL,0,0,9100,1307,'2026-03-01 12:56:28.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(40,6,'hand',1,'450def80253df014','450def80253df014',NULL,0,0,9101,1308,'2026-03-01 12:56:28.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(41,6,'hand',2,'42b036351d5f860a','42b036351d5f860a',NULL,0,0,9102,1311,'2026-03-01 12:56:50.000000',NULL,3,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(42,6,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(43,7,'clock',-1,'','','2026-03-31 12:56:50.000000',0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(44,7,'lobby',-1,'5','5',NULL,0,0,70,1312,'2026-03-01 12:56:50.000000','2026-03-01 12:57:01.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
CREATE TABLE entries (
	match_id INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	at DATETIME NOT NULL, 
	seat INTEGER, 
	user_id BIGINT, 
	name VARCHAR(64) NOT NULL, 
	ply INTEGER NOT NULL, 
	asked INTEGER, 
	action TEXT, 
	events TEXT, 
	origin VARCHAR(16) NOT NULL, 
	undone BOOLEAN NOT NULL, 
	fingerprint VARCHAR(16), 
	"before" TEXT, 
	CONSTRAINT pk_entries PRIMARY KEY (match_id, revision), 
	CONSTRAINT fk_entries_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES(1,1,'opened','2026-03-01 12:00:00.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(1,2,'joined','2026-03-01 12:00:00.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(1,3,'started','2026-03-01 12:00:00.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'31f9ad66',NULL);
INSERT INTO "entries" VALUES(1,4,'action','2026-03-01 12:00:11.000000',0,100,'Ana',1,0,'{"kind":"refresh"}','[{"kind":"turn_card_removed","left":7,"refresh":true}]','person',0,'75d8bba6','{"state":{"players":[{"animals":[],"helps":[],"sad":[],"happy":[],"homes":[]}],"animals":{"shown":["C10","C09","R11"],"deck":["D11","C11","W01","D03","D01","D09","D05","D04","W02","C05","R10","D10","W05","D07","R02","R08","D02","C07","D12","W04","W06","R01","C01","W03","R05","C04","C08","C12","R06","D06","R07","D08","R09","R04","R12","R03","C03","C02","C06"],"discards":[]},"helps":{"shown":["care","care","care"],"deck":["care","food","food","love","love","love","food","care","food","food","food","love","love","love","care"],"discards":[]},"locations":{"shown":["L02","L04","L15"],"deck":["L07","L12","L08","L14","L05","L13","L11","L01","L03","L06","L09","L10"],"discards":[]},"first":0,"seat":0,"turn_number":0,"draws":2,"effect":"","paying":"","parting":[],"refreshing":null,"turn_cards":8,"colour_majority":false,"last_round":false,"progress":false,"quiet_rounds":0,"fresh":[],"fresh_turn":0,"over":null},"questions":[{"seat":0,"ply":0,"digest":"f7152dc8","turn":0}],"ply":0,"turn_ply":0}');
INSERT INTO "entries" VALUES(1,5,'action','2026-03-01 12:00:22.000000',0,100,'Ana',2,1,'{"kind":"choose_animals","animals":["C09"]}','[]','person',0,'e8594d1d','{"state":{"players":[{"animals":[],"helps":[],"sad":[],"happy":[],"homes":[]}],"animals":{"shown":["C10","C09","R11"],"deck":["D11","C11","W01","D03","D01","D09","D05","D04","W02","C05","R10","D10","W05","D07","R02","R08","D02","C07","D12","W04","W06","R01","C01","W03","R05","C04","C08","C12","R06","D06","R07","D08","R09","R04","R12","R03","C03","C02","C06"],"discards":[]},"helps":{"shown":["care","care","care"],"deck":["care","food","food","love","love","love","food","care","food","food","food","love","love","love","care"],"discards":[]},"locations":{"shown":["L02","L04","L15"],"deck":["L07","L12","L08","L14","L05","L13","L11","L01","L03","L06","L09","L10"],"discards":[]},"first":0,"seat":0,"turn_number":0,"draws":2,"effect":"","paying":"","parting":[],"refreshing":{"animals":[],"helps":[],"locations":[]},"turn_cards":7,"colour_majority":false,"last_round":false,"progress":false,"quiet_rounds":0,"fresh":[],"fresh_turn":0,"over":null},"questions":[{"seat":0,"ply":1,"digest":"e54a149d","turn":0}],"ply":1,"turn_ply":0}');
INSERT INTO "entries" VALUES(2,1,'opened','2026-03-01 12:00:33.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,2,'joined','2026-03-01 12:00:33.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,3,'joined','2026-03-01 12:00:33.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,4,'started','2026-03-01 12:00:33.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'3e7c34c3',NULL);
INSERT INTO "entries" VALUES(2,5,'action','2026-03-01 12:00:44.000000',1,101,'Bo',1,0,'{"kind":"take_animal","animal":"D09"}','[{"kind":"animal_taken","seat":1,"animal":"D09"}]','person',0,'e7b437a9',NULL);
INSERT INTO "entries" VALUES(2,6,'action','2026-03-01 12:00:55.000000',1,101,'Bo',2,1,'{"kind":"take_animal","animal":"R10"}','[{"kind":"animal_taken","seat":1,"animal":"R10"}]','person',0,'d97451f0',NULL);
INSERT INTO "entries" VALUES(2,7,'action','2026-03-01 12:01:06.000000',1,101,'Bo',3,2,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["R11"],"helps":[],"locations":[]}]','person',0,'8b7c511c',NULL);
INSERT INTO "entries" VALUES(2,8,'action','2026-03-01 12:01:17.000000',0,100,'Ana',4,3,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":0,"help":"food"}]','person',0,'c1149138',NULL);
INSERT INTO "entries" VALUES(2,9,'action','2026-03-01 12:01:28.000000',0,100,'Ana',5,4,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":0,"help":"love"}]','person',0,'0875b942',NULL);
INSERT INTO "entries" VALUES(2,10,'action','2026-03-01 12:01:39.000000',0,100,'Ana',6,5,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":[],"helps":["care"],"locations":[]}]','person',0,'d14f4b03',NULL);
INSERT INTO "entries" VALUES(2,11,'action','2026-03-01 12:01:50.000000',1,101,'Bo',7,6,'{"kind":"take_animal","animal":"R08"}','[{"kind":"animal_taken","seat":1,"animal":"R08"}]','person',0,'033ebbbe',NULL);
INSERT INTO "entries" VALUES(2,12,'action','2026-03-01 12:02:01.000000',1,101,'Bo',8,7,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":1,"help":"food"}]','person',0,'ddd2c8e5',NULL);
INSERT INTO "entries" VALUES(2,13,'action','2026-03-01 12:02:12.000000',1,101,'Bo',9,8,'{"kind":"play_animal","animal":"R10"}','[{"kind":"animal_played","seat":1,"animal":"R10"}]','person',0,'652a6d2b',NULL);
INSERT INTO "entries" VALUES(2,14,'action','2026-03-01 12:02:23.000000',1,101,'Bo',10,9,'{"kind":"play_animal","animal":"R08"}','[{"kind":"animal_played","seat":1,"animal":"R08"}]','person',0,'818b5307',NULL);
INSERT INTO "entries" VALUES(2,15,'action','2026-03-01 12:02:34.000000',1,101,'Bo',11,10,'{"kind":"take_animal","animal":"D01"}','[{"kind":"animal_taken","seat":1,"animal":"D01"}]','person',0,'08c3c5d1',NULL);
INSERT INTO "entries" VALUES(2,16,'action','2026-03-01 12:02:45.000000',1,101,'Bo',12,11,'{"kind":"play_animal","animal":"D09"}','[{"kind":"animal_played","seat":1,"animal":"D09"},{"kind":"effect_lost","seat":1,"card":"D09"}]','person',0,'e854b455',NULL);
INSERT INTO "entries" VALUES(2,17,'action','2026-03-01 12:02:56.000000',1,101,'Bo',13,12,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["W06"],"helps":["love"],"locations":[]}]','person',0,'8394d9e4',NULL);
INSERT INTO "entries" VALUES(2,18,'action','2026-03-01 12:03:07.000000',0,100,'Ana',14,13,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":0,"help":"love"}]','person',0,'0f000eb0',NULL);
INSERT INTO "entries" VALUES(2,19,'action','2026-03-01 12:03:18.000000',0,100,'Ana',15,14,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":0,"help":"food"}]','person',0,'098eab8a',NULL);
INSERT INTO "entries" VALUES(2,20,'action','2026-03-01 12:03:29.000000',0,100,'Ana',16,15,'{"kind":"end_turn","discard":[]}','[{"kind":"stalemate_near"},{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":[],"helps":["love"],"locations":[]}]','person',0,'d0272d3e',NULL);
INSERT INTO "entries" VALUES(2,21,'action','2026-03-01 12:03:40.000000',1,101,'Bo',17,16,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":1,"help":"care"}]','person',0,'858ad63b','{"state":{"players":[{"animals":[],"helps":["food","food","love","love"],"sad":[],"happy":[],"homes":[]},{"animals":["D01"],"helps":["food"],"sad":["R10","R08","D09"],"happy":[],"homes":[]}],"animals":{"shown":["R11","W06"],"deck":["W02","D06","C02","C08","R07","D03","R12","D08","C07","W05","D02","W03","R06","C10","R05","C11","C05","D12","D07","C03","C01","R03","W04","C12","W01","R04","D10","C04","C09","R09","D04","D05","C06","R01","D11","R02"],"discards":[]},"helps":{"shown":["love","care","care"],"deck":["care","love","care","care","love","food","love","care","food","food","love","care","food","care","food","care","love","food","love"],"discards":[]},"locations":{"shown":["L10","L03","L01"],"deck":["L13","L05","L12","L11","L08","L02","L06","L07","L04","L14","L15","L09"],"discards":[]},"first":1,"seat":1,"turn_number":4,"draws":2,"effect":"","paying":"","parting":[],"refreshing":null,"turn_cards":0,"colour_majority":false,"last_round":false,"progress":false,"quiet_rounds":2,"fresh":[],"fresh_turn":0,"over":null},"questions":[{"seat":1,"ply":16,"digest":"595ce06e","turn":4}],"ply":16,"turn_ply":16}');
INSERT INTO "entries" VALUES(3,1,'opened','2026-03-01 12:03:51.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,2,'joined','2026-03-01 12:03:51.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,3,'joined','2026-03-01 12:03:51.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,4,'bot_added','2026-03-01 12:03:51.000000',2,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,5,'started','2026-03-01 12:03:51.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'640eb515',NULL);
INSERT INTO "entries" VALUES(3,6,'action','2026-03-01 12:04:02.000000',1,101,'Bo',1,0,'{"kind":"take_animal","animal":"C03"}','[{"kind":"animal_taken","seat":1,"animal":"C03"}]','person',0,'11c5f55d',NULL);
INSERT INTO "entries" VALUES(3,7,'action','2026-03-01 12:04:13.000000',1,101,'Bo',2,1,'{"kind":"take_animal","animal":"W02"}','[{"kind":"animal_taken","seat":1,"animal":"W02"}]','person',0,'35d829f9',NULL);
INSERT INTO "entries" VALUES(3,8,'action','2026-03-01 12:04:24.000000',1,101,'Bo',3,2,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["C01"],"helps":[],"locations":[]}]','person',0,'1e934d9d',NULL);
INSERT INTO "entries" VALUES(3,9,'action','2026-03-01 12:04:35.000000',2,NULL,'Clover',4,NULL,'{"kind":"take_animal","animal":"C01"}','[{"kind":"animal_taken","seat":2,"animal":"C01"}]','bot',0,'bfc152b7',NULL);
INSERT INTO "entries" VALUES(3,10,'action','2026-03-01 12:04:35.000000',2,NULL,'Clover',5,NULL,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":2,"help":"love"}]','bot',0,'1ff08d47',NULL);
INSERT INTO "entries" VALUES(3,11,'action','2026-03-01 12:04:35.000000',2,NULL,'Clover',6,NULL,'{"kind":"play_animal","animal":"C01"}','[{"kind":"animal_played","seat":2,"animal":"C01"},{"kind":"effect_lost","seat":2,"card":"C01"}]','bot',0,'108bf30a',NULL);
INSERT INTO "entries" VALUES(3,12,'action','2026-03-01 12:04:35.000000',2,NULL,'Clover',7,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["R08"],"helps":[],"locations":[]}]','bot',0,'bdfebc1b',NULL);
INSERT INTO "entries" VALUES(3,13,'action','2026-03-01 12:04:46.000000',0,100,'Ana',8,7,'{"kind":"take_animal","animal":"W04"}','[{"kind":"animal_taken","seat":0,"animal":"W04"}]','person',0,'138f97bc',NULL);
INSERT INTO "entries" VALUES(3,14,'action','2026-03-01 12:04:57.000000',0,100,'Ana',9,8,'{"kind":"take_animal","animal":"R08"}','[{"kind":"animal_taken","seat":0,"animal":"R08"}]','person',0,'a1441b23',NULL);
INSERT INTO "entries" VALUES(3,15,'action','2026-03-01 12:05:08.000000',0,100,'Ana',10,9,'{"kind":"play_animal","animal":"W04"}','[{"kind":"animal_played","seat":0,"animal":"W04"}]','person',0,'578c7515',NULL);
INSERT INTO "entries" VALUES(3,16,'action','2026-03-01 12:05:19.000000',0,100,'Ana',11,10,'{"kind":"skip_effect"}','[{"kind":"effect_skipped","seat":0,"card":"W04"}]','person',0,'50c71a2e',NULL);
INSERT INTO "entries" VALUES(3,17,'action','2026-03-01 12:05:30.000000',0,100,'Ana',12,11,'{"kind":"play_animal","animal":"R08"}','[{"kind":"animal_played","seat":0,"animal":"R08"}]','person',0,'0381a5df',NULL);
INSERT INTO "entries" VALUES(3,18,'action','2026-03-01 12:05:41.000000',0,100,'Ana',13,12,'{"kind":"take_animal","animal":"D01"}','[{"kind":"animal_taken","seat":0,"animal":"D01"}]','person',0,'44d64969',NULL);
INSERT INTO "entries" VALUES(3,19,'action','2026-03-01 12:05:52.000000',0,100,'Ana',14,13,'{"kind":"play_animal","animal":"D01"}','[{"kind":"animal_played","seat":0,"animal":"D01"},{"kind":"effect_lost","seat":0,"card":"D01"}]','person',0,'9abb128b',NULL);
INSERT INTO "entries" VALUES(3,20,'action','2026-03-01 12:05:52.000000',0,100,'Ana',15,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["R10","D08"],"helps":[],"locations":[]}]','forced',0,'6966754c',NULL);
INSERT INTO "entries" VALUES(3,21,'action','2026-03-01 12:06:03.000000',1,101,'Bo',16,15,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":1,"help":"care"}]','person',0,'869b73fd',NULL);
INSERT INTO "entries" VALUES(3,22,'action','2026-03-01 12:06:14.000000',1,101,'Bo',17,16,'{"kind":"take_animal","animal":"R10"}','[{"kind":"animal_taken","seat":1,"animal":"R10"}]','person',0,'e573b341',NULL);
INSERT INTO "entries" VALUES(3,23,'action','2026-03-01 12:06:25.000000',1,101,'Bo',18,17,'{"kind":"play_animal","animal":"R10"}','[{"kind":"animal_played","seat":1,"animal":"R10"}]','person',0,'afe8a6f9',NULL);
INSERT INTO "entries" VALUES(3,24,'action','2026-03-01 12:06:36.000000',1,101,'Bo',19,18,'{"kind":"play_animal","animal":"W02"}','[{"kind":"animal_played","seat":1,"animal":"W02"}]','person',0,'1e30beaf',NULL);
INSERT INTO "entries" VALUES(3,25,'action','2026-03-01 12:06:47.000000',1,101,'Bo',20,19,'{"kind":"play_animal","animal":"C03"}','[{"kind":"animal_played","seat":1,"animal":"C03"},{"kind":"effect_lost","seat":1,"card":"C03"}]','person',0,'149e3d4e',NULL);
INSERT INTO "entries" VALUES(3,26,'action','2026-03-01 12:06:58.000000',1,101,'Bo',21,20,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["R04"],"helps":[],"locations":[]}]','person',0,'fdbb1a1e',NULL);
INSERT INTO "entries" VALUES(3,27,'action','2026-03-01 12:07:09.000000',2,NULL,'Clover',22,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'883e676b',NULL);
INSERT INTO "entries" VALUES(3,28,'action','2026-03-01 12:07:09.000000',2,NULL,'Clover',23,NULL,'{"kind":"take_animal","animal":"D05"}','[{"kind":"animal_taken","seat":2,"animal":"D05"}]','bot',0,'364e183e',NULL);
INSERT INTO "entries" VALUES(3,29,'action','2026-03-01 12:07:09.000000',2,NULL,'Clover',24,NULL,'{"kind":"play_animal","animal":"D05"}','[{"kind":"animal_played","seat":2,"animal":"D05"}]','bot',0,'927453d4',NULL);
INSERT INTO "entries" VALUES(3,30,'action','2026-03-01 12:07:09.000000',2,NULL,'Clover',25,NULL,'{"kind":"take_animal","animal":"W03"}','[{"kind":"animal_taken","seat":2,"animal":"W03"}]','bot',0,'641f7c77',NULL);
INSERT INTO "entries" VALUES(3,31,'action','2026-03-01 12:07:09.000000',2,NULL,'Clover',26,NULL,'{"kind":"play_animal","animal":"W03"}','[{"kind":"animal_played","seat":2,"animal":"W03"}]','bot',0,'9d6001af',NULL);
INSERT INTO "entries" VALUES(3,32,'action','2026-03-01 12:07:09.000000',2,NULL,'Clover',27,NULL,'{"kind":"make_happy","animal":"D05","payment":["food","love"]}','[{"kind":"turned_happy","seat":2,"animal":"D05","payment":["food","love"]}]','bot',0,'14d883af',NULL);
INSERT INTO "entries" VALUES(3,33,'action','2026-03-01 12:07:09.000000',2,NULL,'Clover',28,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["R01"],"helps":["love"],"locations":[]}]','forced',0,'7ac3da6f',NULL);
INSERT INTO "entries" VALUES(3,34,'action','2026-03-01 12:07:20.000000',0,100,'Ana',29,28,'{"kind":"take_animal","animal":"D08"}','[{"kind":"animal_taken","seat":0,"animal":"D08"}]','person',0,'a12c50f1',NULL);
INSERT INTO "entries" VALUES(3,35,'action','2026-03-01 12:07:31.000000',0,100,'Ana',30,29,'{"kind":"take_animal","animal":"R04"}','[{"kind":"animal_taken","seat":0,"animal":"R04"}]','person',0,'818172da',NULL);
INSERT INTO "entries" VALUES(3,36,'action','2026-03-01 12:07:42.000000',0,100,'Ana',31,30,'{"kind":"play_animal","animal":"R04"}','[{"kind":"animal_played","seat":0,"animal":"R04"}]','person',0,'9b05d35c',NULL);
INSERT INTO "entries" VALUES(3,37,'action','2026-03-01 12:07:53.000000',0,100,'Ana',32,31,'{"kind":"take_animal","animal":"D12"}','[{"kind":"animal_taken","seat":0,"animal":"D12"}]','person',0,'fbac431b',NULL);
INSERT INTO "entries" VALUES(3,38,'action','2026-03-01 12:08:04.000000',0,100,'Ana',33,32,'{"kind":"play_animal","animal":"D08"}','[{"kind":"animal_played","seat":0,"animal":"D08"},{"kind":"effect_lost","seat":0,"card":"D08"}]','person',0,'bf9b9e10',NULL);
INSERT INTO "entries" VALUES(3,39,'action','2026-03-01 12:08:15.000000',0,100,'Ana',34,33,'{"kind":"play_animal","animal":"D12"}','[{"kind":"animal_played","seat":0,"animal":"D12"}]','person',0,'649de1eb',NULL);
INSERT INTO "entries" VALUES(3,40,'action','2026-03-01 12:08:15.000000',0,100,'Ana',35,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["C02","C05"],"helps":[],"locations":[]}]','forced',0,'b317bfe6',NULL);
INSERT INTO "entries" VALUES(3,41,'action','2026-03-01 12:08:26.000000',1,101,'Bo',36,35,'{"kind":"take_animal","animal":"R01"}','[{"kind":"animal_taken","seat":1,"animal":"R01"}]','person',0,'2935071b',NULL);
INSERT INTO "entries" VALUES(3,42,'action','2026-03-01 12:08:37.000000',1,101,'Bo',37,36,'{"kind":"take_animal","animal":"W05"}','[{"kind":"animal_taken","seat":1,"animal":"W05"}]','person',0,'75d1ab88',NULL);
INSERT INTO "entries" VALUES(3,43,'action','2026-03-01 12:08:48.000000',1,101,'Bo',38,37,'{"kind":"play_animal","animal":"W05"}','[{"kind":"animal_played","seat":1,"animal":"W05"},{"kind":"effect_lost","seat":1,"card":"W05"}]','person',0,'b9cf1d9a',NULL);
INSERT INTO "entries" VALUES(3,44,'action','2026-03-01 12:08:59.000000',1,101,'Bo',39,38,'{"kind":"play_animal","animal":"R01"}','[{"kind":"animal_played","seat":1,"animal":"R01"}]','person',0,'29e1a685',NULL);
INSERT INTO "entries" VALUES(3,45,'action','2026-03-01 12:09:10.000000',1,101,'Bo',40,39,'{"kind":"skip_effect"}','[{"kind":"effect_skipped","seat":1,"card":"R01"}]','person',0,'2d208d53',NULL);
INSERT INTO "entries" VALUES(3,46,'action','2026-03-01 12:09:21.000000',1,101,'Bo',41,40,'{"kind":"make_happy","animal":"R01","payment":["care"]}','[{"kind":"turned_happy","seat":1,"animal":"R01","payment":["care"]}]','person',0,'ede0f6fb',NULL);
INSERT INTO "entries" VALUES(3,47,'action','2026-03-01 12:09:21.000000',1,101,'Bo',42,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["R02"],"helps":[],"locations":[]}]','forced',0,'36fad206',NULL);
INSERT INTO "entries" VALUES(3,48,'action','2026-03-01 12:09:32.000000',2,NULL,'Clover',43,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'e09a9b20',NULL);
INSERT INTO "entries" VALUES(3,49,'action','2026-03-01 12:09:32.000000',2,NULL,'Clover',44,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'0e1cb9cb',NULL);
INSERT INTO "entries" VALUES(3,50,'action','2026-03-01 12:09:32.000000',2,NULL,'Clover',45,NULL,'{"kind":"make_happy","animal":"C01","payment":["food","love"]}','[{"kind":"turned_happy","seat":2,"animal":"C01","payment":["food","love"]}]','bot',0,'07b8436b',NULL);
INSERT INTO "entries" VALUES(3,51,'action','2026-03-01 12:09:32.000000',2,NULL,'Clover',46,NULL,'{"kind":"obtain","location":"L01","residents":["D05","C01"]}','[{"kind":"location_obtained","seat":2,"location":"L01","residents":["D05","C01"]}]','bot',0,'43db2004',NULL);
INSERT INTO "entries" VALUES(3,52,'action','2026-03-01 12:09:32.000000',2,NULL,'Clover',47,NULL,'{"kind":"take_animal","animal":"R02"}','[{"kind":"animal_taken","seat":2,"animal":"R02"}]','bot',0,'5b8dc833',NULL);
INSERT INTO "entries" VALUES(3,53,'action','2026-03-01 12:09:32.000000',2,NULL,'Clover',48,NULL,'{"kind":"play_animal","animal":"R02"}','[{"kind":"animal_played","seat":2,"animal":"R02"}]','bot',0,'3c2da972',NULL);
INSERT INTO "entries" VALUES(3,54,'action','2026-03-01 12:09:32.000000',2,NULL,'Clover',49,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'5420d1e0',NULL);
INSERT INTO "entries" VALUES(3,55,'action','2026-03-01 12:09:32.000000',2,NULL,'Clover',50,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["W01"],"helps":["food","food","love"],"locations":["L12"]}]','bot',0,'13abc01b',NULL);
INSERT INTO "entries" VALUES(3,56,'action','2026-03-01 12:09:43.000000',0,100,'Ana',51,50,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":0,"help":"food"}]','person',0,'e917bbe7',NULL);
INSERT INTO "entries" VALUES(3,57,'action','2026-03-01 12:09:54.000000',0,100,'Ana',52,51,'{"kind":"take_animal","animal":"C02"}','[{"kind":"animal_taken","seat":0,"animal":"C02"}]','person',0,'eedde197',NULL);
INSERT INTO "entries" VALUES(3,58,'action','2026-03-01 12:10:05.000000',0,100,'Ana',53,52,'{"kind":"play_animal","animal":"C02"}','[{"kind":"animal_played","seat":0,"animal":"C02"}]','person',0,'d55f75d6',NULL);
INSERT INTO "entries" VALUES(3,59,'action','2026-03-01 12:10:16.000000',0,100,'Ana',54,53,'{"kind":"skip_effect"}','[{"kind":"effect_skipped","seat":0,"card":"C02"}]','person',0,'f798b9f8',NULL);
INSERT INTO "entries" VALUES(3,60,'action','2026-03-01 12:10:27.000000',0,100,'Ana',55,54,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["D06"],"helps":[],"locations":[]}]','person',0,'b6c2dfe6',NULL);
INSERT INTO "entries" VALUES(3,61,'action','2026-03-01 12:10:38.000000',1,101,'Bo',56,55,'{"kind":"take_animal","animal":"C05"}','[{"kind":"animal_taken","seat":1,"animal":"C05"}]','person',0,'7f7e8c4c',NULL);
INSERT INTO "entries" VALUES(3,62,'action','2026-03-01 12:10:49.000000',1,101,'Bo',57,56,'{"kind":"take_animal","animal":"W06"}','[{"kind":"animal_taken","seat":1,"animal":"W06"}]','person',0,'9cbafb91',NULL);
INSERT INTO "entries" VALUES(3,63,'action','2026-03-01 12:11:00.000000',1,101,'Bo',58,57,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["R11"],"helps":[],"locations":[]}]','person',0,'a8c4f30e',NULL);
INSERT INTO "entries" VALUES(3,64,'action','2026-03-01 12:11:11.000000',2,NULL,'Clover',59,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'88c30b5d',NULL);
INSERT INTO "entries" VALUES(3,65,'action','2026-03-01 12:11:11.000000',2,NULL,'Clover',60,NULL,'{"kind":"take_animal","animal":"R11"}','[{"kind":"animal_taken","seat":2,"animal":"R11"}]','bot',0,'a0a30674',NULL);
INSERT INTO "entries" VALUES(3,66,'action','2026-03-01 12:11:11.000000',2,NULL,'Clover',61,NULL,'{"kind":"play_animal","animal":"R11"}','[{"kind":"animal_played","seat":2,"animal":"R11"}]','bot',0,'89963694',NULL);
INSERT INTO "entries" VALUES(3,67,'action','2026-03-01 12:11:11.000000',2,NULL,'Clover',62,NULL,'{"kind":"make_happy","animal":"R02","payment":["love"]}','[{"kind":"turned_happy","seat":2,"animal":"R02","payment":["love"]}]','bot',0,'9c1a9bec',NULL);
INSERT INTO "entries" VALUES(3,68,'action','2026-03-01 12:11:11.000000',2,NULL,'Clover',63,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["C12"],"helps":["care"],"locations":[]}]','bot',0,'e1d43de0',NULL);
INSERT INTO "entries" VALUES(3,69,'action','2026-03-01 12:11:22.000000',0,100,'Ana',64,63,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":0,"help":"care"}]','person',0,'4cda9dbe',NULL);
INSERT INTO "entries" VALUES(3,70,'action','2026-03-01 12:11:33.000000',0,100,'Ana',65,64,'{"kind":"take_animal","animal":"R07"}','[{"kind":"animal_taken","seat":0,"animal":"R07"}]','person',0,'43789767',NULL);
INSERT INTO "entries" VALUES(3,71,'action','2026-03-01 12:11:44.000000',0,100,'Ana',66,65,'{"kind":"play_animal","animal":"R07"}','[{"kind":"animal_played","seat":0,"animal":"R07"},{"kind":"effect_lost","seat":0,"card":"R07"}]','person',0,'80debff4',NULL);
INSERT INTO "entries" VALUES(3,72,'action','2026-03-01 12:11:55.000000',0,100,'Ana',67,66,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":[],"helps":["love"],"locations":[]}]','person',0,'4612a46a',NULL);
INSERT INTO "entries" VALUES(3,73,'action','2026-03-01 12:12:06.000000',1,101,'Bo',68,67,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":1,"help":"food"}]','person',0,'1a62383e',NULL);
INSERT INTO "entries" VALUES(3,74,'action','2026-03-01 12:12:17.000000',1,101,'Bo',69,68,'{"kind":"take_animal","animal":"C06"}','[{"kind":"animal_taken","seat":1,"animal":"C06"}]','person',0,'46de3962',NULL);
INSERT INTO "entries" VALUES(3,75,'action','2026-03-01 12:12:28.000000',1,101,'Bo',70,69,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":[],"helps":["love"],"locations":[]}]','person',0,'5c50250d',NULL);
INSERT INTO "entries" VALUES(3,76,'action','2026-03-01 12:12:39.000000',2,NULL,'Clover',71,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'54ed17bd',NULL);
INSERT INTO "entries" VALUES(3,77,'action','2026-03-01 12:12:39.000000',2,NULL,'Clover',72,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'5628eedf',NULL);
INSERT INTO "entries" VALUES(3,78,'action','2026-03-01 12:12:39.000000',2,NULL,'Clover',73,NULL,'{"kind":"make_happy","animal":"R11","payment":["food","love","love"]}','[{"kind":"turned_happy","seat":2,"animal":"R11","payment":["food","love","love"]}]','bot',0,'8d345840',NULL);
INSERT INTO "entries" VALUES(3,79,'action','2026-03-01 12:12:39.000000',2,NULL,'Clover',74,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["care","food"],"locations":[]}]','forced',0,'97b0a4dd',NULL);
INSERT INTO "entries" VALUES(3,80,'action','2026-03-01 12:12:50.000000',0,100,'Ana',75,74,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":0,"help":"care"}]','person',0,'e29f2af5',NULL);
INSERT INTO "entries" VALUES(3,81,'action','2026-03-01 12:13:01.000000',0,100,'Ana',76,75,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":0,"help":"food"}]','person',0,'560f68b9',NULL);
INSERT INTO "entries" VALUES(3,82,'action','2026-03-01 12:13:12.000000',0,100,'Ana',77,76,'{"kind":"make_happy","animal":"R04","payment":["food","food","care"]}','[{"kind":"turned_happy","seat":0,"animal":"R04","payment":["food","food","care"]}]','person',0,'a1f42395',NULL);
INSERT INTO "entries" VALUES(3,83,'action','2026-03-01 12:13:23.000000',0,100,'Ana',78,77,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":[],"helps":["care","love"],"locations":[]}]','person',0,'56d20a65',NULL);
INSERT INTO "entries" VALUES(3,84,'action','2026-03-01 12:13:34.000000',1,101,'Bo',79,78,'{"kind":"take_animal","animal":"C12"}','[{"kind":"animal_taken","seat":1,"animal":"C12"}]','person',0,'fec61758',NULL);
INSERT INTO "entries" VALUES(3,85,'action','2026-03-01 12:13:45.000000',1,101,'Bo',80,79,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":1,"help":"care"}]','person',0,'0558cee3',NULL);
INSERT INTO "entries" VALUES(3,86,'action','2026-03-01 12:13:56.000000',1,101,'Bo',81,80,'{"kind":"end_turn","discard":["food"]}','[{"kind":"discarded","seat":1,"animals":[],"helps":["food"]},{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["C07"],"helps":["care"],"locations":[]}]','person',0,'5889fc22',NULL);
INSERT INTO "entries" VALUES(3,87,'action','2026-03-01 12:14:07.000000',2,NULL,'Clover',82,NULL,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','bot',0,'6b0dcc12',NULL);
INSERT INTO "entries" VALUES(3,88,'action','2026-03-01 12:14:07.000000',2,NULL,'Clover',83,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'dfc66eab',NULL);
INSERT INTO "entries" VALUES(3,89,'action','2026-03-01 12:14:07.000000',2,NULL,'Clover',84,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["care","care"],"locations":[]}]','bot',0,'1719120e',NULL);
INSERT INTO "entries" VALUES(3,90,'action','2026-03-01 12:14:18.000000',0,100,'Ana',85,84,'{"kind":"take_animal","animal":"C07"}','[{"kind":"animal_taken","seat":0,"animal":"C07"}]','person',0,'2de4de7e',NULL);
INSERT INTO "entries" VALUES(3,91,'action','2026-03-01 12:14:29.000000',0,100,'Ana',86,85,'{"kind":"take_animal","animal":"D06"}','[{"kind":"animal_taken","seat":0,"animal":"D06"}]','person',0,'ca04033a',NULL);
INSERT INTO "entries" VALUES(3,92,'action','2026-03-01 12:14:40.000000',0,100,'Ana',87,86,'{"kind":"play_animal","animal":"C07"}','[{"kind":"animal_played","seat":0,"animal":"C07"}]','person',0,'55f12326',NULL);
INSERT INTO "entries" VALUES(3,93,'action','2026-03-01 12:14:51.000000',0,100,'Ana',88,87,'{"kind":"take_animal","animal":"W01"}','[{"kind":"animal_taken","seat":0,"animal":"W01"}]','person',0,'23ec12a3',NULL);
INSERT INTO "entries" VALUES(3,94,'action','2026-03-01 12:15:02.000000',0,100,'Ana',89,88,'{"kind":"play_animal","animal":"D06"}','[{"kind":"animal_played","seat":0,"animal":"D06"}]','person',0,'5831e675',NULL);
INSERT INTO "entries" VALUES(3,95,'action','2026-03-01 12:15:13.000000',0,100,'Ana',90,89,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":0,"help":"care"}]','person',0,'023a1c9b',NULL);
INSERT INTO "entries" VALUES(3,96,'action','2026-03-01 12:15:24.000000',0,100,'Ana',91,90,'{"kind":"make_happy","animal":"C07","payment":["care","care"]}','[{"kind":"turned_happy","seat":0,"animal":"C07","payment":["care","care"]}]','person',0,'1731cd6c',NULL);
INSERT INTO "entries" VALUES(3,97,'action','2026-03-01 12:15:35.000000',0,100,'Ana',92,91,'{"kind":"obtain","location":"L05","residents":["C07","R04"]}','[{"kind":"location_obtained","seat":0,"location":"L05","residents":["C07","R04"]}]','person',0,'852247b8',NULL);
INSERT INTO "entries" VALUES(3,98,'action','2026-03-01 12:15:46.000000',0,100,'Ana',93,92,'{"kind":"play_animal","animal":"W01"}','[{"kind":"animal_played","seat":0,"animal":"W01"}]','person',0,'3c2d1285',NULL);
INSERT INTO "entries" VALUES(3,99,'action','2026-03-01 12:15:46.000000',0,100,'Ana',94,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["D03","D11","D10"],"helps":["love"],"locations":["L15"]}]','forced',0,'ba5d263d',NULL);
INSERT INTO "entries" VALUES(3,100,'action','2026-03-01 12:15:57.000000',1,101,'Bo',95,94,'{"kind":"take_animal","animal":"D07"}','[{"kind":"animal_taken","seat":1,"animal":"D07"}]','person',0,'21b58c13',NULL);
INSERT INTO "entries" VALUES(3,101,'action','2026-03-01 12:16:08.000000',1,101,'Bo',96,95,'{"kind":"take_animal","animal":"D10"}','[{"kind":"animal_taken","seat":1,"animal":"D10"}]','person',0,'f92caa5f',NULL);
INSERT INTO "entries" VALUES(3,102,'action','2026-03-01 12:16:19.000000',1,101,'Bo',97,96,'{"kind":"play_animal","animal":"C12"}','[{"kind":"animal_played","seat":1,"animal":"C12"}]','person',0,'e1aa61a0',NULL);
INSERT INTO "entries" VALUES(3,103,'action','2026-03-01 12:16:30.000000',1,101,'Bo',98,97,'{"kind":"end_turn","discard":["D07"]}','[{"kind":"discarded","seat":1,"animals":["D07"],"helps":[]},{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["R05"],"helps":[],"locations":[]}]','person',0,'c5988f2f',NULL);
INSERT INTO "entries" VALUES(3,104,'action','2026-03-01 12:16:41.000000',2,NULL,'Clover',99,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'d4e62b94',NULL);
INSERT INTO "entries" VALUES(3,105,'action','2026-03-01 12:16:41.000000',2,NULL,'Clover',100,NULL,'{"kind":"take_animal","animal":"R09"}','[{"kind":"animal_taken","seat":2,"animal":"R09"}]','bot',0,'8fc4ecae',NULL);
INSERT INTO "entries" VALUES(3,106,'action','2026-03-01 12:16:41.000000',2,NULL,'Clover',101,NULL,'{"kind":"play_animal","animal":"R09"}','[{"kind":"animal_played","seat":2,"animal":"R09"}]','bot',0,'917d71db',NULL);
INSERT INTO "entries" VALUES(3,107,'action','2026-03-01 12:16:41.000000',2,NULL,'Clover',102,NULL,'{"kind":"take_animal","animal":"C11"}','[{"kind":"animal_taken","seat":2,"animal":"C11"}]','bot',0,'2ea7b49b',NULL);
INSERT INTO "entries" VALUES(3,108,'action','2026-03-01 12:16:41.000000',2,NULL,'Clover',103,NULL,'{"kind":"play_animal","animal":"C11"}','[{"kind":"animal_played","seat":2,"animal":"C11"}]','bot',0,'70f204ee',NULL);
INSERT INTO "entries" VALUES(3,109,'action','2026-03-01 12:16:41.000000',2,NULL,'Clover',104,NULL,'{"kind":"make_happy","animal":"C11","payment":["food","love","care"]}','[{"kind":"turned_happy","seat":2,"animal":"C11","payment":["food","love","care"]}]','bot',0,'3fa34e53',NULL);
INSERT INTO "entries" VALUES(3,110,'action','2026-03-01 12:16:41.000000',2,NULL,'Clover',105,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["care"],"locations":[]}]','forced',0,'ea4e9e71',NULL);
INSERT INTO "entries" VALUES(3,111,'action','2026-03-01 12:16:52.000000',0,100,'Ana',106,105,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":0,"help":"love"}]','person',0,'222f9d72',NULL);
INSERT INTO "entries" VALUES(3,112,'action','2026-03-01 12:17:03.000000',0,100,'Ana',107,106,'{"kind":"take_animal","animal":"D03"}','[{"kind":"animal_taken","seat":0,"animal":"D03"}]','person',0,'fca4bf7a',NULL);
INSERT INTO "entries" VALUES(3,113,'action','2026-03-01 12:17:14.000000',0,100,'Ana',108,107,'{"kind":"make_happy","animal":"C02","payment":["love"]}','[{"kind":"turned_happy","seat":0,"animal":"C02","payment":["love"]}]','person',0,'56b89455',NULL);
INSERT INTO "entries" VALUES(3,114,'action','2026-03-01 12:17:25.000000',0,100,'Ana',109,108,'{"kind":"play_animal","animal":"D03"}','[{"kind":"animal_played","seat":0,"animal":"D03"}]','person',0,'9f72b473',NULL);
INSERT INTO "entries" VALUES(3,115,'action','2026-03-01 12:17:36.000000',0,100,'Ana',110,109,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":0,"help":"care"}]','person',0,'4c7d33e8',NULL);
INSERT INTO "entries" VALUES(3,116,'action','2026-03-01 12:17:47.000000',0,100,'Ana',111,110,'{"kind":"make_happy","animal":"D01","payment":["care"]}','[{"kind":"turned_happy","seat":0,"animal":"D01","payment":["care"]}]','person',0,'a3ead088',NULL);
INSERT INTO "entries" VALUES(3,117,'action','2026-03-01 12:17:47.000000',0,100,'Ana',112,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["D04"],"helps":["love","care"],"locations":[]}]','forced',0,'58056560',NULL);
INSERT INTO "entries" VALUES(3,118,'action','2026-03-01 12:17:58.000000',1,101,'Bo',113,112,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":1,"help":"food"}]','person',0,'3fa99a73',NULL);
INSERT INTO "entries" VALUES(3,119,'action','2026-03-01 12:18:09.000000',1,101,'Bo',114,113,'{"kind":"take_animal","animal":"D04"}','[{"kind":"animal_taken","seat":1,"animal":"D04"}]','person',0,'ecb17170',NULL);
INSERT INTO "entries" VALUES(3,120,'action','2026-03-01 12:18:20.000000',1,101,'Bo',115,114,'{"kind":"end_turn","discard":["C05","food"]}','[{"kind":"discarded","seat":1,"animals":["C05"],"helps":["food"]},{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["C08"],"helps":[],"locations":[]}]','person',0,'39de0f95',NULL);
INSERT INTO "entries" VALUES(3,121,'action','2026-03-01 12:18:31.000000',2,NULL,'Clover',116,NULL,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','bot',0,'d7d86d78',NULL);
INSERT INTO "entries" VALUES(3,122,'action','2026-03-01 12:18:31.000000',2,NULL,'Clover',117,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'7434b9e5',NULL);
INSERT INTO "entries" VALUES(3,123,'action','2026-03-01 12:18:31.000000',2,NULL,'Clover',118,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["love","food"],"locations":[]}]','bot',0,'85f63b10',NULL);
INSERT INTO "entries" VALUES(3,124,'action','2026-03-01 12:18:42.000000',0,100,'Ana',119,118,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":0,"help":"care"}]','person',0,'e330ee0c',NULL);
INSERT INTO "entries" VALUES(3,125,'action','2026-03-01 12:18:53.000000',0,100,'Ana',120,119,'{"kind":"take_animal","animal":"C08"}','[{"kind":"animal_taken","seat":0,"animal":"C08"}]','person',0,'a92c4173',NULL);
INSERT INTO "entries" VALUES(3,126,'action','2026-03-01 12:19:04.000000',0,100,'Ana',121,120,'{"kind":"play_animal","animal":"C08"}','[{"kind":"animal_played","seat":0,"animal":"C08"}]','person',0,'1b27239d',NULL);
INSERT INTO "entries" VALUES(3,127,'action','2026-03-01 12:19:15.000000',0,100,'Ana',122,121,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":0,"help":"love"}]','person',0,'545a7536',NULL);
INSERT INTO "entries" VALUES(3,128,'action','2026-03-01 12:19:26.000000',0,100,'Ana',123,122,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"shuffled","deck":"helps"},{"kind":"display_refilled","animals":["R06"],"helps":["food","food"],"locations":[]}]','person',0,'82b34ab9',NULL);
INSERT INTO "entries" VALUES(3,129,'action','2026-03-01 12:19:37.000000',1,101,'Bo',124,123,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":1,"help":"food"}]','person',0,'b83027dd',NULL);
INSERT INTO "entries" VALUES(3,130,'action','2026-03-01 12:19:48.000000',1,101,'Bo',125,124,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":1,"help":"food"}]','person',0,'06a693a5',NULL);
INSERT INTO "entries" VALUES(3,131,'action','2026-03-01 12:19:59.000000',1,101,'Bo',126,125,'{"kind":"end_turn","discard":["C06","food2"]}','[{"kind":"discarded","seat":1,"animals":["C06"],"helps":["food"]},{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":[],"helps":["food","food"],"locations":[]}]','person',0,'eb58e7bd',NULL);
INSERT INTO "entries" VALUES(3,132,'action','2026-03-01 12:20:10.000000',2,NULL,'Clover',127,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'2766d527',NULL);
INSERT INTO "entries" VALUES(3,133,'action','2026-03-01 12:20:10.000000',2,NULL,'Clover',128,NULL,'{"kind":"take_animal","animal":"C10"}','[{"kind":"animal_taken","seat":2,"animal":"C10"}]','bot',0,'119b93f3',NULL);
INSERT INTO "entries" VALUES(3,134,'action','2026-03-01 12:20:10.000000',2,NULL,'Clover',129,NULL,'{"kind":"play_animal","animal":"C10"}','[{"kind":"animal_played","seat":2,"animal":"C10"}]','bot',0,'8a6e8a8c',NULL);
INSERT INTO "entries" VALUES(3,135,'action','2026-03-01 12:20:10.000000',2,NULL,'Clover',130,NULL,'{"kind":"make_happy","animal":"C10","payment":["food","love","care"]}','[{"kind":"turned_happy","seat":2,"animal":"C10","payment":["food","love","care"]}]','bot',0,'bdeb7754',NULL);
INSERT INTO "entries" VALUES(3,136,'action','2026-03-01 12:20:10.000000',2,NULL,'Clover',131,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["care"],"locations":[]}]','forced',0,'c4a749ac',NULL);
INSERT INTO "entries" VALUES(3,137,'action','2026-03-01 12:20:21.000000',0,100,'Ana',132,131,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":0,"help":"love"}]','person',0,'cdbeb8f6',NULL);
INSERT INTO "entries" VALUES(3,138,'action','2026-03-01 12:20:32.000000',0,100,'Ana',133,132,'{"kind":"take_animal","animal":"R05"}','[{"kind":"animal_taken","seat":0,"animal":"R05"}]','person',0,'9534e523',NULL);
INSERT INTO "entries" VALUES(3,139,'action','2026-03-01 12:20:43.000000',0,100,'Ana',134,133,'{"kind":"make_happy","animal":"D03","payment":["love","care"]}','[{"kind":"turned_happy","seat":0,"animal":"D03","payment":["love","care"]}]','person',0,'ece4261d',NULL);
INSERT INTO "entries" VALUES(3,140,'action','2026-03-01 12:20:54.000000',0,100,'Ana',135,134,'{"kind":"play_animal","animal":"R05"}','[{"kind":"animal_played","seat":0,"animal":"R05"}]','person',0,'a7843ca0',NULL);
INSERT INTO "entries" VALUES(3,141,'action','2026-03-01 12:21:05.000000',0,100,'Ana',136,135,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":0,"help":"care"}]','person',0,'5ecbc881',NULL);
INSERT INTO "entries" VALUES(3,142,'action','2026-03-01 12:21:16.000000',0,100,'Ana',137,136,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["D02"],"helps":["love"],"locations":[]}]','person',0,'bdf73192',NULL);
INSERT INTO "entries" VALUES(3,143,'action','2026-03-01 12:21:27.000000',1,101,'Bo',138,137,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":1,"help":"food"}]','person',0,'02def568',NULL);
INSERT INTO "entries" VALUES(3,144,'action','2026-03-01 12:21:38.000000',1,101,'Bo',139,138,'{"kind":"take_animal","animal":"D02"}','[{"kind":"animal_taken","seat":1,"animal":"D02"}]','person',0,'71f2b0aa',NULL);
INSERT INTO "entries" VALUES(3,145,'action','2026-03-01 12:21:49.000000',1,101,'Bo',140,139,'{"kind":"play_animal","animal":"D02"}','[{"kind":"animal_played","seat":1,"animal":"D02"}]','person',0,'e42f03f5',NULL);
INSERT INTO "entries" VALUES(3,146,'action','2026-03-01 12:22:00.000000',1,101,'Bo',141,140,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":1,"help":"food"}]','person',0,'83d0a121',NULL);
INSERT INTO "entries" VALUES(3,147,'action','2026-03-01 12:22:11.000000',1,101,'Bo',142,141,'{"kind":"make_happy","animal":"W05","payment":["food","food","care"]}','[{"kind":"turned_happy","seat":1,"animal":"W05","payment":["food","food","care"]}]','person',0,'f2bf14eb',NULL);
INSERT INTO "entries" VALUES(3,148,'action','2026-03-01 12:22:22.000000',1,101,'Bo',143,142,'{"kind":"play_animal","animal":"W06"}','[{"kind":"animal_played","seat":1,"animal":"W06"}]','person',0,'4acbbad4',NULL);
INSERT INTO "entries" VALUES(3,149,'action','2026-03-01 12:22:33.000000',1,101,'Bo',144,143,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":1,"help":"love"}]','person',0,'09ed3a52',NULL);
INSERT INTO "entries" VALUES(3,150,'action','2026-03-01 12:22:44.000000',1,101,'Bo',145,144,'{"kind":"make_happy","animal":"W06","payment":["food","love"]}','[{"kind":"turned_happy","seat":1,"animal":"W06","payment":["food","love"]}]','person',0,'7a791b25',NULL);
INSERT INTO "entries" VALUES(3,151,'action','2026-03-01 12:22:55.000000',1,101,'Bo',146,145,'{"kind":"obtain","location":"L13","residents":["R01","W05","W06"]}','[{"kind":"location_obtained","seat":1,"location":"L13","residents":["R01","W05","W06"]}]','person',0,'48ea8f42',NULL);
INSERT INTO "entries" VALUES(3,152,'action','2026-03-01 12:23:06.000000',1,101,'Bo',147,146,'{"kind":"take_animal","animal":"C04"}','[{"kind":"animal_taken","seat":1,"animal":"C04"}]','person',0,'d449e618',NULL);
INSERT INTO "entries" VALUES(3,153,'action','2026-03-01 12:23:17.000000',1,101,'Bo',148,147,'{"kind":"play_animal","animal":"C04"}','[{"kind":"animal_played","seat":1,"animal":"C04"},{"kind":"effect_lost","seat":1,"card":"C04"}]','person',0,'560c6d9b',NULL);
INSERT INTO "entries" VALUES(3,154,'action','2026-03-01 12:23:28.000000',1,101,'Bo',149,148,'{"kind":"play_animal","animal":"D04"}','[{"kind":"animal_played","seat":1,"animal":"D04"}]','person',0,'f38e2642',NULL);
INSERT INTO "entries" VALUES(3,155,'action','2026-03-01 12:23:39.000000',1,101,'Bo',150,149,'{"kind":"skip_effect"}','[{"kind":"effect_skipped","seat":1,"card":"D04"}]','person',0,'a5e22a7d',NULL);
INSERT INTO "entries" VALUES(3,156,'action','2026-03-01 12:23:50.000000',1,101,'Bo',151,150,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["R12"],"helps":["care","love","food"],"locations":["L07"]}]','person',0,'68e8edfe',NULL);
INSERT INTO "entries" VALUES(3,157,'action','2026-03-01 12:24:01.000000',2,NULL,'Clover',152,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'dfba2f92',NULL);
INSERT INTO "entries" VALUES(3,158,'action','2026-03-01 12:24:01.000000',2,NULL,'Clover',153,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'a4d244cd',NULL);
INSERT INTO "entries" VALUES(3,159,'action','2026-03-01 12:24:01.000000',2,NULL,'Clover',154,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["love","care"],"locations":[]}]','bot',0,'31eee22a',NULL);
INSERT INTO "entries" VALUES(3,160,'action','2026-03-01 12:24:12.000000',0,100,'Ana',155,154,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":0,"help":"love"}]','person',0,'e046e05e',NULL);
INSERT INTO "entries" VALUES(3,161,'action','2026-03-01 12:24:23.000000',0,100,'Ana',156,155,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":0,"help":"care"}]','person',0,'7c5e0b0a',NULL);
INSERT INTO "entries" VALUES(3,162,'action','2026-03-01 12:24:34.000000',0,100,'Ana',157,156,'{"kind":"make_happy","animal":"W04","payment":["love","love","care","care"]}','[{"kind":"turned_happy","seat":0,"animal":"W04","payment":["love","love","care","care"]}]','person',0,'6115d02c',NULL);
INSERT INTO "entries" VALUES(3,163,'action','2026-03-01 12:24:45.000000',0,100,'Ana',158,157,'{"kind":"obtain","location":"L07","residents":["D01","W04"]}','[{"kind":"location_obtained","seat":0,"location":"L07","residents":["D01","W04"]},{"kind":"effect_lost","seat":0,"card":"L07"}]','person',0,'15010604',NULL);
INSERT INTO "entries" VALUES(3,164,'action','2026-03-01 12:24:45.000000',0,100,'Ana',159,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":[],"helps":["food","love"],"locations":["L06"]}]','forced',0,'a1248607',NULL);
INSERT INTO "entries" VALUES(3,165,'action','2026-03-01 12:24:56.000000',1,101,'Bo',160,159,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":1,"help":"food"}]','person',0,'3ead5c43',NULL);
INSERT INTO "entries" VALUES(3,166,'action','2026-03-01 12:25:07.000000',1,101,'Bo',161,160,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":1,"help":"love"}]','person',0,'b7a877b7',NULL);
INSERT INTO "entries" VALUES(3,167,'action','2026-03-01 12:25:18.000000',1,101,'Bo',162,161,'{"kind":"make_happy","animal":"C03","payment":["food"]}','[{"kind":"turned_happy","seat":1,"animal":"C03","payment":["food"]}]','person',0,'c9ba6cb6',NULL);
INSERT INTO "entries" VALUES(3,168,'action','2026-03-01 12:25:29.000000',1,101,'Bo',163,162,'{"kind":"play_animal","animal":"D10"}','[{"kind":"animal_played","seat":1,"animal":"D10"}]','person',0,'22c56041',NULL);
INSERT INTO "entries" VALUES(3,169,'action','2026-03-01 12:25:40.000000',1,101,'Bo',164,163,'{"kind":"make_happy","animal":"D02","payment":["love"]}','[{"kind":"turned_happy","seat":1,"animal":"D02","payment":["love"]}]','person',0,'b0a68411',NULL);
INSERT INTO "entries" VALUES(3,170,'action','2026-03-01 12:25:40.000000',1,101,'Bo',165,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":[],"helps":["care"],"locations":[]}]','forced',0,'814e8602',NULL);
INSERT INTO "entries" VALUES(3,171,'action','2026-03-01 12:25:51.000000',2,NULL,'Clover',166,NULL,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','bot',0,'99bfcfb1',NULL);
INSERT INTO "entries" VALUES(3,172,'action','2026-03-01 12:25:51.000000',2,NULL,'Clover',167,NULL,'{"kind":"take_animal","animal":"R06"}','[{"kind":"animal_taken","seat":2,"animal":"R06"}]','bot',0,'e6d3d386',NULL);
INSERT INTO "entries" VALUES(3,173,'action','2026-03-01 12:25:51.000000',2,NULL,'Clover',168,NULL,'{"kind":"play_animal","animal":"R06"}','[{"kind":"animal_played","seat":2,"animal":"R06"}]','bot',0,'fbd74220',NULL);
INSERT INTO "entries" VALUES(3,174,'action','2026-03-01 12:25:51.000000',2,NULL,'Clover',169,NULL,'{"kind":"take_animal","animal":"D11"}','[{"kind":"animal_taken","seat":2,"animal":"D11"}]','bot',0,'b0dbe444',NULL);
INSERT INTO "entries" VALUES(3,175,'action','2026-03-01 12:25:51.000000',2,NULL,'Clover',170,NULL,'{"kind":"play_animal","animal":"D11"}','[{"kind":"animal_played","seat":2,"animal":"D11"}]','bot',0,'c55cc238',NULL);
INSERT INTO "entries" VALUES(3,176,'action','2026-03-01 12:25:51.000000',2,NULL,'Clover',171,NULL,'{"kind":"make_happy","animal":"W03","payment":["food","love","care"]}','[{"kind":"turned_happy","seat":2,"animal":"W03","payment":["food","love","care"]}]','bot',0,'9d6ef5c9',NULL);
INSERT INTO "entries" VALUES(3,177,'action','2026-03-01 12:25:51.000000',2,NULL,'Clover',172,NULL,'{"kind":"obtain","location":"L12","residents":["R02","R11","W03"]}','[{"kind":"location_obtained","seat":2,"location":"L12","residents":["R02","R11","W03"]}]','bot',0,'02dce0c5',NULL);
INSERT INTO "entries" VALUES(3,178,'action','2026-03-01 12:25:51.000000',2,NULL,'Clover',173,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["C09","D09"],"helps":["love"],"locations":["L14"]}]','forced',0,'19c0fc5b',NULL);
INSERT INTO "entries" VALUES(3,179,'action','2026-03-01 12:26:02.000000',0,100,'Ana',174,173,'{"kind":"take_animal","animal":"D09"}','[{"kind":"animal_taken","seat":0,"animal":"D09"}]','person',0,'ed1b1a33',NULL);
INSERT INTO "entries" VALUES(3,180,'action','2026-03-01 12:26:13.000000',0,100,'Ana',175,174,'{"kind":"take_animal","animal":"R12"}','[{"kind":"animal_taken","seat":0,"animal":"R12"}]','person',0,'481f32c1',NULL);
INSERT INTO "entries" VALUES(3,181,'action','2026-03-01 12:26:24.000000',0,100,'Ana',176,175,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"shuffled","deck":"animals"},{"kind":"display_refilled","animals":["R03","C06"],"helps":[],"locations":[]}]','person',0,'39b749ab',NULL);
INSERT INTO "entries" VALUES(3,182,'action','2026-03-01 12:26:35.000000',1,101,'Bo',177,176,'{"kind":"take_animal","animal":"R03"}','[{"kind":"animal_taken","seat":1,"animal":"R03"}]','person',0,'0ad5af5d',NULL);
INSERT INTO "entries" VALUES(3,183,'action','2026-03-01 12:26:46.000000',1,101,'Bo',178,177,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":1,"help":"love"}]','person',0,'fe6c04c2',NULL);
INSERT INTO "entries" VALUES(3,184,'action','2026-03-01 12:26:57.000000',1,101,'Bo',179,178,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["C05"],"helps":["care"],"locations":[]}]','person',0,'bff8f4c2',NULL);
INSERT INTO "entries" VALUES(3,185,'action','2026-03-01 12:27:08.000000',2,NULL,'Clover',180,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'f1b23dde',NULL);
INSERT INTO "entries" VALUES(3,186,'action','2026-03-01 12:27:08.000000',2,NULL,'Clover',181,NULL,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','bot',0,'d8751618',NULL);
INSERT INTO "entries" VALUES(3,187,'action','2026-03-01 12:27:08.000000',2,NULL,'Clover',182,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["food","food"],"locations":[]}]','bot',0,'7f1ee18f',NULL);
INSERT INTO "entries" VALUES(3,188,'action','2026-03-01 12:27:19.000000',0,100,'Ana',183,182,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":0,"help":"food"}]','person',0,'beeea365',NULL);
INSERT INTO "entries" VALUES(3,189,'action','2026-03-01 12:27:30.000000',0,100,'Ana',184,183,'{"kind":"take_animal","animal":"C06"}','[{"kind":"animal_taken","seat":0,"animal":"C06"}]','person',0,'06ebf012',NULL);
INSERT INTO "entries" VALUES(3,190,'action','2026-03-01 12:27:41.000000',0,100,'Ana',185,184,'{"kind":"play_animal","animal":"D09"}','[{"kind":"animal_played","seat":0,"animal":"D09"},{"kind":"effect_lost","seat":0,"card":"D09"}]','person',0,'ec77367b',NULL);
INSERT INTO "entries" VALUES(3,191,'action','2026-03-01 12:27:52.000000',0,100,'Ana',186,185,'{"kind":"play_animal","animal":"C06"}','[{"kind":"animal_played","seat":0,"animal":"C06"}]','person',0,'e5d65ed9',NULL);
INSERT INTO "entries" VALUES(3,192,'action','2026-03-01 12:28:03.000000',0,100,'Ana',187,186,'{"kind":"take_animal","animal":"D07"}','[{"kind":"animal_taken","seat":0,"animal":"D07"}]','person',0,'58e72a85',NULL);
INSERT INTO "entries" VALUES(3,193,'action','2026-03-01 12:28:14.000000',0,100,'Ana',188,187,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":[],"helps":["care"],"locations":[]}]','person',0,'22b86279',NULL);
INSERT INTO "entries" VALUES(3,194,'action','2026-03-01 12:28:25.000000',1,101,'Bo',189,188,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":1,"help":"food"}]','person',0,'0682a6b8',NULL);
INSERT INTO "entries" VALUES(3,195,'action','2026-03-01 12:28:36.000000',1,101,'Bo',190,189,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":1,"help":"care"}]','person',0,'b0321021',NULL);
INSERT INTO "entries" VALUES(3,196,'action','2026-03-01 12:28:47.000000',1,101,'Bo',191,190,'{"kind":"make_happy","animal":"W02","payment":["food","love","care"]}','[{"kind":"turned_happy","seat":1,"animal":"W02","payment":["food","love","care"]}]','person',0,'59ea3dfc',NULL);
INSERT INTO "entries" VALUES(3,197,'action','2026-03-01 12:28:58.000000',1,101,'Bo',192,191,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"shuffled","deck":"helps"},{"kind":"display_refilled","animals":[],"helps":["food","food"],"locations":[]}]','person',0,'dfd62267',NULL);
INSERT INTO "entries" VALUES(3,198,'action','2026-03-01 12:29:09.000000',2,NULL,'Clover',193,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'b0e25a49',NULL);
INSERT INTO "entries" VALUES(3,199,'action','2026-03-01 12:29:09.000000',2,NULL,'Clover',194,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'b789019b',NULL);
INSERT INTO "entries" VALUES(3,200,'action','2026-03-01 12:29:09.000000',2,NULL,'Clover',195,NULL,'{"kind":"make_happy","animal":"D11","payment":["food","food","love","care"]}','[{"kind":"turned_happy","seat":2,"animal":"D11","payment":["food","food","love","care"]},{"kind":"last_round_began","seat":2}]','bot',0,'f0d22899',NULL);
INSERT INTO "entries" VALUES(3,201,'action','2026-03-01 12:29:09.000000',2,NULL,'Clover',196,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["food","love"],"locations":[]}]','forced',0,'78bc699a',NULL);
INSERT INTO "entries" VALUES(3,202,'action','2026-03-01 12:29:20.000000',0,100,'Ana',197,196,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":0,"help":"care"}]','person',0,'624dec67',NULL);
INSERT INTO "entries" VALUES(3,203,'action','2026-03-01 12:29:31.000000',0,100,'Ana',198,197,'{"kind":"take_animal","animal":"C05"}','[{"kind":"animal_taken","seat":0,"animal":"C05"}]','person',0,'97732b1d',NULL);
INSERT INTO "entries" VALUES(3,204,'action','2026-03-01 12:29:42.000000',0,100,'Ana',199,198,'{"kind":"play_animal","animal":"D07"}','[{"kind":"animal_played","seat":0,"animal":"D07"}]','person',0,'b364809d',NULL);
INSERT INTO "entries" VALUES(3,205,'action','2026-03-01 12:29:53.000000',0,100,'Ana',200,199,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":0,"help":"food"}]','person',0,'2fe60574',NULL);
INSERT INTO "entries" VALUES(3,206,'action','2026-03-01 12:30:04.000000',0,100,'Ana',201,200,'{"kind":"end_turn","discard":[]}','[{"kind":"ended","reason":"ten"}]','person',0,'559da73c',NULL);
INSERT INTO "entries" VALUES(4,1,'opened','2026-03-01 12:30:04.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,2,'joined','2026-03-01 12:30:04.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,3,'joined','2026-03-01 12:30:04.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,4,'bot_added','2026-03-01 12:30:04.000000',2,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,5,'started','2026-03-01 12:30:04.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'2321cb6a',NULL);
INSERT INTO "entries" VALUES(4,6,'action','2026-03-01 12:30:15.000000',0,100,'Ana',1,0,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":0,"help":"care"}]','person',0,'e408ffc1',NULL);
INSERT INTO "entries" VALUES(4,7,'action','2026-03-01 12:30:26.000000',0,100,'Ana',2,1,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":0,"help":"food"}]','person',0,'e30cad02',NULL);
INSERT INTO "entries" VALUES(4,8,'action','2026-03-01 12:30:37.000000',0,100,'Ana',3,2,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":[],"helps":["food"],"locations":[]}]','person',0,'ca6a7f99',NULL);
INSERT INTO "entries" VALUES(4,9,'action','2026-03-01 12:30:48.000000',1,101,'Bo',4,3,'{"kind":"take_animal","animal":"D10"}','[{"kind":"animal_taken","seat":1,"animal":"D10"}]','person',0,'024ddf9d',NULL);
INSERT INTO "entries" VALUES(4,10,'action','2026-03-01 12:30:59.000000',1,101,'Bo',5,4,'{"kind":"take_animal","animal":"D01"}','[{"kind":"animal_taken","seat":1,"animal":"D01"}]','person',0,'27dba164',NULL);
INSERT INTO "entries" VALUES(4,11,'action','2026-03-01 12:31:10.000000',1,101,'Bo',6,5,'{"kind":"play_animal","animal":"D10"}','[{"kind":"animal_played","seat":1,"animal":"D10"}]','person',0,'0b4807f9',NULL);
INSERT INTO "entries" VALUES(4,12,'action','2026-03-01 12:31:21.000000',1,101,'Bo',7,6,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2}]','person',0,'1406d707',NULL);
INSERT INTO "entries" VALUES(4,13,'action','2026-03-01 12:31:32.000000',2,NULL,'Clover',8,NULL,'{"kind":"take_animal","animal":"R06"}','[{"kind":"animal_taken","seat":2,"animal":"R06"}]','bot',0,'6b94320d',NULL);
INSERT INTO "entries" VALUES(4,14,'action','2026-03-01 12:31:32.000000',2,NULL,'Clover',9,NULL,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','bot',0,'e41512ad',NULL);
INSERT INTO "entries" VALUES(4,15,'action','2026-03-01 12:31:32.000000',2,NULL,'Clover',10,NULL,'{"kind":"play_animal","animal":"R06"}','[{"kind":"animal_played","seat":2,"animal":"R06"},{"kind":"effect_lost","seat":2,"card":"R06"}]','bot',0,'57903481',NULL);
INSERT INTO "entries" VALUES(4,16,'action','2026-03-01 12:31:32.000000',2,NULL,'Clover',11,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["D06"],"helps":["food"],"locations":[]}]','bot',0,'e5d12472',NULL);
INSERT INTO "entries" VALUES(4,17,'action','2026-03-01 12:31:43.000000',0,100,'Ana',12,11,'{"kind":"take_animal","animal":"R07"}','[{"kind":"animal_taken","seat":0,"animal":"R07"}]','person',0,'84a312ee',NULL);
INSERT INTO "entries" VALUES(4,18,'action','2026-03-01 12:31:54.000000',0,100,'Ana',13,12,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":0,"help":"care"}]','person',0,'8315b4a7',NULL);
INSERT INTO "entries" VALUES(4,19,'action','2026-03-01 12:32:05.000000',0,100,'Ana',14,13,'{"kind":"play_animal","animal":"R07"}','[{"kind":"animal_played","seat":0,"animal":"R07"},{"kind":"effect_lost","seat":0,"card":"R07"}]','person',0,'55c32655',NULL);
INSERT INTO "entries" VALUES(4,20,'action','2026-03-01 12:32:16.000000',0,100,'Ana',15,14,'{"kind":"make_happy","animal":"R07","payment":["care","care"]}','[{"kind":"turned_happy","seat":0,"animal":"R07","payment":["care","care"]}]','person',0,'b8a31df2',NULL);
INSERT INTO "entries" VALUES(4,21,'action','2026-03-01 12:32:27.000000',0,100,'Ana',16,15,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":[],"helps":["care"],"locations":[]}]','person',0,'ae864683',NULL);
INSERT INTO "entries" VALUES(4,22,'action','2026-03-01 12:32:38.000000',1,101,'Bo',17,16,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":1,"help":"food"}]','person',0,'1f6d4e1e',NULL);
INSERT INTO "entries" VALUES(4,23,'action','2026-03-01 12:32:49.000000',1,101,'Bo',18,17,'{"kind":"take_animal","animal":"D06"}','[{"kind":"animal_taken","seat":1,"animal":"D06"}]','person',0,'f04d4158',NULL);
INSERT INTO "entries" VALUES(4,24,'action','2026-03-01 12:33:00.000000',1,101,'Bo',19,18,'{"kind":"play_animal","animal":"D01"}','[{"kind":"animal_played","seat":1,"animal":"D01"},{"kind":"effect_lost","seat":1,"card":"D01"}]','person',0,'3eeead12',NULL);
INSERT INTO "entries" VALUES(4,25,'action','2026-03-01 12:33:11.000000',1,101,'Bo',20,19,'{"kind":"play_animal","animal":"D06"}','[{"kind":"animal_played","seat":1,"animal":"D06"}]','person',0,'5775cd67',NULL);
INSERT INTO "entries" VALUES(4,26,'action','2026-03-01 12:33:22.000000',1,101,'Bo',21,20,'{"kind":"skip_effect"}','[{"kind":"effect_skipped","seat":1,"card":"D06"}]','person',0,'8643e4cc',NULL);
INSERT INTO "entries" VALUES(4,27,'action','2026-03-01 12:33:33.000000',1,101,'Bo',22,21,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["D07"],"helps":[],"locations":[]}]','person',0,'40f89221',NULL);
INSERT INTO "entries" VALUES(4,28,'action','2026-03-01 12:33:44.000000',2,NULL,'Clover',23,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'f2f0bde3',NULL);
INSERT INTO "entries" VALUES(4,29,'action','2026-03-01 12:33:44.000000',2,NULL,'Clover',24,NULL,'{"kind":"take_animal","animal":"C10"}','[{"kind":"animal_taken","seat":2,"animal":"C10"}]','bot',0,'569cfb97',NULL);
INSERT INTO "entries" VALUES(4,30,'action','2026-03-01 12:33:44.000000',2,NULL,'Clover',25,NULL,'{"kind":"play_animal","animal":"C10"}','[{"kind":"animal_played","seat":2,"animal":"C10"}]','bot',0,'214de7b5',NULL);
INSERT INTO "entries" VALUES(4,31,'action','2026-03-01 12:33:44.000000',2,NULL,'Clover',26,NULL,'{"kind":"make_happy","animal":"R06","payment":["food","care"]}','[{"kind":"turned_happy","seat":2,"animal":"R06","payment":["food","care"]}]','bot',0,'32594fee',NULL);
INSERT INTO "entries" VALUES(4,32,'action','2026-03-01 12:33:44.000000',2,NULL,'Clover',27,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["C05"],"helps":["food"],"locations":[]}]','forced',0,'9f1c4108',NULL);
INSERT INTO "entries" VALUES(4,33,'action','2026-03-01 12:33:55.000000',0,100,'Ana',28,27,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":0,"help":"care"}]','person',0,'9aa426d4',NULL);
INSERT INTO "entries" VALUES(4,34,'action','2026-03-01 12:34:06.000000',0,100,'Ana',29,28,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":0,"help":"food"}]','person',0,'856e3609',NULL);
INSERT INTO "entries" VALUES(4,35,'action','2026-03-01 12:34:17.000000',0,100,'Ana',30,29,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":[],"helps":["love","love"],"locations":[]}]','person',0,'023a9bd1',NULL);
INSERT INTO "entries" VALUES(4,36,'action','2026-03-01 12:34:28.000000',1,101,'Bo',31,30,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":1,"help":"love"}]','person',0,'c4df1a91',NULL);
INSERT INTO "entries" VALUES(4,37,'action','2026-03-01 12:34:39.000000',1,101,'Bo',32,31,'{"kind":"take_animal","animal":"C05"}','[{"kind":"animal_taken","seat":1,"animal":"C05"}]','person',0,'2f394836',NULL);
INSERT INTO "entries" VALUES(4,38,'action','2026-03-01 12:34:50.000000',1,101,'Bo',33,32,'{"kind":"make_happy","animal":"D01","payment":["food","love"]}','[{"kind":"turned_happy","seat":1,"animal":"D01","payment":["food","love"]}]','person',0,'058e2b1d',NULL);
INSERT INTO "entries" VALUES(4,39,'action','2026-03-01 12:35:01.000000',1,101,'Bo',34,33,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["C07"],"helps":["love"],"locations":[]}]','person',0,'d93a95fc',NULL);
INSERT INTO "entries" VALUES(4,40,'action','2026-03-01 12:35:12.000000',2,NULL,'Clover',35,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'c04ab760',NULL);
INSERT INTO "entries" VALUES(4,41,'action','2026-03-01 12:35:12.000000',2,NULL,'Clover',36,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'ed97d475',NULL);
INSERT INTO "entries" VALUES(4,42,'action','2026-03-01 12:35:12.000000',2,NULL,'Clover',37,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["love","care"],"locations":[]}]','bot',0,'ba410697',NULL);
INSERT INTO "entries" VALUES(4,43,'action','2026-03-01 12:35:23.000000',0,100,'Ana',38,37,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":0,"help":"love"}]','person',0,'0a12e9b9',NULL);
INSERT INTO "entries" VALUES(4,44,'action','2026-03-01 12:35:34.000000',0,100,'Ana',39,38,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":0,"help":"care"}]','person',0,'19ca7ece',NULL);
INSERT INTO "entries" VALUES(4,45,'action','2026-03-01 12:35:45.000000',0,100,'Ana',40,39,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":[],"helps":["care","food"],"locations":[]}]','person',0,'78fdae1f',NULL);
INSERT INTO "entries" VALUES(4,46,'action','2026-03-01 12:35:56.000000',1,101,'Bo',41,40,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":1,"help":"care"}]','person',0,'8e71de42',NULL);
INSERT INTO "entries" VALUES(4,47,'action','2026-03-01 12:36:07.000000',1,101,'Bo',42,41,'{"kind":"take_animal","animal":"D12"}','[{"kind":"animal_taken","seat":1,"animal":"D12"}]','person',0,'39253d82',NULL);
INSERT INTO "entries" VALUES(4,48,'action','2026-03-01 12:36:18.000000',1,101,'Bo',43,42,'{"kind":"play_animal","animal":"D12"}','[{"kind":"animal_played","seat":1,"animal":"D12"}]','person',0,'4a144782',NULL);
INSERT INTO "entries" VALUES(4,49,'action','2026-03-01 12:36:29.000000',1,101,'Bo',44,43,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":[],"helps":["care"],"locations":[]}]','person',0,'a0ce0464',NULL);
INSERT INTO "entries" VALUES(4,50,'action','2026-03-01 12:36:40.000000',2,NULL,'Clover',45,NULL,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','bot',0,'7d609ff1',NULL);
INSERT INTO "entries" VALUES(4,51,'action','2026-03-01 12:36:40.000000',2,NULL,'Clover',46,NULL,'{"kind":"take_animal","animal":"D07"}','[{"kind":"animal_taken","seat":2,"animal":"D07"}]','bot',0,'85450213',NULL);
INSERT INTO "entries" VALUES(4,52,'action','2026-03-01 12:36:40.000000',2,NULL,'Clover',47,NULL,'{"kind":"play_animal","animal":"D07"}','[{"kind":"animal_played","seat":2,"animal":"D07"}]','bot',0,'c788d877',NULL);
INSERT INTO "entries" VALUES(4,53,'action','2026-03-01 12:36:40.000000',2,NULL,'Clover',48,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'944f648b',NULL);
INSERT INTO "entries" VALUES(4,54,'action','2026-03-01 12:36:40.000000',2,NULL,'Clover',49,NULL,'{"kind":"make_happy","animal":"C10","payment":["food","love","care"]}','[{"kind":"turned_happy","seat":2,"animal":"C10","payment":["food","love","care"]}]','bot',0,'9b886484',NULL);
INSERT INTO "entries" VALUES(4,55,'action','2026-03-01 12:36:40.000000',2,NULL,'Clover',50,NULL,'{"kind":"obtain","location":"L05","residents":["C10","R06"]}','[{"kind":"location_obtained","seat":2,"location":"L05","residents":["C10","R06"]}]','bot',0,'f4ccf959',NULL);
INSERT INTO "entries" VALUES(4,56,'action','2026-03-01 12:36:40.000000',2,NULL,'Clover',51,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["D09"],"helps":["care","food"],"locations":["L03"]}]','bot',0,'aea56ecb',NULL);
INSERT INTO "entries" VALUES(4,57,'action','2026-03-01 12:36:51.000000',0,100,'Ana',52,51,'{"kind":"take_animal","animal":"W02"}','[{"kind":"animal_taken","seat":0,"animal":"W02"}]','person',0,'862dad42',NULL);
INSERT INTO "entries" VALUES(4,58,'action','2026-03-01 12:37:02.000000',0,100,'Ana',53,52,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":0,"help":"love"}]','person',0,'72978a90',NULL);
INSERT INTO "entries" VALUES(4,59,'action','2026-03-01 12:37:13.000000',0,100,'Ana',54,53,'{"kind":"end_turn","discard":["W02","care"]}','[{"kind":"discarded","seat":0,"animals":["W02"],"helps":["care"]},{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":[],"helps":["care"],"locations":[]}]','person',0,'cda9fd27',NULL);
INSERT INTO "entries" VALUES(4,60,'action','2026-03-01 12:37:24.000000',1,101,'Bo',55,54,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":1,"help":"food"}]','person',0,'9ade6715',NULL);
INSERT INTO "entries" VALUES(4,61,'action','2026-03-01 12:37:35.000000',1,101,'Bo',56,55,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":1,"help":"love"}]','person',0,'71b021f8',NULL);
INSERT INTO "entries" VALUES(4,62,'action','2026-03-01 12:37:46.000000',1,101,'Bo',57,56,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":[],"helps":["food"],"locations":[]}]','person',0,'4a6654e6',NULL);
INSERT INTO "entries" VALUES(4,63,'action','2026-03-01 12:37:57.000000',2,NULL,'Clover',58,NULL,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','bot',0,'8833eccb',NULL);
INSERT INTO "entries" VALUES(4,64,'action','2026-03-01 12:37:57.000000',2,NULL,'Clover',59,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'c872b140',NULL);
INSERT INTO "entries" VALUES(4,65,'action','2026-03-01 12:37:57.000000',2,NULL,'Clover',60,NULL,'{"kind":"make_happy","animal":"D07","payment":["food","food","care"]}','[{"kind":"turned_happy","seat":2,"animal":"D07","payment":["food","food","care"]}]','bot',0,'596ced0c',NULL);
INSERT INTO "entries" VALUES(4,66,'action','2026-03-01 12:37:57.000000',2,NULL,'Clover',61,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["food","love"],"locations":[]}]','forced',0,'e0ee420b',NULL);
INSERT INTO "entries" VALUES(4,67,'action','2026-03-01 12:38:08.000000',0,100,'Ana',62,61,'{"kind":"take_animal","animal":"C01"}','[{"kind":"animal_taken","seat":0,"animal":"C01"}]','person',0,'fb52f894',NULL);
INSERT INTO "entries" VALUES(4,68,'action','2026-03-01 12:38:19.000000',0,100,'Ana',63,62,'{"kind":"take_animal","animal":"R03"}','[{"kind":"animal_taken","seat":0,"animal":"R03"}]','person',0,'86e960d7',NULL);
INSERT INTO "entries" VALUES(4,69,'action','2026-03-01 12:38:30.000000',0,100,'Ana',64,63,'{"kind":"end_turn","discard":["C01","food2"]}','[{"kind":"discarded","seat":0,"animals":["C01"],"helps":["food"]},{"kind":"turn_began","seat":1}]','person',0,'3e0706cb',NULL);
INSERT INTO "entries" VALUES(4,70,'action','2026-03-01 12:38:41.000000',1,101,'Bo',65,64,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":1,"help":"care"}]','person',0,'a55fc07d',NULL);
INSERT INTO "entries" VALUES(4,71,'action','2026-03-01 12:38:52.000000',1,101,'Bo',66,65,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":1,"help":"love"}]','person',0,'15852e62',NULL);
INSERT INTO "entries" VALUES(4,72,'action','2026-03-01 12:39:03.000000',1,101,'Bo',67,66,'{"kind":"make_happy","animal":"D06","payment":["food","love","care","care"]}','[{"kind":"turned_happy","seat":1,"animal":"D06","payment":["food","love","care","care"]}]','person',0,'87c5c42e',NULL);
INSERT INTO "entries" VALUES(4,73,'action','2026-03-01 12:39:14.000000',1,101,'Bo',68,67,'{"kind":"play_animal","animal":"C05"}','[{"kind":"animal_played","seat":1,"animal":"C05"},{"kind":"effect_lost","seat":1,"card":"C05"}]','person',0,'dc8ced8e',NULL);
INSERT INTO "entries" VALUES(4,74,'action','2026-03-01 12:39:25.000000',1,101,'Bo',69,68,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":[],"helps":["love"],"locations":[]}]','person',0,'7a7bd832',NULL);
INSERT INTO "entries" VALUES(4,75,'action','2026-03-01 12:39:36.000000',2,NULL,'Clover',70,NULL,'{"kind":"take_animal","animal":"D09"}','[{"kind":"animal_taken","seat":2,"animal":"D09"}]','bot',0,'837a1404',NULL);
INSERT INTO "entries" VALUES(4,76,'action','2026-03-01 12:39:36.000000',2,NULL,'Clover',71,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'3d163e6c',NULL);
INSERT INTO "entries" VALUES(4,77,'action','2026-03-01 12:39:36.000000',2,NULL,'Clover',72,NULL,'{"kind":"play_animal","animal":"D09"}','[{"kind":"animal_played","seat":2,"animal":"D09"}]','bot',0,'fabc11fb',NULL);
INSERT INTO "entries" VALUES(4,78,'action','2026-03-01 12:39:36.000000',2,NULL,'Clover',73,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'edebfd52',NULL);
INSERT INTO "entries" VALUES(4,79,'action','2026-03-01 12:39:36.000000',2,NULL,'Clover',74,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"shuffled","deck":"helps"},{"kind":"display_refilled","animals":["C03"],"helps":["love","care"],"locations":[]}]','bot',0,'80964893',NULL);
INSERT INTO "entries" VALUES(4,80,'action','2026-03-01 12:39:47.000000',0,100,'Ana',75,74,'{"kind":"take_animal","animal":"C03"}','[{"kind":"animal_taken","seat":0,"animal":"C03"}]','person',0,'f578008a',NULL);
INSERT INTO "entries" VALUES(4,81,'action','2026-03-01 12:39:58.000000',0,100,'Ana',76,75,'{"kind":"take_animal","animal":"C07"}','[{"kind":"animal_taken","seat":0,"animal":"C07"}]','person',0,'fc6b2595',NULL);
INSERT INTO "entries" VALUES(4,82,'action','2026-03-01 12:40:09.000000',0,100,'Ana',77,76,'{"kind":"play_animal","animal":"C03"}','[{"kind":"animal_played","seat":0,"animal":"C03"}]','person',0,'aa727c0f',NULL);
INSERT INTO "entries" VALUES(4,83,'action','2026-03-01 12:40:20.000000',0,100,'Ana',78,77,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":0,"help":"care"}]','person',0,'438defa4',NULL);
INSERT INTO "entries" VALUES(4,84,'action','2026-03-01 12:40:31.000000',0,100,'Ana',79,78,'{"kind":"make_happy","animal":"C03","payment":["love","love"]}','[{"kind":"turned_happy","seat":0,"animal":"C03","payment":["love","love"]}]','person',0,'8975e8e7',NULL);
INSERT INTO "entries" VALUES(4,85,'action','2026-03-01 12:40:42.000000',0,100,'Ana',80,79,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["C09","C02"],"helps":["food"],"locations":[]}]','person',0,'be470d8c',NULL);
INSERT INTO "entries" VALUES(4,86,'action','2026-03-01 12:40:53.000000',1,101,'Bo',81,80,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":1,"help":"food"}]','person',0,'e33cb5ad',NULL);
INSERT INTO "entries" VALUES(4,87,'action','2026-03-01 12:41:04.000000',1,101,'Bo',82,81,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":1,"help":"love"}]','person',0,'e8c04c1d',NULL);
INSERT INTO "entries" VALUES(4,88,'action','2026-03-01 12:41:15.000000',1,101,'Bo',83,82,'{"kind":"make_happy","animal":"C05","payment":["food","love","love"]}','[{"kind":"turned_happy","seat":1,"animal":"C05","payment":["food","love","love"]}]','person',0,'dc44f1e1',NULL);
INSERT INTO "entries" VALUES(4,89,'action','2026-03-01 12:41:15.000000',1,101,'Bo',84,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":[],"helps":["care","love"],"locations":[]}]','forced',0,'c4ec2009',NULL);
INSERT INTO "entries" VALUES(4,90,'action','2026-03-01 12:41:26.000000',2,NULL,'Clover',85,NULL,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','bot',0,'76c6a9ee',NULL);
INSERT INTO "entries" VALUES(4,91,'action','2026-03-01 12:41:26.000000',2,NULL,'Clover',86,NULL,'{"kind":"take_animal","animal":"C09"}','[{"kind":"animal_taken","seat":2,"animal":"C09"}]','bot',0,'113a4c22',NULL);
INSERT INTO "entries" VALUES(4,92,'action','2026-03-01 12:41:26.000000',2,NULL,'Clover',87,NULL,'{"kind":"play_animal","animal":"C09"}','[{"kind":"animal_played","seat":2,"animal":"C09"}]','bot',0,'9c5cc02c',NULL);
INSERT INTO "entries" VALUES(4,93,'action','2026-03-01 12:41:26.000000',2,NULL,'Clover',88,NULL,'{"kind":"take_animal","animal":"C06"}','[{"kind":"animal_taken","seat":2,"animal":"C06"}]','bot',0,'5dc4befb',NULL);
INSERT INTO "entries" VALUES(4,94,'action','2026-03-01 12:41:26.000000',2,NULL,'Clover',89,NULL,'{"kind":"make_happy","animal":"C09","payment":["food","love","care"]}','[{"kind":"turned_happy","seat":2,"animal":"C09","payment":["food","love","care"]}]','bot',0,'22703e6d',NULL);
INSERT INTO "entries" VALUES(4,95,'action','2026-03-01 12:41:26.000000',2,NULL,'Clover',90,NULL,'{"kind":"play_animal","animal":"C06"}','[{"kind":"animal_played","seat":2,"animal":"C06"},{"kind":"effect_lost","seat":2,"card":"C06"}]','bot',0,'462797c4',NULL);
INSERT INTO "entries" VALUES(4,96,'action','2026-03-01 12:41:26.000000',2,NULL,'Clover',91,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["C11"],"helps":["food"],"locations":[]}]','forced',0,'0b468506',NULL);
INSERT INTO "entries" VALUES(4,97,'action','2026-03-01 12:41:37.000000',0,100,'Ana',92,91,'{"kind":"take_animal","animal":"C02"}','[{"kind":"animal_taken","seat":0,"animal":"C02"}]','person',0,'98888290',NULL);
INSERT INTO "entries" VALUES(4,98,'action','2026-03-01 12:41:48.000000',0,100,'Ana',93,92,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":0,"help":"love"}]','person',0,'ea18f9a4',NULL);
INSERT INTO "entries" VALUES(4,99,'action','2026-03-01 12:41:59.000000',0,100,'Ana',94,93,'{"kind":"end_turn","discard":["C07","care"]}','[{"kind":"discarded","seat":0,"animals":["C07"],"helps":["care"]},{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["C04"],"helps":["love"],"locations":[]}]','person',0,'44659c1b',NULL);
INSERT INTO "entries" VALUES(4,100,'action','2026-03-01 12:42:10.000000',1,101,'Bo',95,94,'{"kind":"take_animal","animal":"C04"}','[{"kind":"animal_taken","seat":1,"animal":"C04"}]','person',0,'df7a100e',NULL);
INSERT INTO "entries" VALUES(4,101,'action','2026-03-01 12:42:21.000000',1,101,'Bo',96,95,'{"kind":"take_animal","animal":"C11"}','[{"kind":"animal_taken","seat":1,"animal":"C11"}]','person',0,'815884a1',NULL);
INSERT INTO "entries" VALUES(4,102,'action','2026-03-01 12:42:32.000000',1,101,'Bo',97,96,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["W03","R08"],"helps":[],"locations":[]}]','person',0,'c7e51433',NULL);
INSERT INTO "entries" VALUES(4,103,'action','2026-03-01 12:42:43.000000',2,NULL,'Clover',98,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'bfb699c9',NULL);
INSERT INTO "entries" VALUES(4,104,'action','2026-03-01 12:42:43.000000',2,NULL,'Clover',99,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'97a643ca',NULL);
INSERT INTO "entries" VALUES(4,105,'action','2026-03-01 12:42:43.000000',2,NULL,'Clover',100,NULL,'{"kind":"make_happy","animal":"C06","payment":["food","love"]}','[{"kind":"turned_happy","seat":2,"animal":"C06","payment":["food","love"]}]','bot',0,'51c007c8',NULL);
INSERT INTO "entries" VALUES(4,106,'action','2026-03-01 12:42:43.000000',2,NULL,'Clover',101,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["care","care"],"locations":[]}]','forced',0,'c319113e',NULL);
INSERT INTO "entries" VALUES(4,107,'action','2026-03-01 12:42:54.000000',0,100,'Ana',102,101,'{"kind":"take_animal","animal":"R08"}','[{"kind":"animal_taken","seat":0,"animal":"R08"}]','person',0,'cc831efe',NULL);
INSERT INTO "entries" VALUES(4,108,'action','2026-03-01 12:43:05.000000',0,100,'Ana',103,102,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":0,"help":"love"}]','person',0,'2c853837',NULL);
INSERT INTO "entries" VALUES(4,109,'action','2026-03-01 12:43:16.000000',0,100,'Ana',104,103,'{"kind":"end_turn","discard":["R08","food"]}','[{"kind":"discarded","seat":0,"animals":["R08"],"helps":["food"]},{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["C12"],"helps":["food"],"locations":[]}]','person',0,'ffb3b14b',NULL);
INSERT INTO "entries" VALUES(4,110,'action','2026-03-01 12:43:27.000000',1,101,'Bo',105,104,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":1,"help":"care"}]','person',0,'9baaa676',NULL);
INSERT INTO "entries" VALUES(4,111,'action','2026-03-01 12:43:38.000000',1,101,'Bo',106,105,'{"kind":"take_animal","animal":"C12"}','[{"kind":"animal_taken","seat":1,"animal":"C12"}]','person',0,'362302db',NULL);
INSERT INTO "entries" VALUES(4,112,'action','2026-03-01 12:43:49.000000',1,101,'Bo',107,106,'{"kind":"play_animal","animal":"C12"}','[{"kind":"animal_played","seat":1,"animal":"C12"}]','person',0,'a45bf496',NULL);
INSERT INTO "entries" VALUES(4,113,'action','2026-03-01 12:44:00.000000',1,101,'Bo',108,107,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["D11"],"helps":["care"],"locations":[]}]','person',0,'69bb9370',NULL);
INSERT INTO "entries" VALUES(4,114,'action','2026-03-01 12:44:11.000000',2,NULL,'Clover',109,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'14a94870',NULL);
INSERT INTO "entries" VALUES(4,115,'action','2026-03-01 12:44:11.000000',2,NULL,'Clover',110,NULL,'{"kind":"take_animal","animal":"R11"}','[{"kind":"animal_taken","seat":2,"animal":"R11"}]','bot',0,'542e5465',NULL);
INSERT INTO "entries" VALUES(4,116,'action','2026-03-01 12:44:11.000000',2,NULL,'Clover',111,NULL,'{"kind":"play_animal","animal":"R11"}','[{"kind":"animal_played","seat":2,"animal":"R11"}]','bot',0,'8652ad42',NULL);
INSERT INTO "entries" VALUES(4,117,'action','2026-03-01 12:44:11.000000',2,NULL,'Clover',112,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["care"],"locations":[]}]','bot',0,'fbbb99b9',NULL);
INSERT INTO "entries" VALUES(4,118,'action','2026-03-01 12:44:22.000000',0,100,'Ana',113,112,'{"kind":"take_animal","animal":"D02"}','[{"kind":"animal_taken","seat":0,"animal":"D02"}]','person',0,'42611beb',NULL);
INSERT INTO "entries" VALUES(4,119,'action','2026-03-01 12:44:33.000000',0,100,'Ana',114,113,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":0,"help":"care"}]','person',0,'bb9acd12',NULL);
INSERT INTO "entries" VALUES(4,120,'action','2026-03-01 12:44:44.000000',0,100,'Ana',115,114,'{"kind":"play_animal","animal":"C02"}','[{"kind":"animal_played","seat":0,"animal":"C02"},{"kind":"effect_lost","seat":0,"card":"C02"}]','person',0,'8ae00dbb',NULL);
INSERT INTO "entries" VALUES(4,121,'action','2026-03-01 12:44:55.000000',0,100,'Ana',116,115,'{"kind":"end_turn","discard":["care2"]}','[{"kind":"discarded","seat":0,"animals":[],"helps":["care"]},{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":[],"helps":["food"],"locations":[]}]','person',0,'c22d2f10',NULL);
INSERT INTO "entries" VALUES(4,122,'action','2026-03-01 12:45:06.000000',1,101,'Bo',117,116,'{"kind":"take_animal","animal":"D08"}','[{"kind":"animal_taken","seat":1,"animal":"D08"}]','person',0,'3054484f',NULL);
INSERT INTO "entries" VALUES(4,123,'action','2026-03-01 12:45:17.000000',1,101,'Bo',118,117,'{"kind":"take_animal","animal":"D04"}','[{"kind":"animal_taken","seat":1,"animal":"D04"}]','person',0,'096d2718',NULL);
INSERT INTO "entries" VALUES(4,124,'action','2026-03-01 12:45:28.000000',1,101,'Bo',119,118,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2}]','person',0,'5f1498d1',NULL);
INSERT INTO "entries" VALUES(4,125,'action','2026-03-01 12:45:39.000000',2,NULL,'Clover',120,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'02b5715d',NULL);
INSERT INTO "entries" VALUES(4,126,'action','2026-03-01 12:45:39.000000',2,NULL,'Clover',121,NULL,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','bot',0,'e1a7499e',NULL);
INSERT INTO "entries" VALUES(4,127,'action','2026-03-01 12:45:39.000000',2,NULL,'Clover',122,NULL,'{"kind":"make_happy","animal":"D09","payment":["food","food"]}','[{"kind":"turned_happy","seat":2,"animal":"D09","payment":["food","food"]}]','bot',0,'90c25acb',NULL);
INSERT INTO "entries" VALUES(4,128,'action','2026-03-01 12:45:39.000000',2,NULL,'Clover',123,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["love","care"],"locations":[]}]','bot',0,'ef8f571a',NULL);
INSERT INTO "entries" VALUES(4,129,'action','2026-03-01 12:45:50.000000',0,100,'Ana',124,123,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":0,"help":"love"}]','person',0,'447eae62',NULL);
INSERT INTO "entries" VALUES(4,130,'action','2026-03-01 12:46:01.000000',0,100,'Ana',125,124,'{"kind":"take_animal","animal":"D11"}','[{"kind":"animal_taken","seat":0,"animal":"D11"}]','person',0,'59787f99',NULL);
INSERT INTO "entries" VALUES(4,131,'action','2026-03-01 12:46:12.000000',0,100,'Ana',126,125,'{"kind":"end_turn","discard":["love","love3"]}','[{"kind":"discarded","seat":0,"animals":[],"helps":["love","love"]},{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["C08"],"helps":["food"],"locations":[]}]','person',0,'201562c0',NULL);
INSERT INTO "entries" VALUES(4,132,'action','2026-03-01 12:46:23.000000',1,101,'Bo',127,126,'{"kind":"take_animal","animal":"D05"}','[{"kind":"animal_taken","seat":1,"animal":"D05"}]','person',0,'54cb9ac6',NULL);
INSERT INTO "entries" VALUES(4,133,'action','2026-03-01 12:46:34.000000',1,101,'Bo',128,127,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":1,"help":"food"}]','person',0,'31a68aa5',NULL);
INSERT INTO "entries" VALUES(4,134,'action','2026-03-01 12:46:45.000000',1,101,'Bo',129,128,'{"kind":"end_turn","discard":["C11","care"]}','[{"kind":"discarded","seat":1,"animals":["C11"],"helps":["care"]},{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":[],"helps":["food"],"locations":[]}]','person',0,'7fc3fefe',NULL);
INSERT INTO "entries" VALUES(4,135,'action','2026-03-01 12:46:56.000000',2,NULL,'Clover',130,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'4f1511ba',NULL);
INSERT INTO "entries" VALUES(4,136,'action','2026-03-01 12:46:56.000000',2,NULL,'Clover',131,NULL,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":2,"help":"care"}]','bot',0,'caa6e3e9',NULL);
INSERT INTO "entries" VALUES(4,137,'action','2026-03-01 12:46:56.000000',2,NULL,'Clover',132,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["food"],"locations":[]}]','bot',0,'e88bfea7',NULL);
INSERT INTO "entries" VALUES(4,138,'action','2026-03-01 12:47:07.000000',0,100,'Ana',133,132,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":0,"help":"care"}]','person',0,'81b3054b',NULL);
INSERT INTO "entries" VALUES(4,139,'action','2026-03-01 12:47:18.000000',0,100,'Ana',134,133,'{"kind":"take_animal","animal":"W03"}','[{"kind":"animal_taken","seat":0,"animal":"W03"}]','person',0,'9dbc6d77',NULL);
INSERT INTO "entries" VALUES(4,140,'action','2026-03-01 12:47:29.000000',0,100,'Ana',135,134,'{"kind":"end_turn","discard":["D11","W03"]}','[{"kind":"discarded","seat":0,"animals":["D11","W03"],"helps":[]},{"kind":"turn_began","seat":1},{"kind":"shuffled","deck":"helps"},{"kind":"display_refilled","animals":["D03"],"helps":["love"],"locations":[]}]','person',0,'6fbe0d78',NULL);
INSERT INTO "entries" VALUES(4,141,'action','2026-03-01 12:47:40.000000',1,101,'Bo',136,135,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":1,"help":"care"}]','person',0,'fa1b63db',NULL);
INSERT INTO "entries" VALUES(4,142,'action','2026-03-01 12:47:51.000000',1,101,'Bo',137,136,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":1,"help":"love"}]','person',0,'2bbfa476',NULL);
INSERT INTO "entries" VALUES(4,143,'action','2026-03-01 12:48:02.000000',1,101,'Bo',138,137,'{"kind":"make_happy","animal":"C12","payment":["food","love","care"]}','[{"kind":"turned_happy","seat":1,"animal":"C12","payment":["food","love","care"]}]','person',0,'4421e756',NULL);
INSERT INTO "entries" VALUES(4,144,'action','2026-03-01 12:48:13.000000',1,101,'Bo',139,138,'{"kind":"play_animal","animal":"C04"}','[{"kind":"animal_played","seat":1,"animal":"C04"}]','person',0,'f9f9266f',NULL);
INSERT INTO "entries" VALUES(4,145,'action','2026-03-01 12:48:24.000000',1,101,'Bo',140,139,'{"kind":"take_animal","animal":"C08"}','[{"kind":"animal_taken","seat":1,"animal":"C08"}]','person',0,'41008b93',NULL);
INSERT INTO "entries" VALUES(4,146,'action','2026-03-01 12:48:35.000000',1,101,'Bo',141,140,'{"kind":"play_animal","animal":"C08"}','[{"kind":"animal_played","seat":1,"animal":"C08"}]','person',0,'747374e4',NULL);
INSERT INTO "entries" VALUES(4,147,'action','2026-03-01 12:48:46.000000',1,101,'Bo',142,141,'{"kind":"skip_effect"}','[{"kind":"effect_skipped","seat":1,"card":"C08"}]','person',0,'d8420674',NULL);
INSERT INTO "entries" VALUES(4,148,'action','2026-03-01 12:48:57.000000',1,101,'Bo',143,142,'{"kind":"play_animal","animal":"D05"}','[{"kind":"animal_played","seat":1,"animal":"D05"}]','person',0,'43c27262',NULL);
INSERT INTO "entries" VALUES(4,149,'action','2026-03-01 12:49:08.000000',1,101,'Bo',144,143,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":1,"help":"food"}]','person',0,'bde13977',NULL);
INSERT INTO "entries" VALUES(4,150,'action','2026-03-01 12:49:19.000000',1,101,'Bo',145,144,'{"kind":"play_animal","animal":"D08"}','[{"kind":"animal_played","seat":1,"animal":"D08"},{"kind":"effect_lost","seat":1,"card":"D08"}]','person',0,'54fde3fb',NULL);
INSERT INTO "entries" VALUES(4,151,'action','2026-03-01 12:49:30.000000',1,101,'Bo',146,145,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["R02"],"helps":["care","love","food"],"locations":[]}]','person',0,'a7a87a0b',NULL);
INSERT INTO "entries" VALUES(4,152,'action','2026-03-01 12:49:41.000000',2,NULL,'Clover',147,NULL,'{"kind":"take_animal","animal":"R10"}','[{"kind":"animal_taken","seat":2,"animal":"R10"}]','bot',0,'bc941360',NULL);
INSERT INTO "entries" VALUES(4,153,'action','2026-03-01 12:49:41.000000',2,NULL,'Clover',148,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'c59fa6e9',NULL);
INSERT INTO "entries" VALUES(4,154,'action','2026-03-01 12:49:41.000000',2,NULL,'Clover',149,NULL,'{"kind":"play_animal","animal":"R10"}','[{"kind":"animal_played","seat":2,"animal":"R10"}]','bot',0,'207f30b4',NULL);
INSERT INTO "entries" VALUES(4,155,'action','2026-03-01 12:49:41.000000',2,NULL,'Clover',150,NULL,'{"kind":"make_happy","animal":"R10","payment":["love","care","care"]}','[{"kind":"turned_happy","seat":2,"animal":"R10","payment":["love","care","care"]}]','bot',0,'a5fab9c8',NULL);
INSERT INTO "entries" VALUES(4,156,'action','2026-03-01 12:49:41.000000',2,NULL,'Clover',151,NULL,'{"kind":"obtain","location":"L06","residents":["D07","R10"]}','[{"kind":"location_obtained","seat":2,"location":"L06","residents":["D07","R10"]}]','bot',0,'1cc4979e',NULL);
INSERT INTO "entries" VALUES(4,157,'action','2026-03-01 12:49:41.000000',2,NULL,'Clover',152,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["food"],"locations":["L08"]}]','bot',0,'ea0b7976',NULL);
INSERT INTO "entries" VALUES(4,158,'action','2026-03-01 12:49:52.000000',0,100,'Ana',153,152,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":0,"help":"food"}]','person',0,'ad29d11b',NULL);
INSERT INTO "entries" VALUES(4,159,'action','2026-03-01 12:50:03.000000',0,100,'Ana',154,153,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":0,"help":"care"}]','person',0,'7024487b',NULL);
INSERT INTO "entries" VALUES(4,160,'action','2026-03-01 12:50:14.000000',0,100,'Ana',155,154,'{"kind":"end_turn","discard":["R03","food"]}','[{"kind":"discarded","seat":0,"animals":["R03"],"helps":["food"]},{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":[],"helps":["food","love"],"locations":[]}]','person',0,'c9c25534',NULL);
INSERT INTO "entries" VALUES(4,161,'action','2026-03-01 12:50:25.000000',1,101,'Bo',156,155,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":1,"help":"love"}]','person',0,'8c3d1611',NULL);
INSERT INTO "entries" VALUES(4,162,'action','2026-03-01 12:50:36.000000',1,101,'Bo',157,156,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":1,"help":"food"}]','person',0,'325ba1c9',NULL);
INSERT INTO "entries" VALUES(4,163,'action','2026-03-01 12:50:47.000000',1,101,'Bo',158,157,'{"kind":"make_happy","animal":"C04","payment":["food","food","love"]}','[{"kind":"turned_happy","seat":1,"animal":"C04","payment":["food","food","love"]}]','person',0,'444340a3',NULL);
INSERT INTO "entries" VALUES(4,164,'action','2026-03-01 12:50:58.000000',1,101,'Bo',159,158,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":[],"helps":["care"],"locations":[]}]','person',0,'14c48607',NULL);
INSERT INTO "entries" VALUES(4,165,'action','2026-03-01 12:51:09.000000',2,NULL,'Clover',160,NULL,'{"kind":"take_animal","animal":"D03"}','[{"kind":"animal_taken","seat":2,"animal":"D03"}]','bot',0,'8362ddd2',NULL);
INSERT INTO "entries" VALUES(4,166,'action','2026-03-01 12:51:09.000000',2,NULL,'Clover',161,NULL,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":2,"help":"care"}]','bot',0,'9bad7b86',NULL);
INSERT INTO "entries" VALUES(4,167,'action','2026-03-01 12:51:09.000000',2,NULL,'Clover',162,NULL,'{"kind":"play_animal","animal":"D03"}','[{"kind":"animal_played","seat":2,"animal":"D03"}]','bot',0,'523d1c00',NULL);
INSERT INTO "entries" VALUES(4,168,'action','2026-03-01 12:51:09.000000',2,NULL,'Clover',163,NULL,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','bot',0,'4f9a454b',NULL);
INSERT INTO "entries" VALUES(4,169,'action','2026-03-01 12:51:09.000000',2,NULL,'Clover',164,NULL,'{"kind":"obtain","location":"L08","residents":["C09","C06"]}','[{"kind":"location_obtained","seat":2,"location":"L08","residents":["C09","C06"]},{"kind":"last_round_began","seat":2},{"kind":"effect_lost","seat":2,"card":"L08"}]','bot',0,'d7df4387',NULL);
INSERT INTO "entries" VALUES(4,170,'action','2026-03-01 12:51:09.000000',2,NULL,'Clover',165,NULL,'{"kind":"make_happy","animal":"D03","payment":["food"]}','[{"kind":"turned_happy","seat":2,"animal":"D03","payment":["food"]}]','bot',0,'394a6c85',NULL);
INSERT INTO "entries" VALUES(4,171,'action','2026-03-01 12:51:09.000000',2,NULL,'Clover',166,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"ended","reason":"ten"}]','bot',0,'4364ee4d',NULL);
INSERT INTO "entries" VALUES(5,1,'opened','2026-03-01 12:51:09.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,2,'joined','2026-03-01 12:51:09.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,3,'joined','2026-03-01 12:51:09.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,4,'joined','2026-03-01 12:51:09.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,5,'bot_added','2026-03-01 12:51:09.000000',3,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,6,'started','2026-03-01 12:51:09.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'871d679a',NULL);
INSERT INTO "entries" VALUES(5,7,'action','2026-03-01 12:51:20.000000',0,100,'Ana',1,0,'{"kind":"take_animal","animal":"W02"}','[{"kind":"animal_taken","seat":0,"animal":"W02"}]','person',0,'2ef4238c',NULL);
INSERT INTO "entries" VALUES(5,8,'action','2026-03-01 12:51:31.000000',0,100,'Ana',2,1,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":0,"help":"love"}]','person',0,'059eb250',NULL);
INSERT INTO "entries" VALUES(5,9,'action','2026-03-01 12:51:42.000000',0,100,'Ana',3,2,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["D01"],"helps":[],"locations":[]}]','person',0,'af920edb',NULL);
INSERT INTO "entries" VALUES(5,10,'action','2026-03-01 12:51:53.000000',1,101,'Bo',4,3,'{"kind":"take_animal","animal":"D01"}','[{"kind":"animal_taken","seat":1,"animal":"D01"}]','person',0,'79d8cd4a',NULL);
INSERT INTO "entries" VALUES(5,11,'action','2026-03-01 12:52:04.000000',1,101,'Bo',5,4,'{"kind":"take_animal","animal":"W04"}','[{"kind":"animal_taken","seat":1,"animal":"W04"}]','person',0,'1931b61f',NULL);
INSERT INTO "entries" VALUES(5,12,'action','2026-03-01 12:52:15.000000',1,101,'Bo',6,5,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["R11"],"helps":[],"locations":[]}]','person',0,'844c0001',NULL);
INSERT INTO "entries" VALUES(5,13,'action','2026-03-01 12:52:26.000000',2,102,'Cy',7,6,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":2,"help":"care"}]','person',0,'424baee4',NULL);
INSERT INTO "entries" VALUES(5,14,'action','2026-03-01 12:52:37.000000',2,102,'Cy',8,7,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":2,"help":"care"}]','person',0,'33b119a2',NULL);
INSERT INTO "entries" VALUES(5,15,'action','2026-03-01 12:52:48.000000',2,102,'Cy',9,8,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":3}]','person',0,'7d2af71c',NULL);
INSERT INTO "entries" VALUES(5,16,'action','2026-03-01 12:52:59.000000',3,NULL,'Clover',10,NULL,'{"kind":"take_animal","animal":"D02"}','[{"kind":"animal_taken","seat":3,"animal":"D02"}]','bot',0,'1e911397',NULL);
INSERT INTO "entries" VALUES(5,17,'action','2026-03-01 12:52:59.000000',3,NULL,'Clover',11,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":3,"help":"love"}]','bot',0,'d25f351e',NULL);
INSERT INTO "entries" VALUES(5,18,'action','2026-03-01 12:52:59.000000',3,NULL,'Clover',12,NULL,'{"kind":"play_animal","animal":"D02"}','[{"kind":"animal_played","seat":3,"animal":"D02"}]','bot',0,'70e6aee7',NULL);
INSERT INTO "entries" VALUES(5,19,'action','2026-03-01 12:52:59.000000',3,NULL,'Clover',13,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":3,"help":"food"}]','bot',0,'e698d1c7',NULL);
INSERT INTO "entries" VALUES(5,20,'action','2026-03-01 12:52:59.000000',3,NULL,'Clover',14,NULL,'{"kind":"make_happy","animal":"D02","payment":["love"]}','[{"kind":"turned_happy","seat":3,"animal":"D02","payment":["love"]}]','bot',0,'842be74a',NULL);
INSERT INTO "entries" VALUES(5,21,'action','2026-03-01 12:52:59.000000',3,NULL,'Clover',15,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["care","care"],"locations":[]}]','bot',0,'6ce8f16a',NULL);
INSERT INTO "entries" VALUES(5,22,'action','2026-03-01 12:53:10.000000',0,100,'Ana',16,15,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":0,"help":"care"}]','person',0,'df72dcb6',NULL);
INSERT INTO "entries" VALUES(5,23,'action','2026-03-01 12:53:21.000000',0,100,'Ana',17,16,'{"kind":"take_animal","animal":"D05"}','[{"kind":"animal_taken","seat":0,"animal":"D05"}]','person',0,'3ca0bd51',NULL);
INSERT INTO "entries" VALUES(5,24,'action','2026-03-01 12:53:32.000000',0,100,'Ana',18,17,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":[],"helps":["love"],"locations":[]}]','person',0,'d6cecf58',NULL);
INSERT INTO "entries" VALUES(5,25,'action','2026-03-01 12:53:43.000000',1,101,'Bo',19,18,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":1,"help":"food"}]','person',0,'6c9430f0',NULL);
INSERT INTO "entries" VALUES(5,26,'action','2026-03-01 12:53:54.000000',1,101,'Bo',20,19,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":1,"help":"love"}]','person',0,'726ec01b',NULL);
INSERT INTO "entries" VALUES(5,27,'action','2026-03-01 12:54:05.000000',1,101,'Bo',21,20,'{"kind":"play_animal","animal":"D01"}','[{"kind":"animal_played","seat":1,"animal":"D01"}]','person',0,'067f79c4',NULL);
INSERT INTO "entries" VALUES(5,28,'action','2026-03-01 12:54:16.000000',1,101,'Bo',22,21,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":1,"help":"love"}]','person',0,'f9b8f5b4',NULL);
INSERT INTO "entries" VALUES(5,29,'action','2026-03-01 12:54:27.000000',1,101,'Bo',23,22,'{"kind":"play_animal","animal":"W04"}','[{"kind":"animal_played","seat":1,"animal":"W04"}]','person',0,'23619eb9',NULL);
INSERT INTO "entries" VALUES(5,30,'action','2026-03-01 12:54:38.000000',1,101,'Bo',24,23,'{"kind":"take_animal","animal":"D09"}','[{"kind":"animal_taken","seat":1,"animal":"D09"}]','person',0,'9f82dba7',NULL);
INSERT INTO "entries" VALUES(5,31,'action','2026-03-01 12:54:49.000000',1,101,'Bo',25,24,'{"kind":"play_animal","animal":"D09"}','[{"kind":"animal_played","seat":1,"animal":"D09"},{"kind":"effect_lost","seat":1,"card":"D09"}]','person',0,'1d2ed358',NULL);
INSERT INTO "entries" VALUES(5,32,'action','2026-03-01 12:55:00.000000',1,101,'Bo',26,25,'{"kind":"make_happy","animal":"D01","payment":["love","love"]}','[{"kind":"turned_happy","seat":1,"animal":"D01","payment":["love","love"]}]','person',0,'4aacca03',NULL);
INSERT INTO "entries" VALUES(5,33,'action','2026-03-01 12:55:11.000000',1,101,'Bo',27,26,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["W05"],"helps":["love","food"],"locations":[]}]','person',0,'a01744e9',NULL);
INSERT INTO "entries" VALUES(5,34,'action','2026-03-01 12:55:22.000000',2,102,'Cy',28,27,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":2,"help":"food"}]','person',0,'b149112a',NULL);
INSERT INTO "entries" VALUES(5,35,'action','2026-03-01 12:55:33.000000',2,102,'Cy',29,28,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','person',0,'8e888457',NULL);
INSERT INTO "entries" VALUES(5,36,'action','2026-03-01 12:55:44.000000',2,102,'Cy',30,29,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":3},{"kind":"display_refilled","animals":[],"helps":["food"],"locations":[]}]','person',0,'93bff29c',NULL);
INSERT INTO "entries" VALUES(5,37,'action','2026-03-01 12:55:55.000000',3,NULL,'Clover',31,NULL,'{"kind":"take_animal","animal":"R06"}','[{"kind":"animal_taken","seat":3,"animal":"R06"}]','bot',0,'832919de',NULL);
INSERT INTO "entries" VALUES(5,38,'action','2026-03-01 12:55:55.000000',3,NULL,'Clover',32,NULL,'{"kind":"take_animal","animal":"W06"}','[{"kind":"animal_taken","seat":3,"animal":"W06"}]','bot',0,'77ada580',NULL);
INSERT INTO "entries" VALUES(5,39,'action','2026-03-01 12:55:55.000000',3,NULL,'Clover',33,NULL,'{"kind":"play_animal","animal":"R06"}','[{"kind":"animal_played","seat":3,"animal":"R06"}]','bot',0,'10e47048',NULL);
INSERT INTO "entries" VALUES(5,40,'action','2026-03-01 12:55:55.000000',3,NULL,'Clover',34,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":3,"help":"love"}]','bot',0,'10f1f61c',NULL);
INSERT INTO "entries" VALUES(5,41,'action','2026-03-01 12:55:55.000000',3,NULL,'Clover',35,NULL,'{"kind":"play_animal","animal":"W06"}','[{"kind":"animal_played","seat":3,"animal":"W06"}]','bot',0,'7b72bc09',NULL);
INSERT INTO "entries" VALUES(5,42,'action','2026-03-01 12:55:55.000000',3,NULL,'Clover',36,NULL,'{"kind":"take_animal","animal":"R11"}','[{"kind":"animal_taken","seat":3,"animal":"R11"}]','bot',0,'e0ab3247',NULL);
INSERT INTO "entries" VALUES(5,43,'action','2026-03-01 12:55:55.000000',3,NULL,'Clover',37,NULL,'{"kind":"play_animal","animal":"R11"}','[{"kind":"animal_played","seat":3,"animal":"R11"}]','bot',0,'8ca50eb2',NULL);
INSERT INTO "entries" VALUES(5,44,'action','2026-03-01 12:55:55.000000',3,NULL,'Clover',38,NULL,'{"kind":"make_happy","animal":"W06","payment":["food","love"]}','[{"kind":"turned_happy","seat":3,"animal":"W06","payment":["food","love"]}]','bot',0,'01b2a2c4',NULL);
INSERT INTO "entries" VALUES(5,45,'action','2026-03-01 12:55:55.000000',3,NULL,'Clover',39,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["R01"],"helps":["care"],"locations":[]}]','forced',0,'4197523a',NULL);
INSERT INTO "entries" VALUES(5,46,'action','2026-03-01 12:56:06.000000',0,100,'Ana',40,39,'{"kind":"take_animal","animal":"R01"}','[{"kind":"animal_taken","seat":0,"animal":"R01"}]','person',0,'dafb0ac5','{"state":{"players":[{"animals":["W02","D05"],"helps":["love","care"],"sad":[],"happy":[],"homes":[]},{"animals":[],"helps":["food"],"sad":["W04","D09"],"happy":["D01"],"homes":[]},{"animals":[],"helps":["food","care","care","care"],"sad":[],"happy":[],"homes":[]},{"animals":[],"helps":[],"sad":["R06","R11"],"happy":["D02","W06"],"homes":[]}],"animals":{"shown":["W05","C10","R01"],"deck":["C08","D07","D10","D03","R07","C09","R04","D06","C01","D04","C02","D12","R05","C05","C12","C11","C04","W01","R03","D11","R08","R02","C03","R09","C07","R12","C06","D08","R10","W03"],"discards":[]},"helps":{"shown":["care","food","food"],"deck":["love","care","food","love","food","care","care","love","love","care","food","food"],"discards":["love","love","love","food","love"]},"locations":{"shown":["L09","L02","L14"],"deck":["L05","L10","L15","L03","L01","L13","L07","L08","L06","L12","L11","L04"],"discards":[]},"first":0,"seat":0,"turn_number":8,"draws":2,"effect":"","paying":"","parting":[],"refreshing":null,"turn_cards":0,"colour_majority":false,"last_round":false,"progress":false,"quiet_rounds":0,"fresh":["W06"],"fresh_turn":7,"over":null},"questions":[{"seat":0,"ply":39,"digest":"69a91caf","turn":8}],"ply":39,"turn_ply":39}');
INSERT INTO "entries" VALUES(6,1,'opened','2026-03-01 12:56:17.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,2,'joined','2026-03-01 12:56:17.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,3,'joined','2026-03-01 12:56:17.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,4,'joined','2026-03-01 12:56:17.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,5,'bot_added','2026-03-01 12:56:17.000000',3,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,6,'started','2026-03-01 12:56:17.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'b594e322',NULL);
INSERT INTO "entries" VALUES(6,7,'action','2026-03-01 12:56:28.000000',2,102,'Cy',1,0,'{"kind":"take_animal","animal":"D04"}','[{"kind":"animal_taken","seat":2,"animal":"D04"}]','person',0,'a7f80dcb','{"state":{"players":[{"animals":[],"helps":[],"sad":[],"happy":[],"homes":[]},{"animals":[],"helps":[],"sad":[],"happy":[],"homes":[]},{"animals":[],"helps":[],"sad":[],"happy":[],"homes":[]},{"animals":[],"helps":[],"sad":[],"happy":[],"homes":[]}],"animals":{"shown":["W05","D04","D10"],"deck":["C03","D09","D01","C04","D07","R01","R07","D03","R03","D02","D05","C12","W01","D11","W06","D06","C07","R04","R05","D12","R10","R11","W03","W02","C08","R12","C11","C06","C01","D08","C10","R08","C09","R09","C02","C05","R02","R06","W04"],"discards":[]},"helps":{"shown":["food","love","care"],"deck":["love","care","food","care","love","care","love","love","food","food","care","food","food","food","love","food","care","love","care","care","love","love","food","care"],"discards":[]},"locations":{"shown":["L05","L06","L14"],"deck":["L01","L07","L02","L12","L04","L10","L08","L03","L15","L09","L13","L11"],"discards":[]},"first":2,"seat":2,"turn_number":0,"draws":2,"effect":"","paying":"","parting":[],"refreshing":null,"turn_cards":0,"colour_majority":false,"last_round":false,"progress":false,"quiet_rounds":0,"fresh":[],"fresh_turn":0,"over":null},"questions":[{"seat":2,"ply":0,"digest":"eefd0de8","turn":0}],"ply":0,"turn_ply":0}');
INSERT INTO "entries" VALUES(6,8,'action','2026-03-01 12:56:39.000000',2,102,'Cy',2,1,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','person',0,'ee6d9cc9','{"state":{"players":[{"animals":[],"helps":[],"sad":[],"happy":[],"homes":[]},{"animals":[],"helps":[],"sad":[],"happy":[],"homes":[]},{"animals":["D04"],"helps":[],"sad":[],"happy":[],"homes":[]},{"animals":[],"helps":[],"sad":[],"happy":[],"homes":[]}],"animals":{"shown":["W05","","D10"],"deck":["C03","D09","D01","C04","D07","R01","R07","D03","R03","D02","D05","C12","W01","D11","W06","D06","C07","R04","R05","D12","R10","R11","W03","W02","C08","R12","C11","C06","C01","D08","C10","R08","C09","R09","C02","C05","R02","R06","W04"],"discards":[]},"helps":{"shown":["food","love","care"],"deck":["love","care","food","care","love","care","love","love","food","food","care","food","food","food","love","food","care","love","care","care","love","love","food","care"],"discards":[]},"locations":{"shown":["L05","L06","L14"],"deck":["L01","L07","L02","L12","L04","L10","L08","L03","L15","L09","L13","L11"],"discards":[]},"first":2,"seat":2,"turn_number":0,"draws":1,"effect":"","paying":"","parting":[],"refreshing":null,"turn_cards":0,"colour_majority":false,"last_round":false,"progress":false,"quiet_rounds":0,"fresh":[],"fresh_turn":0,"over":null},"questions":[{"seat":2,"ply":1,"digest":"d1ad886e","turn":0}],"ply":1,"turn_ply":0}');
INSERT INTO "entries" VALUES(6,9,'paused','2026-03-01 12:56:50.000000',NULL,NULL,'',2,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(7,1,'opened','2026-03-01 12:56:50.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(7,2,'joined','2026-03-01 12:56:50.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(7,3,'joined','2026-03-01 12:56:50.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(7,4,'joined','2026-03-01 12:56:50.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(7,5,'bot_added','2026-03-01 12:56:50.000000',3,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
CREATE TABLE guilds (
	guild_id BIGINT NOT NULL, 
	threads BOOLEAN NOT NULL, 
	locale VARCHAR(16), time_limit INTEGER DEFAULT '172800', at_deadline VARCHAR(16) DEFAULT 'wait' NOT NULL, misses INTEGER DEFAULT '2' NOT NULL, 
	CONSTRAINT pk_guilds PRIMARY KEY (guild_id)
);
CREATE TABLE habits (
	user_id BIGINT NOT NULL, 
	spacing INTEGER, 
	quiet_begin INTEGER, 
	quiet_end INTEGER, 
	zone VARCHAR(64), away_since DATETIME, away_until DATETIME, 
	CONSTRAINT pk_habits PRIMARY KEY (user_id)
);
CREATE TABLE holders (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id BIGINT, 
	bot VARCHAR(16), 
	name VARCHAR(64) NOT NULL, 
	dm_closed BOOLEAN NOT NULL, 
	pinged_turn INTEGER, seen TEXT DEFAULT '[]' NOT NULL, 
	CONSTRAINT pk_holders PRIMARY KEY (match_id, seat), 
	CONSTRAINT fk_holders_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE, 
	CONSTRAINT fk_holders_user_id_players FOREIGN KEY(user_id) REFERENCES players (user_id)
);
INSERT INTO "holders" VALUES(1,0,100,NULL,'Ana',0,0,'[]');
INSERT INTO "holders" VALUES(2,0,100,NULL,'Ana',0,NULL,'[]');
INSERT INTO "holders" VALUES(2,1,101,NULL,'Bo',0,4,'[]');
INSERT INTO "holders" VALUES(3,0,100,NULL,'Ana',0,38,'[]');
INSERT INTO "holders" VALUES(3,1,101,NULL,'Bo',0,NULL,'[]');
INSERT INTO "holders" VALUES(3,2,NULL,'average','Clover',0,NULL,'[]');
INSERT INTO "holders" VALUES(4,0,100,NULL,'Ana',0,NULL,'[]');
INSERT INTO "holders" VALUES(4,1,101,NULL,'Bo',0,37,'[]');
INSERT INTO "holders" VALUES(4,2,NULL,'average','Clover',0,NULL,'[]');
INSERT INTO "holders" VALUES(5,0,100,NULL,'Ana',0,8,'[]');
INSERT INTO "holders" VALUES(5,1,101,NULL,'Bo',0,NULL,'[]');
INSERT INTO "holders" VALUES(5,2,102,NULL,'Cy',0,NULL,'[]');
INSERT INTO "holders" VALUES(5,3,NULL,'average','Clover',0,NULL,'[]');
INSERT INTO "holders" VALUES(6,0,100,NULL,'Ana',0,NULL,'[]');
INSERT INTO "holders" VALUES(6,1,101,NULL,'Bo',0,NULL,'[]');
INSERT INTO "holders" VALUES(6,2,102,NULL,'Cy',0,0,'[]');
INSERT INTO "holders" VALUES(6,3,NULL,'average','Clover',0,NULL,'[]');
INSERT INTO "holders" VALUES(7,0,100,NULL,'Ana',0,NULL,'[]');
INSERT INTO "holders" VALUES(7,1,101,NULL,'Bo',0,NULL,'[]');
INSERT INTO "holders" VALUES(7,2,102,NULL,'Cy',0,NULL,'[]');
INSERT INTO "holders" VALUES(7,3,NULL,'average','Clover',0,NULL,'[]');
CREATE TABLE invitations (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	host BIGINT NOT NULL, 
	CONSTRAINT pk_invitations PRIMARY KEY (match_id, seat), 
	CONSTRAINT fk_invitations_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
CREATE TABLE matches (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game VARCHAR(64) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	host BIGINT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	thread_id BIGINT, 
	guild_locale VARCHAR(16), 
	size INTEGER NOT NULL, 
	autostart BOOLEAN NOT NULL, 
	seed VARCHAR(64), 
	state TEXT, 
	questions TEXT NOT NULL, 
	outcome TEXT, 
	revision INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	turn_ply INTEGER NOT NULL, 
	undo_revision INTEGER, 
	rematch_of INTEGER, 
	created DATETIME NOT NULL, 
	updated DATETIME NOT NULL, time_limit INTEGER, at_deadline VARCHAR(16) DEFAULT 'wait' NOT NULL, misses INTEGER DEFAULT '2' NOT NULL, idle_asked DATETIME, votes TEXT DEFAULT '[]' NOT NULL, 
	CONSTRAINT fk_matches_rematch_of_matches FOREIGN KEY(rematch_of) REFERENCES matches (id)
);
INSERT INTO "matches" VALUES(1,'super_kawaii_pets',1,'{"animals_shown":4,"colour_majority":true}','running',100,7,70,1000,'pt-BR',1,0,'acbea19ce54850baecd0279d2e53651a','{"players":[{"animals":[],"helps":[],"sad":[],"happy":[],"homes":[]}],"animals":{"shown":["C10","C09","R11"],"deck":["D11","C11","W01","D03","D01","D09","D05","D04","W02","C05","R10","D10","W05","D07","R02","R08","D02","C07","D12","W04","W06","R01","C01","W03","R05","C04","C08","C12","R06","D06","R07","D08","R09","R04","R12","R03","C03","C02","C06"],"discards":[]},"helps":{"shown":["care","care","care"],"deck":["care","food","food","love","love","love","food","care","food","food","food","love","love","love","care"],"discards":[]},"locations":{"shown":["L02","L04","L15"],"deck":["L07","L12","L08","L14","L05","L13","L11","L01","L03","L06","L09","L10"],"discards":[]},"first":0,"seat":0,"turn_number":0,"draws":2,"effect":"","paying":"","parting":[],"refreshing":{"animals":["C09"],"helps":[],"locations":[]},"turn_cards":7,"colour_majority":false,"last_round":false,"progress":false,"quiet_rounds":0,"fresh":[],"fresh_turn":0,"over":null}','[{"seat":0,"ply":2,"digest":"ce58dea0","turn":0}]',NULL,5,2,0,5,NULL,'2026-03-01 12:00:00.000000','2026-03-01 12:00:22.000000',172800,'wait',2,NULL,'[]');
INSERT INTO "matches" VALUES(2,'super_kawaii_pets',1,'{"animals_shown":3,"colour_majority":false}','running',100,7,70,1003,'pt-BR',2,0,'35d276430fb1cf4ee7467db7dd585815','{"players":[{"animals":[],"helps":["food","food","love","love"],"sad":[],"happy":[],"homes":[]},{"animals":["D01"],"helps":["food","care"],"sad":["R10","R08","D09"],"happy":[],"homes":[]}],"animals":{"shown":["R11","W06"],"deck":["W02","D06","C02","C08","R07","D03","R12","D08","C07","W05","D02","W03","R06","C10","R05","C11","C05","D12","D07","C03","C01","R03","W04","C12","W01","R04","D10","C04","C09","R09","D04","D05","C06","R01","D11","R02"],"discards":[]},"helps":{"shown":["love","","care"],"deck":["care","love","care","care","love","food","love","care","food","food","love","care","food","care","food","care","love","food","love"],"discards":[]},"locations":{"shown":["L10","L03","L01"],"deck":["L13","L05","L12","L11","L08","L02","L06","L07","L04","L14","L15","L09"],"discards":[]},"first":1,"seat":1,"turn_number":4,"draws":1,"effect":"","paying":"","parting":[],"refreshing":null,"turn_cards":0,"colour_majority":false,"last_round":false,"progress":false,"quiet_rounds":2,"fresh":[],"fresh_turn":0,"over":null}','[{"seat":1,"ply":17,"digest":"595ce06e","turn":4}]',NULL,21,17,16,21,NULL,'2026-03-01 12:00:33.000000','2026-03-01 12:03:40.000000',172800,'wait',2,NULL,'[]');
INSERT INTO "matches" VALUES(3,'super_kawaii_pets',1,'{"animals_shown":4,"colour_majority":true}','ended',100,7,70,1024,'pt-BR',3,0,'fd11b90dc5d859c6cc04d5ca226c6412','{"players":[{"animals":["R12","C05"],"helps":["food","food","care"],"sad":["R08","D08","D12","R07","D06","W01","C08","R05","D09","C06","D07"],"happy":["C02","D03"],"homes":[{"location":"L05","residents":["C07","R04"]},{"location":"L07","residents":["D01","W04"]}]},{"animals":["R03"],"helps":[],"sad":["R10","C12","C04","D04","D10"],"happy":["C03","D02","W02"],"homes":[{"location":"L13","residents":["R01","W05","W06"]}]},{"animals":[],"helps":[],"sad":["R09","R06"],"happy":["C11","C10","D11"],"homes":[{"location":"L01","residents":["D05","C01"]},{"location":"L12","residents":["R02","R11","W03"]}]}],"animals":{"shown":["C09","",""],"deck":[],"discards":[]},"helps":{"shown":["","love",""],"deck":["love","care","food","care","care","food","love","care","love","love","food","food","love","care","care","care","food","love","love"],"discards":["food","food","love","care"]},"locations":{"shown":["L14","L06","L15"],"deck":["L02","L08","L04","L09","L11","L03","L10"],"discards":[]},"first":1,"seat":0,"turn_number":38,"draws":0,"effect":"","paying":"","parting":[],"refreshing":null,"turn_cards":0,"colour_majority":true,"last_round":true,"progress":false,"quiet_rounds":0,"fresh":["D11"],"fresh_turn":37,"over":"ten"}','[]','{"reason":"ten","ranks":[3,2,1],"scores":[9,12,46],"won":true}',206,201,196,NULL,NULL,'2026-03-01 12:03:51.000000','2026-03-01 12:30:04.000000',172800,'wait',2,NULL,'[]');
INSERT INTO "matches" VALUES(4,'super_kawaii_pets',1,'{"animals_shown":3,"colour_majority":false}','ended',100,7,70,1161,'pt-BR',3,0,'29796f0385ed78a4100693b978944419','{"players":[{"animals":["D02"],"helps":["love","care","care","care"],"sad":["C02"],"happy":["R07","C03"],"homes":[]},{"animals":["D04"],"helps":[],"sad":["D10","D12","C08","D05","D08"],"happy":["D01","D06","C05","C12","C04"],"homes":[]},{"animals":[],"helps":["care","care"],"sad":["R11"],"happy":["D09","D03"],"homes":[{"location":"L05","residents":["C10","R06"]},{"location":"L06","residents":["D07","R10"]},{"location":"L08","residents":["C09","C06"]}]}],"animals":{"shown":["","R02"],"deck":["R04","R05","R09","W05","R01","W06","R12","W04","W01"],"discards":["W02","C01","C07","R08","C11","D11","W03","R03"]},"helps":{"shown":["food","","food"],"deck":["care","food","love","love","love","love","food","love"],"discards":["food","love","care","love","care","care","food","food","food","love","food"]},"locations":{"shown":["L09","L03",""],"deck":["L07","L13","L01","L14","L11","L15","L10","L12","L04","L02"],"discards":[]},"first":0,"seat":2,"turn_number":38,"draws":0,"effect":"","paying":"","parting":[],"refreshing":null,"turn_cards":0,"colour_majority":false,"last_round":true,"progress":false,"quiet_rounds":0,"fresh":["D03"],"fresh_turn":38,"over":"ten"}','[]','{"reason":"ten","ranks":[3,2,1],"scores":[2,10,38],"won":true}',171,166,159,NULL,NULL,'2026-03-01 12:30:04.000000','2026-03-01 12:50:58.000000',172800,'wait',2,NULL,'[]');
INSERT INTO "matches" VALUES(5,'super_kawaii_pets',1,'{"animals_shown":4,"colour_majority":false}','running',100,7,70,1275,'pt-BR',4,0,'dbd2216979186d7427c4e14763351280','{"players":[{"animals":["W02","D05","R01"],"helps":["love","care"],"sad":[],"happy":[],"homes":[]},{"animals":[],"helps":["food"],"sad":["W04","D09"],"happy":["D01"],"homes":[]},{"animals":[],"helps":["food","care","care","care"],"sad":[],"happy":[],"homes":[]},{"animals":[],"helps":[],"sad":["R06","R11"],"happy":["D02","W06"],"homes":[]}],"animals":{"shown":["W05","C10",""],"deck":["C08","D07","D10","D03","R07","C09","R04","D06","C01","D04","C02","D12","R05","C05","C12","C11","C04","W01","R03","D11","R08","R02","C03","R09","C07","R12","C06","D08","R10","W03"],"discards":[]},"helps":{"shown":["care","food","food"],"deck":["love","care","food","love","food","care","care","love","love","care","food","food"],"discards":["love","love","love","food","love"]},"locations":{"shown":["L09","L02","L14"],"deck":["L05","L10","L15","L03","L01","L13","L07","L08","L06","L12","L11","L04"],"discards":[]},"first":0,"seat":0,"turn_number":8,"draws":1,"effect":"","paying":"","parting":[],"refreshing":null,"turn_cards":0,"colour_majority":false,"last_round":false,"progress":false,"quiet_rounds":0,"fresh":["W06"],"fresh_turn":7,"over":null}','[{"seat":0,"ply":40,"digest":"0e0018e2","turn":8}]',NULL,46,40,39,46,NULL,'2026-03-01 12:51:09.000000','2026-03-01 12:56:06.000000',172800,'wait',2,NULL,'[]');
INSERT INTO "matches" VALUES(6,'super_kawaii_pets',1,'{"animals_shown":4,"colour_majority":false}','paused',100,7,70,1305,'pt-BR',4,0,'b6754e6d892b596381eece2958c86b93','{"players":[{"animals":[],"helps":[],"sad":[],"happy":[],"homes":[]},{"animals":[],"helps":[],"sad":[],"happy":[],"homes":[]},{"animals":["D04"],"helps":["care"],"sad":[],"happy":[],"homes":[]},{"animals":[],"helps":[],"sad":[],"happy":[],"homes":[]}],"animals":{"shown":["W05","","D10"],"deck":["C03","D09","D01","C04","D07","R01","R07","D03","R03","D02","D05","C12","W01","D11","W06","D06","C07","R04","R05","D12","R10","R11","W03","W02","C08","R12","C11","C06","C01","D08","C10","R08","C09","R09","C02","C05","R02","R06","W04"],"discards":[]},"helps":{"shown":["food","love",""],"deck":["love","care","food","care","love","care","love","love","food","food","care","food","food","food","love","food","care","love","care","care","love","love","food","care"],"discards":[]},"locations":{"shown":["L05","L06","L14"],"deck":["L01","L07","L02","L12","L04","L10","L08","L03","L15","L09","L13","L11"],"discards":[]},"first":2,"seat":2,"turn_number":0,"draws":0,"effect":"","paying":"","parting":[],"refreshing":null,"turn_cards":0,"colour_majority":false,"last_round":false,"progress":false,"quiet_rounds":0,"fresh":[],"fresh_turn":0,"over":null}','[{"seat":2,"ply":2,"digest":"bdd5583b","turn":0}]',NULL,9,2,0,8,NULL,'2026-03-01 12:56:17.000000','2026-03-01 12:56:50.000000',172800,'wait',2,NULL,'[]');
INSERT INTO "matches" VALUES(7,'super_kawaii_pets',1,'{"animals_shown":3,"colour_majority":false}','lobby',100,7,70,NULL,'pt-BR',4,0,NULL,NULL,'[]',NULL,5,0,0,NULL,NULL,'2026-03-01 12:56:50.000000','2026-03-01 12:56:50.000000',172800,'wait',2,NULL,'[]');
CREATE TABLE notes (
	name VARCHAR(64) NOT NULL, 
	text VARCHAR(256) NOT NULL, 
	CONSTRAINT pk_notes PRIMARY KEY (name)
);
CREATE TABLE openings (
	guild_id BIGINT NOT NULL, 
	channels TEXT NOT NULL, 
	role_id BIGINT, 
	CONSTRAINT pk_openings PRIMARY KEY (guild_id)
);
CREATE TABLE players (
	user_id BIGINT NOT NULL, 
	locale VARCHAR(16), 
	CONSTRAINT pk_players PRIMARY KEY (user_id)
);
INSERT INTO "players" VALUES(100,'en-US');
INSERT INTO "players" VALUES(101,'en-US');
INSERT INTO "players" VALUES(102,'en-US');
CREATE TABLE receipts (
	match_id INTEGER NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_receipts PRIMARY KEY ("key"), 
	CONSTRAINT fk_receipts_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "receipts" VALUES(1,'key-0','2026-03-01 12:00:00.000000');
INSERT INTO "receipts" VALUES(1,'key-1','2026-03-01 12:00:00.000000');
INSERT INTO "receipts" VALUES(1,'ply 1 3','2026-03-01 12:00:11.000000');
INSERT INTO "receipts" VALUES(1,'ply 1 4','2026-03-01 12:00:22.000000');
INSERT INTO "receipts" VALUES(2,'key-2','2026-03-01 12:00:33.000000');
INSERT INTO "receipts" VALUES(2,'key-3','2026-03-01 12:00:33.000000');
INSERT INTO "receipts" VALUES(2,'key-4','2026-03-01 12:00:33.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 4','2026-03-01 12:00:44.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 5','2026-03-01 12:00:55.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 6','2026-03-01 12:01:06.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 7','2026-03-01 12:01:17.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 8','2026-03-01 12:01:28.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 9','2026-03-01 12:01:39.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 10','2026-03-01 12:01:50.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 11','2026-03-01 12:02:01.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 12','2026-03-01 12:02:12.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 13','2026-03-01 12:02:23.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 14','2026-03-01 12:02:34.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 15','2026-03-01 12:02:45.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 16','2026-03-01 12:02:56.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 17','2026-03-01 12:03:07.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 18','2026-03-01 12:03:18.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 19','2026-03-01 12:03:29.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 20','2026-03-01 12:03:40.000000');
INSERT INTO "receipts" VALUES(3,'key-5','2026-03-01 12:03:51.000000');
INSERT INTO "receipts" VALUES(3,'key-6','2026-03-01 12:03:51.000000');
INSERT INTO "receipts" VALUES(3,'key-7','2026-03-01 12:03:51.000000');
INSERT INTO "receipts" VALUES(3,'key-8','2026-03-01 12:03:51.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 5','2026-03-01 12:04:02.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 6','2026-03-01 12:04:13.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 7','2026-03-01 12:04:24.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 12','2026-03-01 12:04:46.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 13','2026-03-01 12:04:57.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 14','2026-03-01 12:05:08.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 15','2026-03-01 12:05:19.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 16','2026-03-01 12:05:30.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 17','2026-03-01 12:05:41.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 18','2026-03-01 12:05:52.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 20','2026-03-01 12:06:03.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 21','2026-03-01 12:06:14.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 22','2026-03-01 12:06:25.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 23','2026-03-01 12:06:36.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 24','2026-03-01 12:06:47.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 25','2026-03-01 12:06:58.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 33','2026-03-01 12:07:20.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 34','2026-03-01 12:07:31.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 35','2026-03-01 12:07:42.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 36','2026-03-01 12:07:53.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 37','2026-03-01 12:08:04.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 38','2026-03-01 12:08:15.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 40','2026-03-01 12:08:26.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 41','2026-03-01 12:08:37.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 42','2026-03-01 12:08:48.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 43','2026-03-01 12:08:59.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 44','2026-03-01 12:09:10.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 45','2026-03-01 12:09:21.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 55','2026-03-01 12:09:43.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 56','2026-03-01 12:09:54.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 57','2026-03-01 12:10:05.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 58','2026-03-01 12:10:16.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 59','2026-03-01 12:10:27.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 60','2026-03-01 12:10:38.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 61','2026-03-01 12:10:49.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 62','2026-03-01 12:11:00.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 68','2026-03-01 12:11:22.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 69','2026-03-01 12:11:33.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 70','2026-03-01 12:11:44.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 71','2026-03-01 12:11:55.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 72','2026-03-01 12:12:06.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 73','2026-03-01 12:12:17.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 74','2026-03-01 12:12:28.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 79','2026-03-01 12:12:50.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 80','2026-03-01 12:13:01.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 81','2026-03-01 12:13:12.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 82','2026-03-01 12:13:23.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 83','2026-03-01 12:13:34.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 84','2026-03-01 12:13:45.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 85','2026-03-01 12:13:56.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 89','2026-03-01 12:14:18.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 90','2026-03-01 12:14:29.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 91','2026-03-01 12:14:40.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 92','2026-03-01 12:14:51.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 93','2026-03-01 12:15:02.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 94','2026-03-01 12:15:13.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 95','2026-03-01 12:15:24.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 96','2026-03-01 12:15:35.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 97','2026-03-01 12:15:46.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 99','2026-03-01 12:15:57.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 100','2026-03-01 12:16:08.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 101','2026-03-01 12:16:19.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 102','2026-03-01 12:16:30.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 110','2026-03-01 12:16:52.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 111','2026-03-01 12:17:03.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 112','2026-03-01 12:17:14.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 113','2026-03-01 12:17:25.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 114','2026-03-01 12:17:36.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 115','2026-03-01 12:17:47.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 117','2026-03-01 12:17:58.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 118','2026-03-01 12:18:09.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 119','2026-03-01 12:18:20.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 123','2026-03-01 12:18:42.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 124','2026-03-01 12:18:53.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 125','2026-03-01 12:19:04.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 126','2026-03-01 12:19:15.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 127','2026-03-01 12:19:26.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 128','2026-03-01 12:19:37.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 129','2026-03-01 12:19:48.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 130','2026-03-01 12:19:59.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 136','2026-03-01 12:20:21.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 137','2026-03-01 12:20:32.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 138','2026-03-01 12:20:43.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 139','2026-03-01 12:20:54.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 140','2026-03-01 12:21:05.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 141','2026-03-01 12:21:16.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 142','2026-03-01 12:21:27.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 143','2026-03-01 12:21:38.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 144','2026-03-01 12:21:49.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 145','2026-03-01 12:22:00.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 146','2026-03-01 12:22:11.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 147','2026-03-01 12:22:22.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 148','2026-03-01 12:22:33.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 149','2026-03-01 12:22:44.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 150','2026-03-01 12:22:55.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 151','2026-03-01 12:23:06.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 152','2026-03-01 12:23:17.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 153','2026-03-01 12:23:28.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 154','2026-03-01 12:23:39.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 155','2026-03-01 12:23:50.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 159','2026-03-01 12:24:12.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 160','2026-03-01 12:24:23.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 161','2026-03-01 12:24:34.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 162','2026-03-01 12:24:45.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 164','2026-03-01 12:24:56.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 165','2026-03-01 12:25:07.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 166','2026-03-01 12:25:18.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 167','2026-03-01 12:25:29.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 168','2026-03-01 12:25:40.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 178','2026-03-01 12:26:02.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 179','2026-03-01 12:26:13.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 180','2026-03-01 12:26:24.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 181','2026-03-01 12:26:35.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 182','2026-03-01 12:26:46.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 183','2026-03-01 12:26:57.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 187','2026-03-01 12:27:19.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 188','2026-03-01 12:27:30.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 189','2026-03-01 12:27:41.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 190','2026-03-01 12:27:52.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 191','2026-03-01 12:28:03.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 192','2026-03-01 12:28:14.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 193','2026-03-01 12:28:25.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 194','2026-03-01 12:28:36.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 195','2026-03-01 12:28:47.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 196','2026-03-01 12:28:58.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 201','2026-03-01 12:29:20.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 202','2026-03-01 12:29:31.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 203','2026-03-01 12:29:42.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 204','2026-03-01 12:29:53.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 205','2026-03-01 12:30:04.000000');
INSERT INTO "receipts" VALUES(4,'key-9','2026-03-01 12:30:04.000000');
INSERT INTO "receipts" VALUES(4,'key-10','2026-03-01 12:30:04.000000');
INSERT INTO "receipts" VALUES(4,'key-11','2026-03-01 12:30:04.000000');
INSERT INTO "receipts" VALUES(4,'key-12','2026-03-01 12:30:04.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 5','2026-03-01 12:30:15.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 6','2026-03-01 12:30:26.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 7','2026-03-01 12:30:37.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 8','2026-03-01 12:30:48.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 9','2026-03-01 12:30:59.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 10','2026-03-01 12:31:10.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 11','2026-03-01 12:31:21.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 16','2026-03-01 12:31:43.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 17','2026-03-01 12:31:54.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 18','2026-03-01 12:32:05.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 19','2026-03-01 12:32:16.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 20','2026-03-01 12:32:27.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 21','2026-03-01 12:32:38.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 22','2026-03-01 12:32:49.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 23','2026-03-01 12:33:00.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 24','2026-03-01 12:33:11.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 25','2026-03-01 12:33:22.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 26','2026-03-01 12:33:33.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 32','2026-03-01 12:33:55.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 33','2026-03-01 12:34:06.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 34','2026-03-01 12:34:17.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 35','2026-03-01 12:34:28.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 36','2026-03-01 12:34:39.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 37','2026-03-01 12:34:50.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 38','2026-03-01 12:35:01.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 42','2026-03-01 12:35:23.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 43','2026-03-01 12:35:34.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 44','2026-03-01 12:35:45.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 45','2026-03-01 12:35:56.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 46','2026-03-01 12:36:07.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 47','2026-03-01 12:36:18.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 48','2026-03-01 12:36:29.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 56','2026-03-01 12:36:51.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 57','2026-03-01 12:37:02.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 58','2026-03-01 12:37:13.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 59','2026-03-01 12:37:24.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 60','2026-03-01 12:37:35.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 61','2026-03-01 12:37:46.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 66','2026-03-01 12:38:08.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 67','2026-03-01 12:38:19.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 68','2026-03-01 12:38:30.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 69','2026-03-01 12:38:41.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 70','2026-03-01 12:38:52.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 71','2026-03-01 12:39:03.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 72','2026-03-01 12:39:14.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 73','2026-03-01 12:39:25.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 79','2026-03-01 12:39:47.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 80','2026-03-01 12:39:58.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 81','2026-03-01 12:40:09.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 82','2026-03-01 12:40:20.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 83','2026-03-01 12:40:31.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 84','2026-03-01 12:40:42.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 85','2026-03-01 12:40:53.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 86','2026-03-01 12:41:04.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 87','2026-03-01 12:41:15.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 96','2026-03-01 12:41:37.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 97','2026-03-01 12:41:48.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 98','2026-03-01 12:41:59.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 99','2026-03-01 12:42:10.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 100','2026-03-01 12:42:21.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 101','2026-03-01 12:42:32.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 106','2026-03-01 12:42:54.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 107','2026-03-01 12:43:05.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 108','2026-03-01 12:43:16.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 109','2026-03-01 12:43:27.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 110','2026-03-01 12:43:38.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 111','2026-03-01 12:43:49.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 112','2026-03-01 12:44:00.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 117','2026-03-01 12:44:22.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 118','2026-03-01 12:44:33.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 119','2026-03-01 12:44:44.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 120','2026-03-01 12:44:55.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 121','2026-03-01 12:45:06.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 122','2026-03-01 12:45:17.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 123','2026-03-01 12:45:28.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 128','2026-03-01 12:45:50.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 129','2026-03-01 12:46:01.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 130','2026-03-01 12:46:12.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 131','2026-03-01 12:46:23.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 132','2026-03-01 12:46:34.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 133','2026-03-01 12:46:45.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 137','2026-03-01 12:47:07.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 138','2026-03-01 12:47:18.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 139','2026-03-01 12:47:29.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 140','2026-03-01 12:47:40.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 141','2026-03-01 12:47:51.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 142','2026-03-01 12:48:02.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 143','2026-03-01 12:48:13.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 144','2026-03-01 12:48:24.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 145','2026-03-01 12:48:35.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 146','2026-03-01 12:48:46.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 147','2026-03-01 12:48:57.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 148','2026-03-01 12:49:08.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 149','2026-03-01 12:49:19.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 150','2026-03-01 12:49:30.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 157','2026-03-01 12:49:52.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 158','2026-03-01 12:50:03.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 159','2026-03-01 12:50:14.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 160','2026-03-01 12:50:25.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 161','2026-03-01 12:50:36.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 162','2026-03-01 12:50:47.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 163','2026-03-01 12:50:58.000000');
INSERT INTO "receipts" VALUES(5,'key-13','2026-03-01 12:51:09.000000');
INSERT INTO "receipts" VALUES(5,'key-14','2026-03-01 12:51:09.000000');
INSERT INTO "receipts" VALUES(5,'key-15','2026-03-01 12:51:09.000000');
INSERT INTO "receipts" VALUES(5,'key-16','2026-03-01 12:51:09.000000');
INSERT INTO "receipts" VALUES(5,'key-17','2026-03-01 12:51:09.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 6','2026-03-01 12:51:20.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 7','2026-03-01 12:51:31.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 8','2026-03-01 12:51:42.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 9','2026-03-01 12:51:53.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 10','2026-03-01 12:52:04.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 11','2026-03-01 12:52:15.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 12','2026-03-01 12:52:26.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 13','2026-03-01 12:52:37.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 14','2026-03-01 12:52:48.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 21','2026-03-01 12:53:10.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 22','2026-03-01 12:53:21.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 23','2026-03-01 12:53:32.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 24','2026-03-01 12:53:43.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 25','2026-03-01 12:53:54.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 26','2026-03-01 12:54:05.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 27','2026-03-01 12:54:16.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 28','2026-03-01 12:54:27.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 29','2026-03-01 12:54:38.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 30','2026-03-01 12:54:49.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 31','2026-03-01 12:55:00.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 32','2026-03-01 12:55:11.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 33','2026-03-01 12:55:22.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 34','2026-03-01 12:55:33.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 35','2026-03-01 12:55:44.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 45','2026-03-01 12:56:06.000000');
INSERT INTO "receipts" VALUES(6,'key-18','2026-03-01 12:56:17.000000');
INSERT INTO "receipts" VALUES(6,'key-19','2026-03-01 12:56:17.000000');
INSERT INTO "receipts" VALUES(6,'key-20','2026-03-01 12:56:17.000000');
INSERT INTO "receipts" VALUES(6,'key-21','2026-03-01 12:56:17.000000');
INSERT INTO "receipts" VALUES(6,'key-22','2026-03-01 12:56:17.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 6','2026-03-01 12:56:28.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 7','2026-03-01 12:56:39.000000');
INSERT INTO "receipts" VALUES(6,'key-23','2026-03-01 12:56:50.000000');
INSERT INTO "receipts" VALUES(7,'key-24','2026-03-01 12:56:50.000000');
INSERT INTO "receipts" VALUES(7,'key-25','2026-03-01 12:56:50.000000');
INSERT INTO "receipts" VALUES(7,'key-26','2026-03-01 12:56:50.000000');
INSERT INTO "receipts" VALUES(7,'key-27','2026-03-01 12:56:50.000000');
CREATE TABLE standing (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	question VARCHAR(64) NOT NULL, 
	answer VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_standing PRIMARY KEY (match_id, seat, name, question), 
	CONSTRAINT fk_standing_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
CREATE INDEX ix_matches_channel_id_status ON matches (channel_id, status);
CREATE INDEX ix_matches_thread_id ON matches (thread_id);
CREATE INDEX ix_matches_rematch_of ON matches (rematch_of);
CREATE INDEX ix_holders_user_id ON holders (user_id);
CREATE INDEX ix_receipts_at ON receipts (at);
CREATE INDEX ix_deliveries_due ON deliveries (due);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('deliveries',44);
INSERT INTO "sqlite_sequence" VALUES('matches',7);
COMMIT;
