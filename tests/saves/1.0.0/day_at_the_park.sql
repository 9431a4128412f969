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
INSERT INTO "deliveries" VALUES(2,1,'board',-1,'6','6',NULL,0,1,1000,1001,'2026-03-01 12:00:11.000000','2026-03-01 12:00:44.000000',1,NULL,'{"seats":[0,1],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(3,1,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(4,2,'lobby',-1,'5','5',NULL,0,0,70,1002,'2026-03-01 12:00:44.000000','2026-03-01 12:00:55.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(5,2,'board',-1,'23','23',NULL,0,1,1002,1007,'2026-03-01 12:02:45.000000','2026-03-01 12:03:07.000000',3,NULL,'{"seats":[0],"turn":3}',NULL,NULL);
INSERT INTO "deliveries" VALUES(6,2,'bots',-1,'20','20',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(7,2,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(8,2,'hand',1,'3a9154766bb151da','3a9154766bb151da',NULL,0,0,9101,1006,'2026-03-01 12:02:12.000000',NULL,2,NULL,'{"seats":[],"turn":1}',NULL,NULL);
INSERT INTO "deliveries" VALUES(9,2,'hand',0,'520c643fc3fd4f43','520c643fc3fd4f43',NULL,0,0,9100,1008,'2026-03-01 12:02:45.000000',NULL,1,NULL,'{"seats":[],"turn":3}',NULL,NULL);
INSERT INTO "deliveries" VALUES(10,3,'lobby',-1,'6','6',NULL,0,0,70,1009,'2026-03-01 12:03:07.000000','2026-03-01 12:03:18.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(11,3,'board',-1,'45','45',NULL,0,0,1009,1020,'2026-03-01 12:08:04.000000',NULL,5,NULL,'{"seats":[1],"turn":5}',NULL,NULL);
INSERT INTO "deliveries" VALUES(12,3,'bots',-1,'44','44',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(13,3,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(14,3,'hand',0,'ea8d8b10591a8eb7','ea8d8b10591a8eb7',NULL,0,0,9100,1013,'2026-03-01 12:05:41.000000',NULL,2,NULL,'{"seats":[],"turn":2}',NULL,NULL);
INSERT INTO "deliveries" VALUES(15,3,'hand',1,'fd409cd0ea7402a3','fd409cd0ea7402a3',NULL,0,0,9101,1021,'2026-03-01 12:08:04.000000',NULL,3,NULL,'{"seats":[],"turn":5}',NULL,NULL);
INSERT INTO "deliveries" VALUES(16,3,'hand',2,'30c675cde2f34f0f','30c675cde2f34f0f',NULL,0,0,9102,1019,'2026-03-01 12:07:20.000000',NULL,2,NULL,'{"seats":[],"turn":4}',NULL,NULL);
INSERT INTO "deliveries" VALUES(17,4,'lobby',-1,'7','7',NULL,0,0,70,1022,'2026-03-01 12:08:15.000000','2026-03-01 12:08:26.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(18,4,'board',-1,'47','47',NULL,0,0,1022,1033,'2026-03-01 12:14:40.000000',NULL,5,NULL,'{"seats":[2],"turn":4}',NULL,NULL);
INSERT INTO "deliveries" VALUES(19,4,'bots',-1,'30','30',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(20,4,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(21,4,'hand',0,'dabd5541ea901174','dabd5541ea901174',NULL,0,0,9100,1031,'2026-03-01 12:13:01.000000',NULL,3,NULL,'{"seats":[],"turn":3}',NULL,NULL);
INSERT INTO "deliveries" VALUES(22,4,'hand',1,'3bfb8aae425446f0','3bfb8aae425446f0',NULL,0,0,9101,1032,'2026-03-01 12:14:29.000000',NULL,3,NULL,'{"seats":[],"turn":3}',NULL,NULL);
INSERT INTO "deliveries" VALUES(23,4,'hand',2,'1dd453f2519ee77b','1dd453f2519ee77b',NULL,0,0,9102,1034,'2026-03-01 12:14:40.000000',NULL,1,NULL,'{"seats":[],"turn":4}',NULL,NULL);
INSERT INTO "deliveries" VALUES(24,5,'lobby',-1,'7','7',NULL,0,0,70,1035,'2026-03-01 12:14:40.000000','2026-03-01 12:14:51.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(25,5,'board',-1,'11','11',NULL,0,0,1035,1036,'2026-03-01 12:14:51.000000','2026-03-01 12:15:02.000000',1,NULL,'{"seats":[0,1,2,3],"turn":0}',NULL,NULL);
INSERT INTO "deliveries" VALUES(26,5,'bots',-1,'9','9',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(27,5,'thread',-1,'','',NULL,0,0,NULL,NULL,NULL,NULL,0,NULL,'{}',NULL,NULL);
INSERT INTO "deliveries" VALUES(28,6,'lobby',-1,'6','6',NULL,0,0,70,1037,'2026-03-01 12:15:02.000000','2026-03-01 12:15:13.000000',1,NULL,'{"seats":[],"turn":0}',NULL,NULL);
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
INSERT INTO "entries" VALUES(1,4,'started','2026-03-01 12:00:00.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'50a28fe5',NULL);
INSERT INTO "entries" VALUES(1,5,'action','2026-03-01 12:00:22.000000',1,101,'Bo',1,0,'{"kind":"choose_character","character":"chococat"}','[{"kind":"character_chosen","seat":1,"character":"chococat"}]','person',0,'dc1c89e5',NULL);
INSERT INTO "entries" VALUES(1,6,'action','2026-03-01 12:00:33.000000',0,100,'Ana',2,1,'{"kind":"choose_character","character":"badtz_maru"}','[{"kind":"character_chosen","seat":0,"character":"badtz_maru"}]','person',0,'816ba9ba',NULL);
INSERT INTO "entries" VALUES(2,1,'opened','2026-03-01 12:00:44.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,2,'joined','2026-03-01 12:00:44.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,3,'joined','2026-03-01 12:00:44.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,4,'bot_added','2026-03-01 12:00:44.000000',2,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(2,5,'started','2026-03-01 12:00:44.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'9d839307',NULL);
INSERT INTO "entries" VALUES(2,6,'action','2026-03-01 12:00:55.000000',2,NULL,'Clover',1,NULL,'{"kind":"choose_side","side":"score"}','[{"kind":"side_chosen","seat":2,"side":"score"},{"kind":"adventures_dealt","seat":2,"cards":["E26","E17","M02"]}]','bot',0,'34d11aea',NULL);
INSERT INTO "entries" VALUES(2,7,'action','2026-03-01 12:00:55.000000',2,NULL,'Clover',2,NULL,'{"kind":"choose_bonuses","cards":["E26","E17"]}','[{"kind":"bonuses_chosen","seat":2,"cards":["E26","E17"]},{"kind":"tiles_dealt","seat":2,"tiles":["T43","T28"]}]','bot',0,'e24cecff',NULL);
INSERT INTO "entries" VALUES(2,8,'action','2026-03-01 12:01:06.000000',0,100,'Ana',3,0,'{"kind":"choose_side","side":"score"}','[{"kind":"side_chosen","seat":0,"side":"score"},{"kind":"adventures_dealt","seat":0,"cards":["E23","E12","M03"]}]','person',0,'d6a41160',NULL);
INSERT INTO "entries" VALUES(2,9,'action','2026-03-01 12:01:17.000000',1,101,'Bo',4,0,'{"kind":"choose_side","side":"explore"}','[{"kind":"side_chosen","seat":1,"side":"explore"},{"kind":"adventures_dealt","seat":1,"cards":["E01","E05","M07"]}]','person',0,'e7c52496',NULL);
INSERT INTO "entries" VALUES(2,10,'action','2026-03-01 12:01:28.000000',1,101,'Bo',5,4,'{"kind":"choose_bonuses","cards":[]}','[{"kind":"bonuses_chosen","seat":1,"cards":[]},{"kind":"tiles_dealt","seat":1,"tiles":["T34","T07"]}]','person',0,'c6e3957e',NULL);
INSERT INTO "entries" VALUES(2,11,'action','2026-03-01 12:01:39.000000',0,100,'Ana',6,3,'{"kind":"choose_bonuses","cards":["E12","M03"]}','[{"kind":"bonuses_chosen","seat":0,"cards":["E12","M03"]},{"kind":"tiles_dealt","seat":0,"tiles":["T48","T45"]},{"kind":"turn_began","seat":1,"last":false}]','person',0,'f5f9fbf0',NULL);
INSERT INTO "entries" VALUES(2,12,'action','2026-03-01 12:01:50.000000',1,101,'Bo',7,6,'{"kind":"place_figure","cell":"N50"}','[{"kind":"figure_placed","seat":1,"cell":"N50"}]','person',0,'af8e26be',NULL);
INSERT INTO "entries" VALUES(2,13,'action','2026-03-01 12:02:01.000000',1,101,'Bo',8,7,'{"kind":"place_tile","tile":"T34","cell":"O50","rotation":3}','[{"kind":"tile_laid","seat":1,"tile":"T34","cell":"O50","token":true}]','person',0,'b3d27c2a',NULL);
INSERT INTO "entries" VALUES(2,14,'action','2026-03-01 12:02:12.000000',1,101,'Bo',9,8,'{"kind":"walk","end":"N51","path":["N51","M51","N51"]}','[{"kind":"walked","seat":1,"path":["N51","M51","N51"]},{"kind":"items_gained","seat":1,"items":[2,0,0,1]}]','person',0,'dc2acf24',NULL);
INSERT INTO "entries" VALUES(2,15,'action','2026-03-01 12:02:23.000000',1,101,'Bo',10,9,'{"kind":"remove_tile","cell":"O50"}','[{"kind":"power_used","seat":1,"character":"badtz_maru","side":"explore"},{"kind":"tile_removed","seat":1,"tile":"T34","cell":"O50","token":true},{"kind":"items_gained","seat":1,"items":[0,0,2,0]}]','person',0,'6dc52d1a',NULL);
INSERT INTO "entries" VALUES(2,16,'action','2026-03-01 12:02:34.000000',1,101,'Bo',11,10,'{"kind":"finish_adventures"}','[{"kind":"tile_drawn","seat":1,"tile":"T18"},{"kind":"turn_began","seat":2,"last":false}]','person',0,'aa3c9b22',NULL);
INSERT INTO "entries" VALUES(2,17,'action','2026-03-01 12:02:45.000000',2,NULL,'Clover',12,NULL,'{"kind":"place_figure","cell":"M51"}','[{"kind":"figure_placed","seat":2,"cell":"M51"}]','bot',0,'d1bd9dd1',NULL);
INSERT INTO "entries" VALUES(2,18,'action','2026-03-01 12:02:45.000000',2,NULL,'Clover',13,NULL,'{"kind":"place_tile","tile":"T43","cell":"M52","rotation":1}','[{"kind":"tile_laid","seat":2,"tile":"T43","cell":"M52","token":true},{"kind":"items_gained","seat":2,"items":[0,0,0,1]}]','bot',0,'cf314c1c',NULL);
INSERT INTO "entries" VALUES(2,19,'action','2026-03-01 12:02:45.000000',2,NULL,'Clover',14,NULL,'{"kind":"walk","end":"M52","path":["N51","M51","M52"]}','[{"kind":"walked","seat":2,"path":["N51","M51","M52"]},{"kind":"items_gained","seat":2,"items":[1,0,0,2]},{"kind":"token_gained","seat":2,"token":"attraction","cell":"M52"}]','bot',0,'4c2bec88',NULL);
INSERT INTO "entries" VALUES(2,20,'action','2026-03-01 12:02:45.000000',2,NULL,'Clover',15,NULL,'{"kind":"turn_in_items","payment":["cupcake","cupcake","cupcake"]}','[{"kind":"power_used","seat":2,"character":"hello_kitty","side":"score"},{"kind":"points_scored","seat":2,"points":5,"payment":["cupcake","cupcake","cupcake"]}]','bot',0,'c9d90c5f',NULL);
INSERT INTO "entries" VALUES(2,21,'action','2026-03-01 12:02:45.000000',2,NULL,'Clover',16,NULL,'{"kind":"rest","token":"attraction"}','[{"kind":"token_used","seat":2,"token":"attraction","use":"bench"},{"kind":"nap_ended","seat":2,"was_asleep":true}]','bot',0,'a4c6cf0b',NULL);
INSERT INTO "entries" VALUES(2,22,'action','2026-03-01 12:02:45.000000',2,NULL,'Clover',17,NULL,'{"kind":"finish_adventures"}','[{"kind":"tile_drawn","seat":2,"tile":"T47"},{"kind":"turn_began","seat":0,"last":false}]','forced',0,'13385846',NULL);
INSERT INTO "entries" VALUES(2,23,'action','2026-03-01 12:02:56.000000',0,100,'Ana',18,17,'{"kind":"place_figure","cell":"M52"}','[{"kind":"figure_placed","seat":0,"cell":"M52"}]','person',0,'b511e947','{"state":{"options":{"start_tile":"plaza","characters":"dealt"},"players":[{"stage":"ready","character":"chococat","side":"score","hand":["T48","T45"],"open":[["E23",false],["E12",true],["M03",true]],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null},{"stage":"ready","character":"badtz_maru","side":"explore","hand":["T07","T18"],"open":[["E01",false],["E05",false],["M07",false]],"done":[],"items":[2,0,2,1],"tokens":[],"asleep":true,"points":[0,0,0],"cell":"N51"},{"stage":"ready","character":"hello_kitty","side":"score","hand":["T28","T47"],"open":[["E26",true],["E17",true],["M02",false]],"done":[],"items":[1,0,0,0],"tokens":[],"asleep":false,"points":[0,0,5],"cell":"M52"}],"park":{"spaces":[["M50","P1",0],["N50","P2",0],["M51","P3",0],["N51","P4",0],["M52","T43",1]]},"first":1,"active":0,"pile":["T30","T39","T27","T31","T03","T25","T38","T29","T14","T05","T33","T32","T41","T44","T04","T02","T15","T10","T36","T46","T35","T42","T23","T37","T40"],"box":["T01","T06","T08","T09","T11","T12","T13","T16","T17","T19","T20","T21","T22","T24","T26","T34"],"decks":[["E11","E15","E14","E27","E07","E02","E28","E03","E04","E20","E16","E10","E08","E19","E06","E24","E09","E21","E22","E25","E18","E13"],["M19","M15","M20","M14","M13","M11","M18","M16","M04","M10","M12","M01","M05","M17","M09","M06","M08"],["H07","H01","H06","H11","H03","H02","H04","H05","H10","H09","H12","H08"]],"bag":["wild","attraction","tricycle","wild","wild","exchange","wild","attraction","butterfly","tricycle","exchange","tricycle","exchange","butterfly","butterfly","exchange","exchange","butterfly","wild","tricycle","exchange","attraction","tricycle","tricycle","butterfly","exchange","wild","wild","attraction","tricycle","attraction","tricycle","attraction","butterfly","wild","exchange","butterfly","butterfly"],"used":["attraction"],"lost":["attraction"],"benches":[],"step":"figure","turn":3,"last_turns":0,"decision":null,"completed":0,"wild_items":0,"fresh":["M51","N51","M51","M52"]},"questions":[{"seat":0,"ply":17,"digest":"fac205b9","turn":3}],"ply":17,"turn_ply":17}');
INSERT INTO "entries" VALUES(3,1,'opened','2026-03-01 12:03:07.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,2,'joined','2026-03-01 12:03:07.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,3,'joined','2026-03-01 12:03:07.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,4,'joined','2026-03-01 12:03:07.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,5,'bot_added','2026-03-01 12:03:07.000000',3,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(3,6,'started','2026-03-01 12:03:07.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'a332b080',NULL);
INSERT INTO "entries" VALUES(3,7,'action','2026-03-01 12:03:18.000000',3,NULL,'Clover',1,NULL,'{"kind":"choose_character","character":"hello_kitty"}','[{"kind":"character_chosen","seat":3,"character":"hello_kitty"}]','bot',0,'c3540951',NULL);
INSERT INTO "entries" VALUES(3,8,'action','2026-03-01 12:03:18.000000',3,NULL,'Clover',2,NULL,'{"kind":"choose_side","side":"score"}','[{"kind":"side_chosen","seat":3,"side":"score"},{"kind":"adventures_dealt","seat":3,"cards":["E09","E08","M08"]}]','bot',0,'9c25a257',NULL);
INSERT INTO "entries" VALUES(3,9,'action','2026-03-01 12:03:18.000000',3,NULL,'Clover',3,NULL,'{"kind":"choose_bonuses","cards":["E09","E08"]}','[{"kind":"bonuses_chosen","seat":3,"cards":["E09","E08"]},{"kind":"tiles_dealt","seat":3,"tiles":["T13","T34"]}]','bot',0,'b758914f',NULL);
INSERT INTO "entries" VALUES(3,10,'action','2026-03-01 12:03:29.000000',0,100,'Ana',4,1,'{"kind":"choose_character","character":"chococat"}','[{"kind":"character_chosen","seat":0,"character":"chococat"}]','person',0,'3fe46590',NULL);
INSERT INTO "entries" VALUES(3,11,'action','2026-03-01 12:03:40.000000',0,100,'Ana',5,4,'{"kind":"choose_side","side":"explore"}','[{"kind":"side_chosen","seat":0,"side":"explore"},{"kind":"adventures_dealt","seat":0,"cards":["E16","E21","M12"]}]','person',0,'fb7a52a2',NULL);
INSERT INTO "entries" VALUES(3,12,'action','2026-03-01 12:03:51.000000',1,101,'Bo',6,4,'{"kind":"choose_character","character":"keroppi"}','[{"kind":"character_chosen","seat":1,"character":"keroppi"}]','person',0,'5b95a1b2',NULL);
INSERT INTO "entries" VALUES(3,13,'action','2026-03-01 12:04:02.000000',1,101,'Bo',7,6,'{"kind":"choose_side","side":"score"}','[{"kind":"side_chosen","seat":1,"side":"score"},{"kind":"adventures_dealt","seat":1,"cards":["E13","E07","M02"]}]','person',0,'fdaf7351',NULL);
INSERT INTO "entries" VALUES(3,14,'action','2026-03-01 12:04:13.000000',2,102,'Cy',8,6,'{"kind":"choose_character","character":"pompompurrin"}','[{"kind":"character_chosen","seat":2,"character":"pompompurrin"}]','person',0,'b8e1e01c',NULL);
INSERT INTO "entries" VALUES(3,15,'action','2026-03-01 12:04:24.000000',1,101,'Bo',9,7,'{"kind":"choose_bonuses","cards":["E07","M02"]}','[{"kind":"bonuses_chosen","seat":1,"cards":["E07","M02"]},{"kind":"tiles_dealt","seat":1,"tiles":["T26","T18"]}]','person',0,'64840ac8',NULL);
INSERT INTO "entries" VALUES(3,16,'action','2026-03-01 12:04:35.000000',2,102,'Cy',10,8,'{"kind":"choose_side","side":"explore"}','[{"kind":"side_chosen","seat":2,"side":"explore"},{"kind":"adventures_dealt","seat":2,"cards":["E20","E12","M20"]}]','person',0,'efc0a255',NULL);
INSERT INTO "entries" VALUES(3,17,'action','2026-03-01 12:04:46.000000',0,100,'Ana',11,5,'{"kind":"choose_bonuses","cards":["M12"]}','[{"kind":"bonuses_chosen","seat":0,"cards":["M12"]},{"kind":"tiles_dealt","seat":0,"tiles":["T20","T02"]}]','person',0,'d714ae50',NULL);
INSERT INTO "entries" VALUES(3,18,'action','2026-03-01 12:04:57.000000',2,102,'Cy',12,10,'{"kind":"choose_bonuses","cards":["E20","M20"]}','[{"kind":"bonuses_chosen","seat":2,"cards":["E20","M20"]},{"kind":"tiles_dealt","seat":2,"tiles":["T32","T48"]},{"kind":"turn_began","seat":3,"last":false}]','person',0,'e0cef7ac',NULL);
INSERT INTO "entries" VALUES(3,19,'action','2026-03-01 12:04:57.000000',3,NULL,'Clover',13,NULL,'{"kind":"place_figure","cell":"M50"}','[{"kind":"figure_placed","seat":3,"cell":"M50"}]','forced',0,'8151c979',NULL);
INSERT INTO "entries" VALUES(3,20,'action','2026-03-01 12:05:08.000000',3,NULL,'Clover',14,NULL,'{"kind":"place_tile","tile":"T13","cell":"N50","rotation":2}','[{"kind":"tile_laid","seat":3,"tile":"T13","cell":"N50","token":true}]','bot',0,'0b082ae9',NULL);
INSERT INTO "entries" VALUES(3,21,'action','2026-03-01 12:05:08.000000',3,NULL,'Clover',15,NULL,'{"kind":"walk","end":"N50","path":["N50","M50","N50"]}','[{"kind":"walked","seat":3,"path":["N50","M50","N50"]},{"kind":"items_gained","seat":3,"items":[0,2,0,0]},{"kind":"token_gained","seat":3,"token":"butterfly","cell":"N50"}]','bot',0,'93d4979e',NULL);
INSERT INTO "entries" VALUES(3,22,'action','2026-03-01 12:05:08.000000',3,NULL,'Clover',16,NULL,'{"kind":"butterfly_items","gains":["music","music"]}','[{"kind":"token_used","seat":3,"token":"butterfly","use":"action"},{"kind":"items_gained","seat":3,"items":[2,0,0,0]}]','bot',0,'f1f94e89',NULL);
INSERT INTO "entries" VALUES(3,23,'action','2026-03-01 12:05:08.000000',3,NULL,'Clover',17,NULL,'{"kind":"complete","card":"E09","extra":false,"payment":["music","music","bird"]}','[{"kind":"adventure_completed","seat":3,"card":"E09","payment":["music","music","bird"],"points":3,"extra":0}]','bot',0,'a4f37736',NULL);
INSERT INTO "entries" VALUES(3,24,'action','2026-03-01 12:05:08.000000',3,NULL,'Clover',18,NULL,'{"kind":"finish_adventures"}','[{"kind":"tile_drawn","seat":3,"tile":"T16"}]','forced',0,'580a3b6e',NULL);
INSERT INTO "entries" VALUES(3,25,'action','2026-03-01 12:05:08.000000',3,NULL,'Clover',19,NULL,'{"kind":"draw_adventure","deck":"hard","bonus":false}','[{"kind":"adventure_drawn","seat":3,"card":"H11","bonus":false},{"kind":"turn_began","seat":0,"last":false}]','bot',0,'f0982c76',NULL);
INSERT INTO "entries" VALUES(3,26,'action','2026-03-01 12:05:19.000000',0,100,'Ana',20,19,'{"kind":"place_figure","cell":"M50"}','[{"kind":"figure_placed","seat":0,"cell":"M50"}]','person',0,'fb60ffeb',NULL);
INSERT INTO "entries" VALUES(3,27,'action','2026-03-01 12:05:30.000000',0,100,'Ana',21,20,'{"kind":"place_tile","tile":"T02","cell":"M49","rotation":2}','[{"kind":"tile_laid","seat":0,"tile":"T02","cell":"M49","token":true}]','person',0,'223fec70',NULL);
INSERT INTO "entries" VALUES(3,28,'action','2026-03-01 12:05:41.000000',0,100,'Ana',22,21,'{"kind":"gather","items":["music"]}','[{"kind":"power_used","seat":0,"character":"chococat","side":"explore"},{"kind":"items_gained","seat":0,"items":[1,0,0,0]}]','person',0,'e6427ba3',NULL);
INSERT INTO "entries" VALUES(3,29,'action','2026-03-01 12:05:52.000000',0,100,'Ana',23,22,'{"kind":"walk","end":"N50","path":["N50","M50","N50"]}','[{"kind":"walked","seat":0,"path":["N50","M50","N50"]},{"kind":"items_gained","seat":0,"items":[0,2,0,0]},{"kind":"high_five_given","seat":0,"others":[3]}]','person',0,'f6b45abb',NULL);
INSERT INTO "entries" VALUES(3,30,'action','2026-03-01 12:06:03.000000',3,NULL,'Clover',24,NULL,'{"kind":"step_aside","cell":"M50","reward":"token"}','[{"kind":"stepped_aside","seat":3,"cell":"M50"},{"kind":"token_gained","seat":3,"token":"tricycle","cell":null}]','bot',0,'7ba10ea4',NULL);
INSERT INTO "entries" VALUES(3,31,'action','2026-03-01 12:06:14.000000',0,100,'Ana',25,24,'{"kind":"take_reward","reward":"nap"}','[{"kind":"nap_ended","seat":0,"was_asleep":true}]','person',0,'9a4f17ff',NULL);
INSERT INTO "entries" VALUES(3,32,'action','2026-03-01 12:06:14.000000',0,100,'Ana',26,NULL,'{"kind":"finish_adventures"}','[{"kind":"tile_drawn","seat":0,"tile":"T43"},{"kind":"turn_began","seat":1,"last":false}]','forced',0,'7ff92845',NULL);
INSERT INTO "entries" VALUES(3,33,'action','2026-03-01 12:06:25.000000',1,101,'Bo',27,26,'{"kind":"place_figure","cell":"M49"}','[{"kind":"figure_placed","seat":1,"cell":"M49"}]','person',0,'cb786569',NULL);
INSERT INTO "entries" VALUES(3,34,'action','2026-03-01 12:06:36.000000',1,101,'Bo',28,27,'{"kind":"place_tile","tile":"T18","cell":"M51","rotation":0}','[{"kind":"tile_laid","seat":1,"tile":"T18","cell":"M51","token":true}]','person',0,'ff5b1fd3',NULL);
INSERT INTO "entries" VALUES(3,35,'action','2026-03-01 12:06:47.000000',1,101,'Bo',29,28,'{"kind":"stay"}','[{"kind":"stayed","seat":1},{"kind":"items_gained","seat":1,"items":[1,0,0,0]}]','person',0,'9b307eca',NULL);
INSERT INTO "entries" VALUES(3,36,'action','2026-03-01 12:06:47.000000',1,101,'Bo',30,NULL,'{"kind":"finish_adventures"}','[{"kind":"tile_drawn","seat":1,"tile":"T10"},{"kind":"turn_began","seat":2,"last":false}]','forced',0,'7aea52aa',NULL);
INSERT INTO "entries" VALUES(3,37,'action','2026-03-01 12:06:58.000000',2,102,'Cy',31,30,'{"kind":"place_figure","cell":"M51"}','[{"kind":"figure_placed","seat":2,"cell":"M51"}]','person',0,'900d39df',NULL);
INSERT INTO "entries" VALUES(3,38,'action','2026-03-01 12:07:09.000000',2,102,'Cy',32,31,'{"kind":"place_tile","tile":"T32","cell":"M48","rotation":3}','[{"kind":"tile_laid","seat":2,"tile":"T32","cell":"M48","token":true}]','person',0,'21b71cc1',NULL);
INSERT INTO "entries" VALUES(3,39,'action','2026-03-01 12:07:20.000000',2,102,'Cy',33,32,'{"kind":"gain_items","gains":["music"]}','[{"kind":"power_used","seat":2,"character":"pompompurrin","side":"explore"},{"kind":"items_gained","seat":2,"items":[1,0,0,0]}]','person',0,'63fb1492',NULL);
INSERT INTO "entries" VALUES(3,40,'action','2026-03-01 12:07:31.000000',2,102,'Cy',34,33,'{"kind":"swap_adventure","card":"E12","deck":"easy","bonus":false}','[{"kind":"adventure_swapped","seat":2,"old":"E12","new":"E03","bonus":false,"completed":false}]','person',0,'907388f3',NULL);
INSERT INTO "entries" VALUES(3,41,'action','2026-03-01 12:07:42.000000',2,102,'Cy',35,34,'{"kind":"walk","end":"M48","path":["M50","M49","M48"]}','[{"kind":"walked","seat":2,"path":["M50","M49","M48"]},{"kind":"items_gained","seat":2,"items":[1,0,1,0]},{"kind":"token_gained","seat":2,"token":"attraction","cell":"M48"}]','person',0,'47e1118e',NULL);
INSERT INTO "entries" VALUES(3,42,'action','2026-03-01 12:07:53.000000',2,102,'Cy',36,35,'{"kind":"use_ticket","deck":"hard","discard":"E20","bonus":true}','[{"kind":"token_used","seat":2,"token":"attraction","use":"action"},{"kind":"ticket_used","seat":2,"drawn":"H03","discarded":"E20","bonus":true}]','person',0,'9f8070cb',NULL);
INSERT INTO "entries" VALUES(3,43,'action','2026-03-01 12:07:53.000000',2,102,'Cy',37,NULL,'{"kind":"finish_adventures"}','[{"kind":"tile_drawn","seat":2,"tile":"T27"},{"kind":"turn_began","seat":3,"last":false}]','forced',0,'840d8c8f',NULL);
INSERT INTO "entries" VALUES(3,44,'action','2026-03-01 12:08:04.000000',3,NULL,'Clover',38,NULL,'{"kind":"place_tile","tile":"T34","cell":"N48","rotation":3}','[{"kind":"tile_laid","seat":3,"tile":"T34","cell":"N48","token":true},{"kind":"items_gained","seat":3,"items":[0,0,1,0]}]','bot',0,'0dfeaa29',NULL);
INSERT INTO "entries" VALUES(3,45,'action','2026-03-01 12:08:04.000000',3,NULL,'Clover',39,NULL,'{"kind":"walk","end":"M49","path":["M49","M48","M49"]}','[{"kind":"walked","seat":3,"path":["M49","M48","M49"]},{"kind":"items_gained","seat":3,"items":[2,0,1,0]},{"kind":"token_gained","seat":3,"token":"exchange","cell":"M49"},{"kind":"high_five_given","seat":3,"others":[1]}]','bot',0,'ec639924',NULL);
INSERT INTO "entries" VALUES(4,1,'opened','2026-03-01 12:08:15.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,2,'joined','2026-03-01 12:08:15.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,3,'joined','2026-03-01 12:08:15.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,4,'joined','2026-03-01 12:08:15.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,5,'joined','2026-03-01 12:08:15.000000',3,103,'Di',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,6,'bot_added','2026-03-01 12:08:15.000000',4,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(4,7,'started','2026-03-01 12:08:15.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'32328ad7',NULL);
INSERT INTO "entries" VALUES(4,8,'action','2026-03-01 12:08:26.000000',4,NULL,'Clover',1,NULL,'{"kind":"choose_character","character":"chococat"}','[{"kind":"character_chosen","seat":4,"character":"chococat"}]','bot',0,'79137002',NULL);
INSERT INTO "entries" VALUES(4,9,'action','2026-03-01 12:08:26.000000',4,NULL,'Clover',2,NULL,'{"kind":"choose_side","side":"explore"}','[{"kind":"side_chosen","seat":4,"side":"explore"},{"kind":"adventures_dealt","seat":4,"cards":["E13","E12","M17"]}]','bot',0,'5b761151',NULL);
INSERT INTO "entries" VALUES(4,10,'action','2026-03-01 12:08:26.000000',4,NULL,'Clover',3,NULL,'{"kind":"choose_bonuses","cards":["E13","E12"]}','[{"kind":"bonuses_chosen","seat":4,"cards":["E13","E12"]},{"kind":"tiles_dealt","seat":4,"tiles":["T39","T24"]}]','bot',0,'7f8600ff',NULL);
INSERT INTO "entries" VALUES(4,11,'action','2026-03-01 12:08:37.000000',3,103,'Di',4,1,'{"kind":"choose_character","character":"my_melody"}','[{"kind":"character_chosen","seat":3,"character":"my_melody"}]','person',0,'391e1bdf',NULL);
INSERT INTO "entries" VALUES(4,12,'action','2026-03-01 12:08:48.000000',1,101,'Bo',5,4,'{"kind":"choose_character","character":"keroppi"}','[{"kind":"character_chosen","seat":1,"character":"keroppi"}]','person',0,'336d9d98',NULL);
INSERT INTO "entries" VALUES(4,13,'action','2026-03-01 12:08:59.000000',3,103,'Di',6,4,'{"kind":"choose_side","side":"score"}','[{"kind":"side_chosen","seat":3,"side":"score"},{"kind":"adventures_dealt","seat":3,"cards":["E11","E25","M15"]}]','person',0,'59400c81',NULL);
INSERT INTO "entries" VALUES(4,14,'action','2026-03-01 12:09:10.000000',2,102,'Cy',7,5,'{"kind":"choose_character","character":"hello_kitty"}','[{"kind":"character_chosen","seat":2,"character":"hello_kitty"}]','person',0,'17de4b16',NULL);
INSERT INTO "entries" VALUES(4,15,'action','2026-03-01 12:09:21.000000',3,103,'Di',8,6,'{"kind":"choose_bonuses","cards":["E11"]}','[{"kind":"bonuses_chosen","seat":3,"cards":["E11"]},{"kind":"tiles_dealt","seat":3,"tiles":["T20","T25"]}]','person',0,'77512c62',NULL);
INSERT INTO "entries" VALUES(4,16,'action','2026-03-01 12:09:32.000000',1,101,'Bo',9,5,'{"kind":"choose_side","side":"explore"}','[{"kind":"side_chosen","seat":1,"side":"explore"},{"kind":"adventures_dealt","seat":1,"cards":["E04","E15","M09"]}]','person',0,'2d11a436',NULL);
INSERT INTO "entries" VALUES(4,17,'action','2026-03-01 12:09:43.000000',2,102,'Cy',10,7,'{"kind":"choose_side","side":"score"}','[{"kind":"side_chosen","seat":2,"side":"score"},{"kind":"adventures_dealt","seat":2,"cards":["E27","E20","M16"]}]','person',0,'388a515e',NULL);
INSERT INTO "entries" VALUES(4,18,'action','2026-03-01 12:09:54.000000',2,102,'Cy',11,10,'{"kind":"choose_bonuses","cards":["E27"]}','[{"kind":"bonuses_chosen","seat":2,"cards":["E27"]},{"kind":"tiles_dealt","seat":2,"tiles":["T42","T30"]}]','person',0,'27d2dca3',NULL);
INSERT INTO "entries" VALUES(4,19,'action','2026-03-01 12:10:05.000000',1,101,'Bo',12,9,'{"kind":"choose_bonuses","cards":["E04"]}','[{"kind":"bonuses_chosen","seat":1,"cards":["E04"]},{"kind":"tiles_dealt","seat":1,"tiles":["T35","T06"]}]','person',0,'4afaab3d',NULL);
INSERT INTO "entries" VALUES(4,20,'action','2026-03-01 12:10:16.000000',0,100,'Ana',13,7,'{"kind":"choose_character","character":"pompompurrin"}','[{"kind":"character_chosen","seat":0,"character":"pompompurrin"}]','person',0,'2c37683e',NULL);
INSERT INTO "entries" VALUES(4,21,'action','2026-03-01 12:10:27.000000',0,100,'Ana',14,13,'{"kind":"choose_side","side":"score"}','[{"kind":"side_chosen","seat":0,"side":"score"},{"kind":"adventures_dealt","seat":0,"cards":["E18","E09","M01"]}]','person',0,'3118f2ba',NULL);
INSERT INTO "entries" VALUES(4,22,'action','2026-03-01 12:10:38.000000',0,100,'Ana',15,14,'{"kind":"choose_bonuses","cards":[]}','[{"kind":"bonuses_chosen","seat":0,"cards":[]},{"kind":"tiles_dealt","seat":0,"tiles":["T47","T11"]},{"kind":"turn_began","seat":4,"last":false}]','person',0,'3409e3fb',NULL);
INSERT INTO "entries" VALUES(4,23,'action','2026-03-01 12:10:38.000000',4,NULL,'Clover',16,NULL,'{"kind":"place_figure","cell":"M50"}','[{"kind":"figure_placed","seat":4,"cell":"M50"}]','forced',0,'3302006b',NULL);
INSERT INTO "entries" VALUES(4,24,'action','2026-03-01 12:10:49.000000',4,NULL,'Clover',17,NULL,'{"kind":"place_tile","tile":"T24","cell":"M49","rotation":1}','[{"kind":"tile_laid","seat":4,"tile":"T24","cell":"M49","token":true}]','bot',0,'0e0db99b',NULL);
INSERT INTO "entries" VALUES(4,25,'action','2026-03-01 12:10:49.000000',4,NULL,'Clover',18,NULL,'{"kind":"walk","end":"M49","path":["M49","M50","M49"]}','[{"kind":"walked","seat":4,"path":["M49","M50","M49"]},{"kind":"items_gained","seat":4,"items":[0,2,0,0]},{"kind":"token_gained","seat":4,"token":"wild","cell":"M49"}]','bot',0,'f408734b',NULL);
INSERT INTO "entries" VALUES(4,26,'action','2026-03-01 12:10:49.000000',4,NULL,'Clover',19,NULL,'{"kind":"finish_adventures"}','[{"kind":"tile_drawn","seat":4,"tile":"T26"},{"kind":"turn_began","seat":0,"last":false}]','forced',0,'9a8e462b',NULL);
INSERT INTO "entries" VALUES(4,27,'action','2026-03-01 12:11:00.000000',0,100,'Ana',20,19,'{"kind":"place_figure","cell":"M50"}','[{"kind":"figure_placed","seat":0,"cell":"M50"}]','person',0,'fc8c50b8',NULL);
INSERT INTO "entries" VALUES(4,28,'action','2026-03-01 12:11:11.000000',0,100,'Ana',21,20,'{"kind":"place_tile","tile":"T11","cell":"L49","rotation":1}','[{"kind":"tile_laid","seat":0,"tile":"T11","cell":"L49","token":true}]','person',0,'0381e3bb',NULL);
INSERT INTO "entries" VALUES(4,29,'action','2026-03-01 12:11:22.000000',0,100,'Ana',22,21,'{"kind":"take_item","item":"music"}','[{"kind":"items_gained","seat":0,"items":[1,0,0,0]}]','person',0,'ad28c9a6',NULL);
INSERT INTO "entries" VALUES(4,30,'action','2026-03-01 12:11:33.000000',0,100,'Ana',23,22,'{"kind":"walk","end":"M49","path":["M49","L49","M49"]}','[{"kind":"walked","seat":0,"path":["M49","L49","M49"]},{"kind":"items_gained","seat":0,"items":[1,2,0,0]},{"kind":"high_five_given","seat":0,"others":[4]}]','person',0,'69d6962c',NULL);
INSERT INTO "entries" VALUES(4,31,'action','2026-03-01 12:11:44.000000',4,NULL,'Clover',24,NULL,'{"kind":"step_aside","cell":"L49","reward":"token"}','[{"kind":"stepped_aside","seat":4,"cell":"L49"},{"kind":"token_gained","seat":4,"token":"wild","cell":null}]','bot',0,'dac911f2',NULL);
INSERT INTO "entries" VALUES(4,32,'action','2026-03-01 12:11:55.000000',0,100,'Ana',25,24,'{"kind":"take_reward","reward":"token"}','[{"kind":"token_gained","seat":0,"token":"attraction","cell":null}]','person',0,'6e903517',NULL);
INSERT INTO "entries" VALUES(4,33,'action','2026-03-01 12:12:06.000000',0,100,'Ana',26,25,'{"kind":"use_ticket","deck":"easy","discard":"M01","bonus":false}','[{"kind":"token_used","seat":0,"token":"attraction","use":"action"},{"kind":"ticket_used","seat":0,"drawn":"E01","discarded":"M01","bonus":false}]','person',0,'ab723a6f',NULL);
INSERT INTO "entries" VALUES(4,34,'action','2026-03-01 12:12:17.000000',0,100,'Ana',27,26,'{"kind":"finish_adventures"}','[{"kind":"tile_drawn","seat":0,"tile":"T32"},{"kind":"turn_began","seat":1,"last":false}]','person',0,'108f65e1',NULL);
INSERT INTO "entries" VALUES(4,35,'action','2026-03-01 12:12:28.000000',1,101,'Bo',28,27,'{"kind":"place_figure","cell":"L49"}','[{"kind":"figure_placed","seat":1,"cell":"L49"}]','person',0,'82dbced2',NULL);
INSERT INTO "entries" VALUES(4,36,'action','2026-03-01 12:12:39.000000',1,101,'Bo',29,28,'{"kind":"place_tile","tile":"T06","cell":"L48","rotation":3}','[{"kind":"tile_laid","seat":1,"tile":"T06","cell":"L48","token":true},{"kind":"items_gained","seat":1,"items":[1,0,0,0]}]','person',0,'277e49d7',NULL);
INSERT INTO "entries" VALUES(4,37,'action','2026-03-01 12:12:50.000000',1,101,'Bo',30,29,'{"kind":"walk","end":"M49","path":["M49","L49","M49"]}','[{"kind":"walked","seat":1,"path":["M49","L49","M49"]},{"kind":"items_gained","seat":1,"items":[1,2,0,0]},{"kind":"high_five_given","seat":1,"others":[0]}]','person',0,'e9f1a7ec',NULL);
INSERT INTO "entries" VALUES(4,38,'action','2026-03-01 12:13:01.000000',0,100,'Ana',31,30,'{"kind":"step_aside","cell":"L49","reward":"nap"}','[{"kind":"stepped_aside","seat":0,"cell":"L49"},{"kind":"nap_ended","seat":0,"was_asleep":false}]','person',0,'d5c97685',NULL);
INSERT INTO "entries" VALUES(4,39,'action','2026-03-01 12:13:12.000000',1,101,'Bo',32,31,'{"kind":"take_reward","reward":"nap"}','[{"kind":"nap_ended","seat":1,"was_asleep":false}]','person',0,'7f21eb99',NULL);
INSERT INTO "entries" VALUES(4,40,'action','2026-03-01 12:13:23.000000',1,101,'Bo',33,32,'{"kind":"use_wild_items"}','[{"kind":"power_used","seat":1,"character":"keroppi","side":"explore"},{"kind":"wild_items","seat":1,"count":3}]','person',0,'07e6d40b',NULL);
INSERT INTO "entries" VALUES(4,41,'action','2026-03-01 12:13:34.000000',1,101,'Bo',34,33,'{"kind":"pay_with_wilds","card":"E04","extra":true}','[]','person',0,'71aa62b5',NULL);
INSERT INTO "entries" VALUES(4,42,'action','2026-03-01 12:13:45.000000',1,101,'Bo',35,34,'{"kind":"substitute","item":"cupcake","given":"bird"}','[]','person',0,'a5d3df7b',NULL);
INSERT INTO "entries" VALUES(4,43,'action','2026-03-01 12:13:56.000000',1,101,'Bo',36,35,'{"kind":"substitute","item":"cupcake","given":"music"}','[]','person',0,'5860dfff',NULL);
INSERT INTO "entries" VALUES(4,44,'action','2026-03-01 12:14:07.000000',1,101,'Bo',37,36,'{"kind":"substitute","item":"flower","given":"bird"}','[]','person',0,'45ae4196',NULL);
INSERT INTO "entries" VALUES(4,45,'action','2026-03-01 12:14:18.000000',1,101,'Bo',38,37,'{"kind":"pay","payment":["music","music","bird","bird"]}','[{"kind":"adventure_completed","seat":1,"card":"E04","payment":["music","music","bird","bird"],"points":2,"extra":2}]','person',0,'5e527a1d',NULL);
INSERT INTO "entries" VALUES(4,46,'action','2026-03-01 12:14:18.000000',1,101,'Bo',39,NULL,'{"kind":"finish_adventures"}','[{"kind":"tile_drawn","seat":1,"tile":"T31"}]','forced',0,'c0e49cee',NULL);
INSERT INTO "entries" VALUES(4,47,'action','2026-03-01 12:14:29.000000',1,101,'Bo',40,39,'{"kind":"draw_adventure","deck":"medium","bonus":true}','[{"kind":"adventure_drawn","seat":1,"card":"M10","bonus":true},{"kind":"turn_began","seat":2,"last":false}]','person',0,'40c29809',NULL);
INSERT INTO "entries" VALUES(5,1,'opened','2026-03-01 12:14:40.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,2,'joined','2026-03-01 12:14:40.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,3,'joined','2026-03-01 12:14:40.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,4,'joined','2026-03-01 12:14:40.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,5,'joined','2026-03-01 12:14:40.000000',3,103,'Di',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,6,'bot_added','2026-03-01 12:14:40.000000',4,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(5,7,'started','2026-03-01 12:14:40.000000',NULL,NULL,'',0,NULL,NULL,NULL,'person',0,'710792ec',NULL);
INSERT INTO "entries" VALUES(5,8,'action','2026-03-01 12:14:51.000000',4,NULL,'Clover',1,NULL,'{"kind":"choose_character","character":"hello_kitty"}','[{"kind":"character_chosen","seat":4,"character":"hello_kitty"}]','bot',0,'f830be17',NULL);
INSERT INTO "entries" VALUES(5,9,'action','2026-03-01 12:14:51.000000',4,NULL,'Clover',2,NULL,'{"kind":"choose_side","side":"score"}','[{"kind":"side_chosen","seat":4,"side":"score"},{"kind":"adventures_dealt","seat":4,"cards":["E07","E17","M14"]}]','bot',0,'a14f5375',NULL);
INSERT INTO "entries" VALUES(5,10,'action','2026-03-01 12:14:51.000000',4,NULL,'Clover',3,NULL,'{"kind":"choose_bonuses","cards":["E07","E17"]}','[{"kind":"bonuses_chosen","seat":4,"cards":["E07","E17"]},{"kind":"tiles_dealt","seat":4,"tiles":["T01","T33"]}]','bot',0,'739100fa',NULL);
INSERT INTO "entries" VALUES(5,11,'paused','2026-03-01 12:15:02.000000',NULL,NULL,'',3,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,1,'opened','2026-03-01 12:15:02.000000',NULL,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,2,'joined','2026-03-01 12:15:02.000000',0,100,'Ana',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,3,'joined','2026-03-01 12:15:02.000000',1,101,'Bo',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,4,'joined','2026-03-01 12:15:02.000000',2,102,'Cy',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,5,'joined','2026-03-01 12:15:02.000000',3,103,'Di',0,NULL,NULL,NULL,'person',0,NULL,NULL);
INSERT INTO "entries" VALUES(6,6,'bot_added','2026-03-01 12:15:02.000000',4,NULL,'Clover',0,NULL,NULL,NULL,'person',0,NULL,NULL);
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
INSERT INTO "holders" VALUES(1,1,101,NULL,'Bo',0,0);
INSERT INTO "holders" VALUES(2,0,100,NULL,'Ana',0,3);
INSERT INTO "holders" VALUES(2,1,101,NULL,'Bo',0,1);
INSERT INTO "holders" VALUES(2,2,NULL,'average','Clover',0,NULL);
INSERT INTO "holders" VALUES(3,0,100,NULL,'Ana',0,2);
INSERT INTO "holders" VALUES(3,1,101,NULL,'Bo',0,5);
INSERT INTO "holders" VALUES(3,2,102,NULL,'Cy',0,4);
INSERT INTO "holders" VALUES(3,3,NULL,'average','Clover',0,NULL);
INSERT INTO "holders" VALUES(4,0,100,NULL,'Ana',0,3);
INSERT INTO "holders" VALUES(4,1,101,NULL,'Bo',0,3);
INSERT INTO "holders" VALUES(4,2,102,NULL,'Cy',0,4);
INSERT INTO "holders" VALUES(4,3,103,NULL,'Di',0,0);
INSERT INTO "holders" VALUES(4,4,NULL,'average','Clover',0,NULL);
INSERT INTO "holders" VALUES(5,0,100,NULL,'Ana',0,0);
INSERT INTO "holders" VALUES(5,1,101,NULL,'Bo',0,0);
INSERT INTO "holders" VALUES(5,2,102,NULL,'Cy',0,0);
INSERT INTO "holders" VALUES(5,3,103,NULL,'Di',0,0);
INSERT INTO "holders" VALUES(5,4,NULL,'average','Clover',0,NULL);
INSERT INTO "holders" VALUES(6,0,100,NULL,'Ana',0,NULL);
INSERT INTO "holders" VALUES(6,1,101,NULL,'Bo',0,NULL);
INSERT INTO "holders" VALUES(6,2,102,NULL,'Cy',0,NULL);
INSERT INTO "holders" VALUES(6,3,103,NULL,'Di',0,NULL);
INSERT INTO "holders" VALUES(6,4,NULL,'average','Clover',0,NULL);
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
INSERT INTO "matches" VALUES(1,'day_at_the_park',1,'{"start_tile":"plaza","characters":"pick"}','running',100,7,70,1000,'pt-BR',2,0,'7e711946fa771b750eafb212bc52caf8','{"options":{"start_tile":"plaza","characters":"pick"},"players":[{"stage":"side","character":"badtz_maru","side":"explore","hand":[],"open":[],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null},{"stage":"side","character":"chococat","side":"explore","hand":[],"open":[],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null}],"park":{"spaces":[["M50","P1",0],["N50","P2",0],["M51","P3",0],["N51","P4",0]]},"first":0,"active":0,"pile":["T35","T42","T03","T16","T11","T26","T36","T04","T23","T02","T41","T25","T40","T05","T44","T30","T15","T47","T19","T38","T46","T01","T08","T10","T39","T45"],"box":["T06","T07","T09","T12","T13","T14","T17","T18","T20","T21","T22","T24","T27","T28","T29","T31","T32","T33","T34","T37","T43","T48"],"decks":[["E24","E02","E05","E19","E11","E01","E20","E18","E04","E15","E28","E17","E08","E16","E07","E09","E06","E13","E26","E03","E21","E14","E23","E10","E25","E12","E27","E22"],["M02","M19","M17","M04","M10","M15","M13","M08","M06","M07","M16","M12","M03","M01","M05","M09","M11","M20","M18","M14"],["H05","H02","H04","H03","H12","H07","H08","H10","H01","H06","H09","H11"]],"bag":["wild","butterfly","attraction","exchange","exchange","wild","tricycle","attraction","tricycle","tricycle","exchange","attraction","exchange","tricycle","attraction","wild","tricycle","butterfly","attraction","exchange","exchange","butterfly","wild","tricycle","butterfly","wild","butterfly","butterfly","butterfly","tricycle","exchange","wild","attraction","attraction","wild","exchange","wild","tricycle","butterfly","attraction"],"used":[],"lost":[],"benches":[],"step":"start","turn":0,"last_turns":0,"decision":null,"completed":0,"wild_items":0,"fresh":[]}','[{"seat":0,"ply":2,"digest":"4389c673","turn":0},{"seat":1,"ply":1,"digest":"4389c673","turn":0}]',NULL,6,2,0,NULL,NULL,'2026-03-01 12:00:00.000000','2026-03-01 12:00:33.000000');
INSERT INTO "matches" VALUES(2,'day_at_the_park',1,'{"start_tile":"plaza","characters":"dealt"}','running',100,7,70,1002,'pt-BR',3,0,'caee2df5a2b2f23116244fcad0ba4012','{"options":{"start_tile":"plaza","characters":"dealt"},"players":[{"stage":"ready","character":"chococat","side":"score","hand":["T48","T45"],"open":[["E23",false],["E12",true],["M03",true]],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":"M52"},{"stage":"ready","character":"badtz_maru","side":"explore","hand":["T07","T18"],"open":[["E01",false],["E05",false],["M07",false]],"done":[],"items":[2,0,2,1],"tokens":[],"asleep":true,"points":[0,0,0],"cell":"N51"},{"stage":"ready","character":"hello_kitty","side":"score","hand":["T28","T47"],"open":[["E26",true],["E17",true],["M02",false]],"done":[],"items":[1,0,0,0],"tokens":[],"asleep":false,"points":[0,0,5],"cell":"M52"}],"park":{"spaces":[["M50","P1",0],["N50","P2",0],["M51","P3",0],["N51","P4",0],["M52","T43",1]]},"first":1,"active":0,"pile":["T30","T39","T27","T31","T03","T25","T38","T29","T14","T05","T33","T32","T41","T44","T04","T02","T15","T10","T36","T46","T35","T42","T23","T37","T40"],"box":["T01","T06","T08","T09","T11","T12","T13","T16","T17","T19","T20","T21","T22","T24","T26","T34"],"decks":[["E11","E15","E14","E27","E07","E02","E28","E03","E04","E20","E16","E10","E08","E19","E06","E24","E09","E21","E22","E25","E18","E13"],["M19","M15","M20","M14","M13","M11","M18","M16","M04","M10","M12","M01","M05","M17","M09","M06","M08"],["H07","H01","H06","H11","H03","H02","H04","H05","H10","H09","H12","H08"]],"bag":["wild","attraction","tricycle","wild","wild","exchange","wild","attraction","butterfly","tricycle","exchange","tricycle","exchange","butterfly","butterfly","exchange","exchange","butterfly","wild","tricycle","exchange","attraction","tricycle","tricycle","butterfly","exchange","wild","wild","attraction","tricycle","attraction","tricycle","attraction","butterfly","wild","exchange","butterfly","butterfly"],"used":["attraction"],"lost":["attraction"],"benches":[],"step":"place","turn":3,"last_turns":0,"decision":null,"completed":0,"wild_items":0,"fresh":["M52"]}','[{"seat":0,"ply":18,"digest":"c75ec78e","turn":3}]',NULL,23,18,17,23,NULL,'2026-03-01 12:00:44.000000','2026-03-01 12:02:56.000000');
INSERT INTO "matches" VALUES(3,'day_at_the_park',1,'{"start_tile":"single","characters":"pick"}','running',100,7,70,1009,'pt-BR',4,0,'fb6501ddd84c5f6df611e4bf76066fcb','{"options":{"start_tile":"single","characters":"pick"},"players":[{"stage":"ready","character":"chococat","side":"explore","hand":["T20","T43"],"open":[["E16",false],["E21",false],["M12",true]],"done":[],"items":[1,2,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":"N50"},{"stage":"ready","character":"keroppi","side":"score","hand":["T26","T10"],"open":[["E13",false],["E07",true],["M02",true]],"done":[],"items":[1,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":"M49"},{"stage":"ready","character":"pompompurrin","side":"explore","hand":["T48","T27"],"open":[["E03",false],["M20",true],["H03",true]],"done":[],"items":[2,0,1,0],"tokens":[],"asleep":true,"points":[0,0,0],"cell":"M48"},{"stage":"ready","character":"hello_kitty","side":"score","hand":["T16"],"open":[["E08",true],["M08",false],["H11",false]],"done":[["E09",true]],"items":[2,1,2,0],"tokens":["tricycle","exchange"],"asleep":false,"points":[3,0,0],"cell":"M49"}],"park":{"spaces":[["M50","S1",0],["N50","T13",2],["M49","T02",2],["M51","T18",0],["M48","T32",3],["N48","T34",3]]},"first":3,"active":3,"pile":["T24","T19","T38","T15","T40","T37","T31","T05","T23","T08","T06","T22","T29","T01","T11","T41","T07","T04","T36","T46","T33","T35","T30","T17","T03","T42","T39","T44"],"box":["T09","T12","T14","T21","T25","T28","T45","T47"],"decks":[["E05","E17","E15","E22","E23","E28","E25","E11","E02","E01","E06","E18","E27","E04","E14","E24","E26","E10","E19","E12","E20"],["M05","M04","M18","M16","M07","M11","M01","M13","M17","M10","M19","M03","M14","M15","M06","M09"],["H08","H02","H05","H12","H10","H04","H06","H01","H07","H09"]],"bag":["exchange","attraction","tricycle","wild","butterfly","tricycle","wild","attraction","exchange","wild","butterfly","wild","wild","exchange","butterfly","tricycle","tricycle","attraction","attraction","attraction","wild","exchange","butterfly","attraction","tricycle","exchange","butterfly","butterfly","wild","tricycle","tricycle","attraction","exchange","wild"],"used":["butterfly","attraction"],"lost":[],"benches":[["M51","exchange"],["N48","butterfly"]],"step":"adventures","turn":5,"last_turns":0,"decision":{"type":"HighFive","waiting":[1]},"completed":0,"wild_items":0,"fresh":["M50","M49","M48","M49"]}','[{"seat":1,"ply":39,"digest":"5f47ba13","turn":5}]',NULL,45,39,37,NULL,NULL,'2026-03-01 12:03:07.000000','2026-03-01 12:08:04.000000');
INSERT INTO "matches" VALUES(4,'day_at_the_park',1,'{"start_tile":"single","characters":"pick"}','running',100,7,70,1022,'pt-BR',5,0,'eff58dcda1e8c72ae7eb6e193f67093c','{"options":{"start_tile":"single","characters":"pick"},"players":[{"stage":"ready","character":"pompompurrin","side":"score","hand":["T47","T32"],"open":[["E18",false],["E09",false],["E01",false]],"done":[],"items":[2,2,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":"L49"},{"stage":"ready","character":"keroppi","side":"explore","hand":["T35","T31"],"open":[["E15",false],["M09",false],["M10",true]],"done":[["E04",true]],"items":[0,0,0,0],"tokens":[],"asleep":true,"points":[2,2,0],"cell":"M49"},{"stage":"ready","character":"hello_kitty","side":"score","hand":["T42","T30"],"open":[["E27",true],["E20",false],["M16",false]],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null},{"stage":"ready","character":"my_melody","side":"score","hand":["T20","T25"],"open":[["E11",true],["E25",false],["M15",false]],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null},{"stage":"ready","character":"chococat","side":"explore","hand":["T39","T26"],"open":[["E13",true],["E12",true],["M17",false]],"done":[],"items":[0,2,0,0],"tokens":["wild","wild"],"asleep":false,"points":[0,0,0],"cell":"L49"}],"park":{"spaces":[["M50","S1",0],["M49","T24",1],["L49","T11",1],["L48","T06",3]]},"first":4,"active":2,"pile":["T02","T01","T28","T18","T16","T13","T40","T14","T05","T36","T08","T23","T07","T45","T03","T21","T37","T12","T04","T46","T29","T15","T09","T10","T33","T38","T48","T34","T41","T22","T19","T27"],"box":["T17","T43","T44"],"decks":[["E10","E03","E22","E05","E24","E08","E28","E14","E17","E23","E16","E07","E26","E19","E02","E06","E21"],["M07","M05","M20","M02","M12","M08","M14","M11","M19","M18","M03","M06","M04","M13","M01"],["H12","H06","H09","H07","H05","H01","H08","H11","H04","H02","H03","H10"]],"bag":["wild","wild","wild","exchange","wild","butterfly","butterfly","exchange","exchange","tricycle","exchange","tricycle","attraction","butterfly","attraction","exchange","butterfly","exchange","tricycle","attraction","butterfly","tricycle","wild","butterfly","wild","exchange","tricycle","attraction","butterfly","exchange","attraction","tricycle","attraction","butterfly","attraction"],"used":["attraction"],"lost":[],"benches":[["L49","tricycle"],["L48","tricycle"]],"step":"figure","turn":4,"last_turns":0,"decision":null,"completed":0,"wild_items":0,"fresh":["L49","M49","L49","M49"]}','[{"seat":2,"ply":40,"digest":"44e3391f","turn":4}]',NULL,47,40,40,NULL,NULL,'2026-03-01 12:08:15.000000','2026-03-01 12:14:29.000000');
INSERT INTO "matches" VALUES(5,'day_at_the_park',1,'{"start_tile":"plaza","characters":"pick"}','paused',100,7,70,1035,'pt-BR',5,0,'05c3d56b0dbceeb6060b9a3bbbbc26bb','{"options":{"start_tile":"plaza","characters":"pick"},"players":[{"stage":"character","character":null,"side":"explore","hand":[],"open":[],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null},{"stage":"character","character":null,"side":"explore","hand":[],"open":[],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null},{"stage":"character","character":null,"side":"explore","hand":[],"open":[],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null},{"stage":"character","character":null,"side":"explore","hand":[],"open":[],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null},{"stage":"ready","character":"hello_kitty","side":"score","hand":["T01","T33"],"open":[["E07",true],["E17",true],["M14",false]],"done":[],"items":[0,0,0,0],"tokens":[],"asleep":false,"points":[0,0,0],"cell":null}],"park":{"spaces":[["M50","P1",0],["N50","P2",0],["M51","P3",0],["N51","P4",0]]},"first":0,"active":0,"pile":["T44","T37","T42","T43","T46","T08","T38","T47","T39","T32","T31","T07","T26","T40","T30","T14","T12","T34","T10","T02","T36","T11","T15","T28","T19","T27","T23","T04","T20","T03","T18","T41","T24","T05","T35","T09","T48","T06","T21","T16","T13","T29","T22"],"box":["T17","T25","T45"],"decks":[["E06","E20","E14","E12","E01","E23","E11","E28","E15","E19","E02","E16","E09","E22","E05","E04","E13","E18","E27","E26","E03","E21","E25","E10","E24","E08"],["M11","M19","M10","M09","M01","M05","M13","M06","M03","M02","M07","M12","M16","M15","M08","M18","M04","M20","M17"],["H07","H03","H02","H04","H10","H12","H08","H01","H09","H11","H05","H06"]],"bag":["wild","attraction","exchange","attraction","tricycle","exchange","wild","exchange","attraction","wild","tricycle","wild","tricycle","attraction","tricycle","tricycle","butterfly","butterfly","exchange","wild","tricycle","exchange","attraction","exchange","butterfly","butterfly","wild","butterfly","exchange","attraction","wild","exchange","butterfly","butterfly","tricycle","attraction","attraction","butterfly","wild","tricycle"],"used":[],"lost":[],"benches":[],"step":"start","turn":0,"last_turns":0,"decision":null,"completed":0,"wild_items":0,"fresh":[]}','[{"seat":0,"ply":1,"digest":"181541c0","turn":0},{"seat":1,"ply":1,"digest":"181541c0","turn":0},{"seat":2,"ply":1,"digest":"181541c0","turn":0},{"seat":3,"ply":1,"digest":"181541c0","turn":0}]',NULL,11,3,0,NULL,NULL,'2026-03-01 12:14:40.000000','2026-03-01 12:15:02.000000');
INSERT INTO "matches" VALUES(6,'day_at_the_park',1,'{"start_tile":"plaza","characters":"dealt"}','lobby',100,7,70,NULL,'pt-BR',5,0,NULL,NULL,'[]',NULL,6,0,0,NULL,NULL,'2026-03-01 12:15:02.000000','2026-03-01 12:15:02.000000');
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
INSERT INTO "receipts" VALUES(2,'ply 2 7','2026-03-01 12:01:06.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 8','2026-03-01 12:01:17.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 9','2026-03-01 12:01:28.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 10','2026-03-01 12:01:39.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 11','2026-03-01 12:01:50.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 12','2026-03-01 12:02:01.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 13','2026-03-01 12:02:12.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 14','2026-03-01 12:02:23.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 15','2026-03-01 12:02:34.000000');
INSERT INTO "receipts" VALUES(2,'ply 2 22','2026-03-01 12:02:56.000000');
INSERT INTO "receipts" VALUES(3,'key-7','2026-03-01 12:03:07.000000');
INSERT INTO "receipts" VALUES(3,'key-8','2026-03-01 12:03:07.000000');
INSERT INTO "receipts" VALUES(3,'key-9','2026-03-01 12:03:07.000000');
INSERT INTO "receipts" VALUES(3,'key-10','2026-03-01 12:03:07.000000');
INSERT INTO "receipts" VALUES(3,'key-11','2026-03-01 12:03:07.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 9','2026-03-01 12:03:29.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 10','2026-03-01 12:03:40.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 11','2026-03-01 12:03:51.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 12','2026-03-01 12:04:02.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 13','2026-03-01 12:04:13.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 14','2026-03-01 12:04:24.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 15','2026-03-01 12:04:35.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 16','2026-03-01 12:04:46.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 17','2026-03-01 12:04:57.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 25','2026-03-01 12:05:19.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 26','2026-03-01 12:05:30.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 27','2026-03-01 12:05:41.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 28','2026-03-01 12:05:52.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 30','2026-03-01 12:06:14.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 32','2026-03-01 12:06:25.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 33','2026-03-01 12:06:36.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 34','2026-03-01 12:06:47.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 36','2026-03-01 12:06:58.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 37','2026-03-01 12:07:09.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 38','2026-03-01 12:07:20.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 39','2026-03-01 12:07:31.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 40','2026-03-01 12:07:42.000000');
INSERT INTO "receipts" VALUES(3,'ply 3 41','2026-03-01 12:07:53.000000');
INSERT INTO "receipts" VALUES(4,'key-12','2026-03-01 12:08:15.000000');
INSERT INTO "receipts" VALUES(4,'key-13','2026-03-01 12:08:15.000000');
INSERT INTO "receipts" VALUES(4,'key-14','2026-03-01 12:08:15.000000');
INSERT INTO "receipts" VALUES(4,'key-15','2026-03-01 12:08:15.000000');
INSERT INTO "receipts" VALUES(4,'key-16','2026-03-01 12:08:15.000000');
INSERT INTO "receipts" VALUES(4,'key-17','2026-03-01 12:08:15.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 10','2026-03-01 12:08:37.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 11','2026-03-01 12:08:48.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 12','2026-03-01 12:08:59.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 13','2026-03-01 12:09:10.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 14','2026-03-01 12:09:21.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 15','2026-03-01 12:09:32.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 16','2026-03-01 12:09:43.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 17','2026-03-01 12:09:54.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 18','2026-03-01 12:10:05.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 19','2026-03-01 12:10:16.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 20','2026-03-01 12:10:27.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 21','2026-03-01 12:10:38.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 26','2026-03-01 12:11:00.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 27','2026-03-01 12:11:11.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 28','2026-03-01 12:11:22.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 29','2026-03-01 12:11:33.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 31','2026-03-01 12:11:55.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 32','2026-03-01 12:12:06.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 33','2026-03-01 12:12:17.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 34','2026-03-01 12:12:28.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 35','2026-03-01 12:12:39.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 36','2026-03-01 12:12:50.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 37','2026-03-01 12:13:01.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 38','2026-03-01 12:13:12.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 39','2026-03-01 12:13:23.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 40','2026-03-01 12:13:34.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 41','2026-03-01 12:13:45.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 42','2026-03-01 12:13:56.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 43','2026-03-01 12:14:07.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 44','2026-03-01 12:14:18.000000');
INSERT INTO "receipts" VALUES(4,'ply 4 46','2026-03-01 12:14:29.000000');
INSERT INTO "receipts" VALUES(5,'key-18','2026-03-01 12:14:40.000000');
INSERT INTO "receipts" VALUES(5,'key-19','2026-03-01 12:14:40.000000');
INSERT INTO "receipts" VALUES(5,'key-20','2026-03-01 12:14:40.000000');
INSERT INTO "receipts" VALUES(5,'key-21','2026-03-01 12:14:40.000000');
INSERT INTO "receipts" VALUES(5,'key-22','2026-03-01 12:14:40.000000');
INSERT INTO "receipts" VALUES(5,'key-23','2026-03-01 12:14:40.000000');
INSERT INTO "receipts" VALUES(5,'key-24','2026-03-01 12:15:02.000000');
INSERT INTO "receipts" VALUES(6,'key-25','2026-03-01 12:15:02.000000');
INSERT INTO "receipts" VALUES(6,'key-26','2026-03-01 12:15:02.000000');
INSERT INTO "receipts" VALUES(6,'key-27','2026-03-01 12:15:02.000000');
INSERT INTO "receipts" VALUES(6,'key-28','2026-03-01 12:15:02.000000');
INSERT INTO "receipts" VALUES(6,'key-29','2026-03-01 12:15:02.000000');
CREATE TABLE standing (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	question VARCHAR(64) NOT NULL, 
	answer VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_standing PRIMARY KEY (match_id, seat, name, question), 
	CONSTRAINT fk_standing_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "standing" VALUES(2,1,'high_five','high_five','token');
INSERT INTO "standing" VALUES(3,0,'high_five','high_five','token');
INSERT INTO "standing" VALUES(3,2,'high_five','high_five','token');
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
INSERT INTO "sqlite_sequence" VALUES('matches',6);
INSERT INTO "sqlite_sequence" VALUES('deliveries',28);
COMMIT;
