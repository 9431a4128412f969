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
INSERT INTO "clocks" VALUES(1,1,0,'2026-03-01 12:00:00.000000','2026-03-03 12:00:00.000000',NULL,0,0,0,'2026-03-02 12:00:00.000000',0,0,'[]');
INSERT INTO "clocks" VALUES(2,0,39,NULL,NULL,172778,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(2,1,40,NULL,NULL,172778,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(2,2,41,NULL,NULL,172778,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(3,2,4,NULL,NULL,172745,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(3,0,6,NULL,NULL,172756,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(3,1,7,'2026-03-01 12:14:40.000000','2026-03-03 12:14:40.000000',NULL,0,0,0,'2026-03-02 12:14:40.000000',0,0,'[]');
INSERT INTO "clocks" VALUES(4,3,39,NULL,NULL,172778,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(4,4,40,NULL,NULL,172778,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(4,0,52,NULL,NULL,172778,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(4,1,53,NULL,NULL,172778,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(4,2,55,NULL,NULL,172789,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(5,0,21,NULL,NULL,172723,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(5,1,22,NULL,NULL,172756,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(5,2,23,NULL,NULL,172756,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(5,3,24,NULL,NULL,172767,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(5,4,25,NULL,NULL,172756,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(6,6,12,NULL,NULL,172778,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(6,0,15,NULL,NULL,172778,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(6,1,16,NULL,NULL,172778,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(6,2,17,NULL,NULL,172778,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(6,3,18,NULL,NULL,172778,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(6,4,19,NULL,NULL,172778,0,0,0,NULL,0,0,'[]');
INSERT INTO "clocks" VALUES(6,5,20,'2026-03-01 12:52:59.000000','2026-03-03 12:52:59.000000',NULL,0,0,0,'2026-03-02 12:52:59.000000',0,0,'[]');
INSERT INTO "clocks" VALUES(7,3,0,NULL,NULL,172767,0,0,0,NULL,0,0,'[]');
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
INSERT INTO "deliveries" VALUES(3,1,'board',-1,'6','6',NULL,0,1,1000,1001,'2026-03-01 12:00:11.000000','2026-03-01 12:00:33.000000',1,NULL,'{"seats":[1],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(4,1,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(5,2,'clock',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(6,2,'lobby',-1,'110','110',NULL,0,0,70,1002,'2026-03-01 12:00:33.000000','2026-03-01 12:10:27.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(7,2,'board',-1,'110','110',NULL,0,1,1002,1025,'2026-03-01 12:10:05.000000','2026-03-01 12:10:27.000000',23,NULL,'{"seats":[2],"turn":41}',NULL,NULL);
INSERT INTO "deliveries" VALUES(8,2,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(9,2,'bots',-1,'108','108',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(10,2,'result',-1,'110','110',NULL,0,0,1002,1026,'2026-03-01 12:10:27.000000',NULL,1,NULL,'{"seats":[],"turn":51}',NULL,NULL);
INSERT INTO "deliveries" VALUES(11,3,'clock',-1,'','','2026-03-02 12:14:40.000000',0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(12,3,'lobby',-1,'6','6',NULL,0,0,70,1027,'2026-03-01 12:10:27.000000','2026-03-01 12:10:38.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(13,3,'board',-1,'39','39',NULL,0,1,1027,1033,'2026-03-01 12:14:51.000000','2026-03-01 12:15:35.000000',6,NULL,'{"seats":[1],"turn":7}',NULL,NULL);
INSERT INTO "deliveries" VALUES(14,3,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(15,3,'bots',-1,'30','30',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(16,4,'clock',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(17,4,'lobby',-1,'120','120',NULL,0,0,70,1034,'2026-03-01 12:15:35.000000','2026-03-01 12:27:30.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(18,4,'board',-1,'120','120',NULL,0,1,1034,1064,'2026-03-01 12:27:30.000000','2026-03-01 12:27:30.000000',30,NULL,'{"seats":[2],"turn":55}',NULL,NULL);
INSERT INTO "deliveries" VALUES(19,4,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(20,4,'bots',-1,'111','111',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(21,4,'result',-1,'120','120',NULL,0,0,1034,1066,'2026-03-01 12:27:30.000000',NULL,1,NULL,'{"seats":[],"turn":55}',NULL,NULL);
INSERT INTO "deliveries" VALUES(22,5,'clock',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(23,5,'lobby',-1,'128','128',NULL,0,0,70,1065,'2026-03-01 12:27:30.000000','2026-03-01 12:46:45.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(24,5,'board',-1,'128','128',NULL,0,1,1065,1088,'2026-03-01 12:46:01.000000','2026-03-01 12:46:45.000000',22,NULL,'{"seats":[4],"turn":25}',NULL,NULL);
INSERT INTO "deliveries" VALUES(25,5,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(26,5,'bots',-1,'127','127',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(27,5,'result',-1,'128','128',NULL,0,0,1065,1089,'2026-03-01 12:46:45.000000',NULL,1,NULL,'{"seats":[],"turn":26}',NULL,NULL);
INSERT INTO "deliveries" VALUES(28,6,'clock',-1,'','','2026-03-02 12:52:59.000000',0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(29,6,'lobby',-1,'10','10',NULL,0,0,70,1090,'2026-03-01 12:46:45.000000','2026-03-01 12:46:56.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(30,6,'board',-1,'50','50',NULL,0,0,1090,1107,'2026-03-01 12:53:10.000000',NULL,17,NULL,'{"seats":[5],"turn":20}',NULL,NULL);
INSERT INTO "deliveries" VALUES(31,6,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(32,6,'bots',-1,'39','39',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(33,7,'clock',-1,'','','2026-03-31 12:53:43.000000',0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(34,7,'lobby',-1,'10','10',NULL,0,0,70,1108,'2026-03-01 12:53:10.000000','2026-03-01 12:53:21.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(35,7,'board',-1,'13','13',NULL,0,1,1108,1109,'2026-03-01 12:53:21.000000','2026-03-01 12:53:54.000000',1,NULL,'{"seats":[3],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(36,7,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(37,8,'clock',-1,'','','2026-03-31 12:53:43.000000',0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(38,8,'lobby',-1,'9','9',NULL,0,0,70,1110,'2026-03-01 12:53:43.000000','2026-03-01 12:53:54.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
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
INSERT INTO "entries" VALUES(1,4,'started','2026-03-01 12:00:00.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'ae66c230',NULL);
INSERT INTO "entries" VALUES(1,5,'action','2026-03-01 12:00:11.000000',1,101,'Bo',1,0,'{"kind":"flip","cells":["A3","A4"]}','[{"kind":"flipped","seat":1,"cells":["A3","A4"],"tiles":["K47","K38"],"by_sun":false,"fleeting":true},{"kind":"tiles_matched","seat":1,"ability":"forest","cells":["A3","A4"],"recharged":true,"fleeting":true}]','person',0,'2e352f91',NULL);
INSERT INTO "entries" VALUES(1,6,'action','2026-03-01 12:00:22.000000',1,101,'Bo',2,1,'{"kind":"take","cell":"A4"}','[{"kind":"taken","seat":1,"cell":"A4","tile":"K38","by_water":false}]','person',0,'8cce5029',NULL);
INSERT INTO "entries" VALUES(2,1,'opened','2026-03-01 12:00:33.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,2,'joined','2026-03-01 12:00:33.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,3,'joined','2026-03-01 12:00:33.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,4,'joined','2026-03-01 12:00:33.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,5,'bot_added','2026-03-01 12:00:33.000000',3,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,6,'started','2026-03-01 12:00:33.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'068e99b8',NULL);
INSERT INTO "entries" VALUES(2,7,'action','2026-03-01 12:00:44.000000',1,101,'Bo',1,0,'{"kind":"flip_one","cell":"D5"}','[{"kind":"flipped","seat":1,"cells":["D5"],"tiles":["K35"],"by_sun":false,"fleeting":true}]','person',0,'18a8a32e',NULL);
INSERT INTO "entries" VALUES(2,8,'action','2026-03-01 12:00:55.000000',1,101,'Bo',2,1,'{"kind":"flip_one","cell":"C1"}','[{"kind":"flipped","seat":1,"cells":["C1"],"tiles":["K22"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":1,"cells":["C1","D5"]}]','person',0,'874fb755',NULL);
INSERT INTO "entries" VALUES(2,9,'action','2026-03-01 12:01:06.000000',2,102,'Cy',3,2,'{"kind":"flip_one","cell":"B1"}','[{"kind":"flipped","seat":2,"cells":["B1"],"tiles":["K16"],"by_sun":false,"fleeting":true}]','person',0,'cd32cd9e',NULL);
INSERT INTO "entries" VALUES(2,10,'action','2026-03-01 12:01:17.000000',2,102,'Cy',4,3,'{"kind":"flip_one","cell":"A6"}','[{"kind":"flipped","seat":2,"cells":["A6"],"tiles":["K11"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":2,"cells":["B1","A6"]}]','person',0,'e509b234',NULL);
INSERT INTO "entries" VALUES(2,11,'action','2026-03-01 12:01:28.000000',3,NULL,'Clover',5,NULL,'{"kind":"flip_one","cell":"A1"}','[{"kind":"flipped","seat":3,"cells":["A1"],"tiles":["K34"],"by_sun":false,"fleeting":true}]','bot',0,'738f652c',NULL);
INSERT INTO "entries" VALUES(2,12,'action','2026-03-01 12:01:28.000000',3,NULL,'Clover',6,NULL,'{"kind":"flip_one","cell":"B7"}','[{"kind":"flipped","seat":3,"cells":["B7"],"tiles":["K42"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":3,"cells":["A1","B7"]}]','bot',0,'b5a3d342',NULL);
INSERT INTO "entries" VALUES(2,13,'action','2026-03-01 12:01:39.000000',0,100,'Ana',7,6,'{"kind":"flip_one","cell":"C4"}','[{"kind":"flipped","seat":0,"cells":["C4"],"tiles":["K06"],"by_sun":false,"fleeting":true}]','person',0,'77d8c454',NULL);
INSERT INTO "entries" VALUES(2,14,'action','2026-03-01 12:01:50.000000',0,100,'Ana',8,7,'{"kind":"flip_one","cell":"E6"}','[{"kind":"flipped","seat":0,"cells":["E6"],"tiles":["K19"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":0,"cells":["C4","E6"]}]','person',0,'ec7880d4',NULL);
INSERT INTO "entries" VALUES(2,15,'action','2026-03-01 12:02:01.000000',1,101,'Bo',9,8,'{"kind":"flip_one","cell":"F2"}','[{"kind":"flipped","seat":1,"cells":["F2"],"tiles":["K24"],"by_sun":false,"fleeting":true}]','person',0,'2c858bc4',NULL);
INSERT INTO "entries" VALUES(2,16,'action','2026-03-01 12:02:12.000000',1,101,'Bo',10,9,'{"kind":"flip_one","cell":"F1"}','[{"kind":"flipped","seat":1,"cells":["F1"],"tiles":["K33"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":1,"cells":["F1","F2"]}]','person',0,'52804b79',NULL);
INSERT INTO "entries" VALUES(2,17,'action','2026-03-01 12:02:23.000000',2,102,'Cy',11,10,'{"kind":"flip_one","cell":"D6"}','[{"kind":"flipped","seat":2,"cells":["D6"],"tiles":["K08"],"by_sun":false,"fleeting":true}]','person',0,'c790625a',NULL);
INSERT INTO "entries" VALUES(2,18,'action','2026-03-01 12:02:34.000000',2,102,'Cy',12,11,'{"kind":"flip_one","cell":"F1"}','[{"kind":"flipped","seat":2,"cells":["F1"],"tiles":["K33"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":2,"cells":["F1","D6"]}]','person',0,'2adcf854',NULL);
INSERT INTO "entries" VALUES(2,19,'action','2026-03-01 12:02:45.000000',3,NULL,'Clover',13,NULL,'{"kind":"flip_one","cell":"A1"}','[{"kind":"flipped","seat":3,"cells":["A1"],"tiles":["K34"],"by_sun":false,"fleeting":true}]','bot',0,'120d2778',NULL);
INSERT INTO "entries" VALUES(2,20,'action','2026-03-01 12:02:45.000000',3,NULL,'Clover',14,NULL,'{"kind":"flip_one","cell":"F1"}','[{"kind":"flipped","seat":3,"cells":["F1"],"tiles":["K33"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":3,"cells":["A1","F1"],"tiles":["K34","K33"]}]','bot',0,'945129c3',NULL);
INSERT INTO "entries" VALUES(2,21,'action','2026-03-01 12:02:45.000000',3,NULL,'Clover',15,NULL,'{"kind":"flip_one","cell":"D3"}','[{"kind":"flipped","seat":3,"cells":["D3"],"tiles":["K07"],"by_sun":false,"fleeting":true}]','bot',0,'0c647f27',NULL);
INSERT INTO "entries" VALUES(2,22,'action','2026-03-01 12:02:45.000000',3,NULL,'Clover',16,NULL,'{"kind":"flip_one","cell":"D6"}','[{"kind":"flipped","seat":3,"cells":["D6"],"tiles":["K08"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":3,"cells":["D3","D6"],"tiles":["K07","K08"]}]','bot',0,'5d69ab87',NULL);
INSERT INTO "entries" VALUES(2,23,'action','2026-03-01 12:02:45.000000',3,NULL,'Clover',17,NULL,'{"kind":"flip_one","cell":"D2"}','[{"kind":"flipped","seat":3,"cells":["D2"],"tiles":["K05"],"by_sun":false,"fleeting":true}]','bot',0,'17924447',NULL);
INSERT INTO "entries" VALUES(2,24,'action','2026-03-01 12:02:45.000000',3,NULL,'Clover',18,NULL,'{"kind":"flip_one","cell":"C4"}','[{"kind":"flipped","seat":3,"cells":["C4"],"tiles":["K06"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":3,"cells":["D2","C4"],"tiles":["K05","K06"]}]','bot',0,'bc814820',NULL);
INSERT INTO "entries" VALUES(2,25,'action','2026-03-01 12:02:45.000000',3,NULL,'Clover',19,NULL,'{"kind":"flip_one","cell":"E4"}','[{"kind":"flipped","seat":3,"cells":["E4"],"tiles":["K26"],"by_sun":false,"fleeting":true}]','bot',0,'41d4e2f8',NULL);
INSERT INTO "entries" VALUES(2,26,'action','2026-03-01 12:02:45.000000',3,NULL,'Clover',20,NULL,'{"kind":"flip_one","cell":"F4"}','[{"kind":"flipped","seat":3,"cells":["F4"],"tiles":["K40"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":3,"cells":["E4","F4"]}]','bot',0,'d8380188',NULL);
INSERT INTO "entries" VALUES(2,27,'action','2026-03-01 12:02:56.000000',0,100,'Ana',21,20,'{"kind":"flip_one","cell":"E6"}','[{"kind":"flipped","seat":0,"cells":["E6"],"tiles":["K19"],"by_sun":false,"fleeting":true}]','person',0,'33a17269',NULL);
INSERT INTO "entries" VALUES(2,28,'action','2026-03-01 12:03:07.000000',0,100,'Ana',22,21,'{"kind":"flip_one","cell":"B2"}','[{"kind":"flipped","seat":0,"cells":["B2"],"tiles":["K13"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":0,"cells":["B2","E6"]}]','person',0,'5273c24e',NULL);
INSERT INTO "entries" VALUES(2,29,'action','2026-03-01 12:03:18.000000',1,101,'Bo',23,22,'{"kind":"flip_one","cell":"A5"}','[{"kind":"flipped","seat":1,"cells":["A5"],"tiles":["K15"],"by_sun":false,"fleeting":true}]','person',0,'0e181bcb',NULL);
INSERT INTO "entries" VALUES(2,30,'action','2026-03-01 12:03:29.000000',1,101,'Bo',24,23,'{"kind":"flip_one","cell":"D5"}','[{"kind":"flipped","seat":1,"cells":["D5"],"tiles":["K35"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":1,"cells":["A5","D5"]}]','person',0,'63633a0a',NULL);
INSERT INTO "entries" VALUES(2,31,'action','2026-03-01 12:03:40.000000',2,102,'Cy',25,24,'{"kind":"flip_one","cell":"E2"}','[{"kind":"flipped","seat":2,"cells":["E2"],"tiles":["K04"],"by_sun":false,"fleeting":true}]','person',0,'bf38c315',NULL);
INSERT INTO "entries" VALUES(2,32,'action','2026-03-01 12:03:51.000000',2,102,'Cy',26,25,'{"kind":"flip_one","cell":"F3"}','[{"kind":"flipped","seat":2,"cells":["F3"],"tiles":["K29"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":2,"cells":["E2","F3"]}]','person',0,'99a79748',NULL);
INSERT INTO "entries" VALUES(2,33,'action','2026-03-01 12:04:02.000000',3,NULL,'Clover',27,NULL,'{"kind":"flip_one","cell":"A3"}','[{"kind":"flipped","seat":3,"cells":["A3"],"tiles":["K18"],"by_sun":false,"fleeting":true}]','bot',0,'841f9bc4',NULL);
INSERT INTO "entries" VALUES(2,34,'action','2026-03-01 12:04:02.000000',3,NULL,'Clover',28,NULL,'{"kind":"flip_one","cell":"B4"}','[{"kind":"flipped","seat":3,"cells":["B4"],"tiles":["K20"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":3,"cells":["A3","B4"]}]','bot',0,'3b73f994',NULL);
INSERT INTO "entries" VALUES(2,35,'action','2026-03-01 12:04:13.000000',0,100,'Ana',29,28,'{"kind":"flip_one","cell":"A2"}','[{"kind":"flipped","seat":0,"cells":["A2"],"tiles":["K41"],"by_sun":false,"fleeting":true}]','person',0,'7413b7a0',NULL);
INSERT INTO "entries" VALUES(2,36,'action','2026-03-01 12:04:24.000000',0,100,'Ana',30,29,'{"kind":"flip_one","cell":"E4"}','[{"kind":"flipped","seat":0,"cells":["E4"],"tiles":["K26"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":0,"cells":["A2","E4"]}]','person',0,'6f83c878',NULL);
INSERT INTO "entries" VALUES(2,37,'action','2026-03-01 12:04:35.000000',1,101,'Bo',31,30,'{"kind":"flip_one","cell":"E1"}','[{"kind":"flipped","seat":1,"cells":["E1"],"tiles":["K44"],"by_sun":false,"fleeting":true}]','person',0,'1724282a',NULL);
INSERT INTO "entries" VALUES(2,38,'action','2026-03-01 12:04:46.000000',1,101,'Bo',32,31,'{"kind":"flip_one","cell":"E4"}','[{"kind":"flipped","seat":1,"cells":["E4"],"tiles":["K26"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":1,"cells":["E1","E4"]}]','person',0,'02e8019c',NULL);
INSERT INTO "entries" VALUES(2,39,'action','2026-03-01 12:04:57.000000',2,102,'Cy',33,32,'{"kind":"flip_one","cell":"F2"}','[{"kind":"flipped","seat":2,"cells":["F2"],"tiles":["K24"],"by_sun":false,"fleeting":true}]','person',0,'46f16386',NULL);
INSERT INTO "entries" VALUES(2,40,'action','2026-03-01 12:05:08.000000',2,102,'Cy',34,33,'{"kind":"flip_one","cell":"B2"}','[{"kind":"flipped","seat":2,"cells":["B2"],"tiles":["K13"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":2,"cells":["B2","F2"]}]','person',0,'ed7fa115',NULL);
INSERT INTO "entries" VALUES(2,41,'action','2026-03-01 12:05:19.000000',3,NULL,'Clover',35,NULL,'{"kind":"flip_one","cell":"E6"}','[{"kind":"flipped","seat":3,"cells":["E6"],"tiles":["K19"],"by_sun":false,"fleeting":true}]','bot',0,'f2378ba6',NULL);
INSERT INTO "entries" VALUES(2,42,'action','2026-03-01 12:05:19.000000',3,NULL,'Clover',36,NULL,'{"kind":"flip_one","cell":"B4"}','[{"kind":"flipped","seat":3,"cells":["B4"],"tiles":["K20"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":3,"cells":["B4","E6"],"tiles":["K20","K19"]}]','bot',0,'97ad59ca',NULL);
INSERT INTO "entries" VALUES(2,43,'action','2026-03-01 12:05:19.000000',3,NULL,'Clover',37,NULL,'{"kind":"flip_one","cell":"A5"}','[{"kind":"flipped","seat":3,"cells":["A5"],"tiles":["K15"],"by_sun":false,"fleeting":true}]','bot',0,'09c9c1de',NULL);
INSERT INTO "entries" VALUES(2,44,'action','2026-03-01 12:05:19.000000',3,NULL,'Clover',38,NULL,'{"kind":"flip_one","cell":"B1"}','[{"kind":"flipped","seat":3,"cells":["B1"],"tiles":["K16"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":3,"cells":["B1","A5"],"tiles":["K16","K15"]}]','bot',0,'58aa33c4',NULL);
INSERT INTO "entries" VALUES(2,45,'action','2026-03-01 12:05:19.000000',3,NULL,'Clover',39,NULL,'{"kind":"flip_one","cell":"G1"}','[{"kind":"flipped","seat":3,"cells":["G1"],"tiles":["K09"],"by_sun":false,"fleeting":true}]','bot',0,'9df62314',NULL);
INSERT INTO "entries" VALUES(2,46,'action','2026-03-01 12:05:19.000000',3,NULL,'Clover',40,NULL,'{"kind":"flip_one","cell":"E2"}','[{"kind":"flipped","seat":3,"cells":["E2"],"tiles":["K04"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":3,"cells":["G1","E2"]}]','bot',0,'7b547733',NULL);
INSERT INTO "entries" VALUES(2,47,'action','2026-03-01 12:05:30.000000',0,100,'Ana',41,40,'{"kind":"flip_one","cell":"F3"}','[{"kind":"flipped","seat":0,"cells":["F3"],"tiles":["K29"],"by_sun":false,"fleeting":true}]','person',0,'e1abc5fe',NULL);
INSERT INTO "entries" VALUES(2,48,'action','2026-03-01 12:05:41.000000',0,100,'Ana',42,41,'{"kind":"flip_one","cell":"B7"}','[{"kind":"flipped","seat":0,"cells":["B7"],"tiles":["K42"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":0,"cells":["F3","B7"]}]','person',0,'03d6c84a',NULL);
INSERT INTO "entries" VALUES(2,49,'action','2026-03-01 12:05:52.000000',1,101,'Bo',43,42,'{"kind":"flip_one","cell":"G2"}','[{"kind":"flipped","seat":1,"cells":["G2"],"tiles":["K21"],"by_sun":false,"fleeting":true}]','person',0,'62cfad8a',NULL);
INSERT INTO "entries" VALUES(2,50,'action','2026-03-01 12:06:03.000000',1,101,'Bo',44,43,'{"kind":"flip_one","cell":"G1"}','[{"kind":"flipped","seat":1,"cells":["G1"],"tiles":["K09"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":1,"cells":["G1","G2"]}]','person',0,'50036e79',NULL);
INSERT INTO "entries" VALUES(2,51,'action','2026-03-01 12:06:14.000000',2,102,'Cy',45,44,'{"kind":"flip_one","cell":"C3"}','[{"kind":"flipped","seat":2,"cells":["C3"],"tiles":["K27"],"by_sun":false,"fleeting":true}]','person',0,'3f8f7ccf',NULL);
INSERT INTO "entries" VALUES(2,52,'action','2026-03-01 12:06:25.000000',2,102,'Cy',46,45,'{"kind":"flip_one","cell":"E5"}','[{"kind":"flipped","seat":2,"cells":["E5"],"tiles":["K37"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":2,"cells":["C3","E5"]}]','person',0,'a5b1c48a',NULL);
INSERT INTO "entries" VALUES(2,53,'action','2026-03-01 12:06:36.000000',3,NULL,'Clover',47,NULL,'{"kind":"flip_one","cell":"F5"}','[{"kind":"flipped","seat":3,"cells":["F5"],"tiles":["K43"],"by_sun":false,"fleeting":true}]','bot',0,'f7b122f4',NULL);
INSERT INTO "entries" VALUES(2,54,'action','2026-03-01 12:06:36.000000',3,NULL,'Clover',48,NULL,'{"kind":"flip_one","cell":"B6"}','[{"kind":"flipped","seat":3,"cells":["B6"],"tiles":["K25"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":3,"cells":["F5","B6"]}]','bot',0,'0484042d',NULL);
INSERT INTO "entries" VALUES(2,55,'action','2026-03-01 12:06:47.000000',0,100,'Ana',49,48,'{"kind":"flip_one","cell":"A6"}','[{"kind":"flipped","seat":0,"cells":["A6"],"tiles":["K11"],"by_sun":false,"fleeting":true}]','person',0,'d823a265',NULL);
INSERT INTO "entries" VALUES(2,56,'action','2026-03-01 12:06:58.000000',0,100,'Ana',50,49,'{"kind":"flip_one","cell":"F2"}','[{"kind":"flipped","seat":0,"cells":["F2"],"tiles":["K24"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":0,"cells":["F2","A6"]}]','person',0,'edd7e0ba',NULL);
INSERT INTO "entries" VALUES(2,57,'action','2026-03-01 12:07:09.000000',1,101,'Bo',51,50,'{"kind":"flip_one","cell":"B5"}','[{"kind":"flipped","seat":1,"cells":["B5"],"tiles":["K17"],"by_sun":false,"fleeting":true}]','person',0,'846da52c',NULL);
INSERT INTO "entries" VALUES(2,58,'action','2026-03-01 12:07:20.000000',1,101,'Bo',52,51,'{"kind":"flip_one","cell":"F4"}','[{"kind":"flipped","seat":1,"cells":["F4"],"tiles":["K40"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":1,"cells":["F4","B5"]}]','person',0,'33470170',NULL);
INSERT INTO "entries" VALUES(2,59,'action','2026-03-01 12:07:31.000000',2,102,'Cy',53,52,'{"kind":"flip_one","cell":"F5"}','[{"kind":"flipped","seat":2,"cells":["F5"],"tiles":["K43"],"by_sun":false,"fleeting":true}]','person',0,'9696a40c',NULL);
INSERT INTO "entries" VALUES(2,60,'action','2026-03-01 12:07:42.000000',2,102,'Cy',54,53,'{"kind":"flip_one","cell":"A3"}','[{"kind":"flipped","seat":2,"cells":["A3"],"tiles":["K18"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":2,"cells":["A3","F5"]}]','person',0,'a1c1b573',NULL);
INSERT INTO "entries" VALUES(2,61,'action','2026-03-01 12:07:53.000000',3,NULL,'Clover',55,NULL,'{"kind":"flip_one","cell":"E4"}','[{"kind":"flipped","seat":3,"cells":["E4"],"tiles":["K26"],"by_sun":false,"fleeting":true}]','bot',0,'d6be6b5f',NULL);
INSERT INTO "entries" VALUES(2,62,'action','2026-03-01 12:07:53.000000',3,NULL,'Clover',56,NULL,'{"kind":"flip_one","cell":"B6"}','[{"kind":"flipped","seat":3,"cells":["B6"],"tiles":["K25"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":3,"cells":["E4","B6"],"tiles":["K26","K25"]}]','bot',0,'d070b51b',NULL);
INSERT INTO "entries" VALUES(2,63,'action','2026-03-01 12:07:53.000000',3,NULL,'Clover',57,NULL,'{"kind":"flip_one","cell":"A3"}','[{"kind":"flipped","seat":3,"cells":["A3"],"tiles":["K18"],"by_sun":false,"fleeting":true}]','bot',0,'a081334a',NULL);
INSERT INTO "entries" VALUES(2,64,'action','2026-03-01 12:07:53.000000',3,NULL,'Clover',58,NULL,'{"kind":"flip_one","cell":"B5"}','[{"kind":"flipped","seat":3,"cells":["B5"],"tiles":["K17"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":3,"cells":["A3","B5"],"tiles":["K18","K17"]}]','bot',0,'1648549f',NULL);
INSERT INTO "entries" VALUES(2,65,'action','2026-03-01 12:07:53.000000',3,NULL,'Clover',59,NULL,'{"kind":"flip_one","cell":"B7"}','[{"kind":"flipped","seat":3,"cells":["B7"],"tiles":["K42"],"by_sun":false,"fleeting":true}]','bot',0,'974d49bc',NULL);
INSERT INTO "entries" VALUES(2,66,'action','2026-03-01 12:07:53.000000',3,NULL,'Clover',60,NULL,'{"kind":"flip_one","cell":"A2"}','[{"kind":"flipped","seat":3,"cells":["A2"],"tiles":["K41"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":3,"cells":["A2","B7"],"tiles":["K41","K42"]}]','bot',0,'76341bf4',NULL);
INSERT INTO "entries" VALUES(2,67,'action','2026-03-01 12:07:53.000000',3,NULL,'Clover',61,NULL,'{"kind":"flip_one","cell":"C5"}','[{"kind":"flipped","seat":3,"cells":["C5"],"tiles":["K14"],"by_sun":false,"fleeting":true}]','bot',0,'b638cf41',NULL);
INSERT INTO "entries" VALUES(2,68,'action','2026-03-01 12:07:53.000000',3,NULL,'Clover',62,NULL,'{"kind":"flip_one","cell":"B2"}','[{"kind":"flipped","seat":3,"cells":["B2"],"tiles":["K13"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":3,"cells":["B2","C5"],"tiles":["K13","K14"]}]','bot',0,'6b5fecf4',NULL);
INSERT INTO "entries" VALUES(2,69,'action','2026-03-01 12:07:53.000000',3,NULL,'Clover',63,NULL,'{"kind":"flip_one","cell":"F4"}','[{"kind":"flipped","seat":3,"cells":["F4"],"tiles":["K40"],"by_sun":false,"fleeting":true}]','bot',0,'e463a5fb',NULL);
INSERT INTO "entries" VALUES(2,70,'action','2026-03-01 12:07:53.000000',3,NULL,'Clover',64,NULL,'{"kind":"flip_one","cell":"C3"}','[{"kind":"flipped","seat":3,"cells":["C3"],"tiles":["K27"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":3,"cells":["C3","F4"]}]','bot',0,'bbe77817',NULL);
INSERT INTO "entries" VALUES(2,71,'action','2026-03-01 12:08:04.000000',0,100,'Ana',65,64,'{"kind":"flip_one","cell":"A7"}','[{"kind":"flipped","seat":0,"cells":["A7"],"tiles":["K36"],"by_sun":false,"fleeting":true}]','person',0,'f96a15fe',NULL);
INSERT INTO "entries" VALUES(2,72,'action','2026-03-01 12:08:15.000000',0,100,'Ana',66,65,'{"kind":"flip_one","cell":"G6"}','[{"kind":"flipped","seat":0,"cells":["G6"],"tiles":["K28"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":0,"cells":["G6","A7"]}]','person',0,'dae1d58d',NULL);
INSERT INTO "entries" VALUES(2,73,'action','2026-03-01 12:08:26.000000',1,101,'Bo',67,66,'{"kind":"flip_one","cell":"F5"}','[{"kind":"flipped","seat":1,"cells":["F5"],"tiles":["K43"],"by_sun":false,"fleeting":true}]','person',0,'cc96f219',NULL);
INSERT INTO "entries" VALUES(2,74,'action','2026-03-01 12:08:37.000000',1,101,'Bo',68,67,'{"kind":"flip_one","cell":"A4"}','[{"kind":"flipped","seat":1,"cells":["A4"],"tiles":["K32"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":1,"cells":["A4","F5"]}]','person',0,'bfb9ddfe',NULL);
INSERT INTO "entries" VALUES(2,75,'action','2026-03-01 12:08:48.000000',2,102,'Cy',69,68,'{"kind":"flip_one","cell":"A6"}','[{"kind":"flipped","seat":2,"cells":["A6"],"tiles":["K11"],"by_sun":false,"fleeting":true}]','person',0,'5671349c',NULL);
INSERT INTO "entries" VALUES(2,76,'action','2026-03-01 12:08:59.000000',2,102,'Cy',70,69,'{"kind":"flip_one","cell":"G5"}','[{"kind":"flipped","seat":2,"cells":["G5"],"tiles":["K10"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":2,"cells":["G5","A6"]}]','person',0,'ef4d3ff5',NULL);
INSERT INTO "entries" VALUES(2,77,'action','2026-03-01 12:09:10.000000',3,NULL,'Clover',71,NULL,'{"kind":"flip_one","cell":"G1"}','[{"kind":"flipped","seat":3,"cells":["G1"],"tiles":["K09"],"by_sun":false,"fleeting":true}]','bot',0,'f1afaac4',NULL);
INSERT INTO "entries" VALUES(2,78,'action','2026-03-01 12:09:10.000000',3,NULL,'Clover',72,NULL,'{"kind":"flip_one","cell":"G5"}','[{"kind":"flipped","seat":3,"cells":["G5"],"tiles":["K10"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":3,"cells":["G1","G5"],"tiles":["K09","K10"]}]','bot',0,'48bbb75c',NULL);
INSERT INTO "entries" VALUES(2,79,'action','2026-03-01 12:09:10.000000',3,NULL,'Clover',73,NULL,'{"kind":"flip_one","cell":"C3"}','[{"kind":"flipped","seat":3,"cells":["C3"],"tiles":["K27"],"by_sun":false,"fleeting":true}]','bot',0,'3b88639f',NULL);
INSERT INTO "entries" VALUES(2,80,'action','2026-03-01 12:09:10.000000',3,NULL,'Clover',74,NULL,'{"kind":"flip_one","cell":"G6"}','[{"kind":"flipped","seat":3,"cells":["G6"],"tiles":["K28"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":3,"cells":["C3","G6"],"tiles":["K27","K28"]}]','bot',0,'8581483b',NULL);
INSERT INTO "entries" VALUES(2,81,'action','2026-03-01 12:09:10.000000',3,NULL,'Clover',75,NULL,'{"kind":"flip_one","cell":"B3"}','[{"kind":"flipped","seat":3,"cells":["B3"],"tiles":["K31"],"by_sun":false,"fleeting":true}]','bot',0,'eb430f76',NULL);
INSERT INTO "entries" VALUES(2,82,'action','2026-03-01 12:09:10.000000',3,NULL,'Clover',76,NULL,'{"kind":"flip_one","cell":"A4"}','[{"kind":"flipped","seat":3,"cells":["A4"],"tiles":["K32"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":3,"cells":["B3","A4"],"tiles":["K31","K32"]}]','bot',0,'08630ea6',NULL);
INSERT INTO "entries" VALUES(2,83,'action','2026-03-01 12:09:10.000000',3,NULL,'Clover',77,NULL,'{"kind":"flip_one","cell":"F4"}','[{"kind":"flipped","seat":3,"cells":["F4"],"tiles":["K40"],"by_sun":false,"fleeting":true}]','bot',0,'09e6fd38',NULL);
INSERT INTO "entries" VALUES(2,84,'action','2026-03-01 12:09:10.000000',3,NULL,'Clover',78,NULL,'{"kind":"flip_one","cell":"G3"}','[{"kind":"flipped","seat":3,"cells":["G3"],"tiles":["K02"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":3,"cells":["G3","F4"]}]','bot',0,'224d5de3',NULL);
INSERT INTO "entries" VALUES(2,85,'action','2026-03-01 12:09:21.000000',0,100,'Ana',79,78,'{"kind":"flip_one","cell":"D4"}','[{"kind":"flipped","seat":0,"cells":["D4"],"tiles":["K23"],"by_sun":false,"fleeting":true}]','person',0,'219e98ff',NULL);
INSERT INTO "entries" VALUES(2,86,'action','2026-03-01 12:09:32.000000',0,100,'Ana',80,79,'{"kind":"flip_one","cell":"E1"}','[{"kind":"flipped","seat":0,"cells":["E1"],"tiles":["K44"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":0,"cells":["E1","D4"]}]','person',0,'3d26e304',NULL);
INSERT INTO "entries" VALUES(2,87,'action','2026-03-01 12:09:43.000000',1,101,'Bo',81,80,'{"kind":"flip_one","cell":"D1"}','[{"kind":"flipped","seat":1,"cells":["D1"],"tiles":["K03"],"by_sun":false,"fleeting":true}]','person',0,'82726dbe',NULL);
INSERT INTO "entries" VALUES(2,88,'action','2026-03-01 12:09:54.000000',1,101,'Bo',82,81,'{"kind":"flip_one","cell":"C2"}','[{"kind":"flipped","seat":1,"cells":["C2"],"tiles":["K12"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":1,"cells":["D1","C2"]}]','person',0,'7c027969',NULL);
INSERT INTO "entries" VALUES(2,89,'action','2026-03-01 12:10:05.000000',2,102,'Cy',83,82,'{"kind":"flip_one","cell":"G3"}','[{"kind":"flipped","seat":2,"cells":["G3"],"tiles":["K02"],"by_sun":false,"fleeting":true}]','person',0,'26eb0063',NULL);
INSERT INTO "entries" VALUES(2,90,'action','2026-03-01 12:10:16.000000',2,102,'Cy',84,83,'{"kind":"flip_one","cell":"D1"}','[{"kind":"flipped","seat":2,"cells":["D1"],"tiles":["K03"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":2,"cells":["D1","G3"]}]','person',0,'35159e75',NULL);
INSERT INTO "entries" VALUES(2,91,'action','2026-03-01 12:10:27.000000',3,NULL,'Clover',85,NULL,'{"kind":"flip_one","cell":"D4"}','[{"kind":"flipped","seat":3,"cells":["D4"],"tiles":["K23"],"by_sun":false,"fleeting":true}]','bot',0,'187b4486',NULL);
INSERT INTO "entries" VALUES(2,92,'action','2026-03-01 12:10:27.000000',3,NULL,'Clover',86,NULL,'{"kind":"flip_one","cell":"F2"}','[{"kind":"flipped","seat":3,"cells":["F2"],"tiles":["K24"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":3,"cells":["F2","D4"],"tiles":["K24","K23"]}]','bot',0,'863b1014',NULL);
INSERT INTO "entries" VALUES(2,93,'action','2026-03-01 12:10:27.000000',3,NULL,'Clover',87,NULL,'{"kind":"flip_one","cell":"G4"}','[{"kind":"flipped","seat":3,"cells":["G4"],"tiles":["K30"],"by_sun":false,"fleeting":true}]','bot',0,'479f5110',NULL);
INSERT INTO "entries" VALUES(2,94,'action','2026-03-01 12:10:27.000000',3,NULL,'Clover',88,NULL,'{"kind":"flip_one","cell":"F3"}','[{"kind":"flipped","seat":3,"cells":["F3"],"tiles":["K29"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":3,"cells":["F3","G4"],"tiles":["K29","K30"]}]','bot',0,'c0a17f73',NULL);
INSERT INTO "entries" VALUES(2,95,'action','2026-03-01 12:10:27.000000',3,NULL,'Clover',89,NULL,'{"kind":"flip_one","cell":"A6"}','[{"kind":"flipped","seat":3,"cells":["A6"],"tiles":["K11"],"by_sun":false,"fleeting":true}]','bot',0,'cf979807',NULL);
INSERT INTO "entries" VALUES(2,96,'action','2026-03-01 12:10:27.000000',3,NULL,'Clover',90,NULL,'{"kind":"flip_one","cell":"C2"}','[{"kind":"flipped","seat":3,"cells":["C2"],"tiles":["K12"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":3,"cells":["C2","A6"],"tiles":["K12","K11"]}]','bot',0,'9b39fb9c',NULL);
INSERT INTO "entries" VALUES(2,97,'action','2026-03-01 12:10:27.000000',3,NULL,'Clover',91,NULL,'{"kind":"flip_one","cell":"C6"}','[{"kind":"flipped","seat":3,"cells":["C6"],"tiles":["K38"],"by_sun":false,"fleeting":true}]','bot',0,'daba0f21',NULL);
INSERT INTO "entries" VALUES(2,98,'action','2026-03-01 12:10:27.000000',3,NULL,'Clover',92,NULL,'{"kind":"flip_one","cell":"E5"}','[{"kind":"flipped","seat":3,"cells":["E5"],"tiles":["K37"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":3,"cells":["E5","C6"],"tiles":["K37","K38"]}]','bot',0,'b104a48f',NULL);
INSERT INTO "entries" VALUES(2,99,'action','2026-03-01 12:10:27.000000',3,NULL,'Clover',93,NULL,'{"kind":"flip_one","cell":"G2"}','[{"kind":"flipped","seat":3,"cells":["G2"],"tiles":["K21"],"by_sun":false,"fleeting":true}]','bot',0,'0cf77b60',NULL);
INSERT INTO "entries" VALUES(2,100,'action','2026-03-01 12:10:27.000000',3,NULL,'Clover',94,NULL,'{"kind":"flip_one","cell":"C1"}','[{"kind":"flipped","seat":3,"cells":["C1"],"tiles":["K22"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":3,"cells":["C1","G2"],"tiles":["K22","K21"]}]','bot',0,'959b1b6a',NULL);
INSERT INTO "entries" VALUES(2,101,'action','2026-03-01 12:10:27.000000',3,NULL,'Clover',95,NULL,'{"kind":"flip_one","cell":"E1"}','[{"kind":"flipped","seat":3,"cells":["E1"],"tiles":["K44"],"by_sun":false,"fleeting":true}]','bot',0,'dcbee379',NULL);
INSERT INTO "entries" VALUES(2,102,'action','2026-03-01 12:10:27.000000',3,NULL,'Clover',96,NULL,'{"kind":"flip_one","cell":"F5"}','[{"kind":"flipped","seat":3,"cells":["F5"],"tiles":["K43"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":3,"cells":["E1","F5"],"tiles":["K44","K43"]}]','bot',0,'a0f58037',NULL);
INSERT INTO "entries" VALUES(2,103,'action','2026-03-01 12:10:27.000000',3,NULL,'Clover',97,NULL,'{"kind":"flip_one","cell":"A7"}','[{"kind":"flipped","seat":3,"cells":["A7"],"tiles":["K36"],"by_sun":false,"fleeting":true}]','bot',0,'a6fc3cae',NULL);
INSERT INTO "entries" VALUES(2,104,'action','2026-03-01 12:10:27.000000',3,NULL,'Clover',98,NULL,'{"kind":"flip_one","cell":"D5"}','[{"kind":"flipped","seat":3,"cells":["D5"],"tiles":["K35"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":3,"cells":["D5","A7"],"tiles":["K35","K36"]}]','bot',0,'8f1714fa',NULL);
INSERT INTO "entries" VALUES(2,105,'action','2026-03-01 12:10:27.000000',3,NULL,'Clover',99,NULL,'{"kind":"flip_one","cell":"E2"}','[{"kind":"flipped","seat":3,"cells":["E2"],"tiles":["K04"],"by_sun":false,"fleeting":true}]','bot',0,'b6ce0c55',NULL);
INSERT INTO "entries" VALUES(2,106,'action','2026-03-01 12:10:27.000000',3,NULL,'Clover',100,NULL,'{"kind":"flip_one","cell":"D1"}','[{"kind":"flipped","seat":3,"cells":["D1"],"tiles":["K03"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":3,"cells":["D1","E2"],"tiles":["K03","K04"]}]','bot',0,'8cf16072',NULL);
INSERT INTO "entries" VALUES(2,107,'action','2026-03-01 12:10:27.000000',3,NULL,'Clover',101,NULL,'{"kind":"flip_one","cell":"F6"}','[{"kind":"flipped","seat":3,"cells":["F6"],"tiles":["K01"],"by_sun":false,"fleeting":true}]','bot',0,'c7ebd05c',NULL);
INSERT INTO "entries" VALUES(2,108,'action','2026-03-01 12:10:27.000000',3,NULL,'Clover',102,NULL,'{"kind":"flip_one","cell":"G3"}','[{"kind":"flipped","seat":3,"cells":["G3"],"tiles":["K02"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":3,"cells":["G3","F6"],"tiles":["K02","K01"]}]','bot',0,'11b25879',NULL);
INSERT INTO "entries" VALUES(2,109,'action','2026-03-01 12:10:27.000000',3,NULL,'Clover',103,NULL,'{"kind":"flip_one","cell":"E3"}','[{"kind":"flipped","seat":3,"cells":["E3"],"tiles":["K39"],"by_sun":false,"fleeting":true}]','bot',0,'bfc1b327',NULL);
INSERT INTO "entries" VALUES(2,110,'action','2026-03-01 12:10:27.000000',3,NULL,'Clover',104,NULL,'{"kind":"flip_one","cell":"F4"}','[{"kind":"flipped","seat":3,"cells":["F4"],"tiles":["K40"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":3,"cells":["E3","F4"],"tiles":["K39","K40"]},{"kind":"ended","reason":"cleared"}]','forced',0,'954cbbd1',NULL);
INSERT INTO "entries" VALUES(3,1,'opened','2026-03-01 12:10:27.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,2,'joined','2026-03-01 12:10:27.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,3,'joined','2026-03-01 12:10:27.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,4,'joined','2026-03-01 12:10:27.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,5,'bot_added','2026-03-01 12:10:27.000000',3,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,6,'started','2026-03-01 12:10:27.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'dc4b479f',NULL);
INSERT INTO "entries" VALUES(3,7,'action','2026-03-01 12:10:38.000000',2,102,'Cy',1,0,'{"kind":"flip","cells":["A1","D3"]}','[{"kind":"flipped","seat":2,"cells":["A1","D3"],"tiles":["K04","K35"],"by_sun":false,"fleeting":true}]','person',0,'d5d43805',NULL);
INSERT INTO "entries" VALUES(3,8,'action','2026-03-01 12:10:49.000000',2,102,'Cy',2,1,'{"kind":"take","cell":"D3"}','[{"kind":"taken","seat":2,"cell":"D3","tile":"K35","by_water":false}]','person',0,'fbcf9f82',NULL);
INSERT INTO "entries" VALUES(3,9,'action','2026-03-01 12:11:00.000000',2,102,'Cy',3,2,'{"kind":"draw","stack":1}','[{"kind":"drawn","seat":2,"stack":1,"cell":"D3","tile":"K07","fleeting":true}]','person',0,'3be8e2a6',NULL);
INSERT INTO "entries" VALUES(3,10,'action','2026-03-01 12:11:11.000000',2,102,'Cy',4,3,'{"kind":"move_hiker","cell":"A1"}','[{"kind":"hiker_moved","seat":2,"cell":"A1","line":null}]','person',0,'50f56c20',NULL);
INSERT INTO "entries" VALUES(3,11,'action','2026-03-01 12:11:22.000000',3,NULL,'Clover',5,NULL,'{"kind":"flip","cells":["C1","C2"]}','[{"kind":"flipped","seat":3,"cells":["C1","C2"],"tiles":["K11","K17"],"by_sun":false,"fleeting":true}]','bot',0,'576a2dc2',NULL);
INSERT INTO "entries" VALUES(3,12,'action','2026-03-01 12:11:22.000000',3,NULL,'Clover',6,NULL,'{"kind":"take","cell":"C1"}','[{"kind":"taken","seat":3,"cell":"C1","tile":"K11","by_water":false}]','bot',0,'a10f527b',NULL);
INSERT INTO "entries" VALUES(3,13,'action','2026-03-01 12:11:22.000000',3,NULL,'Clover',7,NULL,'{"kind":"draw","stack":2}','[{"kind":"drawn","seat":3,"stack":2,"cell":"C1","tile":"K31","fleeting":true}]','bot',0,'5e27384c',NULL);
INSERT INTO "entries" VALUES(3,14,'action','2026-03-01 12:11:22.000000',3,NULL,'Clover',8,NULL,'{"kind":"move_hiker","cell":"C2"}','[{"kind":"hiker_moved","seat":3,"cell":"C2","line":null}]','bot',0,'a88f4ecb',NULL);
INSERT INTO "entries" VALUES(3,15,'action','2026-03-01 12:11:33.000000',0,100,'Ana',9,8,'{"kind":"flip","cells":["B2","D3"]}','[{"kind":"flipped","seat":0,"cells":["B2","D3"],"tiles":["K24","K07"],"by_sun":false,"fleeting":true},{"kind":"tiles_matched","seat":0,"ability":"sun","cells":["B2","D3"],"recharged":true,"fleeting":true}]','person',0,'533fe614',NULL);
INSERT INTO "entries" VALUES(3,16,'action','2026-03-01 12:11:44.000000',0,100,'Ana',10,9,'{"kind":"take","cell":"D3"}','[{"kind":"taken","seat":0,"cell":"D3","tile":"K07","by_water":false}]','person',0,'f271bfe0',NULL);
INSERT INTO "entries" VALUES(3,17,'action','2026-03-01 12:11:55.000000',0,100,'Ana',11,10,'{"kind":"draw","stack":1}','[{"kind":"drawn","seat":0,"stack":1,"cell":"D3","tile":"K22","fleeting":true}]','person',0,'1b60bd53',NULL);
INSERT INTO "entries" VALUES(3,18,'action','2026-03-01 12:12:06.000000',0,100,'Ana',12,11,'{"kind":"move_hiker","cell":"D3"}','[{"kind":"hiker_moved","seat":0,"cell":"D3","line":null}]','person',0,'7334cea2',NULL);
INSERT INTO "entries" VALUES(3,19,'action','2026-03-01 12:12:17.000000',1,101,'Bo',13,12,'{"kind":"flip","cells":["A1","C3"]}','[{"kind":"flipped","seat":1,"cells":["A1","C3"],"tiles":["K04","K19"],"by_sun":false,"fleeting":true}]','person',0,'504a175d',NULL);
INSERT INTO "entries" VALUES(3,20,'action','2026-03-01 12:12:28.000000',1,101,'Bo',14,13,'{"kind":"take","cell":"C3"}','[{"kind":"taken","seat":1,"cell":"C3","tile":"K19","by_water":false}]','person',0,'d64298f9',NULL);
INSERT INTO "entries" VALUES(3,21,'action','2026-03-01 12:12:39.000000',1,101,'Bo',15,14,'{"kind":"draw","stack":1}','[{"kind":"drawn","seat":1,"stack":1,"cell":"C3","tile":"K12","fleeting":true}]','person',0,'fe66b52f',NULL);
INSERT INTO "entries" VALUES(3,22,'action','2026-03-01 12:12:50.000000',1,101,'Bo',16,15,'{"kind":"move_hiker","cell":"C3"}','[{"kind":"hiker_moved","seat":1,"cell":"C3","line":null}]','person',0,'d6449e79',NULL);
INSERT INTO "entries" VALUES(3,23,'action','2026-03-01 12:13:01.000000',2,102,'Cy',17,16,'{"kind":"flip","cells":["A2","D2"]}','[{"kind":"flipped","seat":2,"cells":["A2","D2"],"tiles":["K23","K26"],"by_sun":false,"fleeting":true}]','person',0,'afd48706',NULL);
INSERT INTO "entries" VALUES(3,24,'action','2026-03-01 12:13:12.000000',2,102,'Cy',18,17,'{"kind":"use_sun","cells":["A1","A3"]}','[{"kind":"flipped","seat":2,"cells":["A1","A3"],"tiles":["K04","K09"],"by_sun":true,"fleeting":true},{"kind":"tiles_matched","seat":2,"ability":"forest","cells":["A1","D2"],"recharged":true,"fleeting":true}]','person',0,'bd99bdff',NULL);
INSERT INTO "entries" VALUES(3,25,'action','2026-03-01 12:13:23.000000',2,102,'Cy',19,18,'{"kind":"take","cell":"A2"}','[{"kind":"taken","seat":2,"cell":"A2","tile":"K23","by_water":false}]','person',0,'8e639ad1',NULL);
INSERT INTO "entries" VALUES(3,26,'action','2026-03-01 12:13:34.000000',2,102,'Cy',20,19,'{"kind":"draw","stack":2}','[{"kind":"drawn","seat":2,"stack":2,"cell":"A2","tile":"K03","fleeting":true}]','person',0,'3c3f7505',NULL);
INSERT INTO "entries" VALUES(3,27,'action','2026-03-01 12:13:45.000000',2,102,'Cy',21,20,'{"kind":"move_hiker","cell":"D2"}','[{"kind":"hiker_moved","seat":2,"cell":"D2","line":null}]','person',0,'61e2a872',NULL);
INSERT INTO "entries" VALUES(3,28,'action','2026-03-01 12:13:56.000000',3,NULL,'Clover',22,NULL,'{"kind":"flip","cells":["D1","C3"]}','[{"kind":"flipped","seat":3,"cells":["D1","C3"],"tiles":["K29","K12"],"by_sun":false,"fleeting":true},{"kind":"tiles_matched","seat":3,"ability":"water","cells":["D1","C3"],"recharged":true,"fleeting":true}]','bot',0,'814eb7c3',NULL);
INSERT INTO "entries" VALUES(3,29,'action','2026-03-01 12:13:56.000000',3,NULL,'Clover',23,NULL,'{"kind":"take","cell":"C3"}','[{"kind":"taken","seat":3,"cell":"C3","tile":"K12","by_water":false},{"kind":"paired","seat":3,"tile":"K12"}]','bot',0,'e8861851',NULL);
INSERT INTO "entries" VALUES(3,30,'action','2026-03-01 12:13:56.000000',3,NULL,'Clover',24,NULL,'{"kind":"draw","stack":3}','[{"kind":"drawn","seat":3,"stack":3,"cell":"C3","tile":"K06","fleeting":true}]','bot',0,'ba7fb110',NULL);
INSERT INTO "entries" VALUES(3,31,'action','2026-03-01 12:13:56.000000',3,NULL,'Clover',25,NULL,'{"kind":"move_hiker","cell":"D1"}','[{"kind":"hiker_moved","seat":3,"cell":"D1","line":null}]','bot',0,'56565be9',NULL);
INSERT INTO "entries" VALUES(3,32,'action','2026-03-01 12:14:07.000000',0,100,'Ana',26,25,'{"kind":"flip","cells":["A3","C3"]}','[{"kind":"flipped","seat":0,"cells":["A3","C3"],"tiles":["K09","K06"],"by_sun":false,"fleeting":true}]','person',0,'1ddf4ee9',NULL);
INSERT INTO "entries" VALUES(3,33,'action','2026-03-01 12:14:18.000000',0,100,'Ana',27,26,'{"kind":"take","cell":"A3"}','[{"kind":"taken","seat":0,"cell":"A3","tile":"K09","by_water":false}]','person',0,'72a62337',NULL);
INSERT INTO "entries" VALUES(3,34,'action','2026-03-01 12:14:29.000000',0,100,'Ana',28,27,'{"kind":"draw","stack":1}','[{"kind":"drawn","seat":0,"stack":1,"cell":"A3","tile":"K05","fleeting":true}]','person',0,'a4aa01a5',NULL);
INSERT INTO "entries" VALUES(3,35,'action','2026-03-01 12:14:40.000000',0,100,'Ana',29,28,'{"kind":"move_hiker","cell":"C3"}','[{"kind":"hiker_moved","seat":0,"cell":"C3","line":null}]','person',0,'fb93fc20',NULL);
INSERT INTO "entries" VALUES(3,36,'action','2026-03-01 12:14:51.000000',1,101,'Bo',30,29,'{"kind":"flip","cells":["B2","A3"]}','[{"kind":"flipped","seat":1,"cells":["B2","A3"],"tiles":["K24","K05"],"by_sun":false,"fleeting":true}]','person',0,'894febc1',NULL);
INSERT INTO "entries" VALUES(3,37,'action','2026-03-01 12:15:02.000000',1,101,'Bo',31,30,'{"kind":"take","cell":"A3"}','[{"kind":"taken","seat":1,"cell":"A3","tile":"K05","by_water":false}]','person',0,'ded91855',NULL);
INSERT INTO "entries" VALUES(3,38,'action','2026-03-01 12:15:13.000000',1,101,'Bo',32,31,'{"kind":"use_water","cell":"B3"}','[{"kind":"taken","seat":1,"cell":"B3","tile":"K13","by_water":true}]','person',0,'22f3caa5',NULL);
INSERT INTO "entries" VALUES(3,39,'action','2026-03-01 12:15:24.000000',1,101,'Bo',33,32,'{"kind":"return_tile","tile":"K11"}','[{"kind":"returned","seat":1,"cell":"B3","tile":"K11","fleeting":true}]','person',0,'3c6532e7','{"state":{"options":{"mode":"standard","field":"3x4","teams":2,"pairs_to_win":4,"memory":"once"},"seats":4,"first":2,"number":7,"seat":1,"phase":"return","field":["K04","K33","K31","K29","K03","K24","K17","K26",null,null,"K06","K22"],"up":["B2","C3"],"stacks":[["K20","K47","K48","K32","K16","K14","K21","K08"],["K02","K39","K37","K46","K44","K42","K15","K25","K27","K40"],["K18","K41","K30","K43","K01","K34","K10","K36","K45","K38","K28"]],"areas":[["K35","K07","K23","K09"],["K11","K19","K12","K05","K13"]],"active":[["forest"],[]],"hiker":"C3","line":null,"flipped":["B2"],"spent":[],"watered":"K13","spot":"B3","peeked":null,"gone":[],"last":["B3"]},"questions":[{"seat":1,"ply":32,"digest":"ec5acb94","turn":7}],"ply":32,"turn_ply":29}');
INSERT INTO "entries" VALUES(4,1,'opened','2026-03-01 12:15:35.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,2,'joined','2026-03-01 12:15:35.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,3,'joined','2026-03-01 12:15:35.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,4,'joined','2026-03-01 12:15:35.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,5,'joined','2026-03-01 12:15:35.000000',3,103,'Di',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,6,'joined','2026-03-01 12:15:35.000000',4,104,'Ed',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,7,'bot_added','2026-03-01 12:15:35.000000',5,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,8,'started','2026-03-01 12:15:35.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'521bf76e',NULL);
INSERT INTO "entries" VALUES(4,9,'action','2026-03-01 12:15:46.000000',4,104,'Ed',1,0,'{"kind":"flip_one","cell":"G3"}','[{"kind":"flipped","seat":4,"cells":["G3"],"tiles":["K35"],"by_sun":false,"fleeting":true}]','person',0,'018aea6f',NULL);
INSERT INTO "entries" VALUES(4,10,'action','2026-03-01 12:15:57.000000',4,104,'Ed',2,1,'{"kind":"flip_one","cell":"F2"}','[{"kind":"flipped","seat":4,"cells":["F2"],"tiles":["K12"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":4,"cells":["F2","G3"]}]','person',0,'f79ae520',NULL);
INSERT INTO "entries" VALUES(4,11,'action','2026-03-01 12:16:08.000000',5,NULL,'Clover',3,NULL,'{"kind":"flip_one","cell":"D5"}','[{"kind":"flipped","seat":5,"cells":["D5"],"tiles":["K14"],"by_sun":false,"fleeting":true}]','bot',0,'7d516a99',NULL);
INSERT INTO "entries" VALUES(4,12,'action','2026-03-01 12:16:08.000000',5,NULL,'Clover',4,NULL,'{"kind":"flip_one","cell":"B3"}','[{"kind":"flipped","seat":5,"cells":["B3"],"tiles":["K08"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":5,"cells":["B3","D5"]}]','bot',0,'6c85c7f9',NULL);
INSERT INTO "entries" VALUES(4,13,'action','2026-03-01 12:16:19.000000',0,100,'Ana',5,4,'{"kind":"flip_one","cell":"A4"}','[{"kind":"flipped","seat":0,"cells":["A4"],"tiles":["K06"],"by_sun":false,"fleeting":true}]','person',0,'93c4a2ca',NULL);
INSERT INTO "entries" VALUES(4,14,'action','2026-03-01 12:16:30.000000',0,100,'Ana',6,5,'{"kind":"flip_one","cell":"F5"}','[{"kind":"flipped","seat":0,"cells":["F5"],"tiles":["K03"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":0,"cells":["A4","F5"]}]','person',0,'90ab58ee',NULL);
INSERT INTO "entries" VALUES(4,15,'action','2026-03-01 12:16:41.000000',1,101,'Bo',7,6,'{"kind":"flip_one","cell":"F3"}','[{"kind":"flipped","seat":1,"cells":["F3"],"tiles":["K21"],"by_sun":false,"fleeting":true}]','person',0,'43c098e5',NULL);
INSERT INTO "entries" VALUES(4,16,'action','2026-03-01 12:16:52.000000',1,101,'Bo',8,7,'{"kind":"flip_one","cell":"C2"}','[{"kind":"flipped","seat":1,"cells":["C2"],"tiles":["K11"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":1,"cells":["C2","F3"]}]','person',0,'b8830c6f',NULL);
INSERT INTO "entries" VALUES(4,17,'action','2026-03-01 12:17:03.000000',2,102,'Cy',9,8,'{"kind":"flip_one","cell":"C3"}','[{"kind":"flipped","seat":2,"cells":["C3"],"tiles":["K10"],"by_sun":false,"fleeting":true}]','person',0,'6d8b4c85',NULL);
INSERT INTO "entries" VALUES(4,18,'action','2026-03-01 12:17:14.000000',2,102,'Cy',10,9,'{"kind":"flip_one","cell":"A2"}','[{"kind":"flipped","seat":2,"cells":["A2"],"tiles":["K37"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":2,"cells":["A2","C3"]}]','person',0,'e9c5437d',NULL);
INSERT INTO "entries" VALUES(4,19,'action','2026-03-01 12:17:25.000000',3,103,'Di',11,10,'{"kind":"flip_one","cell":"C2"}','[{"kind":"flipped","seat":3,"cells":["C2"],"tiles":["K11"],"by_sun":false,"fleeting":true}]','person',0,'fe0c4a0f',NULL);
INSERT INTO "entries" VALUES(4,20,'action','2026-03-01 12:17:36.000000',3,103,'Di',12,11,'{"kind":"flip_one","cell":"B3"}','[{"kind":"flipped","seat":3,"cells":["B3"],"tiles":["K08"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":3,"cells":["C2","B3"]}]','person',0,'5fca3103',NULL);
INSERT INTO "entries" VALUES(4,21,'action','2026-03-01 12:17:47.000000',4,104,'Ed',13,12,'{"kind":"flip_one","cell":"B2"}','[{"kind":"flipped","seat":4,"cells":["B2"],"tiles":["K39"],"by_sun":false,"fleeting":true}]','person',0,'27a5d07b',NULL);
INSERT INTO "entries" VALUES(4,22,'action','2026-03-01 12:17:58.000000',4,104,'Ed',14,13,'{"kind":"flip_one","cell":"C1"}','[{"kind":"flipped","seat":4,"cells":["C1"],"tiles":["K23"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":4,"cells":["C1","B2"]}]','person',0,'358bc16a',NULL);
INSERT INTO "entries" VALUES(4,23,'action','2026-03-01 12:18:09.000000',5,NULL,'Clover',15,NULL,'{"kind":"flip_one","cell":"E5"}','[{"kind":"flipped","seat":5,"cells":["E5"],"tiles":["K02"],"by_sun":false,"fleeting":true}]','bot',0,'5a87605e',NULL);
INSERT INTO "entries" VALUES(4,24,'action','2026-03-01 12:18:09.000000',5,NULL,'Clover',16,NULL,'{"kind":"flip_one","cell":"E6"}','[{"kind":"flipped","seat":5,"cells":["E6"],"tiles":["K20"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":5,"cells":["E5","E6"]}]','bot',0,'528a4025',NULL);
INSERT INTO "entries" VALUES(4,25,'action','2026-03-01 12:18:20.000000',0,100,'Ana',17,16,'{"kind":"flip_one","cell":"A6"}','[{"kind":"flipped","seat":0,"cells":["A6"],"tiles":["K30"],"by_sun":false,"fleeting":true}]','person',0,'51fb0248',NULL);
INSERT INTO "entries" VALUES(4,26,'action','2026-03-01 12:18:31.000000',0,100,'Ana',18,17,'{"kind":"flip_one","cell":"F6"}','[{"kind":"flipped","seat":0,"cells":["F6"],"tiles":["K24"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":0,"cells":["A6","F6"]}]','person',0,'c699dbd1',NULL);
INSERT INTO "entries" VALUES(4,27,'action','2026-03-01 12:18:42.000000',1,101,'Bo',19,18,'{"kind":"flip_one","cell":"E6"}','[{"kind":"flipped","seat":1,"cells":["E6"],"tiles":["K20"],"by_sun":false,"fleeting":true}]','person',0,'f0236d2a',NULL);
INSERT INTO "entries" VALUES(4,28,'action','2026-03-01 12:18:53.000000',1,101,'Bo',20,19,'{"kind":"flip_one","cell":"B6"}','[{"kind":"flipped","seat":1,"cells":["B6"],"tiles":["K43"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":1,"cells":["B6","E6"]}]','person',0,'21a15e4d',NULL);
INSERT INTO "entries" VALUES(4,29,'action','2026-03-01 12:19:04.000000',2,102,'Cy',21,20,'{"kind":"flip_one","cell":"F1"}','[{"kind":"flipped","seat":2,"cells":["F1"],"tiles":["K17"],"by_sun":false,"fleeting":true}]','person',0,'8f0c51e1',NULL);
INSERT INTO "entries" VALUES(4,30,'action','2026-03-01 12:19:15.000000',2,102,'Cy',22,21,'{"kind":"flip_one","cell":"E1"}','[{"kind":"flipped","seat":2,"cells":["E1"],"tiles":["K28"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":2,"cells":["E1","F1"]}]','person',0,'b3e844dd',NULL);
INSERT INTO "entries" VALUES(4,31,'action','2026-03-01 12:19:26.000000',3,103,'Di',23,22,'{"kind":"flip_one","cell":"F5"}','[{"kind":"flipped","seat":3,"cells":["F5"],"tiles":["K03"],"by_sun":false,"fleeting":true}]','person',0,'57aed2b6',NULL);
INSERT INTO "entries" VALUES(4,32,'action','2026-03-01 12:19:37.000000',3,103,'Di',24,23,'{"kind":"flip_one","cell":"B1"}','[{"kind":"flipped","seat":3,"cells":["B1"],"tiles":["K01"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":3,"cells":["B1","F5"]}]','person',0,'60f0b499',NULL);
INSERT INTO "entries" VALUES(4,33,'action','2026-03-01 12:19:48.000000',4,104,'Ed',25,24,'{"kind":"flip_one","cell":"C5"}','[{"kind":"flipped","seat":4,"cells":["C5"],"tiles":["K29"],"by_sun":false,"fleeting":true}]','person',0,'33ee3b38',NULL);
INSERT INTO "entries" VALUES(4,34,'action','2026-03-01 12:19:59.000000',4,104,'Ed',26,25,'{"kind":"flip_one","cell":"E2"}','[{"kind":"flipped","seat":4,"cells":["E2"],"tiles":["K15"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":4,"cells":["E2","C5"]}]','person',0,'055999a8',NULL);
INSERT INTO "entries" VALUES(4,35,'action','2026-03-01 12:20:10.000000',5,NULL,'Clover',27,NULL,'{"kind":"flip_one","cell":"E4"}','[{"kind":"flipped","seat":5,"cells":["E4"],"tiles":["K44"],"by_sun":false,"fleeting":true}]','bot',0,'4c3a4c13',NULL);
INSERT INTO "entries" VALUES(4,36,'action','2026-03-01 12:20:10.000000',5,NULL,'Clover',28,NULL,'{"kind":"flip_one","cell":"B6"}','[{"kind":"flipped","seat":5,"cells":["B6"],"tiles":["K43"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":5,"cells":["E4","B6"],"tiles":["K44","K43"]}]','bot',0,'3faac3ee',NULL);
INSERT INTO "entries" VALUES(4,37,'action','2026-03-01 12:20:10.000000',5,NULL,'Clover',29,NULL,'{"kind":"flip_one","cell":"D2"}','[{"kind":"flipped","seat":5,"cells":["D2"],"tiles":["K13"],"by_sun":false,"fleeting":true}]','bot',0,'fa252c48',NULL);
INSERT INTO "entries" VALUES(4,38,'action','2026-03-01 12:20:10.000000',5,NULL,'Clover',30,NULL,'{"kind":"flip_one","cell":"D5"}','[{"kind":"flipped","seat":5,"cells":["D5"],"tiles":["K14"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":5,"cells":["D2","D5"],"tiles":["K13","K14"]}]','bot',0,'f522e3c4',NULL);
INSERT INTO "entries" VALUES(4,39,'action','2026-03-01 12:20:10.000000',5,NULL,'Clover',31,NULL,'{"kind":"flip_one","cell":"B5"}','[{"kind":"flipped","seat":5,"cells":["B5"],"tiles":["K27"],"by_sun":false,"fleeting":true}]','bot',0,'fd3e6484',NULL);
INSERT INTO "entries" VALUES(4,40,'action','2026-03-01 12:20:10.000000',5,NULL,'Clover',32,NULL,'{"kind":"flip_one","cell":"E1"}','[{"kind":"flipped","seat":5,"cells":["E1"],"tiles":["K28"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":5,"cells":["E1","B5"],"tiles":["K28","K27"]}]','bot',0,'12f263cc',NULL);
INSERT INTO "entries" VALUES(4,41,'action','2026-03-01 12:20:10.000000',5,NULL,'Clover',33,NULL,'{"kind":"flip_one","cell":"F1"}','[{"kind":"flipped","seat":5,"cells":["F1"],"tiles":["K17"],"by_sun":false,"fleeting":true}]','bot',0,'f14a5035',NULL);
INSERT INTO "entries" VALUES(4,42,'action','2026-03-01 12:20:10.000000',5,NULL,'Clover',34,NULL,'{"kind":"flip_one","cell":"B1"}','[{"kind":"flipped","seat":5,"cells":["B1"],"tiles":["K01"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":5,"cells":["B1","F1"]}]','bot',0,'9bb5c4f4',NULL);
INSERT INTO "entries" VALUES(4,43,'action','2026-03-01 12:20:21.000000',0,100,'Ana',35,34,'{"kind":"flip_one","cell":"F2"}','[{"kind":"flipped","seat":0,"cells":["F2"],"tiles":["K12"],"by_sun":false,"fleeting":true}]','person',0,'ed45c3dc',NULL);
INSERT INTO "entries" VALUES(4,44,'action','2026-03-01 12:20:32.000000',0,100,'Ana',36,35,'{"kind":"flip_one","cell":"E2"}','[{"kind":"flipped","seat":0,"cells":["E2"],"tiles":["K15"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":0,"cells":["E2","F2"]}]','person',0,'352fb71c',NULL);
INSERT INTO "entries" VALUES(4,45,'action','2026-03-01 12:20:43.000000',1,101,'Bo',37,36,'{"kind":"flip_one","cell":"A7"}','[{"kind":"flipped","seat":1,"cells":["A7"],"tiles":["K32"],"by_sun":false,"fleeting":true}]','person',0,'2675cfb1',NULL);
INSERT INTO "entries" VALUES(4,46,'action','2026-03-01 12:20:54.000000',1,101,'Bo',38,37,'{"kind":"flip_one","cell":"C6"}','[{"kind":"flipped","seat":1,"cells":["C6"],"tiles":["K04"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":1,"cells":["C6","A7"]}]','person',0,'ce1bdec9',NULL);
INSERT INTO "entries" VALUES(4,47,'action','2026-03-01 12:21:05.000000',2,102,'Cy',39,38,'{"kind":"flip_one","cell":"A6"}','[{"kind":"flipped","seat":2,"cells":["A6"],"tiles":["K30"],"by_sun":false,"fleeting":true}]','person',0,'8ff92e7c',NULL);
INSERT INTO "entries" VALUES(4,48,'action','2026-03-01 12:21:16.000000',2,102,'Cy',40,39,'{"kind":"flip_one","cell":"F4"}','[{"kind":"flipped","seat":2,"cells":["F4"],"tiles":["K16"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":2,"cells":["F4","A6"]}]','person',0,'48c2f86f',NULL);
INSERT INTO "entries" VALUES(4,49,'action','2026-03-01 12:21:27.000000',3,103,'Di',41,40,'{"kind":"flip_one","cell":"D3"}','[{"kind":"flipped","seat":3,"cells":["D3"],"tiles":["K33"],"by_sun":false,"fleeting":true}]','person',0,'5d2dde62',NULL);
INSERT INTO "entries" VALUES(4,50,'action','2026-03-01 12:21:38.000000',3,103,'Di',42,41,'{"kind":"flip_one","cell":"G2"}','[{"kind":"flipped","seat":3,"cells":["G2"],"tiles":["K05"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":3,"cells":["G2","D3"]}]','person',0,'0ec7206c',NULL);
INSERT INTO "entries" VALUES(4,51,'action','2026-03-01 12:21:49.000000',4,104,'Ed',43,42,'{"kind":"flip_one","cell":"F5"}','[{"kind":"flipped","seat":4,"cells":["F5"],"tiles":["K03"],"by_sun":false,"fleeting":true}]','person',0,'f41af5cd',NULL);
INSERT INTO "entries" VALUES(4,52,'action','2026-03-01 12:22:00.000000',4,104,'Ed',44,43,'{"kind":"flip_one","cell":"E2"}','[{"kind":"flipped","seat":4,"cells":["E2"],"tiles":["K15"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":4,"cells":["E2","F5"]}]','person',0,'4583b1ec',NULL);
INSERT INTO "entries" VALUES(4,53,'action','2026-03-01 12:22:11.000000',5,NULL,'Clover',45,NULL,'{"kind":"flip_one","cell":"F4"}','[{"kind":"flipped","seat":5,"cells":["F4"],"tiles":["K16"],"by_sun":false,"fleeting":true}]','bot',0,'0235c020',NULL);
INSERT INTO "entries" VALUES(4,54,'action','2026-03-01 12:22:11.000000',5,NULL,'Clover',46,NULL,'{"kind":"flip_one","cell":"E2"}','[{"kind":"flipped","seat":5,"cells":["E2"],"tiles":["K15"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":5,"cells":["E2","F4"],"tiles":["K15","K16"]}]','bot',0,'1b69a42a',NULL);
INSERT INTO "entries" VALUES(4,55,'action','2026-03-01 12:22:11.000000',5,NULL,'Clover',47,NULL,'{"kind":"flip_one","cell":"F5"}','[{"kind":"flipped","seat":5,"cells":["F5"],"tiles":["K03"],"by_sun":false,"fleeting":true}]','bot',0,'1beaaf6d',NULL);
INSERT INTO "entries" VALUES(4,56,'action','2026-03-01 12:22:11.000000',5,NULL,'Clover',48,NULL,'{"kind":"flip_one","cell":"C6"}','[{"kind":"flipped","seat":5,"cells":["C6"],"tiles":["K04"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":5,"cells":["F5","C6"],"tiles":["K03","K04"]}]','bot',0,'4d60fea8',NULL);
INSERT INTO "entries" VALUES(4,57,'action','2026-03-01 12:22:11.000000',5,NULL,'Clover',49,NULL,'{"kind":"flip_one","cell":"B4"}','[{"kind":"flipped","seat":5,"cells":["B4"],"tiles":["K34"],"by_sun":false,"fleeting":true}]','bot',0,'85978808',NULL);
INSERT INTO "entries" VALUES(4,58,'action','2026-03-01 12:22:11.000000',5,NULL,'Clover',50,NULL,'{"kind":"flip_one","cell":"D3"}','[{"kind":"flipped","seat":5,"cells":["D3"],"tiles":["K33"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":5,"cells":["D3","B4"],"tiles":["K33","K34"]}]','bot',0,'b7c46175',NULL);
INSERT INTO "entries" VALUES(4,59,'action','2026-03-01 12:22:11.000000',5,NULL,'Clover',51,NULL,'{"kind":"flip_one","cell":"A3"}','[{"kind":"flipped","seat":5,"cells":["A3"],"tiles":["K25"],"by_sun":false,"fleeting":true}]','bot',0,'1d46532f',NULL);
INSERT INTO "entries" VALUES(4,60,'action','2026-03-01 12:22:11.000000',5,NULL,'Clover',52,NULL,'{"kind":"flip_one","cell":"A1"}','[{"kind":"flipped","seat":5,"cells":["A1"],"tiles":["K41"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":5,"cells":["A1","A3"]}]','bot',0,'679316a6',NULL);
INSERT INTO "entries" VALUES(4,61,'action','2026-03-01 12:22:22.000000',0,100,'Ana',53,52,'{"kind":"flip_one","cell":"D6"}','[{"kind":"flipped","seat":0,"cells":["D6"],"tiles":["K42"],"by_sun":false,"fleeting":true}]','person',0,'4b8f0075',NULL);
INSERT INTO "entries" VALUES(4,62,'action','2026-03-01 12:22:33.000000',0,100,'Ana',54,53,'{"kind":"flip_one","cell":"G2"}','[{"kind":"flipped","seat":0,"cells":["G2"],"tiles":["K05"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":0,"cells":["G2","D6"]}]','person',0,'4a61630e',NULL);
INSERT INTO "entries" VALUES(4,63,'action','2026-03-01 12:22:44.000000',1,101,'Bo',55,54,'{"kind":"flip_one","cell":"A1"}','[{"kind":"flipped","seat":1,"cells":["A1"],"tiles":["K41"],"by_sun":false,"fleeting":true}]','person',0,'d5a88b63',NULL);
INSERT INTO "entries" VALUES(4,64,'action','2026-03-01 12:22:55.000000',1,101,'Bo',56,55,'{"kind":"flip_one","cell":"E5"}','[{"kind":"flipped","seat":1,"cells":["E5"],"tiles":["K02"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":1,"cells":["A1","E5"]}]','person',0,'1fc2312e',NULL);
INSERT INTO "entries" VALUES(4,65,'action','2026-03-01 12:23:06.000000',2,102,'Cy',57,56,'{"kind":"flip_one","cell":"G5"}','[{"kind":"flipped","seat":2,"cells":["G5"],"tiles":["K31"],"by_sun":false,"fleeting":true}]','person',0,'c2e15f23',NULL);
INSERT INTO "entries" VALUES(4,66,'action','2026-03-01 12:23:17.000000',2,102,'Cy',58,57,'{"kind":"flip_one","cell":"C2"}','[{"kind":"flipped","seat":2,"cells":["C2"],"tiles":["K11"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":2,"cells":["C2","G5"]}]','person',0,'50e32a8e',NULL);
INSERT INTO "entries" VALUES(4,67,'action','2026-03-01 12:23:28.000000',3,103,'Di',59,58,'{"kind":"flip_one","cell":"E3"}','[{"kind":"flipped","seat":3,"cells":["E3"],"tiles":["K38"],"by_sun":false,"fleeting":true}]','person',0,'a747f065',NULL);
INSERT INTO "entries" VALUES(4,68,'action','2026-03-01 12:23:39.000000',3,103,'Di',60,59,'{"kind":"flip_one","cell":"B7"}','[{"kind":"flipped","seat":3,"cells":["B7"],"tiles":["K36"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":3,"cells":["E3","B7"]}]','person',0,'97219a2c',NULL);
INSERT INTO "entries" VALUES(4,69,'action','2026-03-01 12:23:50.000000',4,104,'Ed',61,60,'{"kind":"flip_one","cell":"F1"}','[{"kind":"flipped","seat":4,"cells":["F1"],"tiles":["K17"],"by_sun":false,"fleeting":true}]','person',0,'1fd04201',NULL);
INSERT INTO "entries" VALUES(4,70,'action','2026-03-01 12:24:01.000000',4,104,'Ed',62,61,'{"kind":"flip_one","cell":"E5"}','[{"kind":"flipped","seat":4,"cells":["E5"],"tiles":["K02"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":4,"cells":["F1","E5"]}]','person',0,'3f4b946d',NULL);
INSERT INTO "entries" VALUES(4,71,'action','2026-03-01 12:24:12.000000',5,NULL,'Clover',63,NULL,'{"kind":"flip_one","cell":"G5"}','[{"kind":"flipped","seat":5,"cells":["G5"],"tiles":["K31"],"by_sun":false,"fleeting":true}]','bot',0,'57351101',NULL);
INSERT INTO "entries" VALUES(4,72,'action','2026-03-01 12:24:12.000000',5,NULL,'Clover',64,NULL,'{"kind":"flip_one","cell":"A7"}','[{"kind":"flipped","seat":5,"cells":["A7"],"tiles":["K32"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":5,"cells":["G5","A7"],"tiles":["K31","K32"]}]','bot',0,'0ac90e19',NULL);
INSERT INTO "entries" VALUES(4,73,'action','2026-03-01 12:24:12.000000',5,NULL,'Clover',65,NULL,'{"kind":"flip_one","cell":"E5"}','[{"kind":"flipped","seat":5,"cells":["E5"],"tiles":["K02"],"by_sun":false,"fleeting":true}]','bot',0,'654891af',NULL);
INSERT INTO "entries" VALUES(4,74,'action','2026-03-01 12:24:12.000000',5,NULL,'Clover',66,NULL,'{"kind":"flip_one","cell":"B1"}','[{"kind":"flipped","seat":5,"cells":["B1"],"tiles":["K01"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":5,"cells":["B1","E5"],"tiles":["K01","K02"]}]','bot',0,'db85eb53',NULL);
INSERT INTO "entries" VALUES(4,75,'action','2026-03-01 12:24:12.000000',5,NULL,'Clover',67,NULL,'{"kind":"flip_one","cell":"C2"}','[{"kind":"flipped","seat":5,"cells":["C2"],"tiles":["K11"],"by_sun":false,"fleeting":true}]','bot',0,'ad9bf45f',NULL);
INSERT INTO "entries" VALUES(4,76,'action','2026-03-01 12:24:12.000000',5,NULL,'Clover',68,NULL,'{"kind":"flip_one","cell":"F2"}','[{"kind":"flipped","seat":5,"cells":["F2"],"tiles":["K12"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":5,"cells":["C2","F2"],"tiles":["K11","K12"]}]','bot',0,'1dc167d0',NULL);
INSERT INTO "entries" VALUES(4,77,'action','2026-03-01 12:24:12.000000',5,NULL,'Clover',69,NULL,'{"kind":"flip_one","cell":"G6"}','[{"kind":"flipped","seat":5,"cells":["G6"],"tiles":["K07"],"by_sun":false,"fleeting":true}]','bot',0,'5554e5e1',NULL);
INSERT INTO "entries" VALUES(4,78,'action','2026-03-01 12:24:12.000000',5,NULL,'Clover',70,NULL,'{"kind":"flip_one","cell":"B3"}','[{"kind":"flipped","seat":5,"cells":["B3"],"tiles":["K08"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":5,"cells":["B3","G6"],"tiles":["K08","K07"]}]','bot',0,'5dd4a904',NULL);
INSERT INTO "entries" VALUES(4,79,'action','2026-03-01 12:24:12.000000',5,NULL,'Clover',71,NULL,'{"kind":"flip_one","cell":"B2"}','[{"kind":"flipped","seat":5,"cells":["B2"],"tiles":["K39"],"by_sun":false,"fleeting":true}]','bot',0,'a5512041',NULL);
INSERT INTO "entries" VALUES(4,80,'action','2026-03-01 12:24:12.000000',5,NULL,'Clover',72,NULL,'{"kind":"flip_one","cell":"F6"}','[{"kind":"flipped","seat":5,"cells":["F6"],"tiles":["K24"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":5,"cells":["B2","F6"]}]','bot',0,'3dca16c1',NULL);
INSERT INTO "entries" VALUES(4,81,'action','2026-03-01 12:24:23.000000',0,100,'Ana',73,72,'{"kind":"flip_one","cell":"D6"}','[{"kind":"flipped","seat":0,"cells":["D6"],"tiles":["K42"],"by_sun":false,"fleeting":true}]','person',0,'ef899154',NULL);
INSERT INTO "entries" VALUES(4,82,'action','2026-03-01 12:24:34.000000',0,100,'Ana',74,73,'{"kind":"flip_one","cell":"F6"}','[{"kind":"flipped","seat":0,"cells":["F6"],"tiles":["K24"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":0,"cells":["D6","F6"]}]','person',0,'225120da',NULL);
INSERT INTO "entries" VALUES(4,83,'action','2026-03-01 12:24:45.000000',1,101,'Bo',75,74,'{"kind":"flip_one","cell":"G3"}','[{"kind":"flipped","seat":1,"cells":["G3"],"tiles":["K35"],"by_sun":false,"fleeting":true}]','person',0,'aec5ebc1',NULL);
INSERT INTO "entries" VALUES(4,84,'action','2026-03-01 12:24:56.000000',1,101,'Bo',76,75,'{"kind":"flip_one","cell":"G2"}','[{"kind":"flipped","seat":1,"cells":["G2"],"tiles":["K05"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":1,"cells":["G2","G3"]}]','person',0,'47f1a086',NULL);
INSERT INTO "entries" VALUES(4,85,'action','2026-03-01 12:25:07.000000',2,102,'Cy',77,76,'{"kind":"flip_one","cell":"C3"}','[{"kind":"flipped","seat":2,"cells":["C3"],"tiles":["K10"],"by_sun":false,"fleeting":true}]','person',0,'a00fcf74',NULL);
INSERT INTO "entries" VALUES(4,86,'action','2026-03-01 12:25:18.000000',2,102,'Cy',78,77,'{"kind":"flip_one","cell":"F1"}','[{"kind":"flipped","seat":2,"cells":["F1"],"tiles":["K17"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":2,"cells":["F1","C3"]}]','person',0,'cfb09152',NULL);
INSERT INTO "entries" VALUES(4,87,'action','2026-03-01 12:25:29.000000',3,103,'Di',79,78,'{"kind":"flip_one","cell":"D4"}','[{"kind":"flipped","seat":3,"cells":["D4"],"tiles":["K22"],"by_sun":false,"fleeting":true}]','person',0,'dfc56f07',NULL);
INSERT INTO "entries" VALUES(4,88,'action','2026-03-01 12:25:40.000000',3,103,'Di',80,79,'{"kind":"flip_one","cell":"C1"}','[{"kind":"flipped","seat":3,"cells":["C1"],"tiles":["K23"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":3,"cells":["C1","D4"]}]','person',0,'b77cb9f8',NULL);
INSERT INTO "entries" VALUES(4,89,'action','2026-03-01 12:25:51.000000',4,104,'Ed',81,80,'{"kind":"flip_one","cell":"D6"}','[{"kind":"flipped","seat":4,"cells":["D6"],"tiles":["K42"],"by_sun":false,"fleeting":true}]','person',0,'77c97b3d',NULL);
INSERT INTO "entries" VALUES(4,90,'action','2026-03-01 12:26:02.000000',4,104,'Ed',82,81,'{"kind":"flip_one","cell":"F3"}','[{"kind":"flipped","seat":4,"cells":["F3"],"tiles":["K21"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":4,"cells":["F3","D6"]}]','person',0,'a9bdbee7',NULL);
INSERT INTO "entries" VALUES(4,91,'action','2026-03-01 12:26:13.000000',5,NULL,'Clover',83,NULL,'{"kind":"flip_one","cell":"F6"}','[{"kind":"flipped","seat":5,"cells":["F6"],"tiles":["K24"],"by_sun":false,"fleeting":true}]','bot',0,'11913c3e',NULL);
INSERT INTO "entries" VALUES(4,92,'action','2026-03-01 12:26:13.000000',5,NULL,'Clover',84,NULL,'{"kind":"flip_one","cell":"C1"}','[{"kind":"flipped","seat":5,"cells":["C1"],"tiles":["K23"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":5,"cells":["C1","F6"],"tiles":["K23","K24"]}]','bot',0,'9d709942',NULL);
INSERT INTO "entries" VALUES(4,93,'action','2026-03-01 12:26:13.000000',5,NULL,'Clover',85,NULL,'{"kind":"flip_one","cell":"F3"}','[{"kind":"flipped","seat":5,"cells":["F3"],"tiles":["K21"],"by_sun":false,"fleeting":true}]','bot',0,'ad570638',NULL);
INSERT INTO "entries" VALUES(4,94,'action','2026-03-01 12:26:13.000000',5,NULL,'Clover',86,NULL,'{"kind":"flip_one","cell":"D4"}','[{"kind":"flipped","seat":5,"cells":["D4"],"tiles":["K22"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":5,"cells":["F3","D4"],"tiles":["K21","K22"]}]','bot',0,'f9430cc8',NULL);
INSERT INTO "entries" VALUES(4,95,'action','2026-03-01 12:26:13.000000',5,NULL,'Clover',87,NULL,'{"kind":"flip_one","cell":"A1"}','[{"kind":"flipped","seat":5,"cells":["A1"],"tiles":["K41"],"by_sun":false,"fleeting":true}]','bot',0,'0904aa49',NULL);
INSERT INTO "entries" VALUES(4,96,'action','2026-03-01 12:26:13.000000',5,NULL,'Clover',88,NULL,'{"kind":"flip_one","cell":"D6"}','[{"kind":"flipped","seat":5,"cells":["D6"],"tiles":["K42"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":5,"cells":["A1","D6"],"tiles":["K41","K42"]}]','bot',0,'1a671743',NULL);
INSERT INTO "entries" VALUES(4,97,'action','2026-03-01 12:26:13.000000',5,NULL,'Clover',89,NULL,'{"kind":"flip_one","cell":"D1"}','[{"kind":"flipped","seat":5,"cells":["D1"],"tiles":["K26"],"by_sun":false,"fleeting":true}]','bot',0,'7078cfd3',NULL);
INSERT INTO "entries" VALUES(4,98,'action','2026-03-01 12:26:13.000000',5,NULL,'Clover',90,NULL,'{"kind":"flip_one","cell":"A3"}','[{"kind":"flipped","seat":5,"cells":["A3"],"tiles":["K25"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":5,"cells":["D1","A3"],"tiles":["K26","K25"]}]','bot',0,'2cfba511',NULL);
INSERT INTO "entries" VALUES(4,99,'action','2026-03-01 12:26:13.000000',5,NULL,'Clover',91,NULL,'{"kind":"flip_one","cell":"A5"}','[{"kind":"flipped","seat":5,"cells":["A5"],"tiles":["K18"],"by_sun":false,"fleeting":true}]','bot',0,'659429c9',NULL);
INSERT INTO "entries" VALUES(4,100,'action','2026-03-01 12:26:13.000000',5,NULL,'Clover',92,NULL,'{"kind":"flip_one","cell":"F1"}','[{"kind":"flipped","seat":5,"cells":["F1"],"tiles":["K17"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":5,"cells":["F1","A5"],"tiles":["K17","K18"]}]','bot',0,'dca88cd6',NULL);
INSERT INTO "entries" VALUES(4,101,'action','2026-03-01 12:26:13.000000',5,NULL,'Clover',93,NULL,'{"kind":"flip_one","cell":"B7"}','[{"kind":"flipped","seat":5,"cells":["B7"],"tiles":["K36"],"by_sun":false,"fleeting":true}]','bot',0,'17425c93',NULL);
INSERT INTO "entries" VALUES(4,102,'action','2026-03-01 12:26:13.000000',5,NULL,'Clover',94,NULL,'{"kind":"flip_one","cell":"G3"}','[{"kind":"flipped","seat":5,"cells":["G3"],"tiles":["K35"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":5,"cells":["G3","B7"],"tiles":["K35","K36"]}]','bot',0,'8afa997f',NULL);
INSERT INTO "entries" VALUES(4,103,'action','2026-03-01 12:26:13.000000',5,NULL,'Clover',95,NULL,'{"kind":"flip_one","cell":"G1"}','[{"kind":"flipped","seat":5,"cells":["G1"],"tiles":["K19"],"by_sun":false,"fleeting":true}]','bot',0,'614bed4f',NULL);
INSERT INTO "entries" VALUES(4,104,'action','2026-03-01 12:26:13.000000',5,NULL,'Clover',96,NULL,'{"kind":"flip_one","cell":"E6"}','[{"kind":"flipped","seat":5,"cells":["E6"],"tiles":["K20"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":5,"cells":["G1","E6"],"tiles":["K19","K20"]}]','bot',0,'5b603327',NULL);
INSERT INTO "entries" VALUES(4,105,'action','2026-03-01 12:26:13.000000',5,NULL,'Clover',97,NULL,'{"kind":"flip_one","cell":"C5"}','[{"kind":"flipped","seat":5,"cells":["C5"],"tiles":["K29"],"by_sun":false,"fleeting":true}]','bot',0,'2ba8efbd',NULL);
INSERT INTO "entries" VALUES(4,106,'action','2026-03-01 12:26:13.000000',5,NULL,'Clover',98,NULL,'{"kind":"flip_one","cell":"A6"}','[{"kind":"flipped","seat":5,"cells":["A6"],"tiles":["K30"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":5,"cells":["C5","A6"],"tiles":["K29","K30"]}]','bot',0,'b09dfa73',NULL);
INSERT INTO "entries" VALUES(4,107,'action','2026-03-01 12:26:13.000000',5,NULL,'Clover',99,NULL,'{"kind":"flip_one","cell":"E3"}','[{"kind":"flipped","seat":5,"cells":["E3"],"tiles":["K38"],"by_sun":false,"fleeting":true}]','bot',0,'ebad32ad',NULL);
INSERT INTO "entries" VALUES(4,108,'action','2026-03-01 12:26:13.000000',5,NULL,'Clover',100,NULL,'{"kind":"flip_one","cell":"A2"}','[{"kind":"flipped","seat":5,"cells":["A2"],"tiles":["K37"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":5,"cells":["A2","E3"],"tiles":["K37","K38"]}]','bot',0,'b7ff260e',NULL);
INSERT INTO "entries" VALUES(4,109,'action','2026-03-01 12:26:13.000000',5,NULL,'Clover',101,NULL,'{"kind":"flip_one","cell":"A4"}','[{"kind":"flipped","seat":5,"cells":["A4"],"tiles":["K06"],"by_sun":false,"fleeting":true}]','bot',0,'dd967e61',NULL);
INSERT INTO "entries" VALUES(4,110,'action','2026-03-01 12:26:13.000000',5,NULL,'Clover',102,NULL,'{"kind":"flip_one","cell":"G2"}','[{"kind":"flipped","seat":5,"cells":["G2"],"tiles":["K05"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":5,"cells":["G2","A4"],"tiles":["K05","K06"]}]','bot',0,'f5b10d20',NULL);
INSERT INTO "entries" VALUES(4,111,'action','2026-03-01 12:26:13.000000',5,NULL,'Clover',103,NULL,'{"kind":"flip_one","cell":"G4"}','[{"kind":"flipped","seat":5,"cells":["G4"],"tiles":["K40"],"by_sun":false,"fleeting":true}]','bot',0,'6e761d41',NULL);
INSERT INTO "entries" VALUES(4,112,'action','2026-03-01 12:26:13.000000',5,NULL,'Clover',104,NULL,'{"kind":"flip_one","cell":"C4"}','[{"kind":"flipped","seat":5,"cells":["C4"],"tiles":["K09"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":5,"cells":["C4","G4"]}]','bot',0,'47284ead',NULL);
INSERT INTO "entries" VALUES(4,113,'action','2026-03-01 12:26:24.000000',0,100,'Ana',105,104,'{"kind":"flip_one","cell":"C3"}','[{"kind":"flipped","seat":0,"cells":["C3"],"tiles":["K10"],"by_sun":false,"fleeting":true}]','person',0,'fb5a0357',NULL);
INSERT INTO "entries" VALUES(4,114,'action','2026-03-01 12:26:35.000000',0,100,'Ana',106,105,'{"kind":"flip_one","cell":"B2"}','[{"kind":"flipped","seat":0,"cells":["B2"],"tiles":["K39"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":0,"cells":["B2","C3"]}]','person',0,'25ca8b21',NULL);
INSERT INTO "entries" VALUES(4,115,'action','2026-03-01 12:26:46.000000',1,101,'Bo',107,106,'{"kind":"flip_one","cell":"G4"}','[{"kind":"flipped","seat":1,"cells":["G4"],"tiles":["K40"],"by_sun":false,"fleeting":true}]','person',0,'00e63c2d',NULL);
INSERT INTO "entries" VALUES(4,116,'action','2026-03-01 12:26:57.000000',1,101,'Bo',108,107,'{"kind":"flip_one","cell":"C4"}','[{"kind":"flipped","seat":1,"cells":["C4"],"tiles":["K09"],"by_sun":false,"fleeting":true},{"kind":"missed","seat":1,"cells":["C4","G4"]}]','person',0,'24b4b6bd',NULL);
INSERT INTO "entries" VALUES(4,117,'action','2026-03-01 12:27:08.000000',2,102,'Cy',109,108,'{"kind":"flip_one","cell":"C3"}','[{"kind":"flipped","seat":2,"cells":["C3"],"tiles":["K10"],"by_sun":false,"fleeting":true}]','person',0,'a160e3f1',NULL);
INSERT INTO "entries" VALUES(4,118,'action','2026-03-01 12:27:19.000000',2,102,'Cy',110,109,'{"kind":"flip_one","cell":"C4"}','[{"kind":"flipped","seat":2,"cells":["C4"],"tiles":["K09"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":2,"cells":["C3","C4"],"tiles":["K10","K09"]}]','person',0,'fdc54c0d',NULL);
INSERT INTO "entries" VALUES(4,119,'action','2026-03-01 12:27:30.000000',2,102,'Cy',111,110,'{"kind":"flip_one","cell":"B2"}','[{"kind":"flipped","seat":2,"cells":["B2"],"tiles":["K39"],"by_sun":false,"fleeting":true}]','person',0,'12ad516b',NULL);
INSERT INTO "entries" VALUES(4,120,'action','2026-03-01 12:27:30.000000',2,102,'Cy',112,NULL,'{"kind":"flip_one","cell":"G4"}','[{"kind":"flipped","seat":2,"cells":["G4"],"tiles":["K40"],"by_sun":false,"fleeting":true},{"kind":"kept","seat":2,"cells":["B2","G4"],"tiles":["K39","K40"]},{"kind":"ended","reason":"cleared"}]','forced',0,'4bd7773e',NULL);
INSERT INTO "entries" VALUES(5,1,'opened','2026-03-01 12:27:30.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,2,'joined','2026-03-01 12:27:30.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,3,'joined','2026-03-01 12:27:30.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,4,'joined','2026-03-01 12:27:30.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,5,'joined','2026-03-01 12:27:30.000000',3,103,'Di',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,6,'joined','2026-03-01 12:27:30.000000',4,104,'Ed',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,7,'bot_added','2026-03-01 12:27:30.000000',5,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,8,'started','2026-03-01 12:27:30.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'ca2a6a32',NULL);
INSERT INTO "entries" VALUES(5,9,'action','2026-03-01 12:27:41.000000',3,103,'Di',1,0,'{"kind":"flip","cells":["D2","C3"]}','[{"kind":"flipped","seat":3,"cells":["D2","C3"],"tiles":["K07","K43"],"by_sun":false,"fleeting":true}]','person',0,'a4f24086',NULL);
INSERT INTO "entries" VALUES(5,10,'action','2026-03-01 12:27:52.000000',3,103,'Di',2,1,'{"kind":"take","cell":"D2"}','[{"kind":"taken","seat":3,"cell":"D2","tile":"K07","by_water":false}]','person',0,'b6063a19',NULL);
INSERT INTO "entries" VALUES(5,11,'action','2026-03-01 12:28:03.000000',3,103,'Di',3,2,'{"kind":"draw","stack":1}','[{"kind":"drawn","seat":3,"stack":1,"cell":"D2","tile":"K23","fleeting":true}]','person',0,'ca021731',NULL);
INSERT INTO "entries" VALUES(5,12,'action','2026-03-01 12:28:14.000000',3,103,'Di',4,3,'{"kind":"move_hiker","cell":"C3"}','[{"kind":"hiker_moved","seat":3,"cell":"C3","line":null}]','person',0,'d180b472',NULL);
INSERT INTO "entries" VALUES(5,13,'action','2026-03-01 12:28:25.000000',4,104,'Ed',5,4,'{"kind":"flip","cells":["C1","C4"]}','[{"kind":"flipped","seat":4,"cells":["C1","C4"],"tiles":["K46","K29"],"by_sun":false,"fleeting":true},{"kind":"tiles_matched","seat":4,"ability":"water","cells":["C1","C4"],"recharged":true,"fleeting":true}]','person',0,'8e5ce2d3',NULL);
INSERT INTO "entries" VALUES(5,14,'action','2026-03-01 12:28:36.000000',4,104,'Ed',6,5,'{"kind":"take","cell":"C4"}','[{"kind":"taken","seat":4,"cell":"C4","tile":"K29","by_water":false}]','person',0,'761baf6d',NULL);
INSERT INTO "entries" VALUES(5,15,'action','2026-03-01 12:28:47.000000',4,104,'Ed',7,6,'{"kind":"draw","stack":2}','[{"kind":"drawn","seat":4,"stack":2,"cell":"C4","tile":"K04","fleeting":true}]','person',0,'79531176',NULL);
INSERT INTO "entries" VALUES(5,16,'action','2026-03-01 12:28:58.000000',4,104,'Ed',8,7,'{"kind":"move_hiker","cell":"C1"}','[{"kind":"hiker_moved","seat":4,"cell":"C1","line":null}]','person',0,'258c0379',NULL);
INSERT INTO "entries" VALUES(5,17,'action','2026-03-01 12:29:09.000000',5,NULL,'Clover',9,NULL,'{"kind":"flip","cells":["A3","D4"]}','[{"kind":"flipped","seat":5,"cells":["A3","D4"],"tiles":["K39","K28"],"by_sun":false,"fleeting":true}]','bot',0,'12b7a0d1',NULL);
INSERT INTO "entries" VALUES(5,18,'action','2026-03-01 12:29:09.000000',5,NULL,'Clover',10,NULL,'{"kind":"take","cell":"D4"}','[{"kind":"taken","seat":5,"cell":"D4","tile":"K28","by_water":false}]','bot',0,'0f4d7f7e',NULL);
INSERT INTO "entries" VALUES(5,19,'action','2026-03-01 12:29:09.000000',5,NULL,'Clover',11,NULL,'{"kind":"draw","stack":2}','[{"kind":"drawn","seat":5,"stack":2,"cell":"D4","tile":"K26","fleeting":true}]','bot',0,'88f25de2',NULL);
INSERT INTO "entries" VALUES(5,20,'action','2026-03-01 12:29:09.000000',5,NULL,'Clover',12,NULL,'{"kind":"move_hiker","cell":"D4"}','[{"kind":"hiker_moved","seat":5,"cell":"D4","line":null}]','bot',0,'028f9bc8',NULL);
INSERT INTO "entries" VALUES(5,21,'action','2026-03-01 12:29:20.000000',0,100,'Ana',13,12,'{"kind":"flip","cells":["C1","D2"]}','[{"kind":"flipped","seat":0,"cells":["C1","D2"],"tiles":["K46","K23"],"by_sun":false,"fleeting":true},{"kind":"tiles_matched","seat":0,"ability":"sun","cells":["C1","D2"],"recharged":true,"fleeting":true}]','person',0,'0edcf462',NULL);
INSERT INTO "entries" VALUES(5,22,'action','2026-03-01 12:29:31.000000',0,100,'Ana',14,13,'{"kind":"use_sun","cells":["A2","D3"]}','[{"kind":"flipped","seat":0,"cells":["A2","D3"],"tiles":["K45","K05"],"by_sun":true,"fleeting":true},{"kind":"tiles_matched","seat":0,"ability":"water","cells":["A2","D3"],"recharged":false,"fleeting":true}]','person',0,'af003741',NULL);
INSERT INTO "entries" VALUES(5,23,'action','2026-03-01 12:29:42.000000',0,100,'Ana',15,14,'{"kind":"take","cell":"D2"}','[{"kind":"taken","seat":0,"cell":"D2","tile":"K23","by_water":false}]','person',0,'172478f6',NULL);
INSERT INTO "entries" VALUES(5,24,'action','2026-03-01 12:29:53.000000',0,100,'Ana',16,15,'{"kind":"use_water","cell":"B2"}','[{"kind":"taken","seat":0,"cell":"B2","tile":"K24","by_water":true},{"kind":"paired","seat":0,"tile":"K24"}]','person',0,'f9fabba8',NULL);
INSERT INTO "entries" VALUES(5,25,'action','2026-03-01 12:30:04.000000',0,100,'Ana',17,16,'{"kind":"return_tile","tile":"K29"}','[{"kind":"returned","seat":0,"cell":"B2","tile":"K29","fleeting":true}]','person',0,'f035cee5',NULL);
INSERT INTO "entries" VALUES(5,26,'action','2026-03-01 12:30:15.000000',0,100,'Ana',18,17,'{"kind":"draw","stack":1}','[{"kind":"drawn","seat":0,"stack":1,"cell":"D2","tile":"K11","fleeting":true}]','person',0,'2dcf4c0e',NULL);
INSERT INTO "entries" VALUES(5,27,'action','2026-03-01 12:30:26.000000',0,100,'Ana',19,18,'{"kind":"move_hiker","cell":"D3"}','[{"kind":"hiker_moved","seat":0,"cell":"D3","line":null}]','person',0,'8eebf479',NULL);
INSERT INTO "entries" VALUES(5,28,'action','2026-03-01 12:30:37.000000',1,101,'Bo',20,19,'{"kind":"flip","cells":["C1","C4"]}','[{"kind":"flipped","seat":1,"cells":["C1","C4"],"tiles":["K46","K04"],"by_sun":false,"fleeting":true},{"kind":"tiles_matched","seat":1,"ability":"forest","cells":["C1","C4"],"recharged":true,"fleeting":true}]','person',0,'eed670c0',NULL);
INSERT INTO "entries" VALUES(5,29,'action','2026-03-01 12:30:48.000000',1,101,'Bo',21,20,'{"kind":"take","cell":"C4"}','[{"kind":"taken","seat":1,"cell":"C4","tile":"K04","by_water":false}]','person',0,'c7253750',NULL);
INSERT INTO "entries" VALUES(5,30,'action','2026-03-01 12:30:59.000000',1,101,'Bo',22,21,'{"kind":"draw","stack":2}','[{"kind":"drawn","seat":1,"stack":2,"cell":"C4","tile":"K41","fleeting":true}]','person',0,'2f79c2fe',NULL);
INSERT INTO "entries" VALUES(5,31,'action','2026-03-01 12:31:10.000000',1,101,'Bo',23,22,'{"kind":"move_hiker","cell":"C4"}','[{"kind":"hiker_moved","seat":1,"cell":"C4","line":null}]','person',0,'78fe15fc',NULL);
INSERT INTO "entries" VALUES(5,32,'action','2026-03-01 12:31:21.000000',2,102,'Cy',24,23,'{"kind":"flip","cells":["B3","A4"]}','[{"kind":"flipped","seat":2,"cells":["B3","A4"],"tiles":["K36","K37"],"by_sun":false,"fleeting":true}]','person',0,'fd9d7563',NULL);
INSERT INTO "entries" VALUES(5,33,'action','2026-03-01 12:31:32.000000',2,102,'Cy',25,24,'{"kind":"take","cell":"A4"}','[{"kind":"taken","seat":2,"cell":"A4","tile":"K37","by_water":false}]','person',0,'44b3fac8',NULL);
INSERT INTO "entries" VALUES(5,34,'action','2026-03-01 12:31:43.000000',2,102,'Cy',26,25,'{"kind":"draw","stack":3}','[{"kind":"drawn","seat":2,"stack":3,"cell":"A4","tile":"K38","fleeting":true}]','person',0,'7787beda',NULL);
INSERT INTO "entries" VALUES(5,35,'action','2026-03-01 12:31:54.000000',2,102,'Cy',27,26,'{"kind":"move_hiker","cell":"A4"}','[{"kind":"hiker_moved","seat":2,"cell":"A4","line":null}]','person',0,'abaca754',NULL);
INSERT INTO "entries" VALUES(5,36,'action','2026-03-01 12:32:05.000000',3,103,'Di',28,27,'{"kind":"flip","cells":["B3","C4"]}','[{"kind":"flipped","seat":3,"cells":["B3","C4"],"tiles":["K36","K41"],"by_sun":false,"fleeting":true}]','person',0,'5e686bd3',NULL);
INSERT INTO "entries" VALUES(5,37,'action','2026-03-01 12:32:16.000000',3,103,'Di',29,28,'{"kind":"take","cell":"B3"}','[{"kind":"taken","seat":3,"cell":"B3","tile":"K36","by_water":false}]','person',0,'540bfb55',NULL);
INSERT INTO "entries" VALUES(5,38,'action','2026-03-01 12:32:27.000000',3,103,'Di',30,29,'{"kind":"use_forest","stack":3}','[{"kind":"peeked","seat":3,"stack":3,"cell":"B3","tile":"K35"}]','person',0,'cc6bfaf4',NULL);
INSERT INTO "entries" VALUES(5,39,'action','2026-03-01 12:32:27.000000',3,103,'Di',31,NULL,'{"kind":"move_hiker","cell":"C4"}','[{"kind":"hiker_moved","seat":3,"cell":"C4","line":null}]','forced',0,'caab1f07',NULL);
INSERT INTO "entries" VALUES(5,40,'action','2026-03-01 12:32:38.000000',4,104,'Ed',32,31,'{"kind":"flip","cells":["B2","D2"]}','[{"kind":"flipped","seat":4,"cells":["B2","D2"],"tiles":["K29","K11"],"by_sun":false,"fleeting":true},{"kind":"tiles_matched","seat":4,"ability":"water","cells":["B2","D2"],"recharged":true,"fleeting":true}]','person',0,'68984798',NULL);
INSERT INTO "entries" VALUES(5,41,'action','2026-03-01 12:32:49.000000',4,104,'Ed',33,32,'{"kind":"take","cell":"D2"}','[{"kind":"taken","seat":4,"cell":"D2","tile":"K11","by_water":false}]','person',0,'0cc2d4de',NULL);
INSERT INTO "entries" VALUES(5,42,'action','2026-03-01 12:33:00.000000',4,104,'Ed',34,33,'{"kind":"use_water","cell":"D3"}','[{"kind":"taken","seat":4,"cell":"D3","tile":"K05","by_water":true}]','person',0,'8d00f30e',NULL);
INSERT INTO "entries" VALUES(5,43,'action','2026-03-01 12:33:11.000000',4,104,'Ed',35,34,'{"kind":"return_tile","tile":"K11"}','[{"kind":"returned","seat":4,"cell":"D3","tile":"K11","fleeting":true}]','person',0,'bb913c14',NULL);
INSERT INTO "entries" VALUES(5,44,'action','2026-03-01 12:33:22.000000',4,104,'Ed',36,35,'{"kind":"draw","stack":1}','[{"kind":"drawn","seat":4,"stack":1,"cell":"D2","tile":"K13","fleeting":true}]','person',0,'f03d9201',NULL);
INSERT INTO "entries" VALUES(5,45,'action','2026-03-01 12:33:33.000000',4,104,'Ed',37,36,'{"kind":"move_hiker","cell":"B2"}','[{"kind":"hiker_moved","seat":4,"cell":"B2","line":null}]','person',0,'75119bba',NULL);
INSERT INTO "entries" VALUES(5,46,'action','2026-03-01 12:33:44.000000',5,NULL,'Clover',38,NULL,'{"kind":"flip","cells":["B4","C4"]}','[{"kind":"flipped","seat":5,"cells":["B4","C4"],"tiles":["K31","K41"],"by_sun":false,"fleeting":true}]','bot',0,'30178bca',NULL);
INSERT INTO "entries" VALUES(5,47,'action','2026-03-01 12:33:44.000000',5,NULL,'Clover',39,NULL,'{"kind":"take","cell":"C4"}','[{"kind":"taken","seat":5,"cell":"C4","tile":"K41","by_water":false}]','bot',0,'d70aaec3',NULL);
INSERT INTO "entries" VALUES(5,48,'action','2026-03-01 12:33:44.000000',5,NULL,'Clover',40,NULL,'{"kind":"draw","stack":1}','[{"kind":"drawn","seat":5,"stack":1,"cell":"C4","tile":"K47","fleeting":true}]','bot',0,'038d2f2b',NULL);
INSERT INTO "entries" VALUES(5,49,'action','2026-03-01 12:33:44.000000',5,NULL,'Clover',41,NULL,'{"kind":"move_hiker","cell":"C4"}','[{"kind":"hiker_moved","seat":5,"cell":"C4","line":null}]','bot',0,'2f44016d',NULL);
INSERT INTO "entries" VALUES(5,50,'action','2026-03-01 12:33:55.000000',0,100,'Ana',42,41,'{"kind":"flip","cells":["A1","D3"]}','[{"kind":"flipped","seat":0,"cells":["A1","D3"],"tiles":["K08","K11"],"by_sun":false,"fleeting":true}]','person',0,'1ad71c97',NULL);
INSERT INTO "entries" VALUES(5,51,'action','2026-03-01 12:34:06.000000',0,100,'Ana',43,42,'{"kind":"take","cell":"A1"}','[{"kind":"taken","seat":0,"cell":"A1","tile":"K08","by_water":false}]','person',0,'67797763',NULL);
INSERT INTO "entries" VALUES(5,52,'action','2026-03-01 12:34:17.000000',0,100,'Ana',44,43,'{"kind":"draw","stack":3}','[{"kind":"drawn","seat":0,"stack":3,"cell":"A1","tile":"K25","fleeting":true}]','person',0,'b0f22d3f',NULL);
INSERT INTO "entries" VALUES(5,53,'action','2026-03-01 12:34:28.000000',0,100,'Ana',45,44,'{"kind":"move_hiker","cell":"A1"}','[{"kind":"hiker_moved","seat":0,"cell":"A1","line":null}]','person',0,'cc162a09',NULL);
INSERT INTO "entries" VALUES(5,54,'action','2026-03-01 12:34:39.000000',1,101,'Bo',46,45,'{"kind":"flip","cells":["C3","D3"]}','[{"kind":"flipped","seat":1,"cells":["C3","D3"],"tiles":["K43","K11"],"by_sun":false,"fleeting":true},{"kind":"tiles_matched","seat":1,"ability":"water","cells":["C3","D3"],"recharged":true,"fleeting":true}]','person',0,'990e3357',NULL);
INSERT INTO "entries" VALUES(5,55,'action','2026-03-01 12:34:50.000000',1,101,'Bo',47,46,'{"kind":"take","cell":"C3"}','[{"kind":"taken","seat":1,"cell":"C3","tile":"K43","by_water":false}]','person',0,'e59d32e7',NULL);
INSERT INTO "entries" VALUES(5,56,'action','2026-03-01 12:35:01.000000',1,101,'Bo',48,47,'{"kind":"use_water","cell":"A3"}','[{"kind":"taken","seat":1,"cell":"A3","tile":"K39","by_water":true}]','person',0,'c41ae292',NULL);
INSERT INTO "entries" VALUES(5,57,'action','2026-03-01 12:35:12.000000',1,101,'Bo',49,48,'{"kind":"return_tile","tile":"K07"}','[{"kind":"returned","seat":1,"cell":"A3","tile":"K07","fleeting":true}]','person',0,'4967f35e',NULL);
INSERT INTO "entries" VALUES(5,58,'action','2026-03-01 12:35:23.000000',1,101,'Bo',50,49,'{"kind":"draw","stack":3}','[{"kind":"drawn","seat":1,"stack":3,"cell":"C3","tile":"K42","fleeting":true}]','person',0,'ad79a9a0',NULL);
INSERT INTO "entries" VALUES(5,59,'action','2026-03-01 12:35:34.000000',1,101,'Bo',51,50,'{"kind":"move_hiker","cell":"C3"}','[{"kind":"hiker_moved","seat":1,"cell":"C3","line":null}]','person',0,'00b57883',NULL);
INSERT INTO "entries" VALUES(5,60,'action','2026-03-01 12:35:45.000000',2,102,'Cy',52,51,'{"kind":"flip","cells":["D3","D4"]}','[{"kind":"flipped","seat":2,"cells":["D3","D4"],"tiles":["K11","K26"],"by_sun":false,"fleeting":true}]','person',0,'a996fd0c',NULL);
INSERT INTO "entries" VALUES(5,61,'action','2026-03-01 12:35:56.000000',2,102,'Cy',53,52,'{"kind":"take","cell":"D4"}','[{"kind":"taken","seat":2,"cell":"D4","tile":"K26","by_water":false}]','person',0,'dab21097',NULL);
INSERT INTO "entries" VALUES(5,62,'action','2026-03-01 12:36:07.000000',2,102,'Cy',54,53,'{"kind":"draw","stack":2}','[{"kind":"drawn","seat":2,"stack":2,"cell":"D4","tile":"K15","fleeting":true}]','person',0,'55d9cda6',NULL);
INSERT INTO "entries" VALUES(5,63,'action','2026-03-01 12:36:18.000000',2,102,'Cy',55,54,'{"kind":"move_hiker","cell":"D4"}','[{"kind":"hiker_moved","seat":2,"cell":"D4","line":null}]','person',0,'51af2834',NULL);
INSERT INTO "entries" VALUES(5,64,'action','2026-03-01 12:36:29.000000',3,103,'Di',56,55,'{"kind":"flip","cells":["B1","B4"]}','[{"kind":"flipped","seat":3,"cells":["B1","B4"],"tiles":["K33","K31"],"by_sun":false,"fleeting":true}]','person',0,'5bfe642d',NULL);
INSERT INTO "entries" VALUES(5,65,'action','2026-03-01 12:36:40.000000',3,103,'Di',57,56,'{"kind":"take","cell":"B4"}','[{"kind":"taken","seat":3,"cell":"B4","tile":"K31","by_water":false}]','person',0,'19203886',NULL);
INSERT INTO "entries" VALUES(5,66,'action','2026-03-01 12:36:51.000000',3,103,'Di',58,57,'{"kind":"draw","stack":1}','[{"kind":"drawn","seat":3,"stack":1,"cell":"B4","tile":"K48","fleeting":true}]','person',0,'24339a8a',NULL);
INSERT INTO "entries" VALUES(5,67,'action','2026-03-01 12:37:02.000000',3,103,'Di',59,58,'{"kind":"move_hiker","cell":"B1"}','[{"kind":"hiker_moved","seat":3,"cell":"B1","line":null}]','person',0,'99d6165f',NULL);
INSERT INTO "entries" VALUES(5,68,'action','2026-03-01 12:37:13.000000',4,104,'Ed',60,59,'{"kind":"flip","cells":["D1","A3"]}','[{"kind":"flipped","seat":4,"cells":["D1","A3"],"tiles":["K32","K07"],"by_sun":false,"fleeting":true}]','person',0,'039672c7',NULL);
INSERT INTO "entries" VALUES(5,69,'action','2026-03-01 12:37:24.000000',4,104,'Ed',61,60,'{"kind":"take","cell":"A3"}','[{"kind":"taken","seat":4,"cell":"A3","tile":"K07","by_water":false},{"kind":"paired","seat":4,"tile":"K07"}]','person',0,'1a956ce6',NULL);
INSERT INTO "entries" VALUES(5,70,'action','2026-03-01 12:37:35.000000',4,104,'Ed',62,61,'{"kind":"draw","stack":2}','[{"kind":"drawn","seat":4,"stack":2,"cell":"A3","tile":"K06","fleeting":true}]','person',0,'ede9dc49',NULL);
INSERT INTO "entries" VALUES(5,71,'action','2026-03-01 12:37:46.000000',4,104,'Ed',63,62,'{"kind":"move_hiker","cell":"A3"}','[{"kind":"hiker_moved","seat":4,"cell":"A3","line":null}]','person',0,'80455d88',NULL);
INSERT INTO "entries" VALUES(5,72,'action','2026-03-01 12:37:57.000000',5,NULL,'Clover',64,NULL,'{"kind":"flip","cells":["C1","D1"]}','[{"kind":"flipped","seat":5,"cells":["C1","D1"],"tiles":["K46","K32"],"by_sun":false,"fleeting":true},{"kind":"tiles_matched","seat":5,"ability":"mountain","cells":["C1","D1"],"recharged":true,"fleeting":true}]','bot',0,'dce38013',NULL);
INSERT INTO "entries" VALUES(5,73,'action','2026-03-01 12:37:57.000000',5,NULL,'Clover',65,NULL,'{"kind":"take","cell":"D1"}','[{"kind":"taken","seat":5,"cell":"D1","tile":"K32","by_water":false},{"kind":"paired","seat":5,"tile":"K32"}]','bot',0,'fa8434f3',NULL);
INSERT INTO "entries" VALUES(5,74,'action','2026-03-01 12:37:57.000000',5,NULL,'Clover',66,NULL,'{"kind":"draw","stack":1}','[{"kind":"drawn","seat":5,"stack":1,"cell":"D1","tile":"K12","fleeting":true}]','bot',0,'46d7b4c8',NULL);
INSERT INTO "entries" VALUES(5,75,'action','2026-03-01 12:37:57.000000',5,NULL,'Clover',67,NULL,'{"kind":"use_mountain","cell":"D1","line":"column"}','[{"kind":"hiker_moved","seat":5,"cell":"D1","line":"column"}]','bot',0,'6efa233c',NULL);
INSERT INTO "entries" VALUES(5,76,'action','2026-03-01 12:38:08.000000',0,100,'Ana',68,67,'{"kind":"flip","cells":["C3","C4"]}','[{"kind":"flipped","seat":0,"cells":["C3","C4"],"tiles":["K42","K47"],"by_sun":false,"fleeting":true},{"kind":"tiles_matched","seat":0,"ability":"water","cells":["C3","C4"],"recharged":true,"fleeting":true}]','person',0,'750f589e',NULL);
INSERT INTO "entries" VALUES(5,77,'action','2026-03-01 12:38:19.000000',0,100,'Ana',69,68,'{"kind":"take","cell":"C3"}','[{"kind":"taken","seat":0,"cell":"C3","tile":"K42","by_water":false}]','person',0,'251ee865',NULL);
INSERT INTO "entries" VALUES(5,78,'action','2026-03-01 12:38:30.000000',0,100,'Ana',70,69,'{"kind":"use_water","cell":"B1"}','[{"kind":"taken","seat":0,"cell":"B1","tile":"K33","by_water":true}]','person',0,'efec5acc',NULL);
INSERT INTO "entries" VALUES(5,79,'action','2026-03-01 12:38:41.000000',0,100,'Ana',71,70,'{"kind":"return_tile","tile":"K05"}','[{"kind":"returned","seat":0,"cell":"B1","tile":"K05","fleeting":true}]','person',0,'ab994762',NULL);
INSERT INTO "entries" VALUES(5,80,'action','2026-03-01 12:38:52.000000',0,100,'Ana',72,71,'{"kind":"draw","stack":2}','[{"kind":"drawn","seat":0,"stack":2,"cell":"C3","tile":"K27","fleeting":true}]','person',0,'48ee1f27',NULL);
INSERT INTO "entries" VALUES(5,81,'action','2026-03-01 12:39:03.000000',0,100,'Ana',73,72,'{"kind":"move_hiker","cell":"C3"}','[{"kind":"hiker_moved","seat":0,"cell":"C3","line":null}]','person',0,'b82594ca',NULL);
INSERT INTO "entries" VALUES(5,82,'action','2026-03-01 12:39:14.000000',1,101,'Bo',74,73,'{"kind":"flip","cells":["A1","C1"]}','[{"kind":"flipped","seat":1,"cells":["A1","C1"],"tiles":["K25","K46"],"by_sun":false,"fleeting":true},{"kind":"tiles_matched","seat":1,"ability":"forest","cells":["A1","C1"],"recharged":true,"fleeting":true}]','person',0,'0f4f2df3',NULL);
INSERT INTO "entries" VALUES(5,83,'action','2026-03-01 12:39:25.000000',1,101,'Bo',75,74,'{"kind":"take","cell":"C1"}','[{"kind":"taken","seat":1,"cell":"C1","tile":"K46","by_water":false}]','person',0,'11959bf3',NULL);
INSERT INTO "entries" VALUES(5,84,'action','2026-03-01 12:39:36.000000',1,101,'Bo',76,75,'{"kind":"recharge","ability":"mountain"}','[{"kind":"recharged","seat":1,"ability":"mountain"}]','person',0,'b803b919',NULL);
INSERT INTO "entries" VALUES(5,85,'action','2026-03-01 12:39:47.000000',1,101,'Bo',77,76,'{"kind":"draw","stack":2}','[{"kind":"drawn","seat":1,"stack":2,"cell":"C1","tile":"K01","fleeting":true}]','person',0,'10b5bbf4',NULL);
INSERT INTO "entries" VALUES(5,86,'action','2026-03-01 12:39:58.000000',1,101,'Bo',78,77,'{"kind":"move_hiker","cell":"C1"}','[{"kind":"hiker_moved","seat":1,"cell":"C1","line":null}]','person',0,'e45ced8d',NULL);
INSERT INTO "entries" VALUES(5,87,'action','2026-03-01 12:40:09.000000',2,102,'Cy',79,78,'{"kind":"flip","cells":["A1","B2"]}','[{"kind":"flipped","seat":2,"cells":["A1","B2"],"tiles":["K25","K29"],"by_sun":false,"fleeting":true}]','person',0,'d8454ffe',NULL);
INSERT INTO "entries" VALUES(5,88,'action','2026-03-01 12:40:20.000000',2,102,'Cy',80,79,'{"kind":"take","cell":"B2"}','[{"kind":"taken","seat":2,"cell":"B2","tile":"K29","by_water":false}]','person',0,'c195de72',NULL);
INSERT INTO "entries" VALUES(5,89,'action','2026-03-01 12:40:31.000000',2,102,'Cy',81,80,'{"kind":"draw","stack":3}','[{"kind":"drawn","seat":2,"stack":3,"cell":"B2","tile":"K19","fleeting":true}]','person',0,'3a9f4cdc',NULL);
INSERT INTO "entries" VALUES(5,90,'action','2026-03-01 12:40:42.000000',2,102,'Cy',82,81,'{"kind":"move_hiker","cell":"B2"}','[{"kind":"hiker_moved","seat":2,"cell":"B2","line":null}]','person',0,'20a5be9b',NULL);
INSERT INTO "entries" VALUES(5,91,'action','2026-03-01 12:40:53.000000',3,103,'Di',83,82,'{"kind":"flip","cells":["C2","B3"]}','[{"kind":"flipped","seat":3,"cells":["C2","B3"],"tiles":["K22","K35"],"by_sun":false,"fleeting":true},{"kind":"tiles_matched","seat":3,"ability":"mountain","cells":["C2","B3"],"recharged":false,"fleeting":true}]','person',0,'c7da98b1',NULL);
INSERT INTO "entries" VALUES(5,92,'action','2026-03-01 12:41:04.000000',3,103,'Di',84,83,'{"kind":"take","cell":"B3"}','[{"kind":"taken","seat":3,"cell":"B3","tile":"K35","by_water":false},{"kind":"paired","seat":3,"tile":"K35"}]','person',0,'6ea887f6',NULL);
INSERT INTO "entries" VALUES(5,93,'action','2026-03-01 12:41:15.000000',3,103,'Di',85,84,'{"kind":"draw","stack":2}','[{"kind":"drawn","seat":3,"stack":2,"cell":"B3","tile":"K10","fleeting":true}]','person',0,'2fbfec53',NULL);
INSERT INTO "entries" VALUES(5,94,'action','2026-03-01 12:41:26.000000',3,103,'Di',86,85,'{"kind":"use_mountain","cell":"B3","line":"column"}','[{"kind":"hiker_moved","seat":3,"cell":"B3","line":"column"}]','person',0,'da45e727',NULL);
INSERT INTO "entries" VALUES(5,95,'action','2026-03-01 12:41:37.000000',4,104,'Ed',87,86,'{"kind":"flip","cells":["C2","C4"]}','[{"kind":"flipped","seat":4,"cells":["C2","C4"],"tiles":["K22","K47"],"by_sun":false,"fleeting":true},{"kind":"tiles_matched","seat":4,"ability":"mountain","cells":["C2","C4"],"recharged":true,"fleeting":true}]','person',0,'e9a35e14',NULL);
INSERT INTO "entries" VALUES(5,96,'action','2026-03-01 12:41:48.000000',4,104,'Ed',88,87,'{"kind":"take","cell":"C4"}','[{"kind":"taken","seat":4,"cell":"C4","tile":"K47","by_water":false}]','person',0,'0b5a5618',NULL);
INSERT INTO "entries" VALUES(5,97,'action','2026-03-01 12:41:59.000000',4,104,'Ed',89,88,'{"kind":"recharge","ability":"water"}','[{"kind":"recharged","seat":4,"ability":"water"}]','person',0,'6dd19cc6',NULL);
INSERT INTO "entries" VALUES(5,98,'action','2026-03-01 12:42:10.000000',4,104,'Ed',90,89,'{"kind":"draw","stack":2}','[{"kind":"drawn","seat":4,"stack":2,"cell":"C4","tile":"K16","fleeting":true}]','person',0,'da9da5bc',NULL);
INSERT INTO "entries" VALUES(5,99,'action','2026-03-01 12:42:21.000000',4,104,'Ed',91,90,'{"kind":"move_hiker","cell":"C2"}','[{"kind":"hiker_moved","seat":4,"cell":"C2","line":null}]','person',0,'cf1be7f5',NULL);
INSERT INTO "entries" VALUES(5,100,'action','2026-03-01 12:42:32.000000',5,NULL,'Clover',92,NULL,'{"kind":"flip","cells":["C3","B4"]}','[{"kind":"flipped","seat":5,"cells":["C3","B4"],"tiles":["K27","K48"],"by_sun":false,"fleeting":true},{"kind":"tiles_matched","seat":5,"ability":"mountain","cells":["C3","B4"],"recharged":true,"fleeting":true}]','bot',0,'20acb552',NULL);
INSERT INTO "entries" VALUES(5,101,'action','2026-03-01 12:42:32.000000',5,NULL,'Clover',93,NULL,'{"kind":"take","cell":"C3"}','[{"kind":"taken","seat":5,"cell":"C3","tile":"K27","by_water":false},{"kind":"paired","seat":5,"tile":"K27"}]','bot',0,'fe6576a7',NULL);
INSERT INTO "entries" VALUES(5,102,'action','2026-03-01 12:42:32.000000',5,NULL,'Clover',94,NULL,'{"kind":"use_forest","stack":1}','[{"kind":"peeked","seat":5,"stack":1,"cell":"C3","tile":"K34"}]','bot',0,'61c5b902',NULL);
INSERT INTO "entries" VALUES(5,103,'action','2026-03-01 12:42:32.000000',5,NULL,'Clover',95,NULL,'{"kind":"move_hiker","cell":"B4"}','[{"kind":"hiker_moved","seat":5,"cell":"B4","line":null}]','bot',0,'f14d83a2',NULL);
INSERT INTO "entries" VALUES(5,104,'action','2026-03-01 12:42:43.000000',0,100,'Ana',96,95,'{"kind":"flip","cells":["A2","C2"]}','[{"kind":"flipped","seat":0,"cells":["A2","C2"],"tiles":["K45","K22"],"by_sun":false,"fleeting":true},{"kind":"tiles_matched","seat":0,"ability":"mountain","cells":["A2","C2"],"recharged":false,"fleeting":true}]','person',0,'ce2bb2ff',NULL);
INSERT INTO "entries" VALUES(5,105,'action','2026-03-01 12:42:54.000000',0,100,'Ana',97,96,'{"kind":"take","cell":"A2"}','[{"kind":"taken","seat":0,"cell":"A2","tile":"K45","by_water":false}]','person',0,'12db9f12',NULL);
INSERT INTO "entries" VALUES(5,106,'action','2026-03-01 12:43:05.000000',0,100,'Ana',98,97,'{"kind":"recharge","ability":"forest"}','[{"kind":"recharged","seat":0,"ability":"forest"}]','person',0,'22731a1c',NULL);
INSERT INTO "entries" VALUES(5,107,'action','2026-03-01 12:43:16.000000',0,100,'Ana',99,98,'{"kind":"use_water","cell":"A3"}','[{"kind":"taken","seat":0,"cell":"A3","tile":"K06","by_water":true}]','person',0,'a950fd7e',NULL);
INSERT INTO "entries" VALUES(5,108,'action','2026-03-01 12:43:27.000000',0,100,'Ana',100,99,'{"kind":"return_tile","tile":"K42"}','[{"kind":"returned","seat":0,"cell":"A3","tile":"K42","fleeting":true}]','person',0,'efdeb2df',NULL);
INSERT INTO "entries" VALUES(5,109,'action','2026-03-01 12:43:38.000000',0,100,'Ana',101,100,'{"kind":"use_forest","stack":3}','[{"kind":"peeked","seat":0,"stack":3,"cell":"A2","tile":"K20"}]','person',0,'abc3bb33',NULL);
INSERT INTO "entries" VALUES(5,110,'action','2026-03-01 12:43:49.000000',0,100,'Ana',102,101,'{"kind":"use_mountain","cell":"C2","line":"row"}','[{"kind":"hiker_moved","seat":0,"cell":"C2","line":"row"}]','person',0,'0315d46c',NULL);
INSERT INTO "entries" VALUES(5,111,'action','2026-03-01 12:44:00.000000',1,101,'Bo',103,102,'{"kind":"flip","cells":["D1","C3"]}','[{"kind":"flipped","seat":1,"cells":["D1","C3"],"tiles":["K12","K34"],"by_sun":false,"fleeting":true}]','person',0,'fe99c998',NULL);
INSERT INTO "entries" VALUES(5,112,'action','2026-03-01 12:44:11.000000',1,101,'Bo',104,103,'{"kind":"take","cell":"C3"}','[{"kind":"taken","seat":1,"cell":"C3","tile":"K34","by_water":false}]','person',0,'1f691136',NULL);
INSERT INTO "entries" VALUES(5,113,'action','2026-03-01 12:44:22.000000',1,101,'Bo',105,104,'{"kind":"draw","stack":1}','[{"kind":"drawn","seat":1,"stack":1,"cell":"C3","tile":"K30","fleeting":true}]','person',0,'5337ff98',NULL);
INSERT INTO "entries" VALUES(5,114,'action','2026-03-01 12:44:33.000000',1,101,'Bo',106,105,'{"kind":"use_mountain","cell":"D1","line":"column"}','[{"kind":"hiker_moved","seat":1,"cell":"D1","line":"column"}]','person',0,'f619125f',NULL);
INSERT INTO "entries" VALUES(5,115,'action','2026-03-01 12:44:44.000000',2,102,'Cy',107,106,'{"kind":"flip","cells":["C2","C3"]}','[{"kind":"flipped","seat":2,"cells":["C2","C3"],"tiles":["K22","K30"],"by_sun":false,"fleeting":true}]','person',0,'5ca4587e',NULL);
INSERT INTO "entries" VALUES(5,116,'action','2026-03-01 12:44:55.000000',2,102,'Cy',108,107,'{"kind":"take","cell":"C3"}','[{"kind":"taken","seat":2,"cell":"C3","tile":"K30","by_water":false},{"kind":"paired","seat":2,"tile":"K30"}]','person',0,'b4c0bc45',NULL);
INSERT INTO "entries" VALUES(5,117,'action','2026-03-01 12:45:06.000000',2,102,'Cy',109,108,'{"kind":"draw","stack":1}','[{"kind":"drawn","seat":2,"stack":1,"cell":"C3","tile":"K17","fleeting":true}]','person',0,'6ccabd80',NULL);
INSERT INTO "entries" VALUES(5,118,'action','2026-03-01 12:45:17.000000',2,102,'Cy',110,109,'{"kind":"move_hiker","cell":"C2"}','[{"kind":"hiker_moved","seat":2,"cell":"C2","line":null}]','person',0,'accea063',NULL);
INSERT INTO "entries" VALUES(5,119,'action','2026-03-01 12:45:28.000000',3,103,'Di',111,110,'{"kind":"flip","cells":["C1","A4"]}','[{"kind":"flipped","seat":3,"cells":["C1","A4"],"tiles":["K01","K38"],"by_sun":false,"fleeting":true},{"kind":"tiles_matched","seat":3,"ability":"forest","cells":["C1","A4"],"recharged":true,"fleeting":true}]','person',0,'99a645de',NULL);
INSERT INTO "entries" VALUES(5,120,'action','2026-03-01 12:45:39.000000',3,103,'Di',112,111,'{"kind":"take","cell":"C1"}','[{"kind":"taken","seat":3,"cell":"C1","tile":"K01","by_water":false}]','person',0,'4a7ba69c',NULL);
INSERT INTO "entries" VALUES(5,121,'action','2026-03-01 12:45:50.000000',3,103,'Di',113,112,'{"kind":"use_forest","stack":3}','[{"kind":"peeked","seat":3,"stack":3,"cell":"C1","tile":"K03"}]','person',0,'d47d30c0',NULL);
INSERT INTO "entries" VALUES(5,122,'action','2026-03-01 12:45:50.000000',3,103,'Di',114,NULL,'{"kind":"move_hiker","cell":"A4"}','[{"kind":"hiker_moved","seat":3,"cell":"A4","line":null}]','forced',0,'3bf40214',NULL);
INSERT INTO "entries" VALUES(5,123,'action','2026-03-01 12:46:01.000000',4,104,'Ed',115,114,'{"kind":"flip","cells":["A3","B3"]}','[{"kind":"flipped","seat":4,"cells":["A3","B3"],"tiles":["K42","K10"],"by_sun":false,"fleeting":true}]','person',0,'42a649f3',NULL);
INSERT INTO "entries" VALUES(5,124,'action','2026-03-01 12:46:12.000000',4,104,'Ed',116,115,'{"kind":"take","cell":"A3"}','[{"kind":"taken","seat":4,"cell":"A3","tile":"K42","by_water":false}]','person',0,'f2333681',NULL);
INSERT INTO "entries" VALUES(5,125,'action','2026-03-01 12:46:23.000000',4,104,'Ed',117,116,'{"kind":"draw","stack":3}','[{"kind":"drawn","seat":4,"stack":3,"cell":"A3","tile":"K02","fleeting":true}]','person',0,'2340bc06',NULL);
INSERT INTO "entries" VALUES(5,126,'action','2026-03-01 12:46:34.000000',4,104,'Ed',118,117,'{"kind":"move_hiker","cell":"B3"}','[{"kind":"hiker_moved","seat":4,"cell":"B3","line":null}]','person',0,'27496f34',NULL);
INSERT INTO "entries" VALUES(5,127,'action','2026-03-01 12:46:45.000000',5,NULL,'Clover',119,NULL,'{"kind":"flip","cells":["A3","B4"]}','[{"kind":"flipped","seat":5,"cells":["A3","B4"],"tiles":["K02","K48"],"by_sun":false,"fleeting":true},{"kind":"tiles_matched","seat":5,"ability":"forest","cells":["A3","B4"],"recharged":true,"fleeting":true}]','bot',0,'69c20907',NULL);
INSERT INTO "entries" VALUES(5,128,'action','2026-03-01 12:46:45.000000',5,NULL,'Clover',120,NULL,'{"kind":"take","cell":"A3"}','[{"kind":"taken","seat":5,"cell":"A3","tile":"K02","by_water":false},{"kind":"paired","seat":5,"tile":"K02"},{"kind":"ended","reason":"pairs"}]','bot',0,'ac9e4a62',NULL);
INSERT INTO "entries" VALUES(6,1,'opened','2026-03-01 12:46:45.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,2,'joined','2026-03-01 12:46:45.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,3,'joined','2026-03-01 12:46:45.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,4,'joined','2026-03-01 12:46:45.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,5,'joined','2026-03-01 12:46:45.000000',3,103,'Di',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,6,'joined','2026-03-01 12:46:45.000000',4,104,'Ed',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,7,'joined','2026-03-01 12:46:45.000000',5,105,'Flo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,8,'joined','2026-03-01 12:46:45.000000',6,106,'Gus',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,9,'bot_added','2026-03-01 12:46:45.000000',7,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,10,'started','2026-03-01 12:46:45.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'8d1a0e08',NULL);
INSERT INTO "entries" VALUES(6,11,'action','2026-03-01 12:46:56.000000',3,103,'Di',1,0,'{"kind":"flip_one","cell":"F2"}','[{"kind":"flipped","seat":3,"cells":["F2"],"tiles":["K14"],"by_sun":false,"fleeting":false}]','person',0,'8f29dc6e',NULL);
INSERT INTO "entries" VALUES(6,12,'action','2026-03-01 12:47:07.000000',3,103,'Di',2,1,'{"kind":"flip_one","cell":"B2"}','[{"kind":"flipped","seat":3,"cells":["B2"],"tiles":["K31"],"by_sun":false,"fleeting":false},{"kind":"missed","seat":3,"cells":["B2","F2"]}]','person',0,'427c7343',NULL);
INSERT INTO "entries" VALUES(6,13,'action','2026-03-01 12:47:18.000000',4,104,'Ed',3,2,'{"kind":"flip_one","cell":"F1"}','[{"kind":"flipped","seat":4,"cells":["F1"],"tiles":["K32"],"by_sun":false,"fleeting":false}]','person',0,'6959d240',NULL);
INSERT INTO "entries" VALUES(6,14,'action','2026-03-01 12:47:29.000000',4,104,'Ed',4,3,'{"kind":"flip_one","cell":"F6"}','[{"kind":"flipped","seat":4,"cells":["F6"],"tiles":["K11"],"by_sun":false,"fleeting":false},{"kind":"missed","seat":4,"cells":["F1","F6"]}]','person',0,'27e8d8e7',NULL);
INSERT INTO "entries" VALUES(6,15,'action','2026-03-01 12:47:40.000000',5,105,'Flo',5,4,'{"kind":"flip_one","cell":"D4"}','[{"kind":"flipped","seat":5,"cells":["D4"],"tiles":["K34"],"by_sun":false,"fleeting":false}]','person',0,'d383a2e4',NULL);
INSERT INTO "entries" VALUES(6,16,'action','2026-03-01 12:47:51.000000',5,105,'Flo',6,5,'{"kind":"flip_one","cell":"D3"}','[{"kind":"flipped","seat":5,"cells":["D3"],"tiles":["K44"],"by_sun":false,"fleeting":false},{"kind":"missed","seat":5,"cells":["D3","D4"]}]','person',0,'eebc7d08',NULL);
INSERT INTO "entries" VALUES(6,17,'action','2026-03-01 12:48:02.000000',6,106,'Gus',7,6,'{"kind":"flip_one","cell":"D1"}','[{"kind":"flipped","seat":6,"cells":["D1"],"tiles":["K23"],"by_sun":false,"fleeting":false}]','person',0,'dd43767a',NULL);
INSERT INTO "entries" VALUES(6,18,'action','2026-03-01 12:48:13.000000',6,106,'Gus',8,7,'{"kind":"flip_one","cell":"D6"}','[{"kind":"flipped","seat":6,"cells":["D6"],"tiles":["K35"],"by_sun":false,"fleeting":false},{"kind":"missed","seat":6,"cells":["D1","D6"]}]','person',0,'af660d1e',NULL);
INSERT INTO "entries" VALUES(6,19,'action','2026-03-01 12:48:24.000000',7,NULL,'Clover',9,NULL,'{"kind":"flip_one","cell":"F1"}','[{"kind":"flipped","seat":7,"cells":["F1"],"tiles":["K32"],"by_sun":false,"fleeting":false}]','bot',0,'32c3501f',NULL);
INSERT INTO "entries" VALUES(6,20,'action','2026-03-01 12:48:24.000000',7,NULL,'Clover',10,NULL,'{"kind":"flip_one","cell":"B2"}','[{"kind":"flipped","seat":7,"cells":["B2"],"tiles":["K31"],"by_sun":false,"fleeting":false},{"kind":"kept","seat":7,"cells":["F1","B2"],"tiles":["K32","K31"]}]','bot',0,'62a1fc65',NULL);
INSERT INTO "entries" VALUES(6,21,'action','2026-03-01 12:48:24.000000',7,NULL,'Clover',11,NULL,'{"kind":"flip_one","cell":"E5"}','[{"kind":"flipped","seat":7,"cells":["E5"],"tiles":["K39"],"by_sun":false,"fleeting":false}]','bot',0,'af7d497c',NULL);
INSERT INTO "entries" VALUES(6,22,'action','2026-03-01 12:48:24.000000',7,NULL,'Clover',12,NULL,'{"kind":"flip_one","cell":"G3"}','[{"kind":"flipped","seat":7,"cells":["G3"],"tiles":["K19"],"by_sun":false,"fleeting":false},{"kind":"missed","seat":7,"cells":["G3","E5"]}]','bot',0,'12b450a2',NULL);
INSERT INTO "entries" VALUES(6,23,'action','2026-03-01 12:48:35.000000',0,100,'Ana',13,12,'{"kind":"flip_one","cell":"E6"}','[{"kind":"flipped","seat":0,"cells":["E6"],"tiles":["K12"],"by_sun":false,"fleeting":false}]','person',0,'c4c64602',NULL);
INSERT INTO "entries" VALUES(6,24,'action','2026-03-01 12:48:46.000000',0,100,'Ana',14,13,'{"kind":"flip_one","cell":"A6"}','[{"kind":"flipped","seat":0,"cells":["A6"],"tiles":["K38"],"by_sun":false,"fleeting":false},{"kind":"missed","seat":0,"cells":["A6","E6"]}]','person',0,'7e7888b8',NULL);
INSERT INTO "entries" VALUES(6,25,'action','2026-03-01 12:48:57.000000',1,101,'Bo',15,14,'{"kind":"flip_one","cell":"A3"}','[{"kind":"flipped","seat":1,"cells":["A3"],"tiles":["K16"],"by_sun":false,"fleeting":false}]','person',0,'687f5df9',NULL);
INSERT INTO "entries" VALUES(6,26,'action','2026-03-01 12:49:08.000000',1,101,'Bo',16,15,'{"kind":"flip_one","cell":"B3"}','[{"kind":"flipped","seat":1,"cells":["B3"],"tiles":["K41"],"by_sun":false,"fleeting":false},{"kind":"missed","seat":1,"cells":["A3","B3"]}]','person',0,'b956f03d',NULL);
INSERT INTO "entries" VALUES(6,27,'action','2026-03-01 12:49:19.000000',2,102,'Cy',17,16,'{"kind":"flip_one","cell":"E2"}','[{"kind":"flipped","seat":2,"cells":["E2"],"tiles":["K27"],"by_sun":false,"fleeting":false}]','person',0,'ea5bc5c3',NULL);
INSERT INTO "entries" VALUES(6,28,'action','2026-03-01 12:49:30.000000',2,102,'Cy',18,17,'{"kind":"flip_one","cell":"G5"}','[{"kind":"flipped","seat":2,"cells":["G5"],"tiles":["K36"],"by_sun":false,"fleeting":false},{"kind":"missed","seat":2,"cells":["E2","G5"]}]','person',0,'cd99e50a',NULL);
INSERT INTO "entries" VALUES(6,29,'action','2026-03-01 12:49:41.000000',3,103,'Di',19,18,'{"kind":"flip_one","cell":"D3"}','[{"kind":"flipped","seat":3,"cells":["D3"],"tiles":["K44"],"by_sun":false,"fleeting":false}]','person',0,'7454e1bb',NULL);
INSERT INTO "entries" VALUES(6,30,'action','2026-03-01 12:49:52.000000',3,103,'Di',20,19,'{"kind":"flip_one","cell":"G6"}','[{"kind":"flipped","seat":3,"cells":["G6"],"tiles":["K30"],"by_sun":false,"fleeting":false},{"kind":"missed","seat":3,"cells":["D3","G6"]}]','person',0,'c06fc578',NULL);
INSERT INTO "entries" VALUES(6,31,'action','2026-03-01 12:50:03.000000',4,104,'Ed',21,20,'{"kind":"flip_one","cell":"A3"}','[{"kind":"flipped","seat":4,"cells":["A3"],"tiles":["K16"],"by_sun":false,"fleeting":false}]','person',0,'b24eb319',NULL);
INSERT INTO "entries" VALUES(6,32,'action','2026-03-01 12:50:14.000000',4,104,'Ed',22,21,'{"kind":"flip_one","cell":"B3"}','[{"kind":"flipped","seat":4,"cells":["B3"],"tiles":["K41"],"by_sun":false,"fleeting":false},{"kind":"missed","seat":4,"cells":["A3","B3"]}]','person',0,'0b8f6acc',NULL);
INSERT INTO "entries" VALUES(6,33,'action','2026-03-01 12:50:25.000000',5,105,'Flo',23,22,'{"kind":"flip_one","cell":"A6"}','[{"kind":"flipped","seat":5,"cells":["A6"],"tiles":["K38"],"by_sun":false,"fleeting":false}]','person',0,'dd58a47e',NULL);
INSERT INTO "entries" VALUES(6,34,'action','2026-03-01 12:50:36.000000',5,105,'Flo',24,23,'{"kind":"flip_one","cell":"B7"}','[{"kind":"flipped","seat":5,"cells":["B7"],"tiles":["K33"],"by_sun":false,"fleeting":false},{"kind":"missed","seat":5,"cells":["A6","B7"]}]','person',0,'9776b29f',NULL);
INSERT INTO "entries" VALUES(6,35,'action','2026-03-01 12:50:47.000000',6,106,'Gus',25,24,'{"kind":"flip_one","cell":"G5"}','[{"kind":"flipped","seat":6,"cells":["G5"],"tiles":["K36"],"by_sun":false,"fleeting":false}]','person',0,'2bfcaa10',NULL);
INSERT INTO "entries" VALUES(6,36,'action','2026-03-01 12:50:58.000000',6,106,'Gus',26,25,'{"kind":"flip_one","cell":"G1"}','[{"kind":"flipped","seat":6,"cells":["G1"],"tiles":["K03"],"by_sun":false,"fleeting":false},{"kind":"missed","seat":6,"cells":["G1","G5"]}]','person',0,'ec947277',NULL);
INSERT INTO "entries" VALUES(6,37,'action','2026-03-01 12:51:09.000000',7,NULL,'Clover',27,NULL,'{"kind":"flip_one","cell":"B7"}','[{"kind":"flipped","seat":7,"cells":["B7"],"tiles":["K33"],"by_sun":false,"fleeting":false}]','bot',0,'921a1a44',NULL);
INSERT INTO "entries" VALUES(6,38,'action','2026-03-01 12:51:09.000000',7,NULL,'Clover',28,NULL,'{"kind":"flip_one","cell":"D4"}','[{"kind":"flipped","seat":7,"cells":["D4"],"tiles":["K34"],"by_sun":false,"fleeting":false},{"kind":"kept","seat":7,"cells":["D4","B7"],"tiles":["K34","K33"]}]','bot',0,'3757b9b7',NULL);
INSERT INTO "entries" VALUES(6,39,'action','2026-03-01 12:51:09.000000',7,NULL,'Clover',29,NULL,'{"kind":"flip_one","cell":"E4"}','[{"kind":"flipped","seat":7,"cells":["E4"],"tiles":["K29"],"by_sun":false,"fleeting":false}]','bot',0,'d1840a7e',NULL);
INSERT INTO "entries" VALUES(6,40,'action','2026-03-01 12:51:09.000000',7,NULL,'Clover',30,NULL,'{"kind":"flip_one","cell":"F3"}','[{"kind":"flipped","seat":7,"cells":["F3"],"tiles":["K10"],"by_sun":false,"fleeting":false},{"kind":"missed","seat":7,"cells":["F3","E4"]}]','bot',0,'12ba8b59',NULL);
INSERT INTO "entries" VALUES(6,41,'action','2026-03-01 12:51:20.000000',0,100,'Ana',31,30,'{"kind":"flip_one","cell":"E1"}','[{"kind":"flipped","seat":0,"cells":["E1"],"tiles":["K17"],"by_sun":false,"fleeting":false}]','person',0,'10123844',NULL);
INSERT INTO "entries" VALUES(6,42,'action','2026-03-01 12:51:31.000000',0,100,'Ana',32,31,'{"kind":"flip_one","cell":"A4"}','[{"kind":"flipped","seat":0,"cells":["A4"],"tiles":["K09"],"by_sun":false,"fleeting":false},{"kind":"missed","seat":0,"cells":["E1","A4"]}]','person',0,'50cb816d',NULL);
INSERT INTO "entries" VALUES(6,43,'action','2026-03-01 12:51:42.000000',1,101,'Bo',33,32,'{"kind":"flip_one","cell":"A5"}','[{"kind":"flipped","seat":1,"cells":["A5"],"tiles":["K25"],"by_sun":false,"fleeting":false}]','person',0,'0a564ef8',NULL);
INSERT INTO "entries" VALUES(6,44,'action','2026-03-01 12:51:53.000000',1,101,'Bo',34,33,'{"kind":"flip_one","cell":"A6"}','[{"kind":"flipped","seat":1,"cells":["A6"],"tiles":["K38"],"by_sun":false,"fleeting":false},{"kind":"missed","seat":1,"cells":["A5","A6"]}]','person',0,'f0ad7e3f',NULL);
INSERT INTO "entries" VALUES(6,45,'action','2026-03-01 12:52:04.000000',2,102,'Cy',35,34,'{"kind":"flip_one","cell":"E3"}','[{"kind":"flipped","seat":2,"cells":["E3"],"tiles":["K26"],"by_sun":false,"fleeting":false}]','person',0,'7f607f76',NULL);
INSERT INTO "entries" VALUES(6,46,'action','2026-03-01 12:52:15.000000',2,102,'Cy',36,35,'{"kind":"flip_one","cell":"G5"}','[{"kind":"flipped","seat":2,"cells":["G5"],"tiles":["K36"],"by_sun":false,"fleeting":false},{"kind":"missed","seat":2,"cells":["E3","G5"]}]','person',0,'ccef8027',NULL);
INSERT INTO "entries" VALUES(6,47,'action','2026-03-01 12:52:26.000000',3,103,'Di',37,36,'{"kind":"flip_one","cell":"D3"}','[{"kind":"flipped","seat":3,"cells":["D3"],"tiles":["K44"],"by_sun":false,"fleeting":false}]','person',0,'77cc167b',NULL);
INSERT INTO "entries" VALUES(6,48,'action','2026-03-01 12:52:37.000000',3,103,'Di',38,37,'{"kind":"flip_one","cell":"A3"}','[{"kind":"flipped","seat":3,"cells":["A3"],"tiles":["K16"],"by_sun":false,"fleeting":false},{"kind":"missed","seat":3,"cells":["A3","D3"]}]','person',0,'d37d9748',NULL);
INSERT INTO "entries" VALUES(6,49,'action','2026-03-01 12:52:48.000000',4,104,'Ed',39,38,'{"kind":"flip_one","cell":"A2"}','[{"kind":"flipped","seat":4,"cells":["A2"],"tiles":["K13"],"by_sun":false,"fleeting":false}]','person',0,'a61e1b6c',NULL);
INSERT INTO "entries" VALUES(6,50,'action','2026-03-01 12:52:59.000000',4,104,'Ed',40,39,'{"kind":"flip_one","cell":"F4"}','[{"kind":"flipped","seat":4,"cells":["F4"],"tiles":["K02"],"by_sun":false,"fleeting":false},{"kind":"missed","seat":4,"cells":["A2","F4"]}]','person',0,'68d5ddb6',NULL);
INSERT INTO "entries" VALUES(7,1,'opened','2026-03-01 12:53:10.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(7,2,'joined','2026-03-01 12:53:10.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(7,3,'joined','2026-03-01 12:53:10.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(7,4,'joined','2026-03-01 12:53:10.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(7,5,'joined','2026-03-01 12:53:10.000000',3,103,'Di',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(7,6,'joined','2026-03-01 12:53:10.000000',4,104,'Ed',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(7,7,'joined','2026-03-01 12:53:10.000000',5,105,'Flo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(7,8,'joined','2026-03-01 12:53:10.000000',6,106,'Gus',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(7,9,'bot_added','2026-03-01 12:53:10.000000',7,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(7,10,'started','2026-03-01 12:53:10.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'db9da23e',NULL);
INSERT INTO "entries" VALUES(7,11,'action','2026-03-01 12:53:21.000000',3,103,'Di',1,0,'{"kind":"flip","cells":["B3","D3"]}','[{"kind":"flipped","seat":3,"cells":["B3","D3"],"tiles":["K29","K41"],"by_sun":false,"fleeting":false},{"kind":"tiles_matched","seat":3,"ability":"water","cells":["B3","D3"],"recharged":true,"fleeting":false}]','person',0,'79aa2e97',NULL);
INSERT INTO "entries" VALUES(7,12,'action','2026-03-01 12:53:32.000000',3,103,'Di',2,1,'{"kind":"take","cell":"D3"}','[{"kind":"taken","seat":3,"cell":"D3","tile":"K41","by_water":false}]','person',0,'2213aedb','{"state":{"options":{"mode":"standard","field":"3x4","teams":2,"pairs_to_win":2,"memory":"open"},"seats":8,"first":3,"number":0,"seat":3,"phase":"take","field":["K21","K40","K25","K23","K18","K17","K35","K15","K42","K29","K12","K41"],"up":["B3","D3"],"stacks":[["K26","K14","K20","K37","K28","K34","K39","K11","K38","K09","K22","K19"],["K36","K44","K27","K43","K06","K07","K04","K13","K33","K46","K08","K47"],["K01","K05","K45","K03","K48","K31","K32","K02","K24","K10","K16","K30"]],"areas":[[],[]],"active":[[],["water"]],"hiker":null,"line":null,"flipped":["B3","D3"],"spent":["B3","D3"],"watered":null,"spot":null,"peeked":null,"gone":[],"last":["B3","D3"]},"questions":[{"seat":3,"ply":1,"digest":"1086b0d9","turn":0}],"ply":1,"turn_ply":0}');
INSERT INTO "entries" VALUES(7,13,'paused','2026-03-01 12:53:43.000000',NULL,NULL,'',2,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(8,1,'opened','2026-03-01 12:53:43.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(8,2,'joined','2026-03-01 12:53:43.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(8,3,'joined','2026-03-01 12:53:43.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(8,4,'joined','2026-03-01 12:53:43.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(8,5,'joined','2026-03-01 12:53:43.000000',3,103,'Di',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(8,6,'joined','2026-03-01 12:53:43.000000',4,104,'Ed',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(8,7,'joined','2026-03-01 12:53:43.000000',5,105,'Flo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(8,8,'joined','2026-03-01 12:53:43.000000',6,106,'Gus',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(8,9,'bot_added','2026-03-01 12:53:43.000000',7,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
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
INSERT INTO "holders" VALUES(1,1,101,NULL,'Bo',0,0,'[]');
INSERT INTO "holders" VALUES(2,0,100,NULL,'Ana',0,NULL,'[]');
INSERT INTO "holders" VALUES(2,1,101,NULL,'Bo',0,NULL,'[]');
INSERT INTO "holders" VALUES(2,2,102,NULL,'Cy',0,41,'[]');
INSERT INTO "holders" VALUES(2,3,NULL,'average','Clover',0,NULL,'[]');
INSERT INTO "holders" VALUES(3,0,100,NULL,'Ana',0,NULL,'[]');
INSERT INTO "holders" VALUES(3,1,101,NULL,'Bo',0,7,'[]');
INSERT INTO "holders" VALUES(3,2,102,NULL,'Cy',0,NULL,'[]');
INSERT INTO "holders" VALUES(3,3,NULL,'average','Clover',0,NULL,'[]');
INSERT INTO "holders" VALUES(4,0,100,NULL,'Ana',0,NULL,'[]');
INSERT INTO "holders" VALUES(4,1,101,NULL,'Bo',0,NULL,'[]');
INSERT INTO "holders" VALUES(4,2,102,NULL,'Cy',0,55,'[]');
INSERT INTO "holders" VALUES(4,3,103,NULL,'Di',0,NULL,'[]');
INSERT INTO "holders" VALUES(4,4,104,NULL,'Ed',0,NULL,'[]');
INSERT INTO "holders" VALUES(4,5,NULL,'average','Clover',0,NULL,'[]');
INSERT INTO "holders" VALUES(5,0,100,NULL,'Ana',0,NULL,'[]');
INSERT INTO "holders" VALUES(5,1,101,NULL,'Bo',0,NULL,'[]');
INSERT INTO "holders" VALUES(5,2,102,NULL,'Cy',0,NULL,'[]');
INSERT INTO "holders" VALUES(5,3,103,NULL,'Di',0,NULL,'[]');
INSERT INTO "holders" VALUES(5,4,104,NULL,'Ed',0,25,'[]');
INSERT INTO "holders" VALUES(5,5,NULL,'average','Clover',0,NULL,'[]');
INSERT INTO "holders" VALUES(6,0,100,NULL,'Ana',0,NULL,'[]');
INSERT INTO "holders" VALUES(6,1,101,NULL,'Bo',0,NULL,'[]');
INSERT INTO "holders" VALUES(6,2,102,NULL,'Cy',0,NULL,'[]');
INSERT INTO "holders" VALUES(6,3,103,NULL,'Di',0,NULL,'[]');
INSERT INTO "holders" VALUES(6,4,104,NULL,'Ed',0,NULL,'[]');
INSERT INTO "holders" VALUES(6,5,105,NULL,'Flo',0,20,'[]');
INSERT INTO "holders" VALUES(6,6,106,NULL,'Gus',0,NULL,'[]');
INSERT INTO "holders" VALUES(6,7,NULL,'average','Clover',0,NULL,'[]');
INSERT INTO "holders" VALUES(7,0,100,NULL,'Ana',0,NULL,'[]');
INSERT INTO "holders" VALUES(7,1,101,NULL,'Bo',0,NULL,'[]');
INSERT INTO "holders" VALUES(7,2,102,NULL,'Cy',0,NULL,'[]');
INSERT INTO "holders" VALUES(7,3,103,NULL,'Di',0,0,'[]');
INSERT INTO "holders" VALUES(7,4,104,NULL,'Ed',0,NULL,'[]');
INSERT INTO "holders" VALUES(7,5,105,NULL,'Flo',0,NULL,'[]');
INSERT INTO "holders" VALUES(7,6,106,NULL,'Gus',0,NULL,'[]');
INSERT INTO "holders" VALUES(7,7,NULL,'average','Clover',0,NULL,'[]');
INSERT INTO "holders" VALUES(8,0,100,NULL,'Ana',0,NULL,'[]');
INSERT INTO "holders" VALUES(8,1,101,NULL,'Bo',0,NULL,'[]');
INSERT INTO "holders" VALUES(8,2,102,NULL,'Cy',0,NULL,'[]');
INSERT INTO "holders" VALUES(8,3,103,NULL,'Di',0,NULL,'[]');
INSERT INTO "holders" VALUES(8,4,104,NULL,'Ed',0,NULL,'[]');
INSERT INTO "holders" VALUES(8,5,105,NULL,'Flo',0,NULL,'[]');
INSERT INTO "holders" VALUES(8,6,106,NULL,'Gus',0,NULL,'[]');
INSERT INTO "holders" VALUES(8,7,NULL,'average','Clover',0,NULL,'[]');
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
INSERT INTO "matches" VALUES(1,'parks_memories',1,'{"mode":"standard","field":"4x4","teams":2,"pairs_to_win":4,"memory":"once"}','running',100,7,70,1000,'pt-BR',2,0,'ec74991d8258228dad36ffcdec68ba99','{"options":{"mode":"standard","field":"4x4","teams":2,"pairs_to_win":4,"memory":"once"},"seats":2,"first":1,"number":0,"seat":1,"phase":"draw","field":["K19","K08","K33","K21","K27","K25","K12","K41","K47","K17","K22","K05",null,"K36","K10","K37"],"up":["A3"],"stacks":[["K07","K13","K03","K32","K44","K43","K02","K30","K11","K16","K46"],["K18","K26","K15","K40","K42","K29","K39","K35","K28","K01","K23"],["K31","K48","K06","K45","K20","K09","K34","K04","K14","K24"]],"areas":[[],["K38"]],"active":[[],["forest"]],"hiker":null,"line":null,"flipped":["A3"],"spent":["A3"],"watered":null,"spot":null,"peeked":null,"gone":[],"last":["A4"]}','[{"seat":1,"ply":2,"digest":"10ca03d7","turn":0}]',NULL,6,2,0,NULL,NULL,'2026-03-01 12:00:00.000000','2026-03-01 12:00:22.000000',172800,'wait',2,NULL,'[]');
INSERT INTO "matches" VALUES(2,'parks_memories',1,'{"mode":"classic","field":"3x3","teams":3,"pairs_to_win":5,"memory":"once"}','ended',100,7,70,1002,'pt-BR',4,0,'a5b3eba5f45d566b4b5f445cc45fb77d','{"options":{"mode":"classic","field":"3x3","teams":3,"pairs_to_win":5,"memory":"once"},"seats":4,"first":1,"number":51,"seat":3,"phase":"over","field":[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"up":[],"stacks":[],"areas":[[],[],[],["K34","K33","K07","K08","K05","K06","K20","K19","K16","K15","K26","K25","K18","K17","K41","K42","K13","K14","K09","K10","K27","K28","K31","K32","K24","K23","K29","K30","K12","K11","K37","K38","K22","K21","K44","K43","K35","K36","K03","K04","K02","K01","K39","K40"]],"active":[[],[],[],[]],"hiker":null,"line":null,"flipped":[],"spent":[],"watered":null,"spot":null,"peeked":null,"gone":[],"last":["E3","F4"]}','[]','{"reason":"cleared","ranks":[2,2,2,1],"scores":[0,0,0,22],"won":true}',110,104,102,NULL,NULL,'2026-03-01 12:00:33.000000','2026-03-01 12:10:16.000000',172800,'wait',2,NULL,'[]');
INSERT INTO "matches" VALUES(3,'parks_memories',1,'{"mode":"standard","field":"3x4","teams":2,"pairs_to_win":4,"memory":"once"}','running',100,7,70,1027,'pt-BR',4,0,'a96b2d8c43a0abbca1c1ca77e86b0084','{"options":{"mode":"standard","field":"3x4","teams":2,"pairs_to_win":4,"memory":"once"},"seats":4,"first":2,"number":7,"seat":1,"phase":"draw","field":["K04","K33","K31","K29","K03","K24","K17","K26",null,"K11","K06","K22"],"up":["B2","C3"],"stacks":[["K20","K47","K48","K32","K16","K14","K21","K08"],["K02","K39","K37","K46","K44","K42","K15","K25","K27","K40"],["K18","K41","K30","K43","K01","K34","K10","K36","K45","K38","K28"]],"areas":[["K35","K07","K23","K09"],["K19","K12","K05","K13"]],"active":[["forest"],[]],"hiker":"C3","line":null,"flipped":["B2"],"spent":[],"watered":"K13","spot":null,"peeked":null,"gone":[],"last":["B3"]}','[{"seat":1,"ply":33,"digest":"caf353a9","turn":7}]',NULL,39,33,29,39,NULL,'2026-03-01 12:10:27.000000','2026-03-01 12:15:24.000000',172800,'wait',2,NULL,'[]');
INSERT INTO "matches" VALUES(4,'parks_memories',1,'{"mode":"classic","field":"3x4","teams":3,"pairs_to_win":4,"memory":"once"}','ended',100,7,70,1034,'pt-BR',6,0,'b281973a8ca66fdd6902fdf928520aea','{"options":{"mode":"classic","field":"3x4","teams":3,"pairs_to_win":4,"memory":"once"},"seats":6,"first":4,"number":55,"seat":2,"phase":"over","field":[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"up":[],"stacks":[],"areas":[[],[],["K10","K09","K39","K40"],[],[],["K44","K43","K13","K14","K28","K27","K15","K16","K03","K04","K33","K34","K31","K32","K01","K02","K11","K12","K08","K07","K23","K24","K21","K22","K41","K42","K26","K25","K17","K18","K35","K36","K19","K20","K29","K30","K37","K38","K05","K06"]],"active":[[],[],[],[],[],[]],"hiker":null,"line":null,"flipped":[],"spent":[],"watered":null,"spot":null,"peeked":null,"gone":[],"last":["B2","G4"]}','[]','{"reason":"cleared","ranks":[3,3,2,3,3,1],"scores":[0,0,2,0,0,20],"won":true}',120,112,110,NULL,NULL,'2026-03-01 12:15:35.000000','2026-03-01 12:27:30.000000',172800,'wait',2,NULL,'[]');
INSERT INTO "matches" VALUES(5,'parks_memories',1,'{"mode":"standard","field":"4x4","teams":2,"pairs_to_win":4,"memory":"once"}','ended',100,7,70,1065,'pt-BR',6,0,'159af26cd675b22a8a33272050ac8f07','{"options":{"mode":"standard","field":"4x4","teams":2,"pairs_to_win":4,"memory":"once"},"seats":6,"first":3,"number":26,"seat":5,"phase":"over","field":["K25","K05","K03","K12","K20","K19","K22","K13",null,"K10","K17","K11","K38","K48","K16","K15"],"up":["B3","B4"],"stacks":[["K14","K44"],["K09","K21"],["K18","K40"]],"areas":[["K23","K24","K37","K08","K26","K07","K33","K29","K06","K30","K42"],["K28","K04","K36","K41","K43","K39","K31","K32","K35","K27","K34","K01","K02"]],"active":[[],["forest"]],"hiker":"B3","line":null,"flipped":["B4"],"spent":["B4"],"watered":null,"spot":null,"peeked":null,"gone":["K46","K47","K45"],"last":["A3"]}','[]','{"reason":"pairs","ranks":[2,1,2,1,2,1],"scores":[3,4,3,4,3,4],"won":true}',128,120,118,NULL,NULL,'2026-03-01 12:27:30.000000','2026-03-01 12:46:34.000000',172800,'wait',2,NULL,'[]');
INSERT INTO "matches" VALUES(6,'parks_memories',1,'{"mode":"classic","field":"3x3","teams":2,"pairs_to_win":3,"memory":"open"}','running',100,7,70,1090,'pt-BR',8,0,'72b8639eef84d77224abc1080050e3cf','{"options":{"mode":"classic","field":"3x3","teams":2,"pairs_to_win":3,"memory":"open"},"seats":8,"first":3,"number":20,"seat":5,"phase":"first","field":["K40","K37","K43","K23","K17",null,"K03","K13",null,"K28","K20","K27","K14","K21","K16","K41","K07","K44","K26","K10","K19","K09","K22","K05",null,"K29","K02","K08","K25","K24","K04","K42","K39","K15","K36","K38","K01","K18","K35","K12","K11","K30","K06",null],"up":["A2","F4"],"stacks":[],"areas":[[],[],[],[],[],[],[],["K32","K31","K34","K33"]],"active":[[],[],[],[],[],[],[],[]],"hiker":null,"line":null,"flipped":[],"spent":[],"watered":null,"spot":null,"peeked":null,"gone":[],"last":["A2","F4"]}','[{"seat":5,"ply":40,"digest":"c33b3ab5","turn":20}]',NULL,50,40,40,NULL,NULL,'2026-03-01 12:46:45.000000','2026-03-01 12:52:59.000000',172800,'wait',2,NULL,'[]');
INSERT INTO "matches" VALUES(7,'parks_memories',1,'{"mode":"standard","field":"3x4","teams":2,"pairs_to_win":2,"memory":"open"}','paused',100,7,70,1108,'pt-BR',8,0,'a4f32dcae9e60e1b288cd8758b5eaad1','{"options":{"mode":"standard","field":"3x4","teams":2,"pairs_to_win":2,"memory":"open"},"seats":8,"first":3,"number":0,"seat":3,"phase":"draw","field":["K21","K40","K25","K23","K18","K17","K35","K15","K42","K29","K12",null],"up":["B3"],"stacks":[["K26","K14","K20","K37","K28","K34","K39","K11","K38","K09","K22","K19"],["K36","K44","K27","K43","K06","K07","K04","K13","K33","K46","K08","K47"],["K01","K05","K45","K03","K48","K31","K32","K02","K24","K10","K16","K30"]],"areas":[[],["K41"]],"active":[[],["water"]],"hiker":null,"line":null,"flipped":["B3"],"spent":["B3"],"watered":null,"spot":null,"peeked":null,"gone":[],"last":["D3"]}','[{"seat":3,"ply":2,"digest":"6d040fbe","turn":0}]',NULL,13,2,0,12,NULL,'2026-03-01 12:53:10.000000','2026-03-01 12:53:43.000000',172800,'wait',2,NULL,'[]');
INSERT INTO "matches" VALUES(8,'parks_memories',1,'{"mode":"classic","field":"3x4","teams":3,"pairs_to_win":2,"memory":"open"}','lobby',100,7,70,NULL,'pt-BR',8,0,NULL,NULL,'[]',NULL,9,0,0,NULL,NULL,'2026-03-01 12:53:43.000000','2026-03-01 12:53:43.000000',172800,'wait',2,NULL,'[]');
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
INSERT INTO "receipts" VALUES(2,'ply 2 8','2026-03-01 12:01:06.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 9','2026-03-01 12:01:17.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 12','2026-03-01 12:01:39.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 13','2026-03-01 12:01:50.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 14','2026-03-01 12:02:01.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 15','2026-03-01 12:02:12.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 16','2026-03-01 12:02:23.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 17','2026-03-01 12:02:34.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 26','2026-03-01 12:02:56.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 27','2026-03-01 12:03:07.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 28','2026-03-01 12:03:18.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 29','2026-03-01 12:03:29.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 30','2026-03-01 12:03:40.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 31','2026-03-01 12:03:51.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 34','2026-03-01 12:04:13.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 35','2026-03-01 12:04:24.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 36','2026-03-01 12:04:35.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 37','2026-03-01 12:04:46.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 38','2026-03-01 12:04:57.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 39','2026-03-01 12:05:08.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 46','2026-03-01 12:05:30.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 47','2026-03-01 12:05:41.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 48','2026-03-01 12:05:52.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 49','2026-03-01 12:06:03.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 50','2026-03-01 12:06:14.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 51','2026-03-01 12:06:25.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 54','2026-03-01 12:06:47.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 55','2026-03-01 12:06:58.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 56','2026-03-01 12:07:09.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 57','2026-03-01 12:07:20.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 58','2026-03-01 12:07:31.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 59','2026-03-01 12:07:42.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 70','2026-03-01 12:08:04.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 71','2026-03-01 12:08:15.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 72','2026-03-01 12:08:26.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 73','2026-03-01 12:08:37.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 74','2026-03-01 12:08:48.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 75','2026-03-01 12:08:59.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 84','2026-03-01 12:09:21.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 85','2026-03-01 12:09:32.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 86','2026-03-01 12:09:43.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 87','2026-03-01 12:09:54.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 88','2026-03-01 12:10:05.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 89','2026-03-01 12:10:16.000000');
INSERT INTO "receipts" VALUES(3,'key-8','2026-03-01 12:10:27.000000');
INSERT INTO "receipts" VALUES(3,'key-9','2026-03-01 12:10:27.000000');
INSERT INTO "receipts" VALUES(3,'key-10','2026-03-01 12:10:27.000000');
INSERT INTO "receipts" VALUES(3,'key-11','2026-03-01 12:10:27.000000');
INSERT INTO "receipts" VALUES(3,'key-12','2026-03-01 12:10:27.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 6','2026-03-01 12:10:38.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 7','2026-03-01 12:10:49.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 8','2026-03-01 12:11:00.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 9','2026-03-01 12:11:11.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 14','2026-03-01 12:11:33.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 15','2026-03-01 12:11:44.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 16','2026-03-01 12:11:55.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 17','2026-03-01 12:12:06.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 18','2026-03-01 12:12:17.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 19','2026-03-01 12:12:28.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 20','2026-03-01 12:12:39.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 21','2026-03-01 12:12:50.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 22','2026-03-01 12:13:01.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 23','2026-03-01 12:13:12.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 24','2026-03-01 12:13:23.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 25','2026-03-01 12:13:34.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 26','2026-03-01 12:13:45.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 31','2026-03-01 12:14:07.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 32','2026-03-01 12:14:18.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 33','2026-03-01 12:14:29.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 34','2026-03-01 12:14:40.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 35','2026-03-01 12:14:51.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 36','2026-03-01 12:15:02.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 37','2026-03-01 12:15:13.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 38','2026-03-01 12:15:24.000000');
INSERT INTO "receipts" VALUES(4,'key-13','2026-03-01 12:15:35.000000');
INSERT INTO "receipts" VALUES(4,'key-14','2026-03-01 12:15:35.000000');
INSERT INTO "receipts" VALUES(4,'key-15','2026-03-01 12:15:35.000000');
INSERT INTO "receipts" VALUES(4,'key-16','2026-03-01 12:15:35.000000');
INSERT INTO "receipts" VALUES(4,'key-17','2026-03-01 12:15:35.000000');
INSERT INTO "receipts" VALUES(4,'key-18','2026-03-01 12:15:35.000000');
INSERT INTO "receipts" VALUES(4,'key-19','2026-03-01 12:15:35.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 8','2026-03-01 12:15:46.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 9','2026-03-01 12:15:57.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 12','2026-03-01 12:16:19.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 13','2026-03-01 12:16:30.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 14','2026-03-01 12:16:41.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 15','2026-03-01 12:16:52.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 16','2026-03-01 12:17:03.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 17','2026-03-01 12:17:14.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 18','2026-03-01 12:17:25.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 19','2026-03-01 12:17:36.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 20','2026-03-01 12:17:47.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 21','2026-03-01 12:17:58.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 24','2026-03-01 12:18:20.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 25','2026-03-01 12:18:31.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 26','2026-03-01 12:18:42.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 27','2026-03-01 12:18:53.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 28','2026-03-01 12:19:04.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 29','2026-03-01 12:19:15.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 30','2026-03-01 12:19:26.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 31','2026-03-01 12:19:37.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 32','2026-03-01 12:19:48.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 33','2026-03-01 12:19:59.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 42','2026-03-01 12:20:21.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 43','2026-03-01 12:20:32.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 44','2026-03-01 12:20:43.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 45','2026-03-01 12:20:54.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 46','2026-03-01 12:21:05.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 47','2026-03-01 12:21:16.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 48','2026-03-01 12:21:27.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 49','2026-03-01 12:21:38.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 50','2026-03-01 12:21:49.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 51','2026-03-01 12:22:00.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 60','2026-03-01 12:22:22.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 61','2026-03-01 12:22:33.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 62','2026-03-01 12:22:44.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 63','2026-03-01 12:22:55.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 64','2026-03-01 12:23:06.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 65','2026-03-01 12:23:17.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 66','2026-03-01 12:23:28.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 67','2026-03-01 12:23:39.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 68','2026-03-01 12:23:50.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 69','2026-03-01 12:24:01.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 80','2026-03-01 12:24:23.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 81','2026-03-01 12:24:34.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 82','2026-03-01 12:24:45.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 83','2026-03-01 12:24:56.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 84','2026-03-01 12:25:07.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 85','2026-03-01 12:25:18.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 86','2026-03-01 12:25:29.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 87','2026-03-01 12:25:40.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 88','2026-03-01 12:25:51.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 89','2026-03-01 12:26:02.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 112','2026-03-01 12:26:24.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 113','2026-03-01 12:26:35.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 114','2026-03-01 12:26:46.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 115','2026-03-01 12:26:57.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 116','2026-03-01 12:27:08.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 117','2026-03-01 12:27:19.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 118','2026-03-01 12:27:30.000000');
INSERT INTO "receipts" VALUES(5,'key-20','2026-03-01 12:27:30.000000');
INSERT INTO "receipts" VALUES(5,'key-21','2026-03-01 12:27:30.000000');
INSERT INTO "receipts" VALUES(5,'key-22','2026-03-01 12:27:30.000000');
INSERT INTO "receipts" VALUES(5,'key-23','2026-03-01 12:27:30.000000');
INSERT INTO "receipts" VALUES(5,'key-24','2026-03-01 12:27:30.000000');
INSERT INTO "receipts" VALUES(5,'key-25','2026-03-01 12:27:30.000000');
INSERT INTO "receipts" VALUES(5,'key-26','2026-03-01 12:27:30.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 8','2026-03-01 12:27:41.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 9','2026-03-01 12:27:52.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 10','2026-03-01 12:28:03.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 11','2026-03-01 12:28:14.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 12','2026-03-01 12:28:25.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 13','2026-03-01 12:28:36.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 14','2026-03-01 12:28:47.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 15','2026-03-01 12:28:58.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 20','2026-03-01 12:29:20.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 21','2026-03-01 12:29:31.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 22','2026-03-01 12:29:42.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 23','2026-03-01 12:29:53.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 24','2026-03-01 12:30:04.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 25','2026-03-01 12:30:15.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 26','2026-03-01 12:30:26.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 27','2026-03-01 12:30:37.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 28','2026-03-01 12:30:48.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 29','2026-03-01 12:30:59.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 30','2026-03-01 12:31:10.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 31','2026-03-01 12:31:21.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 32','2026-03-01 12:31:32.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 33','2026-03-01 12:31:43.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 34','2026-03-01 12:31:54.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 35','2026-03-01 12:32:05.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 36','2026-03-01 12:32:16.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 37','2026-03-01 12:32:27.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 39','2026-03-01 12:32:38.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 40','2026-03-01 12:32:49.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 41','2026-03-01 12:33:00.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 42','2026-03-01 12:33:11.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 43','2026-03-01 12:33:22.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 44','2026-03-01 12:33:33.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 49','2026-03-01 12:33:55.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 50','2026-03-01 12:34:06.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 51','2026-03-01 12:34:17.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 52','2026-03-01 12:34:28.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 53','2026-03-01 12:34:39.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 54','2026-03-01 12:34:50.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 55','2026-03-01 12:35:01.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 56','2026-03-01 12:35:12.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 57','2026-03-01 12:35:23.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 58','2026-03-01 12:35:34.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 59','2026-03-01 12:35:45.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 60','2026-03-01 12:35:56.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 61','2026-03-01 12:36:07.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 62','2026-03-01 12:36:18.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 63','2026-03-01 12:36:29.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 64','2026-03-01 12:36:40.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 65','2026-03-01 12:36:51.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 66','2026-03-01 12:37:02.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 67','2026-03-01 12:37:13.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 68','2026-03-01 12:37:24.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 69','2026-03-01 12:37:35.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 70','2026-03-01 12:37:46.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 75','2026-03-01 12:38:08.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 76','2026-03-01 12:38:19.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 77','2026-03-01 12:38:30.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 78','2026-03-01 12:38:41.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 79','2026-03-01 12:38:52.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 80','2026-03-01 12:39:03.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 81','2026-03-01 12:39:14.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 82','2026-03-01 12:39:25.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 83','2026-03-01 12:39:36.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 84','2026-03-01 12:39:47.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 85','2026-03-01 12:39:58.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 86','2026-03-01 12:40:09.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 87','2026-03-01 12:40:20.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 88','2026-03-01 12:40:31.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 89','2026-03-01 12:40:42.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 90','2026-03-01 12:40:53.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 91','2026-03-01 12:41:04.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 92','2026-03-01 12:41:15.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 93','2026-03-01 12:41:26.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 94','2026-03-01 12:41:37.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 95','2026-03-01 12:41:48.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 96','2026-03-01 12:41:59.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 97','2026-03-01 12:42:10.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 98','2026-03-01 12:42:21.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 103','2026-03-01 12:42:43.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 104','2026-03-01 12:42:54.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 105','2026-03-01 12:43:05.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 106','2026-03-01 12:43:16.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 107','2026-03-01 12:43:27.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 108','2026-03-01 12:43:38.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 109','2026-03-01 12:43:49.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 110','2026-03-01 12:44:00.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 111','2026-03-01 12:44:11.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 112','2026-03-01 12:44:22.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 113','2026-03-01 12:44:33.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 114','2026-03-01 12:44:44.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 115','2026-03-01 12:44:55.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 116','2026-03-01 12:45:06.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 117','2026-03-01 12:45:17.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 118','2026-03-01 12:45:28.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 119','2026-03-01 12:45:39.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 120','2026-03-01 12:45:50.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 122','2026-03-01 12:46:01.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 123','2026-03-01 12:46:12.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 124','2026-03-01 12:46:23.000000');
INSERT INTO "receipts" VALUES(5,'ply 5 125','2026-03-01 12:46:34.000000');
INSERT INTO "receipts" VALUES(6,'key-27','2026-03-01 12:46:45.000000');
INSERT INTO "receipts" VALUES(6,'key-28','2026-03-01 12:46:45.000000');
INSERT INTO "receipts" VALUES(6,'key-29','2026-03-01 12:46:45.000000');
INSERT INTO "receipts" VALUES(6,'key-30','2026-03-01 12:46:45.000000');
INSERT INTO "receipts" VALUES(6,'key-31','2026-03-01 12:46:45.000000');
INSERT INTO "receipts" VALUES(6,'key-32','2026-03-01 12:46:45.000000');
INSERT INTO "receipts" VALUES(6,'key-33','2026-03-01 12:46:45.000000');
INSERT INTO "receipts" VALUES(6,'key-34','2026-03-01 12:46:45.000000');
INSERT INTO "receipts" VALUES(6,'key-35','2026-03-01 12:46:45.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 10','2026-03-01 12:46:56.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 11','2026-03-01 12:47:07.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 12','2026-03-01 12:47:18.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 13','2026-03-01 12:47:29.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 14','2026-03-01 12:47:40.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 15','2026-03-01 12:47:51.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 16','2026-03-01 12:48:02.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 17','2026-03-01 12:48:13.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 22','2026-03-01 12:48:35.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 23','2026-03-01 12:48:46.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 24','2026-03-01 12:48:57.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 25','2026-03-01 12:49:08.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 26','2026-03-01 12:49:19.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 27','2026-03-01 12:49:30.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 28','2026-03-01 12:49:41.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 29','2026-03-01 12:49:52.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 30','2026-03-01 12:50:03.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 31','2026-03-01 12:50:14.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 32','2026-03-01 12:50:25.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 33','2026-03-01 12:50:36.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 34','2026-03-01 12:50:47.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 35','2026-03-01 12:50:58.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 40','2026-03-01 12:51:20.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 41','2026-03-01 12:51:31.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 42','2026-03-01 12:51:42.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 43','2026-03-01 12:51:53.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 44','2026-03-01 12:52:04.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 45','2026-03-01 12:52:15.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 46','2026-03-01 12:52:26.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 47','2026-03-01 12:52:37.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 48','2026-03-01 12:52:48.000000');
INSERT INTO "receipts" VALUES(6,'ply 6 49','2026-03-01 12:52:59.000000');
INSERT INTO "receipts" VALUES(7,'key-36','2026-03-01 12:53:10.000000');
INSERT INTO "receipts" VALUES(7,'key-37','2026-03-01 12:53:10.000000');
INSERT INTO "receipts" VALUES(7,'key-38','2026-03-01 12:53:10.000000');
INSERT INTO "receipts" VALUES(7,'key-39','2026-03-01 12:53:10.000000');
INSERT INTO "receipts" VALUES(7,'key-40','2026-03-01 12:53:10.000000');
INSERT INTO "receipts" VALUES(7,'key-41','2026-03-01 12:53:10.000000');
INSERT INTO "receipts" VALUES(7,'key-42','2026-03-01 12:53:10.000000');
INSERT INTO "receipts" VALUES(7,'key-43','2026-03-01 12:53:10.000000');
INSERT INTO "receipts" VALUES(7,'key-44','2026-03-01 12:53:10.000000');
INSERT INTO "receipts" VALUES(7,'ply 7 10','2026-03-01 12:53:21.000000');
INSERT INTO "receipts" VALUES(7,'ply 7 11','2026-03-01 12:53:32.000000');
INSERT INTO "receipts" VALUES(7,'key-45','2026-03-01 12:53:43.000000');
INSERT INTO "receipts" VALUES(8,'key-46','2026-03-01 12:53:43.000000');
INSERT INTO "receipts" VALUES(8,'key-47','2026-03-01 12:53:43.000000');
INSERT INTO "receipts" VALUES(8,'key-48','2026-03-01 12:53:43.000000');
INSERT INTO "receipts" VALUES(8,'key-49','2026-03-01 12:53:43.000000');
INSERT INTO "receipts" VALUES(8,'key-50','2026-03-01 12:53:43.000000');
INSERT INTO "receipts" VALUES(8,'key-51','2026-03-01 12:53:43.000000');
INSERT INTO "receipts" VALUES(8,'key-52','2026-03-01 12:53:43.000000');
INSERT INTO "receipts" VALUES(8,'key-53','2026-03-01 12:53:43.000000');
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
INSERT INTO "sqlite_sequence" VALUES('deliveries',38);
INSERT INTO "sqlite_sequence" VALUES('matches',8);
COMMIT;
