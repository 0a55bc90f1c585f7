# események
lays-pool-card = Kitett tétlap: { $cards }
chooses = { $seat } választ: { $cards }
places = { $payer } { $amount } zsetont tesz erre: { $payee }
sevens-out = A négy hetes kikerül
takes-ace = { $payee } elviszi az ász tétjét: { $amount }
takes-king = { $payee } elviszi a király tétjét: { $amount }
takes-queen = { $payee } elviszi a dáma tétjét: { $amount }
takes-knave = { $payee } elviszi a bubi tétjét: { $amount }
stakes-stay = { $n } zseton a tétlapokon marad
shares-pool = { $payee } kap a tétlapok maradékából: { $amount }

# elutasítások
cover-bare-ones = Mind a négy tétlapra kell zseton: üresre tedd
no-pool-card = Ez nem tétlap

# beállítások
option-conduct = { no-offence }
option-pool_cards = a négy tétlap: example (AS KC QH JD), random, vagy négy lap
option-stakes = ki tesz tétet osztás előtt: mindenki minden alkalommal, vagy mindenki csak az első kasszához, aztán az osztó egyedül

# a képernyőn
place-pool = { $part }
value-stake = zsetonok lerakása
value-pool = a tétlapok kirakása

# miért tanácsol a gép egy lépést
why-pools-alike = osztás előtt egyik kasszalap olyan jó, mint a másik
