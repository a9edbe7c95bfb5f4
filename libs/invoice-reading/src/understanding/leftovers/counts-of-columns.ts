import type { Doubt } from '../../draft.js';
import { right } from '../../page-model.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { isSum } from '../words/measure-words.js';
import type { Printed } from './leftovers.js';
import type { NotedLine } from './noted-lines.js';

/** "Subtotal non-food | 2" in the column of the cartons: what stands in it since the last such row, or in all of it. */
export function isSumOfColumn(figure: Cell, noted: NotedLine[], rows: TextLine[]): boolean {
  const isUnder = ({ page, box, text }: Cell): boolean =>
    page === figure.page &&
    box.y < figure.box.y &&
    countOf(text) !== null &&
    [box.x - figure.box.x, right(box) - right(figure.box)].some((apart) => Math.abs(apart) < FLUSH);
  const column = noted.flatMap(({ own }) => own.find(isUnder) ?? []);
  const ofLines = new Set(column);
  const sums = rows.flatMap(({ cells }) => cells.filter((cell) => isUnder(cell) && !ofLines.has(cell)));
  const last = Math.max(0, ...sums.map(({ box }) => box.y));
  return [column, column.filter(({ box }) => box.y > last)].some(
    (some) => some.reduce((sum, { text }) => sum + countOf(text)!, 0) === countOf(figure.text),
  );
}
/** In points. */
const FLUSH = 1.5;

/** "69", "1,558". */
const countOf = (text: string): number | null => (COUNT.test(text) ? Number(text.replace(/\D/g, '')) : null);
const COUNT = /^[1-9](?:\d{0,3}|\d{0,2}(?:[.,'’ ]\d{3})+)$/;

/**
 * "Subtotal 6", "Subtotal 7", "Total 15": where such rows say what a column comes to, each must; and so must each
 * figure of a row, "Totals of cases and units | 69 | 1,558", where one does.
 */
export function leftColumnCounts({ noted, table, lines }: Printed): Doubt[] {
  const own = new Set(noted.flatMap((one) => one.own));
  const columns = new Set(noted.flatMap((one) => one.own.flatMap(edgeOf)));
  const rows = [...new Set([...table, ...lines])];
  const ofRows = rows.map(({ cells }) => {
    const figures = cells.filter((cell) => !own.has(cell) && edgeOf(cell).some((edge) => columns.has(edge)));
    const isOfSum = cells.some(({ folded }) => folded.split(' ').some((word) => isSum(word) || SUBTOTAL.test(word)));
    return isOfSum ? figures : [];
  });
  const sums = ofRows.filter((figures) => figures.length === 1).flat();
  const page = noted[0]?.own[0]?.page;
  // Of a table over several pages each may have its own sums.
  const isWhole = noted.every(({ own: [first] }) => first?.page === page);
  const several = isWhole
    ? ofRows.filter((figures) => figures.length > 1 && figures.every((one) => one.page === page))
    : [];
  if (sums.length + several.flat().length > MOST_SUMS) return [];
  const isWrong = (figure: Cell): boolean => !isSumOfColumn(figure, noted, rows);
  const other = several
    .map((figures) => figures.filter(isWrong))
    .find((some, at) => some.length > 0 && some.length < several[at]!.length);
  const wrong = sums.length > 1 ? sums.filter(isWrong) : [];
  const [said] = other ?? (2 * wrong.length < sums.length ? wrong : []);
  return said ? [{ code: 'piece-count', message: `A sum of ${said.text} is not what its column comes to.` }] : [];
}
const MOST_SUMS = 30;
const edgeOf = ({ page, box, text }: Cell): string[] =>
  countOf(text) === null ? [] : [`${page} ${Math.round(right(box))}`];
/** Folded. */
const SUBTOTAL = /^(?:sub|zwischen|del|sous)[ -]?(?:totale?|summe|summa|sum)$/;
