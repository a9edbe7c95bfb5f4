import { sidewaysOverlap } from '../../page-model.js';
import type { TextLine } from '../text-lines.js';

interface Said {
  count: number;
  noun: string;
  text: string;
}

/** What is counted for a carrier: six "Colli" in a field, or under that heading, and nine in a sentence; or more than their kinds come to. */
export const otherPackages = (lines: TextLine[]): string[] =>
  [...saidOtherwise(lines), ...notOfTheirKinds(lines)].map(({ text }) => text);

function saidOtherwise(lines: TextLine[]): Said[] {
  const found = lines.flatMap((line, index) =>
    line.cells.flatMap((cell, at) => {
      const { text, folded } = cell;
      const said = /(?:^| )(\d{1,4}) (\p{L}+)(?= |$)/u.exec(folded);
      if (said && SENT.test(said[2]!)) return [{ count: Number(said[1]), noun: said[2]!, text }];
      const own = /^(\D+) (\d{1,4})$/.exec(folded);
      const noun = SENT.exec(own?.[1] ?? '')?.[0].trim();
      if (noun) return [{ count: Number(own![2]), noun, text }];
      const label = SENT.exec(folded)?.[0].trim();
      if (!label) return [];
      const below = lines[index + 1];
      const value = [
        below?.page === cell.page ? below.cells.find(({ box }) => sidewaysOverlap(box, cell.box) > 0) : undefined,
        line.cells[at + 1],
      ].find((one) => one && WHOLE.test(one.text));
      return value ? [{ count: Number(value.text), noun: label, text: `${text} ${value.text}` }] : [];
    }),
  );
  const other = found.find(({ count, noun }) => found.some((one) => one.noun === noun && one.count !== count));
  return other ? found.filter(({ noun }) => noun === other.noun).slice(-1) : [];
}

/** "9 colli (8 pallets, 1 carton)". */
const notOfTheirKinds = (lines: TextLine[]): Said[] =>
  lines.flatMap(({ cells }) =>
    cells.flatMap(({ text }) => {
      const [said, count, noun, brackets] = OF_KINDS.exec(text) ?? [];
      const kinds = brackets?.split(/, | (?:and|und|et|y|e|en|og|och|i|a|ja|és|ve|și) |\+/) ?? [];
      const counts = kinds.map((kind) => Number(/^ ?(\d{1,4}) \p{L}+(?: \p{L}+)?$/u.exec(kind)?.[1]));
      const isList = kinds.length > 1 && counts.every((one) => one > 0) && !kinds.some((kind) => MEASURED.test(kind));
      return said && isList && counts.reduce((sum, one) => sum + one, 0) !== Number(count)
        ? [{ count: Number(count), noun: noun!, text: said }]
        : [];
    }),
  );
const OF_KINDS =
  /(?<![\d.,])(\d{1,4}) (colli|kolli|koli|colis|bultos?|packages|parcels|packstücke|collo|pakker|volumes|paczek|csomag)[:\s]+\(([^()]+)\)/iu;
const MEASURED = /(?<!\p{L})(?:kg|g|t|lbs?|m|m2|m3|m³|cbm|ldm|l)$/iu;

/** "Bultos: 3": what was sent, as one counts it for a carrier. Folded. */
export const SENT =
  /(?:^| )(?:bultos?|colete(?:lor)?|colli|kolli|koli|colis|packages|parcels|packstucke?|pakete|pallets?|paletten|palets?|balik\p{L}*|pacch\p{L}*|paczk\p{L}*|csomag\p{L}*|pakker?|volumes|колети|δεματα)$/u;
export const WHOLE = /^[1-9]\d{0,3}$/;
