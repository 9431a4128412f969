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
INSERT INTO "clocks" VALUES(1,0,1,NULL,NULL,172789,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(1,1,2,'2026-03-01 12:00:22.000000','2026-03-03 12:00:22.000000',NULL,0,0,0,'2026-03-02 12:00:22.000000',0,0,'[]');
INSERT INTO "clocks" VALUES(2,2,21,NULL,NULL,172789,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(2,0,23,NULL,NULL,172789,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(2,1,24,'2026-03-01 12:04:24.000000','2026-03-03 12:04:24.000000',NULL,0,0,0,'2026-03-02 12:04:24.000000',0,0,'[]');
INSERT INTO "clocks" VALUES(3,0,33,'2026-03-01 12:11:44.000000','2026-03-03 12:11:44.000000',NULL,0,0,0,'2026-03-02 12:11:44.000000',0,0,'[]');
INSERT INTO "clocks" VALUES(3,1,33,'2026-03-01 12:11:44.000000','2026-03-03 12:11:44.000000',NULL,0,0,0,'2026-03-02 12:11:44.000000',0,0,'[]');
INSERT INTO "clocks" VALUES(3,2,33,'2026-03-01 12:11:44.000000','2026-03-03 12:11:44.000000',NULL,0,0,0,'2026-03-02 12:11:44.000000',0,0,'[]');
INSERT INTO "clocks" VALUES(3,3,33,'2026-03-01 12:11:44.000000','2026-03-03 12:11:44.000000',NULL,0,0,0,'2026-03-02 12:11:44.000000',0,0,'[]');
INSERT INTO "clocks" VALUES(3,4,33,'2026-03-01 12:11:44.000000','2026-03-03 12:11:44.000000',NULL,0,0,0,'2026-03-02 12:11:44.000000',0,0,'[]');
INSERT INTO "clocks" VALUES(4,4,28,NULL,NULL,172789,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(4,5,29,NULL,NULL,172789,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(4,6,30,NULL,NULL,172789,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(4,0,32,NULL,NULL,172789,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(4,1,33,NULL,NULL,172778,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(4,2,34,NULL,NULL,172789,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(4,3,35,'2026-03-01 12:19:04.000000','2026-03-03 12:19:04.000000',NULL,0,0,0,'2026-03-02 12:19:04.000000',0,0,'[]');
INSERT INTO "clocks" VALUES(5,4,0,NULL,NULL,172789,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(5,5,1,NULL,NULL,172789,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(5,6,2,NULL,NULL,172789,0,0,0,NULL,0,0,'[]');
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
INSERT INTO "deliveries" VALUES(1,1,'clock',-1,'','','2026-03-02 12:00:22.000000',0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(2,1,'lobby',-1,'4','4',NULL,0,0,70,1000,'2026-03-01 12:00:00.000000','2026-03-01 12:00:11.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(3,1,'board',-1,'6','6',NULL,0,0,1000,1005,'2026-03-01 12:00:33.000000',NULL,3,NULL,'{"seats":[1],"turn":2}',NULL,NULL);
INSERT INTO "deliveries" VALUES(4,1,'hand',0,'68134c3fd5ac8827','68134c3fd5ac8827',NULL,0,0,9100,1002,'2026-03-01 12:00:11.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(5,1,'hand',1,'9b2885af0fffc2f7','9b2885af0fffc2f7',NULL,0,0,9101,1003,'2026-03-01 12:00:11.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(6,1,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(7,2,'clock',-1,'','','2026-03-02 12:04:24.000000',0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(8,2,'lobby',-1,'6','6',NULL,0,0,70,1006,'2026-03-01 12:00:33.000000','2026-03-01 12:00:44.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(9,2,'board',-1,'32','32',NULL,0,1,1006,1026,'2026-03-01 12:04:35.000000','2026-03-01 12:04:46.000000',17,NULL,'{"seats":[1],"turn":24}',NULL,NULL);
INSERT INTO "deliveries" VALUES(10,2,'hand',0,'a82eec9d9360a947','a82eec9d9360a947',NULL,0,0,9100,1008,'2026-03-01 12:00:44.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(11,2,'hand',1,'3d3d66e44fbdb7e9','3d3d66e44fbdb7e9',NULL,0,0,9101,1009,'2026-03-01 12:00:44.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(12,2,'hand',2,'de84b85ff155b3a9','de84b85ff155b3a9',NULL,0,0,9102,1010,'2026-03-01 12:00:44.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(13,2,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(14,2,'bots',-1,'29','29',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(15,3,'clock',-1,'','','2026-03-02 12:11:44.000000',0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(16,3,'lobby',-1,'8','8',NULL,0,0,70,1027,'2026-03-01 12:04:46.000000','2026-03-01 12:04:57.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(17,3,'board',-1,'48','48',NULL,0,0,1027,1061,'2026-03-01 12:11:55.000000',NULL,29,NULL,'{"seats":[0,1,2,3,4],"turn":33}',NULL,NULL);
INSERT INTO "deliveries" VALUES(18,3,'hand',0,'549f677a10f19385','549f677a10f19385',NULL,0,0,9100,1029,'2026-03-01 12:04:57.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(19,3,'hand',1,'7daeedb661e8a5f9','7daeedb661e8a5f9',NULL,0,0,9101,1030,'2026-03-01 12:04:57.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(20,3,'hand',2,'e97c74b1f2574c01','e97c74b1f2574c01',NULL,0,0,9102,1031,'2026-03-01 12:04:57.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(21,3,'hand',3,'d47d29a3bd8eb122','d47d29a3bd8eb122',NULL,0,0,9103,1032,'2026-03-01 12:04:57.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(22,3,'hand',4,'9b2885af0fffc2f7','9b2885af0fffc2f7',NULL,0,0,9104,1033,'2026-03-01 12:04:57.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(23,3,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(24,3,'bots',-1,'47','47',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(25,4,'clock',-1,'','','2026-03-02 12:19:04.000000',0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(26,4,'lobby',-1,'10','10',NULL,0,0,70,1062,'2026-03-01 12:11:55.000000','2026-03-01 12:12:06.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(27,4,'board',-1,'50','50',NULL,0,0,1062,1101,'2026-03-01 12:19:15.000000',NULL,32,NULL,'{"seats":[3],"turn":35}',NULL,NULL);
INSERT INTO "deliveries" VALUES(28,4,'hand',0,'bc4407315a69cdc1','bc4407315a69cdc1',NULL,0,0,9100,1064,'2026-03-01 12:12:06.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(29,4,'hand',1,'11a5891b4c978f9e','11a5891b4c978f9e',NULL,0,0,9101,1065,'2026-03-01 12:12:06.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(30,4,'hand',2,'3d3d66e44fbdb7e9','3d3d66e44fbdb7e9',NULL,0,0,9102,1066,'2026-03-01 12:12:06.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(31,4,'hand',3,'202ce8066a2a64f5','202ce8066a2a64f5',NULL,0,0,9103,1067,'2026-03-01 12:12:06.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(32,4,'hand',4,'2ef3c8a5b9d412c5','2ef3c8a5b9d412c5',NULL,0,0,9104,1068,'2026-03-01 12:12:06.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(33,4,'hand',5,'e97c74b1f2574c01','e97c74b1f2574c01',NULL,0,0,9105,1069,'2026-03-01 12:12:06.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(34,4,'hand',6,'a82eec9d9360a947','a82eec9d9360a947',NULL,0,0,9106,1070,'2026-03-01 12:12:06.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(35,4,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(36,4,'bots',-1,'45','45',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(37,5,'clock',-1,'','','2026-03-31 12:19:48.000000',0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(38,5,'lobby',-1,'10','10',NULL,0,0,70,1102,'2026-03-01 12:19:15.000000','2026-03-01 12:19:26.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(39,5,'board',-1,'13','13',NULL,0,0,1102,1112,'2026-03-01 12:19:48.000000','2026-03-01 12:19:48.000000',3,NULL,'{"seats":[6],"turn":2}',NULL,NULL);
INSERT INTO "deliveries" VALUES(40,5,'hand',0,'c65e989f542d5452','c65e989f542d5452',NULL,0,0,9100,1104,'2026-03-01 12:19:26.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(41,5,'hand',1,'9b2885af0fffc2f7','9b2885af0fffc2f7',NULL,0,0,9101,1105,'2026-03-01 12:19:26.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(42,5,'hand',2,'e97c74b1f2574c01','e97c74b1f2574c01',NULL,0,0,9102,1106,'2026-03-01 12:19:26.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(43,5,'hand',3,'6904c279a3cf9669','6904c279a3cf9669',NULL,0,0,9103,1107,'2026-03-01 12:19:26.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(44,5,'hand',4,'bc4407315a69cdc1','bc4407315a69cdc1',NULL,0,0,9104,1108,'2026-03-01 12:19:26.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(45,5,'hand',5,'549f677a10f19385','549f677a10f19385',NULL,0,0,9105,1109,'2026-03-01 12:19:26.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(46,5,'hand',6,'a82eec9d9360a947','a82eec9d9360a947',NULL,0,0,9106,1110,'2026-03-01 12:19:26.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(47,5,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(48,6,'clock',-1,'','','2026-03-31 12:19:48.000000',0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(49,6,'lobby',-1,'9','9',NULL,0,0,70,1113,'2026-03-01 12:19:48.000000','2026-03-01 12:19:59.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
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
INSERT INTO "entries" VALUES(1,4,'started','2026-03-01 12:00:00.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'5f3bcdbf',NULL);
INSERT INTO "entries" VALUES(1,5,'action','2026-03-01 12:00:11.000000',1,101,'Bo',1,0,'{"kind":"skip","outing":"snack_bar"}','[{"kind":"skipped","seat":1,"outing":"snack_bar","row":4},{"kind":"rolled","seat":0,"face":"like","again":[]}]','person',0,'69b4274f',NULL);
INSERT INTO "entries" VALUES(1,6,'action','2026-03-01 12:00:22.000000',0,100,'Ana',2,1,'{"kind":"like","outing":"park"}','[{"kind":"liked","seat":0,"outing":"park"},{"kind":"rolled","seat":1,"face":"forbidden_to_move","again":[]}]','person',0,'325f6798',NULL);
INSERT INTO "entries" VALUES(2,1,'opened','2026-03-01 12:00:33.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,2,'joined','2026-03-01 12:00:33.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,3,'joined','2026-03-01 12:00:33.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,4,'joined','2026-03-01 12:00:33.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,5,'bot_added','2026-03-01 12:00:33.000000',3,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,6,'started','2026-03-01 12:00:33.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'c69550ba',NULL);
INSERT INTO "entries" VALUES(2,7,'action','2026-03-01 12:00:44.000000',1,101,'Bo',1,0,'{"kind":"place","row":3}','[{"kind":"placed","seat":1,"outing":"farm","row":3}]','person',0,'cca9c692',NULL);
INSERT INTO "entries" VALUES(2,8,'action','2026-03-01 12:00:55.000000',2,102,'Cy',2,1,'{"kind":"place","row":0}','[{"kind":"placed","seat":2,"outing":"karaoke","row":0}]','person',0,'0edd5eac',NULL);
INSERT INTO "entries" VALUES(2,9,'action','2026-03-01 12:01:06.000000',3,NULL,'Clover',3,NULL,'{"kind":"place","row":0}','[{"kind":"placed","seat":3,"outing":"diving","row":0}]','bot',0,'04a26b78',NULL);
INSERT INTO "entries" VALUES(2,10,'action','2026-03-01 12:01:17.000000',0,100,'Ana',4,3,'{"kind":"place","row":2}','[{"kind":"placed","seat":0,"outing":"zoo","row":2}]','person',0,'f2b4da51',NULL);
INSERT INTO "entries" VALUES(2,11,'action','2026-03-01 12:01:28.000000',1,101,'Bo',5,4,'{"kind":"place","row":1}','[{"kind":"placed","seat":1,"outing":"park","row":1}]','person',0,'70a276a8',NULL);
INSERT INTO "entries" VALUES(2,12,'action','2026-03-01 12:01:39.000000',2,102,'Cy',6,5,'{"kind":"place","row":3}','[{"kind":"placed","seat":2,"outing":"cinema","row":3}]','person',0,'78d557af',NULL);
INSERT INTO "entries" VALUES(2,13,'action','2026-03-01 12:01:50.000000',3,NULL,'Clover',7,NULL,'{"kind":"place","row":3}','[{"kind":"placed","seat":3,"outing":"camping","row":3}]','bot',0,'27724be9',NULL);
INSERT INTO "entries" VALUES(2,14,'action','2026-03-01 12:02:01.000000',0,100,'Ana',8,7,'{"kind":"place","row":1}','[{"kind":"placed","seat":0,"outing":"theatre","row":1}]','person',0,'96ca38d5',NULL);
INSERT INTO "entries" VALUES(2,15,'action','2026-03-01 12:02:12.000000',1,101,'Bo',9,8,'{"kind":"place","row":1}','[{"kind":"placed","seat":1,"outing":"travel","row":1}]','person',0,'57fed836',NULL);
INSERT INTO "entries" VALUES(2,16,'action','2026-03-01 12:02:23.000000',2,102,'Cy',10,9,'{"kind":"place","row":0}','[{"kind":"placed","seat":2,"outing":"spa","row":0}]','person',0,'bbb2e7f0',NULL);
INSERT INTO "entries" VALUES(2,17,'action','2026-03-01 12:02:34.000000',3,NULL,'Clover',11,NULL,'{"kind":"place","row":0}','[{"kind":"placed","seat":3,"outing":"fun_fair","row":0}]','bot',0,'0bbffd80',NULL);
INSERT INTO "entries" VALUES(2,18,'action','2026-03-01 12:02:45.000000',0,100,'Ana',12,11,'{"kind":"place","row":1}','[{"kind":"placed","seat":0,"outing":"beach","row":1}]','person',0,'c504914b',NULL);
INSERT INTO "entries" VALUES(2,19,'action','2026-03-01 12:02:56.000000',1,101,'Bo',13,12,'{"kind":"place","row":3}','[{"kind":"placed","seat":1,"outing":"shopping","row":3}]','person',0,'096b883c',NULL);
INSERT INTO "entries" VALUES(2,20,'action','2026-03-01 12:02:56.000000',2,102,'Cy',14,NULL,'{"kind":"place","row":2}','[{"kind":"placed","seat":2,"outing":"ice_cream_shop","row":2}]','forced',0,'0d6b12d6',NULL);
INSERT INTO "entries" VALUES(2,21,'action','2026-03-01 12:02:56.000000',3,NULL,'Clover',15,NULL,'{"kind":"place","row":2}','[{"kind":"placed","seat":3,"outing":"snack_bar","row":2}]','forced',0,'d9fdeb5f',NULL);
INSERT INTO "entries" VALUES(2,22,'action','2026-03-01 12:02:56.000000',0,100,'Ana',16,NULL,'{"kind":"place","row":2}','[{"kind":"placed","seat":0,"outing":"museum","row":2},{"kind":"rolled","seat":1,"face":"swap_places","again":[]}]','forced',0,'b9ad408a',NULL);
INSERT INTO "entries" VALUES(2,23,'action','2026-03-01 12:03:07.000000',1,101,'Bo',17,16,'{"kind":"swap","rising":"travel","falling":"zoo"}','[{"kind":"swapped","seat":1,"rising":"travel","falling":"zoo","row":2},{"kind":"rolled","seat":2,"face":"like","again":[]}]','person',0,'ffd4126a',NULL);
INSERT INTO "entries" VALUES(2,24,'action','2026-03-01 12:03:18.000000',2,102,'Cy',18,17,'{"kind":"like","outing":"park"}','[{"kind":"liked","seat":2,"outing":"park"},{"kind":"rolled","seat":3,"face":"swap_places","again":[]}]','person',0,'bb84c5ba',NULL);
INSERT INTO "entries" VALUES(2,25,'action','2026-03-01 12:03:29.000000',3,NULL,'Clover',19,NULL,'{"kind":"swap","rising":"karaoke","falling":"theatre"}','[{"kind":"swapped","seat":3,"rising":"karaoke","falling":"theatre","row":1},{"kind":"rolled","seat":0,"face":"forbidden_to_move","again":[]}]','bot',0,'6d79e0a0',NULL);
INSERT INTO "entries" VALUES(2,26,'action','2026-03-01 12:03:40.000000',0,100,'Ana',20,19,'{"kind":"forbid","outing":"beach"}','[{"kind":"forbade","seat":0,"outing":"beach"},{"kind":"rolled","seat":1,"face":"move_up","again":[]}]','person',0,'66a2802c',NULL);
INSERT INTO "entries" VALUES(2,27,'action','2026-03-01 12:03:51.000000',1,101,'Bo',21,20,'{"kind":"move_up","outing":"shopping"}','[{"kind":"moved_up","seat":1,"outing":"shopping","row":4},{"kind":"rolled","seat":2,"face":"like","again":[]}]','person',0,'8df7afa7',NULL);
INSERT INTO "entries" VALUES(2,28,'action','2026-03-01 12:04:02.000000',2,102,'Cy',22,21,'{"kind":"like","outing":"spa"}','[{"kind":"liked","seat":2,"outing":"spa"},{"kind":"rolled","seat":3,"face":"move_two_up","again":[]}]','person',0,'1e9e355c',NULL);
INSERT INTO "entries" VALUES(2,29,'action','2026-03-01 12:04:13.000000',3,NULL,'Clover',23,NULL,'{"kind":"move_up","outing":"snack_bar"}','[{"kind":"moved_up","seat":3,"outing":"snack_bar","row":3}]','bot',0,'d9b95d45',NULL);
INSERT INTO "entries" VALUES(2,30,'action','2026-03-01 12:04:13.000000',3,NULL,'Clover',24,NULL,'{"kind":"move_up","outing":"karaoke"}','[{"kind":"moved_up","seat":3,"outing":"karaoke","row":2},{"kind":"rolled","seat":0,"face":"like","again":[]}]','bot',0,'502ee538',NULL);
INSERT INTO "entries" VALUES(2,31,'action','2026-03-01 12:04:24.000000',0,100,'Ana',25,24,'{"kind":"like","outing":"farm"}','[{"kind":"liked","seat":0,"outing":"farm"},{"kind":"rolled","seat":1,"face":"move_two_up","again":[]}]','person',0,'21c6366f',NULL);
INSERT INTO "entries" VALUES(2,32,'action','2026-03-01 12:04:35.000000',1,101,'Bo',26,25,'{"kind":"move_up","outing":"theatre"}','[{"kind":"moved_up","seat":1,"outing":"theatre","row":1}]','person',0,'f58dd147','{"state":{"options":{"setup":"players"},"phase":"move","turn":24,"first":1,"active":1,"board":{"rows":[["theatre","diving","spa","fun_fair"],["park","zoo","beach"],["travel","ice_cream_shop","museum","karaoke"],["farm","cinema","camping","snack_bar"],["shopping"],[],[],[]],"hearts":["farm","park","spa"],"forbidden":"beach","out":[]},"cards":["P07","P09","P11","P12"],"characters":["chococat","my_melody","hello_kitty","pompompurrin"],"no_left":[4,4,4,4],"deck":[],"die":"move_two_up","votes":[],"moved":[{"outing":"snack_bar","way":"two_up"},{"outing":"karaoke","way":"two_up"}]},"questions":[{"seat":1,"ply":25,"digest":"1ac51f61","turn":24}],"ply":25,"turn_ply":25}');
INSERT INTO "entries" VALUES(3,1,'opened','2026-03-01 12:04:46.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,2,'joined','2026-03-01 12:04:46.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,3,'joined','2026-03-01 12:04:46.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,4,'joined','2026-03-01 12:04:46.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,5,'joined','2026-03-01 12:04:46.000000',3,103,'Di',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,6,'joined','2026-03-01 12:04:46.000000',4,104,'Ed',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,7,'bot_added','2026-03-01 12:04:46.000000',5,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,8,'started','2026-03-01 12:04:46.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'51e9b834',NULL);
INSERT INTO "entries" VALUES(3,9,'action','2026-03-01 12:04:57.000000',0,100,'Ana',1,0,'{"kind":"like","outing":"travel"}','[{"kind":"liked","seat":0,"outing":"travel"},{"kind":"rolled","seat":1,"face":"forbidden_to_move","again":[]}]','person',0,'6cc76883',NULL);
INSERT INTO "entries" VALUES(3,10,'action','2026-03-01 12:05:08.000000',1,101,'Bo',2,1,'{"kind":"forbid","outing":"spa"}','[{"kind":"forbade","seat":1,"outing":"spa"},{"kind":"rolled","seat":2,"face":"forbidden_to_move","again":[]}]','person',0,'94a5a2d0',NULL);
INSERT INTO "entries" VALUES(3,11,'action','2026-03-01 12:05:19.000000',2,102,'Cy',3,2,'{"kind":"forbid","outing":"museum"}','[{"kind":"forbade","seat":2,"outing":"museum"},{"kind":"rolled","seat":3,"face":"like","again":[]}]','person',0,'dd985656',NULL);
INSERT INTO "entries" VALUES(3,12,'action','2026-03-01 12:05:30.000000',3,103,'Di',4,3,'{"kind":"like","outing":"karaoke"}','[{"kind":"liked","seat":3,"outing":"karaoke"},{"kind":"rolled","seat":4,"face":"like","again":[]}]','person',0,'be01a9e9',NULL);
INSERT INTO "entries" VALUES(3,13,'action','2026-03-01 12:05:41.000000',4,104,'Ed',5,4,'{"kind":"like","outing":"ice_cream_shop"}','[{"kind":"liked","seat":4,"outing":"ice_cream_shop"},{"kind":"rolled","seat":5,"face":"move_two_up","again":[]}]','person',0,'93b6cb23',NULL);
INSERT INTO "entries" VALUES(3,14,'action','2026-03-01 12:05:52.000000',5,NULL,'Clover',6,NULL,'{"kind":"move_up","outing":"spa"}','[{"kind":"moved_up","seat":5,"outing":"spa","row":4}]','bot',0,'8f8dfdec',NULL);
INSERT INTO "entries" VALUES(3,15,'action','2026-03-01 12:05:52.000000',5,NULL,'Clover',7,NULL,'{"kind":"move_up","outing":"diving"}','[{"kind":"moved_up","seat":5,"outing":"diving","row":3},{"kind":"rolled","seat":0,"face":"swap_places","again":[]}]','bot',0,'dbaefc72',NULL);
INSERT INTO "entries" VALUES(3,16,'action','2026-03-01 12:06:03.000000',0,100,'Ana',8,7,'{"kind":"swap","rising":"shopping","falling":"karaoke"}','[{"kind":"swapped","seat":0,"rising":"shopping","falling":"karaoke","row":2},{"kind":"rolled","seat":1,"face":"move_two_up","again":[]}]','person',0,'bd1a9f03',NULL);
INSERT INTO "entries" VALUES(3,17,'action','2026-03-01 12:06:14.000000',1,101,'Bo',9,8,'{"kind":"move_up","outing":"cinema"}','[{"kind":"moved_up","seat":1,"outing":"cinema","row":2}]','person',0,'303f8463',NULL);
INSERT INTO "entries" VALUES(3,18,'action','2026-03-01 12:06:25.000000',1,101,'Bo',10,9,'{"kind":"move_up","outing":"beach"}','[{"kind":"moved_up","seat":1,"outing":"beach","row":4},{"kind":"rolled","seat":2,"face":"move_up","again":[]}]','person',0,'bc81bec4',NULL);
INSERT INTO "entries" VALUES(3,19,'action','2026-03-01 12:06:36.000000',2,102,'Cy',11,10,'{"kind":"move_up","outing":"camping"}','[{"kind":"moved_up","seat":2,"outing":"camping","row":3},{"kind":"rolled","seat":3,"face":"like","again":[]}]','person',0,'8e96ddd3',NULL);
INSERT INTO "entries" VALUES(3,20,'action','2026-03-01 12:06:47.000000',3,103,'Di',12,11,'{"kind":"like","outing":"camping"}','[{"kind":"liked","seat":3,"outing":"camping"},{"kind":"rolled","seat":4,"face":"move_two_up","again":[]}]','person',0,'c4d98a3b',NULL);
INSERT INTO "entries" VALUES(3,21,'action','2026-03-01 12:06:58.000000',4,104,'Ed',13,12,'{"kind":"move_up","outing":"ice_cream_shop"}','[{"kind":"moved_up","seat":4,"outing":"ice_cream_shop","row":2}]','person',0,'22ede9fb',NULL);
INSERT INTO "entries" VALUES(3,22,'action','2026-03-01 12:07:09.000000',4,104,'Ed',14,13,'{"kind":"move_up","outing":"beach"}','[{"kind":"moved_up","seat":4,"outing":"beach","row":5},{"kind":"rolled","seat":5,"face":"forbidden_to_move","again":[]}]','person',0,'e45579cb',NULL);
INSERT INTO "entries" VALUES(3,23,'action','2026-03-01 12:07:20.000000',5,NULL,'Clover',15,NULL,'{"kind":"forbid","outing":"park"}','[{"kind":"forbade","seat":5,"outing":"park"},{"kind":"rolled","seat":0,"face":"swap_places","again":[]}]','bot',0,'fea149d5',NULL);
INSERT INTO "entries" VALUES(3,24,'action','2026-03-01 12:07:31.000000',0,100,'Ana',16,15,'{"kind":"swap","rising":"diving","falling":"spa"}','[{"kind":"swapped","seat":0,"rising":"diving","falling":"spa","row":4},{"kind":"rolled","seat":1,"face":"skip_a_row","again":[]}]','person',0,'b1bce78a',NULL);
INSERT INTO "entries" VALUES(3,25,'action','2026-03-01 12:07:42.000000',1,101,'Bo',17,16,'{"kind":"skip","outing":"camping"}','[{"kind":"skipped","seat":1,"outing":"camping","row":5},{"kind":"rolled","seat":2,"face":"forbidden_to_move","again":[]}]','person',0,'c4e9c80e',NULL);
INSERT INTO "entries" VALUES(3,26,'action','2026-03-01 12:07:53.000000',2,102,'Cy',18,17,'{"kind":"forbid","outing":"travel"}','[{"kind":"forbade","seat":2,"outing":"travel"},{"kind":"rolled","seat":3,"face":"forbidden_to_move","again":[]}]','person',0,'1111a769',NULL);
INSERT INTO "entries" VALUES(3,27,'action','2026-03-01 12:08:04.000000',3,103,'Di',19,18,'{"kind":"forbid","outing":"camping"}','[{"kind":"forbade","seat":3,"outing":"camping"},{"kind":"rolled","seat":4,"face":"move_two_up","again":[]}]','person',0,'4fe4174f',NULL);
INSERT INTO "entries" VALUES(3,28,'action','2026-03-01 12:08:15.000000',4,104,'Ed',20,19,'{"kind":"move_up","outing":"shopping"}','[{"kind":"moved_up","seat":4,"outing":"shopping","row":3}]','person',0,'7cdeeb00',NULL);
INSERT INTO "entries" VALUES(3,29,'action','2026-03-01 12:08:26.000000',4,104,'Ed',21,20,'{"kind":"move_up","outing":"spa"}','[{"kind":"moved_up","seat":4,"outing":"spa","row":4},{"kind":"rolled","seat":5,"face":"move_up","again":[]}]','person',0,'7dd9af5d',NULL);
INSERT INTO "entries" VALUES(3,30,'action','2026-03-01 12:08:37.000000',5,NULL,'Clover',22,NULL,'{"kind":"move_up","outing":"karaoke"}','[{"kind":"moved_up","seat":5,"outing":"karaoke","row":2},{"kind":"rolled","seat":0,"face":"like","again":[]}]','bot',0,'9d0aee7d',NULL);
INSERT INTO "entries" VALUES(3,31,'action','2026-03-01 12:08:48.000000',0,100,'Ana',23,22,'{"kind":"like","outing":"theatre"}','[{"kind":"liked","seat":0,"outing":"theatre"},{"kind":"rolled","seat":1,"face":"like","again":[]}]','person',0,'a496f22f',NULL);
INSERT INTO "entries" VALUES(3,32,'action','2026-03-01 12:08:59.000000',1,101,'Bo',24,23,'{"kind":"like","outing":"farm"}','[{"kind":"liked","seat":1,"outing":"farm"},{"kind":"rolled","seat":2,"face":"swap_places","again":[]}]','person',0,'c43f1d01',NULL);
INSERT INTO "entries" VALUES(3,33,'action','2026-03-01 12:09:10.000000',2,102,'Cy',25,24,'{"kind":"swap","rising":"park","falling":"cinema"}','[{"kind":"swapped","seat":2,"rising":"park","falling":"cinema","row":2},{"kind":"rolled","seat":3,"face":"swap_places","again":[]}]','person',0,'79383e76',NULL);
INSERT INTO "entries" VALUES(3,34,'action','2026-03-01 12:09:21.000000',3,103,'Di',26,25,'{"kind":"swap","rising":"cinema","falling":"snack_bar"}','[{"kind":"swapped","seat":3,"rising":"cinema","falling":"snack_bar","row":2},{"kind":"rolled","seat":4,"face":"swap_places","again":[]}]','person',0,'78a29937',NULL);
INSERT INTO "entries" VALUES(3,35,'action','2026-03-01 12:09:32.000000',4,104,'Ed',27,26,'{"kind":"swap","rising":"cinema","falling":"travel"}','[{"kind":"swapped","seat":4,"rising":"cinema","falling":"travel","row":3},{"kind":"rolled","seat":5,"face":"forbidden_to_move","again":[]}]','person',0,'a47b9a48',NULL);
INSERT INTO "entries" VALUES(3,36,'action','2026-03-01 12:09:43.000000',5,NULL,'Clover',28,NULL,'{"kind":"forbid","outing":"diving"}','[{"kind":"forbade","seat":5,"outing":"diving"},{"kind":"rolled","seat":0,"face":"skip_a_row","again":[]}]','bot',0,'b20344c0',NULL);
INSERT INTO "entries" VALUES(3,37,'action','2026-03-01 12:09:54.000000',0,100,'Ana',29,28,'{"kind":"skip","outing":"snack_bar"}','[{"kind":"skipped","seat":0,"outing":"snack_bar","row":3},{"kind":"rolled","seat":1,"face":"like","again":[]}]','person',0,'5f9eef60',NULL);
INSERT INTO "entries" VALUES(3,38,'action','2026-03-01 12:10:05.000000',1,101,'Bo',30,29,'{"kind":"like","outing":"travel"}','[{"kind":"liked","seat":1,"outing":"travel"},{"kind":"rolled","seat":2,"face":"skip_a_row","again":[]}]','person',0,'a506ac96',NULL);
INSERT INTO "entries" VALUES(3,39,'action','2026-03-01 12:10:16.000000',2,102,'Cy',31,30,'{"kind":"skip","outing":"spa"}','[{"kind":"skipped","seat":2,"outing":"spa","row":6},{"kind":"rolled","seat":3,"face":"move_two_up","again":[]}]','person',0,'f7f0a70f',NULL);
INSERT INTO "entries" VALUES(3,40,'action','2026-03-01 12:10:27.000000',3,103,'Di',32,31,'{"kind":"move_up","outing":"cinema"}','[{"kind":"moved_up","seat":3,"outing":"cinema","row":4}]','person',0,'a36c36fe',NULL);
INSERT INTO "entries" VALUES(3,41,'action','2026-03-01 12:10:38.000000',3,103,'Di',33,32,'{"kind":"move_up","outing":"camping"}','[{"kind":"moved_up","seat":3,"outing":"camping","row":6},{"kind":"rolled","seat":4,"face":"move_two_up","again":[]}]','person',0,'a96bf915',NULL);
INSERT INTO "entries" VALUES(3,42,'action','2026-03-01 12:10:49.000000',4,104,'Ed',34,33,'{"kind":"move_up","outing":"zoo"}','[{"kind":"moved_up","seat":4,"outing":"zoo","row":4}]','person',0,'9df91239',NULL);
INSERT INTO "entries" VALUES(3,43,'action','2026-03-01 12:11:00.000000',4,104,'Ed',35,34,'{"kind":"move_up","outing":"museum"}','[{"kind":"moved_up","seat":4,"outing":"museum","row":1},{"kind":"rolled","seat":5,"face":"skip_a_row","again":[]}]','person',0,'0b064095',NULL);
INSERT INTO "entries" VALUES(3,44,'action','2026-03-01 12:11:11.000000',5,NULL,'Clover',36,NULL,'{"kind":"skip","outing":"museum"}','[{"kind":"skipped","seat":5,"outing":"museum","row":3},{"kind":"rolled","seat":0,"face":"like","again":[]}]','bot',0,'ef50d1e2',NULL);
INSERT INTO "entries" VALUES(3,45,'action','2026-03-01 12:11:22.000000',0,100,'Ana',37,36,'{"kind":"like","outing":"cinema"}','[{"kind":"liked","seat":0,"outing":"cinema"},{"kind":"rolled","seat":1,"face":"swap_places","again":[]}]','person',0,'dadc00a9',NULL);
INSERT INTO "entries" VALUES(3,46,'action','2026-03-01 12:11:33.000000',1,101,'Bo',38,37,'{"kind":"swap","rising":"park","falling":"museum"}','[{"kind":"swapped","seat":1,"rising":"park","falling":"museum","row":3},{"kind":"rolled","seat":2,"face":"skip_a_row","again":[]}]','person',0,'5a06b827',NULL);
INSERT INTO "entries" VALUES(3,47,'action','2026-03-01 12:11:44.000000',2,102,'Cy',39,38,'{"kind":"skip","outing":"beach"}','[{"kind":"skipped","seat":2,"outing":"beach","row":8},{"kind":"vote_opened","outing":"beach"}]','person',0,'5ad00dc7',NULL);
INSERT INTO "entries" VALUES(3,48,'action','2026-03-01 12:11:55.000000',5,NULL,'Clover',40,NULL,'{"kind":"vote","yes":false}','[{"kind":"vote_cast","seat":5,"yes":false}]','bot',0,'c6da106d',NULL);
INSERT INTO "entries" VALUES(4,1,'opened','2026-03-01 12:11:55.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,2,'joined','2026-03-01 12:11:55.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,3,'joined','2026-03-01 12:11:55.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,4,'joined','2026-03-01 12:11:55.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,5,'joined','2026-03-01 12:11:55.000000',3,103,'Di',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,6,'joined','2026-03-01 12:11:55.000000',4,104,'Ed',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,7,'joined','2026-03-01 12:11:55.000000',5,105,'Flo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,8,'joined','2026-03-01 12:11:55.000000',6,106,'Gus',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,9,'bot_added','2026-03-01 12:11:55.000000',7,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,10,'started','2026-03-01 12:11:55.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'52cf90ec',NULL);
INSERT INTO "entries" VALUES(4,11,'action','2026-03-01 12:12:06.000000',0,100,'Ana',1,0,'{"kind":"place","row":1}','[{"kind":"placed","seat":0,"outing":"camping","row":1}]','person',0,'60c8de4d',NULL);
INSERT INTO "entries" VALUES(4,12,'action','2026-03-01 12:12:17.000000',1,101,'Bo',2,1,'{"kind":"place","row":1}','[{"kind":"placed","seat":1,"outing":"fun_fair","row":1}]','person',0,'e1557d36',NULL);
INSERT INTO "entries" VALUES(4,13,'action','2026-03-01 12:12:28.000000',2,102,'Cy',3,2,'{"kind":"place","row":2}','[{"kind":"placed","seat":2,"outing":"ice_cream_shop","row":2}]','person',0,'6c993e5e',NULL);
INSERT INTO "entries" VALUES(4,14,'action','2026-03-01 12:12:39.000000',3,103,'Di',4,3,'{"kind":"place","row":0}','[{"kind":"placed","seat":3,"outing":"karaoke","row":0}]','person',0,'21a2519f',NULL);
INSERT INTO "entries" VALUES(4,15,'action','2026-03-01 12:12:50.000000',4,104,'Ed',5,4,'{"kind":"place","row":2}','[{"kind":"placed","seat":4,"outing":"travel","row":2}]','person',0,'1654a9b8',NULL);
INSERT INTO "entries" VALUES(4,16,'action','2026-03-01 12:13:01.000000',5,105,'Flo',6,5,'{"kind":"place","row":2}','[{"kind":"placed","seat":5,"outing":"beach","row":2}]','person',0,'e44c8071',NULL);
INSERT INTO "entries" VALUES(4,17,'action','2026-03-01 12:13:12.000000',6,106,'Gus',7,6,'{"kind":"place","row":1}','[{"kind":"placed","seat":6,"outing":"park","row":1}]','person',0,'0cb493c9',NULL);
INSERT INTO "entries" VALUES(4,18,'action','2026-03-01 12:13:23.000000',7,NULL,'Clover',8,NULL,'{"kind":"place","row":3}','[{"kind":"placed","seat":7,"outing":"spa","row":3}]','bot',0,'0e355cdf',NULL);
INSERT INTO "entries" VALUES(4,19,'action','2026-03-01 12:13:34.000000',0,100,'Ana',9,8,'{"kind":"place","row":3}','[{"kind":"placed","seat":0,"outing":"diving","row":3}]','person',0,'cea5f60f',NULL);
INSERT INTO "entries" VALUES(4,20,'action','2026-03-01 12:13:45.000000',1,101,'Bo',10,9,'{"kind":"place","row":2}','[{"kind":"placed","seat":1,"outing":"museum","row":2}]','person',0,'03cb3f8e',NULL);
INSERT INTO "entries" VALUES(4,21,'action','2026-03-01 12:13:56.000000',2,102,'Cy',11,10,'{"kind":"place","row":0}','[{"kind":"placed","seat":2,"outing":"zoo","row":0}]','person',0,'c54ddf07',NULL);
INSERT INTO "entries" VALUES(4,22,'action','2026-03-01 12:14:07.000000',3,103,'Di',12,11,'{"kind":"place","row":1}','[{"kind":"placed","seat":3,"outing":"farm","row":1}]','person',0,'e31b4b0a',NULL);
INSERT INTO "entries" VALUES(4,23,'action','2026-03-01 12:14:18.000000',4,104,'Ed',13,12,'{"kind":"place","row":0}','[{"kind":"placed","seat":4,"outing":"snack_bar","row":0}]','person',0,'87162e61',NULL);
INSERT INTO "entries" VALUES(4,24,'action','2026-03-01 12:14:29.000000',5,105,'Flo',14,13,'{"kind":"place","row":3}','[{"kind":"placed","seat":5,"outing":"theatre","row":3}]','person',0,'4a731cee',NULL);
INSERT INTO "entries" VALUES(4,25,'action','2026-03-01 12:14:40.000000',6,106,'Gus',15,14,'{"kind":"place","row":0}','[{"kind":"placed","seat":6,"outing":"shopping","row":0}]','person',0,'832eaca5',NULL);
INSERT INTO "entries" VALUES(4,26,'action','2026-03-01 12:14:40.000000',7,NULL,'Clover',16,NULL,'{"kind":"place","row":3}','[{"kind":"placed","seat":7,"outing":"cinema","row":3},{"kind":"rolled","seat":0,"face":"swap_places","again":[]}]','forced',0,'c2cd8b5c',NULL);
INSERT INTO "entries" VALUES(4,27,'action','2026-03-01 12:14:51.000000',0,100,'Ana',17,16,'{"kind":"swap","rising":"fun_fair","falling":"travel"}','[{"kind":"swapped","seat":0,"rising":"fun_fair","falling":"travel","row":2},{"kind":"rolled","seat":1,"face":"move_two_up","again":[]}]','person',0,'e84a9939',NULL);
INSERT INTO "entries" VALUES(4,28,'action','2026-03-01 12:15:02.000000',1,101,'Bo',18,17,'{"kind":"move_up","outing":"spa"}','[{"kind":"moved_up","seat":1,"outing":"spa","row":4}]','person',0,'163246cd',NULL);
INSERT INTO "entries" VALUES(4,29,'action','2026-03-01 12:15:13.000000',1,101,'Bo',19,18,'{"kind":"move_up","outing":"museum"}','[{"kind":"moved_up","seat":1,"outing":"museum","row":3},{"kind":"rolled","seat":2,"face":"forbidden_to_move","again":[]}]','person',0,'e11078b8',NULL);
INSERT INTO "entries" VALUES(4,30,'action','2026-03-01 12:15:24.000000',2,102,'Cy',20,19,'{"kind":"forbid","outing":"snack_bar"}','[{"kind":"forbade","seat":2,"outing":"snack_bar"},{"kind":"rolled","seat":3,"face":"move_two_up","again":[]}]','person',0,'8837c957',NULL);
INSERT INTO "entries" VALUES(4,31,'action','2026-03-01 12:15:35.000000',3,103,'Di',21,20,'{"kind":"move_up","outing":"farm"}','[{"kind":"moved_up","seat":3,"outing":"farm","row":2}]','person',0,'54c48e81',NULL);
INSERT INTO "entries" VALUES(4,32,'action','2026-03-01 12:15:46.000000',3,103,'Di',22,21,'{"kind":"move_up","outing":"cinema"}','[{"kind":"moved_up","seat":3,"outing":"cinema","row":4},{"kind":"rolled","seat":4,"face":"move_up","again":[]}]','person',0,'042f1005',NULL);
INSERT INTO "entries" VALUES(4,33,'action','2026-03-01 12:15:57.000000',4,104,'Ed',23,22,'{"kind":"move_up","outing":"zoo"}','[{"kind":"moved_up","seat":4,"outing":"zoo","row":1},{"kind":"rolled","seat":5,"face":"forbidden_to_move","again":[]}]','person',0,'af44fcec',NULL);
INSERT INTO "entries" VALUES(4,34,'action','2026-03-01 12:16:08.000000',5,105,'Flo',24,23,'{"kind":"forbid","outing":"park"}','[{"kind":"forbade","seat":5,"outing":"park"},{"kind":"rolled","seat":6,"face":"move_two_up","again":[]}]','person',0,'8b381768',NULL);
INSERT INTO "entries" VALUES(4,35,'action','2026-03-01 12:16:19.000000',6,106,'Gus',25,24,'{"kind":"move_up","outing":"farm"}','[{"kind":"moved_up","seat":6,"outing":"farm","row":3}]','person',0,'9d4b80f1',NULL);
INSERT INTO "entries" VALUES(4,36,'action','2026-03-01 12:16:30.000000',6,106,'Gus',26,25,'{"kind":"move_up","outing":"theatre"}','[{"kind":"moved_up","seat":6,"outing":"theatre","row":4},{"kind":"rolled","seat":7,"face":"move_up","again":[]}]','person',0,'b967c5cf',NULL);
INSERT INTO "entries" VALUES(4,37,'action','2026-03-01 12:16:41.000000',7,NULL,'Clover',27,NULL,'{"kind":"move_up","outing":"beach"}','[{"kind":"moved_up","seat":7,"outing":"beach","row":3},{"kind":"rolled","seat":0,"face":"forbidden_to_move","again":[]}]','bot',0,'512e48a2',NULL);
INSERT INTO "entries" VALUES(4,38,'action','2026-03-01 12:16:52.000000',0,100,'Ana',28,27,'{"kind":"forbid","outing":"museum"}','[{"kind":"forbade","seat":0,"outing":"museum"},{"kind":"rolled","seat":1,"face":"move_two_up","again":[]}]','person',0,'3189994d',NULL);
INSERT INTO "entries" VALUES(4,39,'action','2026-03-01 12:17:03.000000',1,101,'Bo',29,28,'{"kind":"move_up","outing":"travel"}','[{"kind":"moved_up","seat":1,"outing":"travel","row":2}]','person',0,'77013042',NULL);
INSERT INTO "entries" VALUES(4,40,'action','2026-03-01 12:17:14.000000',1,101,'Bo',30,29,'{"kind":"move_up","outing":"zoo"}','[{"kind":"moved_up","seat":1,"outing":"zoo","row":2},{"kind":"rolled","seat":2,"face":"like","again":[]}]','person',0,'b21728c7',NULL);
INSERT INTO "entries" VALUES(4,41,'action','2026-03-01 12:17:25.000000',2,102,'Cy',31,30,'{"kind":"like","outing":"museum"}','[{"kind":"liked","seat":2,"outing":"museum"},{"kind":"rolled","seat":3,"face":"swap_places","again":[]}]','person',0,'ff28c360',NULL);
INSERT INTO "entries" VALUES(4,42,'action','2026-03-01 12:17:36.000000',3,103,'Di',32,31,'{"kind":"swap","rising":"camping","falling":"travel"}','[{"kind":"swapped","seat":3,"rising":"camping","falling":"travel","row":2},{"kind":"rolled","seat":4,"face":"forbidden_to_move","again":[]}]','person',0,'094f1bba',NULL);
INSERT INTO "entries" VALUES(4,43,'action','2026-03-01 12:17:47.000000',4,104,'Ed',33,32,'{"kind":"forbid","outing":"zoo"}','[{"kind":"forbade","seat":4,"outing":"zoo"},{"kind":"rolled","seat":5,"face":"swap_places","again":[]}]','person',0,'d9699445',NULL);
INSERT INTO "entries" VALUES(4,44,'action','2026-03-01 12:17:58.000000',5,105,'Flo',34,33,'{"kind":"swap","rising":"diving","falling":"theatre"}','[{"kind":"swapped","seat":5,"rising":"diving","falling":"theatre","row":4},{"kind":"rolled","seat":6,"face":"like","again":[]}]','person',0,'fbb83341',NULL);
INSERT INTO "entries" VALUES(4,45,'action','2026-03-01 12:18:09.000000',6,106,'Gus',35,34,'{"kind":"like","outing":"theatre"}','[{"kind":"liked","seat":6,"outing":"theatre"},{"kind":"rolled","seat":7,"face":"forbidden_to_move","again":[]}]','person',0,'5689f1be',NULL);
INSERT INTO "entries" VALUES(4,46,'action','2026-03-01 12:18:20.000000',7,NULL,'Clover',36,NULL,'{"kind":"forbid","outing":"diving"}','[{"kind":"forbade","seat":7,"outing":"diving"},{"kind":"rolled","seat":0,"face":"swap_places","again":[]}]','bot',0,'6c821831',NULL);
INSERT INTO "entries" VALUES(4,47,'action','2026-03-01 12:18:31.000000',0,100,'Ana',37,36,'{"kind":"swap","rising":"zoo","falling":"farm"}','[{"kind":"swapped","seat":0,"rising":"zoo","falling":"farm","row":3},{"kind":"rolled","seat":1,"face":"move_two_up","again":[]}]','person',0,'1c18a66c',NULL);
INSERT INTO "entries" VALUES(4,48,'action','2026-03-01 12:18:42.000000',1,101,'Bo',38,37,'{"kind":"move_up","outing":"theatre"}','[{"kind":"moved_up","seat":1,"outing":"theatre","row":4}]','person',0,'8fb742b3',NULL);
INSERT INTO "entries" VALUES(4,49,'action','2026-03-01 12:18:53.000000',1,101,'Bo',39,38,'{"kind":"move_up","outing":"camping"}','[{"kind":"moved_up","seat":1,"outing":"camping","row":3},{"kind":"rolled","seat":2,"face":"skip_a_row","again":[]}]','person',0,'d24c7943',NULL);
INSERT INTO "entries" VALUES(4,50,'action','2026-03-01 12:19:04.000000',2,102,'Cy',40,39,'{"kind":"skip","outing":"snack_bar"}','[{"kind":"skipped","seat":2,"outing":"snack_bar","row":2},{"kind":"rolled","seat":3,"face":"swap_places","again":[]}]','person',0,'ed3fed00',NULL);
INSERT INTO "entries" VALUES(5,1,'opened','2026-03-01 12:19:15.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,2,'joined','2026-03-01 12:19:15.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,3,'joined','2026-03-01 12:19:15.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,4,'joined','2026-03-01 12:19:15.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,5,'joined','2026-03-01 12:19:15.000000',3,103,'Di',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,6,'joined','2026-03-01 12:19:15.000000',4,104,'Ed',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,7,'joined','2026-03-01 12:19:15.000000',5,105,'Flo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,8,'joined','2026-03-01 12:19:15.000000',6,106,'Gus',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,9,'bot_added','2026-03-01 12:19:15.000000',7,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,10,'started','2026-03-01 12:19:15.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'1dc07dbe',NULL);
INSERT INTO "entries" VALUES(5,11,'action','2026-03-01 12:19:26.000000',4,104,'Ed',1,0,'{"kind":"place","row":3}','[{"kind":"placed","seat":4,"outing":"diving","row":3}]','person',0,'f2d02928',NULL);
INSERT INTO "entries" VALUES(5,12,'action','2026-03-01 12:19:37.000000',5,105,'Flo',2,1,'{"kind":"place","row":0}','[{"kind":"placed","seat":5,"outing":"theatre","row":0}]','person',0,'b70b83ae',NULL);
INSERT INTO "entries" VALUES(5,13,'paused','2026-03-01 12:19:48.000000',NULL,NULL,'',2,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,1,'opened','2026-03-01 12:19:48.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,2,'joined','2026-03-01 12:19:48.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,3,'joined','2026-03-01 12:19:48.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,4,'joined','2026-03-01 12:19:48.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,5,'joined','2026-03-01 12:19:48.000000',3,103,'Di',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,6,'joined','2026-03-01 12:19:48.000000',4,104,'Ed',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,7,'joined','2026-03-01 12:19:48.000000',5,105,'Flo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,8,'joined','2026-03-01 12:19:48.000000',6,106,'Gus',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,9,'bot_added','2026-03-01 12:19:48.000000',7,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
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
INSERT INTO "holders" VALUES(1,0,100,NULL,'Ana',0,NULL,'[]');
INSERT INTO "holders" VALUES(1,1,101,NULL,'Bo',0,2,'[]');
INSERT INTO "holders" VALUES(2,0,100,NULL,'Ana',0,NULL,'[]');
INSERT INTO "holders" VALUES(2,1,101,NULL,'Bo',0,24,'[]');
INSERT INTO "holders" VALUES(2,2,102,NULL,'Cy',0,NULL,'[]');
INSERT INTO "holders" VALUES(2,3,NULL,'average','Clover',0,NULL,'[]');
INSERT INTO "holders" VALUES(3,0,100,NULL,'Ana',0,33,'[]');
INSERT INTO "holders" VALUES(3,1,101,NULL,'Bo',0,33,'[]');
INSERT INTO "holders" VALUES(3,2,102,NULL,'Cy',0,33,'[]');
INSERT INTO "holders" VALUES(3,3,103,NULL,'Di',0,33,'[]');
INSERT INTO "holders" VALUES(3,4,104,NULL,'Ed',0,33,'[]');
INSERT INTO "holders" VALUES(3,5,NULL,'average','Clover',0,NULL,'[]');
INSERT INTO "holders" VALUES(4,0,100,NULL,'Ana',0,NULL,'[]');
INSERT INTO "holders" VALUES(4,1,101,NULL,'Bo',0,NULL,'[]');
INSERT INTO "holders" VALUES(4,2,102,NULL,'Cy',0,NULL,'[]');
INSERT INTO "holders" VALUES(4,3,103,NULL,'Di',0,35,'[]');
INSERT INTO "holders" VALUES(4,4,104,NULL,'Ed',0,NULL,'[]');
INSERT INTO "holders" VALUES(4,5,105,NULL,'Flo',0,NULL,'[]');
INSERT INTO "holders" VALUES(4,6,106,NULL,'Gus',0,NULL,'[]');
INSERT INTO "holders" VALUES(4,7,NULL,'average','Clover',0,NULL,'[]');
INSERT INTO "holders" VALUES(5,0,100,NULL,'Ana',0,NULL,'[]');
INSERT INTO "holders" VALUES(5,1,101,NULL,'Bo',0,NULL,'[]');
INSERT INTO "holders" VALUES(5,2,102,NULL,'Cy',0,NULL,'[]');
INSERT INTO "holders" VALUES(5,3,103,NULL,'Di',0,NULL,'[]');
INSERT INTO "holders" VALUES(5,4,104,NULL,'Ed',0,NULL,'[]');
INSERT INTO "holders" VALUES(5,5,105,NULL,'Flo',0,NULL,'[]');
INSERT INTO "holders" VALUES(5,6,106,NULL,'Gus',0,2,'[]');
INSERT INTO "holders" VALUES(5,7,NULL,'average','Clover',0,NULL,'[]');
INSERT INTO "holders" VALUES(6,0,100,NULL,'Ana',0,NULL,'[]');
INSERT INTO "holders" VALUES(6,1,101,NULL,'Bo',0,NULL,'[]');
INSERT INTO "holders" VALUES(6,2,102,NULL,'Cy',0,NULL,'[]');
INSERT INTO "holders" VALUES(6,3,103,NULL,'Di',0,NULL,'[]');
INSERT INTO "holders" VALUES(6,4,104,NULL,'Ed',0,NULL,'[]');
INSERT INTO "holders" VALUES(6,5,105,NULL,'Flo',0,NULL,'[]');
INSERT INTO "holders" VALUES(6,6,106,NULL,'Gus',0,NULL,'[]');
INSERT INTO "holders" VALUES(6,7,NULL,'average','Clover',0,NULL,'[]');
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
INSERT INTO "matches" VALUES(1,'um_dia_para_relaxar',1,'{"setup":"dealt"}','running',100,7,70,1000,'pt-BR',2,0,'6c70b98c6c3cf9684e381a1c5c3b4037','{"options":{"setup":"dealt"},"phase":"move","turn":2,"first":1,"active":1,"board":{"rows":[["spa","travel","karaoke","fun_fair"],["museum","farm","diving","theatre"],["zoo","park","beach"],["camping","cinema","ice_cream_shop","shopping"],["snack_bar"],[],[],[]],"hearts":["park"],"forbidden":null,"out":[]},"cards":["P08","P03"],"characters":["cinnamoroll","hello_kitty"],"no_left":[4,4],"deck":[],"die":"forbidden_to_move","votes":[],"moved":[{"outing":"snack_bar","way":"skip"}]}','[{"seat":1,"ply":2,"digest":"2eb35784","turn":2}]',NULL,6,2,2,NULL,NULL,'2026-03-01 12:00:00.000000','2026-03-01 12:00:22.000000',172800,'wait',2,NULL,'[]');
INSERT INTO "matches" VALUES(2,'um_dia_para_relaxar',1,'{"setup":"players"}','running',100,7,70,1006,'pt-BR',4,0,'14a16cd255c7e7dbf1b6910ac1e56e82','{"options":{"setup":"players"},"phase":"second_move","turn":24,"first":1,"active":1,"board":{"rows":[["diving","spa","fun_fair"],["park","zoo","beach","theatre"],["travel","ice_cream_shop","museum","karaoke"],["farm","cinema","camping","snack_bar"],["shopping"],[],[],[]],"hearts":["farm","park","spa"],"forbidden":"beach","out":[]},"cards":["P07","P09","P11","P12"],"characters":["chococat","my_melody","hello_kitty","pompompurrin"],"no_left":[4,4,4,4],"deck":[],"die":"move_two_up","votes":[],"moved":[{"outing":"theatre","way":"two_up"}]}','[{"seat":1,"ply":26,"digest":"335152d1","turn":24}]',NULL,32,26,25,32,NULL,'2026-03-01 12:00:33.000000','2026-03-01 12:04:35.000000',172800,'wait',2,NULL,'[]');
INSERT INTO "matches" VALUES(3,'um_dia_para_relaxar',1,'{"setup":"dealt"}','running',100,7,70,1027,'pt-BR',6,0,'efd9ceffb7eb6239d6308d0c60cc3077','{"options":{"setup":"dealt"},"phase":"vote","turn":33,"first":0,"active":2,"board":{"rows":[["theatre","farm","fun_fair"],[],["travel","museum","ice_cream_shop","karaoke"],["shopping","snack_bar","park"],["diving","cinema","zoo"],[],["spa","camping"],["beach"]],"hearts":["camping","cinema","farm","ice_cream_shop","karaoke","theatre","travel","travel"],"forbidden":"diving","out":[]},"cards":["P05","P14","P13","P10","P03","P04"],"characters":["hello_kitty","keroppi","my_melody","kuromi","chococat","pompompurrin"],"no_left":[4,4,4,4,4,4],"deck":[],"die":"skip_a_row","votes":[null,null,null,null,null,false],"moved":[{"outing":"beach","way":"skip"}]}','[{"seat":0,"ply":39,"digest":"3893de26","turn":33},{"seat":1,"ply":39,"digest":"3893de26","turn":33},{"seat":2,"ply":39,"digest":"3893de26","turn":33},{"seat":3,"ply":39,"digest":"3893de26","turn":33},{"seat":4,"ply":39,"digest":"3893de26","turn":33}]',NULL,48,40,39,NULL,NULL,'2026-03-01 12:04:46.000000','2026-03-01 12:11:44.000000',172800,'wait',2,NULL,'[]');
INSERT INTO "matches" VALUES(4,'um_dia_para_relaxar',1,'{"setup":"players"}','running',100,7,70,1062,'pt-BR',8,0,'bebba4954301f884a37f7b6c41db5ea6','{"options":{"setup":"players"},"phase":"move","turn":35,"first":0,"active":3,"board":{"rows":[["karaoke","shopping"],["travel","park"],["ice_cream_shop","fun_fair","farm","snack_bar"],["museum","zoo","beach","camping"],["spa","cinema","diving","theatre"],[],[],[]],"hearts":["museum","theatre"],"forbidden":"diving","out":[]},"cards":["P12","P06","P09","P16","P01","P13","P07","P15"],"characters":["keroppi","hello_kitty","pompompurrin","kuromi","chococat","cinnamoroll","badtz_maru","my_melody"],"no_left":[4,4,4,4,4,4,4,4],"deck":[],"die":"swap_places","votes":[],"moved":[{"outing":"snack_bar","way":"skip"}]}','[{"seat":3,"ply":40,"digest":"ada3c879","turn":35}]',NULL,50,40,40,NULL,NULL,'2026-03-01 12:11:55.000000','2026-03-01 12:19:04.000000',172800,'wait',2,NULL,'[]');
INSERT INTO "matches" VALUES(5,'um_dia_para_relaxar',1,'{"setup":"players"}','paused',100,7,70,1102,'pt-BR',8,0,'ae442dd23644adce11d52fec2502f0e5','{"options":{"setup":"players"},"phase":"setup","turn":2,"first":4,"active":6,"board":{"rows":[["theatre"],[],[],["diving"],[],[],[],[]],"hearts":[],"forbidden":null,"out":[]},"cards":["P04","P03","P13","P15","P12","P05","P07","P09"],"characters":["keroppi","my_melody","cinnamoroll","pompompurrin","kuromi","badtz_maru","chococat","hello_kitty"],"no_left":[4,4,4,4,4,4,4,4],"deck":["travel","karaoke","snack_bar","park","spa","ice_cream_shop","camping","cinema","museum","fun_fair","shopping","beach","zoo","farm"],"die":null,"votes":[],"moved":[{"outing":"theatre","way":"new"}]}','[{"seat":6,"ply":2,"digest":"31bfe5e7","turn":2}]',NULL,13,2,2,NULL,NULL,'2026-03-01 12:19:15.000000','2026-03-01 12:19:48.000000',172800,'wait',2,NULL,'[]');
INSERT INTO "matches" VALUES(6,'um_dia_para_relaxar',1,'{"setup":"dealt"}','lobby',100,7,70,NULL,'pt-BR',8,0,NULL,NULL,'[]',NULL,9,0,0,NULL,NULL,'2026-03-01 12:19:48.000000','2026-03-01 12:19:48.000000',172800,'wait',2,NULL,'[]');
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
INSERT INTO "players" VALUES(104,'en-US');
INSERT INTO "players" VALUES(105,'en-US');
INSERT INTO "players" VALUES(106,'en-US');
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
INSERT INTO "receipts" VALUES(2,'key-7','2026-03-01 12:00:33.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 6','2026-03-01 12:00:44.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 7','2026-03-01 12:00:55.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 9','2026-03-01 12:01:17.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 10','2026-03-01 12:01:28.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 11','2026-03-01 12:01:39.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 13','2026-03-01 12:02:01.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 14','2026-03-01 12:02:12.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 15','2026-03-01 12:02:23.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 17','2026-03-01 12:02:45.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 18','2026-03-01 12:02:56.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 22','2026-03-01 12:03:07.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 23','2026-03-01 12:03:18.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 25','2026-03-01 12:03:40.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 26','2026-03-01 12:03:51.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 27','2026-03-01 12:04:02.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 30','2026-03-01 12:04:24.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 31','2026-03-01 12:04:35.000000');
INSERT INTO "receipts" VALUES(3,'key-8','2026-03-01 12:04:46.000000');
INSERT INTO "receipts" VALUES(3,'key-9','2026-03-01 12:04:46.000000');
INSERT INTO "receipts" VALUES(3,'key-10','2026-03-01 12:04:46.000000');
INSERT INTO "receipts" VALUES(3,'key-11','2026-03-01 12:04:46.000000');
INSERT INTO "receipts" VALUES(3,'key-12','2026-03-01 12:04:46.000000');
INSERT INTO "receipts" VALUES(3,'key-13','2026-03-01 12:04:46.000000');
INSERT INTO "receipts" VALUES(3,'key-14','2026-03-01 12:04:46.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 8','2026-03-01 12:04:57.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 9','2026-03-01 12:05:08.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 10','2026-03-01 12:05:19.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 11','2026-03-01 12:05:30.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 12','2026-03-01 12:05:41.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 15','2026-03-01 12:06:03.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 16','2026-03-01 12:06:14.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 17','2026-03-01 12:06:25.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 18','2026-03-01 12:06:36.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 19','2026-03-01 12:06:47.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 20','2026-03-01 12:06:58.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 21','2026-03-01 12:07:09.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 23','2026-03-01 12:07:31.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 24','2026-03-01 12:07:42.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 25','2026-03-01 12:07:53.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 26','2026-03-01 12:08:04.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 27','2026-03-01 12:08:15.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 28','2026-03-01 12:08:26.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 30','2026-03-01 12:08:48.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 31','2026-03-01 12:08:59.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 32','2026-03-01 12:09:10.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 33','2026-03-01 12:09:21.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 34','2026-03-01 12:09:32.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 36','2026-03-01 12:09:54.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 37','2026-03-01 12:10:05.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 38','2026-03-01 12:10:16.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 39','2026-03-01 12:10:27.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 40','2026-03-01 12:10:38.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 41','2026-03-01 12:10:49.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 42','2026-03-01 12:11:00.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 44','2026-03-01 12:11:22.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 45','2026-03-01 12:11:33.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 46','2026-03-01 12:11:44.000000');
INSERT INTO "receipts" VALUES(4,'key-15','2026-03-01 12:11:55.000000');
INSERT INTO "receipts" VALUES(4,'key-16','2026-03-01 12:11:55.000000');
INSERT INTO "receipts" VALUES(4,'key-17','2026-03-01 12:11:55.000000');
INSERT INTO "receipts" VALUES(4,'key-18','2026-03-01 12:11:55.000000');
INSERT INTO "receipts" VALUES(4,'key-19','2026-03-01 12:11:55.000000');
INSERT INTO "receipts" VALUES(4,'key-20','2026-03-01 12:11:55.000000');
INSERT INTO "receipts" VALUES(4,'key-21','2026-03-01 12:11:55.000000');
INSERT INTO "receipts" VALUES(4,'key-22','2026-03-01 12:11:55.000000');
INSERT INTO "receipts" VALUES(4,'key-23','2026-03-01 12:11:55.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 10','2026-03-01 12:12:06.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 11','2026-03-01 12:12:17.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 12','2026-03-01 12:12:28.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 13','2026-03-01 12:12:39.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 14','2026-03-01 12:12:50.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 15','2026-03-01 12:13:01.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 16','2026-03-01 12:13:12.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 18','2026-03-01 12:13:34.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 19','2026-03-01 12:13:45.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 20','2026-03-01 12:13:56.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 21','2026-03-01 12:14:07.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 22','2026-03-01 12:14:18.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 23','2026-03-01 12:14:29.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 24','2026-03-01 12:14:40.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 26','2026-03-01 12:14:51.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 27','2026-03-01 12:15:02.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 28','2026-03-01 12:15:13.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 29','2026-03-01 12:15:24.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 30','2026-03-01 12:15:35.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 31','2026-03-01 12:15:46.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 32','2026-03-01 12:15:57.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 33','2026-03-01 12:16:08.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 34','2026-03-01 12:16:19.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 35','2026-03-01 12:16:30.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 37','2026-03-01 12:16:52.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 38','2026-03-01 12:17:03.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 39','2026-03-01 12:17:14.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 40','2026-03-01 12:17:25.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 41','2026-03-01 12:17:36.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 42','2026-03-01 12:17:47.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 43','2026-03-01 12:17:58.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 44','2026-03-01 12:18:09.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 46','2026-03-01 12:18:31.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 47','2026-03-01 12:18:42.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 48','2026-03-01 12:18:53.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 49','2026-03-01 12:19:04.000000');
INSERT INTO "receipts" VALUES(5,'key-24','2026-03-01 12:19:15.000000');
INSERT INTO "receipts" VALUES(5,'key-25','2026-03-01 12:19:15.000000');
INSERT INTO "receipts" VALUES(5,'key-26','2026-03-01 12:19:15.000000');
INSERT INTO "receipts" VALUES(5,'key-27','2026-03-01 12:19:15.000000');
INSERT INTO "receipts" VALUES(5,'key-28','2026-03-01 12:19:15.000000');
INSERT INTO "receipts" VALUES(5,'key-29','2026-03-01 12:19:15.000000');
INSERT INTO "receipts" VALUES(5,'key-30','2026-03-01 12:19:15.000000');
INSERT INTO "receipts" VALUES(5,'key-31','2026-03-01 12:19:15.000000');
INSERT INTO "receipts" VALUES(5,'key-32','2026-03-01 12:19:15.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 10','2026-03-01 12:19:26.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 11','2026-03-01 12:19:37.000000');
INSERT INTO "receipts" VALUES(5,'key-33','2026-03-01 12:19:48.000000');
INSERT INTO "receipts" VALUES(6,'key-34','2026-03-01 12:19:48.000000');
INSERT INTO "receipts" VALUES(6,'key-35','2026-03-01 12:19:48.000000');
INSERT INTO "receipts" VALUES(6,'key-36','2026-03-01 12:19:48.000000');
INSERT INTO "receipts" VALUES(6,'key-37','2026-03-01 12:19:48.000000');
INSERT INTO "receipts" VALUES(6,'key-38','2026-03-01 12:19:48.000000');
INSERT INTO "receipts" VALUES(6,'key-39','2026-03-01 12:19:48.000000');
INSERT INTO "receipts" VALUES(6,'key-40','2026-03-01 12:19:48.000000');
INSERT INTO "receipts" VALUES(6,'key-41','2026-03-01 12:19:48.000000');
CREATE TABLE standing (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	question VARCHAR(64) NOT NULL, 
	answer VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_standing PRIMARY KEY (match_id, seat, name, question), 
	CONSTRAINT fk_standing_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "standing" VALUES(1,0,'vote','spa','yes');
INSERT INTO "standing" VALUES(1,0,'vote','travel','yes');
INSERT INTO "standing" VALUES(1,0,'vote','karaoke','yes');
INSERT INTO "standing" VALUES(1,0,'vote','fun_fair','yes');
INSERT INTO "standing" VALUES(1,0,'vote','museum','yes');
INSERT INTO "standing" VALUES(1,0,'vote','farm','yes');
INSERT INTO "standing" VALUES(1,0,'vote','diving','yes');
INSERT INTO "standing" VALUES(1,0,'vote','theatre','yes');
INSERT INTO "standing" VALUES(1,0,'vote','zoo','yes');
INSERT INTO "standing" VALUES(1,0,'vote','park','yes');
INSERT INTO "standing" VALUES(1,0,'vote','beach','yes');
INSERT INTO "standing" VALUES(1,0,'vote','camping','yes');
INSERT INTO "standing" VALUES(1,0,'vote','cinema','yes');
INSERT INTO "standing" VALUES(1,0,'vote','ice_cream_shop','yes');
INSERT INTO "standing" VALUES(1,0,'vote','shopping','yes');
INSERT INTO "standing" VALUES(1,0,'vote','snack_bar','yes');
INSERT INTO "standing" VALUES(2,0,'vote','diving','yes');
INSERT INTO "standing" VALUES(2,0,'vote','spa','yes');
INSERT INTO "standing" VALUES(2,0,'vote','fun_fair','yes');
INSERT INTO "standing" VALUES(2,0,'vote','park','yes');
INSERT INTO "standing" VALUES(2,0,'vote','zoo','yes');
INSERT INTO "standing" VALUES(2,0,'vote','beach','yes');
INSERT INTO "standing" VALUES(2,0,'vote','theatre','yes');
INSERT INTO "standing" VALUES(2,0,'vote','travel','yes');
INSERT INTO "standing" VALUES(2,0,'vote','ice_cream_shop','yes');
INSERT INTO "standing" VALUES(2,0,'vote','museum','yes');
INSERT INTO "standing" VALUES(2,0,'vote','karaoke','yes');
INSERT INTO "standing" VALUES(2,0,'vote','farm','yes');
INSERT INTO "standing" VALUES(2,0,'vote','cinema','yes');
INSERT INTO "standing" VALUES(2,0,'vote','camping','yes');
INSERT INTO "standing" VALUES(2,0,'vote','snack_bar','yes');
INSERT INTO "standing" VALUES(2,0,'vote','shopping','yes');
INSERT INTO "standing" VALUES(2,2,'vote','diving','yes');
INSERT INTO "standing" VALUES(2,2,'vote','spa','yes');
INSERT INTO "standing" VALUES(2,2,'vote','fun_fair','yes');
INSERT INTO "standing" VALUES(2,2,'vote','park','yes');
INSERT INTO "standing" VALUES(2,2,'vote','zoo','yes');
INSERT INTO "standing" VALUES(2,2,'vote','beach','yes');
INSERT INTO "standing" VALUES(2,2,'vote','theatre','yes');
INSERT INTO "standing" VALUES(2,2,'vote','travel','yes');
INSERT INTO "standing" VALUES(2,2,'vote','ice_cream_shop','yes');
INSERT INTO "standing" VALUES(2,2,'vote','museum','yes');
INSERT INTO "standing" VALUES(2,2,'vote','karaoke','yes');
INSERT INTO "standing" VALUES(2,2,'vote','farm','yes');
INSERT INTO "standing" VALUES(2,2,'vote','cinema','yes');
INSERT INTO "standing" VALUES(2,2,'vote','camping','yes');
INSERT INTO "standing" VALUES(2,2,'vote','snack_bar','yes');
INSERT INTO "standing" VALUES(2,2,'vote','shopping','yes');
INSERT INTO "standing" VALUES(4,0,'vote','karaoke','yes');
INSERT INTO "standing" VALUES(4,0,'vote','shopping','yes');
INSERT INTO "standing" VALUES(4,0,'vote','travel','yes');
INSERT INTO "standing" VALUES(4,0,'vote','park','yes');
INSERT INTO "standing" VALUES(4,0,'vote','ice_cream_shop','yes');
INSERT INTO "standing" VALUES(4,0,'vote','fun_fair','yes');
INSERT INTO "standing" VALUES(4,0,'vote','farm','yes');
INSERT INTO "standing" VALUES(4,0,'vote','snack_bar','yes');
INSERT INTO "standing" VALUES(4,0,'vote','museum','yes');
INSERT INTO "standing" VALUES(4,0,'vote','zoo','yes');
INSERT INTO "standing" VALUES(4,0,'vote','beach','yes');
INSERT INTO "standing" VALUES(4,0,'vote','camping','yes');
INSERT INTO "standing" VALUES(4,0,'vote','spa','yes');
INSERT INTO "standing" VALUES(4,0,'vote','cinema','yes');
INSERT INTO "standing" VALUES(4,0,'vote','diving','yes');
INSERT INTO "standing" VALUES(4,0,'vote','theatre','yes');
INSERT INTO "standing" VALUES(4,1,'vote','karaoke','yes');
INSERT INTO "standing" VALUES(4,1,'vote','shopping','yes');
INSERT INTO "standing" VALUES(4,1,'vote','travel','yes');
INSERT INTO "standing" VALUES(4,1,'vote','park','yes');
INSERT INTO "standing" VALUES(4,1,'vote','ice_cream_shop','yes');
INSERT INTO "standing" VALUES(4,1,'vote','fun_fair','yes');
INSERT INTO "standing" VALUES(4,1,'vote','farm','yes');
INSERT INTO "standing" VALUES(4,1,'vote','snack_bar','yes');
INSERT INTO "standing" VALUES(4,1,'vote','museum','yes');
INSERT INTO "standing" VALUES(4,1,'vote','zoo','yes');
INSERT INTO "standing" VALUES(4,1,'vote','beach','yes');
INSERT INTO "standing" VALUES(4,1,'vote','camping','yes');
INSERT INTO "standing" VALUES(4,1,'vote','spa','yes');
INSERT INTO "standing" VALUES(4,1,'vote','cinema','yes');
INSERT INTO "standing" VALUES(4,1,'vote','diving','yes');
INSERT INTO "standing" VALUES(4,1,'vote','theatre','yes');
INSERT INTO "standing" VALUES(4,2,'vote','karaoke','yes');
INSERT INTO "standing" VALUES(4,2,'vote','shopping','yes');
INSERT INTO "standing" VALUES(4,2,'vote','travel','yes');
INSERT INTO "standing" VALUES(4,2,'vote','park','yes');
INSERT INTO "standing" VALUES(4,2,'vote','ice_cream_shop','yes');
INSERT INTO "standing" VALUES(4,2,'vote','fun_fair','yes');
INSERT INTO "standing" VALUES(4,2,'vote','farm','yes');
INSERT INTO "standing" VALUES(4,2,'vote','snack_bar','yes');
INSERT INTO "standing" VALUES(4,2,'vote','museum','yes');
INSERT INTO "standing" VALUES(4,2,'vote','zoo','yes');
INSERT INTO "standing" VALUES(4,2,'vote','beach','yes');
INSERT INTO "standing" VALUES(4,2,'vote','camping','yes');
INSERT INTO "standing" VALUES(4,2,'vote','spa','yes');
INSERT INTO "standing" VALUES(4,2,'vote','cinema','yes');
INSERT INTO "standing" VALUES(4,2,'vote','diving','yes');
INSERT INTO "standing" VALUES(4,2,'vote','theatre','yes');
INSERT INTO "standing" VALUES(4,4,'vote','karaoke','yes');
INSERT INTO "standing" VALUES(4,4,'vote','shopping','yes');
INSERT INTO "standing" VALUES(4,4,'vote','travel','yes');
INSERT INTO "standing" VALUES(4,4,'vote','park','yes');
INSERT INTO "standing" VALUES(4,4,'vote','ice_cream_shop','yes');
INSERT INTO "standing" VALUES(4,4,'vote','fun_fair','yes');
INSERT INTO "standing" VALUES(4,4,'vote','farm','yes');
INSERT INTO "standing" VALUES(4,4,'vote','snack_bar','yes');
INSERT INTO "standing" VALUES(4,4,'vote','museum','yes');
INSERT INTO "standing" VALUES(4,4,'vote','zoo','yes');
INSERT INTO "standing" VALUES(4,4,'vote','beach','yes');
INSERT INTO "standing" VALUES(4,4,'vote','camping','yes');
INSERT INTO "standing" VALUES(4,4,'vote','spa','yes');
INSERT INTO "standing" VALUES(4,4,'vote','cinema','yes');
INSERT INTO "standing" VALUES(4,4,'vote','diving','yes');
INSERT INTO "standing" VALUES(4,4,'vote','theatre','yes');
INSERT INTO "standing" VALUES(4,5,'vote','karaoke','yes');
INSERT INTO "standing" VALUES(4,5,'vote','shopping','yes');
INSERT INTO "standing" VALUES(4,5,'vote','travel','yes');
INSERT INTO "standing" VALUES(4,5,'vote','park','yes');
INSERT INTO "standing" VALUES(4,5,'vote','ice_cream_shop','yes');
INSERT INTO "standing" VALUES(4,5,'vote','fun_fair','yes');
INSERT INTO "standing" VALUES(4,5,'vote','farm','yes');
INSERT INTO "standing" VALUES(4,5,'vote','snack_bar','yes');
INSERT INTO "standing" VALUES(4,5,'vote','museum','yes');
INSERT INTO "standing" VALUES(4,5,'vote','zoo','yes');
INSERT INTO "standing" VALUES(4,5,'vote','beach','yes');
INSERT INTO "standing" VALUES(4,5,'vote','camping','yes');
INSERT INTO "standing" VALUES(4,5,'vote','spa','yes');
INSERT INTO "standing" VALUES(4,5,'vote','cinema','yes');
INSERT INTO "standing" VALUES(4,5,'vote','diving','yes');
INSERT INTO "standing" VALUES(4,5,'vote','theatre','yes');
INSERT INTO "standing" VALUES(4,6,'vote','karaoke','yes');
INSERT INTO "standing" VALUES(4,6,'vote','shopping','yes');
INSERT INTO "standing" VALUES(4,6,'vote','travel','yes');
INSERT INTO "standing" VALUES(4,6,'vote','park','yes');
INSERT INTO "standing" VALUES(4,6,'vote','ice_cream_shop','yes');
INSERT INTO "standing" VALUES(4,6,'vote','fun_fair','yes');
INSERT INTO "standing" VALUES(4,6,'vote','farm','yes');
INSERT INTO "standing" VALUES(4,6,'vote','snack_bar','yes');
INSERT INTO "standing" VALUES(4,6,'vote','museum','yes');
INSERT INTO "standing" VALUES(4,6,'vote','zoo','yes');
INSERT INTO "standing" VALUES(4,6,'vote','beach','yes');
INSERT INTO "standing" VALUES(4,6,'vote','camping','yes');
INSERT INTO "standing" VALUES(4,6,'vote','spa','yes');
INSERT INTO "standing" VALUES(4,6,'vote','cinema','yes');
INSERT INTO "standing" VALUES(4,6,'vote','diving','yes');
INSERT INTO "standing" VALUES(4,6,'vote','theatre','yes');
INSERT INTO "standing" VALUES(5,0,'vote','theatre','yes');
INSERT INTO "standing" VALUES(5,0,'vote','diving','yes');
INSERT INTO "standing" VALUES(5,1,'vote','theatre','yes');
INSERT INTO "standing" VALUES(5,1,'vote','diving','yes');
INSERT INTO "standing" VALUES(5,2,'vote','theatre','yes');
INSERT INTO "standing" VALUES(5,2,'vote','diving','yes');
INSERT INTO "standing" VALUES(5,3,'vote','theatre','yes');
INSERT INTO "standing" VALUES(5,3,'vote','diving','yes');
INSERT INTO "standing" VALUES(5,4,'vote','theatre','yes');
INSERT INTO "standing" VALUES(5,4,'vote','diving','yes');
INSERT INTO "standing" VALUES(5,5,'vote','theatre','yes');
INSERT INTO "standing" VALUES(5,5,'vote','diving','yes');
CREATE INDEX ix_matches_channel_id_status ON matches (channel_id, status);
CREATE INDEX ix_matches_thread_id ON matches (thread_id);
CREATE INDEX ix_matches_rematch_of ON matches (rematch_of);
CREATE INDEX ix_holders_user_id ON holders (user_id);
CREATE INDEX ix_receipts_at ON receipts (at);
CREATE INDEX ix_deliveries_due ON deliveries (due);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('deliveries',49);
INSERT INTO "sqlite_sequence" VALUES('matches',6);
COMMIT;
