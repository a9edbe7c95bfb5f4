import { multipliesOutRounded } from '#invoice-reading';
import { conflict } from '#platform';

export interface LineFigures {
  quantity: number | null;
  /** Cents. */
  unitPrice: number | null;
  /** Cents. */
  lineTotal: number | null;
}

/** What is still wrong with a line that a person has edited; null when it is in order. */
export function lineProblem({ quantity, unitPrice, lineTotal }: LineFigures): string | null {
  if (quantity === null) return 'The quantity is missing.';
  if (unitPrice === null) return 'The unit price is missing.';
  if (lineTotal === null) return null;
  const isRight = multipliesOutRounded(quantity, unitPrice, lineTotal);
  return isRight ? null : 'Quantity × unit price is not the line total.';
}

interface LineImport {
  importStartedAt: Date | null;
  importedAt: Date | null;
}

/** What was sent to the stock stays as it was sent. */
export function mustBeFree({ importStartedAt, importedAt }: LineImport): void {
  if (importedAt) throw conflict('The line is already imported');
  if (importStartedAt) throw conflict('The line is being imported');
}
