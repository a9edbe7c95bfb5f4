import { companyKey, LEGAL_FORM, withoutLegalForm } from '../../company-name.js';
import { CLEAR, type ReadValue } from '../../draft.js';
import type { Knowledge } from '../../knowledge.js';
import { around, bottom, UNREADABLE_LETTER } from '../../page-model.js';
import { TOWN } from '../addresses.js';
import { fold } from '../fold.js';
import { addressBelow, buyerCells, senderParts } from '../parties.js';
import { hasTaxLabel, OF_RECEIVER } from '../tax-numbers.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { SHORT_SELLER } from '../words/party-words.js';
import { beginsWith, type Candidate, candidatesIn } from './candidates.js';
import { isOverAddress, LETTERHEAD_GAP } from './letterhead.js';
import { isBrandOf, isName, isShortFor, nameIn, sameName, sharesNameWith, sharesWord } from './names.js';
import { hasPayeeFacts } from './payee.js';
import { isOverCompany, isRightBelow, PERSON, withoutTrades } from './trades.js';
import { weighAll } from './weigh.js';

/** Who sent the invoice: by heading, company name, web address and place, never anyone named as its receiver. */
export function readVendor(lines: TextLine[], knowledge: Knowledge = {}): ReadValue<string> | null {
  const headed = new Set([...buyerCells(lines), ...ownCells(lines, knowledge.company ?? [])]);
  const hasBuyer = namesParty(headed, lines);
  const buyer = hasBuyer ? headed : new Set<Cell>();
  const others = lines.map((line) => ({ ...line, cells: line.cells.filter((cell) => !buyer.has(cell)) }));
  const isBuyer = sharesNameWith([...buyer].map((cell) => cell.text));
  const candidates = candidatesIn(lines, buyer, knowledge.suppliers ?? []);
  const weighed = (some: Candidate[]): Candidate[] => weighAll(some, others, buyer);
  const best = settle(
    weighed(
      withoutLogos(withoutTrades(withoutOwners(candidates.filter(({ name }) => !isBuyer(name))), others), others),
    ),
    others,
  );
  if (!best) return null;
  // Whoever the foot tells as the sender was perhaps taken for the receiver.
  const isOther = weighed(candidates.filter(({ name }) => isBuyer(name))).some(
    ({ isTold, score }) => isTold && score > best.score,
  );
  // "skyline" over "Skyline Hosting ApS", which a heading calls the receiver.
  const isReceivers = !LEGAL_FORM.test(best.name) && [...buyer].some(({ text }) => isBrandOf(best.name, text));
  const score = isOther || isReceivers ? Math.min(best.score, CLEAR - 0.2) : best.score;
  const full = inFull(best, others, isBuyer);
  const name = full ? nameIn(full.text) : best.name;
  const printed = full ? [full] : [best.cell, ...(best.wrapped ? [best.wrapped] : [])];
  const readable = !name.includes(UNREADABLE_LETTER);
  const source = { page: printed[0]!.page, box: around(printed.map(({ box }) => box)) };
  const checks = score >= CLEAR ? (['two-places-agree'] as const) : [];
  return {
    value: name,
    text: printed.map(({ text }) => text).join(' '),
    source,
    confidence: readable ? Math.min(score, 0.95) : 0.4,
    checks: [...checks],
  };
}

/** "Jonas Tiede | Am Wall 77" over the window, and "Tiede IT-Beratung e.K. | Am Wall 77" at the foot: the firm, not its owner. */
function withoutOwners(candidates: Candidate[]): Candidate[] {
  const lined = candidates.filter(({ place }) => place === 'senderLine' || place === 'smallSenderLine');
  const isOfFirm = (owner: Candidate): boolean =>
    !LEGAL_FORM.test(owner.name) &&
    lined.some(
      (firm) =>
        firm.cell.box.y > owner.cell.box.y &&
        !sameName(firm.name, owner.name) &&
        sharesWord(firm.name, owner.name) &&
        streetOf(firm) === streetOf(owner),
    );
  return candidates.filter((candidate) => !lined.includes(candidate) || !isOfFirm(candidate));
}
/** "bhj" beside "Baustoffhandel Jura AG": letters of the name, set before it. */
const withoutLogos = (candidates: Candidate[], lines: TextLine[]): Candidate[] =>
  candidates.filter(({ cell }) => {
    const cells = lines.find((line) => line.cells.includes(cell))?.cells ?? [];
    const beside = cells[cells.indexOf(cell) + 1];
    const isLogo = cell.words.length === 1 && cell.text.length <= LOGO_LETTERS;
    return !(isLogo && beside && LEGAL_FORM.test(beside.text) && hasLetters(cell.folded, companyKey(beside.text)));
  });
const LOGO_LETTERS = 5;
/** The first letter first, the others in their order. */
const hasLetters = (letters: string, name: string): boolean =>
  letters[0] === name[0] && new RegExp([...letters].join('.*'), 'u').test(name);

const streetOf = ({ cell }: Candidate): string => fold(senderParts(cell, [])[1] ?? '');

/** A heading may stand over no more than a number, or the town of an address that is printed elsewhere: both name nobody. */
function namesParty(headed: Set<Cell>, lines: TextLine[]): boolean {
  const towns = lines.flatMap(({ cells }) => cells.filter((cell) => !headed.has(cell) && TOWN.test(cell.text)));
  const isTownOfOther = ({ folded }: Cell): boolean =>
    towns.some((other) => ` ${other.folded} `.includes(` ${folded} `));
  return [...headed].some(
    (cell) => TOWN.test(cell.text) || (isName(cell.text.replace(/^[^:]*:\s*/, '')) && !isTownOfOther(cell)),
  );
}
/**
 * "FERNCLIFF" in large letters, and elsewhere "Ferncliff Media, Inc. — 112 W Broad St", or a name that begins so over its
 * address: the company says its whole name. Right under a head it may have the words of it among others.
 */
function inFull(
  { name, cell: head }: Candidate,
  lines: TextLine[],
  isBuyer: (name: string) => boolean,
): Cell | undefined {
  if (LEGAL_FORM.test(name)) return undefined;
  const [under] = below(head, lines);
  const companies = lines.flatMap(({ cells }, index) =>
    cells.filter((cell) => {
      const full = nameIn(cell.text);
      const isOfName = isBrandOf(name, full) || (cell === under && isShortFor(name, full));
      if (!isName(full) || isBuyer(full) || !isOfName) return false;
      const isLonger = companyKey(full) !== companyKey(name);
      return LEGAL_FORM.test(full) || (isLonger && isOverAddress(addressBelow(cell, lines.slice(index + 1))));
    }),
  );
  return new Set(companies.map(({ text }) => companyKey(nameIn(text)))).size === 1 ? companies[0] : undefined;
}

/** What stands right below a cell. */
const below = (cell: Cell, lines: TextLine[], gap?: number): Cell[] =>
  addressBelow(cell, lines.slice(lines.findIndex(({ cells }) => cells.includes(cell)) + 1), gap);

/** Where the buyer's own name stands, with the address below it. */
function ownCells(lines: TextLine[], names: readonly string[]): Cell[] {
  return lines.flatMap(({ cells }, index) =>
    cells
      .filter((cell) => names.some((name) => beginsWith(cell, name)))
      .flatMap((cell) => [cell, ...addressBelow(cell, lines.slice(index + 1))]),
  );
}

/** The best one; a rival company that is as likely takes the certainty away. */
function settle(candidates: Candidate[], lines: TextLine[]): Candidate | null {
  const best = candidates.reduce<Candidate | null>((a, b) => (a && a.score >= b.score ? a : b), null);
  if (!best) return null;
  // A street without a number under the company's name is part of its address; so is a person under a heading's name.
  const isNamed = LEGAL_FORM.test(best.name) || best.place === 'underHeading';
  const address = isNamed ? addressUnder(best.cell, lines) : [];
  const rival = candidates.some(
    ({ name, score, cell, place, isTold }) =>
      score >= Math.min(CLEAR, best.score - 0.05) &&
      !isFarBehind(score, best) &&
      !sameName(name, best.name) &&
      !isHeadOver(name, cell, best, lines) &&
      !(place === 'topLine' && isBrandOver(name, cell, best, lines)) &&
      !isOwnerBelow(name, cell, best, lines) &&
      !isBankOf(cell, best, lines) &&
      !(place === 'topLine' && !isTold && isBelowBrand(cell, best, candidates)) &&
      !(best.isTold && LEGAL_FORM.test(best.name) && isClerk(name, cell, lines)) &&
      (LEGAL_FORM.test(name) || !address.includes(cell)),
  );
  // "Chauffage" in a logo over "Chauffage Dumoulin & Fils".
  const isTold = candidates.some((one) => one.isTold && (one === best || isBrandOf(one.name, best.name)));
  const other = candidates.some(
    ({ name, cell, score }) =>
      isDeclared(name, cell, lines, isTold || isFarBehind(score, best)) &&
      LEGAL_FORM.test(best.name) &&
      !sameName(name, best.name) &&
      !sharesWord(name, best.name),
  );
  return rival ||
    other ||
    best.isHalf ||
    isUnderName(best, lines) ||
    isUnderThird(best, candidates, lines) ||
    isOverOwner(best, lines) ||
    isOverCompany(best, candidates)
    ? { ...best, score: Math.min(best.score, CLEAR - 0.2) }
    : best;
}

/** "PKO BP S.A." below the seller's address, over the account: the bank. */
const isBankOf = (cell: Cell, best: Candidate, lines: TextLine[]): boolean =>
  best.place === 'underHeading' &&
  below(best.cell, lines).includes(cell) &&
  ACCOUNT.test(below(cell, lines)[0]?.text ?? '');
/** Of Poland without its letters. */
const ACCOUNT = /^(?:[A-Z]{2} ?)?\d{2}(?: ?[A-Z\d]{4}){3,}/;

/**
 * "Northgate" in larger letters on top, and told at the foot as "Northgate Fasteners GmbH": whoever stands between them, over an
 * address and with nobody's heading, receives the paper.
 */
const isBelowBrand = ({ page, box }: Cell, { name, isTold }: Candidate, candidates: Candidate[]): boolean =>
  isTold === true &&
  LEGAL_FORM.test(name) &&
  candidates.some(
    ({ place, name: brand, cell }) =>
      place === 'topLine' &&
      isBrandOf(brand, name) &&
      cell.page === page &&
      cell.box.height > box.height &&
      bottom(cell.box) < box.y,
  );

/** "Seller: Anna Lind": a name beside a word for who sells, without a company or an address, serves at the counter. */
function isClerk(name: string, cell: Cell, lines: TextLine[]): boolean {
  if (!PERSON.test(name)) return false;
  return below(cell, lines)
    .slice(0, CLERK_ROWS)
    .every(({ text }) => !TOWN.test(text));
}
const CLERK_ROWS = 4;

/** "Pfote & Plan" on top of a letter, over no address, whose sender stands over the window and with the account at the foot. */
const isBrandOver = (name: string, cell: Cell, { isTold, place }: Candidate, lines: TextLine[]): boolean =>
  isTold === true &&
  (place === 'senderLine' || place === 'smallSenderLine') &&
  !LEGAL_FORM.test(name) &&
  !isOverAddress(below(cell, lines));

/**
 * "F.lli BEVILACQUA" right over "Fratelli Bevilacqua Distribuzione Bevande S.r.l.", "Kwekerij De Zonnehof" in larger letters right
 * over "Van der Lugt & Zn. V.O.F. – Noordeinde 188 – 2651 LE Berkel": one company.
 */
const isHeadOver = (name: string, cell: Cell, best: Candidate, lines: TextLine[]): boolean =>
  !LEGAL_FORM.test(name) &&
  (isOfWords(name, best.name) ||
    ((sharesWord(name, best.name) || isOverLine(cell, best)) && below(cell, lines)[0] === best.cell));
const isOverLine = ({ box }: Cell, { name, cell }: Candidate): boolean =>
  LEGAL_FORM.test(name) && TOWN.test(cell.text) && box.height > cell.box.height;
/**
 * "STUDIO CORDARO" over "DI ELISA CORDARO", "Plomberie Garrec" over "Yann Garrec, artisan": who has it, which in Italy is said
 * with the name, and is a part of it in Poland.
 */
const isOwnerBelow = (name: string, cell: Cell, best: Candidate, lines: TextLine[]): boolean =>
  (/^di \p{L}/iu.test(name) || PERSON.test(name.split(', ')[0]!)) &&
  (sharesWord(name, best.name) || isPolish(below(cell, lines))) &&
  cell.page === best.cell.page &&
  cell.box.y > best.cell.box.y &&
  cell.box.y - bottom(best.cell.box) < cell.box.height;
const isPolish = (address: Cell[]): boolean => address.some(({ text }) => /(?<!\p{L})NIP(?!\p{L})/u.test(text));
/** "DE LINGE verpakkingen" of "Verpakkingsgroothandel De Linge B.V.": the same words, in another order or with other endings. */
function isOfWords(name: string, full: string): boolean {
  const words = fold(full).split(' ');
  const own = fold(name).split(' ');
  return (
    own.length > 1 &&
    own.every(
      (word) =>
        words.includes(word) ||
        words.some((other) => other.startsWith(word.slice(0, Math.max(STEM, word.length - ENDING)))),
    )
  );
}
/** In letters. */
const STEM = 6;
const ENDING = 3;

/** Whatever speaks for it, twice as much speaks for the best one. */
const isFarBehind = (score: number, best: Candidate): boolean => 2 * score <= best.score + ROUNDING;
/** Of sums of tenths. */
const ROUNDING = 1e-9;

/** What stands between a name and the town below it; without a town only the line right below, where a trade name may stand. */
function addressUnder(cell: Cell, lines: TextLine[]): Cell[] {
  const address = below(cell, lines, LETTERHEAD_GAP).slice(0, 4);
  const town = address.findIndex(({ text }) => TOWN.test(text));
  return address.slice(0, town < 0 ? 1 : town);
}

/**
 * "Translator and Sworn Interpreter" right below a person, "Fasteners" below "Northgate & Sons": without a legal form, what stands
 * there may say what they do.
 */
const isUnderName = ({ name, cell }: Candidate, lines: TextLine[]): boolean =>
  !LEGAL_FORM.test(name) &&
  lines.some(({ cells }) =>
    cells.some(
      (above) =>
        isRightBelow(cell, above) &&
        (PERSON.test(above.text) || PARTNERS.test(above.text)) &&
        isName(above.text) &&
        !name.startsWith(above.text),
    ),
  );
const PARTNERS = /^\p{Lu}[\p{L}'’-]+ (?:&|and|und|et|y|e|og|och|en) \p{Lu}[\p{L}'’-]+$/u;

/** "From" and "To" below another name are the ends of a route, or of a period, as often as the parties. */
function isUnderThird(best: Candidate, candidates: Candidate[], lines: TextLine[]): boolean {
  const short = candidates.find(({ place, name }) => place === 'underShort' && sameName(name, best.name));
  if (!short) return false;
  const { y, height } = short.cell.box;
  const heading = lines.findLast(
    ({ page, box, cells }) =>
      page === short.cell.page && box.y < y && cells.some(({ folded }) => SHORT_SELLER.test(folded)),
  );
  return candidates.some(
    ({ name, cell }) =>
      cell.box.y < y - HEADING_LINES * height &&
      // What stands on the heading's own line is another heading.
      !heading?.cells.includes(cell) &&
      !sameName(name, best.name) &&
      name !== initialsOf(best.name),
  );
}
/**
 * "bp estudio" over "Beatriz Prados Oroz", her street and her tax number: the paper is the person's, or the brand's. A heading says
 * whose it is: "Seller" over "Kolo Shop Šebesta" over "Jan Šebesta".
 */
function isOverOwner({ name, cell: head, place }: Candidate, lines: TextLine[]): boolean {
  if (LEGAL_FORM.test(name)) return false;
  return lines.some(({ cells }, index) =>
    cells.some((cell) => {
      const isPerson = PERSON.test(cell.text) && isName(cell.text) && companyKey(cell.text) !== companyKey(name);
      if (place === 'underHeading' && sharesWord(cell.text, name)) return false;
      if (!isPerson || cell.page !== head.page || cell.box.y <= head.box.y || !isOver(head, cell)) return false;
      const address = addressBelow(cell, lines.slice(index + 1));
      if (isRightBelow(cell, head) && isPolish(address)) return false;
      return (
        address.slice(0, 3).some(({ text }) => TOWN.test(text)) &&
        address.some(({ text }) => OF_PERSON.test(text) || hasTaxLabel(text))
      );
    }),
  );
}
const isOver = (head: Cell, { box }: Cell): boolean => Math.abs(head.box.x - box.x) < box.height;
/** In Spain, of people. */
const OF_PERSON = /^(?:\d{8}|[XYZ]\d{7})-?[A-Z]$/;

/** "SGL" in the logo of "Studio Grafico Lanterna S.r.l.". */
const initialsOf = (name: string): string =>
  withoutLegalForm(name)
    .split(' ')
    .map(([first = '']) => first.toUpperCase())
    .join('');
const HEADING_LINES = 2.5;

/** A company with its account or its tax number behind it or below: what the sender prints at the head or the foot. */
function isDeclared(name: string, cell: Cell, lines: TextLine[], isOtherTold = false): boolean {
  if (!LEGAL_FORM.test(name)) return false;
  const others = below(cell, lines).filter(({ text }) => !LEGAL_FORM.test(text));
  const isBehind = cell.text.length > name.length && (hasPayeeFacts([cell]) || hasTaxLabel(cell.text));
  // Receivers are taxed, too: where the sender is told at the foot, that says nothing.
  return (
    isBehind || (!isOtherTold && others.some(({ text, folded }) => hasTaxLabel(text) && !OF_RECEIVER.test(folded)))
  );
}
