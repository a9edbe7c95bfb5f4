import type { Doubt } from '../../draft.js';
import { right } from '../../page-model.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { isSum } from '../words/measure-words.js';
import type { Printed } from './leftovers.js';
import type { NotedLine } from './noted-lines.js';
import { WHOLE } from './packages.js';

/** "Subtotal non-food | 2" in the column of the cartons: what stands in it since the last such row, or in all of it. */
export function isSumOfColumn(figure: Cell, noted: NotedLine[], rows: TextLine[]): boolean {
  const isUnder = ({ page, box, text }: Cell): boolean =>
    page === figure.page &&
    box.y < figure.box.y &&
    WHOLE.test(text) &&
    Math.abs(right(box) - right(figure.box)) < FLUSH;
  const column = noted.flatMap(({ own }) => own.find(isUnder) ?? []);
  const ofLines = new Set(column);
  const sums = rows.flatMap(({ cells }) => cells.filter((cell) => isUnder(cell) && !ofLines.has(cell)));
  const last = Math.max(0, ...sums.map(({ box }) => box.y));
  return [column, column.filter(({ box }) => box.y > last)].some(
    (some) => some.reduce((sum, { text }) => sum + Number(text), 0) === Number(figure.text),
  );
}
/** In points. */
const FLUSH = 1.5;

/** "Subtotal 6", "Subtotal 7", "Total 15": where such rows say what a column comes to, each must. */
export function leftColumnCounts({ noted, table, lines }: Printed): Doubt[] {
  const own = new Set(noted.flatMap((one) => one.own));
  const columns = new Set(noted.flatMap((one) => one.own.flatMap(edgeOf)));
  const rows = [...new Set([...table, ...lines])];
  const sums = rows.flatMap(({ cells }) => {
    const figures = cells.filter((cell) => !own.has(cell) && edgeOf(cell).some((edge) => columns.has(edge)));
    const isOfSum = cells.some(({ folded }) => folded.split(' ').some((word) => isSum(word) || SUBTOTAL.test(word)));
    return isOfSum && figures.length === 1 ? figures : [];
  });
  if (sums.length < 2 || sums.length > MOST_SUMS) return [];
  const wrong = sums.filter((figure) => !isSumOfColumn(figure, noted, rows));
  if (wrong.length === 0 || 2 * wrong.length >= sums.length) return [];
  const message = `A sum of ${wrong[0]!.text} is not what its column comes to.`;
  return [{ code: 'piece-count', message }];
}
const MOST_SUMS = 30;
const edgeOf = ({ page, box, text }: Cell): string[] => (WHOLE.test(text) ? [`${page} ${Math.round(right(box))}`] : []);
/** Folded. */
const SUBTOTAL = /^(?:sub|zwischen|del|sous)[ -]?(?:totale?|summe|summa|sum)$/;
