import { isNumberInWords, numberWordsIn, saysAmount } from '../../account/amount-in-words.js';
import { Decimal } from '../../decimal.js';
import type { AmountKind, Doubt } from '../../draft.js';
import { fold } from '../fold.js';
import { CURRENCY_CODES } from '../numbers.js';
import { textBelow } from '../statements.js';
import { textOf } from '../text-lines.js';
import { classifyAmountLabel } from '../words/amount-labels.js';
import type { Printed } from './leftovers.js';

/** "… and 45/100": whatever the words before say, the hundredths are those of the total. */
export function leftWords({ lines, tail, read: { amounts } }: Printed): Doubt[] {
  const totals = amounts.flatMap(({ kind, amount }) => (amount && TOTALS.has(kind) ? amount.value : []));
  const taxes = amounts.flatMap(({ kind, amount }) => (amount && kind === 'tax' ? amount.value : []));
  const allTaxes = [...taxes, ...(taxes.length > 1 ? [Decimal.sum(taxes)] : [])];
  const cents = new Set(totals.map((total) => total.abs().toHundredths() % 100));
  const left = [...lines, ...tail].flatMap(({ cells }, index, all) =>
    cells.flatMap((cell) => {
      const { text, folded } = cell;
      const hundredths = HUNDREDTHS.exec(text)?.[1];
      if (hundredths !== undefined) return cents.has(Number(hundredths)) ? [] : text;
      const isSpelled =
        NUMERALS.test(folded) ||
        (COINED.test(folded) && numberWordsIn(folded.replace(DUE, ' ')) > 1) ||
        (CODED.test(text) && isNumberInWords(fold(text.replace(CODED, ''))));
      if (!isSpelled) return [];
      // Words may begin, or go on, in the row above or below.
      const [above = '', below = ''] = [all[index - 1], all[index + 1]].map((line) => line && fold(textOf(line)));
      const following = fold(textBelow(cell, all.slice(index + 1, index + 3)));
      const said = [folded, `${above} ${folded}`, `${folded} ${below}`, `${folded} ${following}`];
      const meant = isOfTax(text) ? allTaxes : totals;
      return meant.some((total) => said.some((words) => saysAmount(words, total))) ? [] : text;
    }),
  );
  return left.slice(0, 1).map((text) => ({
    code: 'amount-in-words',
    message: `“${text}” is not the ${isOfTax(text) ? 'tax' : 'total'}.`,
    field: 'totalAmount' as const,
  }));
}
/** "Tax Amount (in words): INR Seven Thousand Only". */
const isOfTax = (text: string): boolean =>
  text.includes(':') && classifyAmountLabel(fold(text.split(':')[0]!)) === 'tax';
const TOTALS = new Set<AmountKind>(['total', 'due', 'other']);
/** "Two hundred and thirteen dollars". Folded. */
const COINED =
  /(?:^| )(?:dollars?|pounds?|euros?|eiro|eurot|eura|franken|francs?|franchi|kron\p{L}+|korun\p{L}*|zlot\p{L}+|forint\p{L}*|lei|rupees?|rand|lira)(?= |$)/u;
/** Two in Italian, and what English terms say. */
const DUE = /(?:^| )due(?= (?:by|on|in|upon|within|date)(?= |$))/g;
/** "… HUF" at the end. */
const CODED = new RegExp(String.raw`(?<=^\D+) (?:${CURRENCY_CODES})$`);
const HUNDREDTHS = /(?<!\d)(\d{1,2})\s?\/\s?100(?!\d)/;
/** Numbers of languages whose numbers cannot be spelled out here to compare them. Folded. */
const NUMERALS =
  /(?:^| )\p{L}*(?:tisic|tisoc|хиляд|tukstan\p{L}*|tukstos|tukstot|tuhat|χιλι|πεντακοσ|διακοσ|τριακοσ|стотин|двеста|триста|sto?tisic|dvesto|tristo|osemsto|devatsto|dvesto|petsto|sessto|dos cents|tres cents|cinc cents)\p{L}*(?= |$)/u;
