### Mit tud egy-egy lapka, egy sorban. A világokat a tényeikből mondjuk el.
### „Végül:” a 6+ fejlesztés bónusza; a felet és a harmadot felfelé kerekítjük.

## Világok: amit egyszer adnak, amikor a tablóba kerülnek

roll-effect-gains = Ad: { $gains }.
roll-effect-swap = Lemondasz 1 kockádról; ad: { $gains }.
roll-effect-start = { $amount } kredittel kezdesz.
roll-effect-credits = { $amount } kredit
roll-effect-dice =
    { $count } { $die } kocka { $to ->
        [cup] a pohárba
        [citizenry] a Polgárságba
       *[good] áruként ide
    }

## Egy lapka, minden tudnivalóval

roll-card-development = fejlesztés, költség { $cost }
roll-card-world = világ ({ $colour }), költség { $cost }
roll-card-reassign = Átrendezés képessége van
roll-card-price = Az itteni áru kereskedelmi ára { $amount } kredit.
roll-card-back = A másik oldala: { $face }
roll-card-faction = Frakciólapka, a párja: { $face }
roll-card-home = Kezdő világ

## Fejlesztések

roll-about-advanced_logistics = Felfedezés: építési lapkáidat akárhányszor átrakhatod és megfordíthatod.
roll-about-alien_archaeology = Felfedezés: sárga felfedezővel a Készletkezelés 2 helyett 4 kredit.
roll-about-alien_research_ship = Felfedezés: 2 további felfedező, 1 fehér és 1 sárga.
roll-about-alien_research_team = Felfedezés: a végén még 1 lapka; +1 kredit, ha sárga felfedeződ felderített.
roll-about-alien_uplift_blueprints = Letelepedés: Genetika és Földönkívüli technológia világod 1-gyel olcsóbb.
roll-about-backup_planning = Kijelölés: akárhányszor adhatsz Parancsot, mindig újabb munkásért.
roll-about-biological_adaptation = Fejlesztés: az Átrendezés képességű fejlesztések 1-gyel olcsóbbak, legalább 1.
roll-about-colonial_affinity = Kijelölés: átrendezhetsz 1 munkást ide: Letelepedés.
roll-about-conscription = Elkészültekor: lemondasz 1 kockádról, majd 2 vörös kocka kerül a poharadba.
roll-about-consumer_markets = Termelés: +1 kredit minden áruért a Luxuscikkek világaidon.
roll-about-diversification = Kijelölés: átrendezhetsz 1 fehér felfedezőt bármelyik fázisba.
roll-about-executive_power = Kijelölés: pontosan 2 munkás egyazon oszlopból a kiválasztott fázisodba.
roll-about-export_duties = Szállítás: +1 kredit minden áruért, amellyel kereskedsz.
roll-about-free_trade_association = Szállítás: +2 kredit. Végül: Luxuscikkek világaid költségének fele GyP.
roll-about-free_trade_zone = Letelepedés: szürke világod 2-vel olcsóbb, de legalább 2.
roll-about-galactic_bankers = Szállítás: kereskedés után 1 kreditért vehetsz 1 GyP-t. Végül: 1 GyP fejlesztésenként.
roll-about-galactic_demand = Szállítás: +2 kredit, ha Luxuscikkek világ árujával kereskedsz.
roll-about-galactic_exchange = Letelepedés: 1-2 felhasznált telepes a pohárba. Végül: 1 GyP kockaszínenként.
roll-about-galactic_federation = Fejlesztés: 1-2 felhasznált fejlesztő a pohárba. Végül: fejlesztéseid költségének ⅓-a.
roll-about-galactic_influence = Kijelölés: átrendezhetsz 1 munkást bármelyik fázisba.
roll-about-galactic_investors = Fejlesztés: +2 kredit a fázis végén.
roll-about-galactic_mandate = Kijelölés: a Parancsod 1 helyett legfeljebb 3 munkást mozgat.
roll-about-galactic_recycling = Fejlesztés, Letelepedés: +1 kredit minden ezután befejezett lapkáért.
roll-about-galactic_religion = Fejlesztés: +1 kredit minden cián kockáért a Polgárságodban.
roll-about-galactic_renaissance = Szállítás: +1 GyP feldolgozott árunként. Végül: 1/2/3/4… GyP, ha 1/3/6/10… a jelződ.
roll-about-galactic_reserves = Minden színes világodon 2 áru fér el. Végül: 1 GyP minden áruért a világaidon.
roll-about-galactic_salon = Szállítás: +1 GyP.
roll-about-genetics_lab = Termelés: +2 kredit minden zöld kockáért, amely áru a világaidon.
roll-about-homeworld_patriotism = Kijelölés: 1-2 fehér munkást átrendezhetsz a kiválasztott fázisodba.
roll-about-hydroponics_guild = Kijelölés: átrendezhetsz 1 cián vagy zöld munkást bármelyik fázisba.
roll-about-improved_reconnaissance = Felfedezés: a felderített lapka a kupac tetejére is kerülhet.
roll-about-information_tech = Elkészültekor: lemondasz 1 kockádról, majd 2 cián kocka kerül a poharadba.
roll-about-investment_credits = Fejlesztés: a fejlesztéseid 1-gyel olcsóbbak, de legalább 1.
roll-about-isolation_policy = Kijelölés: 1-2 felfedezőt átrendezhetsz, mindegyiket bármelyik fázisba.
roll-about-jumpdrive_research = Szállítás: +1 kredit, ha Ritka Anyagok világ árujával kereskedsz.
roll-about-local_subsidies = Kijelölés: átrendezhetsz 1 fehér munkást bármelyik fázisba.
roll-about-mad_scientists = Kijelölés: a legtöbb Luxuscikkek világgal 1-2 munkás átrendezése, holtversenyben 1.
roll-about-major_research_labs = Felfedezés: 1 további fehér felfedező.
roll-about-merchant_guild = Termelés: +2 kredit a fázis végén.
roll-about-mining_industry = Szállítás: +1 kredit, ha Ritka Anyagok világ áruját dolgozod fel.
roll-about-mining_league = Termelés: +1 kredit áruért Ritka Anyagok világodon. Végül: 2 GyP minden ilyen világért.
roll-about-minor_research_labs = Szállítás: +1 GyP a Genetika és a Földönkívüli technológia feldolgozásakor.
roll-about-nanotechnology = Kijelölés: 1-2 munkást átrendezhetsz, mindegyiket bármelyik fázisba.
roll-about-new_economy = Szállítás: +2 kredit feldolgozott árunként. Végül: 1 GyP Átrendezés nélküli fejlesztésért.
roll-about-new_galactic_order = Letelepedés: a vörös telepesek a pohárba. Végül: 2 GyP minden megkezdett 3 vörösért.
roll-about-operations_affinity = Kijelölés: átrendezhetsz 1 munkást ide: Felfedezés vagy Termelés.
roll-about-organic_shipyards = Szállítás: 2 további szállító, 1 fehér és 1 zöld.
roll-about-propaganda_campaign = Kijelölés: 1-2 munkást átrendezhetsz a kiválasztott fázisodba.
roll-about-public_works = Fejlesztés: +1 kredit minden ezután befejezett fejlesztésért.
roll-about-replicant_robots = Letelepedés: a világaid 1-gyel olcsóbbak, de legalább 1.
roll-about-robot_surveyors = Letelepedés: +2 kredit a fázis végén.
roll-about-shipping_affinity = Kijelölés: átrendezhetsz 1 munkást ide: Szállítás.
roll-about-space_docks = Szállítás: 1 további fehér szállító.
roll-about-space_marines = Elkészültekor: lemondasz 1 kockádról, majd 1 kredit és 1 vörös kocka a poharadba.
roll-about-space_mercenaries = Kijelölés: átrendezhetsz 1 vörös vagy barna munkást bármelyik fázisba.
roll-about-space_piracy = Szállítás: +1 kredit minden megkezdett 2 vörös kockáért a Polgárságodban.
roll-about-space_refineries = Szállítás: +1 GyP, ha Ritka Anyagok világ áruját dolgozod fel.
roll-about-space_tourism = Szállítás: +1 kredit, és még 1, ha a legdrágább világ csak nálad van.
roll-about-system_diversification = Kijelölés: 1-2 nem fehér munkás átrendezése. Végül: az ilyen lapkák költségének fele.
roll-about-technology_affinity = Kijelölés: átrendezhetsz 1 munkást ide: Fejlesztés.
roll-about-technology_unions = Felfedezés, Termelés: +1 kredit, ha egyedül neked van a legtöbb fejlesztésed.
roll-about-terraforming_robots = Letelepedés: +1 kredit befejezett világonként, Ritka Anyagoknál 2.
roll-about-trade_levies = Szállítás: +1 kredit minden áruért, amelyet feldolgozol.
