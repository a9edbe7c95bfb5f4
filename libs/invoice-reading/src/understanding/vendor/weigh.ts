import { companyKey, LEGAL_FORM } from '../../company-name.js';
import { CLEAR } from '../../draft.js';
import { bottom } from '../../page-model.js';
import { hasNoNumber, isPlace, TOWN } from '../addresses.js';
import { findDate } from '../dates.js';
import { remembered } from '../remembered.js';
import { addressBelow, SEPARATOR } from '../parties.js';
import { hasTaxLabel } from '../tax-numbers.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { NUMBER_OF_OTHERS } from '../words/number-words.js';
import { ADDRESS_LABEL } from '../words/party-words.js';
import { addressOf } from './address-of.js';
import { footOf, isPaidAtFoot, isReachedAtFoot, isTaxedAtFoot, websAtFoot } from './at-foot.js';
import { type Candidate, PLACE } from './candidates.js';
import {
  hasContact,
  inRowsOf,
  isLargestName,
  isOverAddress,
  isUnderLetterhead,
  namesAtFoot,
  upperHalfOf,
} from './letterhead.js';
import { isHeadOfLetter, isHeadOfReceipt, isOnTop, isRunningHead, isUnderLogo } from './head-of-letter.js';
import { isName, nameIn, sameName, sharesWord } from './names.js';
import {
  isNamedBy,
  isOnlyOne,
  isPersonalMail,
  onlineNames,
  sellsByMail,
  siteNames,
  waysToReach,
  webNames,
} from './online.js';
import { onlyTaxedIn } from './only-taxed.js';
import { hasPayeeFacts, payeeIn } from './payee.js';
import { repeatedAtFoot } from './repeated-address.js';
import { isTradeOf } from './trades.js';
import { IN_CAPITALS } from './wrapped-names.js';

/** What each kind of evidence adds; a place alone never reaches {@link CLEAR} without one of them. */
const ADDS = {
  payee: 0.4,
  atFoot: 0.4,
  online: 0.45,
  personalMail: 0.4,
  /** A company over its address, where the receiver is named elsewhere. */
  company: 0.3,
  /** In the largest letters, over the address. */
  letterhead: 0.45,
  letterheadOfTwo: 0.2,
  facts: 0.3,
  address: 0.15,
  /** Below a short heading, with a way to reach them, where no third name is printed. */
  noOther: 0.25,
};

/** Candidates with what the rest of the paper says for each. */
export function weighAll(candidates: Candidate[], lines: TextLine[], buyer: Set<Cell>): Candidate[] {
  const buyerIsNamed = buyer.size > 0;
  const cells = lines.flatMap((line) => line.cells);
  const names = candidates.map(({ name }) => name);
  // The first half of a name that wraps is no name by itself.
  const wrapped = new Map(candidates.flatMap(({ name, cell, wrapped: rest }) => (rest ? [[cell, name]] : [])));
  const first = cells.find((cell) => wrapped.has(cell) || names.includes(nameIn(cell.text)));
  const isFirst = (name: string): boolean =>
    first !== undefined && sameName(wrapped.get(first) ?? nameIn(first.text), name);
  const hasTwoTowns = towns(lines) > 1;
  const [webs, sites] = [webNames(cells), siteNames(cells)];
  const isInUpperHalf = upperHalfOf(lines);
  const upper = cells.filter(isInUpperHalf);
  /**
   * Where nothing says who receives the paper, an address in the net tells only if it is the only one. Of two parties it must
   * be a web site, since of receivers mail addresses are printed too, and stand with whoever is first or alone can be reached:
   * some receivers have a site.
   */
  const isAtFoot = footOf(lines);
  const foot = cells.filter(isAtFoot);
  // The foot has the sender's account, and the site of nobody else.
  const sitesAtFoot = hasPayeeFacts(foot) && siteNames(foot).length === sites.length ? sites : [];
  const mailsAtFoot = websAtFoot(foot, cells);
  const isOnlyOnline = (name: string, address: Cell[]): boolean =>
    (!hasTwoTowns && isOnlyOne(webs, name)) ||
    isOnlyOne(sitesAtFoot, name) ||
    isOnlyOne(mailsAtFoot, name) ||
    (isOnlyOne(sites, name) &&
      (isFirst(name) ||
        (waysToReach(address) > 0 && waysToReach(upper.filter((cell) => !address.includes(cell))) === 0)));
  const addressed = candidates.map((candidate) => ({ ...candidate, address: addressOf(candidate, lines, cells) }));
  const isOnlyTaxed = onlyTaxedIn(cells);
  const evidence: Evidence = {
    addressed,
    lines,
    cells,
    buyerIsNamed,
    buyerIsAddressed: [...buyer].some(({ text }) => TOWN.test(text)),
    hasTwoTowns,
    isInUpperHalf,
    hasOthers: (name) => names.some((other) => !sameName(other, name)),
    // Each page may name all of them again.
    isPayee: remembered(payeeIn(lines)),
    isAtFoot,
    isOnlyTaxed,
    atFoot: namesAtFoot(lines, names),
    isRepeated: repeatedAtFoot(
      addressed.filter(({ cell }) => isInUpperHalf(cell)),
      lines,
    ),
    isOnline: buyerIsNamed ? onlineNames(names, cells) : isOnlyOnline,
    hasFacts: (name, address, cell) => {
      const isOfSender = (some: Cell[]): boolean =>
        hasPayeeFacts(some) && (buyerIsNamed || hasOnlyPayeeFacts(some, isFirst(name) ? upper : cells));
      // Over the address of somebody else, in the largest letters.
      const isLetterhead = hasTwoTowns && cell === first && isHead(name, address) && isLargestName(cell, cells);
      return (
        isOfSender(address) ||
        (isLetterhead && isOfSender(inRowsOf(cell, address, cells))) ||
        isOnlyTaxed(name, address)
      );
    },
  };
  return addressed.map(({ address, ...candidate }) => weigh(candidate, address, evidence));
}

interface Evidence {
  /** All candidates. */
  addressed: (Candidate & { address: Cell[] })[];
  lines: TextLine[];
  cells: Cell[];
  buyerIsNamed: boolean;
  buyerIsAddressed: boolean;
  hasTwoTowns: boolean;
  isInUpperHalf: (cell: Cell) => boolean;
  /** Somebody else may have sent it. */
  hasOthers: (name: string) => boolean;
  isPayee: (name: string) => boolean;
  isAtFoot: (cell: Cell) => boolean;
  /** No tax number on the paper is anybody else's. */
  isOnlyTaxed: (name: string, address: Cell[]) => boolean;
  /** By their key. */
  atFoot: Set<string>;
  /** With its address, at the foot. */
  isRepeated: (name: string) => boolean;
  isOnline: (name: string, address: Cell[]) => boolean;
  /** What only those print who want the money stands below the name, or in the rows of its letterhead. */
  hasFacts: (name: string, address: Cell[], cell: Cell) => boolean;
}

function weigh(candidate: Candidate, address: Cell[], evidence: Evidence): Candidate {
  const { buyerIsNamed, hasTwoTowns } = evidence;
  const { name, cell } = candidate;
  const isPayee = evidence.isPayee(name);
  const isAtFoot = evidence.atFoot.has(companyKey(name));
  const isOnly = !evidence.hasOthers(name);
  const isSender =
    evidence.hasFacts(name, address, cell) ||
    isTaxedAtFoot(candidate, address, evidence) ||
    (isOnly && evidence.buyerIsAddressed && isPaidAtFoot(candidate, address, evidence));
  const isShop = sellsByMail(name, address);
  const isOnline = evidence.isOnline(name, address) || isShop;
  const isFirst = isReachedFirst(candidate, address, evidence);
  const isReached = isFirst || isOnlyReached(cell, address, evidence);
  const isAlone = isReachedAtFoot(candidate, evidence);
  const isRepeated = evidence.isRepeated(name);
  const isOfLogo = isUnderLogo(candidate, address, evidence);
  const isHeadOf = isHeadOfLetter(candidate, address, evidence);
  const isOverFoot =
    isHeadOf ||
    isRunningHead(candidate, address, evidence) ||
    isBrandInRow(candidate, address, evidence) ||
    isOfLogo ||
    isAlone ||
    isRepeated ||
    (isOnly && !buyerIsNamed && !hasTwoTowns && isHeadOfReceipt(candidate, evidence)) ||
    isOnlyOther(candidate, address, evidence);
  const isRepeatedOnTop = isRepeatedHead(candidate, evidence);
  const isTold = isReached || isPayee || isAtFoot || isSender || isOnline || isOverFoot || isRepeatedOnTop;
  let score = candidate.score + besideAddress(candidate, address, evidence);
  if (candidate.place === 'underShort' && hasContact(address) && isOnly) score += ADDS.noOther;
  if (isPayee) score += ADDS.payee;
  if (isAtFoot || isOverFoot) score += ADDS.atFoot;
  if (isReached && !isSender && !buyerIsNamed) score += ADDS.facts;
  if (isSender) score += ADDS.facts + (isHead(name, address) ? ADDS.address : 0);
  if (isOnline) score += ADDS.online;
  else if (buyerIsNamed && address.slice(0, 2).some(({ text }) => isPersonalMail(text, name)))
    score += ADDS.personalMail;
  // Of two addresses without a heading, size and place tell nothing.
  const isGuess = !buyerIsNamed && candidate.score < PLACE.senderLine && hasTwoTowns && !isTold;
  return {
    ...candidate,
    isTold: isHeadOf || isOfLogo || isAlone || isAtFoot || isRepeated || isRepeatedOnTop || isFirst || isShop,
    score: isGuess ? Math.min(score, CLEAR - 0.1) : score,
  };
}

/** "BESSON" in the largest letters on top, and at the foot or over its town "Électro Ménager Besson SAS – … – N° TVA": both are one. */
const isBrandInRow = ({ name, cell }: Candidate, address: Cell[], { cells, lines, isAtFoot }: Evidence): boolean =>
  LEGAL_FORM.test(name) &&
  (isAtFoot(cell) || TOWN.test(address[0]?.text ?? '')) &&
  cell.text.length > name.length &&
  (hasPayeeFacts([cell]) || cell.text.split(SEPARATOR).some((part) => hasTaxLabel(part.replaceAll('.', '')))) &&
  cells.some((head) => isOnTop(head, lines) && isLargestName(head, cells) && sharesWord(head.text, name));

/**
 * Beside a receiver with a heading, the only company of the paper and the only other address, or in the largest letters on top
 * of a paper that has only the receiver's: whoever else might have sent it is not printed. Names in larger letters than the rest are those of letterheads.
 * Without a legal form a name is a party's on top of that address, where the receiver has one as well.
 */
function isOnlyOther(
  { name, cell }: Candidate,
  address: Cell[],
  { addressed, cells, lines, buyerIsNamed, buyerIsAddressed, isInUpperHalf, isAtFoot }: Evidence,
): boolean {
  const own = [cell, ...address];
  const isOverTown = buyerIsAddressed && isInUpperHalf(cell) && address.slice(0, 3).some(({ text }) => TOWN.test(text));
  const isBelowOther = addressed.some((other) => other.address.includes(cell));
  // "Azienda Agricola Monte" over "Priora": in the same letters the name may go on.
  const goesOn = ({ text, box }: Cell): boolean =>
    !/\d/.test(text) && IN_CAPITALS.test(text) && Math.abs(box.height - cell.box.height) < 0.5;
  return (
    buyerIsNamed &&
    (LEGAL_FORM.test(name) ||
      (isOverTown && !isBelowOther && IN_CAPITALS.test(name) && !address.slice(0, 1).some(goesOn))) &&
    (own.some(({ text }) => TOWN.test(text)) ||
      (buyerIsAddressed && isOnTop(cell, lines) && isLargestName(cell, cells))) &&
    cells.every((other) => {
      // "Org.nr 556041-8831 · Kvartsgatan 18, 721 30 Västerås" at the foot, under no name of its own, is the sender's.
      const isFoot = !LEGAL_FORM.test(other.text) && hasFactsOfSender(other) && isAtFoot(other);
      const isOwn = own.includes(other) || isFoot || sameName(nameIn(other.text), name);
      const isAnother = LEGAL_FORM.test(other.text) || isTown(other);
      return isOwn || !(isAnother || (other.page === 1 && isName(other.text) && isLargestName(other, cells)));
    }) &&
    // Of a name that wraps in a sentence the rest stands in the line below.
    addressed.every((other) =>
      sameName(other.name, name) ? companyKey(other.name).length <= companyKey(name).length : other.place === 'topLine',
    )
  );
}

/** "Kundnummer 88104" and "Payment on April 28, 2026 using …" are no addresses. */
const isTown = ({ text, folded }: Cell): boolean =>
  TOWN.test(text) && !findDate(text) && !NUMBER_OF_OTHERS.test(folded.replace(/ \d+$/, ''));
const hasFactsOfSender = (cell: Cell): boolean => hasPayeeFacts([cell]) || hasTaxLabel(cell.text);

/** In the largest letters on top of the page, and again over its address: of receivers nobody prints that. */
function isRepeatedHead({ name, cell }: Candidate, { cells, lines }: Evidence): boolean {
  const heads = cells.filter((other) => other !== cell && other.page === 1 && isOnTop(other, lines));
  return heads.some((head) => isLargestName(head, cells)) && isUnderLetterhead(cell, name, cells);
}

/** In the largest letters at the head of the page, with the only way to reach anybody in its upper half. */
function isOnlyReached(cell: Cell, address: Cell[], { cells, lines, isInUpperHalf }: Evidence): boolean {
  return (
    isOnTop(cell, lines) &&
    isLargestName(cell, cells) &&
    hasContact(address) &&
    !hasContact(cells.filter((other) => isInUpperHalf(other) && !address.includes(other)))
  );
}

/** In several ways, as nobody else, and no other party stands above: who pays is seldom to be called. */
function isReachedFirst({ name, cell }: Candidate, address: Cell[], { addressed, cells }: Evidence): boolean {
  if (waysToReach(address) < WAYS || waysToReach(cells.filter((other) => !address.includes(other))) > 0) return false;
  const webs = webNames(address);
  const others = addressed.filter((other) => !sameName(other.name, name));
  const isAbove = (other: Cell): boolean => bottom(other.box) < cell.box.y;
  return (
    address.some(({ text }) => isPlace(text)) &&
    others.every((other) => !(isAbove(other.cell) && other.address.some(({ text }) => isPlace(text)))) &&
    others.every((other) => webs.every((web) => !isNamedBy(web, other.name)))
  );
}
const WAYS = 2;

/**
 * Over its street and town. The owner's name may stand between, the company's in full, or what a person does; any other name
 * there would be the sender's own.
 */
function isHead(name: string, address: Cell[]): boolean {
  const [next, ...rest] = address;
  const isBetween = next && (hasPayeeFacts([next]) || sameName(nameIn(next.text), name) || isTradeOf(name, next));
  return isOverAddress(address) || (isBetween === true && isOverAddress(rest));
}

/** What the letters of the name and its own address say. */
function besideAddress({ name, cell }: Candidate, address: Cell[], evidence: Evidence): number {
  const { cells, buyerIsNamed, isInUpperHalf } = evidence;
  const isAddressed =
    /\d/.test(cell.text.replace(name, '')) ||
    address.slice(0, 3).some(({ text, folded }) => /\d/.test(text) || hasNoNumber(text) || ADDRESS_LABEL.test(folded));
  if (LEGAL_FORM.test(name) && buyerIsNamed && isAddressed && isInUpperHalf(cell)) return ADDS.company;
  if (!isHead(name, address)) return 0;
  if (isLargestName(cell, cells)) return buyerIsNamed ? ADDS.letterhead : ADDS.letterheadOfTwo;
  return isUnderLetterhead(cell, name, cells) ? ADDS.letterhead : 0;
}

/** How many places on the paper end an address. "2701 Airport Blvd" looks like a town, but stands over one. */
function towns(lines: TextLine[]): number {
  const ends = lines.flatMap(({ cells }, index) =>
    cells.filter((cell) => {
      if (!TOWN.test(cell.text) || hasPayeeFacts([cell])) return false;
      const [below] = addressBelow(cell, lines.slice(index + 1));
      return !below || !TOWN.test(below.text);
    }),
  );
  return new Set(ends.map(({ folded }) => folded)).size;
}

/** Where nobody is named as the receiver, no others may have them; at the foot they are taken for those of the first name. */
const hasOnlyPayeeFacts = (address: Cell[], cells: Cell[]): boolean =>
  !hasPayeeFacts(cells.filter((cell) => !address.includes(cell)));
