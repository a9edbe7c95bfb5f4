import type { Doubt } from '../../draft.js';
import { ibansFrom, ibansIn, isCheckedIban } from '../iban.js';
import { addressBelow, buyerCells } from '../parties.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import type { Printed } from './leftovers.js';

type AccountsIn = (cell: Cell, below: TextLine | undefined) => string[];

export function leftAccounts({ lines }: Printed): Doubt[] {
  const hasGiro = lines.some(({ cells }) => cells.some(({ folded }) => /bankgiro|kontonr|kontonummer/.test(folded)));
  // With the receiver's address their own account may be printed.
  const buyer = buyerCells(lines);
  const others = (accountsIn: AccountsIn): Doubt[] =>
    otherAccounts(lines, (cell, below) =>
      buyer.has(cell) || OF_PAYER.test(cell.folded) ? [] : accountsIn(cell, below),
    );
  return [
    ...onQrBill(lines),
    ...besideIban(lines),
    ...others((cell, below) => [...ibansFrom(cell, below), ...polishIn(cell)]),
    ...(hasGiro ? others(girosIn) : []),
  ].slice(0, 1);
}

/** "… from your account NL09 INGB 0006 4225 19": what is taken from the receiver's. Folded. */
const OF_PAYER =
  /(?:^| )(?:your account|ihre[mns]? konto|votre compte|su cuenta|(?:suo|vostro) conto|uw (?:bank)?rekening|(?:din|deres) konto|ditt konto|(?:panstwa|twojego) (?:konta|rachunku)|vaseho uctu|(?:vossa|sua) conta)(?= |$)/;

/** The receipt of a Swiss QR-bill names the account of its payment part, both under the same words. */
function onQrBill(lines: TextLine[]): Doubt[] {
  const accounts = lines.flatMap(({ cells }, index) =>
    cells.flatMap((label) =>
      QR_PAYEE.test(label.folded)
        ? addressBelow(label, lines.slice(index + 1))
            .slice(0, 1)
            .flatMap((cell) => ibansIn(cell))
        : [],
    ),
  );
  const [first, other] = new Set(accounts);
  return other ? [severalAccounts([first!, other])] : [];
}
const QR_PAYEE = /^(?:konto zahlbar an|compte payable a|conto pagabile a|account payable to)$/;

/** "0433911883" in the rows of "IBAN NL98 RABO 0433 9118 83": the account as it was written before, a part of it. */
function besideIban(lines: TextLine[]): Doubt[] {
  const left = lines.flatMap((line, index) =>
    line.cells.flatMap((cell) => {
      const [iban, ...more] = ibansIn(cell);
      if (!iban || more.length > 0) return [];
      const near = lines.slice(Math.max(0, index - ROWS_ABOVE), index).filter(({ page }) => page === cell.page);
      const column = near.flatMap(({ cells }) => cells.filter(({ box }) => Math.abs(box.x - cell.box.x) < 1));
      const isBesideCode = column.some(({ folded }) => /^(?:bic|swift)(?= |$)/.test(folded));
      const other = isBesideCode ? column.find(({ text }) => BARE_ACCOUNT.test(text)) : undefined;
      const digits = other?.text.replace(/\D/g, '').replace(/^0+/, '');
      return digits && !iban.includes(digits) ? [severalAccounts([other!.text, iban])] : [];
    }),
  );
  return left.slice(0, 1);
}
const ROWS_ABOVE = 3;
const BARE_ACCOUNT = /^\d[\d. -]{6,16}\d$/;

const severalAccounts = (accounts: string[]): Doubt => ({
  code: 'several-accounts',
  message: `More than one account is named in different places: ${accounts.join(', ')}.`,
});

/** "42 1090 1359 0000 0001 1203 4418": an IBAN of Poland without its country. */
const polishIn = ({ text }: Cell): string[] =>
  [...text.matchAll(/(?<![A-Z\d] ?)\d{2}(?: ?\d{4}){6}(?! ?\d)/g)]
    .map(([account]) => `PL${account.replaceAll(' ', '')}`)
    .filter(isCheckedIban);

/** "3528-8084", "4688.42.53387": alone in its cell, or behind its label as in "Till bankgironr 3528-8084". */
const girosIn = ({ text }: Cell): string[] => GIRO.exec(text)?.slice(1) ?? [];
const GIRO = /^(?:\P{N}*(?:bankgiro|konto)(?:nr|nummer)?[.:]* )?(\d{3,4}-\d{4}|\d{4}\.\d{2}\.\d{5})$/iu;

/** Accounts that stand together are a choice; another one elsewhere, as on a slip to pay with, is a contradiction. */
function otherAccounts(lines: TextLine[], accountsIn: AccountsIn): Doubt[] {
  const groups: { last: TextLine; accounts: Set<string> }[] = [];
  for (const [index, line] of lines.entries()) {
    const found = line.cells.flatMap((cell) => accountsIn(cell, lines[index + 1]));
    if (found.length === 0) continue;
    const near = groups.at(-1);
    const gap = near?.last.box.x === line.box.x ? NEAR_BELOW : NEAR;
    const isNear = near?.last.page === line.page && line.box.y - near.last.box.y < gap * line.box.height;
    const accounts = new Set([...(isNear ? near.accounts : []), ...found]);
    if (isNear) groups.pop();
    groups.push({ last: line, accounts });
  }
  const [first, ...others] = groups;
  const other = others.find(({ accounts }) => ![...accounts].some((account) => first!.accounts.has(account)));
  if (!other) return [];
  return [severalAccounts([...first!.accounts, ...other.accounts])];
}
/** In text heights. */
const NEAR = 2.5;
/** In one column the name of the bank may stand between. */
const NEAR_BELOW = 4;
