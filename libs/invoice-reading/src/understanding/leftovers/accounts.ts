import type { Doubt } from '../../draft.js';
import { ibansIn, isCheckedIban } from '../iban.js';
import { buyerCells } from '../parties.js';
import type { Cell, TextLine } from '../text-lines.js';
import type { Printed } from './leftovers.js';

export function leftAccounts({ lines }: Printed): Doubt[] {
  const hasGiro = lines.some(({ cells }) => cells.some(({ folded }) => /bankgiro|kontonr|kontonummer/.test(folded)));
  // With the receiver's address their own account may be printed.
  const buyer = buyerCells(lines);
  const others = (accountsIn: (cell: Cell) => string[]): Doubt[] =>
    otherAccounts(lines, (cell) => (buyer.has(cell) ? [] : accountsIn(cell)));
  return [...others((cell) => [...ibansIn(cell), ...polishIn(cell)]), ...(hasGiro ? others(girosIn) : [])].slice(0, 1);
}

/** "42 1090 1359 0000 0001 1203 4418": an IBAN of Poland without its country. */
const polishIn = ({ text }: Cell): string[] =>
  [...text.matchAll(/(?<![A-Z\d] ?)\d{2}(?: ?\d{4}){6}(?! ?\d)/g)]
    .map(([account]) => `PL${account.replaceAll(' ', '')}`)
    .filter(isCheckedIban);

/** "3528-8084", "4688.42.53387": alone in its cell. */
const girosIn = ({ text }: Cell): string[] => (/^(?:\d{3,4}-\d{4}|\d{4}\.\d{2}\.\d{5})$/.test(text) ? [text] : []);

/** Accounts that stand together are a choice; another one elsewhere, as on a slip to pay with, is a contradiction. */
function otherAccounts(lines: TextLine[], accountsIn: (cell: Cell) => string[]): Doubt[] {
  const groups: { last: TextLine; accounts: Set<string> }[] = [];
  for (const line of lines) {
    const found = line.cells.flatMap((cell) => accountsIn(cell));
    if (found.length === 0) continue;
    const near = groups.at(-1);
    const isNear = near?.last.page === line.page && line.box.y - near.last.box.y < NEAR * line.box.height;
    const accounts = new Set([...(isNear ? near.accounts : []), ...found]);
    if (isNear) groups.pop();
    groups.push({ last: line, accounts });
  }
  const [first, ...others] = groups;
  const other = others.find(({ accounts }) => ![...accounts].some((account) => first!.accounts.has(account)));
  if (!other) return [];
  const named = [...first!.accounts, ...other.accounts].join(', ');
  return [{ code: 'several-accounts', message: `More than one account is named in different places: ${named}.` }];
}
/** In text heights. */
const NEAR = 2.5;
