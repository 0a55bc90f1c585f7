# események
turned-for-deal = { $seat } elé kerül: { $cards }
deals-first = { $seat } kapta az első bubit, ő oszt
lays-pool-card = Kitett tétlap: { $cards }
chooses = { $seat } választ: { $cards }
places = { $payer } { $amount } zsetont tesz erre: { $payee }
sevens-out = A négy hetes kikerül
gets-cards = { $seat } kap: { $cards }
leads = { $seat } kihív: { $cards }
follows = { $seat } folytatja: { $cards }
must-follow = { $seat } kezében van, folytatnia kell: { $cards }
is-stop = { $word } stop: { $seat } hív
turned-down = Lefordítva: { $cards }
takes-ace = { $payee } elviszi az ász tétjét: { $amount }
takes-king = { $payee } elviszi a király tétjét: { $amount }
takes-queen = { $payee } elviszi a dáma tétjét: { $amount }
takes-knave = { $payee } elviszi a bubi tétjét: { $amount }
is-out = { $seat } kifogyott
pays-for-cards = { $payer } fizet { $payee } részére { $amount } zsetont a megmaradt lapokért
stakes-stay = { $n } zseton a tétlapokon marad
deals-done = { $n ->
    [one] A kikötött osztás véget ért
   *[other] A kikötött { $n } osztás véget ért
}
gathers = Beszedve innen: { $payer }, { $amount } zseton
shares-pool = { $payee } kap a tétlapok maradékából: { $amount }

# elutasítások
not-dealt = Még nincs osztva
nothing-to-place = Most nem kell zsetont tenni
cover-bare-ones = Mind a négy tétlapra kell zseton: üresre tedd
no-pool-card = Ez nem tétlap
must-play-due = Ezzel kell folytatnod: { $card }
others-follow = Akinél { $card } van, annak folytatnia kell; a többiek várnak

# beállítások
option-players = hányan játszanak
option-deals = hány osztás: round, mindenki egyszer oszt, vagy egy szám
option-conduct = strict vagy table; ebben a játékban nincs szabálytalanság, a kettő ugyanaz
option-pool_cards = a négy tétlap: example (AS KC QH JD), random, vagy négy lap

# a képernyőn
place-pool = { $part }
verb-place = Zsetont teszek
value-stake = zsetonok lerakása
value-pool = a tétlapok kirakása

# miért tanácsol a gép egy lépést
why-pools-alike = osztás előtt egyik kasszalap olyan jó, mint a másik
