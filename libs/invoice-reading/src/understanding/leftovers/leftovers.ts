import type { Doubt, Draft } from '../../draft.js';
import type { DateOrder } from '../dates.js';
import type { Equivalent } from '../equivalents.js';
import type { DecimalMark } from '../numbers.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { leftAccounts } from './accounts.js';
import { leftEnds } from './begun-and-ended.js';
import { leftCards } from './cards.js';
import { leftCheckDigits } from './check-digits.js';
import { leftCheckedNumbers } from './checked-numbers.js';
import { leftCodes } from './codes.js';
import { leftCompanies } from './companies.js';
import { leftCountedNames } from './counted-names.js';
import { leftCountedPeriods } from './counted-periods.js';
import { leftColumnCounts } from './counts-of-columns.js';
import { leftCounts } from './counts.js';
import { leftCurrencies } from './currencies.js';
import { leftDailyCounts } from './daily-counts.js';
import { leftDates } from './dates.js';
import { leftDaysOfLines } from './days-of-lines.js';
import { leftDoneLater } from './done-later.js';
import { leftEarlyTerms } from './early-terms.js';
import { leftEquivalents } from './equivalents.js';
import { leftFigures } from './figures.js';
import { leftFreeShipping } from './free-shipping.js';
import { leftHours } from './hours.js';
import { leftIndianStates } from './indian-states.js';
import { leftItemCodes } from './item-codes.js';
import { leftListedDays } from './listed-days.js';
import { leftMeasures } from './measures.js';
import { leftMonths } from './months.js';
import { leftNamedParties } from './named-parties.js';
import { leftNearMisses } from './near-misses.js';
import { leftNearNames } from './near-names.js';
import { leftNoSuchDays } from './no-such-days.js';
import { leftPartsOfQuantities } from './parts-of-quantities.js';
import { leftPayees } from './payees.js';
import { leftPayers } from './payers.js';
import { leftPositions } from './positions.js';
import { leftPartsOfLines } from './parts-of-line.js';
import { leftPieces } from './pieces.js';
import { leftRegistrations } from './registrations.js';
import { leftLineNotes } from './line-notes.js';
import type { NotedLine } from './noted-lines.js';
import { leftRates } from './rates.js';
import { leftOrderDates } from './order-dates.js';
import { leftOpenPieces } from './open-pieces.js';
import { leftPages } from './pages.js';
import { leftPaymentState } from './payment-state.js';
import { leftPayments } from './payments.js';
import { leftPeriods } from './periods.js';
import { leftPriceNotes } from './price-notes.js';
import { leftPrintDates } from './print-dates.js';
import { leftReadings } from './readings.js';
import { leftReferences } from './references.js';
import { leftReverseCharge } from './reverse-charge.js';
import { leftSayings } from './said-of-prices.js';
import { leftRentals } from './rentals.js';
import { leftRepeatedFields } from './repeated-fields.js';
import { leftSameLabels } from './same-labels.js';
import { leftSharedAddresses } from './shared-addresses.js';
import { leftSharedCodes } from './shared-codes.js';
import { leftSharesOfRows } from './shares-of-rows.js';
import { leftTaxClasses } from './tax-classes.js';
import { leftTaxCodes } from './tax-codes.js';
import { leftTaxedParts } from './taxed-parts.js';
import { leftTaxIds } from './tax-ids.js';
import { leftTerms } from './terms.js';
import { leftWords } from './spelled.js';
import { leftWeights } from './weights.js';

/** What is printed outside the lines, with what was read of the whole paper. */
export interface Printed {
  lines: TextLine[];
  /** Rows of words below the last line's figures, which may be notes of the whole paper. */
  tail: TextLine[];
  /** Rows of words between those of the lines' figures. */
  notes: TextLine[];
  /** All of the table. */
  table: TextLine[];
  /** Of each line its own rows, where these are known. */
  blocks?: TextLine[][];
  /** Each line with what stands on its row and below it. */
  noted: NotedLine[];
  /** Whether it stands below the first of the invoice's lines. */
  isBelow: (line: TextLine) => boolean;
  /** Whether it stands between the figures of the first of them and those of the last: what belongs to one of the lines. */
  isAmong: (line: TextLine) => boolean;
  /** What is offered to whoever pays early. */
  offers: Set<Cell>;
  /** In another currency. */
  equivalents: Equivalent[];
  mark: DecimalMark;
  /** Which of its dates' figures comes first. */
  order: DateOrder | null;
  read: Omit<Draft, 'doubts'>;
}

/**
 * Facts outside the lines that are neither what was read nor of a known harmless kind. Words for what contradicts an invoice
 * are without number, in every language; what is harmless is a list that ends. So whatever looks like an amount, a count, a
 * date, a number, a rate, a currency or a company must be explained, and what stays over is reviewed.
 */
export const leftovers = (printed: Printed): Doubt[] => [
  ...leftFigures(printed),
  ...leftCounts(printed),
  ...leftColumnCounts(printed),
  ...leftCountedNames(printed),
  ...leftCountedPeriods(printed),
  ...leftListedDays(printed),
  ...leftDates(printed),
  ...leftOrderDates(printed),
  ...leftEnds(printed),
  ...leftCodes(printed),
  ...leftRates(printed),
  ...leftSharesOfRows(printed),
  ...leftCurrencies(printed),
  ...leftEquivalents(printed),
  ...leftCompanies(printed),
  ...leftWords(printed),
  ...leftAccounts(printed),
  ...leftReverseCharge(printed),
  ...leftSayings(printed),
  ...leftPriceNotes(printed),
  ...leftReferences(printed),
  ...leftEarlyTerms(printed),
  ...leftTerms(printed),
  ...leftPeriods(printed),
  ...leftRentals(printed),
  ...leftDaysOfLines(printed),
  ...leftDoneLater(printed),
  ...leftMonths(printed),
  ...leftPrintDates(printed),
  ...leftPages(printed),
  ...leftPayments(printed),
  ...leftPaymentState(printed),
  ...leftCards(printed),
  ...leftTaxIds(printed),
  ...leftTaxCodes(printed),
  ...leftTaxedParts(printed),
  ...leftTaxClasses(printed),
  ...leftRegistrations(printed),
  ...leftPayers(printed),
  ...leftPayees(printed),
  ...leftPieces(printed),
  ...leftPartsOfLines(printed),
  ...leftOpenPieces(printed),
  ...leftPartsOfQuantities(printed),
  ...leftDailyCounts(printed),
  ...leftLineNotes(printed),
  ...leftReadings(printed),
  ...leftPositions(printed),
  ...leftItemCodes(printed),
  ...leftMeasures(printed),
  ...leftWeights(printed),
  ...leftRepeatedFields(printed),
  ...leftSameLabels(printed),
  ...leftSharedAddresses(printed),
  ...leftSharedCodes(printed),
  ...leftCheckedNumbers(printed),
  ...leftCheckDigits(printed),
  ...leftIndianStates(printed),
  ...leftNoSuchDays(printed),
  ...leftNamedParties(printed),
  ...leftHours(printed),
  ...leftFreeShipping(printed),
  ...leftNearMisses(printed),
  ...leftNearNames(printed),
];
