import { companyKey, LEGAL_FORM } from '../../company-name.js';
import { CLEAR, type ReadValue } from '../../draft.js';
import type { Knowledge } from '../../knowledge.js';
import { around, UNREADABLE_LETTER } from '../../page-model.js';
import { TOWN } from '../addresses.js';
import { fold } from '../fold.js';
import { addressBelow, buyerCells, senderParts } from '../parties.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { beginsWith, type Candidate, candidatesIn } from './candidates.js';
import { isOverAddress } from './letterhead.js';
import { isBrandOf, isName, isShortFor, nameIn, sameName, sharesNameWith, sharesWord } from './names.js';
import { below, settle } from './rivals.js';
import { withoutTrades } from './trades.js';
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
  const isTownOfOther = ({ text, folded }: Cell): boolean =>
    !LEGAL_FORM.test(text) && towns.some((other) => ` ${other.folded} `.includes(` ${folded} `));
  return [...headed].some(
    (cell) => TOWN.test(cell.text) || (isName(nameIn(cell.text.replace(/^[^:]*:\s*/, ''))) && !isTownOfOther(cell)),
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

/** Where the buyer's own name stands, with the address below it. */
function ownCells(lines: TextLine[], names: readonly string[]): Cell[] {
  return lines.flatMap(({ cells }, index) =>
    cells
      .filter((cell) => names.some((name) => beginsWith(cell, name)))
      .flatMap((cell) => [cell, ...addressBelow(cell, lines.slice(index + 1))]),
  );
}
