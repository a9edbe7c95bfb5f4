import type { Doubt } from '../../draft.js';
import { carriedOver } from '../carried-rows.js';
import { digitsAlike, fold } from '../fold.js';
import { SEPARATOR } from '../parties.js';
import { type TextLine, textOf } from '../text-lines.js';
import type { Printed } from './leftovers.js';

/**
 * "Page 1 of 2" on the only page: what the others say is not known. "Page 2 of 2" on the first of two is another page, and so
 * are a second "Page 1" and "Page 2/1".
 */
export const leftPages = ({ lines }: Printed): Doubt[] => [...missingPages(lines), ...otherHeads(lines)].slice(0, 1);

function missingPages(lines: TextLine[]): Doubt[] {
  const last = lastPage(lines);
  const left = lines.flatMap(({ page, cells }) =>
    cells.flatMap(({ text: whole }, position) => {
      const text = [whole, ...whole.split(SEPARATOR)].find((part) => PAGE_OF.test(part)) ?? '';
      const [, word = '', ...numbers] = PAGE_OF.exec(text) ?? [];
      // "Tour / Page | 14 / 2": two fields in one.
      const [before, behind] = cells[position - 1]?.text.split(' / ') ?? [];
      if (behind && PAGE.test(fold(behind)) && !PAGE.test(fold(before!))) return [];
      const [at, of] = numbers.map(Number);
      const isMissing = at === page && of! > last;
      const isOther = last > 1 && of === last && at !== page;
      // "Unit 2/1" is an address.
      const isNone = PAGE.test(fold(word)) && at! > of!;
      return isMissing || isOther || isNone ? { text, page } : [];
    }),
  );
  const numbered = lines.flatMap(({ page, cells }) =>
    cells.filter(({ folded }) => PAGE_ALONE.test(folded)).map(({ text, folded }) => ({ text, folded, page })),
  );
  const twice = numbered.filter(({ folded, page }) =>
    numbered.some((other) => other.folded === folded && other.page < page),
  );
  return [...left, ...twice].slice(0, 1).map(({ text, page }) => ({
    code: 'missing-pages',
    message: `The paper says “${text}” on page ${page} of ${last}.`,
  }));
}
/** The foot alone, as it stands on the others, is no page. */
function lastPage(lines: TextLine[]): number {
  const first = new Map<string, number>();
  for (const line of lines) {
    const text = textOf(line);
    if (!first.has(text)) first.set(text, line.page);
  }
  return Math.max(0, ...first.values());
}

/** What is printed at one place of several pages, letter by letter, names one number. */
function otherHeads(lines: TextLine[]): Doubt[] {
  const places = new Map<string, TextLine>();
  const carried = carriedOver(lines);
  const keyOf = ({ box }: TextLine, text: string): string => `${Math.round(box.x)} ${Math.round(box.y)} ${text}`;
  for (const line of lines) {
    if (carried.has(line)) continue;
    const text = textOf(line);
    const key = keyOf(line, digitsAlike(text));
    const first = places.get(key);
    if (!first) places.set(key, line);
    else if (first.page < line.page && /\p{L}{3}/u.test(text)) {
      const words = textOf(first).split(' ');
      const others = text.split(' ').flatMap((word, at) => (word === words[at] ? [] : [[words[at]!, word] as const]));
      const isNumber = others.some(([, word]) => /\d\D?\d\D?\d/.test(word));
      if (isNumber && others.every(([, word]) => !/[.,]\d\d$|:/.test(word)))
        return [{ code: 'several-references', message: `Pages differ: “${textOf(first)}”, “${text}”.` }];
    }
  }
  return [];
}

/** Folded. */
const PAGE =
  /^(?:page|seite|pagina|pag|p|side|sida|strana|strona|str|stran|oldal|sivu|lk|lapa|puslapis|sayfa|страница|стр|σελιδα|σελ)$/;
const PAGE_ALONE = new RegExp(`${PAGE.source.slice(0, -1)} \\d{1,2}$`);
/** And nothing else: "Seite 1/3", "2 of 3"; "Sida 1 (3)" with the word for it alone. */
const PAGE_OF =
  /^(?:(\p{L}{1,12})[.:]? )?(\d{1,2})(?: ?\/ ?| (?!(?:bus|bte|box|apt|lok|app|sta|unit)(?= ))\p{L}{1,4} |(?<=\p{L}[.:]? \d{1,2}) ?\((?=\d+\)))(\d{1,2})\)?$/u;
