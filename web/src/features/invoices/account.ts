import { count } from '../../lib/numbers';
import type { Invoice } from './api/list-invoices';
import { amountTarget, type ExtractedAmount, extractedOf } from './extracted';

/** One step of the account, as a person would check it. */
export interface Step {
  title: string;
  /** What explains it, or what is missing. */
  detail: string;
  /** As printed. */
  figure?: string;
  isExplained: boolean;
  /** What to light up on the page. */
  target?: string;
}

/** More is no account that a person would check. */
const MOST_AMOUNTS = 60;

const KINDS: Record<string, string> = {
  net: 'Net',
  tax: 'Tax',
  total: 'Total',
  due: 'Due',
  charge: 'Charge',
  discount: 'Discount',
  paid: 'Paid',
  previous: 'Earlier balance',
};

/** From the lines to what is due, as it was read; empty where nothing was. */
export function accountOf(invoice: Invoice): Step[] {
  const extracted = extractedOf(invoice);
  const { lines, amounts, equation } = extracted;
  if (lines.length === 0 && amounts.length === 0) return [];
  const shown = amounts.slice(0, MOST_AMOUNTS);
  const more = amounts.slice(MOST_AMOUNTS);
  return [
    linesStep(lines),
    ...shown.map((amount, index) => amountStep(amount, amountTarget(extracted, amount, index))),
    ...(more.length > 0
      ? [
          {
            title: `${count(more.length, 'amount')} more`,
            detail: `${more.filter(({ explanation }) => explanation === null).length} of them open`,
            isExplained: more.every(({ explanation }) => explanation !== null),
          },
        ]
      : []),
    equation === null
      ? { title: 'Sum', detail: 'No sum leads from the lines to the total', isExplained: false }
      : { title: 'Sum', detail: equation, isExplained: true },
  ];
}

function linesStep(lines: ReturnType<typeof extractedOf>['lines']): Step {
  const open = lines.filter(({ quantity }) => !quantity?.checks.includes('line-arithmetic')).length;
  const isExplained = open === 0 && lines.length > 0;
  return {
    title: count(lines.length, 'line'),
    detail: isExplained
      ? 'Quantity × price is the total of every line'
      : lines.length === 0
        ? 'No lines were found'
        : `Quantity × price is not proved to be the total of ${count(open, 'line')}`,
    isExplained,
  };
}

function amountStep({ kind, label, rate, amount, explanation }: ExtractedAmount, target: string): Step {
  const name = label || KINDS[kind] || 'Amount';
  return {
    title: rate === null || name.includes('%') ? name : `${name} ${rate}%`,
    detail: explanation === null ? 'Nothing explains it' : explanation.charAt(0).toUpperCase() + explanation.slice(1),
    figure: amount?.text,
    isExplained: explanation !== null,
    ...(amount && { target }),
  };
}
