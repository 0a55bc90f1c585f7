# események
turned-for-deal = { $seat } elé kerül: { $cards }
deals-first = { $seat } kapta az első bubit, ő oszt
this-game = Ez a sorokat rakó játék; a párosítóval csak a régi neve és néhány szava közös
pays-in = { $payer } befizet a kasszába { $amount } zsetont
gets-cards = { $seat } kap: { $cards }
leads = { $seat } kihív: { $cards }
follows = { $seat } folytatja: { $cards }
must-follow = { $seat } kezében van, folytatnia kell: { $cards }
calls = { $seat } mondja: „{ $word ->
    [snip] Snip
    [snap] Snap
    [snorum] Snorum
    [hicockalorum] Hicockalorum
    [jig] Jig
    [snip-jig] Snip-Jig
    [snap-jig] Snap-Jig
    [snorum-jig] Snorum-Jig
    [hicockalorum-jig] Hicockalorum-Jig
   *[other] { $word }
}”
leads-next = { $seat } hív ki
turned-down = Lefordítva: { $cards }
out = { $seat } mondja: „Kész”
pays-for-cards = { $payer } fizet { $payee } részére { $amount } zsetont a megmaradt lapokért
takes-pool = { $payee } elviszi a kasszát: { $amount }
deals-done = { $n ->
    [one] A kikötött osztás véget ért
   *[other] A kikötött { $n } osztás véget ért
}

# elutasítások
not-dealt = Még nincs osztva
must-play-due = Ezzel kell folytatnod: { $card }
others-follow = Akinél { $card } van, annak folytatnia kell; a többiek várnak

# beállítások
option-players = hányan játszanak
option-deals = hány osztás: round, mindenki egyszer oszt, vagy egy szám
option-conduct = strict: a bemondásokat a program teszi meg a játékosok helyett
option-pool_each = mennyit fizet mindenki a kasszába minden osztás előtt; 0: semmit
option-pool_dealer = mennyit fizet az osztó a kasszába minden osztás előtt; 0: semmit
option-fine_wrong_call = igazi asztal: bírság a rossz bemondásért

# a képernyőn
fact-position = Lapok a sorban
value-out = elsőnek kifogyni
