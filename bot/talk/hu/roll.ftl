### Roll for the Galaxy. A lapkák neve a magyar kiadásban is angol (en/roll_tiles.ftl).
### Változó szóhoz nem illesztünk ragot, és nem teszünk elé névelőt: a kettőspont mindig jó.
### A mezőről elnevezett attribútum akkor kerül a mondat után, ha a mező ismert és nem üres: titkok, ritka részletek.

## Fázisok, kockák, helyek

roll-phase-explore = Felfedezés
roll-phase-develop = Fejlesztés
roll-phase-settle = Letelepedés
roll-phase-produce = Termelés
roll-phase-ship = Szállítás
roll-phase-wild = Joker

roll-die-home = fehér
roll-die-military = vörös
roll-die-consumption = lila
roll-die-novelty = cián
roll-die-rare = barna
roll-die-genes = zöld
roll-die-alien = sárga
roll-die-none = nincs kocka
roll-die-count = { $n } { $item }

roll-worker-home = fehér
roll-worker-military = vörös
roll-worker-consumption = lila
roll-worker-novelty = cián
roll-worker-rare = barna
roll-worker-genes = zöld
roll-worker-alien = sárga
roll-worker-home-plus = fehér (képességből)
roll-worker-genes-plus = zöld (képességből)
roll-worker-alien-plus = sárga (képességből)

roll-explorer-alien = sárga felfedező
roll-explorer-other = más színű felfedező
roll-explorer-none = bármelyik felfedező

roll-place-cup = pohár
roll-place-citizenry = Polgárság
roll-place-developments = a fejlesztések kupacán
roll-place-worlds = a világok kupacán
roll-place-explore = Felfedezés
roll-place-develop = Fejlesztés
roll-place-settle = Letelepedés
roll-place-produce = Termelés
roll-place-ship = Szállítás
roll-place-wild = Joker

roll-at-bottom = alul
roll-at-top = felül
roll-stack-development = fejlesztések
roll-stack-world = világok

roll-colour-novelty = Luxuscikkek
roll-colour-rare = Ritka Anyagok
roll-colour-genes = Genetika
roll-colour-alien = Földönkívüli technológia
roll-colour-grey = szürke

roll-parts-2 = { $a } ({ $b })
roll-parts-3 = { $a }: { $b } → { $c }

roll-hint-amount = { $amount } kredit
roll-hint-vp = { $vp } GyP

## A lépések részei

roll-field-abandon = Hátrahagyott lapkák
roll-field-at = Hely
roll-field-back = Visszahívott kockák
roll-field-bank = Fizetés GyP jelzőért
roll-field-depth = Helyezés
roll-field-development = Fejlesztés
roll-field-dice = Kockák
roll-field-die = Kocka
roll-field-explorer = Felfedező
roll-field-face = Lapka
roll-field-good = Áru
roll-field-phase = Fázis
roll-field-place = Hely
roll-field-power = Képesség
roll-field-shifts = Átrendezett munkások
roll-field-shipper = Szállító
roll-field-world = Világ

## Igék

roll-verb-start = Oldalak választása
roll-verb-start-help = Az egyik kezdő lapka fejlesztés lesz, a másik világ.
roll-verb-select = Fázis kiválasztása
roll-verb-select-help = Egy tetszőleges munkás kiválaszt egy fázist, és abban dolgozik.
roll-verb-wild = Joker elhelyezése
roll-verb-wild-help = A Joker bármelyik oszlopba kerülhet.
roll-verb-use = Átrendezés képességgel
roll-verb-use-help = Fázisválasztás után minden képesség körönként egyszer rendezhet át munkásokat.
roll-verb-dictate = Parancs
roll-verb-dictate-help = Egy munkásról lemondasz erre a körre, és egy másikat átrendezel.
roll-verb-done = Kész
roll-verb-done-help = A döntéseid így maradnak.
roll-verb-stock = Készletkezelés
roll-verb-stock-help = Egy felfedező kreditet szerez.
roll-verb-scout = Felderítés
roll-verb-scout-help = Egy felfedező 1 lapkát húz, és még 1-et minden előbb hátrahagyott lapka után.
roll-verb-place = Lapka elhelyezése
roll-verb-place-help = Válassz oldalt; a lapka a neki megfelelő kupacba kerül.
roll-verb-rearrange = Lapkák átrakása
roll-verb-rearrange-help = Az építési területed egyik lapkáját áthelyezed vagy megfordítod.
roll-verb-wait = Várakozás a többiekre
roll-verb-wait-help = A félretett lapkáid elfogytak: a többiek után folytatod, a teljes szütyőből.
roll-verb-abandon = Lapka hátrahagyása
roll-verb-abandon-help = Üres a szütyő: mondj le egy lapkáról az építési területeden.
roll-verb-spend = Munkások felhasználása
roll-verb-spend-help = Mely munkások fejezik be a legfelső lapkát.
roll-verb-return = Munkások vissza a pohárba
roll-verb-return-help = A most felhasznált munkások közül melyek kerülnek a poharadba.
roll-verb-remove = Lemondás egy kockáról
roll-verb-remove-help = Egy kockád, bárhol van is, visszakerül a készletbe.
roll-verb-produce = Termelés
roll-verb-produce-help = Egy termelő áru lesz az egyik világodon.
roll-verb-trade = Kereskedelem
roll-verb-trade-help = Egy szállító kreditért elad egy árut; az ár a világ színétől függ.
roll-verb-consume = Feldolgozás
roll-verb-consume-help = Egy szállító árujáért 1 GyP jár, és még 1 minden színegyezésért.
roll-verb-recruit = Toborzás
roll-verb-recruit-help = Kockánként 1 kreditért a Polgárságból a pohárba, ahányat ki tudsz fizetni.
roll-verb-recall = Visszahívás
roll-verb-recall-help = Kockákat veszel vissza ingyen az építési területedről és a világaidról.

## Kérdések

roll-ask-start-development = Melyik lapka legyen a fejlesztésed?
roll-ask-start-world = Melyik lapka legyen a világod?
roll-ask-select-phase = Melyik fázist választod?
roll-ask-select-die = { $phase }: melyik munkás választja ki?
roll-ask-wild-die = Melyik Jokert?
roll-ask-wild-phase = Hová kerüljön a Joker ({ $die })?
roll-ask-use-power = Melyik képességet?
roll-ask-use-shifts = { $power }: mely munkások hová? (ennyit: { $range })
roll-ask-dictate-die = Melyik munkásról mondasz le erre a körre?
roll-ask-dictate-shifts = Melyik munkás hová kerüljön? (ennyit: { $range })
roll-ask-stock-explorer = Melyik felfedező végzi a készletkezelést?
roll-ask-scout-abandon = Mely lapkákat hagyod hátra előtte? (ennyit: { $range })
roll-ask-scout-explorer = Melyik felfedező derít fel?
roll-ask-place-face = Melyik húzott lapka melyik oldala?
roll-ask-place-at = { $face }: a kupac tetejére vagy aljára?
roll-ask-rearrange-face = Melyik lapka, melyik oldalával felfelé?
roll-ask-rearrange-depth = { $face }: hányadik legyen a kupacban? (1 a legfelső)
roll-ask-abandon-face = Melyik lapkát hagyod hátra?
roll-ask-spend-dice = Mely munkások fejezik be a lapkát? (ennyit: { $range })
roll-ask-return-dice = A most felhasznált munkások közül melyek kerüljenek a poharadba? (ennyit: { $range })
roll-ask-remove-die = Melyik kockáról mondasz le?
roll-ask-remove-place = Honnan? ({ $die })
roll-ask-produce-die = Melyik termelő?
roll-ask-produce-world = Melyik világon termeljen? ({ $die })
roll-ask-trade-world = Melyik világ árujával kereskedsz?
roll-ask-trade-good = { $world }: melyik áruval?
roll-ask-trade-shipper = Melyik szállító viszi el?
roll-ask-trade-bank = Utána 1 kreditért 1 GyP (Galactic Bankers)?
roll-ask-consume-world = Melyik világ áruját dolgozod fel?
roll-ask-consume-good = { $world }: melyik árut?
roll-ask-consume-shipper = Melyik szállító viszi el?
roll-ask-recruit-dice = Mely kockákat toborzod? (ennyit: { $range })
roll-ask-recall-back = Mely kockákat hívod vissza a poharadba? (ennyit: { $range })

## Lépések

roll-move-start = Fejlesztés: { $development }, világ: { $world }
roll-move-select = Fázis: { $phase }, munkás: { $die }
roll-move-wild = Joker ({ $die }) → { $phase }
roll-move-use = { $power }: { $shifts }
roll-move-dictate = Parancs, lemondás: { $die }; { $shifts }
roll-move-done = Kész
roll-move-stock =
    Készletkezelés{ $explorer-id ->
        [none] { "" }
       *[other] : { $explorer }
    }
roll-move-scout =
    Felderítés{ $explorer-id ->
        [none] { "" }
       *[other] : { $explorer }
    }{ $abandon-n ->
        [0] { "" }
       *[other] , hátrahagyva: { $abandon }
    }
roll-move-place = { $face } a kupacába, { $at }
roll-move-rearrange = { $face }: { $depth }. hely a kupacában
roll-move-wait = Várakozás a többiekre
roll-move-abandon = Hátrahagyott lapka: { $face }
roll-move-spend = Felhasználva: { $dice }
roll-move-return = Vissza a pohárba: { $dice }
roll-move-remove = Lemondás: { $die } ({ $place })
roll-move-produce = Termelés: { $die } → { $world }
roll-move-trade =
    Kereskedelem: { $world }, áru: { $good }, szállító: { $shipper }{ $bank-id ->
        [true] , utána 1 kreditért 1 GyP
       *[false] { "" }
    }
roll-move-consume = Feldolgozás: { $world }, áru: { $good }, szállító: { $shipper }
roll-move-recruit = Toborzás: { $dice }
roll-move-recall =
    { $back-n ->
        [0] Nincs visszahívás
       *[other] Visszahívás: { $back }
    }

## Ami történt: előkészületek és körök

roll-event-dealt = { $player } kezdő birodalma: { $faces }.
roll-event-start_credits = { $player }: { $amount } kredittel kezd ({ $face }).
roll-event-gained_dice =
    { $player }: +{ $dice } – { $face } ({ $place-id ->
        [cup] a pohárba
        [citizenry] a Polgárságba
       *[other] áruként ide
    }).
roll-event-gained_credits =
    { $player }: +{ $amount } kredit – { $face }{ $amount ->
        [0] , a jelző 10-en áll
       *[other] { "" }
    }.
roll-event-drew = { $player } húz { $count } kezdő lapkát.
    .tiles = Ezek: { $tiles }.
roll-event-start_tiles = { $player } építési területe: { $faces }.
roll-event-round = { $round }. kör
roll-event-rolled = { $player } dob: { $dice }.
    .columns = { $columns }.
roll-event-reassigned = { $player }: { $power } – { $shifts }.
roll-event-dictated = { $player }: Parancs, lemondás: { $die } – { $shifts }.
roll-event-revealed = { $player } ezt választotta: { $phase }. { $columns }.
roll-event-extra_die = A tartalék kockán: { $phase }.
roll-event-phases = Fázisok ebben a körben: { $phases }.

## Felfedezés

# Kevesebb, mint amennyi jár: a többi elveszett. (RG-7.6; így a Kereskedelem is, ahol a legkisebb ár 3.)
roll-event-stocked =
    { $player }: Készletkezelés, +{ $amount } kredit{ $amount ->
        [0] , a jelző 10-en áll
        [1] , a jelző 10-en áll
        [3] , a jelző 10-en áll
       *[other] { "" }
    }.
roll-event-scouted = { $player }: Felderítés, { $drawn } lapka húzva, { $abandoned } hátrahagyva.
    .missing = Még { $missing } jár: a szütyő kiürült.
    .faces = Hátrahagyva: { $faces }.
    .tiles = Húzva: { $tiles }.
roll-event-scout_ended = { $player } befejezi a Felderítést: még { $drawn } lapka húzva.
    .missing = { $missing } lapka elmarad: üres a szütyő.
    .tiles = Húzva: { $tiles }.
roll-event-placed = { $player } letesz egy lapkát ({ $stack }, { $at }).
    .face = Lapka: { $face }.
roll-event-rearranged = { $player } átrakja az építési területét. Most legfelül: { $faces }.
    .face = Átrakva: { $face }, { $depth }. hely.
roll-event-waits = { $player } megvárja a többieket, még { $count } felfedezővel.
roll-event-abandoned_forced = { $player } hátrahagy 1 lapkát ({ $stack }), mert üres a szütyő.
    .face = Lapka: { $face }.
roll-event-refilled = { $count } hátrahagyott lapka visszakerül a szütyőbe.
roll-event-research_team = { $player }: még { $drawn } lapka húzva ({ $power }).
    .tiles = Húzva: { $tiles }.

## Fejlesztés és Letelepedés

roll-event-workers_placed = { $player } építi: { $face }, munkások: { $count }/{ $cost }.
roll-event-completed = { $player } befejezte: { $face }, költség { $cost }, felhasználva: { $dice }.
roll-event-workers_returned = { $player }: vissza a pohárba: { $dice } ({ $power }).
roll-event-completion_paid =
    { $player }: +{ $amount } kredit – { $power } ({ $face }){ $amount ->
        [0] , a jelző 10-en áll
       *[other] { "" }
    }.
roll-event-removed = { $player } lemond 1 kockáról: { $die } ({ $place }) – { $face }.
roll-event-unused = { $player }: { $phase }, felhasználatlanul vissza a pohárba: { $dice }.

## Termelés és Szállítás

roll-event-produced = { $player }: Termelés, { $die } → { $world }.
roll-event-traded =
    { $player }: Kereskedelem, { $world } ({ $good } áru): +{ $amount } kredit{ $amount ->
        [0] , a jelző 10-en áll
        [1] , a jelző 10-en áll
        [2] , a jelző 10-en áll
       *[other] { "" }
    }.
roll-event-banked = { $player } fizet { $amount } kreditet: +{ $vp } GyP.
roll-event-consumed = { $player }: Feldolgozás, { $world } ({ $good } áru, szállító: { $shipper }): +{ $vp } GyP.
    .amount = +{ $amount } kredit.
roll-event-income =
    { $player }: +{ $amount } kredit – { $face }{ $amount ->
        [0] , a jelző 10-en áll
       *[other] { "" }
    }.
roll-event-income_vp = { $player }: +{ $vp } GyP – { $face }.

## Birodalom átszervezése és a játék vége

roll-event-recruited = { $player }: Toborzás { $amount } kreditért: { $dice }.
roll-event-broke = { $player } kreditje elfogyott, kap { $amount } kreditet.
roll-event-recalled = { $player }: Visszahívás: { $back }.
roll-event-bonus = { $player }: { $vp } GyP bónusz – { $face }.
roll-event-scored =
    { $player }: { $vp } GyP (jelzők { $chips }, fejlesztések { $developments }, világok { $worlds }, bónuszok { $bonuses }).
roll-event-won =
    { $winners-n ->
        [1] A győztes: { $winners }!
       *[other] Megosztott győzelem: { $winners }.
    }

## Miért nem lehet: előkészületek és Kijelölés

roll-why-not_a_start_tile = Ez az oldal itt nem választható: { $face }. Lehetséges: { $faces }.
roll-why-both_start_tiles = Ez egyazon lapka két oldala: { $development }, { $world }. Mindkét kezdő lapkának egy-egy oldala kell.
roll-why-already_selected = Már választottál fázist: { $phase }. Az „undo” egyenként visszavonja a lépéseidet.
roll-why-no_such_phase = Ilyen fázis nincs: { $phase }. A fázisok: { $phases }.
roll-why-no_such_worker = Itt nincs ilyen munkásod: { $die }.
    .workers = Ami van: { $workers }.
    .dice = Ami van: { $dice }.
roll-why-no_such_wild = Nincs ilyen elhelyezendő Jokered: { $die }. Ami maradt: { $dice }.
roll-why-no_phase_selected = Előbb válassz fázist: { $phases }.
roll-why-wilds_left = Előbb helyezd el a Jokereidet: { $dice }.
roll-why-select_first = Előbb válassz fázist; az Átrendezés utána jön.
roll-why-no_such_power = Ez nem a te Átrendezés képességed: { $power }. A tieid: { $faces }.
roll-why-power_used = Ezt ebben a körben már használtad: { $power }.
roll-why-not_most_worlds = { $power }: ehhez nálad kell lennie a legtöbb Luxuscikkek világnak, akár holtversenyben.
roll-why-selector_stays = A fázist kiválasztó munkás a helyén marad ({ $die }, { $phase }). Válassz másikat.
roll-why-wild_not_placed = Ennek a Jokernek még nincs oszlopa: { $die }. Előbb helyezd el.
roll-why-dictate_used = A Parancsot ebben a körben már használtad.
roll-why-too_few_shifts = { $have } van kiválasztva, legalább { $need } kell.
roll-why-too_many_shifts = { $have } van kiválasztva, legfeljebb { $most } lehet.
roll-why-no_such_shift = Így nem lehet munkást átrendezni: „{ $shift }”. Írd így: szín:honnan:hová, például white:explore:ship.
roll-why-wrong_colour = Ez a képesség ilyen munkást nem rendez át: { $die }. Amit igen: { $dice }.
roll-why-wrong_column = Ez a képesség innen nem rendez át munkást: { $phase }. Ahonnan igen: { $phases }.
roll-why-wrong_target = Ez a képesség ide nem rendez át munkást: { $phase }. Ahová igen: { $phases }.
roll-why-same_column = { $shift }: a munkás már itt áll: { $phase }. Válassz másik oszlopot.
roll-why-too_few_workers = { $die }: { $need } kellene, { $have } van.
roll-why-different_columns = Mindnek egy oszlopból kell jönnie; ezek innen jönnének: { $phases }.

## Felfedezés

roll-why-explorer_not_asked = Mindegy, melyik felfedező dolgozik: hagyd el ezt: „{ $explorer }”.
roll-why-name_explorer = Add meg, melyik felfedező dolgozik: { $choices }.
roll-why-not_in_zone = Nincs az építési területeden: { $face }. Ami ott van: { $faces }.
roll-why-named_twice = { $face }: kétszer szerepel, egyszer elég.
roll-why-share_used_up = { $need } lapka kellene, { $have } van félretéve neked. Hagyj hátra kevesebbet, vagy várd meg a többieket.
roll-why-no_tile_left = Nem húzható lapka: üres a szütyő. A Készletkezelés lehetséges.
roll-why-no_need_to_wait = Nem kell várni: legfeljebb { $need } lapkát húzhatsz, és { $have } van félretéve neked.
roll-why-explorers_left = Előbb minden felfedező dolgozik, még hátravan: { $dice }. Felderítés vagy Készletkezelés.
roll-why-not_drawn = Nem húztál ilyen lapkát: { $face }. Húzva: { $faces }.
roll-why-wrong_place = Ez a lapka nem kerülhet ide: { $at }. Lehetséges: { $places }.
roll-why-no_such_depth = { $depth }. hely ott nincs: 1 (legfelső) és { $most } között választhatsz.
roll-why-nothing_changes = { $face } már ott van, { $depth }. helyen.

## Fejlesztés és Letelepedés

roll-why-spend_exactly = { $face }: pontosan { $need } munkás kell; { $have } van kiválasztva.
roll-why-not_spent = { $face }: erre nem használtál fel ilyen munkást, vagy már a pohárban van: { $die }. Felhasználva: { $dice }.
roll-why-return_count = { $power }: legalább { $least }, legfeljebb { $most } kerül a pohárba; { $have } van kiválasztva.
roll-why-no_die_there = Itt nincs kockád: { $place }. Ahol van: { $places }.
roll-why-no_such_die = Itt nincs ilyen kockád: { $die } ({ $place }). Ami ott van: { $dice }.

## Termelés és Szállítás

roll-why-not_your_world = Ez nem a te világod: { $world }. Ahol van hely árunak: { $faces }.
roll-why-grey_world = { $world }: szürke világon nem lehet áru. Ahol van hely: { $faces }.
roll-why-world_full = { $world }: itt már nincs hely. Ahol van: { $faces }.
roll-why-no_such_producer = Nem maradt ilyen termelőd: { $die }. Ami maradt: { $dice }.
roll-why-no_good_on_world = Itt nincs árud: { $world }. Ahol van: { $faces }.
roll-why-other_good_on_world = { $world }: az áru nem ilyen színű: { $good }. Ami ott van: { $dice }.
roll-why-no_such_shipper = Nem maradt ilyen szállítód: { $shipper }. Ami maradt: { $shippers }.
roll-why-no_bank = GyP jelzőért fizetni csak a Galactic Bankers birtokában lehet.
roll-why-bank_too_dear = A GyP jelző { $need } kreditbe kerül; neked { $have } lenne.

## Birodalom átszervezése

roll-why-not_in_citizenry = Nincs a Polgárságodban: { $dice }.
roll-why-recruit_number = Pontosan { $need } kockát kell toborozni (ahányat ki tudsz fizetni); { $have } van kiválasztva.
roll-why-not_recallable = Ezek nem hívhatók vissza: { $back }. Az építési területeden álló kockák és az áruk igen.
roll-why-cup_stays_empty = Üres a poharad: hívj vissza legalább { $need } kockát.

## Beállítások, pontozás, előre megadott válaszok

roll-option-beginner = Első játék: a kezdő lapkák költség szerint kerülnek le
roll-part-chips = GyP jelzők
roll-part-developments = Fejlesztések
roll-part-worlds = Világok
roll-part-bonuses = Bónuszok
roll-standing-no_recall = Soha ne hívjon vissza kockát, csak ha a pohár üres maradna
roll-standing-return_two = Egyforma munkásokból a lehető legtöbb menjen vissza a pohárba

## Az asztal szavakban

roll-table-title =
    Roll for the Galaxy · { $round ->
        [0] előkészületek
       *[other] { $round }. kör
    } · GyP készlet { $pool } · szütyő { $bag }
roll-table-phases = Fázisok
roll-table-credits = { $n } kredit
roll-table-chips = { $n } GyP
roll-table-tiles = { $n }/{ $most } lapka
roll-table-score = { $n } pont
roll-table-tableau = Tabló
roll-table-developments = Fejlesztések
roll-table-worlds = Világok
roll-table-cup = Pohár
roll-table-citizenry = Polgárság
roll-table-workers = Munkások
roll-table-screen = Paraván mögött
roll-table-selected = Kiválasztva
roll-table-selected-with = { $phase } ({ $die })
roll-table-dictated = Parancs
roll-table-extra = Képességből
roll-table-drawn = Húzva
roll-table-abandoned = Hátrahagyva
roll-table-good = áru: { $dice }
roll-table-on = rajta { $dice }
roll-table-more = +{ $n } alatta
roll-table-empty = üres
