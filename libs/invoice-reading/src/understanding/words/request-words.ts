import { UNTIL } from './due-labels.js';
import { within } from './patterns.js';
import { BEFORE_TAX, TAX, WITHOUT_TAX } from './tax-words.js';

/** All patterns are matched against folded text (see ../fold.ts): lower case, no accents, no punctuation except # and %. */

/** What is paid only if something happens stands in a sentence: in no sum of this invoice. */
export const CONDITION = within(
  'late',
  'past due',
  '(?:failed|returned) payments?',
  '(?:returned|bad|bounced|nsf) (?:checks?|cheques?)',
  'restocking',
  'beitreibung\\S*',
  'inkasso\\S*',
  'incasso\\S*',
  'recouvrement',
  'recovery costs',
  'reminder',
  'verspat\\S*',
  'indemnite \\S+',
  'sollecito',
  'herinnering\\S*',
  'aanmaning\\S*',
  'purre\\S*',
  'odsetki',
  'upomin\\S*',
  'penalizacao',
  'overdue',
  'interest',
  '(?:finance|monthly) charges?',
  'additional (?:\\S+ ){0,3}(?:charge|fee|surcharge) (?:will|may|shall)',
  'if paid',
  'when paid',
  'early',
  'verzug',
  'mahn[a-z]*',
  'verzugszinsen',
  'bei zahlung',
  ...[
    'bei (?:storno|stornierung|rucktritt|absage)',
    'in case of cancellation',
    'en cas d annulation',
    'bij annulering',
  ],
  ...[
    'en caso de (?:cancelacion|anulacion)',
    'in caso di (?:annullamento|disdetta|recesso)',
    'em caso de cancelamento',
  ],
  ...['w przypadku (?:rezygnacji|anulowania|odwolania)', 'pri (?:stornu|zruseni)', 'ved (?:afbestilling|avbestilling)'],
  'skonto',
  'retard',
  'recouvrement',
  'escompte',
  'si (?:paiement|pago)',
  'mora',
  'demora',
  'pronto pago',
  'ritardo',
  'interessi',
  'te late',
  'forsinke\\S*',
  'rykker\\S*',
  'drojsmal\\S*',
  'paminnelse\\S*',
  'zpozden\\S*',
  'prodlen\\S*',
  'opoznien\\S*',
  'odsetk\\S*',
  'intarzier\\S*',
  'penalit\\S*',
  'atraso',
  'juros',
  'gecikme',
  'indemnite',
  'rente',
  'aanmaning',
  'betalingskorting',
  'vade farki',
  ...['(?:after|past) (?:the )?due date', 'nach falligkeit', '(?:apres|passe) (?:l |la date d )?echeance'],
  ...[
    'efter (?:forfald|forfallo)\\S*',
    'etter forfall\\S*',
    '\\S*renter',
    '\\S*ranta',
    'viivastyskor\\S*',
    'viivis\\S*',
    'kamat\\S*',
    'obrest\\S*',
  ],
  ...[
    'dobanz\\S*',
    'dobanda',
    'intereses',
    'urok\\S*',
    'viivis\\S*',
    'delspinigi\\S*',
    'лихва',
    'τοκο\\S*',
    'faiz\\S*',
  ],
);
const SENTENCE_WORDS = 5;

/** Asks for money, whatever words stand around: all forms of to pay, to transfer, to remit. */
const REQUEST = within(
  '(?:remit|transfer|wire|pay|payable)',
  'uberweis\\S*',
  '(?:be)?zahlen',
  'begleichen',
  'virement',
  'virer',
  'regler',
  'payer',
  'verser',
  'transfier\\S*',
  'transferencia',
  'pague\\S*',
  'abone\\S*',
  'abonar',
  'bonific\\S*',
  'versare',
  'pagare',
  'over ?(?:te )?maken',
  'verzocht (?:dit|het|bovenstaand\\S*) bedrag',
  'overfor\\S*(?! til naeste)',
  'in[dn]?betal\\S*',
  '(?:ind|inn|in)s[ae]+tt?e?[sr]?',
  'betal[ae]s?',
  'uhrad\\S*',
  'zaplat\\S*',
  'przelew\\S*',
  'zaplac\\S*',
  'wplac\\S*',
  'achita\\S*',
  'platiti?',
  'transfira\\S*',
  'pagamento',
  'ode(?:yiniz|me)',
  'oversand\\S*',
  'maksa\\S*',
  'betalen',
  'voldoen',
);
/** "Hiermit stelle ich Ihnen den Betrag von 2.736,00 € in Rechnung": says what all comes to, where it speaks of no tax. */
export const isInvoiced = (folded: string): boolean =>
  folded.split(' ').length >= SENTENCE_WORDS && INVOICED.test(folded) && !PART.test(folded) && !isConditional(folded);
const INVOICED = within(
  '(?:betrag|summe) (?:von|in hohe von) (?:\\S+ ){1,6}in rechnung',
  '(?:in rechnung|in rekening) (?:\\S+ ){0,6}(?:betrag|summe|bedrag) (?:von|van)',
  'bedrag van (?:\\S+ ){1,6}in rekening',
  '(?:invoice|bill|charge) you (?:\\S+ ){0,4}(?:amount|sum) of',
  '(?:vous facture|vous facturons) (?:\\S+ ){0,4}(?:somme|montant) de',
  '(?:facturo|facturamos) (?:\\S+ ){0,4}(?:importe|cantidad|suma) de',
  '(?:fatturo|fatturiamo) (?:\\S+ ){0,4}(?:importo|somma) di',
  '(?:faturo|faturamos|facturamos) (?:\\S+ ){0,4}(?:importancia|quantia|valor|montante) de',
  'fakturer(?:er|ar) (?:\\S+ ){0,4}(?:belobet|belopet|beloppet|summen|summan)',
  'fakturuj(?:i|e|em|eme|emy) (?:\\S+ ){0,4}(?:castku|ciastku|sumu|kwote)',
);
/** Of the invoice, or without its tax. */
const PART = within(
  ...[
    'net',
    'nett?o\\S*',
    'excl\\S*',
    'exkl\\S*',
    'plus',
    'before',
    'without',
    'zzgl',
    'zuzuglich',
    'ohne',
    'inkl\\S*',
  ],
  ...[
    'hors',
    'ht',
    'sin',
    'mas',
    'senza',
    'oltre',
    'piu',
    'sem',
    'acresc\\S*',
    'bez',
    'uten',
    'uden',
    'utan',
    'ekskl\\S*',
  ],
  ...[
    'teil\\S*',
    'deposit',
    'advance',
    'anzahlung\\S*',
    'acompte',
    'anticipo',
    'voorschot',
    'aconto',
    'zaloh\\S*',
    'zalicz\\S*',
  ],
);

/** Only above or below a limit, or in a case that may come. */
const LIMIT = within('minimum', 'min', 'maximum', 'max', 'above', 'ab', 'unless', 'if', 'falls', 'wenn');

/** A sentence that asks for the amounts in it, without a condition. */
export const isRequest = (folded: string): boolean =>
  folded.split(' ').length >= SENTENCE_WORDS &&
  (REQUEST.test(folded) || MONEY_UNTIL.test(folded)) &&
  !CONDITION.test(folded) &&
  !LIMIT.test(folded);
/** "Den Betrag von 922,25 € erbitten wir bis 07.10.2026": an amount and the day until which it is wanted. */
const MONEY_UNTIL = new RegExp(`(?:^| )\\d{1,3}(?: \\d{3})* \\d{2} (?:\\S+ ){0,5}${UNTIL} \\d{1,2} `, 'u');

/** A sentence about a case that may come, or terms for whoever pays early. */
export const isConditional = (folded: string): boolean =>
  (folded.split(' ').length >= SENTENCE_WORDS && CONDITION.test(folded)) || isEarlyTerms(folded);

/** "2% 10 days, 30 days net", "Skonto 2 % bis 27.03.2026": a small share, with the days or the day until which it is taken off. */
export function isEarlyTerms(folded: string): boolean {
  const share = SHARE.exec(folded);
  if (!share || Number(share[1]) > MOST_SHARE || TAX.test(folded.replace(OF_NET, ''))) return false;
  return DAYS.test(folded) || (EARLY.test(folded) && DAY.test(folded));
}
/** "A discount of 2.5 % on goods (£60.74 before VAT)". */
const OF_NET = new RegExp(`(?:^| )(?:${BEFORE_TAX}|${WITHOUT_TAX})(?= |$)`, 'u');
const SHARE = /(?:^| )(\d{1,2})(?: \d{1,2})? ?%/;
const MOST_SHARE = 10;
const DAYS =
  /(?:^| )\d{1,3} (?:days?|d|tage?n?|t|jours?|jrs|dias|dies|giorni|gg|dag(?:en|ar|e|er)?|dni|dnu|dnov|paivaa?|pv|napon|nap|gun|zile|dana|dnevih?|dienas?|dienu|dienos|dienu|paeva|дни|ημερες)(?= |$)/;
const DAY = /(?:^| )\d{1,2} (?:de )?(?:\d{1,2}|\p{L}{3,10})(?: de)? \d{2}(?:\d{2})?(?= |$)/u;
/** What whoever pays early may take off. Folded. */
export const EARLY = within(
  'skont\\S*',
  'escompte',
  '(?:early|prompt) (?:payment|settlement)\\S*(?: discount)?',
  'pronto (?:pago|pagamento)',
  'scont\\S*',
  'reducere',
  'discount',
  'descuento',
  'dto',
  'dcto',
  'desconto',
  '(?:betalings)?korting',
  'rabatt?\\S*',
  'popust\\S*',
  'alennus\\S*',
  'allahindlus\\S*',
  'atlaide\\S*',
  'nuolaid\\S*',
  'zlav\\S*',
  'slev\\S*',
  'iskonto\\S*',
  'indirim\\S*',
  'kedvezmeny\\S*',
  'отстъпка',
  'εκπτωση',
  '(?:kassa|kontant|cash)\\S* ?(?:rabat\\S*|discount|korting|alennus)',
);

/** "On the open amount". Folded. */
export const OF_REST =
  /(?:^| )(?:(?:offene|restliche|verbleibende)[nrms]?|restbetrag\p{L}*|outstanding|remaining|restant|pendiente|residuo|openstaande?|pozostal\p{L}*|resterende)(?= |$)/u;
