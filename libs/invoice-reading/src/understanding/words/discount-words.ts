import { within } from './patterns.js';

/** All patterns are matched against folded text (see ../fold.ts): lower case, no accents, no punctuation except # and %. */

export const SAVINGS = [
  '(?:you |your )?(?:have )?(?:saved|save|savings?)',
  'sie (?:sparen|haben gespart)',
  'ersparnis',
  'gespart',
  '(?:vous )?economise[rz]?',
  'economie',
  'ahorr(?:o|a|as|ado)',
  'risparmi[oa]?(?:to)?',
  '(?:u )?bespaar(?:t|d)?',
  'besparing',
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
  'innehallet',
  'kaucja',
  'kauce',
  'retinere',
  'tevkifat',
];
/** What the payer keeps back for the tax office. */
export const WITHHELD = within(...WITHHOLDINGS);

export const DISCOUNT = within(
  'discounts?',
  'rebate',
  '[a-z]*rabatt',
  'rabatte',
  'rabattbetrag',
  '[a-z]*nachlass',
  'skonto',
  'abschlage?',
  'remises?',
  'rabais',
  '[a-z]*descuento',
  'escompte',
  'ristourne',
  'reduction',
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
  'rabaty?',
  'opust',
  'upust',
  'znizka',
  'reducer[ei]a?(?: totala)?',
  'descontos?',
  'indirim',
  'iskonto',
  'toplam iskonto',
  'alennus',
  'kedvezmeny',
  'popust',
  'avslag',
  'allowances?',
  'coupon',
  'voucher',
  'promotion',
  // Off the total like a discount.
  ...WITHHOLDINGS,
);
