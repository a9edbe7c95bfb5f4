import { bottom, isFlush } from '../../page-model.js';
import type { Cell } from '../cells.js';
import { SEPARATOR } from '../parties.js';
import type { Candidate } from './candidates.js';
import { isName } from './names.js';

/** "Christophe Delmas". */
export const PERSON = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,3}$/u;

/** "Plombier-chauffagiste", "Translator – Sole trader", "freie Lektorin" right below a person's name: no second name is written so. */
export const isTradeOf = (person: string, { text }: Cell): boolean =>
  PERSON.test(person) && text.split(SEPARATOR).every((part) => TRADE.test(part)) && isName(text);
const TRADE = /^(?:\p{Lu}[\p{Ll}'’&, -]{4,}|\p{Ll}{4}[\p{L}'’&., -]+)$/u;

/** Without what only says what the person above does. */
export const withoutTrades = (candidates: Candidate[]): Candidate[] =>
  candidates.filter(
    ({ cell }) => !candidates.some((other) => isTradeOf(other.name, cell) && isRightBelow(cell, other.cell)),
  );

export const isRightBelow = ({ page, box }: Cell, above: Cell): boolean =>
  page === above.page && isFlush(box, above.box) && box.y > above.box.y && box.y - bottom(above.box) < above.box.height;
