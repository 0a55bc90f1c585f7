# események
lays-pool-card = Tétlap középre: { $cards }
chooses = { $seat } erre a tétlapra tesz: { $cards }
places = { $payer } { $amount } zsetont tesz erre: { $payee }
sevens-out = A négy hetest kiveszik
takes-ace = { $payee } elviszi az ász tétjét: { $amount }
takes-king = { $payee } elviszi a király tétjét: { $amount }
takes-queen = { $payee } elviszi a dáma tétjét: { $amount }
takes-knave = { $payee } elviszi a bubi tétjét: { $amount }
stakes-stay = { $n } zseton a tétlapokon marad
shares-pool = { $payee } kap a tétlapok maradékából: { $amount }

# elutasítások
cover-bare-ones = Mind a négy tétlapra kell zseton: olyanra tedd, amelyik üres
no-pool-card = Ez nem tétlap

# beállítások
option-conduct = { no-offence }
option-pool_cards = melyik a négy tétlap: egy ász, egy király, egy dáma és egy bubi, négy színből
option-stakes = ki tesz tétet osztás előtt: mindenki minden alkalommal, vagy mindenki csak az első kasszába, aztán az osztó egyedül

# a beállítások űrlapja, és hogy mi ez a játék
label-pool_cards = Tétlapok
label-stakes = Ki tesz tétet
choice-example = a könyv példája szerintiek
choice-random = sorsolva
choice-every-deal = mindenki, minden leosztásnál
choice-first-pool = mindenki egyszer, aztán csak az osztó
preset-first-pool = Egy kassza, aztán az osztó tétje
game-about = Tegyél zsetont négy lapra, folytasd fölfelé a színt, és vidd el a tétet az eggyel alacsonyabb lappal.

# a képernyőn
place-pool = { $part }
value-stake = zsetonok lerakása
value-pool = a tétlapok kirakása

# miért tanácsol a gép egy lépést
why-pools-alike = osztás előtt egyik tétlap olyan jó, mint a másik
lesson-takes-pool = a következő lap tétlap: aki az alatta lévőt kijátssza, elviszi a tétlapon fekvő zsetonokat, és megint hív

# what a newcomer cannot know
about-place = Zsetont teszel a középen fekvő lapok egyikére: aki ugyanannak a színnek az eggyel alacsonyabb lapját kijátssza, elviszi, ami ott fekszik.
about-play = Azt hívsz, amit akarsz: a szín következő, magasabb lapját rá kell tenni, és akinek a lapját már senki sem tudja folytatni, újra hív.
