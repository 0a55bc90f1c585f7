# olaylar
flushes-only = Bu masada yalnız aynı renkten kâğıtlar şarkı söyler
has-answered = { $seat } kuşunun şarkı söyleyip söylemediğini bildirdi
bird-sings = { $seat } “Kuşum şarkı söylüyor” der ve gösterir: { $cards }
waits = { $seat } şimdi bir şey bildirmez
begins = Dağıtanın solundaki { $seat } başlar
throws = { $seat } solundaki komşusuna atar: { $cards }
offers = { $seat } soldaki komşu çeksin diye kâğıtlarını uzatır
positions-shuffled = { $seat } uzattığı kâğıtları karıştırır
picks = { $seat } çeker: { $cards }
puts-out = { $seat } bırakır: { $cards }
rejects = Bırakılanla aynı renk, geri çevrilir: { $cards }
takes-new = { $seat } kalan desteden alır: { $cards }
takes-back = Kalan destede başka renk yok; { $seat } geri alır: { $cards }
lays-trick = { $seat } löve olarak önüne koyar: { $cards }
draws-new = { $seat } kalan desteden çeker: { $cards }
deal-void = { $n } tur boyunca kimse “Kuşum şarkı söylüyor” demedi: dağıtım geçersiz, havuz kalır
tricks-decide = { $n } tur boyunca löve alınmadı: sonucu, daha önce alınan löveler belirler
has-most-tricks = En çok löve: { $seat }, { $n }

# retler
cards-are-picked = Bu masada kâğıdı komşun çeker: kâğıtlarını uzat
cards-are-thrown = Bu masada kâğıt atılır, çekilmez
answered-already = Zaten cevap verdin: ötekileri bekle
pick-a-card = Uzatılan kâğıtlardan birini çek, 1 ile { $most } arası
nothing-offered = Çekmen için kâğıtlarını uzatan yok
nothing-to-wait-for = Beklenecek bir şey yok: “Kuşum şarkı söylüyor” de ya da bir kâğıt ver
call-or-wait = İlk kâğıt dolaşmadan önce ancak “Kuşum şarkı söylüyor” diyebilir ya da bekleyebilirsin
call-so-many = “Kuşum şarkı söylüyor” derken tam { $n } kâğıt göstermelisin
does-not-sing = Bu kâğıtlar şarkı söylemiyor
leader-only = Ancak başlayan oyuncu kâğıt değiştirebilir
three-circuits-first = Üç tur tamamlanmadan kâğıt değiştirilmez
once-a-circuit = Bu sıranda zaten bir kâğıt değiştirdin
no-stock = Kâğıt alınacak deste kalmadı

# seçenekler
option-conduct = { no-offence }
option-method = kâğıt soldaki komşuya nasıl geçer: atılır ya da görülmeden çekilir
option-flush_only = yalnız aynı renkten kâğıtlar mı şarkı söyler
option-cards = bir elde kaç kâğıt var ve şarkı söylemek için kaç kâğıt gerekir
option-whole_pack = şarkı söyleyen kâğıtlar, deste bitene kadar löve olarak konur mu

# ayarların formu ve oyunun ne olduğu
label-method = Kâğıt nasıl geçer
label-flush_only = Yalnız tek renk şarkı söyler
label-cards = Eldeki kâğıt
label-whole_pack = Deste bitene kadar oynanır
choice-throw = komşuya atılır
choice-draw = komşu görmeden çeker
preset-drawing = Komşudan çekerek
preset-flushes-only = Yalnız tek renk şarkı söyler
preset-three-cards = Üç kâğıtla
preset-whole-pack = Deste bitene kadar
game-about = Kâğıtları elden ele dolaştır; elin tek renkten ya da dört ayrı renkten olunca kuşun şarkı söyler.

# ekranda
place-laid = Löveler: { $seat }
place-own-laid = Senin lövelerin
fact-answer = Senin cevabın
verb-call = Kuşum şarkı söylüyor!
verb-throw = Sola ver
verb-offer = Kâğıtlarını uzat
verb-pick = Çek
value-flush = tek renk
value-flush-or-four-suits = tek renk, ya da dört renk birden
value-throw = atılır
value-draw = görülmeden çekilir
value-call = söylendi
value-wait = bekliyor
value-opening = ilk kâğıttan önceki sözler
value-turn = bir kâğıt sola geçiyor
value-offered = kâğıtlar uzatıldı
value-pick = bir kâğıt çekiliyor

# bilgisayar bir hamleyi neden önerir
why-farthest = öteki kâğıtlarına en az uyan bu
why-backs-alike = kapalı kâğıtların hepsi birdir
why-sings = kâğıtların şarkı söylüyor
why-sings-not = kâğıtların şarkı söylemiyor
why-nothing-else = yapacak başka bir şey yok
