import { companyKey, LEGAL_FORM, withoutLegalForm } from '../../company-name.js';
import { bottom, right } from '../../page-model.js';
import { isPlace } from '../addresses.js';
import { fold } from '../fold.js';
import {
  addressBelow,
  behindShort,
  isHeading,
  isSenderLine,
  isSmallPrint,
  senderParts,
  SEPARATOR,
} from '../parties.js';
import { cellOf, type Cell, type TextLine } from '../text-lines.js';
import { ACCOUNT_HOLDERS, NAME_LABEL, SELLER, SHORT_SELLER } from '../words/party-words.js';
import { isLargestName } from './letterhead.js';
import { beforeAddress, isName, nameIn } from './names.js';
import { signedFor } from './payee.js';

export interface Candidate {
  name: string;
  cell: Cell;
  /** Where the name goes on, in the line below. */
  wrapped?: Cell;
  /** The line above, in the same letters, may be the first half of the name. */
  isHalf?: boolean;
  /** Where it was found; the score grows with what else speaks for it. */
  place: keyof typeof PLACE;
  score: number;
  /** At the foot, with what only senders print there. */
  isTold?: boolean;
}

/** By where it was found: what a place says before anything else is looked at. */
export const PLACE = {
  underHeading: 0.9,
  known: 0.9,
  /** In print smaller than that of the address below it. */
  smallSenderLine: 0.85,
  senderLine: 0.75,
  underShort: 0.6,
  company: 0.55,
  topLine: 0.4,
};

const at = (place: keyof typeof PLACE): Pick<Candidate, 'place' | 'score'> => ({ place, score: PLACE[place] });

/** Every name that may be the sender's, of a paper without those cells that belong to the receiver. */
export function candidatesIn(lines: TextLine[], buyer: Set<Cell>, suppliers: readonly string[]): Candidate[] {
  const others = lines.map((line) => ({ ...line, cells: line.cells.filter((cell) => !buyer.has(cell)) }));
  const finds = [
    knownSuppliers(suppliers),
    underHeading,
    underShortHeading,
    companies,
    overTheirForm,
    holders,
    signers,
    repeatedHeads,
    topLine,
  ];
  // The line over the window is told by the address below it, which is the receiver's.
  const found = [
    ...senderLines(lines).filter(({ cell }) => !buyer.has(cell)),
    ...finds.flatMap((find) => find(others)),
  ];
  return withWrapped(found, others);
}

/** Further away (in text heights) than this, a cell on the same line belongs to something else. */
const BESIDE = 8;
/** So many lines below a heading may hold the name. */
const UNDER = 6;

/** Below or beside "From", "Seller", "Lieferant". */
function underHeading(lines: TextLine[]): Candidate[] {
  return lines.flatMap(({ cells }, index) =>
    cells.flatMap((cell, position) => {
      const label = SELLER.exec(cell.folded)?.[0];
      if (!label || !isHeading(cell) || isUnderField(cell, lines[index - 1])) return [];
      const under = addressBelow(cell, lines.slice(index + 1));
      if (isField(cell, cells, under)) return [];
      const named = labelledName(under.slice(0, UNDER), lines);
      if (named) return [{ name: nameIn(named.text), cell: named, ...at('underHeading') }];
      // Without a colon, what follows the word in its cell is the rest of a sentence or of a title.
      const own = cell.text.includes(':') ? { ...cell, text: cell.text.replace(/^[^:]*:\s*/, '') } : undefined;
      const beside = cell.folded === label ? cells[position + 1] : own;
      const isFar = beside !== undefined && beside.box.x - right(cell.box) > BESIDE * cell.box.height;
      const near = under.slice(0, 4);
      const places = (isFar ? [...near, beside] : [beside, ...near]).filter((other) => other !== undefined);
      const names = places.filter((other) => other.folded !== label && isName(other.text));
      // Below the heading there may be more headings, each with its value far beside it.
      const place = (isFar && names.find(({ text }) => LEGAL_FORM.test(text))) || names[0];
      return place ? [{ name: nameIn(place.text), cell: place, ...at('underHeading') }] : [];
    }),
  );
}

/** "Salesperson | Shipment | Terms", each over one value: who serves the customer, not who sells. */
const isField = (cell: Cell, cells: Cell[], [value, ...more]: Cell[]): boolean =>
  areHeadings(cells) &&
  value !== undefined &&
  more.length === 0 &&
  Math.abs(value.box.x - cell.box.x) < 1 &&
  !LEGAL_FORM.test(value.text);
/** "Sender" under "Carrier": what is filled in, not a heading. */
const isUnderField = (cell: Cell, above: TextLine | undefined): boolean =>
  above?.page === cell.page &&
  areHeadings(above.cells) &&
  cell.box.y - bottom(above.box) < cell.box.height &&
  above.cells.some(({ box }) => Math.abs(box.x - cell.box.x) < 1);
const areHeadings = (cells: Cell[]): boolean => cells.length > 2 && cells.every(({ text }) => !/[\d:]/.test(text));

/** Below or beside "From", "Von", "De": words that stand over places and periods, too, so that an address must follow. */
function underShortHeading(lines: TextLine[]): Candidate[] {
  return lines.flatMap(({ cells }, index) =>
    cells.flatMap((cell, position) => {
      const following = lines.slice(index + 1);
      const behind = behindShort(cell, SHORT_SELLER);
      if (!behind && !SHORT_SELLER.test(cell.folded)) return [];
      const below = addressBelow(cell, following);
      const next = behind ? undefined : cells[position + 1];
      const blocks = behind ? [[behind, ...below]] : [below, next ? [next, ...addressBelow(next, following)] : []];
      const party = blocks.find((block) => block.some(({ text }) => isPlace(text)));
      const name = party?.[0];
      if (!name || !isName(name.text)) return [];
      // Behind a heading the address goes on below the heading's own cell.
      return [{ name: nameIn(name.text), cell: behind ? cell : name, ...at('underShort') }];
    }),
  );
}

/** "Name: Northgate Ltd", in one cell or in two: what a list of a party's data calls its name. */
function labelledName(under: Cell[], lines: TextLine[]): Cell | null {
  for (const cell of under) {
    const label = NAME_LABEL.exec(cell.folded)?.[0];
    if (!label) continue;
    if (cell.folded !== label) {
      const colon = cell.words.findIndex(({ text }) => text.endsWith(':'));
      const rest = cell.words.slice(colon + 1);
      return colon >= 0 && rest.length > 0 ? cellOf(rest) : null;
    }
    const line = lines.find(({ cells }) => cells.includes(cell));
    const value = line?.cells[line.cells.indexOf(cell) + 1];
    return value && /\p{L}{2}/u.test(value.text) ? value : null;
  }
  return null;
}

/** Names of those who are known to sell to this buyer. */
const knownSuppliers =
  (names: readonly string[]) =>
  (lines: TextLine[]): Candidate[] =>
    lines.flatMap(({ cells }) =>
      cells.flatMap((cell) => {
        const known = names.find((name) => beginsWith(cell, name));
        if (!known) return [];
        const printed = nameIn(cell.text);
        return [{ name: companyKey(printed) === companyKey(known) ? printed : known, cell, ...at('known') }];
      }),
    );

export const beginsWith = ({ folded }: Cell, name: string): boolean => {
  const own = fold(withoutLegalForm(name));
  return own.length > 3 && `${folded} `.startsWith(`${own} `);
};

/** "Name · Street 1 · 12345 Town" in small print over the address window of a letter. */
function senderLines(lines: TextLine[]): Candidate[] {
  return lines.flatMap(({ cells, page }, index) =>
    cells.flatMap((cell) => {
      const following = lines.slice(index + 1);
      const name = page === 1 && isSenderLine(cell, following) ? senderParts(cell, following)[0]! : '';
      const place = isSmallPrint(cell, following) ? 'smallSenderLine' : 'senderLine';
      return isName(name) && !isTrade(name, cell, lines[index - 1]) ? [{ name, cell, ...at(place) }] : [];
    }),
  );
}

/** "Tax advisers · Mill Road 1 · 12345 Town" right below a company in larger letters: what it does, and where. */
const isTrade = (name: string, { box }: Cell, above: TextLine | undefined): boolean =>
  !LEGAL_FORM.test(name) &&
  above !== undefined &&
  above.cells.some((cell) => LEGAL_FORM.test(cell.text) && cell.box.height > LARGE * box.height) &&
  box.y - bottom(above.box) < above.box.height;

/** Names that end in a legal form; in the largest letters they may go on: "Ludwig & Co. KG - Großhandel". */
function companies(lines: TextLine[]): Candidate[] {
  const all = lines.flatMap(({ cells }) => cells);
  return lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const isWhole =
        / [-–] /.test(cell.text) && !/\d/.test(cell.text) && isName(cell.text) && isLargestName(cell, all);
      const parts = isWhole ? [cell.text] : cell.text.split(SEPARATOR).map(beforeAddress);
      const name = parts.find((part) => LEGAL_FORM.test(part) && isName(part));
      return name ? [{ name: nameIn(name), cell, ...at('company') }] : [];
    }),
  );
}

/** "SARL au capital de 10 000 €" in the line below the name. */
const FORM_ALONE = /^(SARL|S\.A\.R\.L\.|SASU?|EURL|SA|S\.A\.)(?:,| au capital|$)/;

function overTheirForm(lines: TextLine[]): Candidate[] {
  return lines.flatMap(({ cells }, index) =>
    cells.flatMap((cell) => {
      const [form] = addressBelow(cell, lines.slice(index + 1));
      const short = FORM_ALONE.exec(form?.text ?? '')?.[1];
      return short && isName(`${cell.text} ${short}`) ? [{ name: nameIn(cell.text), cell, ...at('company') }] : [];
    }),
  );
}

/** Without a legal form: over an address, and once more behind the words for whose account it is. */
function holders(lines: TextLine[]): Candidate[] {
  const cells = lines.flatMap((line) => line.cells);
  const keys = new Set(
    lines.flatMap((line) =>
      line.cells.flatMap(({ text, folded }, at) => {
        const label = HOLDER.exec(folded)?.[0];
        if (label === undefined) return [];
        const key = companyKey(label === folded ? (line.cells[at + 1]?.text ?? '') : text.replace(/^[^:]*:/, ''));
        return key.length > 4 && (label === folded || text.includes(':')) ? [key] : [];
      }),
    ),
  );
  return cells.flatMap((cell) =>
    keys.has(companyKey(cell.text)) && isName(cell.text) && hasAddress(cell, lines)
      ? [{ name: nameIn(cell.text), cell, ...at('company') }]
      : [],
  );
}
const HOLDER = new RegExp(`^${ACCOUNT_HOLDERS}(?= |$)`);
const hasAddress = (cell: Cell, lines: TextLine[]): boolean =>
  addressBelow(cell, lines.slice(lines.findIndex(({ cells }) => cells.includes(cell)) + 1))
    .slice(0, 3)
    .some(({ text }) => isPlace(text));

/** "for Northgate Packaging" over "Authorised signatory", and the name over an address. */
function signers(lines: TextLine[]): Candidate[] {
  const names = new Set(signedFor(lines).map(companyKey));
  return lines.flatMap(({ cells }) =>
    cells
      .filter((cell) => names.has(companyKey(cell.text)) && hasAddress(cell, lines))
      .map((cell) => ({ name: nameIn(cell.text), cell, ...at('company') })),
  );
}

/** The name in the largest letters on top, once more over its address further down. */
function repeatedHeads(lines: TextLine[]): Candidate[] {
  const cells = lines.flatMap((line) => line.cells);
  const heads = new Set(
    lines
      .filter(({ page }) => page === 1)
      .slice(0, HEAD_LINES)
      .flatMap((line) => line.cells.filter((cell) => isName(cell.text) && isLargestName(cell, cells)))
      .map(({ text }) => companyKey(text)),
  );
  return cells.flatMap((cell) =>
    cell.page === 1 && heads.has(companyKey(cell.text)) && isName(cell.text) && hasAddress(cell, lines)
      ? [{ name: nameIn(cell.text), cell, ...at('company') }]
      : [],
  );
}
const HEAD_LINES = 3;

/** Letterheads begin with the name. */
function topLine(lines: TextLine[]): Candidate[] {
  const first = lines.filter(({ page }) => page === 1).slice(0, 4);
  return first.flatMap(({ cells }) =>
    cells.filter(({ text }) => isName(text)).map((cell) => ({ name: nameIn(cell.text), cell, ...at('topLine') })),
  );
}

/**
 * A name that goes on in the line below, in the same letters: "Calder Electrical" over "Wholesale Ltd". It is one name
 * where the paper prints it once more, on one line or wrapped alike, or sets both larger than the rest; else the lower line may
 * be half of a name.
 */
function withWrapped(candidates: Candidate[], lines: TextLine[]): Candidate[] {
  const heights = lines.flatMap(({ cells }) => cells.map(({ box }) => box.height)).sort((a, b) => a - b);
  const ordinary = heights[Math.floor(heights.length / 2)] ?? 0;
  const pairs = lines.flatMap(({ cells }, index) =>
    cells.flatMap((upper) => {
      const [lower] = addressBelow(upper, lines.slice(index + 1));
      const isForm = lower !== undefined && HALF_A_FORM.test(upper.text) && OTHER_HALF.test(lower.text);
      const isLarge = lower !== undefined && (isForm || isSetAsOne(upper, lower, ordinary));
      const isOne =
        lower !== undefined &&
        Math.abs(lower.box.height - upper.box.height) < 1 &&
        (LEGAL_FORM.test(`x ${lower.text}`) || isLarge) &&
        (isForm || !LEGAL_FORM.test(upper.text)) &&
        isName(upper.text) &&
        !/\d/.test(upper.text + lower.text) &&
        isName(`${upper.text} ${lower.text}`);
      return isOne
        ? [{ upper, lower, isLarge, isHeading: areHeadings(cells), name: `${upper.text} ${lower.text}` }]
        : [];
    }),
  );
  const printed = lines.flatMap(({ cells }) => cells.map(({ folded }) => folded));
  const isRepeated = (name: string): boolean =>
    printed.some((text) => text.includes(fold(name))) ||
    pairs.filter((other) => fold(other.name) === fold(name)).length > 1;
  const whole = pairs.filter(({ name, isLarge }) => isLarge || isRepeated(name));
  // In capitals or not: the one that is not shouted.
  const named = (name: string): string => whole.filter((other) => fold(other.name) === fold(name)).at(-1)?.name ?? name;
  return candidates.map((candidate) => {
    const pair = whole.find(({ upper, lower }) => candidate.cell === upper || candidate.cell === lower);
    if (pair) return { ...candidate, name: named(pair.name), cell: pair.upper, wrapped: pair.lower };
    const isAlone = printed.filter((text) => text.includes(candidate.cell.folded)).length > 1;
    const isLower = pairs.some(
      ({ upper, lower, isHeading }) => candidate.cell === lower && !isHeading && IN_CAPITALS.test(upper.text),
    );
    return isLower && !isAlone ? { ...candidate, isHalf: true } : candidate;
  });
}

/** "Thistle & Loom", "Sons of the Forge"; not "Wholesale order". */
const IN_CAPITALS = /^(?:(?:\p{Lu}\S*|\p{L}{1,3}|&|\+)(?: |$))+$/u;

/** "Ltd." over "Şti.": the form itself wraps. */
const HALF_A_FORM = /(?:^| )(?:Ltd\.|Sp\.(?: z)?|GmbH &(?: Co\.)?|spol\. s)$/;
const OTHER_HALF = /^(?:Şti\.?|(?:z )?o\. ?o\.|(?:Co\. )?KG|r\. ?o\.)$/;

/** Two short lines of a letterhead, in letters of their own size, with no air between. */
const isSetAsOne = (upper: Cell, lower: Cell, ordinary: number): boolean =>
  upper.box.height > LARGE * ordinary &&
  Math.abs(lower.box.height - upper.box.height) < 0.1 &&
  Math.abs(lower.box.x - upper.box.x) < 1 &&
  lower.box.y - bottom(upper.box) < 0.4 * upper.box.height &&
  lower.words.length <= 2 &&
  isName(lower.text);
const LARGE = 1.2;
