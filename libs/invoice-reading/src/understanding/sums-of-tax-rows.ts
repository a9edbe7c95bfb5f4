import { Decimal } from '../decimal.js';
import type { AmountKind, LabelledAmount, ReadValue } from '../draft.js';
import { groupWhile } from '../group-while.js';
import { middle } from '../page-model.js';

type Printed = LabelledAmount & { amount: ReadValue<Decimal> };

/**
 * The row below a table of taxes that sums up what is taxed, the taxes and perhaps both, whatever it is called. What both come
 * to is the total where no other is printed.
 */
export function withSumsOfTaxRows(amounts: LabelledAmount[]): LabelledAmount[] {
  const taxes = amounts.filter(isPrinted).filter(({ kind, others }) => kind === 'tax' && others?.length);
  if (taxes.length < 2) return amounts;
  const sumOf = (of: (tax: Printed) => ReadValue<Decimal> | undefined): Decimal =>
    Decimal.sum(taxes.map((tax) => of(tax)?.value ?? Decimal.zero));
  const hasTotal = amounts.some(({ kind }) => kind === 'total' || kind === 'due');
  const kinds: [Decimal, AmountKind][] = [
    [sumOf(({ others }) => others![0]), 'net'],
    [sumOf(({ amount }) => amount), 'tax'],
    [sumOf(({ others }) => others![1]), hasTotal ? 'information' : 'total'],
  ];
  const kindOf = ({ amount }: Printed): AmountKind | undefined => kinds.find(([sum]) => amount.value.equals(sum))?.[1];
  const rows = groupWhile(
    amounts.filter(isPrinted).filter(({ kind }) => kind === 'other'),
    areOnOneRow,
  );
  const sums = new Map<LabelledAmount, AmountKind>();
  for (const row of rows) {
    const own = row.map(kindOf);
    const isWhole = own.includes('net') && own.includes('tax') && !own.includes(undefined);
    if (isWhole) for (const [at, one] of row.entries()) sums.set(one, own[at]!);
  }
  return amounts.map((one) => (sums.has(one) ? { ...one, kind: sums.get(one)! } : one));
}

const isPrinted = (one: LabelledAmount): one is Printed => one.amount !== null;

const areOnOneRow = ({ amount: { source: a } }: Printed, { amount: { source: b } }: Printed): boolean =>
  a.page === b.page && a.box !== null && b.box !== null && Math.abs(middle(a.box) - middle(b.box)) < a.box.height / 2;
