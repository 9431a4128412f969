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
INSERT INTO "deliveries" VALUES(1,1,'lobby',-1,'4','4',NULL,0,0,70,1000,'2026-03-01 12:00:11.000000','2026-03-01 12:00:11.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(2,1,'board',-1,'6','6',NULL,0,0,1000,1004,'2026-03-01 12:00:44.000000',NULL,2,NULL,'{"seats":[0],"turn":1}',NULL,NULL);
INSERT INTO "deliveries" VALUES(3,1,'hand',0,'c65e989f542d5452','c65e989f542d5452',NULL,0,0,9100,1002,'2026-03-01 12:00:11.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(4,1,'hand',1,'f5678977ad2e6aa5','f5678977ad2e6aa5',NULL,0,0,9101,1003,'2026-03-01 12:00:11.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(5,1,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(6,2,'lobby',-1,'6','6',NULL,0,0,70,1005,'2026-03-01 12:00:44.000000','2026-03-01 12:01:06.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(7,2,'board',-1,'31','31',NULL,0,1,1005,1026,'2026-03-01 12:05:08.000000','2026-03-01 12:05:19.000000',18,NULL,'{"seats":[1],"turn":24}',NULL,NULL);
INSERT INTO "deliveries" VALUES(8,2,'hand',0,'e97c74b1f2574c01','e97c74b1f2574c01',NULL,0,0,9100,1007,'2026-03-01 12:00:55.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(9,2,'hand',1,'a82eec9d9360a947','a82eec9d9360a947',NULL,0,0,9101,1008,'2026-03-01 12:00:55.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(10,2,'hand',2,'d47d29a3bd8eb122','d47d29a3bd8eb122',NULL,0,0,9102,1009,'2026-03-01 12:00:55.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(11,2,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(12,2,'bots',-1,'28','28',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(13,3,'lobby',-1,'8','8',NULL,0,0,70,1027,'2026-03-01 12:05:19.000000','2026-03-01 12:05:41.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(14,3,'board',-1,'49','49',NULL,0,0,1027,1063,'2026-03-01 12:13:01.000000',NULL,31,NULL,'{"seats":[0,1,2,3,4],"turn":36}',NULL,NULL);
INSERT INTO "deliveries" VALUES(15,3,'hand',0,'a82eec9d9360a947','a82eec9d9360a947',NULL,0,0,9100,1029,'2026-03-01 12:05:30.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(16,3,'hand',1,'6904c279a3cf9669','6904c279a3cf9669',NULL,0,0,9101,1030,'2026-03-01 12:05:30.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(17,3,'hand',2,'68134c3fd5ac8827','68134c3fd5ac8827',NULL,0,0,9102,1031,'2026-03-01 12:05:30.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(18,3,'hand',3,'9b2885af0fffc2f7','9b2885af0fffc2f7',NULL,0,0,9103,1032,'2026-03-01 12:05:30.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(19,3,'hand',4,'f5678977ad2e6aa5','f5678977ad2e6aa5',NULL,0,0,9104,1033,'2026-03-01 12:05:30.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(20,3,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(21,3,'bots',-1,'48','48',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(22,4,'lobby',-1,'10','10',NULL,0,0,70,1064,'2026-03-01 12:13:01.000000','2026-03-01 12:13:23.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(23,4,'board',-1,'51','51',NULL,0,0,1064,1102,'2026-03-01 12:20:43.000000',NULL,31,NULL,'{"seats":[0,1,2,3,4,5,6],"turn":34}',NULL,NULL);
INSERT INTO "deliveries" VALUES(24,4,'hand',0,'549f677a10f19385','549f677a10f19385',NULL,0,0,9100,1066,'2026-03-01 12:13:12.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(25,4,'hand',1,'f5678977ad2e6aa5','f5678977ad2e6aa5',NULL,0,0,9101,1067,'2026-03-01 12:13:12.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(26,4,'hand',2,'6904c279a3cf9669','6904c279a3cf9669',NULL,0,0,9102,1068,'2026-03-01 12:13:12.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(27,4,'hand',3,'9b2885af0fffc2f7','9b2885af0fffc2f7',NULL,0,0,9103,1069,'2026-03-01 12:13:12.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(28,4,'hand',4,'d47d29a3bd8eb122','d47d29a3bd8eb122',NULL,0,0,9104,1070,'2026-03-01 12:13:12.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(29,4,'hand',5,'bc4407315a69cdc1','bc4407315a69cdc1',NULL,0,0,9105,1071,'2026-03-01 12:13:12.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(30,4,'hand',6,'11a5891b4c978f9e','11a5891b4c978f9e',NULL,0,0,9106,1072,'2026-03-01 12:13:12.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(31,4,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(32,4,'bots',-1,'50','50',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(33,5,'lobby',-1,'10','10',NULL,0,0,70,1103,'2026-03-01 12:20:43.000000','2026-03-01 12:20:54.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(34,5,'board',-1,'13','13',NULL,0,0,1103,1113,'2026-03-01 12:21:27.000000','2026-03-01 12:21:27.000000',3,NULL,'{"seats":[4],"turn":2}',NULL,NULL);
INSERT INTO "deliveries" VALUES(35,5,'hand',0,'11a5891b4c978f9e','11a5891b4c978f9e',NULL,0,0,9100,1105,'2026-03-01 12:20:54.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(36,5,'hand',1,'7daeedb661e8a5f9','7daeedb661e8a5f9',NULL,0,0,9101,1106,'2026-03-01 12:20:54.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(37,5,'hand',2,'549f677a10f19385','549f677a10f19385',NULL,0,0,9102,1107,'2026-03-01 12:20:54.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(38,5,'hand',3,'2ef3c8a5b9d412c5','2ef3c8a5b9d412c5',NULL,0,0,9103,1108,'2026-03-01 12:20:54.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(39,5,'hand',4,'bc4407315a69cdc1','bc4407315a69cdc1',NULL,0,0,9104,1109,'2026-03-01 12:20:54.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(40,5,'hand',5,'c65e989f542d5452','c65e989f542d5452',NULL,0,0,9105,1110,'2026-03-01 12:20:54.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(41,5,'hand',6,'de84b85ff155b3a9','de84b85ff155b3a9',NULL,0,0,9106,1111,'2026-03-01 12:20:54.000000',NULL,1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(42,5,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(43,6,'lobby',-1,'9','9',NULL,0,0,70,1114,'2026-03-01 12:21:27.000000','2026-03-01 12:21:38.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
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
INSERT INTO "entries" VALUES(1,4,'started','2026-03-01 12:00:00.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'164798ad',NULL);
INSERT INTO "entries" VALUES(1,5,'action','2026-03-01 12:00:22.000000',1,101,'Bo',1,0,'{"kind":"move_up","outing":"karaoke"}','[{"kind":"moved_up","seat":1,"outing":"karaoke","row":4}]','person',0,'1c18aa2f',NULL);
INSERT INTO "entries" VALUES(1,6,'action','2026-03-01 12:00:33.000000',1,101,'Bo',2,1,'{"kind":"move_up","outing":"spa"}','[{"kind":"moved_up","seat":1,"outing":"spa","row":3},{"kind":"rolled","seat":0,"face":"move_up","again":[]}]','person',0,'944f58d4',NULL);
INSERT INTO "entries" VALUES(2,1,'opened','2026-03-01 12:00:44.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,2,'joined','2026-03-01 12:00:44.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,3,'joined','2026-03-01 12:00:44.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,4,'joined','2026-03-01 12:00:44.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,5,'bot_added','2026-03-01 12:00:44.000000',3,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,6,'started','2026-03-01 12:00:44.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'8cb40cad',NULL);
INSERT INTO "entries" VALUES(2,7,'action','2026-03-01 12:01:06.000000',1,101,'Bo',1,0,'{"kind":"place","row":3}','[{"kind":"placed","seat":1,"outing":"snack_bar","row":3}]','person',0,'ed540a7f',NULL);
INSERT INTO "entries" VALUES(2,8,'action','2026-03-01 12:01:17.000000',2,102,'Cy',2,1,'{"kind":"place","row":0}','[{"kind":"placed","seat":2,"outing":"cinema","row":0}]','person',0,'f32de945',NULL);
INSERT INTO "entries" VALUES(2,9,'action','2026-03-01 12:01:28.000000',3,NULL,'Clover',3,NULL,'{"kind":"place","row":0}','[{"kind":"placed","seat":3,"outing":"park","row":0}]','bot',0,'4d281c74',NULL);
INSERT INTO "entries" VALUES(2,10,'action','2026-03-01 12:01:39.000000',0,100,'Ana',4,3,'{"kind":"place","row":0}','[{"kind":"placed","seat":0,"outing":"diving","row":0}]','person',0,'89e9e748',NULL);
INSERT INTO "entries" VALUES(2,11,'action','2026-03-01 12:01:50.000000',1,101,'Bo',5,4,'{"kind":"place","row":0}','[{"kind":"placed","seat":1,"outing":"camping","row":0}]','person',0,'709b5fc2',NULL);
INSERT INTO "entries" VALUES(2,12,'action','2026-03-01 12:02:01.000000',2,102,'Cy',6,5,'{"kind":"place","row":3}','[{"kind":"placed","seat":2,"outing":"theatre","row":3}]','person',0,'2126db87',NULL);
INSERT INTO "entries" VALUES(2,13,'action','2026-03-01 12:02:12.000000',3,NULL,'Clover',7,NULL,'{"kind":"place","row":1}','[{"kind":"placed","seat":3,"outing":"shopping","row":1}]','bot',0,'c2378f28',NULL);
INSERT INTO "entries" VALUES(2,14,'action','2026-03-01 12:02:23.000000',0,100,'Ana',8,7,'{"kind":"place","row":3}','[{"kind":"placed","seat":0,"outing":"farm","row":3}]','person',0,'4ac42a8e',NULL);
INSERT INTO "entries" VALUES(2,15,'action','2026-03-01 12:02:34.000000',1,101,'Bo',9,8,'{"kind":"place","row":2}','[{"kind":"placed","seat":1,"outing":"karaoke","row":2}]','person',0,'822122e1',NULL);
INSERT INTO "entries" VALUES(2,16,'action','2026-03-01 12:02:45.000000',2,102,'Cy',10,9,'{"kind":"place","row":3}','[{"kind":"placed","seat":2,"outing":"beach","row":3}]','person',0,'d92029a5',NULL);
INSERT INTO "entries" VALUES(2,17,'action','2026-03-01 12:02:56.000000',3,NULL,'Clover',11,NULL,'{"kind":"place","row":1}','[{"kind":"placed","seat":3,"outing":"fun_fair","row":1}]','bot',0,'2196a112',NULL);
INSERT INTO "entries" VALUES(2,18,'action','2026-03-01 12:03:07.000000',0,100,'Ana',12,11,'{"kind":"place","row":2}','[{"kind":"placed","seat":0,"outing":"spa","row":2}]','person',0,'300a7a71',NULL);
INSERT INTO "entries" VALUES(2,19,'action','2026-03-01 12:03:18.000000',1,101,'Bo',13,12,'{"kind":"place","row":1}','[{"kind":"placed","seat":1,"outing":"travel","row":1}]','person',0,'77bebd67',NULL);
INSERT INTO "entries" VALUES(2,20,'action','2026-03-01 12:03:29.000000',2,102,'Cy',14,13,'{"kind":"place","row":1}','[{"kind":"placed","seat":2,"outing":"museum","row":1}]','person',0,'877b3272',NULL);
INSERT INTO "entries" VALUES(2,21,'action','2026-03-01 12:03:29.000000',3,NULL,'Clover',15,NULL,'{"kind":"place","row":2}','[{"kind":"placed","seat":3,"outing":"ice_cream_shop","row":2}]','forced',0,'01bb8b58',NULL);
INSERT INTO "entries" VALUES(2,22,'action','2026-03-01 12:03:29.000000',0,100,'Ana',16,NULL,'{"kind":"place","row":2}','[{"kind":"placed","seat":0,"outing":"zoo","row":2},{"kind":"rolled","seat":1,"face":"swap_places","again":[]}]','forced',0,'4df8e0c6',NULL);
INSERT INTO "entries" VALUES(2,23,'action','2026-03-01 12:03:40.000000',1,101,'Bo',17,16,'{"kind":"swap","rising":"park","falling":"travel"}','[{"kind":"swapped","seat":1,"rising":"park","falling":"travel","row":1},{"kind":"rolled","seat":2,"face":"forbidden_to_move","again":[]}]','person',0,'ff011b4e',NULL);
INSERT INTO "entries" VALUES(2,24,'action','2026-03-01 12:03:51.000000',2,102,'Cy',18,17,'{"kind":"forbid","outing":"beach"}','[{"kind":"forbade","seat":2,"outing":"beach"},{"kind":"rolled","seat":3,"face":"swap_places","again":[]}]','person',0,'9ab94240',NULL);
INSERT INTO "entries" VALUES(2,25,'action','2026-03-01 12:04:02.000000',3,NULL,'Clover',19,NULL,'{"kind":"swap","rising":"museum","falling":"karaoke"}','[{"kind":"swapped","seat":3,"rising":"museum","falling":"karaoke","row":2},{"kind":"rolled","seat":0,"face":"move_up","again":[]}]','bot',0,'e96cf780',NULL);
INSERT INTO "entries" VALUES(2,26,'action','2026-03-01 12:04:13.000000',0,100,'Ana',20,19,'{"kind":"move_up","outing":"theatre"}','[{"kind":"moved_up","seat":0,"outing":"theatre","row":4},{"kind":"rolled","seat":1,"face":"like","again":[]}]','person',0,'1cf36aa5',NULL);
INSERT INTO "entries" VALUES(2,27,'action','2026-03-01 12:04:24.000000',1,101,'Bo',21,20,'{"kind":"like","outing":"shopping"}','[{"kind":"liked","seat":1,"outing":"shopping"},{"kind":"rolled","seat":2,"face":"forbidden_to_move","again":[]}]','person',0,'7feece76',NULL);
INSERT INTO "entries" VALUES(2,28,'action','2026-03-01 12:04:35.000000',2,102,'Cy',22,21,'{"kind":"forbid","outing":"shopping"}','[{"kind":"forbade","seat":2,"outing":"shopping"},{"kind":"rolled","seat":3,"face":"swap_places","again":[]}]','person',0,'82b4c02c',NULL);
INSERT INTO "entries" VALUES(2,29,'action','2026-03-01 12:04:46.000000',3,NULL,'Clover',23,NULL,'{"kind":"swap","rising":"camping","falling":"fun_fair"}','[{"kind":"swapped","seat":3,"rising":"camping","falling":"fun_fair","row":1},{"kind":"rolled","seat":0,"face":"skip_a_row","again":[]}]','bot',0,'99733c75',NULL);
INSERT INTO "entries" VALUES(2,30,'action','2026-03-01 12:04:57.000000',0,100,'Ana',24,23,'{"kind":"skip","outing":"spa"}','[{"kind":"skipped","seat":0,"outing":"spa","row":4},{"kind":"rolled","seat":1,"face":"move_two_up","again":[]}]','person',0,'d9827647',NULL);
INSERT INTO "entries" VALUES(2,31,'action','2026-03-01 12:05:08.000000',1,101,'Bo',25,24,'{"kind":"move_up","outing":"theatre"}','[{"kind":"moved_up","seat":1,"outing":"theatre","row":5}]','person',0,'e2d45c87','{"state":{"options":{"setup":"players"},"phase":"move","turn":24,"first":1,"active":1,"board":{"rows":[["cinema","travel","diving","fun_fair"],["shopping","camping","park","karaoke"],["museum","ice_cream_shop","zoo"],["snack_bar","farm","beach"],["theatre","spa"],[],[],[]],"hearts":["shopping"],"forbidden":"shopping","out":[]},"cards":["P13","P07","P10","P09"],"characters":["kuromi","cinnamoroll","chococat","my_melody"],"no_left":[4,4,4,4],"deck":[],"die":"move_two_up","votes":[],"moved":[{"outing":"spa","way":"skip"}]},"questions":[{"seat":1,"ply":24,"digest":"bc10f942","turn":24}],"ply":24,"turn_ply":24}');
INSERT INTO "entries" VALUES(3,1,'opened','2026-03-01 12:05:19.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,2,'joined','2026-03-01 12:05:19.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,3,'joined','2026-03-01 12:05:19.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,4,'joined','2026-03-01 12:05:19.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,5,'joined','2026-03-01 12:05:19.000000',3,103,'Di',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,6,'joined','2026-03-01 12:05:19.000000',4,104,'Ed',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,7,'bot_added','2026-03-01 12:05:19.000000',5,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,8,'started','2026-03-01 12:05:19.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'ddef3fe4',NULL);
INSERT INTO "entries" VALUES(3,9,'action','2026-03-01 12:05:41.000000',1,101,'Bo',1,0,'{"kind":"skip","outing":"spa"}','[{"kind":"skipped","seat":1,"outing":"spa","row":4},{"kind":"rolled","seat":2,"face":"like","again":[]}]','person',0,'0fe4ac81',NULL);
INSERT INTO "entries" VALUES(3,10,'action','2026-03-01 12:05:52.000000',2,102,'Cy',2,1,'{"kind":"like","outing":"diving"}','[{"kind":"liked","seat":2,"outing":"diving"},{"kind":"rolled","seat":3,"face":"forbidden_to_move","again":[]}]','person',0,'59d27f50',NULL);
INSERT INTO "entries" VALUES(3,11,'action','2026-03-01 12:06:03.000000',3,103,'Di',3,2,'{"kind":"forbid","outing":"camping"}','[{"kind":"forbade","seat":3,"outing":"camping"},{"kind":"rolled","seat":4,"face":"like","again":[]}]','person',0,'d01cee99',NULL);
INSERT INTO "entries" VALUES(3,12,'action','2026-03-01 12:06:14.000000',4,104,'Ed',4,3,'{"kind":"like","outing":"camping"}','[{"kind":"liked","seat":4,"outing":"camping"},{"kind":"rolled","seat":5,"face":"like","again":[]}]','person',0,'22099718',NULL);
INSERT INTO "entries" VALUES(3,13,'action','2026-03-01 12:06:25.000000',5,NULL,'Clover',5,NULL,'{"kind":"like","outing":"farm"}','[{"kind":"liked","seat":5,"outing":"farm"},{"kind":"rolled","seat":0,"face":"forbidden_to_move","again":[]}]','bot',0,'51122831',NULL);
INSERT INTO "entries" VALUES(3,14,'action','2026-03-01 12:06:36.000000',0,100,'Ana',6,5,'{"kind":"pass"}','[{"kind":"passed","seat":0,"face":"forbidden_to_move"},{"kind":"rolled","seat":1,"face":"move_up","again":[]}]','person',0,'d6cdc83e',NULL);
INSERT INTO "entries" VALUES(3,15,'action','2026-03-01 12:06:47.000000',1,101,'Bo',7,6,'{"kind":"move_up","outing":"shopping"}','[{"kind":"moved_up","seat":1,"outing":"shopping","row":2},{"kind":"rolled","seat":2,"face":"forbidden_to_move","again":[]}]','person',0,'1076701b',NULL);
INSERT INTO "entries" VALUES(3,16,'action','2026-03-01 12:06:58.000000',2,102,'Cy',8,7,'{"kind":"forbid","outing":"fun_fair"}','[{"kind":"forbade","seat":2,"outing":"fun_fair"},{"kind":"rolled","seat":3,"face":"move_up","again":[]}]','person',0,'873a9242',NULL);
INSERT INTO "entries" VALUES(3,17,'action','2026-03-01 12:07:09.000000',3,103,'Di',9,8,'{"kind":"move_up","outing":"camping"}','[{"kind":"moved_up","seat":3,"outing":"camping","row":1},{"kind":"rolled","seat":4,"face":"move_up","again":[]}]','person',0,'4c8c873e',NULL);
INSERT INTO "entries" VALUES(3,18,'action','2026-03-01 12:07:20.000000',4,104,'Ed',10,9,'{"kind":"move_up","outing":"diving"}','[{"kind":"moved_up","seat":4,"outing":"diving","row":4},{"kind":"rolled","seat":5,"face":"move_up","again":[]}]','person',0,'2b88cb81',NULL);
INSERT INTO "entries" VALUES(3,19,'action','2026-03-01 12:07:31.000000',5,NULL,'Clover',11,NULL,'{"kind":"move_up","outing":"karaoke"}','[{"kind":"moved_up","seat":5,"outing":"karaoke","row":3},{"kind":"rolled","seat":0,"face":"forbidden_to_move","again":[]}]','bot',0,'1b4340bf',NULL);
INSERT INTO "entries" VALUES(3,20,'action','2026-03-01 12:07:42.000000',0,100,'Ana',12,11,'{"kind":"forbid","outing":"camping"}','[{"kind":"forbade","seat":0,"outing":"camping"},{"kind":"rolled","seat":1,"face":"forbidden_to_move","again":[]}]','person',0,'459e11dd',NULL);
INSERT INTO "entries" VALUES(3,21,'action','2026-03-01 12:07:53.000000',1,101,'Bo',13,12,'{"kind":"forbid","outing":"zoo"}','[{"kind":"forbade","seat":1,"outing":"zoo"},{"kind":"rolled","seat":2,"face":"move_two_up","again":[]}]','person',0,'1d91812d',NULL);
INSERT INTO "entries" VALUES(3,22,'action','2026-03-01 12:08:04.000000',2,102,'Cy',14,13,'{"kind":"move_up","outing":"farm"}','[{"kind":"moved_up","seat":2,"outing":"farm","row":4}]','person',0,'f96bf4c1',NULL);
INSERT INTO "entries" VALUES(3,23,'action','2026-03-01 12:08:15.000000',2,102,'Cy',15,14,'{"kind":"move_up","outing":"fun_fair"}','[{"kind":"moved_up","seat":2,"outing":"fun_fair","row":3},{"kind":"rolled","seat":3,"face":"forbidden_to_move","again":[]}]','person',0,'59ade47a',NULL);
INSERT INTO "entries" VALUES(3,24,'action','2026-03-01 12:08:26.000000',3,103,'Di',16,15,'{"kind":"forbid","outing":"diving"}','[{"kind":"forbade","seat":3,"outing":"diving"},{"kind":"rolled","seat":4,"face":"skip_a_row","again":[]}]','person',0,'4eba93a9',NULL);
INSERT INTO "entries" VALUES(3,25,'action','2026-03-01 12:08:37.000000',4,104,'Ed',17,16,'{"kind":"skip","outing":"shopping"}','[{"kind":"skipped","seat":4,"outing":"shopping","row":4},{"kind":"rolled","seat":5,"face":"swap_places","again":[]}]','person',0,'82d2a4c9',NULL);
INSERT INTO "entries" VALUES(3,26,'action','2026-03-01 12:08:48.000000',5,NULL,'Clover',18,NULL,'{"kind":"swap","rising":"beach","falling":"ice_cream_shop"}','[{"kind":"swapped","seat":5,"rising":"beach","falling":"ice_cream_shop","row":1},{"kind":"rolled","seat":0,"face":"like","again":[]}]','bot',0,'97f1ce83',NULL);
INSERT INTO "entries" VALUES(3,27,'action','2026-03-01 12:08:59.000000',0,100,'Ana',19,18,'{"kind":"pass"}','[{"kind":"passed","seat":0,"face":"like"},{"kind":"rolled","seat":1,"face":"skip_a_row","again":[]}]','person',0,'d2e8101a',NULL);
INSERT INTO "entries" VALUES(3,28,'action','2026-03-01 12:09:10.000000',1,101,'Bo',20,19,'{"kind":"skip","outing":"theatre"}','[{"kind":"skipped","seat":1,"outing":"theatre","row":2},{"kind":"rolled","seat":2,"face":"skip_a_row","again":[]}]','person',0,'cc5ebf96',NULL);
INSERT INTO "entries" VALUES(3,29,'action','2026-03-01 12:09:21.000000',2,102,'Cy',21,20,'{"kind":"skip","outing":"snack_bar"}','[{"kind":"skipped","seat":2,"outing":"snack_bar","row":5},{"kind":"rolled","seat":3,"face":"swap_places","again":[]}]','person',0,'e5826df1',NULL);
INSERT INTO "entries" VALUES(3,30,'action','2026-03-01 12:09:32.000000',3,103,'Di',22,21,'{"kind":"swap","rising":"cinema","falling":"fun_fair"}','[{"kind":"swapped","seat":3,"rising":"cinema","falling":"fun_fair","row":3},{"kind":"rolled","seat":4,"face":"move_two_up","again":[]}]','person',0,'c43d1b30',NULL);
INSERT INTO "entries" VALUES(3,31,'action','2026-03-01 12:09:43.000000',4,104,'Ed',23,22,'{"kind":"move_up","outing":"farm"}','[{"kind":"moved_up","seat":4,"outing":"farm","row":5}]','person',0,'48638b94',NULL);
INSERT INTO "entries" VALUES(3,32,'action','2026-03-01 12:09:54.000000',4,104,'Ed',24,23,'{"kind":"move_up","outing":"fun_fair"}','[{"kind":"moved_up","seat":4,"outing":"fun_fair","row":3},{"kind":"rolled","seat":5,"face":"like","again":[]}]','person',0,'1dee1de3',NULL);
INSERT INTO "entries" VALUES(3,33,'action','2026-03-01 12:10:05.000000',5,NULL,'Clover',25,NULL,'{"kind":"like","outing":"fun_fair"}','[{"kind":"liked","seat":5,"outing":"fun_fair"},{"kind":"rolled","seat":0,"face":"swap_places","again":[]}]','bot',0,'8620a5dc',NULL);
INSERT INTO "entries" VALUES(3,34,'action','2026-03-01 12:10:16.000000',0,100,'Ana',26,25,'{"kind":"swap","rising":"museum","falling":"shopping"}','[{"kind":"swapped","seat":0,"rising":"museum","falling":"shopping","row":4},{"kind":"rolled","seat":1,"face":"swap_places","again":[]}]','person',0,'4a45d314',NULL);
INSERT INTO "entries" VALUES(3,35,'action','2026-03-01 12:10:27.000000',1,101,'Bo',27,26,'{"kind":"swap","rising":"theatre","falling":"cinema"}','[{"kind":"swapped","seat":1,"rising":"theatre","falling":"cinema","row":3},{"kind":"rolled","seat":2,"face":"move_two_up","again":[]}]','person',0,'edb58946',NULL);
INSERT INTO "entries" VALUES(3,36,'action','2026-03-01 12:10:38.000000',2,102,'Cy',28,27,'{"kind":"move_up","outing":"spa"}','[{"kind":"moved_up","seat":2,"outing":"spa","row":5}]','person',0,'97b252d9',NULL);
INSERT INTO "entries" VALUES(3,37,'action','2026-03-01 12:10:49.000000',2,102,'Cy',29,28,'{"kind":"move_up","outing":"park"}','[{"kind":"moved_up","seat":2,"outing":"park","row":2},{"kind":"rolled","seat":3,"face":"like","again":[]}]','person',0,'4681279a',NULL);
INSERT INTO "entries" VALUES(3,38,'action','2026-03-01 12:11:00.000000',3,103,'Di',30,29,'{"kind":"like","outing":"cinema"}','[{"kind":"liked","seat":3,"outing":"cinema"},{"kind":"rolled","seat":4,"face":"like","again":[]}]','person',0,'700aebaf',NULL);
INSERT INTO "entries" VALUES(3,39,'action','2026-03-01 12:11:11.000000',4,104,'Ed',31,30,'{"kind":"like","outing":"camping"}','[{"kind":"liked","seat":4,"outing":"camping"},{"kind":"rolled","seat":5,"face":"forbidden_to_move","again":[]}]','person',0,'dd6f6ced',NULL);
INSERT INTO "entries" VALUES(3,40,'action','2026-03-01 12:11:22.000000',5,NULL,'Clover',32,NULL,'{"kind":"forbid","outing":"farm"}','[{"kind":"forbade","seat":5,"outing":"farm"},{"kind":"rolled","seat":0,"face":"move_two_up","again":[]}]','bot',0,'7a403389',NULL);
INSERT INTO "entries" VALUES(3,41,'action','2026-03-01 12:11:33.000000',0,100,'Ana',33,32,'{"kind":"move_up","outing":"camping"}','[{"kind":"moved_up","seat":0,"outing":"camping","row":2}]','person',0,'e41a43c3',NULL);
INSERT INTO "entries" VALUES(3,42,'action','2026-03-01 12:11:44.000000',0,100,'Ana',34,33,'{"kind":"move_up","outing":"spa"}','[{"kind":"moved_up","seat":0,"outing":"spa","row":6},{"kind":"rolled","seat":1,"face":"swap_places","again":[]}]','person',0,'29a21cd3',NULL);
INSERT INTO "entries" VALUES(3,43,'action','2026-03-01 12:11:55.000000',1,101,'Bo',35,34,'{"kind":"swap","rising":"travel","falling":"zoo"}','[{"kind":"swapped","seat":1,"rising":"travel","falling":"zoo","row":1},{"kind":"rolled","seat":2,"face":"skip_a_row","again":[]}]','person',0,'af0c997f',NULL);
INSERT INTO "entries" VALUES(3,44,'action','2026-03-01 12:12:06.000000',2,102,'Cy',36,35,'{"kind":"skip","outing":"cinema"}','[{"kind":"skipped","seat":2,"outing":"cinema","row":4},{"kind":"rolled","seat":3,"face":"skip_a_row","again":[]}]','person',0,'6e7c3072',NULL);
INSERT INTO "entries" VALUES(3,45,'action','2026-03-01 12:12:17.000000',3,103,'Di',37,36,'{"kind":"skip","outing":"diving"}','[{"kind":"skipped","seat":3,"outing":"diving","row":6},{"kind":"rolled","seat":4,"face":"swap_places","again":[]}]','person',0,'62d14587',NULL);
INSERT INTO "entries" VALUES(3,46,'action','2026-03-01 12:12:28.000000',4,104,'Ed',38,37,'{"kind":"swap","rising":"park","falling":"shopping"}','[{"kind":"swapped","seat":4,"rising":"park","falling":"shopping","row":3},{"kind":"rolled","seat":5,"face":"forbidden_to_move","again":[]}]','person',0,'1b8d1613',NULL);
INSERT INTO "entries" VALUES(3,47,'action','2026-03-01 12:12:39.000000',5,NULL,'Clover',39,NULL,'{"kind":"pass"}','[{"kind":"passed","seat":5,"face":"forbidden_to_move"},{"kind":"rolled","seat":0,"face":"move_up","again":[]}]','bot',0,'b47c1efc',NULL);
INSERT INTO "entries" VALUES(3,48,'action','2026-03-01 12:12:50.000000',0,100,'Ana',40,39,'{"kind":"move_up","outing":"diving"}','[{"kind":"moved_up","seat":0,"outing":"diving","row":8},{"kind":"vote_opened","outing":"diving"}]','person',0,'0c7c8fd5',NULL);
INSERT INTO "entries" VALUES(3,49,'action','2026-03-01 12:13:01.000000',5,NULL,'Clover',41,NULL,'{"kind":"vote","yes":false}','[{"kind":"vote_cast","seat":5,"yes":false}]','bot',0,'8418d0e2',NULL);
INSERT INTO "entries" VALUES(4,1,'opened','2026-03-01 12:13:01.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,2,'joined','2026-03-01 12:13:01.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,3,'joined','2026-03-01 12:13:01.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,4,'joined','2026-03-01 12:13:01.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,5,'joined','2026-03-01 12:13:01.000000',3,103,'Di',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,6,'joined','2026-03-01 12:13:01.000000',4,104,'Ed',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,7,'joined','2026-03-01 12:13:01.000000',5,105,'Flo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,8,'joined','2026-03-01 12:13:01.000000',6,106,'Gus',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,9,'bot_added','2026-03-01 12:13:01.000000',7,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,10,'started','2026-03-01 12:13:01.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'268b41a4',NULL);
INSERT INTO "entries" VALUES(4,11,'action','2026-03-01 12:13:23.000000',5,105,'Flo',1,0,'{"kind":"swap","rising":"fun_fair","falling":"karaoke"}','[{"kind":"swapped","seat":5,"rising":"fun_fair","falling":"karaoke","row":1},{"kind":"rolled","seat":6,"face":"like","again":[]}]','person',0,'d3253e2f',NULL);
INSERT INTO "entries" VALUES(4,12,'action','2026-03-01 12:13:34.000000',6,106,'Gus',2,1,'{"kind":"like","outing":"farm"}','[{"kind":"liked","seat":6,"outing":"farm"},{"kind":"rolled","seat":7,"face":"swap_places","again":[]}]','person',0,'dff37441',NULL);
INSERT INTO "entries" VALUES(4,13,'action','2026-03-01 12:13:45.000000',7,NULL,'Clover',3,NULL,'{"kind":"swap","rising":"cinema","falling":"farm"}','[{"kind":"swapped","seat":7,"rising":"cinema","falling":"farm","row":3},{"kind":"rolled","seat":0,"face":"forbidden_to_move","again":[]}]','bot',0,'edf883f2',NULL);
INSERT INTO "entries" VALUES(4,14,'action','2026-03-01 12:13:56.000000',0,100,'Ana',4,3,'{"kind":"forbid","outing":"camping"}','[{"kind":"forbade","seat":0,"outing":"camping"},{"kind":"rolled","seat":1,"face":"like","again":[]}]','person',0,'a3401935',NULL);
INSERT INTO "entries" VALUES(4,15,'action','2026-03-01 12:14:07.000000',1,101,'Bo',5,4,'{"kind":"like","outing":"fun_fair"}','[{"kind":"liked","seat":1,"outing":"fun_fair"},{"kind":"rolled","seat":2,"face":"skip_a_row","again":[]}]','person',0,'a7233c4e',NULL);
INSERT INTO "entries" VALUES(4,16,'action','2026-03-01 12:14:18.000000',2,102,'Cy',6,5,'{"kind":"skip","outing":"beach"}','[{"kind":"skipped","seat":2,"outing":"beach","row":4},{"kind":"rolled","seat":3,"face":"swap_places","again":[]}]','person',0,'87edcf43',NULL);
INSERT INTO "entries" VALUES(4,17,'action','2026-03-01 12:14:29.000000',3,103,'Di',7,6,'{"kind":"swap","rising":"diving","falling":"museum"}','[{"kind":"swapped","seat":3,"rising":"diving","falling":"museum","row":2},{"kind":"rolled","seat":4,"face":"forbidden_to_move","again":[]}]','person',0,'c8102d92',NULL);
INSERT INTO "entries" VALUES(4,18,'action','2026-03-01 12:14:40.000000',4,104,'Ed',8,7,'{"kind":"forbid","outing":"fun_fair"}','[{"kind":"forbade","seat":4,"outing":"fun_fair"},{"kind":"rolled","seat":5,"face":"skip_a_row","again":[]}]','person',0,'7db181c4',NULL);
INSERT INTO "entries" VALUES(4,19,'action','2026-03-01 12:14:51.000000',5,105,'Flo',9,8,'{"kind":"skip","outing":"spa"}','[{"kind":"skipped","seat":5,"outing":"spa","row":5},{"kind":"rolled","seat":6,"face":"like","again":[]}]','person',0,'42d66d6b',NULL);
INSERT INTO "entries" VALUES(4,20,'action','2026-03-01 12:15:02.000000',6,106,'Gus',10,9,'{"kind":"like","outing":"theatre"}','[{"kind":"liked","seat":6,"outing":"theatre"},{"kind":"rolled","seat":7,"face":"move_up","again":[]}]','person',0,'17d2f155',NULL);
INSERT INTO "entries" VALUES(4,21,'action','2026-03-01 12:15:13.000000',7,NULL,'Clover',11,NULL,'{"kind":"move_up","outing":"shopping"}','[{"kind":"moved_up","seat":7,"outing":"shopping","row":3},{"kind":"rolled","seat":0,"face":"skip_a_row","again":[]}]','bot',0,'84cda180',NULL);
INSERT INTO "entries" VALUES(4,22,'action','2026-03-01 12:15:24.000000',0,100,'Ana',12,11,'{"kind":"skip","outing":"park"}','[{"kind":"skipped","seat":0,"outing":"park","row":5},{"kind":"rolled","seat":1,"face":"like","again":[]}]','person',0,'b8f1ac16',NULL);
INSERT INTO "entries" VALUES(4,23,'action','2026-03-01 12:15:35.000000',1,101,'Bo',13,12,'{"kind":"like","outing":"fun_fair"}','[{"kind":"liked","seat":1,"outing":"fun_fair"},{"kind":"rolled","seat":2,"face":"forbidden_to_move","again":[]}]','person',0,'dbab047a',NULL);
INSERT INTO "entries" VALUES(4,24,'action','2026-03-01 12:15:46.000000',2,102,'Cy',14,13,'{"kind":"forbid","outing":"theatre"}','[{"kind":"forbade","seat":2,"outing":"theatre"},{"kind":"rolled","seat":3,"face":"move_up","again":[]}]','person',0,'24b000b0',NULL);
INSERT INTO "entries" VALUES(4,25,'action','2026-03-01 12:15:57.000000',3,103,'Di',15,14,'{"kind":"move_up","outing":"cinema"}','[{"kind":"moved_up","seat":3,"outing":"cinema","row":4},{"kind":"rolled","seat":4,"face":"swap_places","again":[]}]','person',0,'94c029cf',NULL);
INSERT INTO "entries" VALUES(4,26,'action','2026-03-01 12:16:08.000000',4,104,'Ed',16,15,'{"kind":"swap","rising":"museum","falling":"farm"}','[{"kind":"swapped","seat":4,"rising":"museum","falling":"farm","row":2},{"kind":"rolled","seat":5,"face":"like","again":[]}]','person',0,'b1ff0eae',NULL);
INSERT INTO "entries" VALUES(4,27,'action','2026-03-01 12:16:19.000000',5,105,'Flo',17,16,'{"kind":"like","outing":"fun_fair"}','[{"kind":"liked","seat":5,"outing":"fun_fair"},{"kind":"rolled","seat":6,"face":"like","again":[]}]','person',0,'51843e16',NULL);
INSERT INTO "entries" VALUES(4,28,'action','2026-03-01 12:16:30.000000',6,106,'Gus',18,17,'{"kind":"like","outing":"theatre"}','[{"kind":"liked","seat":6,"outing":"theatre"},{"kind":"rolled","seat":7,"face":"move_up","again":[]}]','person',0,'f58beabc',NULL);
INSERT INTO "entries" VALUES(4,29,'action','2026-03-01 12:16:41.000000',7,NULL,'Clover',19,NULL,'{"kind":"move_up","outing":"fun_fair"}','[{"kind":"moved_up","seat":7,"outing":"fun_fair","row":2},{"kind":"rolled","seat":0,"face":"skip_a_row","again":[]}]','bot',0,'b4ac2d90',NULL);
INSERT INTO "entries" VALUES(4,30,'action','2026-03-01 12:16:52.000000',0,100,'Ana',20,19,'{"kind":"skip","outing":"zoo"}','[{"kind":"skipped","seat":0,"outing":"zoo","row":2},{"kind":"rolled","seat":1,"face":"like","again":[]}]','person',0,'39e3fc1f',NULL);
INSERT INTO "entries" VALUES(4,31,'action','2026-03-01 12:17:03.000000',1,101,'Bo',21,20,'{"kind":"like","outing":"shopping"}','[{"kind":"liked","seat":1,"outing":"shopping"},{"kind":"rolled","seat":2,"face":"move_up","again":[]}]','person',0,'63ea1588',NULL);
INSERT INTO "entries" VALUES(4,32,'action','2026-03-01 12:17:14.000000',2,102,'Cy',22,21,'{"kind":"move_up","outing":"diving"}','[{"kind":"moved_up","seat":2,"outing":"diving","row":3},{"kind":"rolled","seat":3,"face":"move_two_up","again":[]}]','person',0,'3d206167',NULL);
INSERT INTO "entries" VALUES(4,33,'action','2026-03-01 12:17:25.000000',3,103,'Di',23,22,'{"kind":"move_up","outing":"snack_bar"}','[{"kind":"moved_up","seat":3,"outing":"snack_bar","row":2}]','person',0,'74509327',NULL);
INSERT INTO "entries" VALUES(4,34,'action','2026-03-01 12:17:36.000000',3,103,'Di',24,23,'{"kind":"move_up","outing":"ice_cream_shop"}','[{"kind":"moved_up","seat":3,"outing":"ice_cream_shop","row":1},{"kind":"rolled","seat":4,"face":"like","again":[]}]','person',0,'12edaae8',NULL);
INSERT INTO "entries" VALUES(4,35,'action','2026-03-01 12:17:47.000000',4,104,'Ed',25,24,'{"kind":"like","outing":"spa"}','[{"kind":"liked","seat":4,"outing":"spa"},{"kind":"rolled","seat":5,"face":"move_two_up","again":[]}]','person',0,'46dd9ba3',NULL);
INSERT INTO "entries" VALUES(4,36,'action','2026-03-01 12:17:58.000000',5,105,'Flo',26,25,'{"kind":"move_up","outing":"karaoke"}','[{"kind":"moved_up","seat":5,"outing":"karaoke","row":1}]','person',0,'9c085879',NULL);
INSERT INTO "entries" VALUES(4,37,'action','2026-03-01 12:18:09.000000',5,105,'Flo',27,26,'{"kind":"move_up","outing":"snack_bar"}','[{"kind":"moved_up","seat":5,"outing":"snack_bar","row":3},{"kind":"rolled","seat":6,"face":"move_two_up","again":[]}]','person',0,'52d795d5',NULL);
INSERT INTO "entries" VALUES(4,38,'action','2026-03-01 12:18:20.000000',6,106,'Gus',28,27,'{"kind":"move_up","outing":"diving"}','[{"kind":"moved_up","seat":6,"outing":"diving","row":4}]','person',0,'62422cde',NULL);
INSERT INTO "entries" VALUES(4,39,'action','2026-03-01 12:18:31.000000',6,106,'Gus',29,28,'{"kind":"move_up","outing":"travel"}','[{"kind":"moved_up","seat":6,"outing":"travel","row":2},{"kind":"rolled","seat":7,"face":"forbidden_to_move","again":[]}]','person',0,'5a0b6c1d',NULL);
INSERT INTO "entries" VALUES(4,40,'action','2026-03-01 12:18:42.000000',7,NULL,'Clover',30,NULL,'{"kind":"forbid","outing":"cinema"}','[{"kind":"forbade","seat":7,"outing":"cinema"},{"kind":"rolled","seat":0,"face":"like","again":[]}]','bot',0,'f0666b74',NULL);
INSERT INTO "entries" VALUES(4,41,'action','2026-03-01 12:18:53.000000',0,100,'Ana',31,30,'{"kind":"move_heart","source":"fun_fair","target":"karaoke"}','[{"kind":"heart_moved","seat":0,"source":"fun_fair","target":"karaoke"},{"kind":"rolled","seat":1,"face":"skip_a_row","again":[]}]','person',0,'3e7c20ec',NULL);
INSERT INTO "entries" VALUES(4,42,'action','2026-03-01 12:19:04.000000',1,101,'Bo',32,31,'{"kind":"skip","outing":"museum"}','[{"kind":"skipped","seat":1,"outing":"museum","row":4},{"kind":"rolled","seat":2,"face":"swap_places","again":[]}]','person',0,'99e19204',NULL);
INSERT INTO "entries" VALUES(4,43,'action','2026-03-01 12:19:15.000000',2,102,'Cy',33,32,'{"kind":"swap","rising":"zoo","falling":"snack_bar"}','[{"kind":"swapped","seat":2,"rising":"zoo","falling":"snack_bar","row":3},{"kind":"rolled","seat":3,"face":"move_up","again":[]}]','person',0,'5468d70f',NULL);
INSERT INTO "entries" VALUES(4,44,'action','2026-03-01 12:19:26.000000',3,103,'Di',34,33,'{"kind":"move_up","outing":"fun_fair"}','[{"kind":"moved_up","seat":3,"outing":"fun_fair","row":3},{"kind":"rolled","seat":4,"face":"move_two_up","again":[]}]','person',0,'8b6db676',NULL);
INSERT INTO "entries" VALUES(4,45,'action','2026-03-01 12:19:37.000000',4,104,'Ed',35,34,'{"kind":"move_up","outing":"camping"}','[{"kind":"moved_up","seat":4,"outing":"camping","row":1}]','person',0,'c99c23d8',NULL);
INSERT INTO "entries" VALUES(4,46,'action','2026-03-01 12:19:48.000000',4,104,'Ed',36,35,'{"kind":"move_up","outing":"karaoke"}','[{"kind":"moved_up","seat":4,"outing":"karaoke","row":2},{"kind":"rolled","seat":5,"face":"move_two_up","again":[]}]','person',0,'70c441bb',NULL);
INSERT INTO "entries" VALUES(4,47,'action','2026-03-01 12:19:59.000000',5,105,'Flo',37,36,'{"kind":"move_up","outing":"spa"}','[{"kind":"moved_up","seat":5,"outing":"spa","row":6}]','person',0,'e09523d7',NULL);
INSERT INTO "entries" VALUES(4,48,'action','2026-03-01 12:20:10.000000',5,105,'Flo',38,37,'{"kind":"move_up","outing":"beach"}','[{"kind":"moved_up","seat":5,"outing":"beach","row":5},{"kind":"rolled","seat":6,"face":"move_two_up","again":[]}]','person',0,'5959f7e4',NULL);
INSERT INTO "entries" VALUES(4,49,'action','2026-03-01 12:20:21.000000',6,106,'Gus',39,38,'{"kind":"move_up","outing":"beach"}','[{"kind":"moved_up","seat":6,"outing":"beach","row":6}]','person',0,'7af632f0',NULL);
INSERT INTO "entries" VALUES(4,50,'action','2026-03-01 12:20:32.000000',6,106,'Gus',40,39,'{"kind":"move_up","outing":"spa"}','[{"kind":"moved_up","seat":6,"outing":"spa","row":8},{"kind":"vote_opened","outing":"spa"}]','person',0,'a69455b4',NULL);
INSERT INTO "entries" VALUES(4,51,'action','2026-03-01 12:20:43.000000',7,NULL,'Clover',41,NULL,'{"kind":"vote","yes":false}','[{"kind":"vote_cast","seat":7,"yes":false}]','bot',0,'932d5b8d',NULL);
INSERT INTO "entries" VALUES(5,1,'opened','2026-03-01 12:20:43.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,2,'joined','2026-03-01 12:20:43.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,3,'joined','2026-03-01 12:20:43.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,4,'joined','2026-03-01 12:20:43.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,5,'joined','2026-03-01 12:20:43.000000',3,103,'Di',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,6,'joined','2026-03-01 12:20:43.000000',4,104,'Ed',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,7,'joined','2026-03-01 12:20:43.000000',5,105,'Flo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,8,'joined','2026-03-01 12:20:43.000000',6,106,'Gus',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,9,'bot_added','2026-03-01 12:20:43.000000',7,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,10,'started','2026-03-01 12:20:43.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'9c5c8c5f',NULL);
INSERT INTO "entries" VALUES(5,11,'action','2026-03-01 12:21:05.000000',2,102,'Cy',1,0,'{"kind":"swap","rising":"theatre","falling":"farm"}','[{"kind":"swapped","seat":2,"rising":"theatre","falling":"farm","row":2},{"kind":"rolled","seat":3,"face":"forbidden_to_move","again":[]}]','person',0,'0434bcf4',NULL);
INSERT INTO "entries" VALUES(5,12,'action','2026-03-01 12:21:16.000000',3,103,'Di',2,1,'{"kind":"forbid","outing":"fun_fair"}','[{"kind":"forbade","seat":3,"outing":"fun_fair"},{"kind":"rolled","seat":4,"face":"move_two_up","again":[]}]','person',0,'fdd76b52',NULL);
INSERT INTO "entries" VALUES(5,13,'paused','2026-03-01 12:21:27.000000',NULL,NULL,'',2,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,1,'opened','2026-03-01 12:21:27.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,2,'joined','2026-03-01 12:21:27.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,3,'joined','2026-03-01 12:21:27.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,4,'joined','2026-03-01 12:21:27.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,5,'joined','2026-03-01 12:21:27.000000',3,103,'Di',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,6,'joined','2026-03-01 12:21:27.000000',4,104,'Ed',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,7,'joined','2026-03-01 12:21:27.000000',5,105,'Flo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,8,'joined','2026-03-01 12:21:27.000000',6,106,'Gus',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,9,'bot_added','2026-03-01 12:21:27.000000',7,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
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
INSERT INTO "holders" VALUES(1,0,100,NULL,'Ana',0,1);
INSERT INTO "holders" VALUES(1,1,101,NULL,'Bo',0,0);
INSERT INTO "holders" VALUES(2,0,100,NULL,'Ana',0,23);
INSERT INTO "holders" VALUES(2,1,101,NULL,'Bo',0,24);
INSERT INTO "holders" VALUES(2,2,102,NULL,'Cy',0,21);
INSERT INTO "holders" VALUES(2,3,NULL,'average','Clover',0,NULL);
INSERT INTO "holders" VALUES(3,0,100,NULL,'Ana',0,36);
INSERT INTO "holders" VALUES(3,1,101,NULL,'Bo',0,36);
INSERT INTO "holders" VALUES(3,2,102,NULL,'Cy',0,36);
INSERT INTO "holders" VALUES(3,3,103,NULL,'Di',0,36);
INSERT INTO "holders" VALUES(3,4,104,NULL,'Ed',0,36);
INSERT INTO "holders" VALUES(3,5,NULL,'average','Clover',0,NULL);
INSERT INTO "holders" VALUES(4,0,100,NULL,'Ana',0,34);
INSERT INTO "holders" VALUES(4,1,101,NULL,'Bo',0,34);
INSERT INTO "holders" VALUES(4,2,102,NULL,'Cy',0,34);
INSERT INTO "holders" VALUES(4,3,103,NULL,'Di',0,34);
INSERT INTO "holders" VALUES(4,4,104,NULL,'Ed',0,34);
INSERT INTO "holders" VALUES(4,5,105,NULL,'Flo',0,34);
INSERT INTO "holders" VALUES(4,6,106,NULL,'Gus',0,34);
INSERT INTO "holders" VALUES(4,7,NULL,'average','Clover',0,NULL);
INSERT INTO "holders" VALUES(5,0,100,NULL,'Ana',0,NULL);
INSERT INTO "holders" VALUES(5,1,101,NULL,'Bo',0,NULL);
INSERT INTO "holders" VALUES(5,2,102,NULL,'Cy',0,0);
INSERT INTO "holders" VALUES(5,3,103,NULL,'Di',0,1);
INSERT INTO "holders" VALUES(5,4,104,NULL,'Ed',0,2);
INSERT INTO "holders" VALUES(5,5,105,NULL,'Flo',0,NULL);
INSERT INTO "holders" VALUES(5,6,106,NULL,'Gus',0,NULL);
INSERT INTO "holders" VALUES(5,7,NULL,'average','Clover',0,NULL);
INSERT INTO "holders" VALUES(6,0,100,NULL,'Ana',0,NULL);
INSERT INTO "holders" VALUES(6,1,101,NULL,'Bo',0,NULL);
INSERT INTO "holders" VALUES(6,2,102,NULL,'Cy',0,NULL);
INSERT INTO "holders" VALUES(6,3,103,NULL,'Di',0,NULL);
INSERT INTO "holders" VALUES(6,4,104,NULL,'Ed',0,NULL);
INSERT INTO "holders" VALUES(6,5,105,NULL,'Flo',0,NULL);
INSERT INTO "holders" VALUES(6,6,106,NULL,'Gus',0,NULL);
INSERT INTO "holders" VALUES(6,7,NULL,'average','Clover',0,NULL);
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
INSERT INTO "matches" VALUES(1,'um_dia_para_relaxar',1,'{"setup":"dealt"}','running',100,7,70,1000,'pt-BR',2,0,'e71a4aac99c826349d4c2cc6e3b5f4f0','{"options":{"setup":"dealt"},"phase":"move","turn":1,"first":1,"active":0,"board":{"rows":[["diving","fun_fair","snack_bar","theatre"],["zoo","travel","farm","cinema"],["camping","park","shopping"],["museum","ice_cream_shop","beach","spa"],["karaoke"],[],[],[]],"hearts":[],"forbidden":null,"out":[]},"cards":["P04","P02"],"characters":["chococat","kuromi"],"no_left":[4,4],"deck":[],"die":"move_up","votes":[],"moved":[{"outing":"karaoke","way":"two_up"},{"outing":"spa","way":"two_up"}]}','[{"seat":0,"ply":2,"digest":"f9c051a9","turn":1}]',NULL,6,2,2,NULL,NULL,'2026-03-01 12:00:00.000000','2026-03-01 12:00:33.000000');
INSERT INTO "matches" VALUES(2,'um_dia_para_relaxar',1,'{"setup":"players"}','running',100,7,70,1005,'pt-BR',4,0,'6edaabe31f84caeb7e38c79486e10e90','{"options":{"setup":"players"},"phase":"second_move","turn":24,"first":1,"active":1,"board":{"rows":[["cinema","travel","diving","fun_fair"],["shopping","camping","park","karaoke"],["museum","ice_cream_shop","zoo"],["snack_bar","farm","beach"],["spa"],["theatre"],[],[]],"hearts":["shopping"],"forbidden":"shopping","out":[]},"cards":["P13","P07","P10","P09"],"characters":["kuromi","cinnamoroll","chococat","my_melody"],"no_left":[4,4,4,4],"deck":[],"die":"move_two_up","votes":[],"moved":[{"outing":"theatre","way":"two_up"}]}','[{"seat":1,"ply":25,"digest":"20130cda","turn":24}]',NULL,31,25,24,31,NULL,'2026-03-01 12:00:44.000000','2026-03-01 12:05:08.000000');
INSERT INTO "matches" VALUES(3,'um_dia_para_relaxar',1,'{"setup":"dealt"}','running',100,7,70,1027,'pt-BR',6,0,'d240af599317bcdc30f266966ad3dc55','{"options":{"setup":"dealt"},"phase":"vote","turn":36,"first":1,"active":0,"board":{"rows":[["ice_cream_shop","zoo"],["travel","beach"],["shopping","camping"],["park","karaoke","theatre","fun_fair"],["museum","cinema"],["snack_bar","farm"],["spa"],["diving"]],"hearts":["camping","camping","cinema","diving","farm","fun_fair"],"forbidden":"farm","out":[]},"cards":["P07","P15","P08","P03","P02","P13"],"characters":["chococat","keroppi","badtz_maru","my_melody","kuromi","hello_kitty"],"no_left":[4,4,4,4,4,4],"deck":[],"die":"move_up","votes":[null,null,null,null,null,false],"moved":[{"outing":"diving","way":"up"}]}','[{"seat":0,"ply":40,"digest":"3893de26","turn":36},{"seat":1,"ply":40,"digest":"3893de26","turn":36},{"seat":2,"ply":40,"digest":"3893de26","turn":36},{"seat":3,"ply":40,"digest":"3893de26","turn":36},{"seat":4,"ply":40,"digest":"3893de26","turn":36}]',NULL,49,41,40,NULL,NULL,'2026-03-01 12:05:19.000000','2026-03-01 12:13:01.000000');
INSERT INTO "matches" VALUES(4,'um_dia_para_relaxar',1,'{"setup":"dealt"}','running',100,7,70,1064,'pt-BR',8,0,'1e6fb3389a58c9167e846c93b2488bed','{"options":{"setup":"dealt"},"phase":"vote","turn":34,"first":5,"active":6,"board":{"rows":[[],["farm","ice_cream_shop","camping"],["snack_bar","travel","karaoke"],["theatre","shopping","zoo","fun_fair"],["cinema","diving","museum"],["park"],["beach"],["spa"]],"hearts":["farm","fun_fair","fun_fair","karaoke","shopping","spa","theatre","theatre"],"forbidden":"cinema","out":[]},"cards":["P05","P02","P15","P03","P10","P12","P06","P07"],"characters":["my_melody","chococat","kuromi","hello_kitty","badtz_maru","keroppi","cinnamoroll","pompompurrin"],"no_left":[4,4,4,4,4,4,4,4],"deck":[],"die":"move_two_up","votes":[null,null,null,null,null,null,null,false],"moved":[{"outing":"beach","way":"two_up"},{"outing":"spa","way":"two_up"}]}','[{"seat":0,"ply":40,"digest":"3893de26","turn":34},{"seat":1,"ply":40,"digest":"3893de26","turn":34},{"seat":2,"ply":40,"digest":"3893de26","turn":34},{"seat":3,"ply":40,"digest":"3893de26","turn":34},{"seat":4,"ply":40,"digest":"3893de26","turn":34},{"seat":5,"ply":40,"digest":"3893de26","turn":34},{"seat":6,"ply":40,"digest":"3893de26","turn":34}]',NULL,51,41,40,NULL,NULL,'2026-03-01 12:13:01.000000','2026-03-01 12:20:43.000000');
INSERT INTO "matches" VALUES(5,'um_dia_para_relaxar',1,'{"setup":"dealt"}','paused',100,7,70,1103,'pt-BR',8,0,'e01c7dea6622baf7628f590b4d8b7932','{"options":{"setup":"dealt"},"phase":"move","turn":2,"first":2,"active":4,"board":{"rows":[["beach","spa","park","museum"],["diving","ice_cream_shop","farm","snack_bar"],["camping","fun_fair","theatre","travel"],["cinema","zoo","shopping","karaoke"],[],[],[],[]],"hearts":[],"forbidden":"fun_fair","out":[]},"cards":["P06","P14","P05","P01","P12","P04","P11","P10"],"characters":["chococat","badtz_maru","hello_kitty","cinnamoroll","my_melody","kuromi","keroppi","pompompurrin"],"no_left":[4,4,4,4,4,4,4,4],"deck":[],"die":"move_two_up","votes":[],"moved":[{"outing":"theatre","way":"swap"},{"outing":"farm","way":"swap"}]}','[{"seat":4,"ply":2,"digest":"478aa37c","turn":2}]',NULL,13,2,2,NULL,NULL,'2026-03-01 12:20:43.000000','2026-03-01 12:21:27.000000');
INSERT INTO "matches" VALUES(6,'um_dia_para_relaxar',1,'{"setup":"dealt"}','lobby',100,7,70,NULL,'pt-BR',8,0,NULL,NULL,'[]',NULL,9,0,0,NULL,NULL,'2026-03-01 12:21:27.000000','2026-03-01 12:21:27.000000');
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
INSERT INTO "players" VALUES(103,'Di','en-US');
INSERT INTO "players" VALUES(104,'Ed','en-US');
INSERT INTO "players" VALUES(105,'Flo','en-US');
INSERT INTO "players" VALUES(106,'Gus','en-US');
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
INSERT INTO "receipts" VALUES(1,'ply 1 4','2026-03-01 12:00:22.000000');
INSERT INTO "receipts" VALUES(1,'ply 1 5','2026-03-01 12:00:33.000000');
INSERT INTO "receipts" VALUES(2,'key-3','2026-03-01 12:00:44.000000');
INSERT INTO "receipts" VALUES(2,'key-4','2026-03-01 12:00:44.000000');
INSERT INTO "receipts" VALUES(2,'key-5','2026-03-01 12:00:44.000000');
INSERT INTO "receipts" VALUES(2,'key-6','2026-03-01 12:00:44.000000');
INSERT INTO "receipts" VALUES(2,'key-7','2026-03-01 12:00:44.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 6','2026-03-01 12:01:06.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 7','2026-03-01 12:01:17.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 9','2026-03-01 12:01:39.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 10','2026-03-01 12:01:50.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 11','2026-03-01 12:02:01.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 13','2026-03-01 12:02:23.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 14','2026-03-01 12:02:34.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 15','2026-03-01 12:02:45.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 17','2026-03-01 12:03:07.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 18','2026-03-01 12:03:18.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 19','2026-03-01 12:03:29.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 22','2026-03-01 12:03:40.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 23','2026-03-01 12:03:51.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 25','2026-03-01 12:04:13.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 26','2026-03-01 12:04:24.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 27','2026-03-01 12:04:35.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 29','2026-03-01 12:04:57.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 30','2026-03-01 12:05:08.000000');
INSERT INTO "receipts" VALUES(3,'key-8','2026-03-01 12:05:19.000000');
INSERT INTO "receipts" VALUES(3,'key-9','2026-03-01 12:05:19.000000');
INSERT INTO "receipts" VALUES(3,'key-10','2026-03-01 12:05:19.000000');
INSERT INTO "receipts" VALUES(3,'key-11','2026-03-01 12:05:19.000000');
INSERT INTO "receipts" VALUES(3,'key-12','2026-03-01 12:05:19.000000');
INSERT INTO "receipts" VALUES(3,'key-13','2026-03-01 12:05:19.000000');
INSERT INTO "receipts" VALUES(3,'key-14','2026-03-01 12:05:19.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 8','2026-03-01 12:05:41.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 9','2026-03-01 12:05:52.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 10','2026-03-01 12:06:03.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 11','2026-03-01 12:06:14.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 13','2026-03-01 12:06:36.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 14','2026-03-01 12:06:47.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 15','2026-03-01 12:06:58.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 16','2026-03-01 12:07:09.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 17','2026-03-01 12:07:20.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 19','2026-03-01 12:07:42.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 20','2026-03-01 12:07:53.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 21','2026-03-01 12:08:04.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 22','2026-03-01 12:08:15.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 23','2026-03-01 12:08:26.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 24','2026-03-01 12:08:37.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 26','2026-03-01 12:08:59.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 27','2026-03-01 12:09:10.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 28','2026-03-01 12:09:21.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 29','2026-03-01 12:09:32.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 30','2026-03-01 12:09:43.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 31','2026-03-01 12:09:54.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 33','2026-03-01 12:10:16.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 34','2026-03-01 12:10:27.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 35','2026-03-01 12:10:38.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 36','2026-03-01 12:10:49.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 37','2026-03-01 12:11:00.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 38','2026-03-01 12:11:11.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 40','2026-03-01 12:11:33.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 41','2026-03-01 12:11:44.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 42','2026-03-01 12:11:55.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 43','2026-03-01 12:12:06.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 44','2026-03-01 12:12:17.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 45','2026-03-01 12:12:28.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 47','2026-03-01 12:12:50.000000');
INSERT INTO "receipts" VALUES(4,'key-15','2026-03-01 12:13:01.000000');
INSERT INTO "receipts" VALUES(4,'key-16','2026-03-01 12:13:01.000000');
INSERT INTO "receipts" VALUES(4,'key-17','2026-03-01 12:13:01.000000');
INSERT INTO "receipts" VALUES(4,'key-18','2026-03-01 12:13:01.000000');
INSERT INTO "receipts" VALUES(4,'key-19','2026-03-01 12:13:01.000000');
INSERT INTO "receipts" VALUES(4,'key-20','2026-03-01 12:13:01.000000');
INSERT INTO "receipts" VALUES(4,'key-21','2026-03-01 12:13:01.000000');
INSERT INTO "receipts" VALUES(4,'key-22','2026-03-01 12:13:01.000000');
INSERT INTO "receipts" VALUES(4,'key-23','2026-03-01 12:13:01.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 10','2026-03-01 12:13:23.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 11','2026-03-01 12:13:34.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 13','2026-03-01 12:13:56.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 14','2026-03-01 12:14:07.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 15','2026-03-01 12:14:18.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 16','2026-03-01 12:14:29.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 17','2026-03-01 12:14:40.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 18','2026-03-01 12:14:51.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 19','2026-03-01 12:15:02.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 21','2026-03-01 12:15:24.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 22','2026-03-01 12:15:35.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 23','2026-03-01 12:15:46.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 24','2026-03-01 12:15:57.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 25','2026-03-01 12:16:08.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 26','2026-03-01 12:16:19.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 27','2026-03-01 12:16:30.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 29','2026-03-01 12:16:52.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 30','2026-03-01 12:17:03.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 31','2026-03-01 12:17:14.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 32','2026-03-01 12:17:25.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 33','2026-03-01 12:17:36.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 34','2026-03-01 12:17:47.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 35','2026-03-01 12:17:58.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 36','2026-03-01 12:18:09.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 37','2026-03-01 12:18:20.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 38','2026-03-01 12:18:31.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 40','2026-03-01 12:18:53.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 41','2026-03-01 12:19:04.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 42','2026-03-01 12:19:15.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 43','2026-03-01 12:19:26.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 44','2026-03-01 12:19:37.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 45','2026-03-01 12:19:48.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 46','2026-03-01 12:19:59.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 47','2026-03-01 12:20:10.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 48','2026-03-01 12:20:21.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 49','2026-03-01 12:20:32.000000');
INSERT INTO "receipts" VALUES(5,'key-24','2026-03-01 12:20:43.000000');
INSERT INTO "receipts" VALUES(5,'key-25','2026-03-01 12:20:43.000000');
INSERT INTO "receipts" VALUES(5,'key-26','2026-03-01 12:20:43.000000');
INSERT INTO "receipts" VALUES(5,'key-27','2026-03-01 12:20:43.000000');
INSERT INTO "receipts" VALUES(5,'key-28','2026-03-01 12:20:43.000000');
INSERT INTO "receipts" VALUES(5,'key-29','2026-03-01 12:20:43.000000');
INSERT INTO "receipts" VALUES(5,'key-30','2026-03-01 12:20:43.000000');
INSERT INTO "receipts" VALUES(5,'key-31','2026-03-01 12:20:43.000000');
INSERT INTO "receipts" VALUES(5,'key-32','2026-03-01 12:20:43.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 10','2026-03-01 12:21:05.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 11','2026-03-01 12:21:16.000000');
INSERT INTO "receipts" VALUES(5,'key-33','2026-03-01 12:21:27.000000');
INSERT INTO "receipts" VALUES(6,'key-34','2026-03-01 12:21:27.000000');
INSERT INTO "receipts" VALUES(6,'key-35','2026-03-01 12:21:27.000000');
INSERT INTO "receipts" VALUES(6,'key-36','2026-03-01 12:21:27.000000');
INSERT INTO "receipts" VALUES(6,'key-37','2026-03-01 12:21:27.000000');
INSERT INTO "receipts" VALUES(6,'key-38','2026-03-01 12:21:27.000000');
INSERT INTO "receipts" VALUES(6,'key-39','2026-03-01 12:21:27.000000');
INSERT INTO "receipts" VALUES(6,'key-40','2026-03-01 12:21:27.000000');
INSERT INTO "receipts" VALUES(6,'key-41','2026-03-01 12:21:27.000000');
CREATE TABLE standing (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	question VARCHAR(64) NOT NULL, 
	answer VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_standing PRIMARY KEY (match_id, seat, name, question), 
	CONSTRAINT fk_standing_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "standing" VALUES(1,1,'vote','diving','yes');
INSERT INTO "standing" VALUES(1,1,'vote','fun_fair','yes');
INSERT INTO "standing" VALUES(1,1,'vote','snack_bar','yes');
INSERT INTO "standing" VALUES(1,1,'vote','theatre','yes');
INSERT INTO "standing" VALUES(1,1,'vote','zoo','yes');
INSERT INTO "standing" VALUES(1,1,'vote','travel','yes');
INSERT INTO "standing" VALUES(1,1,'vote','farm','yes');
INSERT INTO "standing" VALUES(1,1,'vote','cinema','yes');
INSERT INTO "standing" VALUES(1,1,'vote','camping','yes');
INSERT INTO "standing" VALUES(1,1,'vote','park','yes');
INSERT INTO "standing" VALUES(1,1,'vote','shopping','yes');
INSERT INTO "standing" VALUES(1,1,'vote','museum','yes');
INSERT INTO "standing" VALUES(1,1,'vote','ice_cream_shop','yes');
INSERT INTO "standing" VALUES(1,1,'vote','beach','yes');
INSERT INTO "standing" VALUES(1,1,'vote','spa','yes');
INSERT INTO "standing" VALUES(1,1,'vote','karaoke','yes');
INSERT INTO "standing" VALUES(2,0,'vote','cinema','yes');
INSERT INTO "standing" VALUES(2,0,'vote','travel','yes');
INSERT INTO "standing" VALUES(2,0,'vote','diving','yes');
INSERT INTO "standing" VALUES(2,0,'vote','fun_fair','yes');
INSERT INTO "standing" VALUES(2,0,'vote','shopping','yes');
INSERT INTO "standing" VALUES(2,0,'vote','camping','yes');
INSERT INTO "standing" VALUES(2,0,'vote','park','yes');
INSERT INTO "standing" VALUES(2,0,'vote','karaoke','yes');
INSERT INTO "standing" VALUES(2,0,'vote','museum','yes');
INSERT INTO "standing" VALUES(2,0,'vote','ice_cream_shop','yes');
INSERT INTO "standing" VALUES(2,0,'vote','zoo','yes');
INSERT INTO "standing" VALUES(2,0,'vote','snack_bar','yes');
INSERT INTO "standing" VALUES(2,0,'vote','farm','yes');
INSERT INTO "standing" VALUES(2,0,'vote','beach','yes');
INSERT INTO "standing" VALUES(2,0,'vote','spa','yes');
INSERT INTO "standing" VALUES(2,0,'vote','theatre','yes');
INSERT INTO "standing" VALUES(2,2,'vote','cinema','yes');
INSERT INTO "standing" VALUES(2,2,'vote','travel','yes');
INSERT INTO "standing" VALUES(2,2,'vote','diving','yes');
INSERT INTO "standing" VALUES(2,2,'vote','fun_fair','yes');
INSERT INTO "standing" VALUES(2,2,'vote','shopping','yes');
INSERT INTO "standing" VALUES(2,2,'vote','camping','yes');
INSERT INTO "standing" VALUES(2,2,'vote','park','yes');
INSERT INTO "standing" VALUES(2,2,'vote','karaoke','yes');
INSERT INTO "standing" VALUES(2,2,'vote','museum','yes');
INSERT INTO "standing" VALUES(2,2,'vote','ice_cream_shop','yes');
INSERT INTO "standing" VALUES(2,2,'vote','zoo','yes');
INSERT INTO "standing" VALUES(2,2,'vote','snack_bar','yes');
INSERT INTO "standing" VALUES(2,2,'vote','farm','yes');
INSERT INTO "standing" VALUES(2,2,'vote','beach','yes');
INSERT INTO "standing" VALUES(2,2,'vote','spa','yes');
INSERT INTO "standing" VALUES(2,2,'vote','theatre','yes');
INSERT INTO "standing" VALUES(5,0,'vote','beach','yes');
INSERT INTO "standing" VALUES(5,0,'vote','spa','yes');
INSERT INTO "standing" VALUES(5,0,'vote','park','yes');
INSERT INTO "standing" VALUES(5,0,'vote','museum','yes');
INSERT INTO "standing" VALUES(5,0,'vote','diving','yes');
INSERT INTO "standing" VALUES(5,0,'vote','ice_cream_shop','yes');
INSERT INTO "standing" VALUES(5,0,'vote','farm','yes');
INSERT INTO "standing" VALUES(5,0,'vote','snack_bar','yes');
INSERT INTO "standing" VALUES(5,0,'vote','camping','yes');
INSERT INTO "standing" VALUES(5,0,'vote','fun_fair','yes');
INSERT INTO "standing" VALUES(5,0,'vote','theatre','yes');
INSERT INTO "standing" VALUES(5,0,'vote','travel','yes');
INSERT INTO "standing" VALUES(5,0,'vote','cinema','yes');
INSERT INTO "standing" VALUES(5,0,'vote','zoo','yes');
INSERT INTO "standing" VALUES(5,0,'vote','shopping','yes');
INSERT INTO "standing" VALUES(5,0,'vote','karaoke','yes');
INSERT INTO "standing" VALUES(5,1,'vote','beach','yes');
INSERT INTO "standing" VALUES(5,1,'vote','spa','yes');
INSERT INTO "standing" VALUES(5,1,'vote','park','yes');
INSERT INTO "standing" VALUES(5,1,'vote','museum','yes');
INSERT INTO "standing" VALUES(5,1,'vote','diving','yes');
INSERT INTO "standing" VALUES(5,1,'vote','ice_cream_shop','yes');
INSERT INTO "standing" VALUES(5,1,'vote','farm','yes');
INSERT INTO "standing" VALUES(5,1,'vote','snack_bar','yes');
INSERT INTO "standing" VALUES(5,1,'vote','camping','yes');
INSERT INTO "standing" VALUES(5,1,'vote','fun_fair','yes');
INSERT INTO "standing" VALUES(5,1,'vote','theatre','yes');
INSERT INTO "standing" VALUES(5,1,'vote','travel','yes');
INSERT INTO "standing" VALUES(5,1,'vote','cinema','yes');
INSERT INTO "standing" VALUES(5,1,'vote','zoo','yes');
INSERT INTO "standing" VALUES(5,1,'vote','shopping','yes');
INSERT INTO "standing" VALUES(5,1,'vote','karaoke','yes');
INSERT INTO "standing" VALUES(5,2,'vote','beach','yes');
INSERT INTO "standing" VALUES(5,2,'vote','spa','yes');
INSERT INTO "standing" VALUES(5,2,'vote','park','yes');
INSERT INTO "standing" VALUES(5,2,'vote','museum','yes');
INSERT INTO "standing" VALUES(5,2,'vote','diving','yes');
INSERT INTO "standing" VALUES(5,2,'vote','ice_cream_shop','yes');
INSERT INTO "standing" VALUES(5,2,'vote','farm','yes');
INSERT INTO "standing" VALUES(5,2,'vote','snack_bar','yes');
INSERT INTO "standing" VALUES(5,2,'vote','camping','yes');
INSERT INTO "standing" VALUES(5,2,'vote','fun_fair','yes');
INSERT INTO "standing" VALUES(5,2,'vote','theatre','yes');
INSERT INTO "standing" VALUES(5,2,'vote','travel','yes');
INSERT INTO "standing" VALUES(5,2,'vote','cinema','yes');
INSERT INTO "standing" VALUES(5,2,'vote','zoo','yes');
INSERT INTO "standing" VALUES(5,2,'vote','shopping','yes');
INSERT INTO "standing" VALUES(5,2,'vote','karaoke','yes');
INSERT INTO "standing" VALUES(5,3,'vote','beach','yes');
INSERT INTO "standing" VALUES(5,3,'vote','spa','yes');
INSERT INTO "standing" VALUES(5,3,'vote','park','yes');
INSERT INTO "standing" VALUES(5,3,'vote','museum','yes');
INSERT INTO "standing" VALUES(5,3,'vote','diving','yes');
INSERT INTO "standing" VALUES(5,3,'vote','ice_cream_shop','yes');
INSERT INTO "standing" VALUES(5,3,'vote','farm','yes');
INSERT INTO "standing" VALUES(5,3,'vote','snack_bar','yes');
INSERT INTO "standing" VALUES(5,3,'vote','camping','yes');
INSERT INTO "standing" VALUES(5,3,'vote','fun_fair','yes');
INSERT INTO "standing" VALUES(5,3,'vote','theatre','yes');
INSERT INTO "standing" VALUES(5,3,'vote','travel','yes');
INSERT INTO "standing" VALUES(5,3,'vote','cinema','yes');
INSERT INTO "standing" VALUES(5,3,'vote','zoo','yes');
INSERT INTO "standing" VALUES(5,3,'vote','shopping','yes');
INSERT INTO "standing" VALUES(5,3,'vote','karaoke','yes');
INSERT INTO "standing" VALUES(5,5,'vote','beach','yes');
INSERT INTO "standing" VALUES(5,5,'vote','spa','yes');
INSERT INTO "standing" VALUES(5,5,'vote','park','yes');
INSERT INTO "standing" VALUES(5,5,'vote','museum','yes');
INSERT INTO "standing" VALUES(5,5,'vote','diving','yes');
INSERT INTO "standing" VALUES(5,5,'vote','ice_cream_shop','yes');
INSERT INTO "standing" VALUES(5,5,'vote','farm','yes');
INSERT INTO "standing" VALUES(5,5,'vote','snack_bar','yes');
INSERT INTO "standing" VALUES(5,5,'vote','camping','yes');
INSERT INTO "standing" VALUES(5,5,'vote','fun_fair','yes');
INSERT INTO "standing" VALUES(5,5,'vote','theatre','yes');
INSERT INTO "standing" VALUES(5,5,'vote','travel','yes');
INSERT INTO "standing" VALUES(5,5,'vote','cinema','yes');
INSERT INTO "standing" VALUES(5,5,'vote','zoo','yes');
INSERT INTO "standing" VALUES(5,5,'vote','shopping','yes');
INSERT INTO "standing" VALUES(5,5,'vote','karaoke','yes');
INSERT INTO "standing" VALUES(5,6,'vote','beach','yes');
INSERT INTO "standing" VALUES(5,6,'vote','spa','yes');
INSERT INTO "standing" VALUES(5,6,'vote','park','yes');
INSERT INTO "standing" VALUES(5,6,'vote','museum','yes');
INSERT INTO "standing" VALUES(5,6,'vote','diving','yes');
INSERT INTO "standing" VALUES(5,6,'vote','ice_cream_shop','yes');
INSERT INTO "standing" VALUES(5,6,'vote','farm','yes');
INSERT INTO "standing" VALUES(5,6,'vote','snack_bar','yes');
INSERT INTO "standing" VALUES(5,6,'vote','camping','yes');
INSERT INTO "standing" VALUES(5,6,'vote','fun_fair','yes');
INSERT INTO "standing" VALUES(5,6,'vote','theatre','yes');
INSERT INTO "standing" VALUES(5,6,'vote','travel','yes');
INSERT INTO "standing" VALUES(5,6,'vote','cinema','yes');
INSERT INTO "standing" VALUES(5,6,'vote','zoo','yes');
INSERT INTO "standing" VALUES(5,6,'vote','shopping','yes');
INSERT INTO "standing" VALUES(5,6,'vote','karaoke','yes');
CREATE INDEX ix_matches_channel_id_status ON matches (channel_id, status);
CREATE INDEX ix_matches_thread_id ON matches (thread_id);
CREATE INDEX ix_matches_rematch_of ON matches (rematch_of);
CREATE INDEX ix_holders_user_id ON holders (user_id);
CREATE INDEX ix_receipts_at ON receipts (at);
CREATE INDEX ix_deliveries_due ON deliveries (due);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('matches',6);
INSERT INTO "sqlite_sequence" VALUES('deliveries',43);
COMMIT;
