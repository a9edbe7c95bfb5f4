import type { AmountKind } from '../../draft.js';
import { remembered } from '../remembered.js';
import { kindByPhrase } from './amount-phrases.js';
import { CHARGE, LEVY, NET_CHARGE } from './charge-words.js';
import { namesCharge } from './further-charges.js';
import { AFTER_DISCOUNT, DISCOUNT, SAVINGS } from './discount-words.js';
import { TAX_ID } from './party-words.js';
import { within } from './patterns.js';
import { ASKED, DUE, PAID, PAID_SUM, PAID_WITH_THANKS, PAYMENT_OF_DAY, PREVIOUS } from './payment-words.js';
import { isConditional } from './request-words.js';
import { SUM } from './amount-words.js';
import { NET } from './net-words.js';
import { TOTAL, WHOLE_AMOUNT, WHOLE_TOTAL } from './sum-words.js';
import { TAX, VALUE_TAX } from './tax-words.js';

/** All patterns are matched against folded text (see ../fold.ts): lower case, no accents, no punctuation except # and %. */

/** What the company's owners have paid in, often beside its numbers. */
const OF_OWNERS = [
  '(?:au )?capital(?:e|ul)?(?: social[e]?)?',
  'cap soc(?:iale?)?',
  'share capital',
  'stammkapital',
  'grundkapital',
  'aksjekapital',
  'aktiekapital',
  'kapital zakladowy',
  'zakladni kapital',
  'temeljni kapital',
  'torzstoke',
  'jegyzett toke',
  'osakepaaoma',
  'zakladne imanie',
];
export const CAPITAL = within(...OF_OWNERS);

/** In no sum of the invoice. */
export const INFORMATION = within(
  ...SAVINGS,
  ...OF_OWNERS,
  '(?:minimum|min) order',
  'mindestbestellwert',
  ...[
    'saldo na dzien',
    'saldo konta',
    'account balance',
    'kontostand',
    'solde (?:du|de votre) compte',
    'saldo de (?:la|su) cuenta',
  ],
  ...['saldo del conto', 'rekeningsaldo', 'stav uctu', 'zustatek na uctu', 'saldo da conta', 'sold(?:ul)? contului'],
  // What may be set off against the customer's own taxes.
  '(?:lohn|arbeits)(?:kosten|anteil) (?:in hohe von|von)',
  '(?:enthalten\\S*|darin|davon) (?:lohn|arbeits)(?:kosten|anteil)',
  '(?:peso|gewicht|poids|weight|waga|hmotnost|vaha|greutate) (?:\\S+ )?kg',
  'exchange rate',
  'central rate',
  '\\S*arfolyam',
  '(?:wechsel|umrechnungs|devisen)kurs',
  'taux de change',
  'wisselkoers',
  'tipo de cambio',
  'tasso di cambio',
  'kurs walut\\S*',
  'curs valutar',
  'doviz kuru',
  'credit limit',
  'list price',
  'franco',
  'free (?:shipping|delivery|postage)',
  'versandkostenfrei',
  // "Fracht frei Haus 35,00" is charged.
  '(?<!fracht )frei haus',
  'frei haus ab',
);

/** "Husarbete: ROT-avdrag. Arbetskostnad inkl. moms": what the tax credit is a share of. */
const LABOUR = within('(?:husarbete|rot|rut) (?:\\S+ ){0,3}arbetskostnad\\S*');

/** "Tax due" is no amount due. */
const TAX_DUE = /^(?:(?:sales|total) )?(?:tax|vat|gst) (?:due|payable)(?= |$)/;

/** "Darin 10 % USt auf netto 6.204,55": what it is taken of is named behind it. */
const TAX_ON_NET = within(`${VALUE_TAX} (?:auf|on|of|sur|su|sobre|van|over|av|af) (?:the |den )?nett?o?\\S*`);

export const isTaxOnNet = (folded: string): boolean => TAX_ON_NET.test(folded);

/** "Importe total del IVA incluido en esta factura". */
const IN_IT =
  '(?:incl\\S*|inkl\\S*|compris\\S*|contenu\\S*|contenut\\S*|enthalten\\S*|inbegrepen|begrepen|zawart\\S*|obsazen\\S*)';

/** A sum of taxes, though a word in it is that of other sums: "Gesamtbetrag Umsatzsteuer", "PVM suma". */
const TAX_TOTAL = new RegExp(
  `^(?:taxes? totales?|totale? (?:delle )?tasse|tasse totali|total (?:de )?impostos|(?:suma|razem|laczn\\S+ kwota|kwota) podatk\\S*|${VALUE_TAX} ${SUM}|(?:${SUM} )+${VALUE_TAX}|${WHOLE_AMOUNT} (?:(?:der|an|de|du|del|da|di|van|of) )?${VALUE_TAX}|${WHOLE_AMOUNT} (?:der|an|de la|de l|du|del|da|di|dell|van de|of(?: the)?) ?${VALUE_TAX} ${IN_IT}(?: \\S+)*)$`,
);

/** "Total HT après remise", "Summe nach Rabatt": a sum, though it names what was taken off. */
const SUM_AFTER_DISCOUNT = new RegExp(
  `^(?:(?:sub|zwischen)?(?:total|summe|net|montant|betrag|importe|imponibile|base|valor|bedrag|suma|celkem|belopp?|belob)\\S*)(?: \\S+){0,2} ${AFTER_DISCOUNT}(?= |$)`,
);

/** "Total before discount", "Αξία προ έκπτωσης": what the goods would come to. */
const BEFORE_DISCOUNT =
  /(?:^| )(?:before|vor|avant|antes (?:de |del? )?|prima (?:d[ei]l?l?[oa]?|degli|delle)|voor|przed|pred|fore|for|inainte de|προ) (?:\S+ )?(?:discounts?|rabatt?e?n?|remises?|sconti|sconto|descuentos?|dto|korting|rabatem|slevou|zlavou|descontos?|reducere|εκπτωση[ςσ]?|εκπτωσεων)(?= |$)|^(?:iskonto|indirim) oncesi(?= |$)/;

/** "Net TTC": what is left to pay, the taxes in it. */
const NET_OF_ALL = within('net ttc');

/** "Základ a DPH", "Net and VAT": both together. */
const NET_WITH_TAX = new RegExp(
  `^(?:net|netto|zaklad(?: dane)?|base(?: imponible| imposable)?|imponibile|podstawa|osnova|osnovica|grundlag|underlag|grunnlag) (?:a|i|e|y|and|und|et|og|och|en|in|\\+|plus|s) ${VALUE_TAX}$`,
);

/** What amounts outside the lines are called, in the order of trial: "net total" must not count as "total". */
const AMOUNT_LABELS: [AmountKind, RegExp][] = [
  ['information', INFORMATION],
  ['information', LABOUR],
  ['tax', TAX_DUE],
  ['tax', TAX_ON_NET],
  ['tax', TAX_TOTAL],
  ['net', SUM_AFTER_DISCOUNT],
  ['net', BEFORE_DISCOUNT],
  ['previous', PREVIOUS],
  ['due', ASKED],
  ['paid', PAID],
  ['paid', PAID_SUM],
  ['paid', PAID_WITH_THANKS],
  ['paid', PAYMENT_OF_DAY],
  ['due', DUE],
  ['discount', DISCOUNT],
  ['charge', NET_CHARGE],
  ['total', NET_OF_ALL],
  ['total', NET_WITH_TAX],
  ['net', NET],
  ['total', WHOLE_TOTAL],
  ['charge', LEVY],
  ['tax', TAX],
  ['charge', CHARGE],
  ['total', TOTAL],
];

/** In a tax's label as printed: the lines have it in them already. */
export const TAX_INCLUDED =
  /(?<!\p{L})(?:incl|inkl|inbegrepen|begrepen|enth|darin|davon|dont|di cui|waarvan|of which|im (?:betrag|preis|total)|comprend|comprese?|w tym|v tom|z (?:toho|tega|czego)|od t[eo]ga|ebb[oő]l|(?:josta|siit|t[aā] skait[aā]|i[sš] jos|в т\. ?ч\.|в това число)|zahrn|v[cč]etn[eě]|vr[aá]tane|heraf|herav|hvoraf|varav|indehold|tartalmaz|dahil|din care|включ|[iį]skait|(?:συμ)?περιλαμβ|sis(?:\.|[äa]lt|ald)|vklju[cč]en|uklju[cč]en)/iu;

/** "Of which", with what the amount has in it named behind: the amount is the tax, though a total is named before it. */
const OF_WHICH =
  /(?:^| )(?:enthalten|darin|davon|dont|di cui|waarvan|of which|includes?|comprend|incluye|comprende|z toho|z tego|z tega|od toga|od tega|w tym|v tom|din care|heraf|hvoraf|varav|herav|ebbol|josta|sisaldab) .*(?:tax|vat|gst|mwst|ust|umsatzsteuer|mehrwertsteuer|tva|iva|btw|dph|pdv|ddv|moms|mva|afa|alv|km|kaibemaksu)(?= |$)/;

/** "Guía de despacho" is a paper, of which the number stands behind. */
const NOTE_OF_GOODS = /^guias? de (?:despacho|remision|transporte|remessa)(?= |$)/;

/** What a label calls its amount; null where it names none, as figures alone do. */
export const classifyAmountLabel = (folded: string): AmountKind | null =>
  NAMELESS.test(folded) ? null : kindOfLabel(folded);
const NAMELESS = /^[\d #%]*$/;

const kindOfLabel = remembered((folded): AmountKind | null => {
  if (TAX_ID.test(folded)) return CAPITAL.test(folded) ? 'information' : null;
  if (NOTE_OF_GOODS.test(folded)) return null;
  if (isConditional(folded)) return 'information';
  if (OF_WHICH.test(folded)) return 'tax';
  const bare = folded.replace(QUALIFIER, '');
  const own = bare === folded ? null : kindOf(bare);
  return own === 'discount' || own === 'charge' || own === 'paid' ? own : kindOf(folded);
});

/** One of the sums at the foot of an invoice; charges and discounts are none. */
export const isSumKind = (kind: AmountKind | null): boolean => kind !== null && SUMS.has(kind);
const SUMS = new Set<AmountKind>(['net', 'tax', 'total', 'due']);

/** "Sum of discounts, net", "paid, gross": with the tax or without it, which alone would be the name of a sum. */
const QUALIFIER = /(?:^| )(?:netto|brutto|net|gross|ht|ttc)$/;

const kindOf = (folded: string): AmountKind | null =>
  kindByPhrase(folded) ??
  AMOUNT_LABELS.find(([, pattern]) => pattern.test(folded))?.[0] ??
  (namesCharge(folded) ? 'charge' : null);
