import type { Decimal } from '../decimal.js';
import { multipliesOut } from '../line-arithmetic.js';
import type { ColumnRole } from './column-vocabulary.js';

/** Which column holds what; -1 where the table has none. */
export interface ColumnChoice {
  quantity: number;
  unitPrice: number;
  priceUnit: number;
  discount: number;
  tax: number;
  lineTotal: number;
}

const NONE: ColumnChoice = { quantity: -1, unitPrice: -1, priceUnit: -1, discount: -1, tax: -1, lineTotal: -1 };

/**
 * Headings may fit several columns ("Amount" beside "Total", ordered and shipped quantities, net and gross): the
 * combination under which most rows multiply out wins, and the usual meaning of the headings breaks ties.
 */
export function chooseColumns(roles: (readonly ColumnRole[])[], rows: Map<number, Decimal>[]): ColumnChoice {
  let best = { choice: NONE, proved: -1, discounted: -1, plain: -1, oddness: Infinity };
  for (const choice of combinations(roles, countsOfUnits(roles, rows))) {
    const proved = rows.filter((row) => multiplies(row, choice)).length;
    if (guesses(choice, roles) && !isBorneOut(choice, roles, rows, proved)) continue;
    // Of sums before and after a discount, the latter.
    const discounted = rows.filter((row) => isDiscounted(row, choice)).length;
    // Of sums with and without the tax, prices without it lead to the latter.
    const plain = rows.filter((row) => multiplies(row, { ...choice, tax: -1 })).length;
    const oddness = oddnessOf(choice, roles);
    const gains = [proved - best.proved, discounted - best.discounted, plain - best.plain, best.oddness - oddness];
    if ((gains.find((gain) => gain !== 0) ?? 0) > 0) best = { choice, proved, discounted, plain, oddness };
  }
  return best.choice;
}

/** Columns that nobody named, and that hold nothing but 1, 10, 100 or 1000: how many a price is for. */
const countsOfUnits = (roles: (readonly ColumnRole[])[], rows: Map<number, Decimal>[]): number[] =>
  roles.flatMap((of, column) => {
    const values = rows.flatMap((row) => row.get(column)?.trimmed().toString() ?? []);
    const areCounts = values.every((value) => /^10{0,3}$/.test(value)) && values.some((value) => value !== '1');
    return of.length === 0 && areCounts ? column : [];
  });

function* combinations(roles: (readonly ColumnRole[])[], unitCounts: number[]): Generator<ColumnChoice> {
  const having = (role: ColumnRole): number[] => roles.flatMap((of, index) => (of.includes(role) ? [index] : []));
  const unknown = roles.flatMap((of, index) => (of.length === 0 ? [index] : []));
  /** Where no heading says so, one that says nothing may. */
  const orNone = (columns: number[]): number[] => (columns.length > 0 ? columns : [-1, ...unknown]);
  const [priceUnit = unitCounts[0] ?? -1] = having('priceUnit');
  const [tax = -1] = having('tax');
  for (const lineTotal of orNone(having('lineTotal'))) {
    for (const unitPrice of orNone(having('unitPrice').filter((column) => column !== lineTotal))) {
      for (const quantity of orNone(having('quantity').filter((c) => c !== lineTotal && c !== unitPrice))) {
        // One unknown heading cannot be two things, and two unknown ones are a guess.
        if ([lineTotal, unitPrice, quantity].filter((column) => unknown.includes(column)).length > 1) continue;
        const taken = [lineTotal, unitPrice, quantity];
        const [named] = having('discount');
        // What is taken off is guessed only beside figures that are known by name.
        const guessed = taken.some((column) => column < 0 || unknown.includes(column)) ? [] : unknown;
        for (const discount of named === undefined ? [-1, ...guessed] : [named]) {
          yield { quantity, unitPrice, priceUnit, discount, tax, lineTotal };
        }
      }
    }
  }
}

const guesses = ({ quantity, unitPrice, lineTotal }: ColumnChoice, roles: (readonly ColumnRole[])[]): boolean =>
  [quantity, unitPrice, lineTotal].some((column) => roles[column]?.length === 0);

/**
 * A column that nobody named is what is missing when the lines multiply out with it: quantities not because they are all ones, as
 * positions or classes may be.
 */
function isBorneOut(
  choice: ColumnChoice,
  roles: (readonly ColumnRole[])[],
  rows: Map<number, Decimal>[],
  proved: number,
): boolean {
  const summed = rows.filter((row) => row.has(choice.lineTotal) && row.has(choice.unitPrice));
  const isNamed = (roles[choice.quantity] ?? []).length > 0;
  const isTelling = isNamed || summed.some((row) => row.get(choice.quantity)?.toNumber() !== 1);
  return proved > 0 && proved >= summed.length / 2 && isTelling;
}

function multiplies(row: Map<number, Decimal>, choice: ColumnChoice): boolean {
  const [q, p, t] = [row.get(choice.quantity), row.get(choice.unitPrice), row.get(choice.lineTotal)];
  if (q === undefined || p === undefined || t === undefined) return false;
  const modifiers = {
    discount: row.get(choice.discount),
    priceUnit: row.get(choice.priceUnit),
    tax: row.get(choice.tax),
  };
  return multipliesOut(q, p, t, modifiers);
}

const isDiscounted = (row: Map<number, Decimal>, choice: ColumnChoice): boolean =>
  row.get(choice.discount)?.isZero() === false &&
  multiplies(row, choice) &&
  !multiplies(row, { ...choice, discount: -1 });

/** How far the choice strays from what the headings usually mean. */
function oddnessOf(choice: ColumnChoice, roles: (readonly ColumnRole[])[]): number {
  const rank = (column: number, role: ColumnRole): number =>
    column < 0 ? 2 : roles[column]!.length === 0 ? 3 : roles[column]!.indexOf(role);
  return rank(choice.quantity, 'quantity') + rank(choice.unitPrice, 'unitPrice') + rank(choice.lineTotal, 'lineTotal');
}
