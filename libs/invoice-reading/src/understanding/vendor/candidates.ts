import { companyKey, isOnlyForm, LEGAL_FORM, withoutLegalForm } from '../../company-name.js';
import type { AmountKind } from '../../draft.js';
import { bottom, right } from '../../page-model.js';
import { isPlace } from '../addresses.js';
import { fold } from '../fold.js';
import {
  addressBelow,
  areHeadings,
  behindShort,
  isHeading,
  isSenderLine,
  isSmallPrint,
  listedBeside,
  senderParts,
  SEPARATOR,
} from '../parties.js';
import { cellOf, type Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { classifyAmountLabel } from '../words/amount-labels.js';
import { ACCOUNT_HOLDER, BUYER, COMPANY_NAME, NAME_LABEL, SELLER, SHORT_SELLER } from '../words/party-words.js';
import { isLargestName } from './letterhead.js';
import { namesOverRfc } from './mexican-names.js';
import { beforeAddress, isName, nameIn } from './names.js';
import { signedFor } from './payee.js';
import { shopNames } from './shop-fields.js';
import { OPEN_QUOTE, withWrapped } from './wrapped-names.js';

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
  /** At the foot, or with what only senders print. */
  isTold?: boolean;
}

/** By where it was found: what a place says before anything else is looked at. */
export const PLACE = {
  underHeading: 0.9,
  known: 0.9,
  /** Its tax number has its initials. */
  overRfc: 0.85,
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
    shops,
    overRfc,
    underShortHeading(isBesideBuyer(lines, buyer)),
    labelledAlike(buyer),
    companies,
    overTheirForm,
    holders,
    signers,
    repeatedHeads,
    topLine,
  ];
  // The line over the window is told by the address below it, which is the receiver's.
  const found = likeliest([
    ...senderLines(lines).filter(({ cell }) => !buyer.has(cell)),
    ...finds.flatMap((find) => find(others)),
  ]);
  const cells = others.flatMap((line) => line.cells);
  return (
    withWrapped(found, others)
      // "sp. z o.o." below a name that goes on nowhere else; "Reg. no. ›" is the label of another field.
      .filter(({ name, cell }) => !isOnlyForm(name) && !isLabel(cell))
      .map((one) => ({ ...one, name: withoutSentence(one.name, cells) }))
  );
}

/** "Reg. no. ›", "Account holder". */
const isLabel = ({ text, folded }: Cell): boolean => /[:›»]$/.test(text) || ACCOUNT_HOLDER.exec(folded)?.[0] === folded;

/** A table may name a company on each of its rows: each candidate is held against all of the paper. */
const likeliest = (found: Candidate[]): Candidate[] =>
  found.length > MOST ? found.toSorted((a, b) => b.score - a.score).slice(0, MOST) : found;
/** More than the longest letterhead and foot name. */
const MOST = 60;

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
      const isListed = listedBeside(cell, lines[index]!, lines.slice(index + 1)).length > 0;
      const isFar = !isListed && beside !== undefined && beside.box.x - right(cell.box) > BESIDE * cell.box.height;
      const following = lines.slice(index + 1);
      const serves = beside && isClerk(beside, [under, addressBelow(beside, following)].flatMap(untilCompany));
      // What stands below a clerk's name is the next field, or another block.
      if (serves && beside !== own && (!isFar || isAbove(beside, following[0]))) return [];
      const near = under.slice(0, 4);
      const places = (isFar ? [...near, beside] : [beside, ...near]).filter((other) => other !== undefined);
      const names = places.filter(
        (other) =>
          other.folded !== label &&
          !isLabel(other) &&
          (isName(other === own || other === beside ? nameIn(other.text) : other.text) ||
            isInLine(other) ||
            isTradeOver(other, under)) &&
          (other !== beside || !serves),
      );
      // Below the heading there may be more headings, each with its value far beside it.
      const place = (isFar && names.find(({ text }) => LEGAL_FORM.test(text))) || names[0];
      return place ? [{ name: nameIn(place.text), cell: place, ...at('underHeading') }] : [];
    }),
  );
}

const shops = (lines: TextLine[]): Candidate[] =>
  shopNames(lines).map((cell) => ({ name: nameIn(cell.text), cell, ...at('underHeading') }));

const overRfc = (lines: TextLine[]): Candidate[] =>
  namesOverRfc(lines).map((cell) => ({ name: nameIn(cell.text), cell, ...at('overRfc') }));

/** "Northgate Ltd · 12 Mill Road · York · +44 …": a company before its address and all that is known of it. */
const isInLine = ({ text }: Cell): boolean => {
  const name = nameIn(text);
  return name !== text && LEGAL_FORM.test(name) && isName(name) && text.split(SEPARATOR).slice(1).some(isPlace);
};

/** "Transport Nowak", right below a heading and over an address: a trade is in many names, whatever sum it is in elsewhere. */
const isTradeOver = (cell: Cell, [first, ...address]: Cell[]): boolean =>
  cell === first &&
  /^\p{Lu}[^\d:]*$/u.test(cell.text) &&
  cell.words.length > 1 &&
  !isPlace(cell.text) &&
  address.slice(0, 2).some(({ text }) => isPlace(text));

/** "Vendedor: R. Huamán", "Sælger | Lene Bruhn", over no address: who serves the customer, not who sells. */
const isClerk = ({ text }: Cell, under: Cell[]): boolean =>
  /^(?:(?:\p{Lu}\. ?)+\p{L}+|\p{Lu}\p{Ll}+(?: \p{Lu}\.)? \p{Lu}\p{Ll}+)$/u.test(text) &&
  under.every((other) => !isPlace(other.text));

/** The row below has its value on the same place. */
const isAbove = ({ page, box }: Cell, below: TextLine | undefined): boolean =>
  below?.page === page && below.cells.slice(1).some((cell) => Math.abs(cell.box.x - box.x) < 1);

/** A company below heads an address of its own. */
function untilCompany(cells: Cell[]): Cell[] {
  const company = cells.findIndex(({ text }) => LEGAL_FORM.test(text));
  return company < 0 ? cells : cells.slice(0, company);
}

/** "Salesperson | Shipment | Terms", each over one value: who serves the customer, not who sells. */
const isField = (cell: Cell, cells: Cell[], [value, ...more]: Cell[]): boolean =>
  areHeadings(cells) &&
  value !== undefined &&
  more.length === 0 &&
  (Math.abs(value.box.x - cell.box.x) < 1 || Math.abs(centre(value) - centre(cell)) < 1) &&
  !LEGAL_FORM.test(value.text);
const centre = ({ box }: Cell): number => box.x + box.width / 2;
/** "Sender" under "Carrier": what is filled in, not a heading. */
const isUnderField = (cell: Cell, above: TextLine | undefined): boolean =>
  above?.page === cell.page &&
  areHeadings(above.cells) &&
  cell.box.y - bottom(above.box) < cell.box.height &&
  above.cells.some(({ box }) => Math.abs(box.x - cell.box.x) < 1);

/** In one row with "Bill to", whatever else it may stand over, "From" heads the other party; goods go from and to places. */
const isBesideBuyer = (lines: TextLine[], buyer: Set<Cell>): ((cell: Cell) => boolean) => {
  const isBilled = (cell: Cell): boolean => buyer.has(cell) && BUYER.test(cell.folded) && !SHIPPED.test(cell.folded);
  const rows = lines.filter(({ cells }) => cells.some(isBilled));
  const beside = new Set(rows.flatMap(({ cells }) => cells));
  return (cell) => beside.has(cell);
};

const SHIPPED = /ship|deliver|consig|liefer|livr|envi|entreg|spedi|consegn|lever|dostaw|doruc|dorue/;

/** Below or beside "From", "Von", "De": words that stand over places and periods, too, so that an address must follow. */
const underShortHeading =
  (isBeside: (cell: Cell) => boolean) =>
  (lines: TextLine[]): Candidate[] =>
    lines.flatMap(({ cells }, index) =>
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
        const place = isBeside(cell) ? 'underHeading' : 'underShort';
        return [{ name: nameIn(name.text), cell: behind ? cell : name, ...at(place) }];
      }),
    );

/** "Name: Northgate Ltd", in one cell or in two: what a list of a party's data calls its name. */
function labelledName(under: Cell[], lines: TextLine[]): Cell | null {
  for (const cell of under) {
    const label = NAME_LABEL.exec(cell.folded)?.[0];
    if (!label) continue;
    if (cell.folded !== label) {
      const colon = cell.words.findIndex(({ text }) => text.endsWith(':'));
      const rest = cell.words.slice(colon + 1);
      // "Bank name: …" is not called by the word alone.
      if (
        colon >= 0 &&
        fold(
          cell.words
            .slice(0, colon + 1)
            .map(({ text }) => text)
            .join(' '),
        ) !== label
      )
        continue;
      return colon >= 0 && rest.length > 0 ? cellOf(rest) : null;
    }
    const line = lines.find(({ cells }) => cells.includes(cell));
    const [beside, below] = [line?.cells[line.cells.indexOf(cell) + 1], under[under.indexOf(cell) + 1]];
    // "Name | Tax number | Address" in one row, over their values.
    const isRow = below && LEGAL_FORM.test(below.text) && !(beside && LEGAL_FORM.test(beside.text));
    const value = isRow ? below : (beside ?? below);
    return value && /\p{L}{2}/u.test(value.text) ? value : null;
  }
  return null;
}

/** "Razón social: Northgate S.A.", where the receiver's own name has that label, too: of two parties it is the other. */
const labelledAlike =
  (buyer: Set<Cell>) =>
  (lines: TextLine[]): Candidate[] => {
    if (![...buyer].some(({ folded }) => COMPANY_NAME.test(folded))) return [];
    const labelled = lines.flatMap(({ cells }) => cells.filter(({ folded }) => COMPANY_NAME.test(folded)));
    const [named, ...more] = labelled.flatMap((cell) => labelledName([cell], lines) ?? []);
    return named && more.length === 0 ? [{ name: nameIn(named.text), cell: named, ...at('underHeading') }] : [];
  };

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
      const name = page === 1 && isSenderLine(cell, following) ? nameIn(senderParts(cell, following)[0]!) : '';
      const place = isSmallPrint(cell, following) ? 'smallSenderLine' : 'senderLine';
      return isName(name) && !isTrade(name, cell, lines[index - 1]) ? [{ name, cell, ...at(place) }] : [];
    }),
  );
}

/** "Tax advisers · Mill Road 1 · 12345 Town" right below a company, or "joinery · …" below a name, in larger letters: what it does, and where. */
const isTrade = (name: string, { box }: Cell, above: TextLine | undefined): boolean =>
  !LEGAL_FORM.test(name) &&
  above !== undefined &&
  above.cells.some(
    (cell) =>
      (LEGAL_FORM.test(cell.text) || (/^[\p{Ll} ]+$/u.test(name) && isName(cell.text))) &&
      cell.box.height > LARGE * box.height,
  ) &&
  box.y - bottom(above.box) < above.box.height;
const LARGE = 1.2;

/** Names that end in a legal form; in the largest letters they may go on: "Ludwig & Co. KG - Großhandel". */
function companies(lines: TextLine[]): Candidate[] {
  const all = lines.flatMap(({ cells }) => cells);
  return lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const isWhole =
        / [-–] /.test(cell.text) && !/\d/.test(cell.text) && isName(cell.text) && isLargestName(cell, all);
      const parts = isWhole ? [cell.text] : cell.text.split(SEPARATOR).map(beforeAddress);
      const name = parts.map(withoutLabel).find((part) => LEGAL_FORM.test(part) && isName(part));
      return name ? [{ name: nameIn(name), cell, ...at('company') }] : [];
    }),
  );
}

/** "Kontoinhaber Northgate GmbH", "Sold by Northgate Ltd"; "Vendor" alone may begin a name. */
const withoutLabel = (text: string): string => {
  const folded = fold(text);
  const label = ACCOUNT_HOLDER.exec(folded)?.[0] ?? SELLER.exec(folded)?.[0].match(/^.* .*$/)?.[0];
  return label ? text.split(' ').slice(label.split(' ').length).join(' ') : text;
};

/** "Northgate AB innehar F-skattsedel", where "Northgate AB" stands alone as well: what is said of the company. */
const withoutSentence = (name: string, cells: Cell[]): string =>
  cells.find(({ text }) => {
    const rest = name.startsWith(`${text} `) ? name.slice(text.length) : '';
    return /^ \p{Ll}{4}/u.test(rest) && LEGAL_FORM.test(text) && !LEGAL_FORM.test(rest) && !OPEN_QUOTE.test(text);
  })?.text ?? name;

/** "Limited", "SARL au capital de 10 000 €" in the line below the name. */
function overTheirForm(lines: TextLine[]): Candidate[] {
  return lines.flatMap(({ cells }, index) =>
    cells.flatMap((cell) => {
      const [form] = addressBelow(cell, lines.slice(index + 1));
      const short = form?.text.split(/,| au capital/)[0];
      return short &&
        isOnlyForm(short) &&
        !SUMS.has(classifyAmountLabel(cell.folded)) &&
        isName(`${cell.text} ${short}`) &&
        !LEGAL_FORM.test(cell.text)
        ? [{ name: nameIn(cell.text), cell, ...at('company') }]
        : [];
    }),
  );
}

/** "Net à payer" over "SAS au capital de 80 000 €" at the foot. */
const SUMS = new Set<AmountKind | null>(['total', 'due']);

/** Without a legal form: over an address, and once more behind the words for whose account it is. */
function holders(lines: TextLine[]): Candidate[] {
  const cells = lines.flatMap((line) => line.cells);
  const keys = new Set(
    lines.flatMap((line, index) =>
      line.cells.flatMap((cell, at) => {
        const { text, folded } = cell;
        const label = ACCOUNT_HOLDER.exec(folded)?.[0];
        // "Payee | Message" over the name and the message.
        if (label === undefined || (label === folded && areOverValues(line, lines[index + 1], cell))) return [];
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
/** Each cell of a row has one of the next right below it, and the label a name: "Payee | Northgate" over "Bank | …" are fields. */
const areOverValues = ({ page, cells }: TextLine, below: TextLine | undefined, label: Cell): boolean => {
  const under = ({ box }: Cell): Cell | undefined => below?.cells.find((value) => Math.abs(value.box.x - box.x) < 1);
  const value = under(label);
  return (
    cells.length > 1 &&
    below?.page === page &&
    cells.every((cell) => under(cell)) &&
    below.box.y - bottom(cells[0]!.box) < cells[0]!.box.height &&
    value !== undefined &&
    value.words.length > 1 &&
    isName(value.text)
  );
};
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
    cells
      // "KESTREL & Sons · Transport since 1961".
      .filter(({ text }) => isName(text) || isName(nameIn(text)))
      .map((cell) => ({ name: nameIn(cell.text), cell, ...at('topLine') })),
  );
}
