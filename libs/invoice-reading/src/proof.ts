import { asPrinted } from './as-printed.js';
import { Decimal } from './decimal.js';
import { CLEAR, type Check, type Draft, type DraftLine, type HeaderField, type ReadValue } from './draft.js';
import { isDiscountIdle, modifiersOf, multipliesOut, taxedAlone } from './line-arithmetic.js';
import { type Account, unexplained } from './account/account.js';
import { inWords } from './account/in-words.js';
import { notesOnFigures } from './account/line-figures.js';
import { brokenStatements } from './account/statements.js';
import { UNIT_WORD } from './understanding/column-vocabulary.js';
import { findDate } from './understanding/dates.js';
import { fold } from './understanding/fold.js';
import { takesOff } from './understanding/words/discount-words.js';
import { UNREADABLE_LETTER } from './page-model.js';
import { type SettledLines, settleLines } from './settled-lines.js';

export interface Warning {
  code: string;
  /** One sentence for people. */
  message: string;
  field?: HeaderField;
}

export interface ProvedLine extends DraftLine {
  /** Why a person must look at it, in words; empty when it is proved. */
  notes: string[];
  confidence: number;
}

/** A draft with the verdict on it. */
export interface Proof {
  status: 'completed' | 'needs_review';
  totalAmount: ReadValue<Decimal> | null;
  taxAmount: ReadValue<Decimal> | null;
  lines: ProvedLine[];
  warnings: Warning[];
  /** The equation that proves the totals. */
  equation: string | null;
  /** What explains each of the draft's amounts, in their order; null for those that nothing explains. */
  explanations: (string | null)[];
}

export const PROVED = 0.98;
export const UNPROVED = 0.5;

/**
 * Decides by arithmetic. Completed means: every header field is plainly labelled, every line multiplies out, one account
 * leads from the lines to the printed total and explains every amount that is printed with them, and nothing in the
 * document speaks against it.
 */
export function prove(draft: Draft): Proof {
  const settled = settleLines(draft);
  const totals = settled.proofs.length === 1 ? settled.proofs[0]! : null;
  const account = totals ?? settled.accounts[0];
  const figures = notesOnFigures(settled.lines, draft.amounts, totals ? netOf(totals) : settled.sum);
  const [lost, taxed] = [linesWithoutName(settled.lines), taxedAlone(settled.lines)];
  const lines = settled.lines.map((line, index) => {
    const notes = [
      ...figures[index]!,
      ...(lost.has(line) ? [NO_DESCRIPTION] : []),
      ...(taxed.has(line)
        ? [`The total of ${line.lineTotal!.text} has its tax in it, those of other lines have not.`]
        : []),
    ];
    return proveLine(line, notes, totals !== null);
  });
  const warnings = [
    ...draft.doubts,
    ...headerWarnings(draft),
    ...totalsWarnings(draft, settled),
    ...brokenStatements(draft.statements ?? [], settled.lines, {
      totals: totals ? sayable(totals) : [],
      taxes: totals?.tax ? [totals.tax.value] : [],
    }),
    ...lineWarnings(lines),
  ];
  const guess = draft.amounts.findLast(({ kind, amount }) => kind === 'total' && amount)?.amount ?? null;
  const taxGuess = draft.amounts.findLast(({ kind, amount }) => kind === 'tax' && amount)?.amount ?? null;
  return {
    status: warnings.length === 0 ? 'completed' : 'needs_review',
    totalAmount: totals ? confirmed(totals.total) : guess && doubtful(guess),
    taxAmount: totals ? totals.tax && confirmed(totals.tax) : taxGuess && doubtful(taxGuess),
    lines,
    warnings,
    equation: totals?.equation ?? null,
    explanations: draft.amounts.map((_, index) => account?.entries[index]?.explanation ?? null),
  };
}

/** What is taxed. */
const netOf = ({ total, tax }: Account): Decimal => (tax ? total.value.minus(tax.value) : total.value);

/** What an amount in words may say: the total, or what is left to pay of it. */
const sayable = ({ total, entries }: Account): Decimal[] => [
  total.value,
  ...entries.flatMap(({ of: { kind, amount } }) =>
    (kind === 'due' || kind === 'total') && amount ? amount.value : [],
  ),
];

export const confirmed = <T>(value: ReadValue<T>): ReadValue<T> => ({
  ...passed(value, 'total-equation'),
  confidence: PROVED,
});
export const doubtful = <T>(value: ReadValue<T>): ReadValue<T> => ({ ...value, confidence: UNPROVED });

export const passed = <T>(value: ReadValue<T>, ...checks: Check[]): ReadValue<T> => ({
  ...value,
  checks: [...(value.checks ?? []), ...checks],
});

/**
 * Where names stand over their figures, that of the next line may have been taken for each but the last, which has nothing but its
 * code.
 */
function linesWithoutName(lines: DraftLine[]): Set<DraftLine> {
  const isCodeAlone = ({ sku, description }: DraftLine): boolean => sku !== null && sku.value === description?.value;
  const areNamed = lines.some((line) => line.sku && line.description && !isCodeAlone(line));
  const isUnit = ({ description }: DraftLine): boolean => UNIT_WORD.test(fold(description?.value ?? ''));
  const edges = new Set(lines.flatMap((line) => (isUnit(line) ? [] : leftEdge(line))));
  // "Set" among names, where these begin.
  const isUnitAlone = (line: DraftLine): boolean => isUnit(line) && !leftEdge(line).some((x) => edges.has(x));
  const isLost = (line: DraftLine): boolean =>
    line.description !== null &&
    (isUnitAlone(line) || isNoName(line.description.value) || (areNamed && isCodeAlone(line)));
  return new Set(lines.filter(isLost));
}
/** In whole points. */
const leftEdge = ({ description }: DraftLine): number[] =>
  description?.source.box ? [Math.round(description.source.box.x)] : [];
/** A day or figures alone: the name stands elsewhere, as beside a unit. */
const isNoName = (text: string): boolean => findDate(text)?.length === text.length || /^[\d.,\s/-]+$/.test(text);
const NO_DESCRIPTION = 'The line has no description.';

function proveLine(line: DraftLine, figures: string[], addsUp: boolean): ProvedLine {
  const notes = [...missingNotes(line), ...arithmeticNotes(line), ...figures];
  const confidence = notes.length === 0 ? PROVED : UNPROVED;
  const { quantity, unitPrice, lineTotal } = line;
  const multiplied: Check[] = notes.length === 0 ? ['line-arithmetic'] : [];
  return {
    ...line,
    quantity: quantity && passed(quantity, ...multiplied),
    unitPrice: unitPrice && passed(unitPrice, ...multiplied),
    lineTotal: lineTotal && passed(lineTotal, ...multiplied, ...(addsUp ? (['sum-of-lines'] as const) : [])),
    notes,
    confidence,
  };
}

export function missingNotes({ sku, description, quantity, unitPrice, lineTotal, allowance }: DraftLine): string[] {
  const isUnreadable = [sku, description].some((text) => text?.value.includes(UNREADABLE_LETTER));
  return [
    ...(description ? [] : [NO_DESCRIPTION]),
    ...(isUnreadable ? ['Some letters of this line cannot be read.'] : []),
    ...(quantity ? [] : ['No quantity is printed on this line.']),
    ...(unitPrice ? [] : ['No unit price is printed on this line.']),
    ...(lineTotal ? [] : ['No line total is printed on this line.']),
    ...(allowance ? [`A discount of ${allowance.text} is printed below this line.`] : []),
  ];
}

function arithmeticNotes(line: DraftLine): string[] {
  const { quantity, unitPrice, lineTotal } = line;
  if (isCredit(line)) return ['The line is a credit or a return.'];
  if (!quantity || !unitPrice || !lineTotal) return [];
  if (multipliesOut(quantity.value, unitPrice.value, lineTotal.value, modifiersOf(line))) {
    return isDiscountIdle(line)
      ? [`A discount of ${line.discount!.text} is printed, but is not taken off this line.`]
      : [];
  }
  const product = asPrinted(quantity.value.times(unitPrice.value), lineTotal);
  return [`${quantity.text} × ${unitPrice.text} is ${product}, but the line says ${lineTotal.text}.`];
}

/** "Customer discount | 1 | -50.00 | -50.00", or | -1 | 50.00 |, is none: nothing comes back. */
function isCredit({ description, quantity, unitPrice, lineTotal }: DraftLine): boolean {
  const isNegative = lineTotal?.value.isNegative() || quantity?.value.isNegative();
  const isOnce = unitPrice?.value.isNegative() || quantity?.value.equals(Decimal.of(-1));
  const isDiscount = isOnce && takesOff(fold(description?.value ?? ''));
  return isNegative === true && !isDiscount;
}

const HEADER: [keyof Draft & HeaderField, string][] = [
  ['invoiceNumber', 'invoice number'],
  ['invoiceDate', 'invoice date'],
  ['vendorName', 'name of the vendor'],
  ['currency', 'currency'],
];

export function headerWarnings(draft: Draft): Warning[] {
  return HEADER.flatMap(([field, name]) => {
    const value = draft[field];
    if (!value) return [{ code: 'missing', message: `The ${name} was not found.`, field }];
    if (value.confidence >= CLEAR) return [];
    return [{ code: 'unclear', message: `The ${name} is not clear: it may be “${value.value}”.`, field }];
  });
}

function totalsWarnings({ amounts }: Draft, { lines, sum, proofs, accounts }: SettledLines): Warning[] {
  const field = 'totalAmount';
  if (lines.length === 0) return [{ code: 'no-lines', message: 'No invoice lines were found.' }];
  if (proofs.length === 1) {
    const isCredit = proofs[0]!.total.value.compare(Decimal.zero) <= 0;
    return isCredit ? [{ code: 'not-positive', message: 'The total is not above zero.', field }] : [];
  }
  if (proofs.length > 1) {
    return [{ code: 'ambiguous-total', message: 'The amounts add up in more than one way.', field }];
  }
  const [closest] = accounts;
  if (closest) {
    return unexplained(closest).map((open) => ({ code: 'unexplained-amount', message: inWords(open, closest), field }));
  }
  const printed = amounts.filter(({ kind, amount }) => (kind === 'total' || kind === 'due') && amount);
  if (printed.length === 0) return [{ code: 'missing', message: 'The total was not found.', field }];
  const totals = [...new Set(printed.map(({ amount }) => amount!.text))].join(' or ');
  const message = `The lines add up to ${asPrinted(sum, printed[0]!.amount!)}, which does not lead to the printed total of ${totals}.`;
  return [{ code: 'does-not-add-up', message, field }];
}

export function lineWarnings(lines: ProvedLine[]): Warning[] {
  const open = lines.filter(({ notes }) => notes.length > 0).length;
  if (open === 0) return [];
  return [{ code: 'lines', message: open === 1 ? 'One line needs a look.' : `${open} lines need a look.` }];
}
