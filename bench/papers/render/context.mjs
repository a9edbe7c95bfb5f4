import { styleOf } from '../axes.mjs';
import { escaped, filled, formatsOf } from '../formats.mjs';
import { LOCALES } from '../locales.mjs';
import { randomOf } from '../random.mjs';

/** Labels that papers for customers abroad print in English as well. */
const BILINGUAL = new Set(
  'number date due order customer billto shipto code item quantity unit price discount amount net subtotal total'.split(
    ' ',
  ),
);

/**
 * What every part of a page is given: the paper, its design, words, formats, and a note of what was printed, so that the
 * truth holds only what can be read and a contradiction only touches what can be seen.
 */
export function contextOf(paper, design, { vocabulary, english }) {
  const locale = LOCALES[paper.code];
  const style = { ...styleOf(design, locale), sumSymbol: paper.echo.sumSymbol };
  const formats = formatsOf(paper.code, locale, style);
  const printed = new Set();
  const second = design.bilingual && locale.lang !== 'en' && paper.tradeName !== 'till' ? design.bilingual : '';
  const word = (key) => {
    const own = (vocabulary.word(key) ?? `⟨${key}⟩`).replace('{cur}', paper.currency);
    return second && BILINGUAL.has(key) && own !== english.word(key) ? own + second + english.word(key) : own;
  };
  return {
    ...{ paper, design, style, formats, locale, printed, word },
    has: (key) => vocabulary.has(key),
    list: (key) => vocabulary.list(key),
    random: (name) => randomOf(`${design.seed}/${name}`),
    text: (key, values = {}) => escaped(filled(word(key), values)),
    label: (key) => `${escaped(word(key))}${design.labelMark}`,
    /** Notes that a value is printed, and gives it. */
    shown(key, html) {
      printed.add(key);
      return html;
    },
    date: (iso) => formats.date(iso),
    firstUnit: paper.lines[0].unit,
    unit: (unit) => word(`unit_${unit}`),
  };
}

export const lines = (list, tag = 'div') =>
  list
    .filter(Boolean)
    .map((item) => `<${tag}>${item}</${tag}>`)
    .join('');

export const joined = (list, by) => list.filter(Boolean).join(by);

export const table = (rows, name) =>
  `<table class="${name}">${rows.map((row) => `<tr${row.name ? ` class="${row.name}"` : ''}>${row.cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

export { escaped };
