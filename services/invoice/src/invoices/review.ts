import type { InvoiceWarning } from '#contracts';

interface ReviewedLine {
  needsReview: boolean;
}

/**
 * What is still open after a person changed something: what was said about a field is settled once they have set it,
 * and the lines' own count follows the lines. With nothing open the invoice is completed.
 */
export function afterReview(
  warnings: InvoiceWarning[],
  fieldsSet: string[],
  lines: ReviewedLine[],
): { warnings: InvoiceWarning[]; extractionStatus: 'completed' | 'needs_review' } {
  const open = lines.filter((line) => line.needsReview).length;
  const kept = warnings.filter(
    ({ code, field }) => code !== LINES && !(field !== undefined && fieldsSet.includes(field)),
  );
  const remaining = open === 0 ? kept : [...kept, linesWarning(open)];
  return { warnings: remaining, extractionStatus: remaining.length === 0 ? 'completed' : 'needs_review' };
}

const LINES = 'lines';

const linesWarning = (count: number): InvoiceWarning => ({
  code: LINES,
  message: count === 1 ? 'One line needs a look.' : `${count} lines need a look.`,
});
