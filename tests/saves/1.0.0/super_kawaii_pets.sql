BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "deliveries" VALUES(1,1,'lobby',-1,'3','3',NULL,0,0,70,1000,'2026-03-01 12:00:11.000000','2026-03-01 12:00:11.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(2,1,'board',-1,'5','5',NULL,0,1,1000,1001,'2026-03-01 12:00:11.000000','2026-03-01 12:00:44.000000',1,NULL,'{"seats":[0],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(3,1,'hand',0,'23b336a636715b1c','23b336a636715b1c',NULL,0,0,9100,1004,'2026-03-01 12:00:44.000000',NULL,3,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(4,1,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(5,2,'lobby',-1,'4','4',NULL,0,0,70,1005,'2026-03-01 12:00:55.000000','2026-03-01 12:00:55.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(6,2,'board',-1,'19','19',NULL,0,1,1005,1021,'2026-03-01 12:03:29.000000','2026-03-01 12:03:40.000000',4,NULL,'{"seats":[0],"turn":3}',NULL,NULL);
INSERT INTO "deliveries" VALUES(7,2,'hand',0,'cf7ef23287543707','cf7ef23287543707',NULL,0,0,9100,1023,'2026-03-01 12:03:40.000000',NULL,6,NULL,'{"seats":[],"turn":3}',NULL,NULL);
INSERT INTO "deliveries" VALUES(8,2,'hand',1,'01ca71df69ebaf3d','01ca71df69ebaf3d',NULL,0,0,9101,1020,'2026-03-01 12:03:18.000000',NULL,8,NULL,'{"seats":[],"turn":2}',NULL,NULL);
INSERT INTO "deliveries" VALUES(9,2,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(10,3,'lobby',-1,'164','164',NULL,0,0,70,1024,'2026-03-01 12:03:40.000000','2026-03-01 12:23:39.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(11,3,'board',-1,'164','164',NULL,0,1,1024,1117,'2026-03-01 12:22:11.000000','2026-03-01 12:23:39.000000',20,NULL,'{"seats":[1],"turn":28}',NULL,NULL);
INSERT INTO "deliveries" VALUES(12,3,'hand',0,'a974581951b0ab94','a974581951b0ab94',NULL,0,0,9100,1116,'2026-03-01 12:21:49.000000',NULL,40,NULL,'{"seats":[],"turn":27}',NULL,NULL);
INSERT INTO "deliveries" VALUES(13,3,'hand',1,'d1bbdcab02d09319','d1bbdcab02d09319',NULL,0,0,9101,1123,'2026-03-01 12:23:28.000000',NULL,39,NULL,'{"seats":[],"turn":28}',NULL,NULL);
INSERT INTO "deliveries" VALUES(14,3,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(15,3,'bots',-1,'162','162',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(16,3,'result',-1,'164','164',NULL,0,0,1024,1124,'2026-03-01 12:23:39.000000',NULL,1,NULL,'{"seats":[],"turn":29}',NULL,NULL);
INSERT INTO "deliveries" VALUES(17,4,'lobby',-1,'175','175',NULL,0,0,70,1125,'2026-03-01 12:23:39.000000','2026-03-01 12:45:50.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(18,4,'board',-1,'175','175',NULL,0,1,1125,1235,'2026-03-01 12:44:44.000000','2026-03-01 12:45:50.000000',26,NULL,'{"seats":[0],"turn":38}',NULL,NULL);
INSERT INTO "deliveries" VALUES(19,4,'hand',0,'9f5d396fbb926db2','9f5d396fbb926db2',NULL,0,0,9100,1239,'2026-03-01 12:45:39.000000',NULL,50,NULL,'{"seats":[],"turn":38}',NULL,NULL);
INSERT INTO "deliveries" VALUES(20,4,'hand',1,'8e91853bb9ee988d','8e91853bb9ee988d',NULL,0,0,9101,1234,'2026-03-01 12:44:33.000000',NULL,38,NULL,'{"seats":[],"turn":36}',NULL,NULL);
INSERT INTO "deliveries" VALUES(21,4,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(22,4,'bots',-1,'168','168',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(23,4,'result',-1,'175','175',NULL,0,0,1125,1241,'2026-03-01 12:45:39.000000',NULL,1,NULL,'{"seats":[],"turn":38}',NULL,NULL);
INSERT INTO "deliveries" VALUES(24,5,'lobby',-1,'6','6',NULL,0,0,70,1240,'2026-03-01 12:45:39.000000','2026-03-01 12:45:50.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(25,5,'board',-1,'46','46',NULL,0,1,1240,1269,'2026-03-01 12:50:47.000000','2026-03-01 12:51:09.000000',7,NULL,'{"seats":[1],"turn":8}',NULL,NULL);
INSERT INTO "deliveries" VALUES(26,5,'hand',0,'0ec1726dc790948d','0ec1726dc790948d',NULL,0,0,9100,1268,'2026-03-01 12:50:36.000000',NULL,8,NULL,'{"seats":[],"turn":7}',NULL,NULL);
INSERT INTO "deliveries" VALUES(27,5,'hand',1,'68a8c5b2615f98a5','68a8c5b2615f98a5',NULL,0,0,9101,1271,'2026-03-01 12:51:09.000000',NULL,9,NULL,'{"seats":[],"turn":8}',NULL,NULL);
INSERT INTO "deliveries" VALUES(28,5,'hand',2,'0ec1726dc790948d','0ec1726dc790948d',NULL,0,0,9102,1262,'2026-03-01 12:49:19.000000',NULL,6,NULL,'{"seats":[],"turn":5}',NULL,NULL);
INSERT INTO "deliveries" VALUES(29,5,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(30,5,'bots',-1,'37','37',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(31,6,'lobby',-1,'6','6',NULL,0,0,70,1272,'2026-03-01 12:51:09.000000','2026-03-01 12:51:20.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(32,6,'board',-1,'9','9',NULL,0,1,1272,1273,'2026-03-01 12:51:20.000000','2026-03-01 12:52:04.000000',1,NULL,'{"seats":[2],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(33,6,'hand',0,'450def80253df014','450def80253df014',NULL,0,0,9100,1274,'2026-03-01 12:51:20.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(34,6,'hand',1,'450def80253df014','450def80253df014',NULL,0,0,9101,1275,'2026-03-01 12:51:20.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(35,6,'hand',2,'b6d91d3bb56e750f','b6d91d3bb56e750f',NULL,0,0,9102,1278,'2026-03-01 12:51:53.000000',NULL,3,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(36,6,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(37,7,'lobby',-1,'5','5',NULL,0,0,70,1279,'2026-03-01 12:52:04.000000','2026-03-01 12:52:04.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
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
INSERT INTO "entries" VALUES(1,3,'started','2026-03-01 12:00:00.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'6c82de4e',NULL);
INSERT INTO "entries" VALUES(1,4,'action','2026-03-01 12:00:22.000000',0,100,'Ana',1,0,'{"kind":"take_animal","animal":"C06"}','[{"kind":"animal_taken","seat":0,"animal":"C06"}]','person',0,'41495413',NULL);
INSERT INTO "entries" VALUES(1,5,'action','2026-03-01 12:00:33.000000',0,100,'Ana',2,1,'{"kind":"take_animal","animal":"C07"}','[{"kind":"animal_taken","seat":0,"animal":"C07"}]','person',0,'d19bb37a',NULL);
INSERT INTO "entries" VALUES(2,1,'opened','2026-03-01 12:00:44.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,2,'joined','2026-03-01 12:00:44.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,3,'joined','2026-03-01 12:00:44.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,4,'started','2026-03-01 12:00:44.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'1d494767',NULL);
INSERT INTO "entries" VALUES(2,5,'action','2026-03-01 12:01:06.000000',1,101,'Bo',1,0,'{"kind":"take_animal","animal":"C07"}','[{"kind":"animal_taken","seat":1,"animal":"C07"}]','person',0,'f8b36c82',NULL);
INSERT INTO "entries" VALUES(2,6,'action','2026-03-01 12:01:17.000000',1,101,'Bo',2,1,'{"kind":"take_animal","animal":"C11"}','[{"kind":"animal_taken","seat":1,"animal":"C11"}]','person',0,'e9d0710e',NULL);
INSERT INTO "entries" VALUES(2,7,'action','2026-03-01 12:01:28.000000',1,101,'Bo',3,2,'{"kind":"play_animal","animal":"C07"}','[{"kind":"animal_played","seat":1,"animal":"C07"}]','person',0,'3f841e2a',NULL);
INSERT INTO "entries" VALUES(2,8,'action','2026-03-01 12:01:39.000000',1,101,'Bo',4,3,'{"kind":"take_animal","animal":"D04"}','[{"kind":"animal_taken","seat":1,"animal":"D04"}]','person',0,'436c6dad',NULL);
INSERT INTO "entries" VALUES(2,9,'action','2026-03-01 12:01:50.000000',1,101,'Bo',5,4,'{"kind":"play_animal","animal":"C11"}','[{"kind":"animal_played","seat":1,"animal":"C11"}]','person',0,'8d050df9',NULL);
INSERT INTO "entries" VALUES(2,10,'action','2026-03-01 12:02:01.000000',1,101,'Bo',6,5,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["W03","R06","D12"],"helps":[],"locations":[]}]','person',0,'565d15be',NULL);
INSERT INTO "entries" VALUES(2,11,'action','2026-03-01 12:02:12.000000',0,100,'Ana',7,6,'{"kind":"take_animal","animal":"W03"}','[{"kind":"animal_taken","seat":0,"animal":"W03"}]','person',0,'8e71b485',NULL);
INSERT INTO "entries" VALUES(2,12,'action','2026-03-01 12:02:23.000000',0,100,'Ana',8,7,'{"kind":"take_animal","animal":"D12"}','[{"kind":"animal_taken","seat":0,"animal":"D12"}]','person',0,'5abbb162',NULL);
INSERT INTO "entries" VALUES(2,13,'action','2026-03-01 12:02:34.000000',0,100,'Ana',9,8,'{"kind":"play_animal","animal":"W03"}','[{"kind":"animal_played","seat":0,"animal":"W03"}]','person',0,'bd26b69c',NULL);
INSERT INTO "entries" VALUES(2,14,'action','2026-03-01 12:02:45.000000',0,100,'Ana',10,9,'{"kind":"play_animal","animal":"D12"}','[{"kind":"animal_played","seat":0,"animal":"D12"}]','person',0,'9646ae50',NULL);
INSERT INTO "entries" VALUES(2,15,'action','2026-03-01 12:02:45.000000',0,100,'Ana',11,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["R01","C08"],"helps":[],"locations":[]}]','forced',0,'915225b9',NULL);
INSERT INTO "entries" VALUES(2,16,'action','2026-03-01 12:02:56.000000',1,101,'Bo',12,11,'{"kind":"take_animal","animal":"R06"}','[{"kind":"animal_taken","seat":1,"animal":"R06"}]','person',0,'e042f4f9',NULL);
INSERT INTO "entries" VALUES(2,17,'action','2026-03-01 12:03:07.000000',1,101,'Bo',13,12,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":1,"help":"food"}]','person',0,'2a82f847',NULL);
INSERT INTO "entries" VALUES(2,18,'action','2026-03-01 12:03:18.000000',1,101,'Bo',14,13,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["C06"],"helps":["care"],"locations":[]}]','person',0,'6562a278',NULL);
INSERT INTO "entries" VALUES(2,19,'action','2026-03-01 12:03:29.000000',0,100,'Ana',15,14,'{"kind":"take_animal","animal":"R01"}','[{"kind":"animal_taken","seat":0,"animal":"R01"}]','person',0,'ca865023','{"state":{"players":[{"animals":[],"helps":[],"sad":["W03","D12"],"happy":[],"homes":[]},{"animals":["D04","R06"],"helps":["food"],"sad":["C07","C11"],"happy":[],"homes":[]}],"animals":{"shown":["R01","C06","C08"],"deck":["C09","D01","C01","R08","D05","D10","D09","W01","D03","W06","R03","R02","D11","R07","C04","D06","R05","R09","R04","W04","R11","R12","D08","D02","C05","C12","W05","C02","W02","R10","C03","C10","D07"],"discards":[]},"helps":{"shown":["care","food","food"],"deck":["food","food","care","care","care","love","care","food","care","love","food","care","love","food","care","love","love","love","love","love","love","food","care"],"discards":[]},"locations":{"shown":["L03","L02","L07"],"deck":["L01","L14","L15","L06","L09","L13","L11","L05","L10","L12","L08","L04"],"discards":[]},"first":1,"seat":0,"turn_number":3,"draws":2,"effect":"","paying":"","parting":[],"refreshing":null,"turn_cards":0,"colour_majority":false,"last_round":false,"progress":false,"quiet_rounds":1,"fresh":[],"fresh_turn":0,"over":null},"questions":[{"seat":0,"ply":14,"digest":"b7b04497","turn":3}],"ply":14,"turn_ply":14}');
INSERT INTO "entries" VALUES(3,1,'opened','2026-03-01 12:03:40.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,2,'joined','2026-03-01 12:03:40.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,3,'joined','2026-03-01 12:03:40.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,4,'bot_added','2026-03-01 12:03:40.000000',2,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,5,'started','2026-03-01 12:03:40.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'9e9fb086',NULL);
INSERT INTO "entries" VALUES(3,6,'action','2026-03-01 12:04:02.000000',0,100,'Ana',1,0,'{"kind":"take_animal","animal":"R09"}','[{"kind":"animal_taken","seat":0,"animal":"R09"}]','person',0,'926f26b8',NULL);
INSERT INTO "entries" VALUES(3,7,'action','2026-03-01 12:04:13.000000',0,100,'Ana',2,1,'{"kind":"take_animal","animal":"R02"}','[{"kind":"animal_taken","seat":0,"animal":"R02"}]','person',0,'25ab6c6c',NULL);
INSERT INTO "entries" VALUES(3,8,'action','2026-03-01 12:04:24.000000',0,100,'Ana',3,2,'{"kind":"play_animal","animal":"R09"}','[{"kind":"animal_played","seat":0,"animal":"R09"},{"kind":"effect_lost","seat":0,"card":"R09"}]','person',0,'06602d4f',NULL);
INSERT INTO "entries" VALUES(3,9,'action','2026-03-01 12:04:35.000000',0,100,'Ana',4,3,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["W01","C04"],"helps":[],"locations":[]}]','person',0,'6d65795a',NULL);
INSERT INTO "entries" VALUES(3,10,'action','2026-03-01 12:04:46.000000',1,101,'Bo',5,4,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":1,"help":"food"}]','person',0,'fded6dda',NULL);
INSERT INTO "entries" VALUES(3,11,'action','2026-03-01 12:04:57.000000',1,101,'Bo',6,5,'{"kind":"take_animal","animal":"C04"}','[{"kind":"animal_taken","seat":1,"animal":"C04"}]','person',0,'67514958',NULL);
INSERT INTO "entries" VALUES(3,12,'action','2026-03-01 12:05:08.000000',1,101,'Bo',7,6,'{"kind":"play_animal","animal":"C04"}','[{"kind":"animal_played","seat":1,"animal":"C04"},{"kind":"effect_lost","seat":1,"card":"C04"}]','person',0,'789c5cb4',NULL);
INSERT INTO "entries" VALUES(3,13,'action','2026-03-01 12:05:19.000000',1,101,'Bo',8,7,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["R07"],"helps":[],"locations":[]}]','person',0,'2a849665',NULL);
INSERT INTO "entries" VALUES(3,14,'action','2026-03-01 12:05:30.000000',2,NULL,'Clover',9,NULL,'{"kind":"take_animal","animal":"C05"}','[{"kind":"animal_taken","seat":2,"animal":"C05"}]','bot',0,'c8fc24b9',NULL);
INSERT INTO "entries" VALUES(3,15,'action','2026-03-01 12:05:30.000000',2,NULL,'Clover',10,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'b9e18a17',NULL);
INSERT INTO "entries" VALUES(3,16,'action','2026-03-01 12:05:30.000000',2,NULL,'Clover',11,NULL,'{"kind":"play_animal","animal":"C05"}','[{"kind":"animal_played","seat":2,"animal":"C05"}]','bot',0,'4d6f9978',NULL);
INSERT INTO "entries" VALUES(3,17,'action','2026-03-01 12:05:30.000000',2,NULL,'Clover',12,NULL,'{"kind":"take_animal","animal":"R01"}','[{"kind":"animal_taken","seat":2,"animal":"R01"}]','bot',0,'5ac26540',NULL);
INSERT INTO "entries" VALUES(3,18,'action','2026-03-01 12:05:30.000000',2,NULL,'Clover',13,NULL,'{"kind":"play_animal","animal":"R01"}','[{"kind":"animal_played","seat":2,"animal":"R01"},{"kind":"effect_lost","seat":2,"card":"R01"}]','bot',0,'a68cc47f',NULL);
INSERT INTO "entries" VALUES(3,19,'action','2026-03-01 12:05:30.000000',2,NULL,'Clover',14,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["love"],"locations":[]}]','bot',0,'cffb2330',NULL);
INSERT INTO "entries" VALUES(3,20,'action','2026-03-01 12:05:41.000000',0,100,'Ana',15,14,'{"kind":"take_animal","animal":"W01"}','[{"kind":"animal_taken","seat":0,"animal":"W01"}]','person',0,'d26201aa',NULL);
INSERT INTO "entries" VALUES(3,21,'action','2026-03-01 12:05:52.000000',0,100,'Ana',16,15,'{"kind":"take_animal","animal":"R07"}','[{"kind":"animal_taken","seat":0,"animal":"R07"}]','person',0,'e2c574c8',NULL);
INSERT INTO "entries" VALUES(3,22,'action','2026-03-01 12:06:03.000000',0,100,'Ana',17,16,'{"kind":"play_animal","animal":"R07"}','[{"kind":"animal_played","seat":0,"animal":"R07"}]','person',0,'777519fe',NULL);
INSERT INTO "entries" VALUES(3,23,'action','2026-03-01 12:06:14.000000',0,100,'Ana',18,17,'{"kind":"take_animal","animal":"R11"}','[{"kind":"animal_taken","seat":0,"animal":"R11"}]','person',0,'d8b57738',NULL);
INSERT INTO "entries" VALUES(3,24,'action','2026-03-01 12:06:25.000000',0,100,'Ana',19,18,'{"kind":"play_animal","animal":"R11"}','[{"kind":"animal_played","seat":0,"animal":"R11"}]','person',0,'b9023983',NULL);
INSERT INTO "entries" VALUES(3,25,'action','2026-03-01 12:06:36.000000',0,100,'Ana',20,19,'{"kind":"play_animal","animal":"W01"}','[{"kind":"animal_played","seat":0,"animal":"W01"}]','person',0,'cdd65a77',NULL);
INSERT INTO "entries" VALUES(3,26,'action','2026-03-01 12:06:47.000000',0,100,'Ana',21,20,'{"kind":"play_animal","animal":"R02"}','[{"kind":"animal_played","seat":0,"animal":"R02"},{"kind":"effect_lost","seat":0,"card":"R02"}]','person',0,'1d4a49bf',NULL);
INSERT INTO "entries" VALUES(3,27,'action','2026-03-01 12:06:47.000000',0,100,'Ana',22,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["C11","D01"],"helps":[],"locations":[]}]','forced',0,'2fd6986a',NULL);
INSERT INTO "entries" VALUES(3,28,'action','2026-03-01 12:06:58.000000',1,101,'Bo',23,22,'{"kind":"take_animal","animal":"D07"}','[{"kind":"animal_taken","seat":1,"animal":"D07"}]','person',0,'a0129d0b',NULL);
INSERT INTO "entries" VALUES(3,29,'action','2026-03-01 12:07:09.000000',1,101,'Bo',24,23,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":1,"help":"care"}]','person',0,'44997fce',NULL);
INSERT INTO "entries" VALUES(3,30,'action','2026-03-01 12:07:20.000000',1,101,'Bo',25,24,'{"kind":"make_happy","animal":"C04","payment":["food","care"]}','[{"kind":"turned_happy","seat":1,"animal":"C04","payment":["food","care"]}]','person',0,'c9847156',NULL);
INSERT INTO "entries" VALUES(3,31,'action','2026-03-01 12:07:31.000000',1,101,'Bo',26,25,'{"kind":"play_animal","animal":"D07"}','[{"kind":"animal_played","seat":1,"animal":"D07"},{"kind":"effect_lost","seat":1,"card":"D07"}]','person',0,'96607329',NULL);
INSERT INTO "entries" VALUES(3,32,'action','2026-03-01 12:07:31.000000',1,101,'Bo',27,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":[],"helps":["love"],"locations":[]}]','forced',0,'f1bb846f',NULL);
INSERT INTO "entries" VALUES(3,33,'action','2026-03-01 12:07:42.000000',2,NULL,'Clover',28,NULL,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','bot',0,'ad81e320',NULL);
INSERT INTO "entries" VALUES(3,34,'action','2026-03-01 12:07:42.000000',2,NULL,'Clover',29,NULL,'{"kind":"take_animal","animal":"C11"}','[{"kind":"animal_taken","seat":2,"animal":"C11"}]','bot',0,'6f443377',NULL);
INSERT INTO "entries" VALUES(3,35,'action','2026-03-01 12:07:42.000000',2,NULL,'Clover',30,NULL,'{"kind":"play_animal","animal":"C11"}','[{"kind":"animal_played","seat":2,"animal":"C11"}]','bot',0,'8c3290d9',NULL);
INSERT INTO "entries" VALUES(3,36,'action','2026-03-01 12:07:42.000000',2,NULL,'Clover',31,NULL,'{"kind":"make_happy","animal":"C05","payment":["love","care"]}','[{"kind":"turned_happy","seat":2,"animal":"C05","payment":["love","care"]}]','bot',0,'081bb6f4',NULL);
INSERT INTO "entries" VALUES(3,37,'action','2026-03-01 12:07:42.000000',2,NULL,'Clover',32,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["C12"],"helps":["love"],"locations":[]}]','forced',0,'37c41398',NULL);
INSERT INTO "entries" VALUES(3,38,'action','2026-03-01 12:07:53.000000',0,100,'Ana',33,32,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":0,"help":"love"}]','person',0,'4d78fa4e',NULL);
INSERT INTO "entries" VALUES(3,39,'action','2026-03-01 12:08:04.000000',0,100,'Ana',34,33,'{"kind":"take_animal","animal":"C12"}','[{"kind":"animal_taken","seat":0,"animal":"C12"}]','person',0,'34e6570b',NULL);
INSERT INTO "entries" VALUES(3,40,'action','2026-03-01 12:08:15.000000',0,100,'Ana',35,34,'{"kind":"play_animal","animal":"C12"}','[{"kind":"animal_played","seat":0,"animal":"C12"}]','person',0,'26bc65b8',NULL);
INSERT INTO "entries" VALUES(3,41,'action','2026-03-01 12:08:26.000000',0,100,'Ana',36,35,'{"kind":"make_happy","animal":"R02","payment":["love"]}','[{"kind":"turned_happy","seat":0,"animal":"R02","payment":["love"]}]','person',0,'dd1e1563',NULL);
INSERT INTO "entries" VALUES(3,42,'action','2026-03-01 12:08:26.000000',0,100,'Ana',37,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["R03"],"helps":["food"],"locations":[]}]','forced',0,'bfc463fc',NULL);
INSERT INTO "entries" VALUES(3,43,'action','2026-03-01 12:08:37.000000',1,101,'Bo',38,37,'{"kind":"take_animal","animal":"D01"}','[{"kind":"animal_taken","seat":1,"animal":"D01"}]','person',0,'10bbce52',NULL);
INSERT INTO "entries" VALUES(3,44,'action','2026-03-01 12:08:48.000000',1,101,'Bo',39,38,'{"kind":"take_animal","animal":"D08"}','[{"kind":"animal_taken","seat":1,"animal":"D08"}]','person',0,'f2627805',NULL);
INSERT INTO "entries" VALUES(3,45,'action','2026-03-01 12:08:59.000000',1,101,'Bo',40,39,'{"kind":"play_animal","animal":"D08"}','[{"kind":"animal_played","seat":1,"animal":"D08"},{"kind":"effect_lost","seat":1,"card":"D08"}]','person',0,'f00ff0ed',NULL);
INSERT INTO "entries" VALUES(3,46,'action','2026-03-01 12:09:10.000000',1,101,'Bo',41,40,'{"kind":"play_animal","animal":"D01"}','[{"kind":"animal_played","seat":1,"animal":"D01"}]','person',0,'de6d0429',NULL);
INSERT INTO "entries" VALUES(3,47,'action','2026-03-01 12:09:21.000000',1,101,'Bo',42,41,'{"kind":"skip_effect"}','[{"kind":"effect_skipped","seat":1,"card":"D01"}]','person',0,'57e8b0d6',NULL);
INSERT INTO "entries" VALUES(3,48,'action','2026-03-01 12:09:21.000000',1,101,'Bo',43,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["C09"],"helps":[],"locations":[]}]','forced',0,'3c3cf90b',NULL);
INSERT INTO "entries" VALUES(3,49,'action','2026-03-01 12:09:32.000000',2,NULL,'Clover',44,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'28ccfa2b',NULL);
INSERT INTO "entries" VALUES(3,50,'action','2026-03-01 12:09:32.000000',2,NULL,'Clover',45,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'b15fd0ff',NULL);
INSERT INTO "entries" VALUES(3,51,'action','2026-03-01 12:09:32.000000',2,NULL,'Clover',46,NULL,'{"kind":"make_happy","animal":"R01","payment":["food","love"]}','[{"kind":"turned_happy","seat":2,"animal":"R01","payment":["food","love"]}]','bot',0,'8899d585',NULL);
INSERT INTO "entries" VALUES(3,52,'action','2026-03-01 12:09:32.000000',2,NULL,'Clover',47,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["food","care"],"locations":[]}]','forced',0,'2911ab18',NULL);
INSERT INTO "entries" VALUES(3,53,'action','2026-03-01 12:09:43.000000',0,100,'Ana',48,47,'{"kind":"take_animal","animal":"D11"}','[{"kind":"animal_taken","seat":0,"animal":"D11"}]','person',0,'e95b8612',NULL);
INSERT INTO "entries" VALUES(3,54,'action','2026-03-01 12:09:54.000000',0,100,'Ana',49,48,'{"kind":"take_animal","animal":"C09"}','[{"kind":"animal_taken","seat":0,"animal":"C09"}]','person',0,'77b6bb76',NULL);
INSERT INTO "entries" VALUES(3,55,'action','2026-03-01 12:10:05.000000',0,100,'Ana',50,49,'{"kind":"play_animal","animal":"D11"}','[{"kind":"animal_played","seat":0,"animal":"D11"}]','person',0,'7324d048',NULL);
INSERT INTO "entries" VALUES(3,56,'action','2026-03-01 12:10:16.000000',0,100,'Ana',51,50,'{"kind":"play_animal","animal":"C09"}','[{"kind":"animal_played","seat":0,"animal":"C09"}]','person',0,'ea58de64',NULL);
INSERT INTO "entries" VALUES(3,57,'action','2026-03-01 12:10:27.000000',0,100,'Ana',52,51,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":0,"help":"food"}]','person',0,'ea191495',NULL);
INSERT INTO "entries" VALUES(3,58,'action','2026-03-01 12:10:38.000000',0,100,'Ana',53,52,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["R05"],"helps":["food"],"locations":[]}]','person',0,'fd8081c0',NULL);
INSERT INTO "entries" VALUES(3,59,'action','2026-03-01 12:10:49.000000',1,101,'Bo',54,53,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":1,"help":"food"}]','person',0,'f0951ee7',NULL);
INSERT INTO "entries" VALUES(3,60,'action','2026-03-01 12:11:00.000000',1,101,'Bo',55,54,'{"kind":"take_animal","animal":"C07"}','[{"kind":"animal_taken","seat":1,"animal":"C07"}]','person',0,'25d8180d',NULL);
INSERT INTO "entries" VALUES(3,61,'action','2026-03-01 12:11:11.000000',1,101,'Bo',56,55,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":[],"helps":["love"],"locations":[]}]','person',0,'e7e88465',NULL);
INSERT INTO "entries" VALUES(3,62,'action','2026-03-01 12:11:22.000000',2,NULL,'Clover',57,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'3c8b3c92',NULL);
INSERT INTO "entries" VALUES(3,63,'action','2026-03-01 12:11:22.000000',2,NULL,'Clover',58,NULL,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','bot',0,'4910af7f',NULL);
INSERT INTO "entries" VALUES(3,64,'action','2026-03-01 12:11:22.000000',2,NULL,'Clover',59,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["food","love"],"locations":[]}]','bot',0,'2f2024a0',NULL);
INSERT INTO "entries" VALUES(3,65,'action','2026-03-01 12:11:33.000000',0,100,'Ana',60,59,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":0,"help":"food"}]','person',0,'8ec1f2ad',NULL);
INSERT INTO "entries" VALUES(3,66,'action','2026-03-01 12:11:44.000000',0,100,'Ana',61,60,'{"kind":"take_animal","animal":"W03"}','[{"kind":"animal_taken","seat":0,"animal":"W03"}]','person',0,'12b48baa',NULL);
INSERT INTO "entries" VALUES(3,67,'action','2026-03-01 12:11:55.000000',0,100,'Ana',62,61,'{"kind":"play_animal","animal":"W03"}','[{"kind":"animal_played","seat":0,"animal":"W03"}]','person',0,'d6588a8a',NULL);
INSERT INTO "entries" VALUES(3,68,'action','2026-03-01 12:12:06.000000',0,100,'Ana',63,62,'{"kind":"make_happy","animal":"C09","payment":["food","food"]}','[{"kind":"turned_happy","seat":0,"animal":"C09","payment":["food","food"]}]','person',0,'e762e22d',NULL);
INSERT INTO "entries" VALUES(3,69,'action','2026-03-01 12:12:06.000000',0,100,'Ana',64,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1}]','forced',0,'a5a5b03c',NULL);
INSERT INTO "entries" VALUES(3,70,'action','2026-03-01 12:12:17.000000',1,101,'Bo',65,64,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":1,"help":"love"}]','person',0,'826a71ae',NULL);
INSERT INTO "entries" VALUES(3,71,'action','2026-03-01 12:12:28.000000',1,101,'Bo',66,65,'{"kind":"take_animal","animal":"D10"}','[{"kind":"animal_taken","seat":1,"animal":"D10"}]','person',0,'16cae3ee',NULL);
INSERT INTO "entries" VALUES(3,72,'action','2026-03-01 12:12:39.000000',1,101,'Bo',67,66,'{"kind":"play_animal","animal":"D10"}','[{"kind":"animal_played","seat":1,"animal":"D10"}]','person',0,'4b3f0176',NULL);
INSERT INTO "entries" VALUES(3,73,'action','2026-03-01 12:12:50.000000',1,101,'Bo',68,67,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":[],"helps":["love"],"locations":[]}]','person',0,'e5733b9b',NULL);
INSERT INTO "entries" VALUES(3,74,'action','2026-03-01 12:13:01.000000',2,NULL,'Clover',69,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'c0e495aa',NULL);
INSERT INTO "entries" VALUES(3,75,'action','2026-03-01 12:13:01.000000',2,NULL,'Clover',70,NULL,'{"kind":"take_animal","animal":"C06"}','[{"kind":"animal_taken","seat":2,"animal":"C06"}]','bot',0,'19e7eb33',NULL);
INSERT INTO "entries" VALUES(3,76,'action','2026-03-01 12:13:01.000000',2,NULL,'Clover',71,NULL,'{"kind":"play_animal","animal":"C06"}','[{"kind":"animal_played","seat":2,"animal":"C06"},{"kind":"effect_lost","seat":2,"card":"C06"}]','bot',0,'fa509d98',NULL);
INSERT INTO "entries" VALUES(3,77,'action','2026-03-01 12:13:01.000000',2,NULL,'Clover',72,NULL,'{"kind":"make_happy","animal":"C11","payment":["food","love","care"]}','[{"kind":"turned_happy","seat":2,"animal":"C11","payment":["food","love","care"]}]','bot',0,'cf907594',NULL);
INSERT INTO "entries" VALUES(3,78,'action','2026-03-01 12:13:01.000000',2,NULL,'Clover',73,NULL,'{"kind":"obtain","location":"L08","residents":["C05","C11"]}','[{"kind":"location_obtained","seat":2,"location":"L08","residents":["C05","C11"]}]','bot',0,'ce4c95c4',NULL);
INSERT INTO "entries" VALUES(3,79,'action','2026-03-01 12:13:01.000000',2,NULL,'Clover',74,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'6e47b53e',NULL);
INSERT INTO "entries" VALUES(3,80,'action','2026-03-01 12:13:01.000000',2,NULL,'Clover',75,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["care","food"],"locations":["L14"]}]','bot',0,'1ec0ef02',NULL);
INSERT INTO "entries" VALUES(3,81,'action','2026-03-01 12:13:12.000000',0,100,'Ana',76,75,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":0,"help":"love"}]','person',0,'996bf795',NULL);
INSERT INTO "entries" VALUES(3,82,'action','2026-03-01 12:13:23.000000',0,100,'Ana',77,76,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":0,"help":"care"}]','person',0,'659583ed',NULL);
INSERT INTO "entries" VALUES(3,83,'action','2026-03-01 12:13:34.000000',0,100,'Ana',78,77,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":[],"helps":["food","food"],"locations":[]}]','person',0,'f322cea2',NULL);
INSERT INTO "entries" VALUES(3,84,'action','2026-03-01 12:13:45.000000',1,101,'Bo',79,78,'{"kind":"take_animal","animal":"R03"}','[{"kind":"animal_taken","seat":1,"animal":"R03"}]','person',0,'b671976d',NULL);
INSERT INTO "entries" VALUES(3,85,'action','2026-03-01 12:13:56.000000',1,101,'Bo',80,79,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":1,"help":"care"}]','person',0,'454ed1c8',NULL);
INSERT INTO "entries" VALUES(3,86,'action','2026-03-01 12:14:07.000000',1,101,'Bo',81,80,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["R04"],"helps":[],"locations":[]}]','person',0,'f15ff2cb',NULL);
INSERT INTO "entries" VALUES(3,87,'action','2026-03-01 12:14:18.000000',2,NULL,'Clover',82,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'22dd0667',NULL);
INSERT INTO "entries" VALUES(3,88,'action','2026-03-01 12:14:18.000000',2,NULL,'Clover',83,NULL,'{"kind":"take_animal","animal":"R05"}','[{"kind":"animal_taken","seat":2,"animal":"R05"}]','bot',0,'0d4a94db',NULL);
INSERT INTO "entries" VALUES(3,89,'action','2026-03-01 12:14:18.000000',2,NULL,'Clover',84,NULL,'{"kind":"play_animal","animal":"R05"}','[{"kind":"animal_played","seat":2,"animal":"R05"}]','bot',0,'df6e929d',NULL);
INSERT INTO "entries" VALUES(3,90,'action','2026-03-01 12:14:18.000000',2,NULL,'Clover',85,NULL,'{"kind":"take_animal","animal":"R04"}','[{"kind":"animal_taken","seat":2,"animal":"R04"}]','bot',0,'56615a31',NULL);
INSERT INTO "entries" VALUES(3,91,'action','2026-03-01 12:14:18.000000',2,NULL,'Clover',86,NULL,'{"kind":"play_animal","animal":"R04"}','[{"kind":"animal_played","seat":2,"animal":"R04"}]','bot',0,'016abb01',NULL);
INSERT INTO "entries" VALUES(3,92,'action','2026-03-01 12:14:18.000000',2,NULL,'Clover',87,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'f5668f82',NULL);
INSERT INTO "entries" VALUES(3,93,'action','2026-03-01 12:14:18.000000',2,NULL,'Clover',88,NULL,'{"kind":"make_happy","animal":"C06","payment":["food","love"]}','[{"kind":"turned_happy","seat":2,"animal":"C06","payment":["food","love"]}]','bot',0,'fc294956',NULL);
INSERT INTO "entries" VALUES(3,94,'action','2026-03-01 12:14:18.000000',2,NULL,'Clover',89,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["D06","D02"],"helps":["care","care"],"locations":[]}]','bot',0,'157b43c6',NULL);
INSERT INTO "entries" VALUES(3,95,'action','2026-03-01 12:14:29.000000',0,100,'Ana',90,89,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":0,"help":"love"}]','person',0,'130a9c07',NULL);
INSERT INTO "entries" VALUES(3,96,'action','2026-03-01 12:14:40.000000',0,100,'Ana',91,90,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":0,"help":"food"}]','person',0,'00e44f4e',NULL);
INSERT INTO "entries" VALUES(3,97,'action','2026-03-01 12:14:51.000000',0,100,'Ana',92,91,'{"kind":"make_happy","animal":"R07","payment":["food","love","care"]}','[{"kind":"turned_happy","seat":0,"animal":"R07","payment":["food","love","care"]}]','person',0,'5572405e',NULL);
INSERT INTO "entries" VALUES(3,98,'action','2026-03-01 12:15:02.000000',0,100,'Ana',93,92,'{"kind":"obtain","location":"L09","residents":["R02","R07"]}','[{"kind":"location_obtained","seat":0,"location":"L09","residents":["R02","R07"]}]','person',0,'3a95fd90',NULL);
INSERT INTO "entries" VALUES(3,99,'action','2026-03-01 12:15:13.000000',0,100,'Ana',94,93,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":0,"help":"care"}]','person',0,'00552f8e',NULL);
INSERT INTO "entries" VALUES(3,100,'action','2026-03-01 12:15:24.000000',0,100,'Ana',95,94,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":[],"helps":["care","love"],"locations":["L06"]}]','person',0,'020578e0',NULL);
INSERT INTO "entries" VALUES(3,101,'action','2026-03-01 12:15:35.000000',1,101,'Bo',96,95,'{"kind":"take_animal","animal":"D06"}','[{"kind":"animal_taken","seat":1,"animal":"D06"}]','person',0,'61c8b255',NULL);
INSERT INTO "entries" VALUES(3,102,'action','2026-03-01 12:15:46.000000',1,101,'Bo',97,96,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":1,"help":"care"}]','person',0,'9acd9741',NULL);
INSERT INTO "entries" VALUES(3,103,'action','2026-03-01 12:15:57.000000',1,101,'Bo',98,97,'{"kind":"end_turn","discard":["C07","D06"]}','[{"kind":"discarded","seat":1,"animals":["C07","D06"],"helps":[]},{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["W06"],"helps":[],"locations":[]}]','person',0,'afc63762',NULL);
INSERT INTO "entries" VALUES(3,104,'action','2026-03-01 12:16:08.000000',2,NULL,'Clover',99,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'5104a536',NULL);
INSERT INTO "entries" VALUES(3,105,'action','2026-03-01 12:16:08.000000',2,NULL,'Clover',100,NULL,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','bot',0,'cb8571f1',NULL);
INSERT INTO "entries" VALUES(3,106,'action','2026-03-01 12:16:08.000000',2,NULL,'Clover',101,NULL,'{"kind":"make_happy","animal":"R05","payment":["food","love"]}','[{"kind":"turned_happy","seat":2,"animal":"R05","payment":["food","love"]}]','bot',0,'883c5fd5',NULL);
INSERT INTO "entries" VALUES(3,107,'action','2026-03-01 12:16:08.000000',2,NULL,'Clover',102,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"shuffled","deck":"helps"},{"kind":"display_refilled","animals":[],"helps":["love","care"],"locations":[]}]','bot',0,'16b971a5',NULL);
INSERT INTO "entries" VALUES(3,108,'action','2026-03-01 12:16:19.000000',0,100,'Ana',103,102,'{"kind":"take_animal","animal":"C10"}','[{"kind":"animal_taken","seat":0,"animal":"C10"}]','person',0,'641a2db5',NULL);
INSERT INTO "entries" VALUES(3,109,'action','2026-03-01 12:16:30.000000',0,100,'Ana',104,103,'{"kind":"take_animal","animal":"R06"}','[{"kind":"animal_taken","seat":0,"animal":"R06"}]','person',0,'79e9af11',NULL);
INSERT INTO "entries" VALUES(3,110,'action','2026-03-01 12:16:41.000000',0,100,'Ana',105,104,'{"kind":"play_animal","animal":"C10"}','[{"kind":"animal_played","seat":0,"animal":"C10"}]','person',0,'c13bfc86',NULL);
INSERT INTO "entries" VALUES(3,111,'action','2026-03-01 12:16:52.000000',0,100,'Ana',106,105,'{"kind":"play_animal","animal":"R06"}','[{"kind":"animal_played","seat":0,"animal":"R06"}]','person',0,'cfe68f05',NULL);
INSERT INTO "entries" VALUES(3,112,'action','2026-03-01 12:17:03.000000',0,100,'Ana',107,106,'{"kind":"skip_effect"}','[{"kind":"effect_skipped","seat":0,"card":"R06"}]','person',0,'07376141',NULL);
INSERT INTO "entries" VALUES(3,113,'action','2026-03-01 12:17:14.000000',0,100,'Ana',108,107,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1}]','person',0,'3540f53d',NULL);
INSERT INTO "entries" VALUES(3,114,'action','2026-03-01 12:17:25.000000',1,101,'Bo',109,108,'{"kind":"take_animal","animal":"W06"}','[{"kind":"animal_taken","seat":1,"animal":"W06"}]','person',0,'f3191b04',NULL);
INSERT INTO "entries" VALUES(3,115,'action','2026-03-01 12:17:36.000000',1,101,'Bo',110,109,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":1,"help":"love"}]','person',0,'cf0c72a3',NULL);
INSERT INTO "entries" VALUES(3,116,'action','2026-03-01 12:17:47.000000',1,101,'Bo',111,110,'{"kind":"make_happy","animal":"D01","payment":["food","love"]}','[{"kind":"turned_happy","seat":1,"animal":"D01","payment":["food","love"]}]','person',0,'b1817689',NULL);
INSERT INTO "entries" VALUES(3,117,'action','2026-03-01 12:17:58.000000',1,101,'Bo',112,111,'{"kind":"make_happy","animal":"D10","payment":["love","care","care"]}','[{"kind":"turned_happy","seat":1,"animal":"D10","payment":["love","care","care"]}]','person',0,'818bed95',NULL);
INSERT INTO "entries" VALUES(3,118,'action','2026-03-01 12:18:09.000000',1,101,'Bo',113,112,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["R12"],"helps":["love"],"locations":[]}]','person',0,'30807f89',NULL);
INSERT INTO "entries" VALUES(3,119,'action','2026-03-01 12:18:20.000000',2,NULL,'Clover',114,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'a868368a',NULL);
INSERT INTO "entries" VALUES(3,120,'action','2026-03-01 12:18:20.000000',2,NULL,'Clover',115,NULL,'{"kind":"take_animal","animal":"D02"}','[{"kind":"animal_taken","seat":2,"animal":"D02"}]','bot',0,'e6746158',NULL);
INSERT INTO "entries" VALUES(3,121,'action','2026-03-01 12:18:20.000000',2,NULL,'Clover',116,NULL,'{"kind":"play_animal","animal":"D02"}','[{"kind":"animal_played","seat":2,"animal":"D02"},{"kind":"effect_lost","seat":2,"card":"D02"}]','bot',0,'d2722427',NULL);
INSERT INTO "entries" VALUES(3,122,'action','2026-03-01 12:18:20.000000',2,NULL,'Clover',117,NULL,'{"kind":"make_happy","animal":"R04","payment":["love","care"]}','[{"kind":"turned_happy","seat":2,"animal":"R04","payment":["love","care"]}]','bot',0,'1c1de6a4',NULL);
INSERT INTO "entries" VALUES(3,123,'action','2026-03-01 12:18:20.000000',2,NULL,'Clover',118,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["D12"],"helps":["food"],"locations":[]}]','forced',0,'1d16de58',NULL);
INSERT INTO "entries" VALUES(3,124,'action','2026-03-01 12:18:31.000000',0,100,'Ana',119,118,'{"kind":"take_animal","animal":"D04"}','[{"kind":"animal_taken","seat":0,"animal":"D04"}]','person',0,'c5cf28b7',NULL);
INSERT INTO "entries" VALUES(3,125,'action','2026-03-01 12:18:42.000000',0,100,'Ana',120,119,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":0,"help":"food"}]','person',0,'e5ef07d1',NULL);
INSERT INTO "entries" VALUES(3,126,'action','2026-03-01 12:18:53.000000',0,100,'Ana',121,120,'{"kind":"make_happy","animal":"C12","payment":["food","love","care"]}','[{"kind":"turned_happy","seat":0,"animal":"C12","payment":["food","love","care"]}]','person',0,'55b537e9',NULL);
INSERT INTO "entries" VALUES(3,127,'action','2026-03-01 12:19:04.000000',0,100,'Ana',122,121,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1}]','person',0,'2c436352',NULL);
INSERT INTO "entries" VALUES(3,128,'action','2026-03-01 12:19:15.000000',1,101,'Bo',123,122,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":1,"help":"food"}]','person',0,'ef3bfcf5',NULL);
INSERT INTO "entries" VALUES(3,129,'action','2026-03-01 12:19:26.000000',1,101,'Bo',124,123,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":1,"help":"food"}]','person',0,'f53d565f',NULL);
INSERT INTO "entries" VALUES(3,130,'action','2026-03-01 12:19:37.000000',1,101,'Bo',125,124,'{"kind":"play_animal","animal":"R03"}','[{"kind":"animal_played","seat":1,"animal":"R03"}]','person',0,'32b23ff6',NULL);
INSERT INTO "entries" VALUES(3,131,'action','2026-03-01 12:19:48.000000',1,101,'Bo',126,125,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":1,"help":"care"}]','person',0,'d3ef5f6e',NULL);
INSERT INTO "entries" VALUES(3,132,'action','2026-03-01 12:19:59.000000',1,101,'Bo',127,126,'{"kind":"make_happy","animal":"R03","payment":["food"]}','[{"kind":"turned_happy","seat":1,"animal":"R03","payment":["food"]}]','person',0,'cff62f75',NULL);
INSERT INTO "entries" VALUES(3,133,'action','2026-03-01 12:20:10.000000',1,101,'Bo',128,127,'{"kind":"obtain","location":"L14","residents":["D01","C04","R03"]}','[{"kind":"location_obtained","seat":1,"location":"L14","residents":["D01","C04","R03"]}]','person',0,'d07b5837',NULL);
INSERT INTO "entries" VALUES(3,134,'action','2026-03-01 12:20:21.000000',1,101,'Bo',129,128,'{"kind":"take_animal","animal":"C08"}','[{"kind":"animal_taken","seat":1,"animal":"C08"}]','person',0,'996613e4',NULL);
INSERT INTO "entries" VALUES(3,135,'action','2026-03-01 12:20:32.000000',1,101,'Bo',130,129,'{"kind":"play_animal","animal":"C08"}','[{"kind":"animal_played","seat":1,"animal":"C08"}]','person',0,'7fe99f6b',NULL);
INSERT INTO "entries" VALUES(3,136,'action','2026-03-01 12:20:43.000000',1,101,'Bo',131,130,'{"kind":"skip_effect"}','[{"kind":"effect_skipped","seat":1,"card":"C08"}]','person',0,'b2250ec7',NULL);
INSERT INTO "entries" VALUES(3,137,'action','2026-03-01 12:20:54.000000',1,101,'Bo',132,131,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":[],"helps":["love","care"],"locations":["L13"]}]','person',0,'a2cbdf25',NULL);
INSERT INTO "entries" VALUES(3,138,'action','2026-03-01 12:21:05.000000',2,NULL,'Clover',133,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'51cf6d71',NULL);
INSERT INTO "entries" VALUES(3,139,'action','2026-03-01 12:21:05.000000',2,NULL,'Clover',134,NULL,'{"kind":"take_animal","animal":"W05"}','[{"kind":"animal_taken","seat":2,"animal":"W05"}]','bot',0,'70b8d8a1',NULL);
INSERT INTO "entries" VALUES(3,140,'action','2026-03-01 12:21:05.000000',2,NULL,'Clover',135,NULL,'{"kind":"play_animal","animal":"W05"}','[{"kind":"animal_played","seat":2,"animal":"W05"}]','bot',0,'95f0caab',NULL);
INSERT INTO "entries" VALUES(3,141,'action','2026-03-01 12:21:05.000000',2,NULL,'Clover',136,NULL,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','bot',0,'964e3a2c',NULL);
INSERT INTO "entries" VALUES(3,142,'action','2026-03-01 12:21:05.000000',2,NULL,'Clover',137,NULL,'{"kind":"make_happy","animal":"W05","payment":["love","care"]}','[{"kind":"turned_happy","seat":2,"animal":"W05","payment":["love","care"]}]','bot',0,'5a1b6908',NULL);
INSERT INTO "entries" VALUES(3,143,'action','2026-03-01 12:21:05.000000',2,NULL,'Clover',138,NULL,'{"kind":"obtain","location":"L15","residents":["C06","R01","W05"]}','[{"kind":"location_obtained","seat":2,"location":"L15","residents":["C06","R01","W05"]}]','bot',0,'b7396f69',NULL);
INSERT INTO "entries" VALUES(3,144,'action','2026-03-01 12:21:05.000000',2,NULL,'Clover',139,NULL,'{"kind":"skip_effect"}','[{"kind":"effect_skipped","seat":2,"card":"L15"}]','bot',0,'830cb1f5',NULL);
INSERT INTO "entries" VALUES(3,145,'action','2026-03-01 12:21:05.000000',2,NULL,'Clover',140,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["food","love"],"locations":["L03"]}]','forced',0,'34ffd2c0',NULL);
INSERT INTO "entries" VALUES(3,146,'action','2026-03-01 12:21:16.000000',0,100,'Ana',141,140,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":0,"help":"food"}]','person',0,'71ef51c9',NULL);
INSERT INTO "entries" VALUES(3,147,'action','2026-03-01 12:21:27.000000',0,100,'Ana',142,141,'{"kind":"take_animal","animal":"R12"}','[{"kind":"animal_taken","seat":0,"animal":"R12"}]','person',0,'b2d9fc6e',NULL);
INSERT INTO "entries" VALUES(3,148,'action','2026-03-01 12:21:38.000000',0,100,'Ana',143,142,'{"kind":"play_animal","animal":"D04"}','[{"kind":"animal_played","seat":0,"animal":"D04"}]','person',0,'4a1c9509',NULL);
INSERT INTO "entries" VALUES(3,149,'action','2026-03-01 12:21:49.000000',0,100,'Ana',144,143,'{"kind":"skip_effect"}','[{"kind":"effect_skipped","seat":0,"card":"D04"}]','person',0,'6d39ec24',NULL);
INSERT INTO "entries" VALUES(3,150,'action','2026-03-01 12:22:00.000000',0,100,'Ana',145,144,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["C02"],"helps":["food"],"locations":[]}]','person',0,'b21d2043',NULL);
INSERT INTO "entries" VALUES(3,151,'action','2026-03-01 12:22:11.000000',1,101,'Bo',146,145,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":1,"help":"food"}]','person',0,'44d4ff4e',NULL);
INSERT INTO "entries" VALUES(3,152,'action','2026-03-01 12:22:22.000000',1,101,'Bo',147,146,'{"kind":"take_animal","animal":"C01"}','[{"kind":"animal_taken","seat":1,"animal":"C01"}]','person',0,'4c907cce',NULL);
INSERT INTO "entries" VALUES(3,153,'action','2026-03-01 12:22:33.000000',1,101,'Bo',148,147,'{"kind":"play_animal","animal":"W06"}','[{"kind":"animal_played","seat":1,"animal":"W06"}]','person',0,'05fc2cca',NULL);
INSERT INTO "entries" VALUES(3,154,'action','2026-03-01 12:22:44.000000',1,101,'Bo',149,148,'{"kind":"take_animal","animal":"C02"}','[{"kind":"animal_taken","seat":1,"animal":"C02"}]','person',0,'591c5e97',NULL);
INSERT INTO "entries" VALUES(3,155,'action','2026-03-01 12:22:55.000000',1,101,'Bo',150,149,'{"kind":"play_animal","animal":"C01"}','[{"kind":"animal_played","seat":1,"animal":"C01"}]','person',0,'c17852eb',NULL);
INSERT INTO "entries" VALUES(3,156,'action','2026-03-01 12:23:06.000000',1,101,'Bo',151,150,'{"kind":"skip_effect"}','[{"kind":"effect_skipped","seat":1,"card":"C01"}]','person',0,'a3f8ae83',NULL);
INSERT INTO "entries" VALUES(3,157,'action','2026-03-01 12:23:17.000000',1,101,'Bo',152,151,'{"kind":"make_happy","animal":"C01","payment":["food","food"]}','[{"kind":"turned_happy","seat":1,"animal":"C01","payment":["food","food"]}]','person',0,'693a46f1',NULL);
INSERT INTO "entries" VALUES(3,158,'action','2026-03-01 12:23:28.000000',1,101,'Bo',153,152,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["D09"],"helps":["love"],"locations":[]}]','person',0,'7edd5ab5',NULL);
INSERT INTO "entries" VALUES(3,159,'action','2026-03-01 12:23:39.000000',2,NULL,'Clover',154,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'0c042edc',NULL);
INSERT INTO "entries" VALUES(3,160,'action','2026-03-01 12:23:39.000000',2,NULL,'Clover',155,NULL,'{"kind":"take_animal","animal":"W02"}','[{"kind":"animal_taken","seat":2,"animal":"W02"}]','bot',0,'0f2d12c1',NULL);
INSERT INTO "entries" VALUES(3,161,'action','2026-03-01 12:23:39.000000',2,NULL,'Clover',156,NULL,'{"kind":"play_animal","animal":"W02"}','[{"kind":"animal_played","seat":2,"animal":"W02"}]','bot',0,'40cd0453',NULL);
INSERT INTO "entries" VALUES(3,162,'action','2026-03-01 12:23:39.000000',2,NULL,'Clover',157,NULL,'{"kind":"make_happy","animal":"D02","payment":["love"]}','[{"kind":"turned_happy","seat":2,"animal":"D02","payment":["love"]},{"kind":"last_round_began","seat":2}]','bot',0,'2fef288f',NULL);
INSERT INTO "entries" VALUES(3,163,'action','2026-03-01 12:23:39.000000',2,NULL,'Clover',158,NULL,'{"kind":"obtain","location":"L06","residents":["D02","R05"]}','[{"kind":"location_obtained","seat":2,"location":"L06","residents":["D02","R05"]}]','bot',0,'8334304d',NULL);
INSERT INTO "entries" VALUES(3,164,'action','2026-03-01 12:23:39.000000',2,NULL,'Clover',159,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"ended","reason":"ten"}]','forced',0,'5e4006e5',NULL);
INSERT INTO "entries" VALUES(4,1,'opened','2026-03-01 12:23:39.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,2,'joined','2026-03-01 12:23:39.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,3,'joined','2026-03-01 12:23:39.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,4,'bot_added','2026-03-01 12:23:39.000000',2,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,5,'started','2026-03-01 12:23:39.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'4b1c08e5',NULL);
INSERT INTO "entries" VALUES(4,6,'action','2026-03-01 12:24:01.000000',1,101,'Bo',1,0,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":1,"help":"love"}]','person',0,'f0f23643',NULL);
INSERT INTO "entries" VALUES(4,7,'action','2026-03-01 12:24:12.000000',1,101,'Bo',2,1,'{"kind":"take_animal","animal":"C09"}','[{"kind":"animal_taken","seat":1,"animal":"C09"}]','person',0,'fc5ac528',NULL);
INSERT INTO "entries" VALUES(4,8,'action','2026-03-01 12:24:23.000000',1,101,'Bo',3,2,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["R04"],"helps":[],"locations":[]}]','person',0,'25ec5813',NULL);
INSERT INTO "entries" VALUES(4,9,'action','2026-03-01 12:24:34.000000',2,NULL,'Clover',4,NULL,'{"kind":"take_animal","animal":"R09"}','[{"kind":"animal_taken","seat":2,"animal":"R09"}]','bot',0,'2353d43d',NULL);
INSERT INTO "entries" VALUES(4,10,'action','2026-03-01 12:24:34.000000',2,NULL,'Clover',5,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'6e57c95f',NULL);
INSERT INTO "entries" VALUES(4,11,'action','2026-03-01 12:24:34.000000',2,NULL,'Clover',6,NULL,'{"kind":"play_animal","animal":"R09"}','[{"kind":"animal_played","seat":2,"animal":"R09"}]','bot',0,'eacdce20',NULL);
INSERT INTO "entries" VALUES(4,12,'action','2026-03-01 12:24:34.000000',2,NULL,'Clover',7,NULL,'{"kind":"take_animal","animal":"C06"}','[{"kind":"animal_taken","seat":2,"animal":"C06"}]','bot',0,'70840058',NULL);
INSERT INTO "entries" VALUES(4,13,'action','2026-03-01 12:24:34.000000',2,NULL,'Clover',8,NULL,'{"kind":"play_animal","animal":"C06"}','[{"kind":"animal_played","seat":2,"animal":"C06"},{"kind":"effect_lost","seat":2,"card":"C06"}]','bot',0,'fe2e2934',NULL);
INSERT INTO "entries" VALUES(4,14,'action','2026-03-01 12:24:34.000000',2,NULL,'Clover',9,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["R11"],"helps":["food"],"locations":[]}]','bot',0,'bda6fc66',NULL);
INSERT INTO "entries" VALUES(4,15,'action','2026-03-01 12:24:45.000000',0,100,'Ana',10,9,'{"kind":"take_animal","animal":"R04"}','[{"kind":"animal_taken","seat":0,"animal":"R04"}]','person',0,'dac0e834',NULL);
INSERT INTO "entries" VALUES(4,16,'action','2026-03-01 12:24:56.000000',0,100,'Ana',11,10,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":0,"help":"love"}]','person',0,'442c9846',NULL);
INSERT INTO "entries" VALUES(4,17,'action','2026-03-01 12:25:07.000000',0,100,'Ana',12,11,'{"kind":"play_animal","animal":"R04"}','[{"kind":"animal_played","seat":0,"animal":"R04"}]','person',0,'7bde6d56',NULL);
INSERT INTO "entries" VALUES(4,18,'action','2026-03-01 12:25:18.000000',0,100,'Ana',13,12,'{"kind":"skip_effect"}','[{"kind":"effect_skipped","seat":0,"card":"R04"}]','person',0,'ddb46ab6',NULL);
INSERT INTO "entries" VALUES(4,19,'action','2026-03-01 12:25:29.000000',0,100,'Ana',14,13,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["W04"],"helps":["love"],"locations":[]}]','person',0,'893f8ec6',NULL);
INSERT INTO "entries" VALUES(4,20,'action','2026-03-01 12:25:40.000000',1,101,'Bo',15,14,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":1,"help":"love"}]','person',0,'fdfe95ab',NULL);
INSERT INTO "entries" VALUES(4,21,'action','2026-03-01 12:25:51.000000',1,101,'Bo',16,15,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":1,"help":"food"}]','person',0,'102092ad',NULL);
INSERT INTO "entries" VALUES(4,22,'action','2026-03-01 12:26:02.000000',1,101,'Bo',17,16,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":[],"helps":["love"],"locations":[]}]','person',0,'57584e4b',NULL);
INSERT INTO "entries" VALUES(4,23,'action','2026-03-01 12:26:13.000000',2,NULL,'Clover',18,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'399a2149',NULL);
INSERT INTO "entries" VALUES(4,24,'action','2026-03-01 12:26:13.000000',2,NULL,'Clover',19,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'75284943',NULL);
INSERT INTO "entries" VALUES(4,25,'action','2026-03-01 12:26:13.000000',2,NULL,'Clover',20,NULL,'{"kind":"make_happy","animal":"C06","payment":["food","love"]}','[{"kind":"turned_happy","seat":2,"animal":"C06","payment":["food","love"]}]','bot',0,'729edb99',NULL);
INSERT INTO "entries" VALUES(4,26,'action','2026-03-01 12:26:13.000000',2,NULL,'Clover',21,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["love","care"],"locations":[]}]','bot',0,'06db5c5d',NULL);
INSERT INTO "entries" VALUES(4,27,'action','2026-03-01 12:26:24.000000',0,100,'Ana',22,21,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":0,"help":"food"}]','person',0,'d52b1668',NULL);
INSERT INTO "entries" VALUES(4,28,'action','2026-03-01 12:26:35.000000',0,100,'Ana',23,22,'{"kind":"take_animal","animal":"W04"}','[{"kind":"animal_taken","seat":0,"animal":"W04"}]','person',0,'5f841dd2',NULL);
INSERT INTO "entries" VALUES(4,29,'action','2026-03-01 12:26:46.000000',0,100,'Ana',24,23,'{"kind":"play_animal","animal":"W04"}','[{"kind":"animal_played","seat":0,"animal":"W04"},{"kind":"effect_lost","seat":0,"card":"W04"}]','person',0,'eeb63945',NULL);
INSERT INTO "entries" VALUES(4,30,'action','2026-03-01 12:26:57.000000',0,100,'Ana',25,24,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["D11"],"helps":["food"],"locations":[]}]','person',0,'6473e07e',NULL);
INSERT INTO "entries" VALUES(4,31,'action','2026-03-01 12:27:08.000000',1,101,'Bo',26,25,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":1,"help":"food"}]','person',0,'eafcd624',NULL);
INSERT INTO "entries" VALUES(4,32,'action','2026-03-01 12:27:19.000000',1,101,'Bo',27,26,'{"kind":"take_animal","animal":"D11"}','[{"kind":"animal_taken","seat":1,"animal":"D11"}]','person',0,'3eb5e7a2',NULL);
INSERT INTO "entries" VALUES(4,33,'action','2026-03-01 12:27:30.000000',1,101,'Bo',28,27,'{"kind":"end_turn","discard":["D11"]}','[{"kind":"discarded","seat":1,"animals":["D11"],"helps":[]},{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["W02"],"helps":["care"],"locations":[]}]','person',0,'5a384eb9',NULL);
INSERT INTO "entries" VALUES(4,34,'action','2026-03-01 12:27:41.000000',2,NULL,'Clover',29,NULL,'{"kind":"take_animal","animal":"R11"}','[{"kind":"animal_taken","seat":2,"animal":"R11"}]','bot',0,'d3f4a025',NULL);
INSERT INTO "entries" VALUES(4,35,'action','2026-03-01 12:27:41.000000',2,NULL,'Clover',30,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'da069b27',NULL);
INSERT INTO "entries" VALUES(4,36,'action','2026-03-01 12:27:41.000000',2,NULL,'Clover',31,NULL,'{"kind":"play_animal","animal":"R11"}','[{"kind":"animal_played","seat":2,"animal":"R11"}]','bot',0,'f43c07db',NULL);
INSERT INTO "entries" VALUES(4,37,'action','2026-03-01 12:27:41.000000',2,NULL,'Clover',32,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["D02"],"helps":["care"],"locations":[]}]','bot',0,'a1fd290e',NULL);
INSERT INTO "entries" VALUES(4,38,'action','2026-03-01 12:27:52.000000',0,100,'Ana',33,32,'{"kind":"take_animal","animal":"D12"}','[{"kind":"animal_taken","seat":0,"animal":"D12"}]','person',0,'3b11a996',NULL);
INSERT INTO "entries" VALUES(4,39,'action','2026-03-01 12:28:03.000000',0,100,'Ana',34,33,'{"kind":"take_animal","animal":"W02"}','[{"kind":"animal_taken","seat":0,"animal":"W02"}]','person',0,'86c0d237',NULL);
INSERT INTO "entries" VALUES(4,40,'action','2026-03-01 12:28:14.000000',0,100,'Ana',35,34,'{"kind":"play_animal","animal":"D12"}','[{"kind":"animal_played","seat":0,"animal":"D12"}]','person',0,'6420310f',NULL);
INSERT INTO "entries" VALUES(4,41,'action','2026-03-01 12:28:25.000000',0,100,'Ana',36,35,'{"kind":"play_animal","animal":"W02"}','[{"kind":"animal_played","seat":0,"animal":"W02"}]','person',0,'5e7881b0',NULL);
INSERT INTO "entries" VALUES(4,42,'action','2026-03-01 12:28:36.000000',0,100,'Ana',37,36,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["D09"],"helps":[],"locations":[]}]','person',0,'a665a4af',NULL);
INSERT INTO "entries" VALUES(4,43,'action','2026-03-01 12:28:47.000000',1,101,'Bo',38,37,'{"kind":"take_animal","animal":"C10"}','[{"kind":"animal_taken","seat":1,"animal":"C10"}]','person',0,'0a1bd075',NULL);
INSERT INTO "entries" VALUES(4,44,'action','2026-03-01 12:28:58.000000',1,101,'Bo',39,38,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":1,"help":"care"}]','person',0,'20f80618',NULL);
INSERT INTO "entries" VALUES(4,45,'action','2026-03-01 12:29:09.000000',1,101,'Bo',40,39,'{"kind":"play_animal","animal":"C10"}','[{"kind":"animal_played","seat":1,"animal":"C10"}]','person',0,'48280ea3',NULL);
INSERT INTO "entries" VALUES(4,46,'action','2026-03-01 12:29:20.000000',1,101,'Bo',41,40,'{"kind":"end_turn","discard":["C09"]}','[{"kind":"discarded","seat":1,"animals":["C09"],"helps":[]},{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["D10"],"helps":["care"],"locations":[]}]','person',0,'1e15583e',NULL);
INSERT INTO "entries" VALUES(4,47,'action','2026-03-01 12:29:31.000000',2,NULL,'Clover',42,NULL,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','bot',0,'60dba142',NULL);
INSERT INTO "entries" VALUES(4,48,'action','2026-03-01 12:29:31.000000',2,NULL,'Clover',43,NULL,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','bot',0,'9d28e144',NULL);
INSERT INTO "entries" VALUES(4,49,'action','2026-03-01 12:29:31.000000',2,NULL,'Clover',44,NULL,'{"kind":"make_happy","animal":"R11","payment":["food","love","care","care"]}','[{"kind":"turned_happy","seat":2,"animal":"R11","payment":["food","love","care","care"]}]','bot',0,'936f7380',NULL);
INSERT INTO "entries" VALUES(4,50,'action','2026-03-01 12:29:31.000000',2,NULL,'Clover',45,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["care","food"],"locations":[]}]','forced',0,'b49ceb7c',NULL);
INSERT INTO "entries" VALUES(4,51,'action','2026-03-01 12:29:42.000000',0,100,'Ana',46,45,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":0,"help":"care"}]','person',0,'0a3bac4b',NULL);
INSERT INTO "entries" VALUES(4,52,'action','2026-03-01 12:29:53.000000',0,100,'Ana',47,46,'{"kind":"take_animal","animal":"D02"}','[{"kind":"animal_taken","seat":0,"animal":"D02"}]','person',0,'52737620',NULL);
INSERT INTO "entries" VALUES(4,53,'action','2026-03-01 12:30:04.000000',0,100,'Ana',48,47,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["R07"],"helps":[],"locations":[]}]','person',0,'0ed445e4',NULL);
INSERT INTO "entries" VALUES(4,54,'action','2026-03-01 12:30:15.000000',1,101,'Bo',49,48,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":1,"help":"food"}]','person',0,'bd6e3ad2',NULL);
INSERT INTO "entries" VALUES(4,55,'action','2026-03-01 12:30:26.000000',1,101,'Bo',50,49,'{"kind":"take_animal","animal":"D09"}','[{"kind":"animal_taken","seat":1,"animal":"D09"}]','person',0,'995851fc',NULL);
INSERT INTO "entries" VALUES(4,56,'action','2026-03-01 12:30:37.000000',1,101,'Bo',51,50,'{"kind":"end_turn","discard":["love","love2"]}','[{"kind":"discarded","seat":1,"animals":[],"helps":["love","love"]},{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["D04"],"helps":["care"],"locations":[]}]','person',0,'b679fe39',NULL);
INSERT INTO "entries" VALUES(4,57,'action','2026-03-01 12:30:48.000000',2,NULL,'Clover',52,NULL,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":2,"help":"love"}]','bot',0,'b27d3985',NULL);
INSERT INTO "entries" VALUES(4,58,'action','2026-03-01 12:30:48.000000',2,NULL,'Clover',53,NULL,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','bot',0,'474eec96',NULL);
INSERT INTO "entries" VALUES(4,59,'action','2026-03-01 12:30:48.000000',2,NULL,'Clover',54,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["care"],"locations":[]}]','bot',0,'47e2ec0e',NULL);
INSERT INTO "entries" VALUES(4,60,'action','2026-03-01 12:30:59.000000',0,100,'Ana',55,54,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":0,"help":"food"}]','person',0,'02c3a88b',NULL);
INSERT INTO "entries" VALUES(4,61,'action','2026-03-01 12:31:10.000000',0,100,'Ana',56,55,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":0,"help":"love"}]','person',0,'3dace497',NULL);
INSERT INTO "entries" VALUES(4,62,'action','2026-03-01 12:31:21.000000',0,100,'Ana',57,56,'{"kind":"end_turn","discard":["food2"]}','[{"kind":"discarded","seat":0,"animals":[],"helps":["food"]},{"kind":"turn_began","seat":1}]','person',0,'d707472d',NULL);
INSERT INTO "entries" VALUES(4,63,'action','2026-03-01 12:31:32.000000',1,101,'Bo',58,57,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":1,"help":"care"}]','person',0,'d91a0763',NULL);
INSERT INTO "entries" VALUES(4,64,'action','2026-03-01 12:31:43.000000',1,101,'Bo',59,58,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":1,"help":"love"}]','person',0,'fa48cbc0',NULL);
INSERT INTO "entries" VALUES(4,65,'action','2026-03-01 12:31:54.000000',1,101,'Bo',60,59,'{"kind":"end_turn","discard":["food2","care"]}','[{"kind":"discarded","seat":1,"animals":[],"helps":["food","care"]},{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":[],"helps":["food"],"locations":[]}]','person',0,'deca049b',NULL);
INSERT INTO "entries" VALUES(4,66,'action','2026-03-01 12:32:05.000000',2,NULL,'Clover',61,NULL,'{"kind":"take_animal","animal":"D04"}','[{"kind":"animal_taken","seat":2,"animal":"D04"}]','bot',0,'7da1cacb',NULL);
INSERT INTO "entries" VALUES(4,67,'action','2026-03-01 12:32:05.000000',2,NULL,'Clover',62,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'4fe93828',NULL);
INSERT INTO "entries" VALUES(4,68,'action','2026-03-01 12:32:05.000000',2,NULL,'Clover',63,NULL,'{"kind":"play_animal","animal":"D04"}','[{"kind":"animal_played","seat":2,"animal":"D04"},{"kind":"effect_lost","seat":2,"card":"D04"}]','bot',0,'f1c8d49b',NULL);
INSERT INTO "entries" VALUES(4,69,'action','2026-03-01 12:32:05.000000',2,NULL,'Clover',64,NULL,'{"kind":"make_happy","animal":"D04","payment":["love","care"]}','[{"kind":"turned_happy","seat":2,"animal":"D04","payment":["love","care"]}]','bot',0,'374a11c1',NULL);
INSERT INTO "entries" VALUES(4,70,'action','2026-03-01 12:32:05.000000',2,NULL,'Clover',65,NULL,'{"kind":"obtain","location":"L13","residents":["D04","C06","R11"]}','[{"kind":"location_obtained","seat":2,"location":"L13","residents":["D04","C06","R11"]}]','bot',0,'5dc5c1ef',NULL);
INSERT INTO "entries" VALUES(4,71,'action','2026-03-01 12:32:05.000000',2,NULL,'Clover',66,NULL,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','bot',0,'de01423e',NULL);
INSERT INTO "entries" VALUES(4,72,'action','2026-03-01 12:32:05.000000',2,NULL,'Clover',67,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["D03"],"helps":["love","food"],"locations":["L12"]}]','bot',0,'59e003fd',NULL);
INSERT INTO "entries" VALUES(4,73,'action','2026-03-01 12:32:16.000000',0,100,'Ana',68,67,'{"kind":"take_animal","animal":"D03"}','[{"kind":"animal_taken","seat":0,"animal":"D03"}]','person',0,'ddbc1e10',NULL);
INSERT INTO "entries" VALUES(4,74,'action','2026-03-01 12:32:27.000000',0,100,'Ana',69,68,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":0,"help":"food"}]','person',0,'1b700de5',NULL);
INSERT INTO "entries" VALUES(4,75,'action','2026-03-01 12:32:38.000000',0,100,'Ana',70,69,'{"kind":"make_happy","animal":"R04","payment":["love","care"]}','[{"kind":"turned_happy","seat":0,"animal":"R04","payment":["love","care"]}]','person',0,'6320969e',NULL);
INSERT INTO "entries" VALUES(4,76,'action','2026-03-01 12:32:49.000000',0,100,'Ana',71,70,'{"kind":"play_animal","animal":"D02"}','[{"kind":"animal_played","seat":0,"animal":"D02"},{"kind":"effect_lost","seat":0,"card":"D02"}]','person',0,'5545f59c',NULL);
INSERT INTO "entries" VALUES(4,77,'action','2026-03-01 12:33:00.000000',0,100,'Ana',72,71,'{"kind":"play_animal","animal":"D03"}','[{"kind":"animal_played","seat":0,"animal":"D03"}]','person',0,'a06006da',NULL);
INSERT INTO "entries" VALUES(4,78,'action','2026-03-01 12:33:11.000000',0,100,'Ana',73,72,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":0,"help":"care"}]','person',0,'d0b4a62b',NULL);
INSERT INTO "entries" VALUES(4,79,'action','2026-03-01 12:33:22.000000',0,100,'Ana',74,73,'{"kind":"make_happy","animal":"D02","payment":["food","food"]}','[{"kind":"turned_happy","seat":0,"animal":"D02","payment":["food","food"]}]','person',0,'0108dca5',NULL);
INSERT INTO "entries" VALUES(4,80,'action','2026-03-01 12:33:33.000000',0,100,'Ana',75,74,'{"kind":"obtain","location":"L06","residents":["D02","R04"]}','[{"kind":"location_obtained","seat":0,"location":"L06","residents":["D02","R04"]}]','person',0,'4f21eb62',NULL);
INSERT INTO "entries" VALUES(4,81,'action','2026-03-01 12:33:44.000000',0,100,'Ana',76,75,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"shuffled","deck":"helps"},{"kind":"display_refilled","animals":["R05"],"helps":["care","love"],"locations":["L03"]}]','person',0,'b0f27fef',NULL);
INSERT INTO "entries" VALUES(4,82,'action','2026-03-01 12:33:55.000000',1,101,'Bo',77,76,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":1,"help":"love"}]','person',0,'ea4981c0',NULL);
INSERT INTO "entries" VALUES(4,83,'action','2026-03-01 12:34:06.000000',1,101,'Bo',78,77,'{"kind":"take_animal","animal":"D10"}','[{"kind":"animal_taken","seat":1,"animal":"D10"}]','person',0,'70005dbf',NULL);
INSERT INTO "entries" VALUES(4,84,'action','2026-03-01 12:34:17.000000',1,101,'Bo',79,78,'{"kind":"end_turn","discard":["food","love"]}','[{"kind":"discarded","seat":1,"animals":[],"helps":["food","love"]},{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["W03"],"helps":[],"locations":[]}]','person',0,'00f0117c',NULL);
INSERT INTO "entries" VALUES(4,85,'action','2026-03-01 12:34:28.000000',2,NULL,'Clover',80,NULL,'{"kind":"take_animal","animal":"R06"}','[{"kind":"animal_taken","seat":2,"animal":"R06"}]','bot',0,'036e0c0e',NULL);
INSERT INTO "entries" VALUES(4,86,'action','2026-03-01 12:34:28.000000',2,NULL,'Clover',81,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'6f446488',NULL);
INSERT INTO "entries" VALUES(4,87,'action','2026-03-01 12:34:28.000000',2,NULL,'Clover',82,NULL,'{"kind":"play_animal","animal":"R06"}','[{"kind":"animal_played","seat":2,"animal":"R06"}]','bot',0,'fc61a450',NULL);
INSERT INTO "entries" VALUES(4,88,'action','2026-03-01 12:34:28.000000',2,NULL,'Clover',83,NULL,'{"kind":"take_animal","animal":"R05"}','[{"kind":"animal_taken","seat":2,"animal":"R05"}]','bot',0,'e0716410',NULL);
INSERT INTO "entries" VALUES(4,89,'action','2026-03-01 12:34:28.000000',2,NULL,'Clover',84,NULL,'{"kind":"play_animal","animal":"R05"}','[{"kind":"animal_played","seat":2,"animal":"R05"}]','bot',0,'c7cf3eb5',NULL);
INSERT INTO "entries" VALUES(4,90,'action','2026-03-01 12:34:28.000000',2,NULL,'Clover',85,NULL,'{"kind":"take_animal","animal":"R07"}','[{"kind":"animal_taken","seat":2,"animal":"R07"}]','bot',0,'5d74f67e',NULL);
INSERT INTO "entries" VALUES(4,91,'action','2026-03-01 12:34:28.000000',2,NULL,'Clover',86,NULL,'{"kind":"make_happy","animal":"R05","payment":["food","love"]}','[{"kind":"turned_happy","seat":2,"animal":"R05","payment":["food","love"]}]','bot',0,'eb495359',NULL);
INSERT INTO "entries" VALUES(4,92,'action','2026-03-01 12:34:28.000000',2,NULL,'Clover',87,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["C08","D08"],"helps":["care"],"locations":[]}]','bot',0,'53131169',NULL);
INSERT INTO "entries" VALUES(4,93,'action','2026-03-01 12:34:39.000000',0,100,'Ana',88,87,'{"kind":"take_animal","animal":"D08"}','[{"kind":"animal_taken","seat":0,"animal":"D08"}]','person',0,'aade196a',NULL);
INSERT INTO "entries" VALUES(4,94,'action','2026-03-01 12:34:50.000000',0,100,'Ana',89,88,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":0,"help":"love"}]','person',0,'73a03cff',NULL);
INSERT INTO "entries" VALUES(4,95,'action','2026-03-01 12:35:01.000000',0,100,'Ana',90,89,'{"kind":"make_happy","animal":"W04","payment":["love","love","care"]}','[{"kind":"turned_happy","seat":0,"animal":"W04","payment":["love","love","care"]}]','person',0,'f2616213',NULL);
INSERT INTO "entries" VALUES(4,96,'action','2026-03-01 12:35:12.000000',0,100,'Ana',91,90,'{"kind":"play_animal","animal":"D08"}','[{"kind":"animal_played","seat":0,"animal":"D08"}]','person',0,'3b5a3f5c',NULL);
INSERT INTO "entries" VALUES(4,97,'action','2026-03-01 12:35:23.000000',0,100,'Ana',92,91,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":0,"help":"care"}]','person',0,'d42ef5db',NULL);
INSERT INTO "entries" VALUES(4,98,'action','2026-03-01 12:35:34.000000',0,100,'Ana',93,92,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["D06"],"helps":["food"],"locations":[]}]','person',0,'f90289c1',NULL);
INSERT INTO "entries" VALUES(4,99,'action','2026-03-01 12:35:45.000000',1,101,'Bo',94,93,'{"kind":"take_animal","animal":"W03"}','[{"kind":"animal_taken","seat":1,"animal":"W03"}]','person',0,'d8172c51',NULL);
INSERT INTO "entries" VALUES(4,100,'action','2026-03-01 12:35:56.000000',1,101,'Bo',95,94,'{"kind":"take_animal","animal":"C08"}','[{"kind":"animal_taken","seat":1,"animal":"C08"}]','person',0,'2832266f',NULL);
INSERT INTO "entries" VALUES(4,101,'action','2026-03-01 12:36:07.000000',1,101,'Bo',96,95,'{"kind":"end_turn","discard":["D10","food"]}','[{"kind":"discarded","seat":1,"animals":["D10"],"helps":["food"]},{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["C01","C12"],"helps":[],"locations":[]}]','person',0,'fa73301e',NULL);
INSERT INTO "entries" VALUES(4,102,'action','2026-03-01 12:36:18.000000',2,NULL,'Clover',97,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'23a38c53',NULL);
INSERT INTO "entries" VALUES(4,103,'action','2026-03-01 12:36:18.000000',2,NULL,'Clover',98,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'d3a19e0a',NULL);
INSERT INTO "entries" VALUES(4,104,'action','2026-03-01 12:36:18.000000',2,NULL,'Clover',99,NULL,'{"kind":"make_happy","animal":"R06","payment":["food","care"]}','[{"kind":"turned_happy","seat":2,"animal":"R06","payment":["food","care"]}]','bot',0,'8616014b',NULL);
INSERT INTO "entries" VALUES(4,105,'action','2026-03-01 12:36:18.000000',2,NULL,'Clover',100,NULL,'{"kind":"play_animal","animal":"R07"}','[{"kind":"animal_played","seat":2,"animal":"R07"},{"kind":"effect_lost","seat":2,"card":"R07"}]','bot',0,'8c90627a',NULL);
INSERT INTO "entries" VALUES(4,106,'action','2026-03-01 12:36:18.000000',2,NULL,'Clover',101,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["food","love"],"locations":[]}]','bot',0,'3db79294',NULL);
INSERT INTO "entries" VALUES(4,107,'action','2026-03-01 12:36:29.000000',0,100,'Ana',102,101,'{"kind":"take_animal","animal":"D06"}','[{"kind":"animal_taken","seat":0,"animal":"D06"}]','person',0,'f4d83a95',NULL);
INSERT INTO "entries" VALUES(4,108,'action','2026-03-01 12:36:40.000000',0,100,'Ana',103,102,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":0,"help":"love"}]','person',0,'d2672f51',NULL);
INSERT INTO "entries" VALUES(4,109,'action','2026-03-01 12:36:51.000000',0,100,'Ana',104,103,'{"kind":"make_happy","animal":"D03","payment":["love","care"]}','[{"kind":"turned_happy","seat":0,"animal":"D03","payment":["love","care"]}]','person',0,'3483a7a9',NULL);
INSERT INTO "entries" VALUES(4,110,'action','2026-03-01 12:37:02.000000',0,100,'Ana',105,104,'{"kind":"obtain","location":"L03","residents":["D03","W04"]}','[{"kind":"location_obtained","seat":0,"location":"L03","residents":["D03","W04"]}]','person',0,'3e55b863',NULL);
INSERT INTO "entries" VALUES(4,111,'action','2026-03-01 12:37:13.000000',0,100,'Ana',106,105,'{"kind":"skip_effect"}','[{"kind":"effect_skipped","seat":0,"card":"L03"}]','person',0,'7845d6e5',NULL);
INSERT INTO "entries" VALUES(4,112,'action','2026-03-01 12:37:24.000000',0,100,'Ana',107,106,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["W05"],"helps":["food"],"locations":["L10"]}]','person',0,'1b7554c1',NULL);
INSERT INTO "entries" VALUES(4,113,'action','2026-03-01 12:37:35.000000',1,101,'Bo',108,107,'{"kind":"take_animal","animal":"C12"}','[{"kind":"animal_taken","seat":1,"animal":"C12"}]','person',0,'23e4a0d5',NULL);
INSERT INTO "entries" VALUES(4,114,'action','2026-03-01 12:37:46.000000',1,101,'Bo',109,108,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":1,"help":"care"}]','person',0,'5475fd7b',NULL);
INSERT INTO "entries" VALUES(4,115,'action','2026-03-01 12:37:57.000000',1,101,'Bo',110,109,'{"kind":"end_turn","discard":["care","care2"]}','[{"kind":"discarded","seat":1,"animals":[],"helps":["care","care"]},{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["W06"],"helps":["love"],"locations":[]}]','person',0,'5cf446e3',NULL);
INSERT INTO "entries" VALUES(4,116,'action','2026-03-01 12:38:08.000000',2,NULL,'Clover',111,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'9e1ab4a8',NULL);
INSERT INTO "entries" VALUES(4,117,'action','2026-03-01 12:38:08.000000',2,NULL,'Clover',112,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'8f5e139c',NULL);
INSERT INTO "entries" VALUES(4,118,'action','2026-03-01 12:38:08.000000',2,NULL,'Clover',113,NULL,'{"kind":"make_happy","animal":"R09","payment":["food","love","love"]}','[{"kind":"turned_happy","seat":2,"animal":"R09","payment":["food","love","love"]}]','bot',0,'870e01cd',NULL);
INSERT INTO "entries" VALUES(4,119,'action','2026-03-01 12:38:08.000000',2,NULL,'Clover',114,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["love","food"],"locations":[]}]','forced',0,'37fd21e3',NULL);
INSERT INTO "entries" VALUES(4,120,'action','2026-03-01 12:38:19.000000',0,100,'Ana',115,114,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":0,"help":"food"}]','person',0,'c220621f',NULL);
INSERT INTO "entries" VALUES(4,121,'action','2026-03-01 12:38:30.000000',0,100,'Ana',116,115,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":0,"help":"love"}]','person',0,'6f832e18',NULL);
INSERT INTO "entries" VALUES(4,122,'action','2026-03-01 12:38:41.000000',0,100,'Ana',117,116,'{"kind":"play_animal","animal":"D06"}','[{"kind":"animal_played","seat":0,"animal":"D06"}]','person',0,'98ab1d2c',NULL);
INSERT INTO "entries" VALUES(4,123,'action','2026-03-01 12:38:52.000000',0,100,'Ana',118,117,'{"kind":"skip_effect"}','[{"kind":"effect_skipped","seat":0,"card":"D06"}]','person',0,'a301e335',NULL);
INSERT INTO "entries" VALUES(4,124,'action','2026-03-01 12:39:03.000000',0,100,'Ana',119,118,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":[],"helps":["food","care"],"locations":[]}]','person',0,'19b847e9',NULL);
INSERT INTO "entries" VALUES(4,125,'action','2026-03-01 12:39:14.000000',1,101,'Bo',120,119,'{"kind":"take_animal","animal":"W06"}','[{"kind":"animal_taken","seat":1,"animal":"W06"}]','person',0,'667098b3',NULL);
INSERT INTO "entries" VALUES(4,126,'action','2026-03-01 12:39:25.000000',1,101,'Bo',121,120,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":1,"help":"care"}]','person',0,'6f7743ec',NULL);
INSERT INTO "entries" VALUES(4,127,'action','2026-03-01 12:39:36.000000',1,101,'Bo',122,121,'{"kind":"end_turn","discard":["C08","W06"]}','[{"kind":"discarded","seat":1,"animals":["C08","W06"],"helps":[]},{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["R08"],"helps":["care"],"locations":[]}]','person',0,'8871beb0',NULL);
INSERT INTO "entries" VALUES(4,128,'action','2026-03-01 12:39:47.000000',2,NULL,'Clover',123,NULL,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','bot',0,'069a04f3',NULL);
INSERT INTO "entries" VALUES(4,129,'action','2026-03-01 12:39:47.000000',2,NULL,'Clover',124,NULL,'{"kind":"take_animal","animal":"C01"}','[{"kind":"animal_taken","seat":2,"animal":"C01"}]','bot',0,'fd837b63',NULL);
INSERT INTO "entries" VALUES(4,130,'action','2026-03-01 12:39:47.000000',2,NULL,'Clover',125,NULL,'{"kind":"play_animal","animal":"C01"}','[{"kind":"animal_played","seat":2,"animal":"C01"},{"kind":"effect_lost","seat":2,"card":"C01"}]','bot',0,'b85f680c',NULL);
INSERT INTO "entries" VALUES(4,131,'action','2026-03-01 12:39:47.000000',2,NULL,'Clover',126,NULL,'{"kind":"make_happy","animal":"C01","payment":["care"]}','[{"kind":"turned_happy","seat":2,"animal":"C01","payment":["care"]}]','bot',0,'948ae8db',NULL);
INSERT INTO "entries" VALUES(4,132,'action','2026-03-01 12:39:47.000000',2,NULL,'Clover',127,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["R03"],"helps":["care"],"locations":[]}]','forced',0,'84072ca3',NULL);
INSERT INTO "entries" VALUES(4,133,'action','2026-03-01 12:39:58.000000',0,100,'Ana',128,127,'{"kind":"take_animal","animal":"R03"}','[{"kind":"animal_taken","seat":0,"animal":"R03"}]','person',0,'d142fd20',NULL);
INSERT INTO "entries" VALUES(4,134,'action','2026-03-01 12:40:09.000000',0,100,'Ana',129,128,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":0,"help":"food"}]','person',0,'04362fd6',NULL);
INSERT INTO "entries" VALUES(4,135,'action','2026-03-01 12:40:20.000000',0,100,'Ana',130,129,'{"kind":"make_happy","animal":"D08","payment":["food","food","love"]}','[{"kind":"turned_happy","seat":0,"animal":"D08","payment":["food","food","love"]}]','person',0,'d03c4450',NULL);
INSERT INTO "entries" VALUES(4,136,'action','2026-03-01 12:40:31.000000',0,100,'Ana',131,130,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["C02"],"helps":["care"],"locations":[]}]','person',0,'39144fdd',NULL);
INSERT INTO "entries" VALUES(4,137,'action','2026-03-01 12:40:42.000000',1,101,'Bo',132,131,'{"kind":"take_animal","animal":"C02"}','[{"kind":"animal_taken","seat":1,"animal":"C02"}]','person',0,'12f52b62',NULL);
INSERT INTO "entries" VALUES(4,138,'action','2026-03-01 12:40:53.000000',1,101,'Bo',133,132,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":1,"help":"care"}]','person',0,'069d6396',NULL);
INSERT INTO "entries" VALUES(4,139,'action','2026-03-01 12:41:04.000000',1,101,'Bo',134,133,'{"kind":"end_turn","discard":["love","care2"]}','[{"kind":"discarded","seat":1,"animals":[],"helps":["love","care"]},{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["C11"],"helps":["food"],"locations":[]}]','person',0,'64db65d5',NULL);
INSERT INTO "entries" VALUES(4,140,'action','2026-03-01 12:41:15.000000',2,NULL,'Clover',135,NULL,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','bot',0,'8c9bb156',NULL);
INSERT INTO "entries" VALUES(4,141,'action','2026-03-01 12:41:15.000000',2,NULL,'Clover',136,NULL,'{"kind":"take_animal","animal":"W05"}','[{"kind":"animal_taken","seat":2,"animal":"W05"}]','bot',0,'475b5e46',NULL);
INSERT INTO "entries" VALUES(4,142,'action','2026-03-01 12:41:15.000000',2,NULL,'Clover',137,NULL,'{"kind":"play_animal","animal":"W05"}','[{"kind":"animal_played","seat":2,"animal":"W05"},{"kind":"effect_lost","seat":2,"card":"W05"}]','bot',0,'167ca410',NULL);
INSERT INTO "entries" VALUES(4,143,'action','2026-03-01 12:41:15.000000',2,NULL,'Clover',138,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"shuffled","deck":"helps"},{"kind":"display_refilled","animals":["R12"],"helps":["care"],"locations":[]}]','bot',0,'4fce3d4b',NULL);
INSERT INTO "entries" VALUES(4,144,'action','2026-03-01 12:41:26.000000',0,100,'Ana',139,138,'{"kind":"take_animal","animal":"R12"}','[{"kind":"animal_taken","seat":0,"animal":"R12"}]','person',0,'b991c8fe',NULL);
INSERT INTO "entries" VALUES(4,145,'action','2026-03-01 12:41:37.000000',0,100,'Ana',140,139,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":0,"help":"food"}]','person',0,'acb3a112',NULL);
INSERT INTO "entries" VALUES(4,146,'action','2026-03-01 12:41:48.000000',0,100,'Ana',141,140,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["D07"],"helps":[],"locations":[]}]','person',0,'a8a64b7c',NULL);
INSERT INTO "entries" VALUES(4,147,'action','2026-03-01 12:41:59.000000',1,101,'Bo',142,141,'{"kind":"take_animal","animal":"C11"}','[{"kind":"animal_taken","seat":1,"animal":"C11"}]','person',0,'69552449',NULL);
INSERT INTO "entries" VALUES(4,148,'action','2026-03-01 12:42:10.000000',1,101,'Bo',143,142,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":1,"help":"food"}]','person',0,'bb6ad923',NULL);
INSERT INTO "entries" VALUES(4,149,'action','2026-03-01 12:42:21.000000',1,101,'Bo',144,143,'{"kind":"end_turn","discard":["food","care"]}','[{"kind":"discarded","seat":1,"animals":[],"helps":["food","care"]},{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["C03"],"helps":["food"],"locations":[]}]','person',0,'39b5d37e',NULL);
INSERT INTO "entries" VALUES(4,150,'action','2026-03-01 12:42:32.000000',2,NULL,'Clover',145,NULL,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','bot',0,'c658e737',NULL);
INSERT INTO "entries" VALUES(4,151,'action','2026-03-01 12:42:32.000000',2,NULL,'Clover',146,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":2,"help":"food"}]','bot',0,'f55c70cc',NULL);
INSERT INTO "entries" VALUES(4,152,'action','2026-03-01 12:42:32.000000',2,NULL,'Clover',147,NULL,'{"kind":"make_happy","animal":"R07","payment":["care","care"]}','[{"kind":"turned_happy","seat":2,"animal":"R07","payment":["care","care"]}]','bot',0,'94d4ab24',NULL);
INSERT INTO "entries" VALUES(4,153,'action','2026-03-01 12:42:32.000000',2,NULL,'Clover',148,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["care","love"],"locations":[]}]','bot',0,'c721c5eb',NULL);
INSERT INTO "entries" VALUES(4,154,'action','2026-03-01 12:42:43.000000',0,100,'Ana',149,148,'{"kind":"take_animal","animal":"R08"}','[{"kind":"animal_taken","seat":0,"animal":"R08"}]','person',0,'fdecfd5d',NULL);
INSERT INTO "entries" VALUES(4,155,'action','2026-03-01 12:42:54.000000',0,100,'Ana',150,149,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":0,"help":"care"}]','person',0,'564278a0',NULL);
INSERT INTO "entries" VALUES(4,156,'action','2026-03-01 12:43:05.000000',0,100,'Ana',151,150,'{"kind":"play_animal","animal":"R12"}','[{"kind":"animal_played","seat":0,"animal":"R12"}]','person',0,'60a54dc4',NULL);
INSERT INTO "entries" VALUES(4,157,'action','2026-03-01 12:43:16.000000',0,100,'Ana',152,151,'{"kind":"play_animal","animal":"R03"}','[{"kind":"animal_played","seat":0,"animal":"R03"},{"kind":"effect_lost","seat":0,"card":"R03"}]','person',0,'505da28b',NULL);
INSERT INTO "entries" VALUES(4,158,'action','2026-03-01 12:43:27.000000',0,100,'Ana',153,152,'{"kind":"make_happy","animal":"D06","payment":["food","care"]}','[{"kind":"turned_happy","seat":0,"animal":"D06","payment":["food","care"]}]','person',0,'a61fd69b',NULL);
INSERT INTO "entries" VALUES(4,159,'action','2026-03-01 12:43:38.000000',0,100,'Ana',154,153,'{"kind":"play_animal","animal":"R08"}','[{"kind":"animal_played","seat":0,"animal":"R08"}]','person',0,'e812a885',NULL);
INSERT INTO "entries" VALUES(4,160,'action','2026-03-01 12:43:49.000000',0,100,'Ana',155,154,'{"kind":"take_animal","animal":"D07"}','[{"kind":"animal_taken","seat":0,"animal":"D07"}]','person',0,'2258f174',NULL);
INSERT INTO "entries" VALUES(4,161,'action','2026-03-01 12:44:00.000000',0,100,'Ana',156,155,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["R02","C04"],"helps":["love"],"locations":[]}]','person',0,'442bfe11',NULL);
INSERT INTO "entries" VALUES(4,162,'action','2026-03-01 12:44:11.000000',1,101,'Bo',157,156,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":1,"help":"food"}]','person',0,'8e70ce56',NULL);
INSERT INTO "entries" VALUES(4,163,'action','2026-03-01 12:44:22.000000',1,101,'Bo',158,157,'{"kind":"take_animal","animal":"C03"}','[{"kind":"animal_taken","seat":1,"animal":"C03"}]','person',0,'33dff646',NULL);
INSERT INTO "entries" VALUES(4,164,'action','2026-03-01 12:44:33.000000',1,101,'Bo',159,158,'{"kind":"end_turn","discard":["C11","C03"]}','[{"kind":"discarded","seat":1,"animals":["C11","C03"],"helps":[]},{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["R10"],"helps":["care"],"locations":[]}]','person',0,'5aabbf0a',NULL);
INSERT INTO "entries" VALUES(4,165,'action','2026-03-01 12:44:44.000000',2,NULL,'Clover',160,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','bot',0,'a43f1b52',NULL);
INSERT INTO "entries" VALUES(4,166,'action','2026-03-01 12:44:44.000000',2,NULL,'Clover',161,NULL,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','bot',0,'42ee8927',NULL);
INSERT INTO "entries" VALUES(4,167,'action','2026-03-01 12:44:44.000000',2,NULL,'Clover',162,NULL,'{"kind":"make_happy","animal":"W05","payment":["love","care"]}','[{"kind":"turned_happy","seat":2,"animal":"W05","payment":["love","care"]},{"kind":"last_round_began","seat":2}]','bot',0,'7561649e',NULL);
INSERT INTO "entries" VALUES(4,168,'action','2026-03-01 12:44:44.000000',2,NULL,'Clover',163,NULL,'{"kind":"obtain","location":"L11","residents":["C01","R05","W05"]}','[{"kind":"location_obtained","seat":2,"location":"L11","residents":["C01","R05","W05"]}]','bot',0,'5d01f3a5',NULL);
INSERT INTO "entries" VALUES(4,169,'action','2026-03-01 12:44:44.000000',2,NULL,'Clover',164,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":[],"helps":["love","care"],"locations":["L04"]}]','bot',0,'78ba5745',NULL);
INSERT INTO "entries" VALUES(4,170,'action','2026-03-01 12:44:55.000000',0,100,'Ana',165,164,'{"kind":"take_animal","animal":"R02"}','[{"kind":"animal_taken","seat":0,"animal":"R02"}]','person',0,'1f00081c',NULL);
INSERT INTO "entries" VALUES(4,171,'action','2026-03-01 12:45:06.000000',0,100,'Ana',166,165,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":0,"help":"love"}]','person',0,'a1cc555c',NULL);
INSERT INTO "entries" VALUES(4,172,'action','2026-03-01 12:45:17.000000',0,100,'Ana',167,166,'{"kind":"play_animal","animal":"R02"}','[{"kind":"animal_played","seat":0,"animal":"R02"},{"kind":"effect_lost","seat":0,"card":"R02"}]','person',0,'88aeccba',NULL);
INSERT INTO "entries" VALUES(4,173,'action','2026-03-01 12:45:28.000000',0,100,'Ana',168,167,'{"kind":"make_happy","animal":"R02","payment":["love"]}','[{"kind":"turned_happy","seat":0,"animal":"R02","payment":["love"]}]','person',0,'25e06719',NULL);
INSERT INTO "entries" VALUES(4,174,'action','2026-03-01 12:45:39.000000',0,100,'Ana',169,168,'{"kind":"play_animal","animal":"D07"}','[{"kind":"animal_played","seat":0,"animal":"D07"},{"kind":"effect_lost","seat":0,"card":"D07"}]','person',0,'a0f8b098',NULL);
INSERT INTO "entries" VALUES(4,175,'action','2026-03-01 12:45:39.000000',0,100,'Ana',170,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"ended","reason":"ten"}]','forced',0,'09d96d89',NULL);
INSERT INTO "entries" VALUES(5,1,'opened','2026-03-01 12:45:39.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,2,'joined','2026-03-01 12:45:39.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,3,'joined','2026-03-01 12:45:39.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,4,'joined','2026-03-01 12:45:39.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,5,'bot_added','2026-03-01 12:45:39.000000',3,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,6,'started','2026-03-01 12:45:39.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'d554335f',NULL);
INSERT INTO "entries" VALUES(5,7,'action','2026-03-01 12:46:01.000000',1,101,'Bo',1,0,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":1,"help":"food"}]','person',0,'4b449ecb',NULL);
INSERT INTO "entries" VALUES(5,8,'action','2026-03-01 12:46:12.000000',1,101,'Bo',2,1,'{"kind":"take_animal","animal":"D04"}','[{"kind":"animal_taken","seat":1,"animal":"D04"}]','person',0,'2fa010af',NULL);
INSERT INTO "entries" VALUES(5,9,'action','2026-03-01 12:46:23.000000',1,101,'Bo',3,2,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["D02"],"helps":["food"],"locations":[]}]','person',0,'d45123aa',NULL);
INSERT INTO "entries" VALUES(5,10,'action','2026-03-01 12:46:34.000000',2,102,'Cy',4,3,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":2,"help":"food"}]','person',0,'94fc8afa',NULL);
INSERT INTO "entries" VALUES(5,11,'action','2026-03-01 12:46:45.000000',2,102,'Cy',5,4,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":2,"help":"love"}]','person',0,'47803b30',NULL);
INSERT INTO "entries" VALUES(5,12,'action','2026-03-01 12:46:56.000000',2,102,'Cy',6,5,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":3},{"kind":"display_refilled","animals":[],"helps":["food"],"locations":[]}]','person',0,'58ee7205',NULL);
INSERT INTO "entries" VALUES(5,13,'action','2026-03-01 12:47:07.000000',3,NULL,'Clover',7,NULL,'{"kind":"take_animal","animal":"D02"}','[{"kind":"animal_taken","seat":3,"animal":"D02"}]','bot',0,'5f425caa',NULL);
INSERT INTO "entries" VALUES(5,14,'action','2026-03-01 12:47:07.000000',3,NULL,'Clover',8,NULL,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":3,"help":"love"}]','bot',0,'40a2b872',NULL);
INSERT INTO "entries" VALUES(5,15,'action','2026-03-01 12:47:07.000000',3,NULL,'Clover',9,NULL,'{"kind":"play_animal","animal":"D02"}','[{"kind":"animal_played","seat":3,"animal":"D02"}]','bot',0,'c96b580a',NULL);
INSERT INTO "entries" VALUES(5,16,'action','2026-03-01 12:47:07.000000',3,NULL,'Clover',10,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":3,"help":"food"}]','bot',0,'abd95f57',NULL);
INSERT INTO "entries" VALUES(5,17,'action','2026-03-01 12:47:07.000000',3,NULL,'Clover',11,NULL,'{"kind":"make_happy","animal":"D02","payment":["love"]}','[{"kind":"turned_happy","seat":3,"animal":"D02","payment":["love"]}]','bot',0,'e08916bf',NULL);
INSERT INTO "entries" VALUES(5,18,'action','2026-03-01 12:47:07.000000',3,NULL,'Clover',12,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["W05"],"helps":["care","food"],"locations":[]}]','bot',0,'b2207c40',NULL);
INSERT INTO "entries" VALUES(5,19,'action','2026-03-01 12:47:18.000000',0,100,'Ana',13,12,'{"kind":"take_animal","animal":"W05"}','[{"kind":"animal_taken","seat":0,"animal":"W05"}]','person',0,'a7226a8f',NULL);
INSERT INTO "entries" VALUES(5,20,'action','2026-03-01 12:47:29.000000',0,100,'Ana',14,13,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":0,"help":"love"}]','person',0,'aff0f2f1',NULL);
INSERT INTO "entries" VALUES(5,21,'action','2026-03-01 12:47:40.000000',0,100,'Ana',15,14,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":["R03"],"helps":[],"locations":[]}]','person',0,'e56d05f5',NULL);
INSERT INTO "entries" VALUES(5,22,'action','2026-03-01 12:47:51.000000',1,101,'Bo',16,15,'{"kind":"take_animal","animal":"D11"}','[{"kind":"animal_taken","seat":1,"animal":"D11"}]','person',0,'9599ff7a',NULL);
INSERT INTO "entries" VALUES(5,23,'action','2026-03-01 12:48:02.000000',1,101,'Bo',17,16,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":1,"help":"care"}]','person',0,'91b085a2',NULL);
INSERT INTO "entries" VALUES(5,24,'action','2026-03-01 12:48:13.000000',1,101,'Bo',18,17,'{"kind":"play_animal","animal":"D04"}','[{"kind":"animal_played","seat":1,"animal":"D04"},{"kind":"effect_lost","seat":1,"card":"D04"}]','person',0,'162628d7',NULL);
INSERT INTO "entries" VALUES(5,25,'action','2026-03-01 12:48:24.000000',1,101,'Bo',19,18,'{"kind":"play_animal","animal":"D11"}','[{"kind":"animal_played","seat":1,"animal":"D11"}]','person',0,'be74ba70',NULL);
INSERT INTO "entries" VALUES(5,26,'action','2026-03-01 12:48:35.000000',1,101,'Bo',20,19,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":2},{"kind":"display_refilled","animals":["C04"],"helps":["care"],"locations":[]}]','person',0,'c5203d57',NULL);
INSERT INTO "entries" VALUES(5,27,'action','2026-03-01 12:48:46.000000',2,102,'Cy',21,20,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":2,"help":"care"}]','person',0,'a5b18e72',NULL);
INSERT INTO "entries" VALUES(5,28,'action','2026-03-01 12:48:57.000000',2,102,'Cy',22,21,'{"kind":"take_animal","animal":"C04"}','[{"kind":"animal_taken","seat":2,"animal":"C04"}]','person',0,'381a81c4',NULL);
INSERT INTO "entries" VALUES(5,29,'action','2026-03-01 12:49:08.000000',2,102,'Cy',23,22,'{"kind":"play_animal","animal":"C04"}','[{"kind":"animal_played","seat":2,"animal":"C04"},{"kind":"effect_lost","seat":2,"card":"C04"}]','person',0,'a86521ce',NULL);
INSERT INTO "entries" VALUES(5,30,'action','2026-03-01 12:49:19.000000',2,102,'Cy',24,23,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":3},{"kind":"display_refilled","animals":["W04"],"helps":["food"],"locations":[]}]','person',0,'24637e5e',NULL);
INSERT INTO "entries" VALUES(5,31,'action','2026-03-01 12:49:30.000000',3,NULL,'Clover',25,NULL,'{"kind":"take_animal","animal":"W04"}','[{"kind":"animal_taken","seat":3,"animal":"W04"}]','bot',0,'a531eee1',NULL);
INSERT INTO "entries" VALUES(5,32,'action','2026-03-01 12:49:30.000000',3,NULL,'Clover',26,NULL,'{"kind":"take_animal","animal":"R03"}','[{"kind":"animal_taken","seat":3,"animal":"R03"}]','bot',0,'70838011',NULL);
INSERT INTO "entries" VALUES(5,33,'action','2026-03-01 12:49:30.000000',3,NULL,'Clover',27,NULL,'{"kind":"play_animal","animal":"W04"}','[{"kind":"animal_played","seat":3,"animal":"W04"}]','bot',0,'411b13ea',NULL);
INSERT INTO "entries" VALUES(5,34,'action','2026-03-01 12:49:30.000000',3,NULL,'Clover',28,NULL,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":3,"help":"food"}]','bot',0,'b7360062',NULL);
INSERT INTO "entries" VALUES(5,35,'action','2026-03-01 12:49:30.000000',3,NULL,'Clover',29,NULL,'{"kind":"play_animal","animal":"R03"}','[{"kind":"animal_played","seat":3,"animal":"R03"},{"kind":"effect_lost","seat":3,"card":"R03"}]','bot',0,'450e3eb5',NULL);
INSERT INTO "entries" VALUES(5,36,'action','2026-03-01 12:49:30.000000',3,NULL,'Clover',30,NULL,'{"kind":"make_happy","animal":"R03","payment":["food"]}','[{"kind":"turned_happy","seat":3,"animal":"R03","payment":["food"]}]','bot',0,'38e30a98',NULL);
INSERT INTO "entries" VALUES(5,37,'action','2026-03-01 12:49:30.000000',3,NULL,'Clover',31,NULL,'{"kind":"obtain","location":"L06","residents":["D02","R03"]}','[{"kind":"location_obtained","seat":3,"location":"L06","residents":["D02","R03"]}]','bot',0,'fcfd9211',NULL);
INSERT INTO "entries" VALUES(5,38,'action','2026-03-01 12:49:30.000000',3,NULL,'Clover',32,NULL,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":0},{"kind":"display_refilled","animals":["C06","D08"],"helps":["care"],"locations":["L04"]}]','bot',0,'76b2b276',NULL);
INSERT INTO "entries" VALUES(5,39,'action','2026-03-01 12:49:41.000000',0,100,'Ana',33,32,'{"kind":"take_animal","animal":"R11"}','[{"kind":"animal_taken","seat":0,"animal":"R11"}]','person',0,'10edbc9d',NULL);
INSERT INTO "entries" VALUES(5,40,'action','2026-03-01 12:49:52.000000',0,100,'Ana',34,33,'{"kind":"take_help","help":"food"}','[{"kind":"help_taken","seat":0,"help":"food"}]','person',0,'9672d09b',NULL);
INSERT INTO "entries" VALUES(5,41,'action','2026-03-01 12:50:03.000000',0,100,'Ana',35,34,'{"kind":"play_animal","animal":"R11"}','[{"kind":"animal_played","seat":0,"animal":"R11"}]','person',0,'84063df2',NULL);
INSERT INTO "entries" VALUES(5,42,'action','2026-03-01 12:50:14.000000',0,100,'Ana',36,35,'{"kind":"play_animal","animal":"W05"}','[{"kind":"animal_played","seat":0,"animal":"W05"}]','person',0,'a5abecb9',NULL);
INSERT INTO "entries" VALUES(5,43,'action','2026-03-01 12:50:25.000000',0,100,'Ana',37,36,'{"kind":"take_help","help":"care"}','[{"kind":"help_taken","seat":0,"help":"care"}]','person',0,'8ccd8168',NULL);
INSERT INTO "entries" VALUES(5,44,'action','2026-03-01 12:50:36.000000',0,100,'Ana',38,37,'{"kind":"end_turn","discard":[]}','[{"kind":"turn_began","seat":1},{"kind":"display_refilled","animals":[],"helps":["love","care"],"locations":[]}]','person',0,'a4c6de59',NULL);
INSERT INTO "entries" VALUES(5,45,'action','2026-03-01 12:50:47.000000',1,101,'Bo',39,38,'{"kind":"take_help","help":"love"}','[{"kind":"help_taken","seat":1,"help":"love"}]','person',0,'c930d631','{"state":{"players":[{"animals":[],"helps":["food","love","care"],"sad":["R11","W05"],"happy":[],"homes":[]},{"animals":[],"helps":["food","care"],"sad":["D04","D11"],"happy":[],"homes":[]},{"animals":[],"helps":["food","love","care"],"sad":["C04"],"happy":[],"homes":[]},{"animals":[],"helps":["food"],"sad":["W04"],"happy":[],"homes":[{"location":"L06","residents":["D02","R03"]}]}],"animals":{"shown":["C06","D08"],"deck":["C05","D10","R02","C11","C01","C09","W01","R12","C10","D09","W06","W03","C12","R09","R10","W02","R05","C08","C07","R08","D03","C03","C02","R07","R04","R06","R01","D01","D06","D12","D05","D07"],"discards":[]},"helps":{"shown":["love","care","food"],"deck":["care","love","care","food","care","care","care","food","food","love","love","love","love"],"discards":["love","food"]},"locations":{"shown":["L08","L07","L04"],"deck":["L13","L11","L09","L03","L14","L05","L12","L01","L15","L02","L10"],"discards":[]},"first":1,"seat":1,"turn_number":8,"draws":2,"effect":"","paying":"","parting":[],"refreshing":null,"turn_cards":0,"colour_majority":true,"last_round":false,"progress":false,"quiet_rounds":0,"fresh":["R03"],"fresh_turn":6,"over":null},"questions":[{"seat":1,"ply":38,"digest":"52983d27","turn":8}],"ply":38,"turn_ply":38}');
INSERT INTO "entries" VALUES(5,46,'action','2026-03-01 12:50:58.000000',1,101,'Bo',40,39,'{"kind":"take_animal","animal":"C06"}','[{"kind":"animal_taken","seat":1,"animal":"C06"}]','person',0,'bd4c6079','{"state":{"players":[{"animals":[],"helps":["food","love","care"],"sad":["R11","W05"],"happy":[],"homes":[]},{"animals":[],"helps":["food","love","care"],"sad":["D04","D11"],"happy":[],"homes":[]},{"animals":[],"helps":["food","love","care"],"sad":["C04"],"happy":[],"homes":[]},{"animals":[],"helps":["food"],"sad":["W04"],"happy":[],"homes":[{"location":"L06","residents":["D02","R03"]}]}],"animals":{"shown":["C06","D08"],"deck":["C05","D10","R02","C11","C01","C09","W01","R12","C10","D09","W06","W03","C12","R09","R10","W02","R05","C08","C07","R08","D03","C03","C02","R07","R04","R06","R01","D01","D06","D12","D05","D07"],"discards":[]},"helps":{"shown":["","care","food"],"deck":["care","love","care","food","care","care","care","food","food","love","love","love","love"],"discards":["love","food"]},"locations":{"shown":["L08","L07","L04"],"deck":["L13","L11","L09","L03","L14","L05","L12","L01","L15","L02","L10"],"discards":[]},"first":1,"seat":1,"turn_number":8,"draws":1,"effect":"","paying":"","parting":[],"refreshing":null,"turn_cards":0,"colour_majority":true,"last_round":false,"progress":false,"quiet_rounds":0,"fresh":["R03"],"fresh_turn":6,"over":null},"questions":[{"seat":1,"ply":39,"digest":"9b7dcf1c","turn":8}],"ply":39,"turn_ply":38}');
INSERT INTO "entries" VALUES(6,1,'opened','2026-03-01 12:51:09.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,2,'joined','2026-03-01 12:51:09.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,3,'joined','2026-03-01 12:51:09.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,4,'joined','2026-03-01 12:51:09.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,5,'bot_added','2026-03-01 12:51:09.000000',3,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,6,'started','2026-03-01 12:51:09.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'a4781320',NULL);
INSERT INTO "entries" VALUES(6,7,'action','2026-03-01 12:51:31.000000',2,102,'Cy',1,0,'{"kind":"draw_help"}','[{"kind":"help_drawn","seat":2,"help":"care"}]','person',0,'346878df',NULL);
INSERT INTO "entries" VALUES(6,8,'action','2026-03-01 12:51:42.000000',2,102,'Cy',2,1,'{"kind":"take_animal","animal":"W02"}','[{"kind":"animal_taken","seat":2,"animal":"W02"}]','person',0,'cd16ec26','{"state":{"players":[{"animals":[],"helps":[],"sad":[],"happy":[],"homes":[]},{"animals":[],"helps":[],"sad":[],"happy":[],"homes":[]},{"animals":[],"helps":["care"],"sad":[],"happy":[],"homes":[]},{"animals":[],"helps":[],"sad":[],"happy":[],"homes":[]}],"animals":{"shown":["W02","R06","C02"],"deck":["R04","D03","R02","D04","D05","C12","R09","D07","W04","R07","D08","W03","C01","D09","D01","R08","D06","D10","R11","W05","R01","W06","C07","D02","C11","C08","C09","D11","R03","C04","R12","C05","R05","C03","D12","R10","C10","C06","W01"],"discards":[]},"helps":{"shown":["food","love","food"],"deck":["care","love","care","love","care","food","food","care","food","love","food","food","love","care","food","love","care","love","love","love","food","care","care"],"discards":[]},"locations":{"shown":["L14","L05","L11"],"deck":["L10","L02","L07","L03","L01","L12","L15","L13","L06","L08","L04","L09"],"discards":[]},"first":2,"seat":2,"turn_number":0,"draws":1,"effect":"","paying":"","parting":[],"refreshing":null,"turn_cards":0,"colour_majority":false,"last_round":false,"progress":false,"quiet_rounds":0,"fresh":[],"fresh_turn":0,"over":null},"questions":[{"seat":2,"ply":1,"digest":"13d0a443","turn":0}],"ply":1,"turn_ply":0}');
INSERT INTO "entries" VALUES(6,9,'paused','2026-03-01 12:51:53.000000',NULL,NULL,'',2,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(7,1,'opened','2026-03-01 12:51:53.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(7,2,'joined','2026-03-01 12:51:53.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(7,3,'joined','2026-03-01 12:51:53.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(7,4,'joined','2026-03-01 12:51:53.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(7,5,'bot_added','2026-03-01 12:51:53.000000',3,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
CREATE TABLE guilds (
	guild_id BIGINT NOT NULL, 
	threads BOOLEAN NOT NULL, 
	locale VARCHAR(16), 
	CONSTRAINT pk_guilds PRIMARY KEY (guild_id)
);
CREATE TABLE holders (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id BIGINT, 
	bot VARCHAR(16), 
	name VARCHAR(64) NOT NULL, 
	dm_closed BOOLEAN NOT NULL, 
	pinged_turn INTEGER, 
	CONSTRAINT pk_holders PRIMARY KEY (match_id, seat), 
	CONSTRAINT fk_holders_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE, 
	CONSTRAINT fk_holders_user_id_players FOREIGN KEY(user_id) REFERENCES players (user_id)
);
INSERT INTO "holders" VALUES(1,0,100,NULL,'Ana',0,0);
INSERT INTO "holders" VALUES(2,0,100,NULL,'Ana',0,3);
INSERT INTO "holders" VALUES(2,1,101,NULL,'Bo',0,2);
INSERT INTO "holders" VALUES(3,0,100,NULL,'Ana',0,27);
INSERT INTO "holders" VALUES(3,1,101,NULL,'Bo',0,28);
INSERT INTO "holders" VALUES(3,2,NULL,'average','Clover',0,NULL);
INSERT INTO "holders" VALUES(4,0,100,NULL,'Ana',0,38);
INSERT INTO "holders" VALUES(4,1,101,NULL,'Bo',0,36);
INSERT INTO "holders" VALUES(4,2,NULL,'average','Clover',0,NULL);
INSERT INTO "holders" VALUES(5,0,100,NULL,'Ana',0,7);
INSERT INTO "holders" VALUES(5,1,101,NULL,'Bo',0,8);
INSERT INTO "holders" VALUES(5,2,102,NULL,'Cy',0,5);
INSERT INTO "holders" VALUES(5,3,NULL,'average','Clover',0,NULL);
INSERT INTO "holders" VALUES(6,0,100,NULL,'Ana',0,NULL);
INSERT INTO "holders" VALUES(6,1,101,NULL,'Bo',0,NULL);
INSERT INTO "holders" VALUES(6,2,102,NULL,'Cy',0,0);
INSERT INTO "holders" VALUES(6,3,NULL,'average','Clover',0,NULL);
INSERT INTO "holders" VALUES(7,0,100,NULL,'Ana',0,NULL);
INSERT INTO "holders" VALUES(7,1,101,NULL,'Bo',0,NULL);
INSERT INTO "holders" VALUES(7,2,102,NULL,'Cy',0,NULL);
INSERT INTO "holders" VALUES(7,3,NULL,'average','Clover',0,NULL);
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
	updated DATETIME NOT NULL, 
	CONSTRAINT fk_matches_rematch_of_matches FOREIGN KEY(rematch_of) REFERENCES matches (id)
);
INSERT INTO "matches" VALUES(1,'super_kawaii_pets',1,'{"animals_shown":4,"colour_majority":true}','running',100,7,70,1000,'pt-BR',1,0,'6b859c67e93fb3283ec6f458aaa0d811','{"players":[{"animals":["C06","C07"],"helps":[],"sad":[],"happy":[],"homes":[]}],"animals":{"shown":["","C08","C09"],"deck":["D02","D10","C02","R10","D06","R08","W03","D05","W06","D04","D11","R04","C12","R03","W05","R12","W04","D03","C04","C10","R07","D01","C11","R01","R02","R11","C03","W01","C01","D09","W02","R06","R05","D08","D07","D12","R09","C05"],"discards":[]},"helps":{"shown":["care","love","care"],"deck":["love","food","food","care","love","food","care","food","care","food","food","care","love","love","love"],"discards":[]},"locations":{"shown":["L15","L01","L11"],"deck":["L03","L09","L10","L07","L12","L14","L05","L06","L04","L02","L13","L08"],"discards":[]},"first":0,"seat":0,"turn_number":0,"draws":0,"effect":"","paying":"","parting":[],"refreshing":null,"turn_cards":8,"colour_majority":false,"last_round":false,"progress":false,"quiet_rounds":0,"fresh":[],"fresh_turn":0,"over":null}','[{"seat":0,"ply":2,"digest":"165e4794","turn":0}]',NULL,5,2,0,NULL,NULL,'2026-03-01 12:00:00.000000','2026-03-01 12:00:33.000000');
INSERT INTO "matches" VALUES(2,'super_kawaii_pets',1,'{"animals_shown":4,"colour_majority":false}','running',100,7,70,1005,'pt-BR',2,0,'4d8ffd93463078158eb13969e56084e8','{"players":[{"animals":["R01"],"helps":[],"sad":["W03","D12"],"happy":[],"homes":[]},{"animals":["D04","R06"],"helps":["food"],"sad":["C07","C11"],"happy":[],"homes":[]}],"animals":{"shown":["","C06","C08"],"deck":["C09","D01","C01","R08","D05","D10","D09","W01","D03","W06","R03","R02","D11","R07","C04","D06","R05","R09","R04","W04","R11","R12","D08","D02","C05","C12","W05","C02","W02","R10","C03","C10","D07"],"discards":[]},"helps":{"shown":["care","food","food"],"deck":["food","food","care","care","care","love","care","food","care","love","food","care","love","food","care","love","love","love","love","love","love","food","care"],"discards":[]},"locations":{"shown":["L03","L02","L07"],"deck":["L01","L14","L15","L06","L09","L13","L11","L05","L10","L12","L08","L04"],"discards":[]},"first":1,"seat":0,"turn_number":3,"draws":1,"effect":"","paying":"","parting":[],"refreshing":null,"turn_cards":0,"colour_majority":false,"last_round":false,"progress":false,"quiet_rounds":1,"fresh":[],"fresh_turn":0,"over":null}','[{"seat":0,"ply":15,"digest":"8babb7a6","turn":3}]',NULL,19,15,14,19,NULL,'2026-03-01 12:00:44.000000','2026-03-01 12:03:29.000000');
INSERT INTO "matches" VALUES(3,'super_kawaii_pets',1,'{"animals_shown":3,"colour_majority":true}','ended',100,7,70,1024,'pt-BR',3,0,'917614e2f3157874222a1eca595048ec','{"players":[{"animals":["R12"],"helps":["food"],"sad":["R09","R11","W01","D11","W03","C10","R06","D04"],"happy":["C09","C12"],"homes":[{"location":"L09","residents":["R02","R07"]}]},{"animals":["C02"],"helps":["care"],"sad":["D07","D08","C08","W06"],"happy":["D10","C01"],"homes":[{"location":"L14","residents":["D01","C04","R03"]}]},{"animals":[],"helps":[],"sad":["W02"],"happy":["R04"],"homes":[{"location":"L08","residents":["C05","C11"]},{"location":"L15","residents":["C06","R01","W05"]},{"location":"L06","residents":["D02","R05"]}]}],"animals":{"shown":["D09","D12"],"deck":["W04","D03","D05","R10","C03","R08"],"discards":["C07","D06"]},"helps":{"shown":["","love","care"],"deck":["food","care","food","love","care","food","love"],"discards":["food","love","love","care","care","love","care","food","love","care","food","love","care","food","food","love"]},"locations":{"shown":["L03","L13",""],"deck":["L10","L04","L11","L12","L07","L01","L02","L05"],"discards":[]},"first":0,"seat":2,"turn_number":29,"draws":0,"effect":"","paying":"","parting":[],"refreshing":null,"turn_cards":0,"colour_majority":true,"last_round":true,"progress":false,"quiet_rounds":0,"fresh":["D02"],"fresh_turn":29,"over":"ten"}','[]','{"reason":"ten","ranks":[3,2,1],"scores":[8,15,38],"won":true}',164,159,153,NULL,NULL,'2026-03-01 12:03:40.000000','2026-03-01 12:23:39.000000');
INSERT INTO "matches" VALUES(4,'super_kawaii_pets',1,'{"animals_shown":4,"colour_majority":false}','ended',100,7,70,1125,'pt-BR',3,0,'ecab9ec31936979a2d1eddeff062251c','{"players":[{"animals":[],"helps":[],"sad":["D12","W02","R12","R03","R08","D07"],"happy":["D08","D06","R02"],"homes":[{"location":"L06","residents":["D02","R04"]},{"location":"L03","residents":["D03","W04"]}]},{"animals":["D09","W03","C12","C02"],"helps":["food"],"sad":["C10"],"happy":[],"homes":[]},{"animals":[],"helps":["food"],"sad":[],"happy":["R06","R09","R07"],"homes":[{"location":"L13","residents":["D04","C06","R11"]},{"location":"L11","residents":["C01","R05","W05"]}]}],"animals":{"shown":["R10","","C04"],"deck":["C07","C05","R01","D01","D05","W01"],"discards":["D11","C09","D10","C08","W06","C11","C03"]},"helps":{"shown":["","love","care"],"deck":["care","love","care","love","food","food","love","love","food","love","love","food","care","food"],"discards":["food","care","care","care","food","care","love","care","love"]},"locations":{"shown":["L10","L12","L04"],"deck":["L14","L09","L05","L08","L15","L02","L07","L01"],"discards":[]},"first":1,"seat":0,"turn_number":38,"draws":0,"effect":"","paying":"","parting":[],"refreshing":null,"turn_cards":0,"colour_majority":false,"last_round":true,"progress":false,"quiet_rounds":0,"fresh":["R02"],"fresh_turn":38,"over":"ten"}','[]','{"reason":"ten","ranks":[2,3,1],"scores":[15,-5,40],"won":true}',175,170,164,NULL,NULL,'2026-03-01 12:23:39.000000','2026-03-01 12:45:39.000000');
INSERT INTO "matches" VALUES(5,'super_kawaii_pets',1,'{"animals_shown":3,"colour_majority":true}','running',100,7,70,1240,'pt-BR',4,0,'a03258e7e50bd96adfb200ac91445b01','{"players":[{"animals":[],"helps":["food","love","care"],"sad":["R11","W05"],"happy":[],"homes":[]},{"animals":["C06"],"helps":["food","love","care"],"sad":["D04","D11"],"happy":[],"homes":[]},{"animals":[],"helps":["food","love","care"],"sad":["C04"],"happy":[],"homes":[]},{"animals":[],"helps":["food"],"sad":["W04"],"happy":[],"homes":[{"location":"L06","residents":["D02","R03"]}]}],"animals":{"shown":["","D08"],"deck":["C05","D10","R02","C11","C01","C09","W01","R12","C10","D09","W06","W03","C12","R09","R10","W02","R05","C08","C07","R08","D03","C03","C02","R07","R04","R06","R01","D01","D06","D12","D05","D07"],"discards":[]},"helps":{"shown":["","care","food"],"deck":["care","love","care","food","care","care","care","food","food","love","love","love","love"],"discards":["love","food"]},"locations":{"shown":["L08","L07","L04"],"deck":["L13","L11","L09","L03","L14","L05","L12","L01","L15","L02","L10"],"discards":[]},"first":1,"seat":1,"turn_number":8,"draws":0,"effect":"","paying":"","parting":[],"refreshing":null,"turn_cards":0,"colour_majority":true,"last_round":false,"progress":false,"quiet_rounds":0,"fresh":["R03"],"fresh_turn":6,"over":null}','[{"seat":1,"ply":40,"digest":"2f471fcd","turn":8}]',NULL,46,40,38,46,NULL,'2026-03-01 12:45:39.000000','2026-03-01 12:50:58.000000');
INSERT INTO "matches" VALUES(6,'super_kawaii_pets',1,'{"animals_shown":4,"colour_majority":false}','paused',100,7,70,1272,'pt-BR',4,0,'3eb290b974f2ebb5032f8f18d0b948c9','{"players":[{"animals":[],"helps":[],"sad":[],"happy":[],"homes":[]},{"animals":[],"helps":[],"sad":[],"happy":[],"homes":[]},{"animals":["W02"],"helps":["care"],"sad":[],"happy":[],"homes":[]},{"animals":[],"helps":[],"sad":[],"happy":[],"homes":[]}],"animals":{"shown":["","R06","C02"],"deck":["R04","D03","R02","D04","D05","C12","R09","D07","W04","R07","D08","W03","C01","D09","D01","R08","D06","D10","R11","W05","R01","W06","C07","D02","C11","C08","C09","D11","R03","C04","R12","C05","R05","C03","D12","R10","C10","C06","W01"],"discards":[]},"helps":{"shown":["food","love","food"],"deck":["care","love","care","love","care","food","food","care","food","love","food","food","love","care","food","love","care","love","love","love","food","care","care"],"discards":[]},"locations":{"shown":["L14","L05","L11"],"deck":["L10","L02","L07","L03","L01","L12","L15","L13","L06","L08","L04","L09"],"discards":[]},"first":2,"seat":2,"turn_number":0,"draws":0,"effect":"","paying":"","parting":[],"refreshing":null,"turn_cards":0,"colour_majority":false,"last_round":false,"progress":false,"quiet_rounds":0,"fresh":[],"fresh_turn":0,"over":null}','[{"seat":2,"ply":2,"digest":"a277f6ea","turn":0}]',NULL,9,2,0,8,NULL,'2026-03-01 12:51:09.000000','2026-03-01 12:51:53.000000');
INSERT INTO "matches" VALUES(7,'super_kawaii_pets',1,'{"animals_shown":4,"colour_majority":true}','lobby',100,7,70,NULL,'pt-BR',4,0,NULL,NULL,'[]',NULL,5,0,0,NULL,NULL,'2026-03-01 12:51:53.000000','2026-03-01 12:51:53.000000');
CREATE TABLE notes (
	name VARCHAR(64) NOT NULL, 
	text VARCHAR(256) NOT NULL, 
	CONSTRAINT pk_notes PRIMARY KEY (name)
);
CREATE TABLE players (
	user_id BIGINT NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	locale VARCHAR(16), 
	CONSTRAINT pk_players PRIMARY KEY (user_id)
);
INSERT INTO "players" VALUES(100,'Ana','en-US');
INSERT INTO "players" VALUES(101,'Bo','en-US');
INSERT INTO "players" VALUES(102,'Cy','en-US');
CREATE TABLE receipts (
	match_id INTEGER NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_receipts PRIMARY KEY ("key"), 
	CONSTRAINT fk_receipts_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "receipts" VALUES(1,'key-0','2026-03-01 12:00:00.000000');
INSERT INTO "receipts" VALUES(1,'key-1','2026-03-01 12:00:00.000000');
INSERT INTO "receipts" VALUES(1,'ply 1 3','2026-03-01 12:00:22.000000');
INSERT INTO "receipts" VALUES(1,'ply 1 4','2026-03-01 12:00:33.000000');
INSERT INTO "receipts" VALUES(2,'key-2','2026-03-01 12:00:44.000000');
INSERT INTO "receipts" VALUES(2,'key-3','2026-03-01 12:00:44.000000');
INSERT INTO "receipts" VALUES(2,'key-4','2026-03-01 12:00:44.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 4','2026-03-01 12:01:06.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 5','2026-03-01 12:01:17.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 6','2026-03-01 12:01:28.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 7','2026-03-01 12:01:39.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 8','2026-03-01 12:01:50.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 9','2026-03-01 12:02:01.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 10','2026-03-01 12:02:12.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 11','2026-03-01 12:02:23.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 12','2026-03-01 12:02:34.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 13','2026-03-01 12:02:45.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 15','2026-03-01 12:02:56.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 16','2026-03-01 12:03:07.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 17','2026-03-01 12:03:18.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 18','2026-03-01 12:03:29.000000');
INSERT INTO "receipts" VALUES(3,'key-5','2026-03-01 12:03:40.000000');
INSERT INTO "receipts" VALUES(3,'key-6','2026-03-01 12:03:40.000000');
INSERT INTO "receipts" VALUES(3,'key-7','2026-03-01 12:03:40.000000');
INSERT INTO "receipts" VALUES(3,'key-8','2026-03-01 12:03:40.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 5','2026-03-01 12:04:02.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 6','2026-03-01 12:04:13.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 7','2026-03-01 12:04:24.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 8','2026-03-01 12:04:35.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 9','2026-03-01 12:04:46.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 10','2026-03-01 12:04:57.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 11','2026-03-01 12:05:08.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 12','2026-03-01 12:05:19.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 19','2026-03-01 12:05:41.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 20','2026-03-01 12:05:52.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 21','2026-03-01 12:06:03.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 22','2026-03-01 12:06:14.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 23','2026-03-01 12:06:25.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 24','2026-03-01 12:06:36.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 25','2026-03-01 12:06:47.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 27','2026-03-01 12:06:58.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 28','2026-03-01 12:07:09.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 29','2026-03-01 12:07:20.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 30','2026-03-01 12:07:31.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 37','2026-03-01 12:07:53.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 38','2026-03-01 12:08:04.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 39','2026-03-01 12:08:15.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 40','2026-03-01 12:08:26.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 42','2026-03-01 12:08:37.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 43','2026-03-01 12:08:48.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 44','2026-03-01 12:08:59.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 45','2026-03-01 12:09:10.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 46','2026-03-01 12:09:21.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 52','2026-03-01 12:09:43.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 53','2026-03-01 12:09:54.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 54','2026-03-01 12:10:05.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 55','2026-03-01 12:10:16.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 56','2026-03-01 12:10:27.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 57','2026-03-01 12:10:38.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 58','2026-03-01 12:10:49.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 59','2026-03-01 12:11:00.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 60','2026-03-01 12:11:11.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 64','2026-03-01 12:11:33.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 65','2026-03-01 12:11:44.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 66','2026-03-01 12:11:55.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 67','2026-03-01 12:12:06.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 69','2026-03-01 12:12:17.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 70','2026-03-01 12:12:28.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 71','2026-03-01 12:12:39.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 72','2026-03-01 12:12:50.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 80','2026-03-01 12:13:12.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 81','2026-03-01 12:13:23.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 82','2026-03-01 12:13:34.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 83','2026-03-01 12:13:45.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 84','2026-03-01 12:13:56.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 85','2026-03-01 12:14:07.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 94','2026-03-01 12:14:29.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 95','2026-03-01 12:14:40.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 96','2026-03-01 12:14:51.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 97','2026-03-01 12:15:02.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 98','2026-03-01 12:15:13.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 99','2026-03-01 12:15:24.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 100','2026-03-01 12:15:35.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 101','2026-03-01 12:15:46.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 102','2026-03-01 12:15:57.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 107','2026-03-01 12:16:19.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 108','2026-03-01 12:16:30.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 109','2026-03-01 12:16:41.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 110','2026-03-01 12:16:52.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 111','2026-03-01 12:17:03.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 112','2026-03-01 12:17:14.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 113','2026-03-01 12:17:25.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 114','2026-03-01 12:17:36.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 115','2026-03-01 12:17:47.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 116','2026-03-01 12:17:58.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 117','2026-03-01 12:18:09.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 123','2026-03-01 12:18:31.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 124','2026-03-01 12:18:42.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 125','2026-03-01 12:18:53.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 126','2026-03-01 12:19:04.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 127','2026-03-01 12:19:15.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 128','2026-03-01 12:19:26.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 129','2026-03-01 12:19:37.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 130','2026-03-01 12:19:48.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 131','2026-03-01 12:19:59.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 132','2026-03-01 12:20:10.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 133','2026-03-01 12:20:21.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 134','2026-03-01 12:20:32.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 135','2026-03-01 12:20:43.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 136','2026-03-01 12:20:54.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 145','2026-03-01 12:21:16.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 146','2026-03-01 12:21:27.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 147','2026-03-01 12:21:38.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 148','2026-03-01 12:21:49.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 149','2026-03-01 12:22:00.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 150','2026-03-01 12:22:11.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 151','2026-03-01 12:22:22.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 152','2026-03-01 12:22:33.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 153','2026-03-01 12:22:44.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 154','2026-03-01 12:22:55.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 155','2026-03-01 12:23:06.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 156','2026-03-01 12:23:17.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 157','2026-03-01 12:23:28.000000');
INSERT INTO "receipts" VALUES(4,'key-9','2026-03-01 12:23:39.000000');
INSERT INTO "receipts" VALUES(4,'key-10','2026-03-01 12:23:39.000000');
INSERT INTO "receipts" VALUES(4,'key-11','2026-03-01 12:23:39.000000');
INSERT INTO "receipts" VALUES(4,'key-12','2026-03-01 12:23:39.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 5','2026-03-01 12:24:01.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 6','2026-03-01 12:24:12.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 7','2026-03-01 12:24:23.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 14','2026-03-01 12:24:45.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 15','2026-03-01 12:24:56.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 16','2026-03-01 12:25:07.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 17','2026-03-01 12:25:18.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 18','2026-03-01 12:25:29.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 19','2026-03-01 12:25:40.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 20','2026-03-01 12:25:51.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 21','2026-03-01 12:26:02.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 26','2026-03-01 12:26:24.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 27','2026-03-01 12:26:35.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 28','2026-03-01 12:26:46.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 29','2026-03-01 12:26:57.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 30','2026-03-01 12:27:08.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 31','2026-03-01 12:27:19.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 32','2026-03-01 12:27:30.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 37','2026-03-01 12:27:52.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 38','2026-03-01 12:28:03.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 39','2026-03-01 12:28:14.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 40','2026-03-01 12:28:25.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 41','2026-03-01 12:28:36.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 42','2026-03-01 12:28:47.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 43','2026-03-01 12:28:58.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 44','2026-03-01 12:29:09.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 45','2026-03-01 12:29:20.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 50','2026-03-01 12:29:42.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 51','2026-03-01 12:29:53.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 52','2026-03-01 12:30:04.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 53','2026-03-01 12:30:15.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 54','2026-03-01 12:30:26.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 55','2026-03-01 12:30:37.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 59','2026-03-01 12:30:59.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 60','2026-03-01 12:31:10.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 61','2026-03-01 12:31:21.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 62','2026-03-01 12:31:32.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 63','2026-03-01 12:31:43.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 64','2026-03-01 12:31:54.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 72','2026-03-01 12:32:16.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 73','2026-03-01 12:32:27.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 74','2026-03-01 12:32:38.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 75','2026-03-01 12:32:49.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 76','2026-03-01 12:33:00.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 77','2026-03-01 12:33:11.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 78','2026-03-01 12:33:22.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 79','2026-03-01 12:33:33.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 80','2026-03-01 12:33:44.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 81','2026-03-01 12:33:55.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 82','2026-03-01 12:34:06.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 83','2026-03-01 12:34:17.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 92','2026-03-01 12:34:39.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 93','2026-03-01 12:34:50.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 94','2026-03-01 12:35:01.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 95','2026-03-01 12:35:12.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 96','2026-03-01 12:35:23.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 97','2026-03-01 12:35:34.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 98','2026-03-01 12:35:45.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 99','2026-03-01 12:35:56.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 100','2026-03-01 12:36:07.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 106','2026-03-01 12:36:29.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 107','2026-03-01 12:36:40.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 108','2026-03-01 12:36:51.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 109','2026-03-01 12:37:02.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 110','2026-03-01 12:37:13.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 111','2026-03-01 12:37:24.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 112','2026-03-01 12:37:35.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 113','2026-03-01 12:37:46.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 114','2026-03-01 12:37:57.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 119','2026-03-01 12:38:19.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 120','2026-03-01 12:38:30.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 121','2026-03-01 12:38:41.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 122','2026-03-01 12:38:52.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 123','2026-03-01 12:39:03.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 124','2026-03-01 12:39:14.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 125','2026-03-01 12:39:25.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 126','2026-03-01 12:39:36.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 132','2026-03-01 12:39:58.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 133','2026-03-01 12:40:09.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 134','2026-03-01 12:40:20.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 135','2026-03-01 12:40:31.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 136','2026-03-01 12:40:42.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 137','2026-03-01 12:40:53.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 138','2026-03-01 12:41:04.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 143','2026-03-01 12:41:26.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 144','2026-03-01 12:41:37.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 145','2026-03-01 12:41:48.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 146','2026-03-01 12:41:59.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 147','2026-03-01 12:42:10.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 148','2026-03-01 12:42:21.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 153','2026-03-01 12:42:43.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 154','2026-03-01 12:42:54.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 155','2026-03-01 12:43:05.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 156','2026-03-01 12:43:16.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 157','2026-03-01 12:43:27.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 158','2026-03-01 12:43:38.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 159','2026-03-01 12:43:49.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 160','2026-03-01 12:44:00.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 161','2026-03-01 12:44:11.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 162','2026-03-01 12:44:22.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 163','2026-03-01 12:44:33.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 169','2026-03-01 12:44:55.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 170','2026-03-01 12:45:06.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 171','2026-03-01 12:45:17.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 172','2026-03-01 12:45:28.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 173','2026-03-01 12:45:39.000000');
INSERT INTO "receipts" VALUES(5,'key-13','2026-03-01 12:45:39.000000');
INSERT INTO "receipts" VALUES(5,'key-14','2026-03-01 12:45:39.000000');
INSERT INTO "receipts" VALUES(5,'key-15','2026-03-01 12:45:39.000000');
INSERT INTO "receipts" VALUES(5,'key-16','2026-03-01 12:45:39.000000');
INSERT INTO "receipts" VALUES(5,'key-17','2026-03-01 12:45:39.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 6','2026-03-01 12:46:01.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 7','2026-03-01 12:46:12.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 8','2026-03-01 12:46:23.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 9','2026-03-01 12:46:34.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 10','2026-03-01 12:46:45.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 11','2026-03-01 12:46:56.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 18','2026-03-01 12:47:18.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 19','2026-03-01 12:47:29.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 20','2026-03-01 12:47:40.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 21','2026-03-01 12:47:51.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 22','2026-03-01 12:48:02.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 23','2026-03-01 12:48:13.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 24','2026-03-01 12:48:24.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 25','2026-03-01 12:48:35.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 26','2026-03-01 12:48:46.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 27','2026-03-01 12:48:57.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 28','2026-03-01 12:49:08.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 29','2026-03-01 12:49:19.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 38','2026-03-01 12:49:41.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 39','2026-03-01 12:49:52.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 40','2026-03-01 12:50:03.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 41','2026-03-01 12:50:14.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 42','2026-03-01 12:50:25.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 43','2026-03-01 12:50:36.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 44','2026-03-01 12:50:47.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 45','2026-03-01 12:50:58.000000');
INSERT INTO "receipts" VALUES(6,'key-18','2026-03-01 12:51:09.000000');
INSERT INTO "receipts" VALUES(6,'key-19','2026-03-01 12:51:09.000000');
INSERT INTO "receipts" VALUES(6,'key-20','2026-03-01 12:51:09.000000');
INSERT INTO "receipts" VALUES(6,'key-21','2026-03-01 12:51:09.000000');
INSERT INTO "receipts" VALUES(6,'key-22','2026-03-01 12:51:09.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 6','2026-03-01 12:51:31.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 7','2026-03-01 12:51:42.000000');
INSERT INTO "receipts" VALUES(6,'key-23','2026-03-01 12:51:53.000000');
INSERT INTO "receipts" VALUES(7,'key-24','2026-03-01 12:51:53.000000');
INSERT INTO "receipts" VALUES(7,'key-25','2026-03-01 12:51:53.000000');
INSERT INTO "receipts" VALUES(7,'key-26','2026-03-01 12:51:53.000000');
INSERT INTO "receipts" VALUES(7,'key-27','2026-03-01 12:51:53.000000');
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
INSERT INTO "sqlite_sequence" VALUES('matches',7);
INSERT INTO "sqlite_sequence" VALUES('deliveries',37);
COMMIT;
