import type { DraftLine } from '../draft.js';
import { isCodeColumn, leadingCodes } from './item-codes.js';

/** The lines with their codes, as all of them together tell: a column may just count, descriptions may begin with codes. */
export const withCodes = (lines: DraftLine[]): DraftLine[] => withLeadingCodes(withoutOrdinals(lines));

/** "Item no." may just count the lines. */
function withoutOrdinals(lines: DraftLine[]): DraftLine[] {
  const isCounted = lines.every(({ sku }, index) => sku?.value === String(index + 1));
  return isCounted ? lines.map((line) => ({ ...line, sku: null })) : lines;
}

/** Where no line has a code of its own, each description may begin with one. */
function withLeadingCodes(lines: DraftLine[]): DraftLine[] {
  if (lines.some(({ sku, description }) => sku !== null || description === null)) return lines;
  const codes = leadingCodes(lines.map(({ description }) => description!.value));
  if (!codes) return lines;
  return lines.map((line, index) => {
    const text = line.description!.value.slice(codes[index]!.length).replace(/^\s*[–—-]?\s+/, '');
    const sku = { ...line.description!, value: codes[index]!, text: codes[index]! };
    return { ...line, sku, description: { ...line.description!, value: text, text } };
  });
}

/** "NA347" alone in the row below each description, another on each line; `below` are those rows' words. */
export function withCodesBelow(lines: DraftLine[], below: string[]): DraftLine[] {
  const areCodes = below.every((word) => word.length > 3 && /\d/.test(word)) && isCodeColumn(below);
  if (!areCodes || new Set(below).size < lines.length) return lines;
  if (lines.some(({ sku, description }) => sku !== null || !description)) return lines;
  return lines.map((line, index) => {
    const [description, code] = [line.description!, below[index]!];
    if (!description.value.endsWith(` ${code}`)) return line;
    const text = description.value.slice(0, -code.length).trim();
    return {
      ...line,
      sku: { ...description, value: code, text: code },
      description: { ...description, value: text, text },
    };
  });
}
