import type { Doubt } from '../../draft.js';
import { within } from '../words/patterns.js';
import { textOf } from '../text-lines.js';
import { fold } from '../fold.js';
import type { Printed } from './leftovers.js';

/** Whoever says that the receiver owes the tax, or that none is due, charges none. */
export function leftReverseCharge({ lines, tail, read }: Printed): Doubt[] {
  const isTaxed = read.amounts.some(({ kind, amount }) => kind === 'tax' && amount && !amount.value.isZero());
  const said = isTaxed && [...lines, ...tail].map(textOf).find((text) => REVERSE_CHARGE.test(fold(text)));
  if (!said) return [];
  const message = `The paper says “${said}”, and charges tax nevertheless.`;
  return [{ code: 'reverse-charge', message, field: 'taxAmount' }];
}
/** Folded. */
const REVERSE_CHARGE = within(
  ...[
    '19 ustg',
    '19 abs 1 ustg',
    'kleinunternehmer\\S*',
    'small business (?:regulation|scheme|exemption)',
    'not (?:vat )?registered for vat',
  ],
  ...[
    '(?:no|without) (?:vat|tax) (?:is |was )?(?:charged|added|due)',
    'vat exempt',
    'exempt from (?:vat|tax)',
    'tva non applicable',
    '293 b(?: du cgi)?',
  ],
  ...[
    'franchise en base',
    'regime forfettario',
    'non soggett[ao] (?:ad? )?iva',
    'esente (?:da )?iva',
    'exent[ao] de iva',
    'isent[ao] de iva',
    '(?:iva )?regime (?:especial )?de isencao',
  ],
  ...[
    'vrijgesteld van btw',
    '(?:kleineondernemersregeling|kor)',
    'zwolnion\\S* z (?:podatku )?vat',
    'momsfri\\S*',
    'fritaget for moms',
    'neplatce dph',
    'osvobozeno od dph',
  ],
  'reverse charged?',
  'steuerschuldnerschaft\\S*',
  'auto ?liquidation',
  'inversion del sujeto pasivo',
  'inversione contabile',
  '(?:btw )?verlegd',
  'odwrotne obciazenie',
  '(?:prenesena|prenesenie) danov\\S*',
  'prenos danove povinnosti',
  'omvendt betalingspligt',
  'omvendt avgiftsplikt',
  'omvand (?:skattskyldighet|betalningsskyldighet)',
  'taxare inversa',
  'forditott adozas\\S*',
  'kaannetty verovelvollisuus',
  'autoliquidacao',
  'prijenos porezne obveze',
  'obrnjena davcna obveznost',
  'poordmaksustamine',
  'обратно начисляване',
  'αντιστροφη επιβαρυνση',
);
