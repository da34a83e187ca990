### Roll for the Galaxy: a képek szavai.

## Roll minden képén (renderers/roll/faces.py). Az ikonok csúcsos idézőjelben állnak: ‹ship›, ‹die:M›, ‹vp:1›.

roll-phase-explore = Felfedezés
roll-phase-develop = Fejlesztés
roll-phase-settle = Letelepedés
roll-phase-produce = Termelés
roll-phase-ship = Szállítás

roll-stage-setup = Előkészületek
roll-stage-assign = Kijelölés
roll-stage-explore = Felfedezés
roll-stage-develop = Fejlesztés
roll-stage-settle = Letelepedés
roll-stage-produce = Termelés
roll-stage-ship = Szállítás
roll-stage-manage = Birodalom átszervezése
roll-stage-over = Vége a játéknak

roll-world-novelty = Luxus
roll-world-rare = Ritka
roll-world-genes = Genetika
roll-world-alien = Idegen
roll-world-grey = nincs áru

roll-power-once = egyszer:

roll-power-new_galactic_order = ‹settle› ‹die:M› → ‹cup›
roll-power-galactic_exchange = ‹settle› 1–2 kocka → ‹cup›
roll-power-galactic_federation = ‹develop› 1–2 kocka → ‹cup›
roll-power-galactic_bankers = ‹ship› eladás: $1 → ‹vp:1›
roll-power-free_trade_association = ‹ship› +$2
roll-power-mining_league = ‹produce› $1 / ‹world:rare› áru
roll-power-alien_research_ship = ‹explore› +‹die:H›‹die:A›
roll-power-galactic_renaissance = ‹ship› feldolgozás +‹vp:1›
roll-power-new_economy = ‹ship› feldolgozás +$2
roll-power-galactic_investors = ‹develop› +$2
roll-power-organic_shipyards = ‹ship› +‹die:H›‹die:G›
roll-power-nanotechnology = ‹reassign› 1–2 bármelyik
roll-power-robot_surveyors = ‹settle› +$2
roll-power-investment_credits = ‹develop› ‹development› −1, min. 1
roll-power-galactic_reserves = ‹produce› világonként 2
roll-power-export_duties = ‹ship› eladás +$1
roll-power-replicant_robots = ‹settle› világ −1, min. 1
roll-power-galactic_recycling = ‹develop› ‹settle› lapka: +$1
roll-power-isolation_policy = ‹reassign› 1–2 innen: ‹explore›
roll-power-space_tourism = ‹ship› $1, legdrágább világnál $2
roll-power-jumpdrive_research = ‹ship› eladás ‹world:rare› +$1
roll-power-mad_scientists = ‹reassign› 1–2, ha tiéd a legtöbb ‹world:novelty›
roll-power-space_mercenaries = ‹reassign› 1 ‹die:M› vagy ‹die:R›
roll-power-operations_affinity = ‹reassign› 1 → ‹explore› vagy ‹produce›
roll-power-space_refineries = ‹ship› feldolgozás ‹world:rare› +‹vp:1›
roll-power-local_subsidies = ‹reassign› 1 ‹die:H›
roll-power-system_diversification = ‹reassign› 1–2, nem ‹die:H›
roll-power-homeworld_patriotism = ‹reassign› 1–2 ‹die:H› → kiválasztott
roll-power-advanced_logistics = ‹explore› kupacok rendezése
roll-power-executive_power = ‹reassign› 2 egy oszlopból → kiválasztott
roll-power-diversification = ‹reassign› 1 ‹die:H› innen: ‹explore›
roll-power-galactic_salon = ‹ship› +‹vp:1›
roll-power-galactic_demand = ‹ship› eladás ‹world:novelty› +$2
roll-power-merchant_guild = ‹produce› +$2
roll-power-terraforming_robots = ‹settle› világ +$1, ‹world:rare› +$2
roll-power-alien_research_team = ‹explore› +1 lapka, ‹die:A› felderít: +$1
roll-power-public_works = ‹develop› ‹development›: +$1
roll-power-free_trade_zone = ‹settle› ‹world:grey› −2, min. 2
roll-power-backup_planning = ‹dictate› akárhányszor
roll-power-propaganda_campaign = ‹reassign› 1–2 → kiválasztott
roll-power-trade_levies = ‹ship› feldolgozás +$1
roll-power-minor_research_labs = ‹ship› feldolgozás ‹world:genes›‹world:alien› +‹vp:1›
roll-power-hydroponics_guild = ‹reassign› 1 ‹die:N› vagy ‹die:G›
roll-power-colonial_affinity = ‹reassign› 1 → ‹settle›
roll-power-major_research_labs = ‹explore› +‹die:H›
roll-power-galactic_mandate = ‹dictate› 1–3 munkás
roll-power-alien_uplift_blueprints = ‹settle› ‹world:genes› ‹world:alien› −1
roll-power-shipping_affinity = ‹reassign› 1 → ‹ship›
roll-power-galactic_influence = ‹reassign› 1 bármelyik
roll-power-space_docks = ‹ship› +‹die:H›
roll-power-technology_affinity = ‹reassign› 1 → ‹develop›
roll-power-technology_unions = ‹explore› ‹produce› $1, ha a legtöbb ‹development›
roll-power-space_piracy = ‹ship› $1 / 2 ‹die:M› itt: ‹people›
roll-power-alien_archaeology = ‹explore› ‹die:A› készletkezelés: $4
roll-power-consumer_markets = ‹produce› $1 / ‹world:novelty› áru
roll-power-improved_reconnaissance = ‹explore› lapka felülre
roll-power-genetics_lab = ‹produce› $2 / ‹die:G› áru
roll-power-galactic_religion = ‹develop› $1 / ‹die:N› itt: ‹people›
roll-power-biological_adaptation = ‹develop› ‹reassign›-lapka −1
roll-power-mining_industry = ‹ship› feldolgozás ‹world:rare› +$1

## Az asztal: mindenki táblája

roll-table-round = { $round }. kör
roll-table-waiting = várjuk: { $names }
roll-table-pool = GyP-készlet
roll-table-of = összesen { $whole }
roll-table-bag = { $tiles } lapka
roll-table-phase-hidden = titkos
roll-table-phase-skipped = kimarad
roll-table-phase-done = kész
roll-table-phase-now = most
roll-table-phase-next = jön
roll-table-phase-later = később
roll-table-chips = GyP-jelző
roll-table-credits = kredit
roll-table-tiles = lapka / { $full }
roll-table-cup = Pohár
roll-table-citizenry = Polgárság
roll-table-screen = Paraván mögött
roll-table-no-development = nincs fejlesztés
roll-table-no-world = nincs világ
roll-table-unknown = ismeretlen lapka
roll-table-wait-setup = kezdő lapkák
roll-table-wait-assign = kijelöl
roll-table-wait-explore = felfedez
roll-table-wait-develop = fejleszt
roll-table-wait-settle = letelepszik
roll-table-wait-produce = termel
roll-table-wait-ship = szállít
roll-table-wait-manage = toboroz, visszahív
roll-table-later = később jön sorra
roll-table-done = kész
roll-table-won = győztes
roll-table-place = { $place }. hely
roll-table-last-pool = Utolsó kör: elfogyott a GyP-készlet
roll-table-last-tiles = Utolsó kör, { $tiles } lapka: { $name }
roll-table-winner = { $count ->
    [one] Győztes { $vp } ponttal: { $names }
   *[other] Megosztott győzelem { $vp } ponttal: { $names }
}

## Végeredmény: ki nyert, és miből lettek a pontok

roll-final-title = Végeredmény
roll-final-so-far = Pontok most
roll-final-length = { $players } játékos · { $rounds } kör
roll-final-pool = Vége: elfogyott a GyP
roll-final-tiles = Vége: 12 lapka
roll-final-place = { $place }. hely
roll-final-wins = { $by } ponttal nyert
roll-final-wins-tie = döntetlennél győzött
roll-final-shared = megosztott győzelem
roll-final-chips = GyP jelzők
roll-final-developments = Fejlesztések
roll-final-worlds = Világok
roll-final-bonuses = 6+ bónuszok
roll-final-each = minden 6+ fejlesztés a saját 6 pontján felül
roll-final-tie = Döntetlen: kocka a pohárban + kredit

## Felfedés: mindenki kockái, és hogy mely fázisok lesznek

roll-reveal-round = { $round }. kör
roll-reveal-happen = { $count ->
    [one] Ez a fázis lesz, mindenkinek.
   *[other] Ez a { $count } fázis lesz, mindenkinek.
}
roll-reveal-hidden = A tervek még titkosak
roll-reveal-secret = Ha mindenki kész, minden kocka egyszerre látszik.
roll-reveal-selects = ez választja a fázist
roll-reveal-back = halvány: vissza a pohárba
roll-reveal-skipped = kimarad
roll-reveal-extra = plusz kocka két játékosnál
roll-reveal-none = nem dobott
roll-reveal-return = { $count } kocka megy vissza
roll-reveal-planning = tervez
roll-reveal-ready = kész
roll-dictate = Parancs

## Játékos: a saját kép

roll-seat-title-setup = Kezdő lapkáid
roll-seat-title-assign = A terved
roll-seat-title-over = A játékod
roll-seat-secret = Csak te látod. Átírhatod, amíg nincs kész mindenki.
roll-seat-ready = Kész. Még tervez:
roll-seat-waiting = Rájuk várunk:
roll-seat-your-move = Te jössz
roll-seat-won = { $shared ->
    [one] Győztél!
   *[other] Megosztott győzelem!
}
roll-seat-selects = választ
roll-seat-certain = biztos
roll-seat-if-picked = ha választják
roll-seat-open = nyitott, ha más választja
roll-seat-nobody = még nincs választás
roll-seat-workers = { $count } munkás
roll-seat-wild = Joker
roll-seat-wild-do = tedd mindet egy oszlopba
roll-seat-dictate-do = { $count ->
    [one] Ide tett kockával egy másik munkás mozgatható.
   *[other] Ide tett kockával { $count } munkás mozgatható.
}
roll-seat-dictate-does = { $count ->
    [one] egy kockáért egy munkás mozog
   *[other] egy kockáért legfeljebb { $count } mozog
}
roll-seat-dictate-free = szabad
roll-seat-dictate-again = újra szabad
roll-seat-dictate-used = elhasználva
roll-seat-dictate-first = még nem
roll-seat-dictate-never = kevés kocka
roll-seat-reassign = Átrendező képességeid
roll-seat-power-free = használható
roll-seat-power-again = újra használható
roll-seat-power-used = elhasználva
roll-seat-power-first = előbb válassz fázist
roll-seat-power-never = nincs mit mozgatni
roll-seat-power-not_most = nincs elég világ
roll-seat-any-worker = munkás
roll-seat-any-phase = bármelyik fázis
roll-seat-your-phase = a te fázisod
roll-seat-one-column = egy oszlopból
roll-seat-does = Mi lesz ebből
roll-seat-does-nothing = Ezekkel a kockákkal semmi sem történik.
roll-seat-does-explore = { $count ->
    [one] { $count } feladat: felderítés vagy készletkezelés, { $amount }
   *[other] { $count } feladat: felderítés vagy készletkezelés, egyenként { $amount }
}
roll-seat-does-draw = +{ $count } lapka ({ $name })
roll-seat-does-complete = elkészül
roll-seat-does-stand = { $count } / { $cost }
roll-seat-does-no-tile = { $dice } nincs lapka: vissza a pohárba
roll-seat-does-no-room = { $dice } nincs hely: vissza a pohárba
roll-seat-does-no-goods = { $dice } nincs áru: vissza a pohárba
roll-seat-does-no-goods-yet = { $dice } még nincs áru
roll-seat-does-produce = → { $count } áru:
roll-seat-does-ship = { $goods } áruból { $count } szállítható:
roll-seat-does-worth = { $amount } vagy { $vp }
roll-seat-zone = Építési területed
roll-seat-zone-secret = mások csak a felső lapkát látják
roll-seat-zone-over = befejezetlen, nem ér pontot
roll-seat-stack-development = Fejlesztések: { $count } lapka
roll-seat-stack-world = Világok: { $count } lapka
roll-seat-stack-empty = nincs lapka
roll-seat-of = { $count } / { $cost }
roll-seat-tableau = Tablód
roll-seat-tiles = { $count } / { $most } lapka
roll-seat-cup = Pohár
roll-seat-citizenry = Polgárság
roll-seat-unknown = még nem látszik
roll-seat-powers = Képességeid ebben a fázisban
roll-seat-now = most { $gain }
roll-seat-phase-hidden = titkos
roll-seat-phase-skipped = kimarad
roll-seat-phase-done = kész
roll-seat-phase-now = most
roll-seat-phase-next = nincs itt munkásod
roll-seat-phase-later = nincs itt munkásod
roll-seat-start = Két lapka, mindkét oldala
roll-seat-start-do = az egyik fejlesztés lesz, a másik világ
roll-seat-drawn = Húzott lapka: { $count }
roll-seat-place = bármelyik oldalával, a kupaca aljára
roll-seat-place-top = bármelyik oldalával, a kupaca tetejére vagy aljára
roll-seat-explorers = Hátralévő felfedezők
roll-seat-developers = Fejlesztők
roll-seat-settleers = Telepesek
roll-seat-producers = Termelők
roll-seat-shippers = Szállítók
roll-seat-scout = Felderítés
roll-seat-scout-do = húzz egy lapkát, és minden lemondottért még egyet
roll-seat-stock = Készletkezelés
roll-seat-stock-do = { $amount } a tiéd
roll-seat-spend = { $face }: { $need } munkás innen: { $dice }
roll-seat-return = { $power }: { $face } munkásaiból { $least }–{ $most } a pohárba megy
roll-seat-remove = { $face }: adj le egy kockát
roll-seat-rooms = { $count ->
    [0] Nincs hely árunak
   *[other] Még { $count } árunak van hely
}
roll-seat-goods = { $count ->
    [0] Nincs áru
   *[other] { $count } áru a világaidon
}
roll-seat-ship-do = minden szállító egy árut elad vagy feldolgoz
roll-seat-good-worth = Mit érnek áruid a legjobb szállítóval
roll-seat-recruit = Toborzás
roll-seat-recruit-do = ${ $credits } van, $1 kockánként: { $count } kockából { $need } megy a pohárba
roll-seat-recruit-done = ezek a Polgárságban maradnak
roll-seat-citizenry-empty = a Polgárság üres
roll-seat-recall = Visszahívás
roll-seat-recall-do = ingyen: bármelyik a pohárba tehető
roll-seat-recall-must = üres a poharad: legalább egy oda megy
roll-seat-recall-none = nincs visszahívható kocka
roll-seat-on-developments = fejlesztéseken
roll-seat-on-worlds = világokon
roll-seat-total = pont
