import { sidewaysOverlap, type Word } from '../page-model.js';
import { columnRoles, skuRank, type ColumnRole } from './column-vocabulary.js';
import { isCodeColumn } from './item-codes.js';
import type { TextLine } from './text-lines.js';
import type { TextToken } from './tokens.js';

/** What headings that are printed over the figures of a line anew say of the words right under them. */
export function rolesUnderHeadings(block: TextLine[]): Map<Word, ColumnRole> {
  const roles = new Map<Word, ColumnRole>();
  for (const [index, { cells }] of block.slice(0, -1).entries()) {
    const words = block[index + 1]!.cells.flatMap((cell) => cell.words);
    for (const { box, folded } of cells) {
      const [role] = columnRoles(folded);
      if (!role || (role === 'sku' && skuRank(folded) > OWN_RANK)) continue;
      for (const word of words) if (sidewaysOverlap(word.box, box) > 0) roles.set(word, role);
    }
  }
  return roles;
}
/** Not that of the trade, or the customer's own. */
const OWN_RANK = 1;

export interface PartedTexts {
  codes: TextToken[] | null;
  names: TextToken[][];
  /** Each block has words that look like a code, and more than one may be it. */
  areUnsure: boolean;
}

/** One word in each block that is its code: the one under a heading for codes, or the only one that looks like one. */
export function partCodes(blocks: TextToken[][], headings: Map<Word, ColumnRole>[]): PartedTexts {
  const roleOf = ({ words }: TextToken, at: number): ColumnRole | undefined =>
    words.length === 1 ? headings[at]!.get(words[0]!) : undefined;
  const headed = blocks.map((texts, at) => texts.filter((text) => roleOf(text, at) === 'sku' && /\d/.test(text.text)));
  const single = headed.every(({ length }) => length === 1)
    ? headed
    : blocks.map((texts, at) =>
        texts.filter((text) => isCodeColumn([text.text]) && HAS_PARTS.test(text.text) && roleOf(text, at) !== 'mark'),
      );
  const aligned = inOneColumn(single);
  const codes = aligned.every(({ length }) => length === 1) ? aligned.map(([code]) => code!) : [];
  const areCodes = codes.length > 0 && isCodeColumn(codes.map(({ text }) => text));
  const isDistinct = new Set(codes.map(({ text }) => text)).size === codes.length;
  if (!areCodes || !isDistinct || blocks.some(({ length }) => length < 2)) {
    const areUnsure = codes.length === 0 && single.every(({ length }) => length > 0);
    return { codes: null, names: blocks, areUnsure };
  }
  return { codes, names: blocks.map((texts, at) => texts.filter((text) => text !== codes[at])), areUnsure: false };
}

/** "A77", "LMP-TSK-BK": a word in capitals alone may be a name. */
const HAS_PARTS = /\d|\p{Lu}{2}[-_./]\p{Lu}{2}/u;

/** "Weizenmehl Type" over "550" beside the code: where most blocks have one such word, it stands in their column. */
function inOneColumn(blocks: TextToken[][]): TextToken[][] {
  const alone = blocks.flatMap((texts) => (texts.length === 1 ? texts[0]!.box.x : []));
  const isIn = ({ box }: TextToken): boolean => Math.abs(box.x - alone[0]!) < ALIGNED;
  const areMost = alone.length * 2 > blocks.length && alone.every((x) => Math.abs(x - alone[0]!) < ALIGNED);
  return areMost ? blocks.map((texts) => (texts.length > 1 ? texts.filter(isIn) : texts)) : blocks;
}
/** In points. */
const ALIGNED = 2.5;
