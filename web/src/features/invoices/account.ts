import { count } from '../../lib/numbers';
import type { InvoiceDetail } from './api/get-invoice';
import { amountTarget, extractedOf } from './extracted';

/** One step of the account, as a person would check it. */
export interface Step {
  title: string;
  /** What explains it, or what is missing. */
  detail: string;
  /** As printed, or as it would be. */
  figure?: string | undefined;
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

/** From the lines to what is due: as it now is where a person corrected something, else as it was read. */
export function accountOf({ invoice, lineItems, account }: InvoiceDetail): Step[] {
  const extracted = extractedOf(invoice);
  const { lines, amounts, equation } = extracted;
  const targetOf = (index: number): string | undefined => {
    const printed = amounts[index];
    return printed?.amount ? amountTarget(extracted, printed, index) : undefined;
  };
  if (account) {
    return [
      linesStep(lineItems.length, account.openLines.length),
      ...amountSteps(account.amounts, targetOf),
      sumStep(account.equation, account.problem),
    ];
  }
  if (lines.length === 0 && amounts.length === 0) return [];
  const unproved = lines.filter(({ quantity }) => !quantity?.checks.includes('line-arithmetic')).length;
  return [
    linesStep(lines.length, unproved),
    ...amountSteps(
      amounts.map(({ amount, ...rest }) => ({ ...rest, text: amount?.text ?? null })),
      targetOf,
    ),
    sumStep(equation),
  ];
}

function linesStep(lines: number, open: number): Step {
  const isExplained = open === 0 && lines > 0;
  return {
    title: count(lines, 'line'),
    detail: isExplained
      ? 'Quantity × price is the total of every line'
      : lines === 0
        ? 'There are none yet'
        : `Quantity × price is not proved to be the total of ${count(open, 'line')}`,
    isExplained,
  };
}

const sumStep = (equation: string | null, problem?: string | null): Step => ({
  title: 'Sum',
  detail: equation ?? problem ?? 'No sum leads from the lines to the total',
  isExplained: equation !== null,
});

type Amount = NonNullable<InvoiceDetail['account']>['amounts'][number];

function amountSteps(amounts: Amount[], targetOf: (index: number) => string | undefined): Step[] {
  const more = amounts.slice(MOST_AMOUNTS);
  const steps = amounts.slice(0, MOST_AMOUNTS).map((amount, index) => amountStep(amount, targetOf(index)));
  if (more.length === 0) return steps;
  const open = more.filter(({ explanation }) => explanation === null).length;
  return [
    ...steps,
    { title: `${count(more.length, 'amount')} more`, detail: `${open} of them open`, isExplained: open === 0 },
  ];
}

function amountStep({ kind, label, rate, text, explanation }: Amount, target: string | undefined): Step {
  const name = label || KINDS[kind] || 'Amount';
  return {
    title: rate === null || name.includes('%') ? name : `${name} ${rate}%`,
    detail: explanation === null ? 'Nothing explains it' : explanation.charAt(0).toUpperCase() + explanation.slice(1),
    figure: text ?? undefined,
    isExplained: explanation !== null,
    ...(target !== undefined && { target }),
  };
}
