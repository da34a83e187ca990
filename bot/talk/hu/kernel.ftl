### Amit minden játék mond.

## Értékek

value-yes = igen
value-no = nem
value-none = nincs

## Miért nem lehet egy lépést megtenni

why-ambiguous = „{ $typed }” többet is jelenthet: { $candidates }. Írj kicsit többet belőle.
why-bad_value = { $field }: „{ $typed }” nem értelmezhető. Ide ez kell: { $expected }.
why-game_over = A játék véget ért.
why-incomplete = { $field }: ez még hiányzik. Lehetséges: { $choices }.
why-missing_value = { $field }: ez még hiányzik.
why-no_move = Ebben nincs lépés. Írj egy igét, utána a részleteket.
why-not_a_choice = { $field }: „{ $typed }” itt nem választható. Lehetséges: { $choices }.
why-not_awaited = Most nem ő következik: { $seat }. Akire várunk: { $awaited }.
why-not_now = „{ $verb }” most nem lehetséges. Lehetséges: { $verbs }.
why-not_pending = Ez most nem vár végrehajtásra: { $what }. Ami vár: { $pending }.
why-not_together = { $field }: ezek így együtt nem választhatók: { $typed }.
why-nothing_to_do = Itt nincs mit tenni.
why-nothing_to_take_back = Most nincs visszavonható lépésed.
why-seen_already =
    { $free ->
        [0] Az utolsó lépésed már felfedett valamit, ezért marad.
       *[other] Csak az utolsó { $free } lépés vonható vissza; ami előtte volt, már felfedett valamit.
    }
why-too_long = Túl hosszú: legfeljebb { $most } karakter lehet.
why-too_many_moves = Túl sok lépés egyszerre: legfeljebb { $most } lehet.
why-too_many_values = „{ $typed }” a végén fölösleges. Hagyd el.
why-unknown_name = „{ $typed }” nem része ennek a lépésnek. A részei: { $names }.
why-unknown_verb = „{ $typed }” most nem lehetséges. Lehetséges: { $verbs }.
    .near = Erre gondoltál: { $near }?
why-wrong_number = { $field }: { $n } van kiválasztva, { $range } kell.

## Miért nem igazolható egy befejezett játék

why-bad_row = A napló e sora nem értelmezhető.
why-not_finished = A napló a játék vége előtt megszakad. Aki még döntene: { $awaited }.
why-no_such_row = Olyan sorra lép vissza, amely nincs a naplóban.
why-row_refused = A napló { $row }. sora, { $seat }: „{ $text }” ott nem lehetséges: { $why }.
why-secret_changed = A közzétett mag nem ehhez a játékhoz tartozik: bejelentett SHA-256 { $announced }, közzétett { $published }.
why-state_differs = A játék elmentett vége eltér a naplótól: { $places }.
why-state_unreadable = A játék elmentett vége nem olvasható.
why-timeout_differs = Az idő lejártakor a szabályok ezt játszották volna: { $played }.

## Így néz ki egy beírt érték

kind-bag = nevek vesszővel elválasztva, vagy -, ha semmi
kind-bool = yes (igen) vagy no (nem)
kind-count = mennyiségek, például ore:2,water:1
kind-int = egész szám
kind-optional = egy név, vagy -, ha semmi
kind-path = nevek sorrendben, vesszővel elválasztva
kind-str = egy név

## Kérdések

ask-verb = Mit teszel?
ask-field = { $field }?

field-verb = Teendő
field-what = Hatás
ask-first-what = Melyik hatás legyen az első?
move-first = Először: { $what }
verb-first = Ez legyen az első
verb-first-help = A várakozó hatások közül melyik jöjjön először.
