import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';

/** "INV-1991", "FV/1187/2026" alone in a corner of the head: its letters say of what it is the number, where nothing else does. */
export function prefixedAtHead(lines: TextLine[]): Cell[] {
  const cells = lines.flatMap((line) => line.cells);
  const isOther = (text: string): boolean => PREFIXED.test(text) && !found.some((cell) => cell.text === text);
  const head = lines.slice(0, HEAD_ROWS).filter(({ page }) => page === lines[0]!.page);
  const found = head.flatMap((line) =>
    line.cells.filter((cell, at) => at === line.cells.length - 1 && PREFIXED.test(cell.text)),
  );
  return found.length === 1 && !cells.some(({ words }) => words.some(({ text }) => isOther(text))) ? found : [];
}
/** Short ones with the year of the series: "FV" alone begins other codes, too. */
const PREFIXED =
  /^(?:(?:INV|RECHN?|FACT?|FAKT?|FATT?)[-/]?\d[\d/-]{2,}|(?:F[ASV]|FVS|RE|RG|VF|FTV?)[-/](?:\d{1,6}[-/]){1,2}20\d\d|(?:F[ASV]|FVS|RE|RG|VF|FTV?)[-/]20\d\d(?:[-/]\d{1,6}){1,2})$/;
const HEAD_ROWS = 8;
