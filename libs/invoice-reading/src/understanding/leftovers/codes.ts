import type { Doubt } from '../../draft.js';
import { findDate } from '../dates.js';
import { digitsAlike, fold, squash } from '../fold.js';
import { NUMBER_OF_OTHERS } from '../words/number-words.js';
import { TAX_ID } from '../words/party-words.js';
import { bottom } from '../../page-model.js';
import { type Cell, textOfWords } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import type { Printed } from './leftovers.js';

/** A number of the same series as the invoice's is another invoice's, unless it is called that of something else. */
export function leftCodes({ lines, tail, notes, read: { invoiceNumber, lines: goods } }: Printed): Doubt[] {
  const series = invoiceNumber && seriesOf(invoiceNumber.value);
  if (!series || !/9{3}/.test(series)) return [];
  // Goods may have codes that look like it.
  const own = new Set([invoiceNumber.value, ...goods.flatMap(({ sku }) => sku?.value ?? [])].map(squash));
  const isPlain = /^9+$/.test(series);
  // "TSR 1187": a number of several words.
  const size = invoiceNumber.value.split(' ').length;
  const all = [...lines, ...tail, ...notes];
  const left = all.flatMap(({ cells }, index) =>
    cells.flatMap((cell, position) => {
      if (isPlain && (OTHERS.test(cell.text) || TAX_ID.test(cell.folded))) return [];
      return cell.words.slice(size - 1).flatMap((_, at) => {
        const text = textOfWords(cell.words.slice(at, at + size)).replace(/^[#(„“"«»]+|[)”“"«».,;:]+$/g, '');
        const isGrouped = [at - 1, at + 1].some((near) => /^\d+$/.test(cell.words[near]?.text ?? ''));
        if (seriesOf(text) !== series || own.has(squash(text))) return [];
        // "FT 2026/1397 of 12 February": a paper of its own day.
        if (size > 1 && findDate(textOfWords(cell.words.slice(at + size, at + size + DATED_WORDS)))) return [];
        // "01473 / 4351-41" is a telephone.
        if (cell.words[at - 1]?.text === '/' && /^\+?\d{3,6}$/.test(cell.words[at - 2]?.text ?? '')) return [];
        const isBeforeName = /^\p{Lu}/u.test(cell.words[at + 1]?.text ?? '');
        if (isBeforeName && POSTCODE_IN_TWO.test(text)) return [];
        const isPostcode = isBeforeName || /^[A-Z]{2}$/.test(cell.words[at - 1]?.text ?? '');
        if (isPlain && (isGrouped || isPostcode || text.slice(0, LEADING) !== invoiceNumber.value.slice(0, LEADING)))
          return [];
        const said =
          at > 0
            ? cell.words
                .slice(0, at)
                .map((other) => other.text)
                .join(' ')
            : (cells[position - 1]?.text ?? '');
        const over = at > 0 ? undefined : headingOver(cell, all[index - 1]);
        return [fold(said), over?.folded ?? ''].some((label) => OF_ANOTHER.some((words) => words.test(label)))
          ? []
          : text;
      });
    }),
  );
  return left.slice(0, 1).map((text) => ({
    code: 'several-numbers',
    message: `More than one invoice number is printed: ${invoiceNumber.value}, ${text}.`,
    field: 'invoiceNumber' as const,
  }));
}

const DATED_WORDS = 2;

/** "2520-208 Peniche", "58-540 Karpacz", "01310-100 São Paulo". */
const POSTCODE_IN_TWO = /^(?:\d{2}|\d{4}|\d{5})-\d{3}$/;

/** Accounts for payments in Sweden: "5926-1453". Folded. */
const GIRO = /(?:^| )(?:bankgiro|plusgiro|postgiro|bg|pg)(?: (?:nr|nummer))?$/;

/** Laws and decrees are numbered within their year: "art. 7 L. 488/1999". Folded. */
const LAW =
  /(?:^| )(?:l|legge|d ?lgs|d ?p ?r|d ?m|d ?l|decreto|law|act|ley|real decreto|rd|loi|decret|lei|decreto lei|dl|legea|og|oug|hg|zakona?|vyhlask[ay]|ustaw[ay]|gesetz|verordnung|wet|lov|lag|laki)(?: (?:n|nr|no|n o|c|sb))?$/u;
const OF_ANOTHER = [NUMBER_OF_OTHERS, GIRO, LAW];

/** "Order no." right over its number, in a row of such headings. */
const headingOver = ({ page, box }: Cell, above: TextLine | undefined): Cell | undefined =>
  above?.page === page && box.y - bottom(above.box) < box.height && above.cells.every(({ text }) => !/\d/.test(text))
    ? above.cells.find((one) => Math.abs(one.box.x - box.x) < 1)
    : undefined;

/** Numbers without letters are many: those of one series begin alike. */
const LEADING = 2;

/** The letters and marks as such. */
const seriesOf = (value: string): string => digitsAlike(value.toUpperCase());

const OTHERS = /@|www\.|https?:|\+\d|IBAN|BIC|SWIFT|[Tt]el|[Ff]ax/;
