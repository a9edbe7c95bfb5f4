import { companyKey, LEGAL_FORM, withoutLegalForm } from '../../company-name.js';
import { CLEAR } from '../../draft.js';
import { bottom } from '../../page-model.js';
import { TOWN } from '../addresses.js';
import { fold } from '../fold.js';
import { addressBelow } from '../parties.js';
import { hasTaxLabel, OF_RECEIVER } from '../tax-numbers.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { SHORT_SELLER } from '../words/party-words.js';
import type { Candidate } from './candidates.js';
import { isOverAddress, LETTERHEAD_GAP } from './letterhead.js';
import { isBrandOf, isName, sameName, sharesWord } from './names.js';
import { hasPayeeFacts } from './payee.js';
import { isOverCompany, isRightBelow, PERSON } from './trades.js';

/** The best one; a rival company that is as likely takes the certainty away. */
export function settle(candidates: Candidate[], lines: TextLine[]): Candidate | null {
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

/** What stands right below a cell. */
export const below = (cell: Cell, lines: TextLine[], gap?: number): Cell[] =>
  addressBelow(cell, lines.slice(lines.findIndex(({ cells }) => cells.includes(cell)) + 1), gap);
