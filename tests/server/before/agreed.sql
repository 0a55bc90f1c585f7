BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	table_id VARCHAR NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('6AHA5FNKYNf8LuxmYg3BZQ',1,1794795855876,'{"kind":"made","host":"guest0","settings":{"game":"nap","options":{"players":3,"deals":1},"name":"","public":false,"spectators":true,"clock":null,"hints":true,"undo":false,"claim_time":4,"opening":"shown"},"secret":"ea0c0ab2646214ba7a532271b70e6d4ae1bcaf7e731483418c3a498430221d7a"}');
INSERT INTO "entries" VALUES('6AHA5FNKYNf8LuxmYg3BZQ',2,1794795855876,'{"kind":"sat","guest":"guest0","name":"Name 0","seat":0}');
INSERT INTO "entries" VALUES('6AHA5FNKYNf8LuxmYg3BZQ',3,1794795855933,'{"kind":"came","guest":"guest0"}');
INSERT INTO "entries" VALUES('6AHA5FNKYNf8LuxmYg3BZQ',4,1794795855951,'{"kind":"sat","guest":"guest1","name":"Name 1","seat":1,"here":true}');
INSERT INTO "entries" VALUES('6AHA5FNKYNf8LuxmYg3BZQ',5,1794795855964,'{"kind":"sat","guest":"guest2","name":"Name 2","seat":2,"here":true}');
INSERT INTO "entries" VALUES('6AHA5FNKYNf8LuxmYg3BZQ',6,1794795855973,'{"kind":"nonced","seat":1,"drawing":0,"nonce":"beef"}');
INSERT INTO "entries" VALUES('6AHA5FNKYNf8LuxmYg3BZQ',7,1794795855979,'{"kind":"started","number":1,"secret":"d818e83e1f9f01daff3327b73b7ca7a0e4ab3c7d8d799360377a02bc5b7b9dc7"}');
INSERT INTO "entries" VALUES('6AHA5FNKYNf8LuxmYg3BZQ',8,1794795856007,'{"kind":"moved","seat":0,"move":"call 2"}');
INSERT INTO "entries" VALUES('6AHA5FNKYNf8LuxmYg3BZQ',9,1794795856014,'{"kind":"moved","seat":1,"move":"call nap"}');
INSERT INTO "entries" VALUES('6AHA5FNKYNf8LuxmYg3BZQ',10,1794795856038,'{"kind":"moved","seat":2,"move":"call pass"}');
INSERT INTO "entries" VALUES('6AHA5FNKYNf8LuxmYg3BZQ',11,1794795856041,'{"kind":"moved","seat":1,"move":"play 9H"}');
INSERT INTO "entries" VALUES('6AHA5FNKYNf8LuxmYg3BZQ',12,1794795856080,'{"kind":"moved","seat":2,"move":"play AH"}');
INSERT INTO "entries" VALUES('6AHA5FNKYNf8LuxmYg3BZQ',13,1794795856090,'{"kind":"moved","seat":0,"move":"play TH"}');
INSERT INTO "entries" VALUES('6AHA5FNKYNf8LuxmYg3BZQ',14,1794795856541,'{"kind":"changed","settings":{"game":"nap","options":{"players":5},"name":"","public":false,"spectators":true,"clock":null,"hints":true,"undo":false,"claim_time":4,"opening":"all"}}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',1,1794795856553,'{"kind":"made","host":"guest0","settings":{"game":"speculation","options":{"players":3,"deals":1},"name":"","public":false,"spectators":true,"clock":null,"hints":true,"undo":true,"claim_time":4,"opening":"all"},"secret":"9154e1751a8750b78d44d749fde4212311bc04751b3227435551a39be4eeb19f"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',2,1794795856553,'{"kind":"sat","guest":"guest0","name":"Name 0","seat":0}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',3,1794795856559,'{"kind":"came","guest":"guest0"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',4,1794795856568,'{"kind":"sat","guest":"guest1","name":"Name 1","seat":1,"here":true}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',5,1794795856580,'{"kind":"sat","guest":"guest2","name":"Name 2","seat":2,"here":true}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',6,1794795856593,'{"kind":"nonced","seat":1,"drawing":0,"nonce":"beef"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',7,1794795856604,'{"kind":"started","number":1,"secret":"21e07bf5d56137311550ef7f10b520757f8e00e2e1ded8c2239bbea81daf65e9"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',8,1794795856626,'{"kind":"moved","seat":1,"move":"offer turnup"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',9,1794795856645,'{"kind":"moved","seat":2,"move":"pass"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',10,1794795856658,'{"kind":"moved","seat":0,"move":"bid 2"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',11,1794795856659,'{"kind":"moved","seat":1,"move":"refuse"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',12,1794795856666,'{"kind":"moved","seat":1,"move":"keep"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',13,1794795856678,'{"kind":"moved","seat":2,"move":"keep"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',14,1794795856679,'{"kind":"moved","seat":1,"move":"keep"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',15,1794795856699,'{"kind":"moved","seat":0,"move":"offer top"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',16,1794795856717,'{"kind":"moved","seat":1,"move":"bid 4"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',17,1794795856733,'{"kind":"moved","seat":2,"move":"pass"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',18,1794795856742,'{"kind":"moved","seat":0,"move":"refuse"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',19,1794795856743,'{"kind":"moved","seat":1,"move":"keep"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',20,1794795856758,'{"kind":"moved","seat":2,"move":"keep"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',21,1794795856773,'{"kind":"moved","seat":1,"move":"keep"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',22,1794795856788,'{"kind":"moved","seat":0,"move":"keep"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',23,1794795856800,'{"kind":"moved","seat":1,"move":"offer chief"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',24,1794795856813,'{"kind":"moved","seat":2,"move":"bid 2"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',25,1794795856820,'{"kind":"moved","seat":0,"move":"pass"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',26,1794795856834,'{"kind":"moved","seat":1,"move":"accept"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',27,1794795856835,'{"kind":"moved","seat":0,"move":"offer top"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',28,1794795856840,'{"kind":"moved","seat":1,"move":"bid 3"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',29,1794795856854,'{"kind":"moved","seat":2,"move":"pass"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',30,1794795856856,'{"kind":"moved","seat":0,"move":"accept"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',31,1794795856866,'{"kind":"moved","seat":2,"move":"keep"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',32,1794795856881,'{"kind":"moved","seat":1,"move":"offer top"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',33,1794795856893,'{"kind":"moved","seat":2,"move":"pass"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',34,1794795856902,'{"kind":"moved","seat":0,"move":"bid 4"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',35,1794795856903,'{"kind":"moved","seat":1,"move":"accept"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',36,1794795856917,'{"kind":"moved","seat":2,"move":"offer chief"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',37,1794795856925,'{"kind":"moved","seat":0,"move":"pass"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',38,1794795856930,'{"kind":"moved","seat":1,"move":"bid 4"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',39,1794795856943,'{"kind":"moved","seat":2,"move":"refuse"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',40,1794795856957,'{"kind":"moved","seat":1,"move":"offer top"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',41,1794795856965,'{"kind":"moved","seat":2,"move":"bid 2"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',42,1794795856986,'{"kind":"moved","seat":0,"move":"bid 4"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',43,1794795856992,'{"kind":"moved","seat":2,"move":"pass"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',44,1794795857007,'{"kind":"moved","seat":1,"move":"refuse"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',45,1794795857018,'{"kind":"moved","seat":2,"move":"offer chief"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',46,1794795857019,'{"kind":"moved","seat":0,"move":"bid 4"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',47,1794795857024,'{"kind":"moved","seat":1,"move":"pass"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',48,1794795857040,'{"kind":"moved","seat":2,"move":"refuse"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',49,1794795857041,'{"kind":"moved","seat":1,"move":"offer top"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',50,1794795857046,'{"kind":"moved","seat":2,"move":"bid 3"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',51,1794795857047,'{"kind":"moved","seat":0,"move":"pass"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',52,1794795857065,'{"kind":"moved","seat":1,"move":"accept"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',53,1794795857078,'{"kind":"moved","seat":2,"move":"offer chief"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',54,1794795857091,'{"kind":"moved","seat":0,"move":"bid 1"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',55,1794795857092,'{"kind":"moved","seat":1,"move":"pass"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',56,1794795857108,'{"kind":"moved","seat":2,"move":"accept"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',57,1794795857109,'{"kind":"moved","seat":2,"move":"offer top"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',58,1794795857137,'{"kind":"moved","seat":0,"move":"pass"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',59,1794795857144,'{"kind":"moved","seat":1,"move":"bid 1"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',60,1794795857145,'{"kind":"moved","seat":2,"move":"refuse"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',61,1794795857148,'{"kind":"moved","seat":0,"move":"keep"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',62,1794795857711,'{"kind":"nonced","seat":2,"drawing":0,"nonce":"c0ffee"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',63,1794795857724,'{"kind":"started","number":2,"secret":"bec5ae26b0165e6d2940aa852be6410d97fdecb693301bf8360d325403be3c5a"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',64,1794795857761,'{"kind":"moved","seat":0,"move":"keep"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',65,1794795857774,'{"kind":"moved","seat":0,"move":"keep"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',66,1794795857802,'{"kind":"undone","seat":0,"to":64}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',67,1794795857838,'{"kind":"moved","seat":0,"move":"offer chief"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',68,1794795857854,'{"kind":"moved","seat":1,"move":"bid 4"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',69,1794795857856,'{"kind":"undone","seat":1,"to":67}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',70,1794795857905,'{"kind":"moved","seat":1,"move":"pass"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',71,1794795857913,'{"kind":"moved","seat":2,"move":"pass"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',72,1794795857915,'{"kind":"undone","seat":2,"to":70}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',73,1794795857955,'{"kind":"moved","seat":2,"move":"pass"}');
INSERT INTO "entries" VALUES('OzWpVAkbwBSaYllzNEbLbQ',74,1794795857973,'{"kind":"moved","seat":1,"move":"keep"}');
INSERT INTO "entries" VALUES('wDFg7UnnPkoJBhGAW6Bk5Q',1,1794795857990,'{"kind":"made","host":"guest0","settings":{"game":"nap","options":{"players":3,"deals":1},"name":"","public":false,"spectators":true,"clock":null,"hints":true,"undo":false,"claim_time":4,"opening":"shown"},"secret":"7652f5a4560813015d7f4a7fc27abed46c29742d75da71aec26ede9726a396d0"}');
INSERT INTO "entries" VALUES('wDFg7UnnPkoJBhGAW6Bk5Q',2,1794795857990,'{"kind":"sat","guest":"guest0","name":"Name 0","seat":0}');
INSERT INTO "entries" VALUES('wDFg7UnnPkoJBhGAW6Bk5Q',3,1794795858010,'{"kind":"came","guest":"guest0"}');
INSERT INTO "entries" VALUES('wDFg7UnnPkoJBhGAW6Bk5Q',4,1794795858026,'{"kind":"sat","guest":"guest1","name":"Name 1","seat":1,"here":true}');
INSERT INTO "entries" VALUES('wDFg7UnnPkoJBhGAW6Bk5Q',5,1794795858034,'{"kind":"sat","guest":"guest2","name":"Name 2","seat":2,"here":true}');
INSERT INTO "entries" VALUES('wDFg7UnnPkoJBhGAW6Bk5Q',6,1794795858036,'{"kind":"nonced","seat":1,"drawing":0,"nonce":"beef"}');
INSERT INTO "entries" VALUES('wDFg7UnnPkoJBhGAW6Bk5Q',7,1794795858049,'{"kind":"started","number":1,"secret":"f3bc9fb665d1ee8c1ee4ef9d32cd1fe284f7b487410e7e84db0ea0c3b1e09faf"}');
INSERT INTO "entries" VALUES('wDFg7UnnPkoJBhGAW6Bk5Q',8,1794795858069,'{"kind":"moved","seat":0,"move":"call pass"}');
CREATE TABLE games (
	table_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	game VARCHAR NOT NULL, 
	started BIGINT NOT NULL, 
	ended BIGINT NOT NULL, 
	result TEXT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "games" VALUES('6AHA5FNKYNf8LuxmYg3BZQ',1,'nap',1794795855979,1794795856090,'[5,-10,5]');
INSERT INTO "games" VALUES('OzWpVAkbwBSaYllzNEbLbQ',1,'speculation',1794795856604,1794795857148,'[1,4,-5]');
INSERT INTO "games" VALUES('OzWpVAkbwBSaYllzNEbLbQ',2,'speculation',1794795857724,0,'[]');
INSERT INTO "games" VALUES('wDFg7UnnPkoJBhGAW6Bk5Q',1,'nap',1794795858049,0,'[]');
CREATE TABLE guests (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	made BIGINT NOT NULL, 
	generation INTEGER NOT NULL, 
	login VARCHAR, 
	password VARCHAR NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
CREATE TABLE keys (
	name VARCHAR NOT NULL, 
	value BLOB NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE players (
	table_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, number, seat)
);
INSERT INTO "players" VALUES('6AHA5FNKYNf8LuxmYg3BZQ',1,0,'guest0','Name 0');
INSERT INTO "players" VALUES('6AHA5FNKYNf8LuxmYg3BZQ',1,1,'guest1','Name 1');
INSERT INTO "players" VALUES('6AHA5FNKYNf8LuxmYg3BZQ',1,2,'guest2','Name 2');
INSERT INTO "players" VALUES('OzWpVAkbwBSaYllzNEbLbQ',1,0,'guest0','Name 0');
INSERT INTO "players" VALUES('OzWpVAkbwBSaYllzNEbLbQ',1,1,'guest1','Name 1');
INSERT INTO "players" VALUES('OzWpVAkbwBSaYllzNEbLbQ',1,2,'guest2','Name 2');
INSERT INTO "players" VALUES('OzWpVAkbwBSaYllzNEbLbQ',2,0,'guest0','Name 0');
INSERT INTO "players" VALUES('OzWpVAkbwBSaYllzNEbLbQ',2,1,'guest1','Name 1');
INSERT INTO "players" VALUES('OzWpVAkbwBSaYllzNEbLbQ',2,2,'guest2','Name 2');
INSERT INTO "players" VALUES('wDFg7UnnPkoJBhGAW6Bk5Q',1,0,'guest0','Name 0');
INSERT INTO "players" VALUES('wDFg7UnnPkoJBhGAW6Bk5Q',1,1,'guest1','Name 1');
INSERT INTO "players" VALUES('wDFg7UnnPkoJBhGAW6Bk5Q',1,2,'guest2','Name 2');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	last INTEGER NOT NULL, 
	changed BIGINT NOT NULL, 
	public BOOLEAN DEFAULT 0 NOT NULL, 
	listed BIGINT DEFAULT '0' NOT NULL, 
	card TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('6AHA5FNKYNf8LuxmYg3BZQ',14,1794795856541,0,1794795856541,'{"table":"6AHA5FNKYNf8LuxmYg3BZQ","name":"","game":"nap","public":false,"state":"over","seats":5,"free":2,"host":"Name 0","at":1794795856541}');
INSERT INTO "tables" VALUES('OzWpVAkbwBSaYllzNEbLbQ',74,1794795857973,0,1794795857724,'{"table":"OzWpVAkbwBSaYllzNEbLbQ","name":"","game":"speculation","public":false,"state":"playing","seats":3,"free":0,"host":"Name 0","at":1794795857724}');
INSERT INTO "tables" VALUES('wDFg7UnnPkoJBhGAW6Bk5Q',8,1794795858069,0,1794795858049,'{"table":"wDFg7UnnPkoJBhGAW6Bk5Q","name":"","game":"nap","public":false,"state":"playing","seats":3,"free":0,"host":"Name 0","at":1794795858049}');
CREATE INDEX tables_listed ON tables (public, listed);
CREATE INDEX tables_changed ON tables (changed);
CREATE INDEX players_guest ON players (guest);
COMMIT;
