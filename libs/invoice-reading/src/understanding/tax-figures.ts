import { isShare } from '../account/tax-rates.js';
import { Decimal } from '../decimal.js';
import type { AmountKind, LabelledAmount } from '../draft.js';
import { around, bottom, type Box, right, sidewaysOverlap } from '../page-model.js';
import { isConnector, kindOfLabel } from './label-segments.js';
import { WITH_CURRENCY, type DecimalMark } from './numbers.js';
import { taxRowOf, type TaxRow } from './tax-rows.js';
import { isRateHeading, numberIn, withoutTaken } from './tax-tables.js';
import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { readNumber, tokensOf, type NumberToken } from './tokens.js';
import { classifyAmountLabel } from './words/amount-labels.js';

/**
 * Taxes that their figures tell, whatever stands over them or beside them on the same lines: "22 %  1.398,55  307,68" among
 * other sums, and "Base 21 %", "Tax 21 %" in a row of headings over what is taxed and its tax. `rest` is what is left.
 */
export function takeTaxFigures(
  lines: TextLine[],
  mark: DecimalMark,
  isOutside: (line: TextLine) => boolean,
): { amounts: LabelledAmount[]; rest: TextLine[] } {
  const found = lines.flatMap((line, index) => {
    if (!isOutside(line) || line.cells.length < 3) return [];
    const above = lines.slice(0, index).filter((other) => isOutside(other) && other.page === line.page);
    const below = lines.slice(index + 1, index + 1 + NEAR).filter(({ page }) => page === line.page);
    const rows = rowsBesideOthers(line, mark, [...above.slice(-NEAR), ...below]).filter(
      ({ row, isBehind }) => isBehind || !isOfDiscount(row, above),
    );
    return [...rows, ...pairsBelow(line, lines.slice(index + 1, index + 3), mark)].map((one) => ({ ...one, above }));
  });
  const amounts: LabelledAmount[] = [];
  const taken = new Set<Cell>();
  const bareLines = new Set(found.flatMap(({ isBare, cells }) => (isBare ? cells[0]!.box.y : [])));
  const outside = lines.filter(isOutside);
  const named = (kind: AmountKind): Cell[] =>
    outside.flatMap(({ cells }) => cells.filter(({ folded }) => classifyAmountLabel(folded) === kind));
  // What is due is the total where nothing else is called so, and may be less.
  const totals = [named('total'), named('due')].find((cells) => cells.length > 0) ?? [];
  for (const { label, row, cells, above, isBare } of found) {
    // A base, its tax and what both come to are told by a single row, where no heading tells it of a table.
    const isUnderRate = headingsOver(cells.slice(0, 1), above).some(({ folded }) => isRateHeading(folded));
    const isTold = !isBare || bareLines.size > 1 || (row.others.length > 1 && !isUnderRate);
    if (cells.some((cell) => taken.has(cell)) || !isTold) continue;
    // Of one rate what is taxed with its tax may be the total, under a heading of its own and nowhere else but at a section's.
    const whole = totals.filter((cell) => !isOfSection(cell, row, lines, mark));
    const isTotal = (cell: Cell): boolean => whole.length === 1 && whole[0] === cell;
    const own = cells.filter((cell) => !headingsOver([cell], above).some(isTotal));
    for (const cell of [...own, ...headingsOver(own, above).filter((heading) => !isTotal(heading))]) taken.add(cell);
    const { tax, others, rate } = row;
    amounts.push({ kind: 'tax', label, amount: readNumber(tax), rate, others: others.map(readNumber) });
    for (const untaxed of untaxedBeside(cells, row, lines, mark)) {
      if (untaxed.cells.some((cell) => taken.has(cell))) continue;
      for (const cell of untaxed.cells) taken.add(cell);
      amounts.push({ kind: 'tax', label, ...untaxed.amounts });
    }
  }
  return { amounts, rest: withoutTaken(lines, taken) };
}

/** "Total terrace  942.00": no more than what is taxed. */
function isOfSection(cell: Cell, { others: [base] }: TaxRow, lines: TextLine[], mark: DecimalMark): boolean {
  const cells = lines.find((line) => line.cells.includes(cell))!.cells;
  const sum = numberIn(cells[cells.indexOf(cell) + 1], mark);
  return sum !== undefined && base !== undefined && isMoney(sum) && sum.value.compare(base.value) <= 0;
}

/** "0.00  59.20  0.00  59.20", or with "0 %", right above or below such a row, in its columns: goods without tax. */
function untaxedBeside(
  cells: Cell[],
  { tax, others }: TaxRow,
  lines: TextLine[],
  mark: DecimalMark,
): { cells: Cell[]; amounts: Pick<LabelledAmount, 'amount' | 'rate' | 'others'> }[] {
  // "of 480.00" has a word before its figure.
  if (cells.some((cell) => !numberIn(cell, mark))) return [];
  const at = lines.findIndex((line) => line.cells.includes(cells[0]!));
  return [lines[at - 1], lines[at + 1]].flatMap((line) => {
    const under = cells.map(({ box }) => line?.cells.find((cell) => sidewaysOverlap(cell.box, box) > 0));
    const figures = under.map((cell) => numberIn(cell, mark));
    if (line?.page !== cells[0]!.page || figures.some((figure) => !figure)) return [];
    const of = (value: Decimal): NumberToken =>
      figures[cells.findIndex((cell) => numberIn(cell, mark)!.value.equals(value))]!;
    const [base, ...sums] = others.map(({ value }) => of(value));
    const isUntaxed = figures[0]!.value.isZero() && of(tax.value).value.isZero() && !base!.value.isZero();
    if (!isUntaxed || sums.some(({ value }) => !value.equals(base!.value))) return [];
    const amounts = { amount: readNumber(of(tax.value)), rate: Decimal.zero, others: [readNumber(base!)] };
    return [{ cells: under as Cell[], amounts }];
  });
}

/** "Discount %" and "Discount" stand beside what they are taken off as rates and taxes do. */
function isOfDiscount({ tax }: TaxRow, above: TextLine[]): boolean {
  const over = above.findLast(({ cells }) => cells.some(({ box }) => sidewaysOverlap(box, tax.box) > 0));
  const heading = over?.cells.find(({ box }) => sidewaysOverlap(box, tax.box) > 0);
  return heading !== undefined && NO_TAXES.has(classifyAmountLabel(heading.folded));
}
const NO_TAXES = new Set<AmountKind | null>(['discount', 'charge', 'paid']);

interface Found {
  label: string;
  row: TaxRow;
  cells: Cell[];
  /** Its rate has no sign: of a single row other figures may be meant. */
  isBare: boolean;
  /** Another rate of the base before it. */
  isBehind?: boolean;
}

/** Where nothing else stands on the line, a rate with its sign says itself what it is. */
function rowsBesideOthers({ cells }: TextLine, mark: DecimalMark, near: TextLine[]): Found[] {
  return cells.flatMap((cell, at) => {
    const rate = rateIn(cell, mark);
    // "25.00  10.00  2.50": of two that may be the rate it is the one between the others.
    if (!rate || (at === 0 && isBare(rate, cell) && cells[1] && rateIn(cells[1], mark))) return [];
    const behind = moneyFrom(cells.slice(at + 1), mark);
    const before = moneyFrom(cells.slice(0, at).slice(-1), mark);
    const runs = [
      ...(before.length > 0
        ? [
            [...before, ...behind.slice(0, 2)],
            [...before, ...behind.slice(0, 1)],
          ]
        : []),
      behind.slice(0, 3),
      behind.slice(0, 2),
    ];
    for (const run of runs) {
      const row =
        run.length > 1
          ? taxRowOf(
              run.map(({ token }) => token),
              rate.value.abs(),
            )
          : null;
      const own = [cell, ...run.map((one) => one.cell)];
      const others = cells.filter((other) => !own.includes(other) && /\d/.test(other.text));
      const isToldElsewhere = others.length === 0 && rate.percent && run.every((one) => cells.indexOf(one.cell) > at);
      if (!row || row.tax.value.isZero()) continue;
      const more = surchargesBehind(row, cells.slice(cells.indexOf(own.at(-1)!) + 1), mark);
      const isSure = more.length > 0 || !isBare(rate, cell);
      return isToldElsewhere && !isOfCharge(cells, cell, near) && !isBehindPaid(cells, cell)
        ? []
        : [{ label: cell.text, row, cells: own, isBare: !isSure }, ...more];
    }
    return [];
  });
}

/** "Payment:" over the days to pay on, far left of a row of taxes. */
const isBehindPaid = ([label, ...cells]: Cell[], rate: Cell): boolean =>
  cells[0] === rate && label!.text.endsWith(':') && classifyAmountLabel(label!.folded) === 'paid';

/** "Shipping | 20 % | 5.75 | 1.15" in the columns of "Goods | 20 % | 150.94 | 30.19": what is taxed, and no charge of 20 %. */
const isOfCharge = ([label, ...cells]: Cell[], rate: Cell, near: TextLine[]): boolean =>
  cells[0] === rate &&
  classifyAmountLabel(label!.folded) === 'charge' &&
  near.some(
    (other) =>
      cells.every((cell) => other.cells.some(({ box }) => isSetAs(cell.box, box))) &&
      other.cells.some(({ box, text }) => /%$/.test(text) && Math.abs(box.x - rate.box.x) < 1),
  );

/** So many rows above and below, perhaps with those of other sums between. */
const NEAR = 2;

/** Flush right, or to one middle. */
const isSetAs = (a: Box, b: Box): boolean =>
  Math.min(Math.abs(right(a) - right(b)), Math.abs(a.x + a.width / 2 - (b.x + b.width / 2))) < 1;

/** "Base  % VAT  VAT  % surcharge  surcharge": another rate of the same base behind the first. */
function surchargesBehind({ others: [base] }: TaxRow, [first, second]: Cell[], mark: DecimalMark): Found[] {
  const [rate, tax] = [first && rateIn(first, mark), numberIn(second, mark)];
  if (!base || !rate || !tax || !isMoney(tax) || !isShare(tax.value, rate.value, base.value)) return [];
  const row = { tax, others: [base], rate: rate.value };
  return [{ label: first!.text, row, cells: [first!, second!], isBare: false, isBehind: true }];
}

/** The words close above the figures of a table: what they head is read by now. */
export function headingsOver(cells: Cell[], above: TextLine[]): Cell[] {
  const found: Cell[] = [];
  let last = around(cells.map(({ box }) => box));
  for (const line of above.toReversed()) {
    const over = line.cells.filter(
      ({ box }) => sidewaysOverlap(box, last) > 0 && bottom(box) <= last.y + last.height / 2,
    );
    if (over.length === 0) continue;
    const isNear = over.every(({ box }) => last.y - bottom(box) < GAP * box.height);
    if (!isNear || over.some(({ text, words }) => /\d/.test(text) || words.length > HEADING_WORDS)) break;
    found.push(...over);
    last = around([last, ...over.map(({ box }) => box)]);
  }
  return found;
}

/** A sentence stands over several of them. */
const HEADING_WORDS = 5;

/** Amounts that stand beside each other, each alone in its cell. */
function moneyFrom(cells: Cell[], mark: DecimalMark): { cell: Cell; token: NumberToken }[] {
  const found: { cell: Cell; token: NumberToken }[] = [];
  for (const cell of cells) {
    const token = numberIn(cell, mark);
    if (!token || token.percent || !isMoney(token)) break;
    found.push({ cell, token });
  }
  return found;
}
const isMoney = ({ value, text }: NumberToken): boolean =>
  value.decimals === 2 || (value.decimals === 0 && (WITH_CURRENCY.test(text) || /\d[ .,'’\u00a0]\d{3}/.test(text)));

/** "21 %", "S 21%", "VAT (21.00)": a rate and nothing else that counts. */
function rateIn(cell: Cell, mark: DecimalMark): NumberToken | null {
  const tokens = tokensOf(cell, mark);
  const [number, ...more] = tokens.filter((token) => token.kind === 'number');
  if (!number || more.length > 0 || cell.words.length > RATE_WORDS) return null;
  const isTax = tokens.some(
    (token) => token.kind === 'text' && classifyAmountLabel(cell.folded.replace(/[\d %]+/g, ' ').trim()) === 'tax',
  );
  const isRate = number.percent || isBare(number, cell) || (isTax && /^\(.*\)$/.test(number.text));
  return isRate && !number.value.isZero() ? number : null;
}
const isBare = ({ percent, value, words }: NumberToken, cell: Cell): boolean =>
  !percent && words.length === cell.words.length && value.compare(HIGHEST) <= 0 && value.compare(Decimal.zero) > 0;
const RATE_WORDS = 4;
/** Of all rates of tax. */
const HIGHEST = Decimal.of(30);

/** Two headings of a tax, the first or both with its rate, over a base and its tax: "VAT 25 % | VAT" over "of 480.00 | 120.00". */
function pairsBelow({ page, cells, box }: TextLine, following: TextLine[], mark: DecimalMark): Found[] {
  const near = following.filter((line) => line.page === page && line.box.y - bottom(box) < GAP * box.height);
  const under = (heading: Cell): { cell: Cell; token: NumberToken } | undefined =>
    near
      .flatMap((line) => line.cells.filter((cell) => sidewaysOverlap(cell.box, heading.box) > 0))
      .flatMap((cell) => {
        const token = figureIn(cell, mark);
        return token && !token.percent && isMoney(token) ? [{ cell, token }] : [];
      })[0];
  return cells.flatMap((cell, at) => {
    const rate = rateIn(cell, mark);
    if (!rate?.percent || !/\p{L}{2}/u.test(cell.text)) return [];
    return cells.slice(at + 1).flatMap((other) => {
      const own = rateIn(other, mark);
      const isRated = own?.percent === true && /\p{L}{2}/u.test(other.text) && own.value.equals(rate.value);
      const isPlain = !/\d/.test(other.text) && [cell, other].every((one) => kindOfLabel(one.text) === 'tax');
      const [base, tax] = isRated || isPlain ? [under(cell), under(other)] : [];
      if (!base || !tax || base.cell === tax.cell) return [];
      if (!isShare(tax.token.value, rate.value, base.token.value)) return [];
      const row = { tax: tax.token, others: [base.token], rate: rate.value };
      return [{ label: other.text, row, cells: [cell, other, base.cell, tax.cell], isBare: false }];
    });
  });
}

/** "of 480.00": the only figure of the cell, at most with a word of the kind before it. */
function figureIn(cell: Cell, mark: DecimalMark): NumberToken | undefined {
  const [first, ...more] = tokensOf(cell, mark).filter((token) => token.kind === 'number' || !isConnector(token));
  return first?.kind === 'number' && more.length === 0 ? first : undefined;
}
/** In text heights. */
const GAP = 2;
