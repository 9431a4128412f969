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
INSERT INTO "clocks" VALUES(1,1,0,'2026-03-01 12:00:00.000000','2026-03-03 12:00:00.000000',NULL,0,0,0,'2026-03-02 12:00:00.000000',0,0,'[]');
INSERT INTO "clocks" VALUES(2,0,1,NULL,NULL,172767,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(2,1,2,'2026-03-01 12:01:50.000000','2026-03-03 12:01:50.000000',NULL,0,0,0,'2026-03-02 12:01:50.000000',0,0,'[]');
INSERT INTO "clocks" VALUES(3,0,5,NULL,NULL,172745,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(3,1,6,NULL,NULL,172778,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(3,2,6,'2026-03-01 12:07:31.000000','2026-03-03 12:07:31.000000',NULL,0,0,0,'2026-03-02 12:07:31.000000',0,0,'[]');
INSERT INTO "clocks" VALUES(4,3,2,NULL,NULL,172789,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(4,0,3,NULL,NULL,172745,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(4,1,4,NULL,NULL,172734,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(4,2,5,'2026-03-01 12:13:01.000000','2026-03-03 12:13:01.000000',NULL,0,0,0,'2026-03-02 12:13:01.000000',0,0,'[]');
INSERT INTO "clocks" VALUES(5,0,0,NULL,NULL,172778,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(5,1,0,NULL,NULL,172778,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(5,2,0,NULL,NULL,172778,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(5,3,0,NULL,NULL,172778,0,0,0,NULL,0,0,'[]');
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
INSERT INTO "deliveries" VALUES(2,1,'lobby',-1,'4','4',NULL,0,0,70,1000,'2026-03-01 12:00:00.000000','2026-03-01 12:00:11.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(3,1,'board',-1,'6','6',NULL,0,1,1000,1001,'2026-03-01 12:00:11.000000','2026-03-01 12:00:33.000000',1,NULL,'{"seats":[0,1],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(4,1,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(5,2,'clock',-1,'','','2026-03-02 12:01:50.000000',0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(6,2,'lobby',-1,'5','5',NULL,0,0,70,1002,'2026-03-01 12:00:33.000000','2026-03-01 12:00:44.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(7,2,'board',-1,'20','20',NULL,0,1,1002,1007,'2026-03-01 12:02:01.000000','2026-03-01 12:02:56.000000',3,NULL,'{"seats":[1],"turn":2}',NULL,NULL);
INSERT INTO "deliveries" VALUES(8,2,'bots',-1,'6','6',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(9,2,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(10,2,'hand',0,'2aee1dccf5364902','2aee1dccf5364902',NULL,0,0,9100,1006,'2026-03-01 12:01:50.000000',NULL,2,NULL,'{"seats":[],"turn":1}',NULL,NULL);
INSERT INTO "deliveries" VALUES(11,2,'hand',1,'2c7412fd85c58396','2c7412fd85c58396',NULL,0,0,9101,1009,'2026-03-01 12:02:23.000000',NULL,2,NULL,'{"seats":[],"turn":2}',NULL,NULL);
INSERT INTO "deliveries" VALUES(12,3,'clock',-1,'','','2026-03-02 12:07:31.000000',0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(13,3,'lobby',-1,'6','6',NULL,0,0,70,1010,'2026-03-01 12:02:56.000000','2026-03-01 12:03:07.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(14,3,'board',-1,'45','45',NULL,0,0,1010,1027,'2026-03-01 12:07:42.000000',NULL,7,NULL,'{"seats":[2],"turn":6}',NULL,NULL);
INSERT INTO "deliveries" VALUES(15,3,'bots',-1,'35','35',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(16,3,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(17,3,'hand',0,'8bc982d408a88c77','8bc982d408a88c77',NULL,0,0,9100,1024,'2026-03-01 12:06:36.000000',NULL,4,NULL,'{"seats":[],"turn":5}',NULL,NULL);
INSERT INTO "deliveries" VALUES(18,3,'hand',1,'263f2c67e1f930bb','263f2c67e1f930bb',NULL,0,0,9101,1026,'2026-03-01 12:07:31.000000',NULL,4,NULL,'{"seats":[],"turn":6}',NULL,NULL);
INSERT INTO "deliveries" VALUES(19,3,'hand',2,'17fae1432621f4ac','17fae1432621f4ac',NULL,0,0,9102,1028,'2026-03-01 12:07:42.000000',NULL,3,NULL,'{"seats":[],"turn":6}',NULL,NULL);
INSERT INTO "deliveries" VALUES(20,4,'clock',-1,'','','2026-03-02 12:13:01.000000',0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(21,4,'lobby',-1,'7','7',NULL,0,0,70,1029,'2026-03-01 12:07:42.000000','2026-03-01 12:07:53.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(22,4,'board',-1,'47','47',NULL,0,1,1029,1043,'2026-03-01 12:13:12.000000','2026-03-01 12:13:34.000000',6,NULL,'{"seats":[2],"turn":5}',NULL,NULL);
INSERT INTO "deliveries" VALUES(23,4,'bots',-1,'32','32',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(24,4,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(25,4,'hand',3,'1a6a3a7e1c1d091f','1a6a3a7e1c1d091f',NULL,0,0,9103,1034,'2026-03-01 12:10:27.000000',NULL,3,NULL,'{"seats":[],"turn":1}',NULL,NULL);
INSERT INTO "deliveries" VALUES(26,4,'hand',0,'53088ee5e9e6ee0e','53088ee5e9e6ee0e',NULL,0,0,9100,1039,'2026-03-01 12:11:55.000000',NULL,3,NULL,'{"seats":[],"turn":3}',NULL,NULL);
INSERT INTO "deliveries" VALUES(27,4,'hand',1,'8553bfee69ebec41','8553bfee69ebec41',NULL,0,0,9101,1042,'2026-03-01 12:12:28.000000',NULL,2,NULL,'{"seats":[],"turn":4}',NULL,NULL);
INSERT INTO "deliveries" VALUES(28,4,'hand',2,'a733de95e62ee118','a733de95e62ee118',NULL,0,0,9102,1045,'2026-03-01 12:13:34.000000',NULL,2,NULL,'{"seats":[],"turn":5}',NULL,NULL);
INSERT INTO "deliveries" VALUES(29,5,'clock',-1,'','','2026-03-31 12:13:56.000000',0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(30,5,'lobby',-1,'7','7',NULL,0,0,70,1046,'2026-03-01 12:13:34.000000','2026-03-01 12:13:45.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(31,5,'board',-1,'12','12',NULL,0,0,1046,1047,'2026-03-01 12:13:45.000000','2026-03-01 12:14:07.000000',1,NULL,'{"seats":[0,1,2,3],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(32,5,'bots',-1,'9','9',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(33,5,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(34,6,'clock',-1,'','','2026-03-31 12:13:56.000000',0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(35,6,'lobby',-1,'6','6',NULL,0,0,70,1048,'2026-03-01 12:13:56.000000','2026-03-01 12:14:07.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
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
INSERT INTO "entries" VALUES(1,3,'joined','2026-03-01 12:00:00.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(1,4,'started','2026-03-01 12:00:00.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'750505d8',NULL);
INSERT INTO "entries" VALUES(1,5,'action','2026-03-01 12:00:11.000000',1,101,'Bo',1,0,'{"kind":"choose_character","character":"chococat"}','[{"kind":"character_chosen","seat":1,"character":"chococat"}]','person',0,'b3d35924',NULL);
INSERT INTO "entries" VALUES(1,6,'action','2026-03-01 12:00:22.000000',0,100,'Ana',2,1,'{"kind":"choose_character","character":"badtz_maru"}','[{"kind":"character_chosen","seat":0,"character":"badtz_maru"}]','person',0,'70397f03',NULL);
INSERT INTO "entries" VALUES(2,1,'opened','2026-03-01 12:00:33.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,2,'joined','2026-03-01 12:00:33.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,3,'joined','2026-03-01 12:00:33.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,4,'bot_added','2026-03-01 12:00:33.000000',2,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,5,'started','2026-03-01 12:00:33.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'8ed67f25',NULL);
INSERT INTO "entries" VALUES(2,6,'action','2026-03-01 12:00:44.000000',2,NULL,'Clover',1,NULL,'{"kind":"choose_side","side":"explore"}','[{"kind":"side_chosen","seat":2,"side":"explore"},{"kind":"adventures_dealt","seat":2,"cards":["E26","E24","M13"]}]','bot',0,'37d6d10c',NULL);
INSERT INTO "entries" VALUES(2,7,'action','2026-03-01 12:00:44.000000',2,NULL,'Clover',2,NULL,'{"kind":"choose_bonuses","cards":["E26","E24"]}','[{"kind":"bonuses_chosen","seat":2,"cards":["E26","E24"]},{"kind":"tiles_dealt","seat":2,"tiles":["T41","T36"]}]','bot',0,'44e97478',NULL);
INSERT INTO "entries" VALUES(2,8,'action','2026-03-01 12:00:44.000000',0,100,'Ana',3,0,'{"kind":"choose_side","side":"score"}','[{"kind":"side_chosen","seat":0,"side":"score"},{"kind":"adventures_dealt","seat":0,"cards":["E03","E09","M02"]}]','person',0,'736d771f',NULL);
INSERT INTO "entries" VALUES(2,9,'action','2026-03-01 12:00:55.000000',1,101,'Bo',4,0,'{"kind":"choose_side","side":"explore"}','[{"kind":"side_chosen","seat":1,"side":"explore"},{"kind":"adventures_dealt","seat":1,"cards":["E22","E20","M12"]}]','person',0,'42f4d5de',NULL);
INSERT INTO "entries" VALUES(2,10,'action','2026-03-01 12:01:06.000000',1,101,'Bo',5,4,'{"kind":"choose_bonuses","cards":[]}','[{"kind":"bonuses_chosen","seat":1,"cards":[]},{"kind":"tiles_dealt","seat":1,"tiles":["T24","T43"]}]','person',0,'4a87ecb0',NULL);
INSERT INTO "entries" VALUES(2,11,'action','2026-03-01 12:01:17.000000',0,100,'Ana',6,3,'{"kind":"choose_bonuses","cards":["E09","M02"]}','[{"kind":"bonuses_chosen","seat":0,"cards":["E09","M02"]},{"kind":"tiles_dealt","seat":0,"tiles":["T28","T06"]},{"kind":"turn_began","seat":0,"last":false}]','person',0,'3ad3c4c9',NULL);
INSERT INTO "entries" VALUES(2,12,'action','2026-03-01 12:01:28.000000',0,100,'Ana',7,6,'{"kind":"place_figure","cell":"N50"}','[{"kind":"figure_placed","seat":0,"cell":"N50"}]','person',0,'42ef6697',NULL);
INSERT INTO "entries" VALUES(2,13,'action','2026-03-01 12:01:39.000000',0,100,'Ana',8,7,'{"kind":"place_tile","tile":"T28","cell":"N52","rotation":3}','[{"kind":"tile_laid","seat":0,"tile":"T28","cell":"N52","token":true}]','person',0,'12568719',NULL);
INSERT INTO "entries" VALUES(2,14,'action','2026-03-01 12:01:50.000000',0,100,'Ana',9,8,'{"kind":"walk","end":"M50","path":["N51","M51","M50"]}','[{"kind":"walked","seat":0,"path":["N51","M51","M50"]},{"kind":"items_gained","seat":0,"items":[1,0,1,1]}]','person',0,'5df5d35a',NULL);
INSERT INTO "entries" VALUES(2,15,'action','2026-03-01 12:01:50.000000',0,100,'Ana',10,NULL,'{"kind":"finish_adventures"}','[{"kind":"tile_drawn","seat":0,"tile":"T29"},{"kind":"turn_began","seat":1,"last":false}]','forced',0,'2c6fe446',NULL);
INSERT INTO "entries" VALUES(2,16,'action','2026-03-01 12:02:01.000000',1,101,'Bo',11,10,'{"kind":"place_figure","cell":"N52"}','[{"kind":"figure_placed","seat":1,"cell":"N52"}]','person',0,'7ea76619','{"state":{"options":{"start_tile":"plaza","characters":"dealt"},"players":[{"stage":"ready","character":"badtz_maru","side":"score","hand":["T06","T29"],"open":[["E03",false],["E09",true],["M02",true]],"done":[],"items":[1,0,1,1],"tokens":[],"asleep":false,"points":[0,0,0],"cell":"M50"},{"stage":"ready","character":"pompompurrin","side":"explore","hand":["T24","T43"],"open":[["E22",false],["E20",false],["M12",false]],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null},{"stage":"ready","character":"my_melody","side":"explore","hand":["T41","T36"],"open":[["E26",true],["E24",true],["M13",false]],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null}],"park":{"spaces":[["M50","P1",0],["N50","P2",0],["M51","P3",0],["N51","P4",0],["N52","T28",3]]},"first":0,"active":1,"pile":["T11","T45","T22","T02","T47","T13","T08","T46","T19","T44","T12","T40","T07","T20","T42","T48","T23","T04","T27","T32","T33","T15","T03","T34","T30","T05"],"box":["T01","T09","T10","T14","T16","T17","T18","T21","T25","T26","T31","T35","T37","T38","T39"],"decks":[["E18","E17","E04","E08","E02","E23","E13","E11","E06","E07","E21","E16","E10","E14","E01","E27","E19","E25","E05","E15","E28","E12"],["M19","M17","M03","M16","M15","M04","M14","M20","M18","M06","M01","M05","M10","M11","M07","M08","M09"],["H03","H04","H07","H08","H09","H12","H01","H10","H02","H06","H11","H05"]],"bag":["exchange","attraction","tricycle","exchange","tricycle","butterfly","tricycle","wild","exchange","tricycle","exchange","attraction","attraction","wild","exchange","wild","attraction","attraction","butterfly","attraction","butterfly","wild","butterfly","tricycle","tricycle","butterfly","wild","exchange","wild","exchange","tricycle","attraction","attraction","exchange","wild","wild","butterfly","butterfly","tricycle"],"used":[],"lost":[],"benches":[["N52","butterfly"]],"step":"figure","turn":2,"last_turns":0,"decision":null,"completed":0,"wild_items":0,"fresh":["N50","N51","M51","M50"]},"questions":[{"seat":1,"ply":10,"digest":"eec5ec6f","turn":2}],"ply":10,"turn_ply":10}');
INSERT INTO "entries" VALUES(2,17,'action','2026-03-01 12:02:12.000000',1,101,'Bo',12,11,'{"kind":"place_tile","tile":"T43","cell":"O50","rotation":1}','[{"kind":"tile_laid","seat":1,"tile":"T43","cell":"O50","token":true}]','person',0,'b1182a69','{"state":{"options":{"start_tile":"plaza","characters":"dealt"},"players":[{"stage":"ready","character":"badtz_maru","side":"score","hand":["T06","T29"],"open":[["E03",false],["E09",true],["M02",true]],"done":[],"items":[1,0,1,1],"tokens":[],"asleep":false,"points":[0,0,0],"cell":"M50"},{"stage":"ready","character":"pompompurrin","side":"explore","hand":["T24","T43"],"open":[["E22",false],["E20",false],["M12",false]],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":"N52"},{"stage":"ready","character":"my_melody","side":"explore","hand":["T41","T36"],"open":[["E26",true],["E24",true],["M13",false]],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null}],"park":{"spaces":[["M50","P1",0],["N50","P2",0],["M51","P3",0],["N51","P4",0],["N52","T28",3]]},"first":0,"active":1,"pile":["T11","T45","T22","T02","T47","T13","T08","T46","T19","T44","T12","T40","T07","T20","T42","T48","T23","T04","T27","T32","T33","T15","T03","T34","T30","T05"],"box":["T01","T09","T10","T14","T16","T17","T18","T21","T25","T26","T31","T35","T37","T38","T39"],"decks":[["E18","E17","E04","E08","E02","E23","E13","E11","E06","E07","E21","E16","E10","E14","E01","E27","E19","E25","E05","E15","E28","E12"],["M19","M17","M03","M16","M15","M04","M14","M20","M18","M06","M01","M05","M10","M11","M07","M08","M09"],["H03","H04","H07","H08","H09","H12","H01","H10","H02","H06","H11","H05"]],"bag":["exchange","attraction","tricycle","exchange","tricycle","butterfly","tricycle","wild","exchange","tricycle","exchange","attraction","attraction","wild","exchange","wild","attraction","attraction","butterfly","attraction","butterfly","wild","butterfly","tricycle","tricycle","butterfly","wild","exchange","wild","exchange","tricycle","attraction","attraction","exchange","wild","wild","butterfly","butterfly","tricycle"],"used":[],"lost":[],"benches":[["N52","butterfly"]],"step":"place","turn":2,"last_turns":0,"decision":null,"completed":0,"wild_items":0,"fresh":["N52"]},"questions":[{"seat":1,"ply":11,"digest":"5f7201ac","turn":2}],"ply":11,"turn_ply":10}');
INSERT INTO "entries" VALUES(2,18,'action','2026-03-01 12:02:23.000000',1,101,'Bo',13,12,'{"kind":"take_item","item":"cupcake"}','[{"kind":"items_gained","seat":1,"items":[0,0,0,1]}]','person',0,'94688e74','{"state":{"options":{"start_tile":"plaza","characters":"dealt"},"players":[{"stage":"ready","character":"badtz_maru","side":"score","hand":["T06","T29"],"open":[["E03",false],["E09",true],["M02",true]],"done":[],"items":[1,0,1,1],"tokens":[],"asleep":false,"points":[0,0,0],"cell":"M50"},{"stage":"ready","character":"pompompurrin","side":"explore","hand":["T24"],"open":[["E22",false],["E20",false],["M12",false]],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":"N52"},{"stage":"ready","character":"my_melody","side":"explore","hand":["T41","T36"],"open":[["E26",true],["E24",true],["M13",false]],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null}],"park":{"spaces":[["M50","P1",0],["N50","P2",0],["M51","P3",0],["N51","P4",0],["N52","T28",3],["O50","T43",1]]},"first":0,"active":1,"pile":["T11","T45","T22","T02","T47","T13","T08","T46","T19","T44","T12","T40","T07","T20","T42","T48","T23","T04","T27","T32","T33","T15","T03","T34","T30","T05"],"box":["T01","T09","T10","T14","T16","T17","T18","T21","T25","T26","T31","T35","T37","T38","T39"],"decks":[["E18","E17","E04","E08","E02","E23","E13","E11","E06","E07","E21","E16","E10","E14","E01","E27","E19","E25","E05","E15","E28","E12"],["M19","M17","M03","M16","M15","M04","M14","M20","M18","M06","M01","M05","M10","M11","M07","M08","M09"],["H03","H04","H07","H08","H09","H12","H01","H10","H02","H06","H11","H05"]],"bag":["attraction","tricycle","exchange","tricycle","butterfly","tricycle","wild","exchange","tricycle","exchange","attraction","attraction","wild","exchange","wild","attraction","attraction","butterfly","attraction","butterfly","wild","butterfly","tricycle","tricycle","butterfly","wild","exchange","wild","exchange","tricycle","attraction","attraction","exchange","wild","wild","butterfly","butterfly","tricycle"],"used":[],"lost":[],"benches":[["N52","butterfly"],["O50","exchange"]],"step":"move","turn":2,"last_turns":0,"decision":{"type":"ChoosingItem","items":["bird","cupcake"]},"completed":0,"wild_items":0,"fresh":["O50"]},"questions":[{"seat":1,"ply":12,"digest":"7fc11bd9","turn":2}],"ply":12,"turn_ply":10}');
INSERT INTO "entries" VALUES(2,19,'action','2026-03-01 12:02:34.000000',1,101,'Bo',14,13,'{"kind":"walk","end":"M51","path":["N51","M51"]}','[{"kind":"walked","seat":1,"path":["N51","M51"]},{"kind":"items_gained","seat":1,"items":[1,0,0,1]}]','person',0,'a4038455','{"state":{"options":{"start_tile":"plaza","characters":"dealt"},"players":[{"stage":"ready","character":"badtz_maru","side":"score","hand":["T06","T29"],"open":[["E03",false],["E09",true],["M02",true]],"done":[],"items":[1,0,1,1],"tokens":[],"asleep":false,"points":[0,0,0],"cell":"M50"},{"stage":"ready","character":"pompompurrin","side":"explore","hand":["T24"],"open":[["E22",false],["E20",false],["M12",false]],"done":[],"items":[0,0,0,1],"tokens":[],"asleep":false,"points":[0,0,0],"cell":"N52"},{"stage":"ready","character":"my_melody","side":"explore","hand":["T41","T36"],"open":[["E26",true],["E24",true],["M13",false]],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null}],"park":{"spaces":[["M50","P1",0],["N50","P2",0],["M51","P3",0],["N51","P4",0],["N52","T28",3],["O50","T43",1]]},"first":0,"active":1,"pile":["T11","T45","T22","T02","T47","T13","T08","T46","T19","T44","T12","T40","T07","T20","T42","T48","T23","T04","T27","T32","T33","T15","T03","T34","T30","T05"],"box":["T01","T09","T10","T14","T16","T17","T18","T21","T25","T26","T31","T35","T37","T38","T39"],"decks":[["E18","E17","E04","E08","E02","E23","E13","E11","E06","E07","E21","E16","E10","E14","E01","E27","E19","E25","E05","E15","E28","E12"],["M19","M17","M03","M16","M15","M04","M14","M20","M18","M06","M01","M05","M10","M11","M07","M08","M09"],["H03","H04","H07","H08","H09","H12","H01","H10","H02","H06","H11","H05"]],"bag":["attraction","tricycle","exchange","tricycle","butterfly","tricycle","wild","exchange","tricycle","exchange","attraction","attraction","wild","exchange","wild","attraction","attraction","butterfly","attraction","butterfly","wild","butterfly","tricycle","tricycle","butterfly","wild","exchange","wild","exchange","tricycle","attraction","attraction","exchange","wild","wild","butterfly","butterfly","tricycle"],"used":[],"lost":[],"benches":[["N52","butterfly"],["O50","exchange"]],"step":"move","turn":2,"last_turns":0,"decision":null,"completed":0,"wild_items":0,"fresh":["O50"]},"questions":[{"seat":1,"ply":13,"digest":"0d7374a6","turn":2}],"ply":13,"turn_ply":10}');
INSERT INTO "entries" VALUES(2,20,'action','2026-03-01 12:02:45.000000',1,101,'Bo',15,14,'{"kind":"gain_items","gains":["music"]}','[{"kind":"power_used","seat":1,"character":"pompompurrin","side":"explore"},{"kind":"items_gained","seat":1,"items":[1,0,0,0]}]','person',0,'bbbeff8b','{"state":{"options":{"start_tile":"plaza","characters":"dealt"},"players":[{"stage":"ready","character":"badtz_maru","side":"score","hand":["T06","T29"],"open":[["E03",false],["E09",true],["M02",true]],"done":[],"items":[1,0,1,1],"tokens":[],"asleep":false,"points":[0,0,0],"cell":"M50"},{"stage":"ready","character":"pompompurrin","side":"explore","hand":["T24"],"open":[["E22",false],["E20",false],["M12",false]],"done":[],"items":[1,0,0,2],"tokens":[],"asleep":false,"points":[0,0,0],"cell":"M51"},{"stage":"ready","character":"my_melody","side":"explore","hand":["T41","T36"],"open":[["E26",true],["E24",true],["M13",false]],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null}],"park":{"spaces":[["M50","P1",0],["N50","P2",0],["M51","P3",0],["N51","P4",0],["N52","T28",3],["O50","T43",1]]},"first":0,"active":1,"pile":["T11","T45","T22","T02","T47","T13","T08","T46","T19","T44","T12","T40","T07","T20","T42","T48","T23","T04","T27","T32","T33","T15","T03","T34","T30","T05"],"box":["T01","T09","T10","T14","T16","T17","T18","T21","T25","T26","T31","T35","T37","T38","T39"],"decks":[["E18","E17","E04","E08","E02","E23","E13","E11","E06","E07","E21","E16","E10","E14","E01","E27","E19","E25","E05","E15","E28","E12"],["M19","M17","M03","M16","M15","M04","M14","M20","M18","M06","M01","M05","M10","M11","M07","M08","M09"],["H03","H04","H07","H08","H09","H12","H01","H10","H02","H06","H11","H05"]],"bag":["attraction","tricycle","exchange","tricycle","butterfly","tricycle","wild","exchange","tricycle","exchange","attraction","attraction","wild","exchange","wild","attraction","attraction","butterfly","attraction","butterfly","wild","butterfly","tricycle","tricycle","butterfly","wild","exchange","wild","exchange","tricycle","attraction","attraction","exchange","wild","wild","butterfly","butterfly","tricycle"],"used":[],"lost":[],"benches":[["N52","butterfly"],["O50","exchange"]],"step":"adventures","turn":2,"last_turns":0,"decision":null,"completed":0,"wild_items":0,"fresh":["N52","N51","M51"]},"questions":[{"seat":1,"ply":14,"digest":"a6bf377e","turn":2}],"ply":14,"turn_ply":10}');
INSERT INTO "entries" VALUES(3,1,'opened','2026-03-01 12:02:56.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,2,'joined','2026-03-01 12:02:56.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,3,'joined','2026-03-01 12:02:56.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,4,'joined','2026-03-01 12:02:56.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,5,'bot_added','2026-03-01 12:02:56.000000',3,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,6,'started','2026-03-01 12:02:56.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'9c6aabf0',NULL);
INSERT INTO "entries" VALUES(3,7,'action','2026-03-01 12:03:07.000000',3,NULL,'Clover',1,NULL,'{"kind":"choose_side","side":"score"}','[{"kind":"side_chosen","seat":3,"side":"score"},{"kind":"adventures_dealt","seat":3,"cards":["E12","E03","M12"]}]','bot',0,'47b19f0a',NULL);
INSERT INTO "entries" VALUES(3,8,'action','2026-03-01 12:03:07.000000',3,NULL,'Clover',2,NULL,'{"kind":"choose_bonuses","cards":["E12","E03"]}','[{"kind":"bonuses_chosen","seat":3,"cards":["E12","E03"]},{"kind":"tiles_dealt","seat":3,"tiles":["T14","T24"]}]','bot',0,'05f4c6fb',NULL);
INSERT INTO "entries" VALUES(3,9,'action','2026-03-01 12:03:07.000000',0,100,'Ana',3,0,'{"kind":"choose_side","side":"explore"}','[{"kind":"side_chosen","seat":0,"side":"explore"},{"kind":"adventures_dealt","seat":0,"cards":["E26","E17","M07"]}]','person',0,'d83957aa',NULL);
INSERT INTO "entries" VALUES(3,10,'action','2026-03-01 12:03:18.000000',1,101,'Bo',4,0,'{"kind":"choose_side","side":"explore"}','[{"kind":"side_chosen","seat":1,"side":"explore"},{"kind":"adventures_dealt","seat":1,"cards":["E22","E13","M16"]}]','person',0,'fbf66db8',NULL);
INSERT INTO "entries" VALUES(3,11,'action','2026-03-01 12:03:29.000000',1,101,'Bo',5,4,'{"kind":"choose_bonuses","cards":["E22","E13","M16"]}','[{"kind":"bonuses_chosen","seat":1,"cards":["E22","E13","M16"]},{"kind":"tiles_dealt","seat":1,"tiles":["T16","T29"]}]','person',0,'9bff2489',NULL);
INSERT INTO "entries" VALUES(3,12,'action','2026-03-01 12:03:40.000000',2,102,'Cy',6,0,'{"kind":"choose_side","side":"score"}','[{"kind":"side_chosen","seat":2,"side":"score"},{"kind":"adventures_dealt","seat":2,"cards":["E25","E08","M04"]}]','person',0,'ef1672b7',NULL);
INSERT INTO "entries" VALUES(3,13,'action','2026-03-01 12:03:51.000000',2,102,'Cy',7,6,'{"kind":"choose_bonuses","cards":[]}','[{"kind":"bonuses_chosen","seat":2,"cards":[]},{"kind":"tiles_dealt","seat":2,"tiles":["T01","T30"]}]','person',0,'c80c84dd',NULL);
INSERT INTO "entries" VALUES(3,14,'action','2026-03-01 12:04:02.000000',0,100,'Ana',8,3,'{"kind":"choose_bonuses","cards":["M07"]}','[{"kind":"bonuses_chosen","seat":0,"cards":["M07"]},{"kind":"tiles_dealt","seat":0,"tiles":["T23","T04"]},{"kind":"turn_began","seat":0,"last":false}]','person',0,'ed9a5287',NULL);
INSERT INTO "entries" VALUES(3,15,'action','2026-03-01 12:04:02.000000',0,100,'Ana',9,NULL,'{"kind":"place_figure","cell":"M50"}','[{"kind":"figure_placed","seat":0,"cell":"M50"}]','forced',0,'2c3e4747',NULL);
INSERT INTO "entries" VALUES(3,16,'action','2026-03-01 12:04:13.000000',0,100,'Ana',10,9,'{"kind":"place_tile","tile":"T04","cell":"M49","rotation":1}','[{"kind":"tile_laid","seat":0,"tile":"T04","cell":"M49","token":true}]','person',0,'d11056c9',NULL);
INSERT INTO "entries" VALUES(3,17,'action','2026-03-01 12:04:24.000000',0,100,'Ana',11,10,'{"kind":"remove_tile","cell":"M49"}','[{"kind":"power_used","seat":0,"character":"badtz_maru","side":"explore"},{"kind":"tile_removed","seat":0,"tile":"T04","cell":"M49","token":true},{"kind":"items_gained","seat":0,"items":[2,0,0,0]}]','person',0,'9fb7639c',NULL);
INSERT INTO "entries" VALUES(3,18,'action','2026-03-01 12:04:24.000000',0,100,'Ana',12,NULL,'{"kind":"stay"}','[{"kind":"stayed","seat":0}]','forced',0,'272e50af',NULL);
INSERT INTO "entries" VALUES(3,19,'action','2026-03-01 12:04:24.000000',0,100,'Ana',13,NULL,'{"kind":"finish_adventures"}','[{"kind":"tile_drawn","seat":0,"tile":"T37"},{"kind":"turn_began","seat":1,"last":false}]','forced',0,'a7bb14f0',NULL);
INSERT INTO "entries" VALUES(3,20,'action','2026-03-01 12:04:24.000000',1,101,'Bo',14,NULL,'{"kind":"place_figure","cell":"M50"}','[{"kind":"figure_placed","seat":1,"cell":"M50"}]','forced',0,'680a936e',NULL);
INSERT INTO "entries" VALUES(3,21,'action','2026-03-01 12:04:35.000000',1,101,'Bo',15,14,'{"kind":"place_tile","tile":"T16","cell":"L50","rotation":2}','[{"kind":"tile_laid","seat":1,"tile":"T16","cell":"L50","token":true}]','person',0,'41003406',NULL);
INSERT INTO "entries" VALUES(3,22,'action','2026-03-01 12:04:46.000000',1,101,'Bo',16,15,'{"kind":"walk","end":"L50","path":["L50","M50","L50"]}','[{"kind":"walked","seat":1,"path":["L50","M50","L50"]},{"kind":"items_gained","seat":1,"items":[0,2,0,0]},{"kind":"token_gained","seat":1,"token":"butterfly","cell":"L50"}]','person',0,'a85de961',NULL);
INSERT INTO "entries" VALUES(3,23,'action','2026-03-01 12:04:57.000000',1,101,'Bo',17,16,'{"kind":"butterfly_items","gains":["flower","cupcake"]}','[{"kind":"token_used","seat":1,"token":"butterfly","use":"action"},{"kind":"items_gained","seat":1,"items":[0,0,1,1]}]','person',0,'60cdd29d',NULL);
INSERT INTO "entries" VALUES(3,24,'action','2026-03-01 12:05:08.000000',1,101,'Bo',18,17,'{"kind":"finish_adventures"}','[{"kind":"tile_drawn","seat":1,"tile":"T34"}]','person',0,'46d16ab7',NULL);
INSERT INTO "entries" VALUES(3,25,'action','2026-03-01 12:05:19.000000',1,101,'Bo',19,18,'{"kind":"draw_from_box"}','[{"kind":"power_used","seat":1,"character":"my_melody","side":"explore"},{"kind":"box_seen","seat":1,"count":2,"tiles":["T15","T47"]}]','person',0,'5979d61a',NULL);
INSERT INTO "entries" VALUES(3,26,'action','2026-03-01 12:05:30.000000',1,101,'Bo',20,19,'{"kind":"place_tile","tile":"T15","cell":"L49","rotation":0}','[{"kind":"tile_laid","seat":1,"tile":"T15","cell":"L49","token":true},{"kind":"items_gained","seat":1,"items":[0,1,0,0]}]','person',0,'8330bda4',NULL);
INSERT INTO "entries" VALUES(3,27,'action','2026-03-01 12:05:30.000000',1,101,'Bo',21,NULL,'{"kind":"end_turn"}','[{"kind":"turn_began","seat":2,"last":false}]','forced',0,'6d754cbb',NULL);
INSERT INTO "entries" VALUES(3,28,'action','2026-03-01 12:05:41.000000',2,102,'Cy',22,21,'{"kind":"place_figure","cell":"L50"}','[{"kind":"figure_placed","seat":2,"cell":"L50"}]','person',0,'5595caf9',NULL);
INSERT INTO "entries" VALUES(3,29,'action','2026-03-01 12:05:52.000000',2,102,'Cy',23,22,'{"kind":"place_tile","tile":"T01","cell":"N50","rotation":2}','[{"kind":"tile_laid","seat":2,"tile":"T01","cell":"N50","token":true}]','person',0,'83b43c3c',NULL);
INSERT INTO "entries" VALUES(3,30,'action','2026-03-01 12:06:03.000000',2,102,'Cy',24,23,'{"kind":"walk","end":"L49","path":["L49"]}','[{"kind":"walked","seat":2,"path":["L49"]},{"kind":"items_gained","seat":2,"items":[0,1,0,0]},{"kind":"token_gained","seat":2,"token":"wild","cell":"L49"}]','person',0,'59655916',NULL);
INSERT INTO "entries" VALUES(3,31,'action','2026-03-01 12:06:03.000000',2,102,'Cy',25,NULL,'{"kind":"finish_adventures"}','[{"kind":"tile_drawn","seat":2,"tile":"T38"},{"kind":"turn_began","seat":3,"last":false}]','forced',0,'f6090030',NULL);
INSERT INTO "entries" VALUES(3,32,'action','2026-03-01 12:06:14.000000',3,NULL,'Clover',26,NULL,'{"kind":"place_figure","cell":"N50"}','[{"kind":"figure_placed","seat":3,"cell":"N50"}]','bot',0,'a70850b7',NULL);
INSERT INTO "entries" VALUES(3,33,'action','2026-03-01 12:06:14.000000',3,NULL,'Clover',27,NULL,'{"kind":"place_tile","tile":"T14","cell":"N49","rotation":0}','[{"kind":"tile_laid","seat":3,"tile":"T14","cell":"N49","token":true}]','bot',0,'ac08c3a3',NULL);
INSERT INTO "entries" VALUES(3,34,'action','2026-03-01 12:06:14.000000',3,NULL,'Clover',28,NULL,'{"kind":"take_item","item":"music"}','[{"kind":"items_gained","seat":3,"items":[1,0,0,0]}]','bot',0,'c8a468a8',NULL);
INSERT INTO "entries" VALUES(3,35,'action','2026-03-01 12:06:14.000000',3,NULL,'Clover',29,NULL,'{"kind":"walk","end":"N49","path":["N49","N50","N49"]}','[{"kind":"walked","seat":3,"path":["N49","N50","N49"]},{"kind":"items_gained","seat":3,"items":[1,2,0,0]},{"kind":"token_gained","seat":3,"token":"exchange","cell":"N49"}]','bot',0,'b661d7cd',NULL);
INSERT INTO "entries" VALUES(3,36,'action','2026-03-01 12:06:14.000000',3,NULL,'Clover',30,NULL,'{"kind":"turn_in_token","token":"exchange"}','[{"kind":"power_used","seat":3,"character":"pompompurrin","side":"score"},{"kind":"token_used","seat":3,"token":"exchange","use":"points"},{"kind":"points_scored","seat":3,"points":3,"payment":[]}]','bot',0,'c97f00e1',NULL);
INSERT INTO "entries" VALUES(3,37,'action','2026-03-01 12:06:14.000000',3,NULL,'Clover',31,NULL,'{"kind":"finish_adventures"}','[{"kind":"tile_drawn","seat":3,"tile":"T40"},{"kind":"turn_began","seat":0,"last":false}]','forced',0,'82e6653d',NULL);
INSERT INTO "entries" VALUES(3,38,'action','2026-03-01 12:06:25.000000',0,100,'Ana',32,31,'{"kind":"place_tile","tile":"T37","cell":"O49","rotation":3}','[{"kind":"tile_laid","seat":0,"tile":"T37","cell":"O49","token":true}]','person',0,'ca560cff',NULL);
INSERT INTO "entries" VALUES(3,39,'action','2026-03-01 12:06:36.000000',0,100,'Ana',33,32,'{"kind":"take_item","item":"bird"}','[{"kind":"items_gained","seat":0,"items":[0,1,0,0]}]','person',0,'fb41974f',NULL);
INSERT INTO "entries" VALUES(3,40,'action','2026-03-01 12:06:47.000000',0,100,'Ana',34,33,'{"kind":"walk","end":"N50","path":["N50","M50","N50"]}','[{"kind":"walked","seat":0,"path":["N50","M50","N50"]},{"kind":"items_gained","seat":0,"items":[2,0,0,0]},{"kind":"token_gained","seat":0,"token":"tricycle","cell":"N50"}]','person',0,'25cfaa47',NULL);
INSERT INTO "entries" VALUES(3,41,'action','2026-03-01 12:06:58.000000',0,100,'Ana',35,34,'{"kind":"rest","token":"tricycle"}','[{"kind":"token_used","seat":0,"token":"tricycle","use":"bench"},{"kind":"nap_ended","seat":0,"was_asleep":true}]','person',0,'56394b4a',NULL);
INSERT INTO "entries" VALUES(3,42,'action','2026-03-01 12:07:09.000000',0,100,'Ana',36,35,'{"kind":"remove_tile","cell":"O49"}','[{"kind":"power_used","seat":0,"character":"badtz_maru","side":"explore"},{"kind":"tile_removed","seat":0,"tile":"T37","cell":"O49","token":true},{"kind":"items_gained","seat":0,"items":[0,0,0,2]}]','person',0,'16846ddf',NULL);
INSERT INTO "entries" VALUES(3,43,'action','2026-03-01 12:07:09.000000',0,100,'Ana',37,NULL,'{"kind":"finish_adventures"}','[{"kind":"tile_drawn","seat":0,"tile":"T32"},{"kind":"turn_began","seat":1,"last":false}]','forced',0,'d089ec8c',NULL);
INSERT INTO "entries" VALUES(3,44,'action','2026-03-01 12:07:20.000000',1,101,'Bo',38,37,'{"kind":"place_tile","tile":"T34","cell":"N51","rotation":3}','[{"kind":"tile_laid","seat":1,"tile":"T34","cell":"N51","token":true}]','person',0,'014934ce','{"state":{"options":{"start_tile":"single","characters":"dealt"},"players":[{"stage":"ready","character":"badtz_maru","side":"explore","hand":["T23","T32"],"open":[["E26",false],["E17",false],["M07",true]],"done":[],"items":[4,1,0,2],"tokens":[],"asleep":true,"points":[0,0,0],"cell":"N50"},{"stage":"ready","character":"my_melody","side":"explore","hand":["T29","T34"],"open":[["E22",true],["E13",true],["M16",true]],"done":[],"items":[0,3,1,1],"tokens":[],"asleep":true,"points":[0,0,0],"cell":"L50"},{"stage":"ready","character":"hello_kitty","side":"score","hand":["T30","T38"],"open":[["E25",false],["E08",false],["M04",false]],"done":[],"items":[0,1,0,0],"tokens":["wild"],"asleep":false,"points":[0,0,0],"cell":"L49"},{"stage":"ready","character":"pompompurrin","side":"score","hand":["T24","T40"],"open":[["E12",true],["E03",true],["M12",false]],"done":[],"items":[2,2,0,0],"tokens":[],"asleep":true,"points":[0,0,3],"cell":"N49"}],"park":{"spaces":[["M50","S1",0],["L50","T16",2],["L49","T15",0],["N50","T01",2],["N49","T14",0]]},"first":0,"active":1,"pile":["T09","T03","T12","T45","T19","T06","T36","T39","T20","T27","T41","T17","T42","T13","T44","T31","T28","T08","T21","T35","T25","T48","T10","T07","T46","T22","T11"],"box":["T02","T04","T05","T18","T26","T33","T37","T43","T47"],"decks":[["E20","E24","E27","E28","E10","E18","E16","E01","E02","E11","E07","E14","E15","E04","E06","E19","E05","E21","E09","E23"],["M02","M18","M11","M17","M20","M19","M10","M14","M05","M06","M01","M13","M08","M09","M03","M15"],["H03","H06","H04","H07","H11","H12","H05","H09","H08","H10","H01","H02"]],"bag":["butterfly","attraction","attraction","exchange","wild","wild","exchange","wild","tricycle","butterfly","tricycle","exchange","attraction","wild","wild","butterfly","tricycle","exchange","butterfly","wild","wild","tricycle","exchange","attraction","tricycle","tricycle","tricycle","exchange","exchange","butterfly","attraction","attraction","attraction","attraction"],"used":["butterfly","exchange","tricycle"],"lost":["butterfly","butterfly"],"benches":[],"step":"place","turn":6,"last_turns":0,"decision":null,"completed":0,"wild_items":0,"fresh":[]},"questions":[{"seat":1,"ply":37,"digest":"b53c1ae3","turn":6}],"ply":37,"turn_ply":37}');
INSERT INTO "entries" VALUES(3,45,'action','2026-03-01 12:07:31.000000',1,101,'Bo',39,38,'{"kind":"walk","end":"L49","path":["M50","L50","L49"]}','[{"kind":"walked","seat":1,"path":["M50","L50","L49"]},{"kind":"items_gained","seat":1,"items":[0,2,0,0]},{"kind":"high_five_given","seat":1,"others":[2]}]','person',0,'449f981a','{"state":{"options":{"start_tile":"single","characters":"dealt"},"players":[{"stage":"ready","character":"badtz_maru","side":"explore","hand":["T23","T32"],"open":[["E26",false],["E17",false],["M07",true]],"done":[],"items":[4,1,0,2],"tokens":[],"asleep":true,"points":[0,0,0],"cell":"N50"},{"stage":"ready","character":"my_melody","side":"explore","hand":["T29"],"open":[["E22",true],["E13",true],["M16",true]],"done":[],"items":[0,3,1,1],"tokens":[],"asleep":true,"points":[0,0,0],"cell":"L50"},{"stage":"ready","character":"hello_kitty","side":"score","hand":["T30","T38"],"open":[["E25",false],["E08",false],["M04",false]],"done":[],"items":[0,1,0,0],"tokens":["wild"],"asleep":false,"points":[0,0,0],"cell":"L49"},{"stage":"ready","character":"pompompurrin","side":"score","hand":["T24","T40"],"open":[["E12",true],["E03",true],["M12",false]],"done":[],"items":[2,2,0,0],"tokens":[],"asleep":true,"points":[0,0,3],"cell":"N49"}],"park":{"spaces":[["M50","S1",0],["L50","T16",2],["L49","T15",0],["N50","T01",2],["N49","T14",0],["N51","T34",3]]},"first":0,"active":1,"pile":["T09","T03","T12","T45","T19","T06","T36","T39","T20","T27","T41","T17","T42","T13","T44","T31","T28","T08","T21","T35","T25","T48","T10","T07","T46","T22","T11"],"box":["T02","T04","T05","T18","T26","T33","T37","T43","T47"],"decks":[["E20","E24","E27","E28","E10","E18","E16","E01","E02","E11","E07","E14","E15","E04","E06","E19","E05","E21","E09","E23"],["M02","M18","M11","M17","M20","M19","M10","M14","M05","M06","M01","M13","M08","M09","M03","M15"],["H03","H06","H04","H07","H11","H12","H05","H09","H08","H10","H01","H02"]],"bag":["attraction","attraction","exchange","wild","wild","exchange","wild","tricycle","butterfly","tricycle","exchange","attraction","wild","wild","butterfly","tricycle","exchange","butterfly","wild","wild","tricycle","exchange","attraction","tricycle","tricycle","tricycle","exchange","exchange","butterfly","attraction","attraction","attraction","attraction"],"used":["butterfly","exchange","tricycle"],"lost":["butterfly","butterfly"],"benches":[["N51","butterfly"]],"step":"move","turn":6,"last_turns":0,"decision":null,"completed":0,"wild_items":0,"fresh":["N51"]},"questions":[{"seat":1,"ply":38,"digest":"5d7c7b55","turn":6}],"ply":38,"turn_ply":37}');
INSERT INTO "entries" VALUES(4,1,'opened','2026-03-01 12:07:42.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,2,'joined','2026-03-01 12:07:42.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,3,'joined','2026-03-01 12:07:42.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,4,'joined','2026-03-01 12:07:42.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,5,'joined','2026-03-01 12:07:42.000000',3,103,'Di',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,6,'bot_added','2026-03-01 12:07:42.000000',4,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,7,'started','2026-03-01 12:07:42.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'f99b7e23',NULL);
INSERT INTO "entries" VALUES(4,8,'action','2026-03-01 12:07:53.000000',4,NULL,'Clover',1,NULL,'{"kind":"choose_side","side":"explore"}','[{"kind":"side_chosen","seat":4,"side":"explore"},{"kind":"adventures_dealt","seat":4,"cards":["E12","E21","M15"]}]','bot',0,'72143304',NULL);
INSERT INTO "entries" VALUES(4,9,'action','2026-03-01 12:07:53.000000',4,NULL,'Clover',2,NULL,'{"kind":"choose_bonuses","cards":["E12","E21"]}','[{"kind":"bonuses_chosen","seat":4,"cards":["E12","E21"]},{"kind":"tiles_dealt","seat":4,"tiles":["T40","T21"]}]','bot',0,'79ae5b93',NULL);
INSERT INTO "entries" VALUES(4,10,'action','2026-03-01 12:08:04.000000',3,103,'Di',3,0,'{"kind":"choose_side","side":"explore"}','[{"kind":"side_chosen","seat":3,"side":"explore"},{"kind":"adventures_dealt","seat":3,"cards":["E26","E15","M09"]}]','person',0,'54f03bcf',NULL);
INSERT INTO "entries" VALUES(4,11,'action','2026-03-01 12:08:15.000000',3,103,'Di',4,3,'{"kind":"choose_bonuses","cards":[]}','[{"kind":"bonuses_chosen","seat":3,"cards":[]},{"kind":"tiles_dealt","seat":3,"tiles":["T20","T07"]}]','person',0,'7a428b63',NULL);
INSERT INTO "entries" VALUES(4,12,'action','2026-03-01 12:08:26.000000',2,102,'Cy',5,0,'{"kind":"choose_side","side":"score"}','[{"kind":"side_chosen","seat":2,"side":"score"},{"kind":"adventures_dealt","seat":2,"cards":["E27","E11","M02"]}]','person',0,'70bcecc3',NULL);
INSERT INTO "entries" VALUES(4,13,'action','2026-03-01 12:08:37.000000',2,102,'Cy',6,5,'{"kind":"choose_bonuses","cards":["E27"]}','[{"kind":"bonuses_chosen","seat":2,"cards":["E27"]},{"kind":"tiles_dealt","seat":2,"tiles":["T01","T13"]}]','person',0,'a6c1ebc9',NULL);
INSERT INTO "entries" VALUES(4,14,'action','2026-03-01 12:08:48.000000',1,101,'Bo',7,0,'{"kind":"choose_side","side":"explore"}','[{"kind":"side_chosen","seat":1,"side":"explore"},{"kind":"adventures_dealt","seat":1,"cards":["E22","E20","M20"]}]','person',0,'12d94798',NULL);
INSERT INTO "entries" VALUES(4,15,'action','2026-03-01 12:08:59.000000',1,101,'Bo',8,7,'{"kind":"choose_bonuses","cards":["E22","M20"]}','[{"kind":"bonuses_chosen","seat":1,"cards":["E22","M20"]},{"kind":"tiles_dealt","seat":1,"tiles":["T48","T08"]}]','person',0,'6f898162',NULL);
INSERT INTO "entries" VALUES(4,16,'action','2026-03-01 12:09:10.000000',0,100,'Ana',9,0,'{"kind":"choose_side","side":"score"}','[{"kind":"side_chosen","seat":0,"side":"score"},{"kind":"adventures_dealt","seat":0,"cards":["E01","E06","M04"]}]','person',0,'9e991bcb',NULL);
INSERT INTO "entries" VALUES(4,17,'action','2026-03-01 12:09:21.000000',0,100,'Ana',10,9,'{"kind":"choose_bonuses","cards":[]}','[{"kind":"bonuses_chosen","seat":0,"cards":[]},{"kind":"tiles_dealt","seat":0,"tiles":["T29","T35"]},{"kind":"turn_began","seat":3,"last":false}]','person',0,'bf901937',NULL);
INSERT INTO "entries" VALUES(4,18,'action','2026-03-01 12:09:32.000000',3,103,'Di',11,10,'{"kind":"place_figure","cell":"M51"}','[{"kind":"figure_placed","seat":3,"cell":"M51"}]','person',0,'709c68cc',NULL);
INSERT INTO "entries" VALUES(4,19,'action','2026-03-01 12:09:43.000000',3,103,'Di',12,11,'{"kind":"place_tile","tile":"T20","cell":"N52","rotation":3}','[{"kind":"tile_laid","seat":3,"tile":"T20","cell":"N52","token":true}]','person',0,'a74818c9',NULL);
INSERT INTO "entries" VALUES(4,20,'action','2026-03-01 12:09:54.000000',3,103,'Di',13,12,'{"kind":"take_item","item":"music"}','[{"kind":"items_gained","seat":3,"items":[1,0,0,0]}]','person',0,'94368496',NULL);
INSERT INTO "entries" VALUES(4,21,'action','2026-03-01 12:10:05.000000',3,103,'Di',14,13,'{"kind":"walk","end":"M50","path":["M50","M51","M50"]}','[{"kind":"walked","seat":3,"path":["M50","M51","M50"]},{"kind":"items_gained","seat":3,"items":[0,0,2,1]}]','person',0,'ce0f0ce1',NULL);
INSERT INTO "entries" VALUES(4,22,'action','2026-03-01 12:10:16.000000',3,103,'Di',15,14,'{"kind":"finish_adventures"}','[{"kind":"tile_drawn","seat":3,"tile":"T32"}]','person',0,'6aa3b5ba',NULL);
INSERT INTO "entries" VALUES(4,23,'action','2026-03-01 12:10:27.000000',3,103,'Di',16,15,'{"kind":"end_turn"}','[{"kind":"turn_began","seat":4,"last":false}]','person',0,'6a65bd4f',NULL);
INSERT INTO "entries" VALUES(4,24,'action','2026-03-01 12:10:38.000000',4,NULL,'Clover',17,NULL,'{"kind":"place_figure","cell":"M51"}','[{"kind":"figure_placed","seat":4,"cell":"M51"}]','bot',0,'a34fb14a',NULL);
INSERT INTO "entries" VALUES(4,25,'action','2026-03-01 12:10:38.000000',4,NULL,'Clover',18,NULL,'{"kind":"place_tile","tile":"T21","cell":"N49","rotation":3}','[{"kind":"tile_laid","seat":4,"tile":"T21","cell":"N49","token":true},{"kind":"items_gained","seat":4,"items":[0,1,0,0]}]','bot',0,'8afd8bbe',NULL);
INSERT INTO "entries" VALUES(4,26,'action','2026-03-01 12:10:38.000000',4,NULL,'Clover',19,NULL,'{"kind":"walk","end":"M50","path":["M50","M51","M50"]}','[{"kind":"walked","seat":4,"path":["M50","M51","M50"]},{"kind":"items_gained","seat":4,"items":[0,0,2,1]},{"kind":"high_five_given","seat":4,"others":[3]}]','bot',0,'3969c879',NULL);
INSERT INTO "entries" VALUES(4,27,'action','2026-03-01 12:10:49.000000',3,103,'Di',20,19,'{"kind":"step_aside","cell":"M51","reward":"nap"}','[{"kind":"stepped_aside","seat":3,"cell":"M51"},{"kind":"nap_ended","seat":3,"was_asleep":false}]','person',0,'4d335fb6',NULL);
INSERT INTO "entries" VALUES(4,28,'action','2026-03-01 12:11:00.000000',4,NULL,'Clover',21,NULL,'{"kind":"take_reward","reward":"token"}','[{"kind":"token_gained","seat":4,"token":"attraction","cell":null}]','bot',0,'2dfc0cde',NULL);
INSERT INTO "entries" VALUES(4,29,'action','2026-03-01 12:11:00.000000',4,NULL,'Clover',22,NULL,'{"kind":"complete","card":"E21","extra":false,"payment":["bird","cupcake"]}','[{"kind":"adventure_completed","seat":4,"card":"E21","payment":["bird","cupcake"],"points":2,"extra":0}]','bot',0,'9742d8a6',NULL);
INSERT INTO "entries" VALUES(4,30,'action','2026-03-01 12:11:00.000000',4,NULL,'Clover',23,NULL,'{"kind":"gather","items":["bird","cupcake"]}','[{"kind":"power_used","seat":4,"character":"chococat","side":"explore"},{"kind":"items_gained","seat":4,"items":[0,1,0,1]}]','bot',0,'3f75a3ab',NULL);
INSERT INTO "entries" VALUES(4,31,'action','2026-03-01 12:11:00.000000',4,NULL,'Clover',24,NULL,'{"kind":"use_ticket","deck":"hard","discard":"E12","bonus":false}','[{"kind":"token_used","seat":4,"token":"attraction","use":"action"},{"kind":"ticket_used","seat":4,"drawn":"H05","discarded":"E12","bonus":false}]','bot',0,'963dd040',NULL);
INSERT INTO "entries" VALUES(4,32,'action','2026-03-01 12:11:00.000000',4,NULL,'Clover',25,NULL,'{"kind":"finish_adventures"}','[{"kind":"tile_drawn","seat":4,"tile":"T46"}]','forced',0,'33a12863',NULL);
INSERT INTO "entries" VALUES(4,33,'action','2026-03-01 12:11:00.000000',4,NULL,'Clover',26,NULL,'{"kind":"draw_adventure","deck":"hard","bonus":false}','[{"kind":"adventure_drawn","seat":4,"card":"H03","bonus":false},{"kind":"turn_began","seat":0,"last":false}]','bot',0,'61aa2308',NULL);
INSERT INTO "entries" VALUES(4,34,'action','2026-03-01 12:11:11.000000',0,100,'Ana',27,26,'{"kind":"place_figure","cell":"M50"}','[{"kind":"figure_placed","seat":0,"cell":"M50"}]','person',0,'3cf4080f',NULL);
INSERT INTO "entries" VALUES(4,35,'action','2026-03-01 12:11:22.000000',0,100,'Ana',28,27,'{"kind":"place_tile","tile":"T29","cell":"L50","rotation":2}','[{"kind":"tile_laid","seat":0,"tile":"T29","cell":"L50","token":true},{"kind":"items_gained","seat":0,"items":[0,0,1,0]}]','person',0,'f7d862ff',NULL);
INSERT INTO "entries" VALUES(4,36,'action','2026-03-01 12:11:33.000000',0,100,'Ana',29,28,'{"kind":"walk","end":"N52","path":["N50","N51","N52"]}','[{"kind":"walked","seat":0,"path":["N50","N51","N52"]},{"kind":"items_gained","seat":0,"items":[1,2,0,0]},{"kind":"token_gained","seat":0,"token":"exchange","cell":"N52"}]','person',0,'3b5c6cfc',NULL);
INSERT INTO "entries" VALUES(4,37,'action','2026-03-01 12:11:44.000000',0,100,'Ana',30,29,'{"kind":"finish_adventures"}','[{"kind":"tile_drawn","seat":0,"tile":"T24"}]','person',0,'20ddb1f2',NULL);
INSERT INTO "entries" VALUES(4,38,'action','2026-03-01 12:11:55.000000',0,100,'Ana',31,30,'{"kind":"end_turn"}','[{"kind":"turn_began","seat":1,"last":false}]','person',0,'b8fe764a',NULL);
INSERT INTO "entries" VALUES(4,39,'action','2026-03-01 12:12:06.000000',1,101,'Bo',32,31,'{"kind":"place_figure","cell":"N49"}','[{"kind":"figure_placed","seat":1,"cell":"N49"}]','person',0,'a046eecc',NULL);
INSERT INTO "entries" VALUES(4,40,'action','2026-03-01 12:12:17.000000',1,101,'Bo',33,32,'{"kind":"place_tile","tile":"T48","cell":"L51","rotation":0}','[{"kind":"tile_laid","seat":1,"tile":"T48","cell":"L51","token":true},{"kind":"items_gained","seat":1,"items":[0,0,0,1]}]','person',0,'9a8d1d19',NULL);
INSERT INTO "entries" VALUES(4,41,'action','2026-03-01 12:12:28.000000',1,101,'Bo',34,33,'{"kind":"walk","end":"N49","path":["N50","N49"]}','[{"kind":"walked","seat":1,"path":["N50","N49"]},{"kind":"items_gained","seat":1,"items":[0,2,0,0]},{"kind":"token_gained","seat":1,"token":"tricycle","cell":"N49"}]','person',0,'46b7d8c4',NULL);
INSERT INTO "entries" VALUES(4,42,'action','2026-03-01 12:12:39.000000',1,101,'Bo',35,34,'{"kind":"ride_tricycle","cell":"N50"}','[{"kind":"token_used","seat":1,"token":"tricycle","use":"action"},{"kind":"rode","seat":1,"cell":"N50"},{"kind":"items_gained","seat":1,"items":[0,1,0,0]}]','person',0,'9986a4f1',NULL);
INSERT INTO "entries" VALUES(4,43,'action','2026-03-01 12:12:50.000000',1,101,'Bo',36,35,'{"kind":"draw_from_box"}','[{"kind":"power_used","seat":1,"character":"my_melody","side":"explore"},{"kind":"box_seen","seat":1,"count":2,"tiles":["T10","T16"]}]','person',0,'d9d3af96',NULL);
INSERT INTO "entries" VALUES(4,44,'action','2026-03-01 12:13:01.000000',1,101,'Bo',37,36,'{"kind":"place_tile","tile":"T10","cell":"O51","rotation":1}','[{"kind":"tile_laid","seat":1,"tile":"T10","cell":"O51","token":true},{"kind":"items_gained","seat":1,"items":[1,0,0,0]}]','person',0,'c07d70f8',NULL);
INSERT INTO "entries" VALUES(4,45,'action','2026-03-01 12:13:01.000000',1,101,'Bo',38,NULL,'{"kind":"finish_adventures"}','[{"kind":"tile_drawn","seat":1,"tile":"T14"},{"kind":"turn_began","seat":2,"last":false}]','forced',0,'dafe108f',NULL);
INSERT INTO "entries" VALUES(4,46,'action','2026-03-01 12:13:12.000000',2,102,'Cy',39,38,'{"kind":"place_figure","cell":"N51"}','[{"kind":"figure_placed","seat":2,"cell":"N51"}]','person',0,'b6b46dd9','{"state":{"options":{"start_tile":"plaza","characters":"dealt"},"players":[{"stage":"ready","character":"keroppi","side":"score","hand":["T35","T24"],"open":[["E01",false],["E06",false],["M04",false]],"done":[],"items":[1,2,1,0],"tokens":["exchange"],"asleep":false,"points":[0,0,0],"cell":"N52"},{"stage":"ready","character":"my_melody","side":"explore","hand":["T08","T14"],"open":[["E22",true],["E20",false],["M20",true]],"done":[],"items":[1,3,0,1],"tokens":[],"asleep":true,"points":[0,0,0],"cell":"N50"},{"stage":"ready","character":"badtz_maru","side":"score","hand":["T01","T13"],"open":[["E27",true],["E11",false],["M02",false]],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null},{"stage":"ready","character":"pompompurrin","side":"explore","hand":["T07","T32"],"open":[["E26",false],["E15",false],["M09",false]],"done":[],"items":[1,0,2,1],"tokens":[],"asleep":false,"points":[0,0,0],"cell":"M51"},{"stage":"ready","character":"chococat","side":"explore","hand":["T40","T46"],"open":[["M15",false],["H05",false],["H03",false]],"done":[["E21",true]],"items":[0,1,2,1],"tokens":[],"asleep":true,"points":[2,0,0],"cell":"M50"}],"park":{"spaces":[["M50","P1",0],["N50","P2",0],["M51","P3",0],["N51","P4",0],["N52","T20",3],["N49","T21",3],["L50","T29",2],["L51","T48",0],["O51","T10",1]]},"first":3,"active":2,"pile":["T36","T04","T38","T28","T17","T45","T03","T22","T34","T15","T06","T11","T39","T19","T43","T02","T27","T25","T09","T18","T47","T37","T23","T33","T26","T41","T42","T30","T12","T31","T44"],"box":["T05","T16"],"decks":[["E09","E05","E02","E23","E13","E14","E24","E25","E28","E04","E17","E07","E10","E19","E03","E18","E16","E08","E12"],["M19","M03","M13","M01","M16","M10","M11","M17","M08","M07","M06","M18","M05","M14","M12"],["H11","H01","H09","H07","H12","H06","H08","H02","H10","H04"]],"bag":["exchange","butterfly","butterfly","wild","attraction","attraction","attraction","butterfly","wild","wild","exchange","exchange","butterfly","wild","tricycle","butterfly","tricycle","butterfly","wild","tricycle","attraction","attraction","wild","exchange","wild","tricycle","attraction","exchange","attraction","tricycle","butterfly","exchange","tricycle","butterfly"],"used":["attraction","tricycle"],"lost":[],"benches":[["L50","tricycle"],["L51","exchange"],["O51","wild"]],"step":"figure","turn":5,"last_turns":0,"decision":null,"completed":0,"wild_items":0,"fresh":["O51"]},"questions":[{"seat":2,"ply":38,"digest":"59a0e224","turn":5}],"ply":38,"turn_ply":38}');
INSERT INTO "entries" VALUES(4,47,'action','2026-03-01 12:13:23.000000',2,102,'Cy',40,39,'{"kind":"place_tile","tile":"T01","cell":"O50","rotation":3}','[{"kind":"tile_laid","seat":2,"tile":"T01","cell":"O50","token":true},{"kind":"items_gained","seat":2,"items":[1,0,0,0]}]','person',0,'14adb104','{"state":{"options":{"start_tile":"plaza","characters":"dealt"},"players":[{"stage":"ready","character":"keroppi","side":"score","hand":["T35","T24"],"open":[["E01",false],["E06",false],["M04",false]],"done":[],"items":[1,2,1,0],"tokens":["exchange"],"asleep":false,"points":[0,0,0],"cell":"N52"},{"stage":"ready","character":"my_melody","side":"explore","hand":["T08","T14"],"open":[["E22",true],["E20",false],["M20",true]],"done":[],"items":[1,3,0,1],"tokens":[],"asleep":true,"points":[0,0,0],"cell":"N50"},{"stage":"ready","character":"badtz_maru","side":"score","hand":["T01","T13"],"open":[["E27",true],["E11",false],["M02",false]],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":"N51"},{"stage":"ready","character":"pompompurrin","side":"explore","hand":["T07","T32"],"open":[["E26",false],["E15",false],["M09",false]],"done":[],"items":[1,0,2,1],"tokens":[],"asleep":false,"points":[0,0,0],"cell":"M51"},{"stage":"ready","character":"chococat","side":"explore","hand":["T40","T46"],"open":[["M15",false],["H05",false],["H03",false]],"done":[["E21",true]],"items":[0,1,2,1],"tokens":[],"asleep":true,"points":[2,0,0],"cell":"M50"}],"park":{"spaces":[["M50","P1",0],["N50","P2",0],["M51","P3",0],["N51","P4",0],["N52","T20",3],["N49","T21",3],["L50","T29",2],["L51","T48",0],["O51","T10",1]]},"first":3,"active":2,"pile":["T36","T04","T38","T28","T17","T45","T03","T22","T34","T15","T06","T11","T39","T19","T43","T02","T27","T25","T09","T18","T47","T37","T23","T33","T26","T41","T42","T30","T12","T31","T44"],"box":["T05","T16"],"decks":[["E09","E05","E02","E23","E13","E14","E24","E25","E28","E04","E17","E07","E10","E19","E03","E18","E16","E08","E12"],["M19","M03","M13","M01","M16","M10","M11","M17","M08","M07","M06","M18","M05","M14","M12"],["H11","H01","H09","H07","H12","H06","H08","H02","H10","H04"]],"bag":["exchange","butterfly","butterfly","wild","attraction","attraction","attraction","butterfly","wild","wild","exchange","exchange","butterfly","wild","tricycle","butterfly","tricycle","butterfly","wild","tricycle","attraction","attraction","wild","exchange","wild","tricycle","attraction","exchange","attraction","tricycle","butterfly","exchange","tricycle","butterfly"],"used":["attraction","tricycle"],"lost":[],"benches":[["L50","tricycle"],["L51","exchange"],["O51","wild"]],"step":"place","turn":5,"last_turns":0,"decision":null,"completed":0,"wild_items":0,"fresh":["N51"]},"questions":[{"seat":2,"ply":39,"digest":"a24d51cb","turn":5}],"ply":39,"turn_ply":38}');
INSERT INTO "entries" VALUES(5,1,'opened','2026-03-01 12:13:34.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,2,'joined','2026-03-01 12:13:34.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,3,'joined','2026-03-01 12:13:34.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,4,'joined','2026-03-01 12:13:34.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,5,'joined','2026-03-01 12:13:34.000000',3,103,'Di',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,6,'bot_added','2026-03-01 12:13:34.000000',4,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,7,'started','2026-03-01 12:13:34.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'7f037c90',NULL);
INSERT INTO "entries" VALUES(5,8,'action','2026-03-01 12:13:45.000000',4,NULL,'Clover',1,NULL,'{"kind":"choose_character","character":"hello_kitty"}','[{"kind":"character_chosen","seat":4,"character":"hello_kitty"}]','bot',0,'76f34d87',NULL);
INSERT INTO "entries" VALUES(5,9,'action','2026-03-01 12:13:45.000000',4,NULL,'Clover',2,NULL,'{"kind":"choose_side","side":"score"}','[{"kind":"side_chosen","seat":4,"side":"score"},{"kind":"adventures_dealt","seat":4,"cards":["E10","E13","M15"]}]','bot',0,'618d8945',NULL);
INSERT INTO "entries" VALUES(5,10,'action','2026-03-01 12:13:45.000000',4,NULL,'Clover',3,NULL,'{"kind":"choose_bonuses","cards":["E10","E13"]}','[{"kind":"bonuses_chosen","seat":4,"cards":["E10","E13"]},{"kind":"tiles_dealt","seat":4,"tiles":["T27","T06"]}]','bot',0,'598929da',NULL);
INSERT INTO "entries" VALUES(5,11,'action','2026-03-01 12:13:45.000000',3,103,'Di',4,1,'{"kind":"choose_character","character":"pompompurrin"}','[{"kind":"character_chosen","seat":3,"character":"pompompurrin"}]','person',0,'2b296111',NULL);
INSERT INTO "entries" VALUES(5,12,'paused','2026-03-01 12:13:56.000000',NULL,NULL,'',4,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,1,'opened','2026-03-01 12:13:56.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,2,'joined','2026-03-01 12:13:56.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,3,'joined','2026-03-01 12:13:56.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,4,'joined','2026-03-01 12:13:56.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,5,'joined','2026-03-01 12:13:56.000000',3,103,'Di',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,6,'bot_added','2026-03-01 12:13:56.000000',4,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
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
INSERT INTO "holders" VALUES(1,1,101,NULL,'Bo',0,0,'[]');
INSERT INTO "holders" VALUES(2,0,100,NULL,'Ana',0,NULL,'[]');
INSERT INTO "holders" VALUES(2,1,101,NULL,'Bo',0,2,'[]');
INSERT INTO "holders" VALUES(2,2,NULL,'average','Clover',0,NULL,'[]');
INSERT INTO "holders" VALUES(3,0,100,NULL,'Ana',0,NULL,'[]');
INSERT INTO "holders" VALUES(3,1,101,NULL,'Bo',0,NULL,'[]');
INSERT INTO "holders" VALUES(3,2,102,NULL,'Cy',0,6,'[]');
INSERT INTO "holders" VALUES(3,3,NULL,'average','Clover',0,NULL,'[]');
INSERT INTO "holders" VALUES(4,0,100,NULL,'Ana',0,NULL,'[]');
INSERT INTO "holders" VALUES(4,1,101,NULL,'Bo',0,NULL,'[]');
INSERT INTO "holders" VALUES(4,2,102,NULL,'Cy',0,5,'[]');
INSERT INTO "holders" VALUES(4,3,103,NULL,'Di',0,NULL,'[]');
INSERT INTO "holders" VALUES(4,4,NULL,'average','Clover',0,NULL,'[]');
INSERT INTO "holders" VALUES(5,0,100,NULL,'Ana',0,0,'[]');
INSERT INTO "holders" VALUES(5,1,101,NULL,'Bo',0,0,'[]');
INSERT INTO "holders" VALUES(5,2,102,NULL,'Cy',0,0,'[]');
INSERT INTO "holders" VALUES(5,3,103,NULL,'Di',0,0,'[]');
INSERT INTO "holders" VALUES(5,4,NULL,'average','Clover',0,NULL,'[]');
INSERT INTO "holders" VALUES(6,0,100,NULL,'Ana',0,NULL,'[]');
INSERT INTO "holders" VALUES(6,1,101,NULL,'Bo',0,NULL,'[]');
INSERT INTO "holders" VALUES(6,2,102,NULL,'Cy',0,NULL,'[]');
INSERT INTO "holders" VALUES(6,3,103,NULL,'Di',0,NULL,'[]');
INSERT INTO "holders" VALUES(6,4,NULL,'average','Clover',0,NULL,'[]');
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
INSERT INTO "matches" VALUES(1,'day_at_the_park',1,'{"start_tile":"plaza","characters":"pick"}','running',100,7,70,1000,'pt-BR',2,0,'d95050d9077d4af81a812897dd634b31','{"options":{"start_tile":"plaza","characters":"pick"},"players":[{"stage":"side","character":"badtz_maru","side":"explore","hand":[],"open":[],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null},{"stage":"side","character":"chococat","side":"explore","hand":[],"open":[],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null}],"park":{"spaces":[["M50","P1",0],["N50","P2",0],["M51","P3",0],["N51","P4",0]]},"first":0,"active":0,"pile":["T01","T37","T34","T08","T12","T18","T15","T03","T09","T35","T36","T45","T32","T04","T28","T16","T20","T42","T41","T11","T26","T21","T30","T23","T19","T05"],"box":["T02","T06","T07","T10","T13","T14","T17","T22","T24","T25","T27","T29","T31","T33","T38","T39","T40","T43","T44","T46","T47","T48"],"decks":[["E02","E25","E28","E11","E06","E19","E18","E23","E04","E10","E17","E01","E20","E21","E26","E12","E13","E24","E22","E07","E05","E16","E27","E09","E03","E14","E15","E08"],["M13","M12","M08","M20","M10","M03","M17","M09","M14","M02","M11","M19","M18","M06","M16","M05","M15","M04","M07","M01"],["H09","H11","H08","H10","H12","H04","H02","H03","H06","H07","H05","H01"]],"bag":["attraction","wild","butterfly","exchange","wild","exchange","butterfly","tricycle","attraction","tricycle","wild","wild","exchange","wild","butterfly","butterfly","tricycle","attraction","tricycle","butterfly","butterfly","attraction","attraction","butterfly","attraction","exchange","tricycle","attraction","wild","tricycle","tricycle","tricycle","wild","exchange","exchange","butterfly","wild","exchange","attraction","exchange"],"used":[],"lost":[],"benches":[],"step":"start","turn":0,"last_turns":0,"decision":null,"completed":0,"wild_items":0,"fresh":[]}','[{"seat":0,"ply":2,"digest":"4389c673","turn":0},{"seat":1,"ply":1,"digest":"4389c673","turn":0}]',NULL,6,2,0,NULL,NULL,'2026-03-01 12:00:00.000000','2026-03-01 12:00:22.000000',172800,'wait',2,NULL,'[]');
INSERT INTO "matches" VALUES(2,'day_at_the_park',1,'{"start_tile":"plaza","characters":"dealt"}','running',100,7,70,1002,'pt-BR',3,0,'0d06751657593c41bde936b2922f8ecd','{"options":{"start_tile":"plaza","characters":"dealt"},"players":[{"stage":"ready","character":"badtz_maru","side":"score","hand":["T06","T29"],"open":[["E03",false],["E09",true],["M02",true]],"done":[],"items":[1,0,1,1],"tokens":[],"asleep":false,"points":[0,0,0],"cell":"M50"},{"stage":"ready","character":"pompompurrin","side":"explore","hand":["T24"],"open":[["E22",false],["E20",false],["M12",false]],"done":[],"items":[2,0,0,2],"tokens":[],"asleep":true,"points":[0,0,0],"cell":"M51"},{"stage":"ready","character":"my_melody","side":"explore","hand":["T41","T36"],"open":[["E26",true],["E24",true],["M13",false]],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null}],"park":{"spaces":[["M50","P1",0],["N50","P2",0],["M51","P3",0],["N51","P4",0],["N52","T28",3],["O50","T43",1]]},"first":0,"active":1,"pile":["T11","T45","T22","T02","T47","T13","T08","T46","T19","T44","T12","T40","T07","T20","T42","T48","T23","T04","T27","T32","T33","T15","T03","T34","T30","T05"],"box":["T01","T09","T10","T14","T16","T17","T18","T21","T25","T26","T31","T35","T37","T38","T39"],"decks":[["E18","E17","E04","E08","E02","E23","E13","E11","E06","E07","E21","E16","E10","E14","E01","E27","E19","E25","E05","E15","E28","E12"],["M19","M17","M03","M16","M15","M04","M14","M20","M18","M06","M01","M05","M10","M11","M07","M08","M09"],["H03","H04","H07","H08","H09","H12","H01","H10","H02","H06","H11","H05"]],"bag":["attraction","tricycle","exchange","tricycle","butterfly","tricycle","wild","exchange","tricycle","exchange","attraction","attraction","wild","exchange","wild","attraction","attraction","butterfly","attraction","butterfly","wild","butterfly","tricycle","tricycle","butterfly","wild","exchange","wild","exchange","tricycle","attraction","attraction","exchange","wild","wild","butterfly","butterfly","tricycle"],"used":[],"lost":[],"benches":[["N52","butterfly"],["O50","exchange"]],"step":"adventures","turn":2,"last_turns":0,"decision":{"type":"Swapping","pile":"open","left":1,"swapped":0},"completed":0,"wild_items":0,"fresh":["N52","N51","M51"]}','[{"seat":1,"ply":15,"digest":"4ea741be","turn":2}]',NULL,20,15,10,20,NULL,'2026-03-01 12:00:33.000000','2026-03-01 12:02:45.000000',172800,'wait',2,NULL,'[]');
INSERT INTO "matches" VALUES(3,'day_at_the_park',1,'{"start_tile":"single","characters":"dealt"}','running',100,7,70,1010,'pt-BR',4,0,'d4a9d13af97c2bfbf7b390a6ccdc3457','{"options":{"start_tile":"single","characters":"dealt"},"players":[{"stage":"ready","character":"badtz_maru","side":"explore","hand":["T23","T32"],"open":[["E26",false],["E17",false],["M07",true]],"done":[],"items":[4,1,0,2],"tokens":[],"asleep":true,"points":[0,0,0],"cell":"N50"},{"stage":"ready","character":"my_melody","side":"explore","hand":["T29"],"open":[["E22",true],["E13",true],["M16",true]],"done":[],"items":[0,5,1,1],"tokens":[],"asleep":true,"points":[0,0,0],"cell":"L49"},{"stage":"ready","character":"hello_kitty","side":"score","hand":["T30","T38"],"open":[["E25",false],["E08",false],["M04",false]],"done":[],"items":[0,1,0,0],"tokens":["wild"],"asleep":false,"points":[0,0,0],"cell":"L49"},{"stage":"ready","character":"pompompurrin","side":"score","hand":["T24","T40"],"open":[["E12",true],["E03",true],["M12",false]],"done":[],"items":[2,2,0,0],"tokens":[],"asleep":true,"points":[0,0,3],"cell":"N49"}],"park":{"spaces":[["M50","S1",0],["L50","T16",2],["L49","T15",0],["N50","T01",2],["N49","T14",0],["N51","T34",3]]},"first":0,"active":1,"pile":["T09","T03","T12","T45","T19","T06","T36","T39","T20","T27","T41","T17","T42","T13","T44","T31","T28","T08","T21","T35","T25","T48","T10","T07","T46","T22","T11"],"box":["T02","T04","T05","T18","T26","T33","T37","T43","T47"],"decks":[["E20","E24","E27","E28","E10","E18","E16","E01","E02","E11","E07","E14","E15","E04","E06","E19","E05","E21","E09","E23"],["M02","M18","M11","M17","M20","M19","M10","M14","M05","M06","M01","M13","M08","M09","M03","M15"],["H03","H06","H04","H07","H11","H12","H05","H09","H08","H10","H01","H02"]],"bag":["attraction","attraction","exchange","wild","wild","exchange","wild","tricycle","butterfly","tricycle","exchange","attraction","wild","wild","butterfly","tricycle","exchange","butterfly","wild","wild","tricycle","exchange","attraction","tricycle","tricycle","tricycle","exchange","exchange","butterfly","attraction","attraction","attraction","attraction"],"used":["butterfly","exchange","tricycle"],"lost":["butterfly","butterfly"],"benches":[["N51","butterfly"]],"step":"adventures","turn":6,"last_turns":0,"decision":{"type":"HighFive","waiting":[2]},"completed":0,"wild_items":0,"fresh":["L50","M50","L50","L49"]}','[{"seat":2,"ply":39,"digest":"38340fdc","turn":6}]',NULL,45,39,37,45,NULL,'2026-03-01 12:02:56.000000','2026-03-01 12:07:31.000000',172800,'wait',2,NULL,'[]');
INSERT INTO "matches" VALUES(4,'day_at_the_park',1,'{"start_tile":"plaza","characters":"dealt"}','running',100,7,70,1029,'pt-BR',5,0,'76930d89ac0d9cfa57c0d0eb2f3045f0','{"options":{"start_tile":"plaza","characters":"dealt"},"players":[{"stage":"ready","character":"keroppi","side":"score","hand":["T35","T24"],"open":[["E01",false],["E06",false],["M04",false]],"done":[],"items":[1,2,1,0],"tokens":["exchange"],"asleep":false,"points":[0,0,0],"cell":"N52"},{"stage":"ready","character":"my_melody","side":"explore","hand":["T08","T14"],"open":[["E22",true],["E20",false],["M20",true]],"done":[],"items":[1,3,0,1],"tokens":[],"asleep":true,"points":[0,0,0],"cell":"N50"},{"stage":"ready","character":"badtz_maru","side":"score","hand":["T13"],"open":[["E27",true],["E11",false],["M02",false]],"done":[],"items":[1,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":"N51"},{"stage":"ready","character":"pompompurrin","side":"explore","hand":["T07","T32"],"open":[["E26",false],["E15",false],["M09",false]],"done":[],"items":[1,0,2,1],"tokens":[],"asleep":false,"points":[0,0,0],"cell":"M51"},{"stage":"ready","character":"chococat","side":"explore","hand":["T40","T46"],"open":[["M15",false],["H05",false],["H03",false]],"done":[["E21",true]],"items":[0,1,2,1],"tokens":[],"asleep":true,"points":[2,0,0],"cell":"M50"}],"park":{"spaces":[["M50","P1",0],["N50","P2",0],["M51","P3",0],["N51","P4",0],["N52","T20",3],["N49","T21",3],["L50","T29",2],["L51","T48",0],["O51","T10",1],["O50","T01",3]]},"first":3,"active":2,"pile":["T36","T04","T38","T28","T17","T45","T03","T22","T34","T15","T06","T11","T39","T19","T43","T02","T27","T25","T09","T18","T47","T37","T23","T33","T26","T41","T42","T30","T12","T31","T44"],"box":["T05","T16"],"decks":[["E09","E05","E02","E23","E13","E14","E24","E25","E28","E04","E17","E07","E10","E19","E03","E18","E16","E08","E12"],["M19","M03","M13","M01","M16","M10","M11","M17","M08","M07","M06","M18","M05","M14","M12"],["H11","H01","H09","H07","H12","H06","H08","H02","H10","H04"]],"bag":["butterfly","butterfly","wild","attraction","attraction","attraction","butterfly","wild","wild","exchange","exchange","butterfly","wild","tricycle","butterfly","tricycle","butterfly","wild","tricycle","attraction","attraction","wild","exchange","wild","tricycle","attraction","exchange","attraction","tricycle","butterfly","exchange","tricycle","butterfly"],"used":["attraction","tricycle"],"lost":[],"benches":[["L50","tricycle"],["L51","exchange"],["O51","wild"],["O50","exchange"]],"step":"move","turn":5,"last_turns":0,"decision":null,"completed":0,"wild_items":0,"fresh":["O50"]}','[{"seat":2,"ply":40,"digest":"110458c6","turn":5}]',NULL,47,40,38,47,NULL,'2026-03-01 12:07:42.000000','2026-03-01 12:13:23.000000',172800,'wait',2,NULL,'[]');
INSERT INTO "matches" VALUES(5,'day_at_the_park',1,'{"start_tile":"single","characters":"pick"}','paused',100,7,70,1046,'pt-BR',5,0,'798b5346fc71033435e50f1064052f6d','{"options":{"start_tile":"single","characters":"pick"},"players":[{"stage":"character","character":null,"side":"explore","hand":[],"open":[],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null},{"stage":"character","character":null,"side":"explore","hand":[],"open":[],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null},{"stage":"character","character":null,"side":"explore","hand":[],"open":[],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null},{"stage":"side","character":"pompompurrin","side":"explore","hand":[],"open":[],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null},{"stage":"ready","character":"hello_kitty","side":"score","hand":["T27","T06"],"open":[["E10",true],["E13",true],["M15",false]],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null}],"park":{"spaces":[["M50","S1",0]]},"first":0,"active":0,"pile":["T18","T19","T14","T07","T44","T26","T28","T31","T30","T39","T16","T46","T04","T11","T21","T40","T10","T43","T22","T45","T15","T41","T12","T32","T02","T13","T38","T36","T37","T35","T08","T29","T01","T24","T09","T03","T34","T48","T17","T23","T47","T20","T05"],"box":["T25","T33","T42"],"decks":[["E03","E04","E09","E22","E28","E17","E06","E14","E11","E25","E18","E08","E05","E20","E01","E23","E21","E12","E15","E07","E19","E02","E24","E27","E26","E16"],["M05","M16","M08","M07","M01","M06","M09","M18","M12","M04","M14","M13","M03","M11","M20","M19","M17","M10","M02"],["H02","H04","H06","H05","H12","H10","H09","H07","H11","H08","H03","H01"]],"bag":["butterfly","attraction","tricycle","exchange","wild","attraction","tricycle","butterfly","butterfly","wild","exchange","attraction","attraction","exchange","attraction","tricycle","exchange","butterfly","butterfly","butterfly","tricycle","wild","butterfly","tricycle","wild","attraction","exchange","wild","attraction","wild","wild","attraction","tricycle","exchange","butterfly","exchange","tricycle","exchange","tricycle","wild"],"used":[],"lost":[],"benches":[],"step":"start","turn":0,"last_turns":0,"decision":null,"completed":0,"wild_items":0,"fresh":[]}','[{"seat":0,"ply":4,"digest":"664e32ff","turn":0},{"seat":1,"ply":4,"digest":"664e32ff","turn":0},{"seat":2,"ply":4,"digest":"664e32ff","turn":0},{"seat":3,"ply":4,"digest":"4389c673","turn":0}]',NULL,12,4,0,NULL,NULL,'2026-03-01 12:13:34.000000','2026-03-01 12:13:56.000000',172800,'wait',2,NULL,'[]');
INSERT INTO "matches" VALUES(6,'day_at_the_park',1,'{"start_tile":"plaza","characters":"pick"}','lobby',100,7,70,NULL,'pt-BR',5,0,NULL,NULL,'[]',NULL,6,0,0,NULL,NULL,'2026-03-01 12:13:56.000000','2026-03-01 12:13:56.000000',172800,'wait',2,NULL,'[]');
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
INSERT INTO "players" VALUES(103,'en-US');
CREATE TABLE receipts (
	match_id INTEGER NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_receipts PRIMARY KEY ("key"), 
	CONSTRAINT fk_receipts_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "receipts" VALUES(1,'key-0','2026-03-01 12:00:00.000000');
INSERT INTO "receipts" VALUES(1,'key-1','2026-03-01 12:00:00.000000');
INSERT INTO "receipts" VALUES(1,'key-2','2026-03-01 12:00:00.000000');
INSERT INTO "receipts" VALUES(1,'ply 1 4','2026-03-01 12:00:11.000000');
INSERT INTO "receipts" VALUES(1,'ply 1 5','2026-03-01 12:00:22.000000');
INSERT INTO "receipts" VALUES(2,'key-3','2026-03-01 12:00:33.000000');
INSERT INTO "receipts" VALUES(2,'key-4','2026-03-01 12:00:33.000000');
INSERT INTO "receipts" VALUES(2,'key-5','2026-03-01 12:00:33.000000');
INSERT INTO "receipts" VALUES(2,'key-6','2026-03-01 12:00:33.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 7','2026-03-01 12:00:44.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 8','2026-03-01 12:00:55.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 9','2026-03-01 12:01:06.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 10','2026-03-01 12:01:17.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 11','2026-03-01 12:01:28.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 12','2026-03-01 12:01:39.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 13','2026-03-01 12:01:50.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 15','2026-03-01 12:02:01.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 16','2026-03-01 12:02:12.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 17','2026-03-01 12:02:23.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 18','2026-03-01 12:02:34.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 19','2026-03-01 12:02:45.000000');
INSERT INTO "receipts" VALUES(3,'key-7','2026-03-01 12:02:56.000000');
INSERT INTO "receipts" VALUES(3,'key-8','2026-03-01 12:02:56.000000');
INSERT INTO "receipts" VALUES(3,'key-9','2026-03-01 12:02:56.000000');
INSERT INTO "receipts" VALUES(3,'key-10','2026-03-01 12:02:56.000000');
INSERT INTO "receipts" VALUES(3,'key-11','2026-03-01 12:02:56.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 8','2026-03-01 12:03:07.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 9','2026-03-01 12:03:18.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 10','2026-03-01 12:03:29.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 11','2026-03-01 12:03:40.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 12','2026-03-01 12:03:51.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 13','2026-03-01 12:04:02.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 15','2026-03-01 12:04:13.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 16','2026-03-01 12:04:24.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 20','2026-03-01 12:04:35.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 21','2026-03-01 12:04:46.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 22','2026-03-01 12:04:57.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 23','2026-03-01 12:05:08.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 24','2026-03-01 12:05:19.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 25','2026-03-01 12:05:30.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 27','2026-03-01 12:05:41.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 28','2026-03-01 12:05:52.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 29','2026-03-01 12:06:03.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 37','2026-03-01 12:06:25.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 38','2026-03-01 12:06:36.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 39','2026-03-01 12:06:47.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 40','2026-03-01 12:06:58.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 41','2026-03-01 12:07:09.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 43','2026-03-01 12:07:20.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 44','2026-03-01 12:07:31.000000');
INSERT INTO "receipts" VALUES(4,'key-12','2026-03-01 12:07:42.000000');
INSERT INTO "receipts" VALUES(4,'key-13','2026-03-01 12:07:42.000000');
INSERT INTO "receipts" VALUES(4,'key-14','2026-03-01 12:07:42.000000');
INSERT INTO "receipts" VALUES(4,'key-15','2026-03-01 12:07:42.000000');
INSERT INTO "receipts" VALUES(4,'key-16','2026-03-01 12:07:42.000000');
INSERT INTO "receipts" VALUES(4,'key-17','2026-03-01 12:07:42.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 9','2026-03-01 12:08:04.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 10','2026-03-01 12:08:15.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 11','2026-03-01 12:08:26.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 12','2026-03-01 12:08:37.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 13','2026-03-01 12:08:48.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 14','2026-03-01 12:08:59.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 15','2026-03-01 12:09:10.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 16','2026-03-01 12:09:21.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 17','2026-03-01 12:09:32.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 18','2026-03-01 12:09:43.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 19','2026-03-01 12:09:54.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 20','2026-03-01 12:10:05.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 21','2026-03-01 12:10:16.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 22','2026-03-01 12:10:27.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 26','2026-03-01 12:10:49.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 33','2026-03-01 12:11:11.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 34','2026-03-01 12:11:22.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 35','2026-03-01 12:11:33.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 36','2026-03-01 12:11:44.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 37','2026-03-01 12:11:55.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 38','2026-03-01 12:12:06.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 39','2026-03-01 12:12:17.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 40','2026-03-01 12:12:28.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 41','2026-03-01 12:12:39.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 42','2026-03-01 12:12:50.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 43','2026-03-01 12:13:01.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 45','2026-03-01 12:13:12.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 46','2026-03-01 12:13:23.000000');
INSERT INTO "receipts" VALUES(5,'key-18','2026-03-01 12:13:34.000000');
INSERT INTO "receipts" VALUES(5,'key-19','2026-03-01 12:13:34.000000');
INSERT INTO "receipts" VALUES(5,'key-20','2026-03-01 12:13:34.000000');
INSERT INTO "receipts" VALUES(5,'key-21','2026-03-01 12:13:34.000000');
INSERT INTO "receipts" VALUES(5,'key-22','2026-03-01 12:13:34.000000');
INSERT INTO "receipts" VALUES(5,'key-23','2026-03-01 12:13:34.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 10','2026-03-01 12:13:45.000000');
INSERT INTO "receipts" VALUES(5,'key-24','2026-03-01 12:13:56.000000');
INSERT INTO "receipts" VALUES(6,'key-25','2026-03-01 12:13:56.000000');
INSERT INTO "receipts" VALUES(6,'key-26','2026-03-01 12:13:56.000000');
INSERT INTO "receipts" VALUES(6,'key-27','2026-03-01 12:13:56.000000');
INSERT INTO "receipts" VALUES(6,'key-28','2026-03-01 12:13:56.000000');
INSERT INTO "receipts" VALUES(6,'key-29','2026-03-01 12:13:56.000000');
CREATE TABLE standing (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	question VARCHAR(64) NOT NULL, 
	answer VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_standing PRIMARY KEY (match_id, seat, name, question), 
	CONSTRAINT fk_standing_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "standing" VALUES(2,0,'high_five','high_five','token');
INSERT INTO "standing" VALUES(3,0,'high_five','high_five','token');
INSERT INTO "standing" VALUES(3,1,'high_five','high_five','token');
INSERT INTO "standing" VALUES(4,0,'high_five','high_five','token');
INSERT INTO "standing" VALUES(4,1,'high_five','high_five','token');
INSERT INTO "standing" VALUES(4,3,'high_five','high_five','token');
CREATE INDEX ix_matches_channel_id_status ON matches (channel_id, status);
CREATE INDEX ix_matches_thread_id ON matches (thread_id);
CREATE INDEX ix_matches_rematch_of ON matches (rematch_of);
CREATE INDEX ix_holders_user_id ON holders (user_id);
CREATE INDEX ix_receipts_at ON receipts (at);
CREATE INDEX ix_deliveries_due ON deliveries (due);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('deliveries',35);
INSERT INTO "sqlite_sequence" VALUES('matches',6);
COMMIT;
