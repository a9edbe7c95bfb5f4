import { LEGAL_FORM } from '../../company-name.js';
import { bottom, isFlush } from '../../page-model.js';
import type { Cell } from '../cells.js';
import { SEPARATOR } from '../parties.js';
import type { TextLine } from '../text-lines.js';
import type { Candidate } from './candidates.js';
import { isBrandOf, isName, sameName } from './names.js';
import { isSigned } from './payee.js';

/** "Christophe Delmas". */
export const PERSON = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,3}$/u;

/** "Plombier-chauffagiste", "Translator – Sole trader", "freie Lektorin" right below a person's name: no second name is written so. */
export const isTradeOf = (person: string, { text }: Cell): boolean =>
  PERSON.test(person) && text.split(SEPARATOR).every((part) => TRADE.test(part)) && isName(text);
const TRADE = /^(?:\p{Lu}[\p{Ll}'’&, -]{4,}|\p{Ll}{4}[\p{L}'’&., -]+)$/u;

/** Without what only says what the person above does; whoever signs the paper may call it anything but a company. */
export function withoutTrades(candidates: Candidate[], lines: TextLine[]): Candidate[] {
  const signers = candidates.filter(({ name }) => PERSON.test(name) && isSigned(name, lines));
  const isTrade = ({ name, cell }: Candidate, other: Candidate): boolean =>
    isRightBelow(cell, other.cell) &&
    (isTradeOf(other.name, cell) || (signers.includes(other) && !LEGAL_FORM.test(name) && !sameName(name, other.name)));
  return candidates.filter((candidate) => !candidates.some((other) => isTrade(candidate, other)));
}

export const isRightBelow = ({ page, box }: Cell, above: Cell): boolean =>
  page === above.page && isFlush(box, above.box) && box.y > above.box.y && box.y - bottom(above.box) < above.box.height;

/** "Tom Penhallow" over "Penrose Boats Ltd": whoever signs it, the paper may be the company's. */
export const isOverCompany = ({ name, cell: head }: Candidate, candidates: Candidate[]): boolean =>
  PERSON.test(name) &&
  !LEGAL_FORM.test(name) &&
  candidates.some(
    (other) =>
      LEGAL_FORM.test(other.name) &&
      isRightBelow(other.cell, head) &&
      // "Weinhof Linden" over "Weinhof Linden GmbH".
      !isBrandOf(name, other.name),
  );
