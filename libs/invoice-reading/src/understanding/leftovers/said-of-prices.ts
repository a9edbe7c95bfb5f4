import { valuesOf } from '../../account/sums.js';
import { Decimal } from '../../decimal.js';
import type { Doubt } from '../../draft.js';
import { fold } from '../fold.js';
import { sentencesOf, withRest } from '../sentences.js';
import { any } from '../words/patterns.js';
import { BEFORE_TAX, VALUE_TAX, WITHOUT_TAX } from '../words/tax-words.js';
import type { Printed } from './leftovers.js';

/** "All prices plus VAT", where what the lines come to is the total with the tax in it; "do not transfer", over a slip to do so with. */
export const leftSayings = (printed: Printed): Doubt[] => [...pricesPlusTax(printed), ...notToTransfer(printed)];

function pricesPlusTax({ lines, tail, read }: Printed): Doubt[] {
  const { amounts, lines: goods } = read;
  const sum = Decimal.sum(goods.flatMap(({ lineTotal }) => lineTotal?.value ?? []));
  const isTaxed = valuesOf(amounts, 'tax').some((tax) => !tax.isZero());
  if (!isTaxed || !valuesOf(amounts, 'total').some((total) => total.equals(sum))) return [];
  const all = [...lines, ...tail];
  const said = all
    .flatMap(({ cells }, index) =>
      cells.flatMap((cell) => {
        return cell.words.length < SENTENCE ? [] : sentencesOf(withRest(cell, all[index + 1]));
      }),
    )
    .find((text) => PLUS_TAX.test(fold(text)));
  if (!said) return [];
  const message = `The paper says “${said}”, and has the tax in its prices.`;
  return [{ code: 'prices', message, field: 'taxAmount' }];
}
/** In words: headings are shorter. */
const SENTENCE = 5;
/** Folded. */
const PRICES = any('preise?', 'prices?', 'prix', 'prezzi', 'precios', 'precos', 'prijzen', 'priser', 'ceny');
const PLUS_TAX = new RegExp(
  `(?:^| )${PRICES} (?:\\S+ ){0,4}(?:${BEFORE_TAX}|${WITHOUT_TAX}|(?:zuzuglich|zzgl|plus|excl\\S*|exkl\\S*|hors) (?:(?:der|gesetzlichen?|the|jeweils|geltenden) ){0,3}${VALUE_TAX})(?= |$)`,
  'u',
);

function notToTransfer({ lines, isBelow }: Printed): Doubt[] {
  const cells = lines.flatMap((line) => line.cells);
  const said = cells.find(({ folded }) => NO_TRANSFER.test(folded));
  const isAsked = lines.filter(isBelow).some((line) => line.cells.some(({ folded }) => SLIP.test(folded)));
  if (!said || !isAsked) return [];
  return [{ code: 'payment-slip', message: `The paper says “${said.text}”, over a slip to pay with.` }];
}
/** Folded. */
const NO_TRANSFER =
  /(?:^| )(?:ne pas (?:effectuer|faire) de virement|do not (?:transfer|pay by transfer|make a (?:bank )?transfer)|(?:bitte )?nicht uberweisen|keine uberweisung|no (?:realice|haga) (?:ninguna )?transferencia|non effettuare (?:alcun )?bonifico|niet (?:zelf )?over(?:maken| te maken)|nie przelewac)(?= |$)/;
const SLIP =
  /^(?:virement|bulletin de virement|uberweisung(?:strager)?|zahlteil|giro|overschrijving|transferencia|bonifico|polecenie przelewu|payment slip)$/;
