import { Decimal } from '../decimal.js';
import type { AmountKind, LabelledAmount, ReadValue } from '../draft.js';
import { middle } from '../page-model.js';

type Printed = LabelledAmount & { amount: ReadValue<Decimal> };

/**
 * The row below a table of taxes that sums up what is taxed, the taxes and perhaps both, whatever it is called. What both come
 * to is the total where no other is printed.
 */
export function withSumsOfTaxRows(amounts: LabelledAmount[]): LabelledAmount[] {
  const taxes = amounts.filter(isPrinted).filter(({ kind, others }) => kind === 'tax' && others?.length);
  if (taxes.length < 2) return amounts;
  const [bases, tax, both] = [0, 'tax', 1].map((of) =>
    Decimal.sum(
      taxes.map(({ amount, others }) => (of === 'tax' ? amount : others![of as number])?.value ?? Decimal.zero),
    ),
  ) as [Decimal, Decimal, Decimal];
  const hasTotal = amounts.some(({ kind }) => kind === 'total' || kind === 'due');
  const kindOf = ({ amount: { value } }: Printed): AmountKind | undefined =>
    value.equals(bases)
      ? 'net'
      : value.equals(tax)
        ? 'tax'
        : value.equals(both)
          ? hasTotal
            ? 'information'
            : 'total'
          : undefined;
  const unnamed = amounts.filter(isPrinted).filter(({ kind }) => kind === 'other');
  const sums = new Map<LabelledAmount, AmountKind>();
  for (const one of unnamed) {
    const row = unnamed.filter((other) => areOnOneRow(one, other));
    const kinds = row.map(kindOf);
    const isWhole =
      kinds.every((kind) => kind !== undefined) && ['net', 'tax'].every((kind) => kinds.includes(kind as AmountKind));
    if (isWhole) sums.set(one, kindOf(one)!);
  }
  return amounts.map((one) => (sums.has(one) ? { ...one, kind: sums.get(one)! } : one));
}

const isPrinted = (one: LabelledAmount): one is Printed => one.amount !== null;

const areOnOneRow = ({ amount: { source: a } }: Printed, { amount: { source: b } }: Printed): boolean =>
  a.page === b.page && a.box !== null && b.box !== null && Math.abs(middle(a.box) - middle(b.box)) < a.box.height / 2;
