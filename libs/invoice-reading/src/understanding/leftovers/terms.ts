import type { Decimal } from '../../decimal.js';
import type { Doubt } from '../../draft.js';
import { findDate } from '../dates.js';
import { fold } from '../fold.js';
import { textOf, type TextLine } from '../text-lines.js';
import { tokensOf } from '../tokens.js';
import { within } from '../words/patterns.js';
import { isConditional } from '../words/request-words.js';
import type { Printed } from './leftovers.js';

/** The terms of payment: what an early payment saves is its share of the total, and there is one day to pay until. */
export const leftTerms = (printed: Printed): Doubt[] => [...wrongEarlyDiscounts(printed), ...otherDueDates(printed)];

/** "2 % discount = 15.57, then 763.23": the share of a total, or what is left of it. */
function wrongEarlyDiscounts({ lines, mark, read }: Printed): Doubt[] {
  const totals = read.amounts.flatMap(({ kind, amount }) =>
    amount && (kind === 'total' || kind === 'due' || kind === 'net') ? amount.value : [],
  );
  const left = lines.flatMap((line) => {
    const said = textOf(line);
    if (!EARLY.test(fold(said)) || !isConditional(fold(said))) return [];
    const numbers = line.cells.flatMap((cell) => tokensOf(cell, mark).filter((token) => token.kind === 'number'));
    const [rate, ...more] = numbers.filter(({ percent }) => percent);
    if (!rate || more.length > 0) return [];
    const isShare = (value: Decimal): boolean =>
      totals.some((total) => {
        const share = total.percent(rate.value);
        return [total, share, total.minus(share)].some((one) => one.minus(value).abs().toHundredths() <= 1);
      });
    const figures = numbers.filter(({ percent, value }) => !percent && value.decimals === 2);
    return figures.filter(({ value }) => !isShare(value)).map(({ text }) => ({ text, said }));
  });
  return left.slice(0, 1).map(({ text, said }) => ({
    code: 'early-discount',
    message: `“${said}”: ${text} is neither that share of the total nor what it leaves.`,
  }));
}
/** Folded. */
const EARLY = within(
  'skont\\S*',
  'discount',
  'escompte',
  'pronto pago',
  'scont\\S*',
  '(?:betalings)?korting',
  'descuento',
  'desconto',
  'rabat\\S*',
  '(?:kassa|kontant)rabat\\S*',
  'kassa ?alennus',
  'alennus',
  'popust',
  'slev\\S*',
);

/** Days to pay until, each in a field of its own; sentences may name instalments and the day of a discount. */
function otherDueDates({ lines }: Printed): Doubt[] {
  const found = new Map<string, string>();
  for (const line of lines) {
    for (const [at, cell] of line.cells.entries()) {
      const date = findDate(cell.text);
      if (!date || cell.text.slice(date.index + date.length).trim().length > 1) continue;
      const before = cell.text.slice(0, date.index);
      const label = fold(before) || beside(line, at);
      const value = date.dayFirst ?? date.monthFirst!;
      if (label && DUE_LABEL.test(label)) found.set(value, cell.text);
    }
  }
  if (found.size < 2) return [];
  return [
    {
      code: 'several-due-dates',
      message: `More than one day to pay until is printed: ${[...found.values()].join(', ')}.`,
    },
  ];
}

const beside = ({ cells }: TextLine, at: number): string => cells[at - 1]?.folded ?? '';
/** A label and nothing else. Folded. */
const DUE_LABEL =
  /^(?:payment )?(?:due(?: date| on)?|date due|pay by|falligkeit(?:sdatum)?|fallig am|zahlbar bis|zahlungsziel|(?:date d )?echeance|(?:fecha de )?vencimiento|(?:data )?scadenza|(?:data de )?vencimento|vervaldatum|betalen voor|forfall(?:sdato)?|forfaldsdato|forfald|betalingsfrist|forfallodag|forfallodatum|erapaiva|termin (?:platnosci|zaplaty)|(?:datum )?splatnost[i]?|datum dospeca|dospijece|rok placanja|zapadlost|fizetesi hatarido|scadenta|data scadentei|vade(?: tarihi)?|maksetahtaeg|apmaksas termins|apmoketi iki|падеж|ληξη)$/u;
