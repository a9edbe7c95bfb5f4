import type { ColumnRole } from '../column-vocabulary.js';

/**
 * Positions, units and short words alone, and amounts that are called what they are of: patterns of whole
 * folded headings (see ../fold.ts), for what heading-kinds.ts cannot tell from their words.
 */
export const SHORT_HEADINGS: [ColumnRole, string[]][] = [
  [
    'position',
    [
      'zeile|positionsnr|lfd nummer|line #|seq|rang|n o (?:de )?ligne|ordre|orden|renglon|partida|linha|ordem',
      'positie|regel ?n(?:umme)?r|nr (?:poz|wiersza)|pol|radek|riadok|por ?c(?:islo)?|por(?:adi|adie)|sorszam',
      'ssz|srsz|sor|tetel sorszama|crt|nr linie|ред|поз|(?:пореден )?(?:№|no)(?: по ред)?|γραμμη|αρ|satir no',
      'sira nr|linje(?:nr)?|radnr|posisjon|rivi ?(?:nro|numero)|redni broj|rbr|р ?бр|рб|ред бр|реден број',
      'редни број|z st|zap|nr rendor|rida|jrk(?: nr)?|n p k|npk|eil|lina|linia|(?:№|n o?|no)? ?(?:п|з) п|bil',
      'nomor',
    ],
  ],
  [
    'unit',
    [
      'measure|unit (?:type|code)|masseinheit|einheit me|unite de mesure|conditionnement|mesure',
      '(?:unidad|un|unid|uni) (?:de )?med(?:ida)?|medida|clave (?:de )?unidad|un(?:ita)? mis|misura|u mis',
      'maateenheid|ehd|verpakking|jedn(?:ostka)? miary|j miary|miara|(?:merna|mer) jedn(?:otka)?',
      'mennyisegi egyseg|menny ?egys(?:eg)?|m ?egyseg|egys|unita(?:te|tea)? (?:de )?masura|unit masura',
      '(?:ед )?м(?:я|е)р(?:ка|а)|ед (?:изм|измерения|мярка)|ед|единица (?:измерения|мера)|мер ед|μον μετρ',
      'maleenhed|maleenhet|mattenhet|enhedskode|mittayksikko|jed(?:inica)? mj?ere|jed mj|mj jed|јм|ј м|јед мере',
      '(?:merska )?enota(?: mere)?|e m|ем|е м|njesi[ae]?(?: (?:matese|e matjes))?|mootuhik|uhikud|mervienibas',
      'm v|mat(?:o|avimo)? ?vn(?:t|ietas)|mat(?:o|avimo) vienetas|sat|brm?|birimi|olcu|одиниц[яа](?: виміру)?',
      'neurria|unidade de medida|unitat de mesura|mælieining|ukuran',
    ],
  ],
  [
    'quantity',
    [
      'zeit|dauer|zeitaufwand|arbeitszeit|aufwand|personentage|pt|duree|temps|tiempo|tempo|tid|tijd|czas|cas',
      'usage|time|q|cajas|bultos|kilos|jornadas|qnt|qde|pz|uur|geleverd|besteld|levere?(?:t|rat)|geliefert',
      'dodano|toimitettu|isporuceno|mn|hod|броики|шт|кол во|к (?:с)?ть|кіль сть|ком|komada?|kosov|kos|ure?|copë',
      'arv|lkm|gun|kts|jml|jam|unitats|uts?|vnt sk|val|nombre d heures|numero de horas|banyak|τμχ|hoev',
    ],
  ],
  [
    'unitPrice',
    [
      'satz|kosten|cout|coste?|custo|costo|koszt|kostnad|compenso|sats|taxti|тариф',
      '(?:cost|cout|coste|custo|costo|koszt|maliyet)o? (?:unit\\S*|hor\\S*|jedn\\S*)|birim maliyet|liste fiyati',
      'tjm|pvp?|mrp|p v p|[pvtc] (?:unit\\S*|u|jedn|μοναδας)|puht|e ?a|e ar|netto e ar|dij|vpc|mpc|biaya',
      'цена за единицу(?: измерения)?|цена (?:с|без) ндс|hodinova (?:sazba|sadzba)',
      'stawka(?: (?:za godzine|godzinowa))?',
    ],
  ],
  [
    'lineTotal',
    [
      'zwischensumme|positions(?:summe|wert|preis)|zeilen(?:wert|preis)|gesamt(?:wert|kosten|netto)|endpreis',
      'rechnungsbetrag|leistungswert|kosten|sous total|m[nt]?t|[mpt] ht|ptht|cout total|net a payer',
      'base(?: (?:imponible|imposable|imponivel|incidencia))?|cost[eo] total|custo total|costo totale',
      'precio final|[pv] total[e]?|imp netto|tot(?: netto)?|imponibile|compenso|netto a pagare|liquido',
      'regelbedrag|regelprijs|goederenbedrag|do zaplaty|zaklad(?: dane)?|mezisoucet|medzisucet|soucet|brut|bruto',
      '(?:c\\S*|castka|ciastka|suma) (?:vc|vratane)|fakturovana (?:castka|ciastka|suma)|osszertek|reszosszeg',
      'adoalap|fizetendo|данъчна основа|нето|υποσυνολο|ara toplam|matrah|nettobelop|delsum(?:ma)?|kostnad',
      'loppusumma|valisumma|rivihinta|kokonaissumma|yht|neto|(?:poreska )?osnovica|meduzbroj',
      '(?:пореска )?основица|osnova|vmesna vsota|vsota|vahesumma|starpsumma|tarpine suma|heildarverð|linuupphaeð',
      'обсяги постачання|підсумок|сума? (?:с|без) ндс|pris i alt|i alt|extension|za placilo',
    ],
  ],
  ['discount', ['rebate|trade discount|allowance|abzug|rebaja|dtos?|dte|dt|dsc|krt|pop|avdrag|r%']],
  ['sku', ['koda|ean koda|bar kod|kodu|арт|vnr|lev varenr|(?:deres|vart) varenr|ziffer|codes|model(?:l)?']],
  ['description', ['ouvrage|glosa|laskurivi|oppdrag|uppdrag|opgave|taak|tarea|fakturujeme vam(?: za)?']],
];
