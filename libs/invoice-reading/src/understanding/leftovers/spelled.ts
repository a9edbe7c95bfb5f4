import { saysAmount } from '../../account/amount-in-words.js';
import type { AmountKind, Doubt } from '../../draft.js';
import type { Printed } from './leftovers.js';

/** "… and 45/100": whatever the words before say, the hundredths are those of the total. */
export function leftWords({ lines, tail, read: { amounts } }: Printed): Doubt[] {
  const totals = amounts.flatMap(({ kind, amount }) => (amount && TOTALS.has(kind) ? amount.value : []));
  const cents = new Set(totals.map((total) => total.abs().toHundredths() % 100));
  const left = [...lines, ...tail].flatMap(({ cells }) =>
    cells.flatMap(({ text, folded }) => {
      const hundredths = HUNDREDTHS.exec(text)?.[1];
      if (hundredths !== undefined) return cents.has(Number(hundredths)) ? [] : text;
      return NUMERALS.test(folded) && !totals.some((total) => saysAmount(folded, total)) ? text : [];
    }),
  );
  return left.slice(0, 1).map((text) => ({
    code: 'amount-in-words',
    message: `“${text}” is not the total.`,
    field: 'totalAmount' as const,
  }));
}
const TOTALS = new Set<AmountKind>(['total', 'due', 'other']);
const HUNDREDTHS = /(?<!\d)(\d{1,2})\s?\/\s?100(?!\d)/;
/** Numbers of languages whose numbers cannot be spelled out here to compare them. Folded. */
const NUMERALS =
  /(?:^| )\p{L}*(?:tisic|tisoc|хиляд|tukstan\p{L}*|tukstot|tuhat|χιλι|πεντακοσ|διακοσ|τριακοσ|стотин|двеста|триста|sto?tisic|dvesto|tristo|osemsto|devatsto|dvesto|petsto|sessto|dos cents|tres cents|cinc cents)\p{L}*(?= |$)/u;
