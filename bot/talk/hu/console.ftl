### A terminálban játszható közös asztal.

console-player = { $n }. játékos
console-welcome = { $game }, { $seats } játékos egy billentyűzetnél. Írj számot vagy lépést; a „help” többet mond.
console-commitment =
    A mag SHA-256 lenyomata (maga a mag a játék végén látható):
    { $hash }
console-seed = Mag: { $seed }
console-check =
    Az SHA-256 lenyomata, ahogy az elején szerepelt:
    { $hash }
console-begin = Írd fel, ha később ellenőriznéd a magot. Nyomj Entert a kezdéshez.
console-clear = Nyomj Entert: a képernyő letörlődik a következő játékosnak.
console-news = Ami azóta történt
console-hand-over = Nyomj Entert: { $name }.
console-hand-over-choice = Következik: { $name }. Nyomj Entert, vagy írd be más számát: { $others }.
console-turn = { $name }, te döntesz
console-others = még dönt: { $names }
console-default = Enter: { $choice }
console-some =
    számok vagy nevek, szóközzel vagy vesszővel{ $lo ->
        [0] ; - ha egyik sem
       *[other] { "" }
    }
console-back = b: vissza
console-undo = undo: az utolsó lépésed visszavonása
console-played = Lépés: { $move }
console-automatic = Innentől a gép játszik: { $name }.
console-automatic-once = A gép lépett: { $name }.
console-undone = Visszavonva: { $name }, 1 lépés.
console-more = … és még több
console-wait = Most nincs mit eldöntenie: { $name }.
console-reopen = Már kész: { $name }. Az „undo { $n }” újra megnyitja a tervét, amíg más még dönt.
console-computer = A gép játszik: { $name }.
console-no-tile = Nincs ilyen lapka: „{ $typed }”. A név egy része is elég.
console-no-number = Ilyen szám itt nincs: { $typed }. Lehetséges: 1–{ $most }.
console-no-seat = Ilyen hely nincs: { $typed }. Lehetséges: 1–{ $most }.
console-incomplete = { $n } van kiválasztva, { $range } kell.
console-too-many = { $item }: { $n } van kiválasztva, csak { $most } van ott.
console-not-together = Ezek így együtt nem választhatók. Válassz másokat.
console-bye =
    Viszlát! A játék itt véget ért, nincs elmentve. Ugyanez újra:
    { $command }
console-over = Véget ért a játék
console-total = Összesen
console-tiebreak = Döntetlennél
console-winner = győzött
console-help =
    Írd be egy választás számát, vagy a lépést szavakkal: igét és részleteit, teljesen vagy rövidítve.
    A lépés félbe is maradhat; ami hiányzik, azt megkérdezzük. Több lépés egyszerre: pontosvesszővel.

      tile NÉV     mit tud egy lapka (tile magában: a tieid; help NÉV: lapka vagy lépés)
      table        az asztal újra           moves    minden lehetséges lépés
      undo         az utolsó lépésed visszavonása (undo 2: a 2. helyé, amíg más még dönt)
      log          ami mostanában történt   seat 2   előbb a 2. hely dönt
      auto         a gép lép ezen a helyen, amíg kérdezik (auto on: a játék végéig)
      b            vissza az előző kérdéshez         quit     kilépés a játékból

    Most lehetséges:
