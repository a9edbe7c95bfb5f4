import { within } from './patterns.js';

/** All patterns are matched against folded text (see ../fold.ts): lower case, no accents, no punctuation except # and %. */

export const SAVINGS = [
  '(?:you |your )?(?:have )?(?:saved|save|savings?)',
  'sie (?:sparen|haben gespart)',
  '[a-z]*ersparnis',
  'gespart',
  '(?:vous )?economise[rz]?',
  'economie',
  'ahorr(?:o|a|as|ado)',
  'risparmi[oa]?(?:to)?',
  '(?:u )?bespaar(?:t|d)?',
  '(?:uw|je) (?:prijs)?voordeel',
  'ihr (?:preis)?vorteil',
  'besparing',
  '(?:de|du) spar(?:er|ar)',
  'economisit',
  'saastat',
  'allahindlus\\S* kokku',
  '(?:za)?oszczedz\\S*',
  'oszczednosc\\S*',
  'usetri(?:te|li)(?: jste)?',
  'uspora',
  ...['megtakarit\\S*', 'takarit\\S* meg', 'κερδισ\\S*'],
  'poup(?:ou|anca)',
  'tasarruf\\S*',
  'kazanc\\S*',
  'usted\\S*',
  ...[
    'prihranili',
    'prihranek',
    'ietaupija\\S*',
    'ietaupijums',
    'sutaupe\\S*',
    'sutaupyta',
    'saasti(?:t|tte|nud)',
    'saastsite',
  ],
  ...['saast(?:o|u|etud)', 'sparade', 'sparte', 'har (?:du )?spar[at]t?', 'спест\\S*', 'εξοικονομ\\S*', 'estalvi\\S*'],
];
/** How much less than elsewhere or before it is. */
export const SAVING = within(...SAVINGS);

const WITHHOLDINGS = [
  'irpf',
  'retencion(?:es)?',
  'retencao',
  'ritenuta',
  '(?:backup )?withh(?:olding|eld)(?: tax)?',
  'retenue',
  '[a-z]*einbehalt',
  '[a-z]*retinut[ae]',
  '[a-z]*zadrzne',
  'holdback',
  '[a-z]*ruckbehalt',
  'tilbageholdt',
  '[a-z]*inhouding',
  'retention',
  'income tax(?: withh\\S*)?',
  'innehallet',
  'kaucja',
  'kauce',
  'retinere',
  '(?:[a-z]+ )?tevkifat[ia]?',
  '(?:rot|rut)(?: ?avdrag)',
  '(?:preliminar )?skattereduktion',
];
/** What the payer keeps back for the tax office. */
export const WITHHELD = within(...WITHHOLDINGS);

/** Empties that come back. */
const RETURNED = [
  '(?:crates|pallets|empties|bottles|kegs|packaging)(?: \\S+)? returned',
  'returned (?:crates|pallets|empties|bottles|kegs|packaging)',
  'retour (?:kratten|fusten|pallets|flessen|statiegeld|consignes?|emballages?)',
  '(?:leergut|pfand)(?:ruck\\S*|gutschrift)',
  'rucknahme \\S+',
  'consignes? (?:rendues?|reprises?)',
  'deconsignes?',
  '(?:vuoti|imballi|cassette) resi',
  'envases devueltos',
  '(?:taras|vasilhame|caixas) devolvid\\S*',
  'zwrot (?:opakowan|skrzynek|palet|butelek)',
  '(?:vracene|vratene) (?:obaly|prepravky|palety|lahve)',
  'retur(?:nerede|nerte)? (?:kasser|emballage|pant|tomgods|lador)',
  'retur(?:emballage|tomgods|pant|backar)',
  'ambalaje returnate',
];

const OF_EMPTIES = within(...RETURNED);

/** "Price after discount". Folded. */
export const AFTER_DISCOUNT = `(?:after|less|nach|abzuglich|apres|dopo|tras|despues de|na|po|efter|etter|apos)(?: \\S+)? (?:discounts?|rabatte?|remises?|sconti|sconto|descuentos?|dto|korting|rabacie|sleve|zlave|rabatt?|descontos?)`;

/** What is taken off in a line of its own, which brings nothing back. */
export const takesOff = (folded: string): boolean =>
  DISCOUNT.test(folded) && !OF_EMPTIES.test(folded) && !WITHHELD.test(folded);

/** What is paid for packaging until it comes back: no article. */
export const EMPTIES =
  /(?:^| )(?:statiegeld|emballage|pfand|leergut|consignes?|cauzion[ei]|vuoti|envases|kaucj[aei]|zaloha (?:za )?obal\p{L}*|pant|tomgods|returnpant|deposit|panttimaksu|retour|retur)(?= |$)/u;

export const DISCOUNT = within(
  ...RETURNED,
  'discounts?',
  'rebate',
  '(?<!\\S )avdrag(?! [a-z])',
  '[a-z]*rabatt',
  'rabatte',
  'rabattbetrag',
  'soodustus',
  '[a-z]*rabat',
  '[a-z]*nachlasse?',
  'skonto',
  'abschlage?',
  'remises?',
  'rabais',
  '[a-z]*descuento',
  'escompte',
  'ristourne',
  'reductions?',
  '[a-z]*korting(?:en)?',
  'descuentos?',
  'dto',
  'bonificacion',
  'sconti',
  'sconto',
  'abbuono',
  'sleva',
  'slevy',
  'zlava',
  'rabat(?:y|ow)?',
  'opust',
  'upust',
  'znizka',
  'reducer[ei]a?(?: totala)?',
  'reduceri',
  'descontos?',
  'abatimentos?',
  'indirim(?:iniz|ler|leriniz)?',
  'iskonto',
  'toplam iskonto',
  'alennu(?:s|kset)',
  'kedvezmeny(?:ek)?',
  'popust\\S*',
  'allahindlus',
  'atlaide',
  'nuolaida',
  'отстъпка',
  'εκπτωση',
  'descompte',
  'avslag',
  'allowances?',
  'coupon',
  'voucher',
  'promotion',
  // As part of a longer name: "Rabattbelopp", "Kwota zniżki", "Suma zľavy".
  ...[
    '\\S*rabatt?(?:belob|belopp|belop|sum(?:ma)?)',
    'kortingsbedrag',
    'alennusmaara',
    'znizki',
    'zlavy',
    'nuolaid(?:a|os|u)',
  ],
  ...[
    'atlaides?',
    'allahindluse(?: summa)?',
    'отстъпки(?:те)?',
    'εκπτωσ(?:ης|εις|εων)',
    'engedmeny(?:ek)?',
    'diskontbetrag',
    'kedvezmeny osszege',
  ],
  // Off the total like a discount.
  ...WITHHOLDINGS,
);
