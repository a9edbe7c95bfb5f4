import { companyKey } from '../../company-name.js';
import { isPlace } from '../addresses.js';
import { fold, squash } from '../fold.js';
import { addressBelow } from '../parties.js';
import { payeeOnSlip, SLIP, SLIP_LINES } from '../transfer-slips.js';
import { withoutIbans } from '../iban.js';
import { OF_BANK } from '../leftovers/harmless-words.js';
import { ACCOUNT_HOLDERS } from '../words/party-words.js';
import { any } from '../words/patterns.js';
import type { Cell } from '../cells.js';
import { middleOf, textOf, type TextLine } from '../text-lines.js';
import { wordsOf } from './names.js';

/** What only whoever wants the money prints under the name. */
const PAYEE_FACTS =
  /(?<!\p{L})(?:IBAN|BIC|SWIFT|KvK|HR[AB]|SIRET|SIREN|R\.?C\.?S(?!\p{L})|Handelsreg|Amtsgericht|Registergericht|Company Reg|Reg\. ?No|R\.?E\.?A(?!\p{L})|RPM(?!\p{L})|RPR(?!\p{L})|FN \d{5,6} ?[a-z](?!\p{L})|Cap\. ?Soc|Registro Mercantil|Sort Code|Branch(?: Code)?:? \d{6}|BSB|Bankgiro|Plusgiro|Konto(?:nr|nummer)?(?!\p{L}))/iu;
/** Who stands for a company, and its trade: of a receiver nobody prints that. */
const OWNER =
  /^(?:Inh(?:aber(?:in)?)?\.?|Gesch[aä]ftsf[uü]hr\w*|Prop(?:rietor|\.)|Managing [Dd]irector|G[ée]rant|Titolare|Eigenaar)[\s:]|\bMeisterbetrieb\b|\bF-skatt/;

export const hasPayeeFacts = (cells: Pick<Cell, 'text'>[]): boolean =>
  cells.some(({ text }) => PAYEE_FACTS.test(text) || OWNER.test(text) || withoutIbans(text) !== text);

/** Before the name of whoever gets the money. */
const PAYEE_LABEL = new RegExp(
  `${any('che(?:ck|que)s? payable to', ACCOUNT_HOLDERS, 'remit(?:tance)?(?: payment)? to', 'pay to', 'direct deposit', '(?:konto )?zahlbar an', 'compte payable a', 'conto pagabile a', 'thanks? (?:you )?for (?:choosing|shopping (?:at|with))', '©', 'copyright')}(?: |$)`,
);

/** Whose account it is then, or who gets the money instead of the sender. */
const ANOTHERS_ACCOUNT =
  /debit|lastschrift|einzug|abgebucht|abbuchung|prelev|domicilia|adeudo|incasso|machtiging|addebit|autogiro|avtalegiro|inkaso|mandat|factoring|\bfactor\b|assigned to|abgetreten|abtretung|cession|cedid|cedut|gecedeerd/;
export const isAnothersAccount = (lines: TextLine[]): boolean =>
  lines.some((line) => ANOTHERS_ACCOUNT.test(fold(textOf(line))));

/**
 * "Account holder: Name": who gets the money. Where a paper says that it takes the money from an account, or that the claim
 * is sold, the account is another's, and nobody is told.
 */
export function payeeIn(lines: TextLine[]): (name: string) => boolean {
  if (isAnothersAccount(lines)) return (name) => isRegistered(name, lines);
  const below = belowLabels(lines);
  const accounts = besideAccounts(lines);
  const sentBack = sentBackTo(lines).map(squash);
  const slips = namesOnSlips(lines);
  return (name) =>
    isNamedAsPayee(name, lines) ||
    below.has(wordsOf(name)[0]) ||
    isWithAccount(name, lines, accounts) ||
    isRegistered(name, lines) ||
    isOnSlip(name, sentBack) ||
    slips.has(companyKey(name)) ||
    isSigned(name, lines) ||
    lines.some((_, index) => isSignedFor(name, lines, index));
}

/** "Account owner" at the head of a paper that prints no account: whoever has one with the sender. Folded. */
export const isOfCustomer = (label: string, { box }: Cell, lines: TextLine[]): boolean =>
  /(?:^| )account owner(?= |$)/.test(label) &&
  box.y < middleOf(lines) &&
  !lines.some(({ cells }) =>
    cells.some(({ text }) => ACCOUNT_NUMBER.test(text) || OF_BANK.test(fold(text)) || withoutIbans(text) !== text),
  );

function isNamedAsPayee(name: string, lines: TextLine[]): boolean {
  const key = companyKey(name);
  const hasName = (cell: Cell | undefined): boolean =>
    cell !== undefined && cell.folded.replaceAll(' ', '').includes(key);
  if (key.length <= 4) return false;
  return lines.some(({ cells }) =>
    cells.some((cell, at) => {
      // Few cells have the name, or stand before one that has it.
      if (!hasName(cell) && !hasName(cells[at + 1])) return false;
      const { folded } = cell;
      const label = PAYEE_LABEL.exec(folded);
      if (label && isOfCustomer(label[0], cell, lines)) return false;
      const rest = label && folded.slice(label.index + label[0].length);
      const named = rest === '' && label!.index === 0 ? (cells[at + 1]?.folded ?? '') : rest;
      return named !== null && named.replaceAll(' ', '').startsWith(key);
    }),
  );
}

/** "Direct deposit: BSB 633-000, account 13842688, Northgate Supplies": in one cell with the account, and elsewhere alone. */
function isWithAccount(name: string, lines: TextLine[], accounts: string[]): boolean {
  const key = companyKey(name);
  return (
    key.length > 4 &&
    accounts.some((account) => account.includes(key)) &&
    lines.some(({ cells }) => cells.some(({ text }) => companyKey(text) === key))
  );
}
/** The cells with an account, without their spaces. */
const besideAccounts = (lines: TextLine[]): string[] =>
  lines.flatMap(({ cells }) => cells.flatMap(({ text }) => (ACCOUNT_NUMBER.test(text) ? squash(text) : [])));
const ACCOUNT_NUMBER =
  /(?<!\p{L})(?:IBAN|BSB|[Ss]ort [Cc]ode|[Aa]ccount(?: (?:[Nn]o|[Nn]umber))?|Konto(?:nr)?|Bankgiro|Plusgiro)[ .:]*[A-Z\d][\d -]{4}/u;

/** "Payment advice", and below it "To: Northgate Ltd": the slip goes back to whoever gets the money. */
function isOnSlip(name: string, sentBack: string[]): boolean {
  const key = companyKey(name);
  return key.length > 4 && sentBack.some((to) => to.startsWith(key));
}

/** "Příjemce | Účet" at the foot, over the name and a number: the keys of such names. */
const namesOnSlips = (lines: TextLine[]): Set<string> =>
  new Set(
    lines
      .flatMap(({ cells }, index) => cells.map((cell) => companyKey(payeeOnSlip(cell, lines, index)?.text ?? '')))
      .filter((key) => key.length > 4),
  );

/** Behind "To:" on the slip, or below it. */
export function sentBackTo(lines: TextLine[]): string[] {
  const slip = lines.findIndex(({ cells }) => cells.some(({ folded }) => SLIP.test(folded)));
  if (slip < 0) return [];
  return lines.slice(slip + 1, slip + SLIP_LINES).flatMap(({ cells }, at) =>
    cells.flatMap((cell) => {
      const [, behind] = /^To\b:?\s*(.*)$/i.exec(cell.text) ?? [];
      return behind || (behind === '' ? (addressBelow(cell, lines.slice(slip + at + 2))[0]?.text ?? []) : []);
    }),
  );
}

/** "With kind regards," over the name: who writes a letter signs it. */
export const isSigned = (name: string, lines: TextLine[]): boolean =>
  companyKey(name).length > 4 &&
  lines.some(({ cells }, index) =>
    cells.some(
      (cell) =>
        CLOSING.test(cell.folded) &&
        addressBelow(cell, lines.slice(index + 1), SIGNATURE_GAP)
          .slice(0, 2)
          .some((below) => companyKey(below.text) === companyKey(name)),
    ),
  );
const CLOSING = new RegExp(
  `^${any('(?:with )?(?:kind|best|warm)(?:est)? regards', 'yours (?:sincerely|faithfully|truly)', '(?:with )?(?:many )?thanks', 'sincerely(?: yours)?', 'mit (?:freundlichen|besten|herzlichen) gru(?:ss|s)en', '(?:bien )?cordialement', 'salutations distinguees', '(?:un )?(?:cordial(?:es)? )?saludos?(?: cordial(?:es)?)?', 'atentamente', '(?:cordiali|distinti) saluti', 'met vriendelijke groete?n?', 'z powazaniem', 's pozdravem', 's pozdravom', '(?:med )?venlig hilsen', 'med vennlig hilsen', '(?:med )?vanlig(?:a)? halsning(?:ar)?', '(?:com os )?melhores cumprimentos', 'cu stima', 'saygilarimizla', 'udvozlettel', 'ystavallisin terveisin', 'lep pozdrav', 'srdacan pozdrav')}$`,
);
/** In text heights: room to sign in. */
const SIGNATURE_GAP = 6;

/** "for Northgate Enterprises" in this line, over "Authorised signatory". */
const isSignedFor = (name: string, lines: TextLine[], index: number): boolean =>
  companyKey(name).length > 4 &&
  lines[index]!.cells.some(({ folded }) => folded === `for ${fold(name)}`) &&
  lines
    .slice(index + 1, index + SIGNATURE_ROWS)
    .some(({ page, cells }) => page === lines[index]!.page && cells.some(({ folded }) => SIGNATORY.test(folded)));
/** Each name that is signed for: "for Northgate Enterprises" over "Authorised signatory". */
export const signedFor = (lines: TextLine[]): string[] =>
  lines.flatMap(({ cells }, index) =>
    cells.flatMap(({ text }) => {
      const name = /^(?:[Ff]or|FOR) (.+)$/.exec(text)?.[1];
      return name && isSignedFor(name, lines, index) ? [name] : [];
    }),
  );
/** Beside the room to sign in may stand notes. */
const SIGNATURE_ROWS = 7;
const SIGNATORY = /^(?:signatory|signature)$|(?:^| )auth(?:ori[sz]ed)? sign\S*$/;

/** "Northgate Ltd. Registered in England, company no. 01234567": only whoever sends a paper says this of themselves. */
export const REGISTERED = /registered (?:in|office|address|company)|company (?:no|number|reg\S*)(?= |$)|vat reg\S*/;

function isRegistered(name: string, lines: TextLine[]): boolean {
  const [own, short] = [fold(name), companyKey(name)];
  return (
    short.length > 4 &&
    lines.some(({ cells }) => cells.some(({ folded }) => folded.startsWith(`${own} `) && REGISTERED.test(folded)))
  );
}

/**
 * "Remit to" over the name, the account perhaps between them: the first words of such names. A department of the same company
 * counts: "Contoso Ltd." is paid through "Contoso Billing".
 */
const belowLabels = (lines: TextLine[]): Set<string | undefined> =>
  new Set(
    lines.flatMap(({ cells }, index) =>
      cells.flatMap((cell) => {
        const isLabel = PAYEE_LABEL.exec(cell.folded)?.[0].trim() === cell.folded;
        if (!isLabel) return [];
        const below = addressBelow(cell, lines.slice(index + 1));
        if (RECEIVER.test(cell.folded) && below.some(({ text }) => isPlace(text)) && !hasPayeeFacts(below)) return [];
        return below.find(({ text }) => !ACCOUNT.test(text))?.folded.split(' ')[0] ?? [];
      }),
    ),
  );
/** In Finnish whoever gets something, money or the paper: over an address without an account it is the paper. */
const RECEIVER = /^saaja$/;
const ACCOUNT = /^(?:IBAN:? )?[A-Z]{2}\d{2}[ \dA-Z]{10,}$/;
