import { fold } from './fold.js';
import { hasAmount } from './table-ends.js';
import { allText, type TableRow } from './table-rows.js';

interface Rows {
  anchor: TableRow;
  rows: TableRow[];
  /** The gaps between the lines tell which rows are theirs. */
  isTold?: boolean;
}

/**
 * Words below the last line which are none of its description: set as far from it as the lines are from each other, or a count
 * with its name, where no other line has any like it. They are said of the whole paper.
 */
export function withoutNotes<T extends Rows>(groups: T[]): T[] {
  const last = groups.at(-1);
  if (!last) return groups;
  const others = groups.slice(0, -1).flatMap(below);
  const labels = new Set(others.map(labelOf));
  const own = below(last);
  const start = own.findIndex((row, at) => {
    const before = own[at - 1] ?? last.anchor;
    const isFar = !last.isTold && row.line.box.y - before.line.box.y > FAR * row.line.box.height;
    const isCount = COUNT.test(allText(row)) && !labels.has(labelOf(row));
    return isCount || (groups.length > 1 && others.length === 0 && isFar);
  });
  if (start < 0) return groups;
  const notes = own.slice(start);
  return [...groups.slice(0, -1), { ...last, rows: last.rows.filter((row) => !notes.includes(row)) }];
}

/**
 * "Delivery note 118402 of 21/10" over the first line, and another one over lines further down: what heads several lines is
 * none of their names; nor is what says that the next page goes on. Where names have rows of their own, notes below them may be alike.
 */
export function withoutTitles(rows: TableRow[], areNamesApart = false): TableRow[] {
  const priced = rows.filter(hasAmount);
  const first = rows.findIndex(hasAmount);
  const heads = new Set(
    rows
      .slice(0, Math.max(0, first))
      .map(shapeOf)
      .filter((shape) => shape.includes('#')),
  );
  const further = new Set(rows.slice(Math.max(0, first)).flatMap((row) => (hasAmount(row) ? [] : shapeOf(row))));
  const titles = rows.filter((row) => !hasAmount(row) && heads.has(shapeOf(row)) && further.has(shapeOf(row)));
  const areFew =
    !areNamesApart &&
    titles.length > 1 &&
    titles.length * 2 <= priced.length &&
    priced.every(({ texts }) => texts.size > 0);
  return rows.filter((row) => !(areFew && titles.includes(row)) && !CONTINUED.test(fold(allText(row))));
}
/** Its words, whatever its numbers. */
const shapeOf = (row: TableRow): string => fold(allText(row).replace(/\S*\d\S*/g, '#'));
/** Folded. */
const CONTINUED =
  /^(?:continued (?:overleaf|on (?:the )?next page)|to be continued|(?:fortsetzung|weiter|ubertrag) (?:auf )?(?:der )?(?:nachsten?|folgenden?|folge) ?seite|fortsetzung folgt|(?:a|suite) suivre|suite (?:en |a la )?page suivante|suma y sigue|sigue en la pagina siguiente|segue|continua (?:a|alla|en la|na|pe) (?:pagina|pag) \S+|vervolg (?:op )?(?:de )?volgende pagina|ciag dalszy na nastepnej stronie|pokracovani na (?:dalsi|nasledujici) strane|pokracovanie na (?:dalsej|nasledujucej) strane|fortsaettes (?:pa )?naeste side|fortsetter (?:pa )?neste side|fortsatter (?:pa )?nasta sida|jatkuu seuraavalla sivulla|folytatas a kovetkezo oldalon|devami (?:sonraki|arka) sayfada|nastavak na sljedecoj stranici|se nadaljuje na naslednji strani)$/;

const below = ({ anchor, rows }: Rows): TableRow[] => rows.slice(rows.indexOf(anchor) + 1);
const labelOf = (row: TableRow): string => fold(allText(row).replace(/\d.*$/, ''));
/** In text heights, from line to line. */
const FAR = 1.7;
const COUNT = /\p{L}{3}[^:]*: ?\d{1,4}$/u;
