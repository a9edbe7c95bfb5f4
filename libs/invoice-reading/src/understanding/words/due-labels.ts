import { remembered } from '../remembered.js';
import { withoutDays } from './day-counts.js';
import { FURTHER_DUE } from './further-fields.js';
import { any } from './patterns.js';

/** Folded. */
const DUE = `(?:${[
  ...['due(?: date| on| by| before)?', 'date due', '(?:pay(?:able)?|settle) (?:by|on|before)'],
  ...['falligkeit(?:sdatum)?', 'fallig(?: (?:am|bis|zum))?', 'zahlbar (?:bis|am)', 'zu zahlen bis', 'zahlungsziel'],
  ...[
    '(?:date d )?echeance(?: de paiement)?',
    'date limite(?: (?:de|du) (?:paiement|reglement))?',
    'a (?:payer|regler)(?: avant)?(?: le)?',
    'exigible',
  ],
  ...[
    '(?:fecha de )?vencimiento(?: del? pago)?',
    '(?:fecha )?vto',
    'a pagar(?: antes)?(?: del?| el| ate)?',
    'pagar ate',
    'venc[ei]',
  ],
  ...['scade', '(?:data )?scadenza(?: (?:del )?pagamento)?', 'da pagare(?: entro)?(?: il)?', '(?:data de )?vencimento'],
  ...[
    'vervaldatum',
    'uiterste betaal(?:datum|dag)',
    'vervalt',
    'verloopt op',
    'betalen voor',
    'te voldoen(?: voor| uiterlijk| binnen)?',
    'te betalen (?:voor|uiterlijk)(?: op)?',
  ],
  ...[
    'forfall(?:sdato)?',
    'forfaldsdato',
    'forfald(?:en)?',
    'forfalder',
    'forfaller',
    'betal(?:es|as|t) (?:senest|senast)(?: den)?',
    'betalingsfrist',
    'sid?ste rettidige betaling(?:s ?dag)?',
  ],
  ...[
    'forfallodag',
    'oss till ?handa(?: senast)?',
    'forfallodatum',
    'erapaiva',
    'erapvm',
    'termin (?:platnosci|zaplaty)',
    'platne do',
    'zaplacic do',
  ],
  ...[
    '(?:datum )?splatnost[i]?',
    'splatn[eay]',
    'do zaplaty do',
    'k uhrade do',
    'datum dospeca',
    '(?:datum )?dospijec[ae]',
    'rok placanja',
  ],
  ...['zapad(?:e(?: dne)?|lost)', 'dospje(?:ce|va)', 'fizetesi hatarido', 'scadent(?:a| la)?', 'data scadentei'],
  ...[
    'vade(?:si)?(?: tarihi)?',
    'son odeme(?: tarihi)?',
    'maksetaht(?:aeg|paev)',
    'apmaksas termins',
    'apmoketi iki',
    'sumoketi iki',
    'tahtaeg',
    'sista betalnings ?dag(?:en)?',
    'mokejimo terminas',
  ],
  ...[
    'termen(?:ul)? (?:limita )?de plata',
    '(?:scadent|de plata) pana la',
    'rok placila',
    'datum zapadlosti',
    'placati do',
    'plat(?:iti|ite|it|te) do',
    '(?:u|za)?platit do',
    'maksettava(?: viimeistaan)?',
    'pagavel ate',
    'betal(?:es|as) innen',
  ],
  ...['samaksas termins', 'samaksat lidz', 'tasuda hiljemalt', 'tasumise tahtaeg', 'esedekesseg', 'fizetendo'],
  ...[
    'падеж',
    ...['датум доспећа', 'jatuh tempo', 'gjalddagi', 'eindagi'],
    'срок за плащане',
    'плат(?:ете|им[ао]) до',
    '(?:ημερομηνια )?(?:ληξης?|οφειλης)',
    '(?:data de )?venciment',
  ],
  // As one is asked: "Uhraďte do".
  ...[
    '(?:u|za)plat(?:te|it) (?:prosim )?do',
    'uhrad(?:te|it) (?:prosim )?do',
    'zaplac do',
    '(?:be)?zahlen(?: sie)? bis(?: zum)?',
  ],
  ...['regler avant(?: le)?', 'pagare entro(?: il)?', 'pagar antes del?', 'betaal voor', 'maksa viimeistaan'],
  // "Payable 203.50, last day 30 March".
  ...['last day', 'letzter tag', 'dernier (?:jour|delai)', 'ultimo (?:dia|giorno)', 'laatste dag', 'sista dag(?:en)?'],
  ...[
    'sis?te dag(?:en)?',
    'sidste dag',
    'ostatni dzien',
    'posledni den',
    'posledny den',
    'viimeinen paiva',
    'ultima zi',
  ],
  ...[
    'zadnji dan',
    'posljednji dan',
    'utolso nap',
    'son (?:gun|tarih)',
    'viimane paev',
    'pedeja diena',
    'paskutine diena',
  ],
  // Over the days of instalments.
  ...['due dates', 'falligkeiten', '(?:dates d )?echeances', 'vencimientos', 'vencimentos', 'scadenze', 'vervaldata'],
  ...['scadenze (?:dei )?pagamenti', 'echeances (?:des|de) (?:paiements?|reglements?)', 'zahlungstermine?'],
  ...['vencimientos de(?: los)? pagos?', 'vencimentos d[eo]s? pagamentos?', 'payment (?:dates|schedule)', 'betaaldata'],
  // "By transfer in 30 days, at the latest on 17 April".
  ...['au plus tard', 'at the latest', 'spatestens', 'uiterlijk', 'entro e non oltre', 'al piu tardi', 'a mas tardar'],
  ...['o mais tardar', 'najpozniej', 'najpozdeji', 'najpozdejsie', 'najkasnije', 'najkasneje', 'senest', 'senast'],
  ...['viimeistaan', 'hiljemalt', 'velakais', 'ne veliau(?: kaip)?', 'legkesobb', 'cel tarziu', 'en gec'],
  ...['наи късно', 'το αργοτερο', 'com a maxim'],
  ...[
    'scadenza fattura',
    'termine(?: (?:di|del) pagamento)?',
    'fecha vencida',
    '(?:apmaksas|samaksas) datums',
    'hatarido',
    'fizetesi hatarideje',
  ],
  ...FURTHER_DUE,
].join('|')})(?: (?:zum|den|d|el|il|le|am|op|dne|dnia|dna|em|on|bis|do|ate|entro|hasta|iki))?`;

const LABEL = new RegExp(`^(?:payment )?${DUE}$`, 'u');
/** At the end of a sentence, or behind the amount; "przelew 14 dni, termin:" behind the days until then. */
const END = new RegExp(` (?:${DUE}|(?<=(?:^| )\\d{1,3} \\p{L}+ )termin)$`, 'u');

/** Before the last day on which something may be done. Folded. */
export const UNTIL = any(
  'bis(?: zum)?',
  'by',
  'until',
  'before',
  'avant le',
  'jusqu au',
  'antes del?',
  'hasta(?: el)?',
  'entro(?: il)?',
  'voor',
  'uiterlijk(?: op)?',
  'do(?: dnia)?',
  'senest(?: den)?',
  'senast(?: den)?',
  'innen',
  'inden(?: den)?',
  'innan',
  'pana la',
  'ate',
  'kuni',
  'lidz',
  'iki',
  'mennessa',
  'до',
  'εως',
  '(?:at the )?latest (?:on|by)',
  'no later than',
  'spatestens (?:am|bis|zum)',
  '(?:au plus tard|avant) le',
  'entro e non oltre il',
  'a mas tardar el',
  'al piu tardi(?: il| entro il)?',
  'najpozdeji(?: do)?',
  'najpozniej(?: do)?',
);

/** "CHF 64.60 bis". */
const AMOUNT_UNTIL = new RegExp(`^(?:\\p{L}{1,3} )?\\d[\\d ]* (?:\\p{L}{1,4} )?${UNTIL}$`, 'u');

/** What stands before the day to pay until, with the days until then or without: "Splatnost 14 dní"; folded. */
export const isDueLabel = remembered(
  (label): boolean =>
    LABEL.test(label) || END.test(label) || AMOUNT_UNTIL.test(label) || LABEL.test(withoutDays(label)),
);
