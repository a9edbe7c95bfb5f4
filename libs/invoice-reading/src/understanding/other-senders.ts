import { companyKey, isBeforeName, LEGAL_FORM, LEGAL_FORMS, sameCompany } from '../company-name.js';
import type { Doubt } from '../draft.js';
import { TOWN } from './addresses.js';
import { fold, squash } from './fold.js';
import { addressBelow, buyerCells, SEPARATOR } from './parties.js';
import type { Cell } from './cells.js';
import { middleOf, type TextLine } from './text-lines.js';
import { isOnTop } from './vendor/head-of-letter.js';
import { isLargestName, isOverAddress, LETTERHEAD_GAP } from './vendor/letterhead.js';
import { isName, nameIn, sharesWord } from './vendor/names.js';
import { nameBefore } from './leftovers/payees.js';
import { isOfCustomer } from './vendor/payee.js';
import { OF_COURT } from './register-numbers.js';
import { taxLabelIndex } from './tax-numbers.js';
import { ACCOUNT_HOLDER } from './words/party-words.js';

/** An invoice has one sender: who else is named as the holder of the account, or with a tax number, is a doubt. */
export function otherSenders(lines: TextLine[], vendor: string): Doubt[] {
  const buyer = buyerCells(lines);
  const placed = lines.flatMap((line) => line.cells.filter((cell) => !buyer.has(cell)).map((cell) => ({ cell, line })));
  const cells = placed.map(({ cell }) => cell);
  const company = inFull(vendor, cells);
  const holder = placed
    .flatMap(
      ({ cell, line }) => accountHolder(cell, line, lines) ?? holderInSentence(cell) ?? payeeInSentence(cell) ?? [],
    )
    .find((name) => !isOne(name, company) || isNamedForAccountAlone(name, company, cells));
  if (holder) return [doubt(`The account belongs to “${holder}”, but the invoice seems to come from “${vendor}”.`)];
  // The receiver in the window may be named under a heading elsewhere.
  const named = [...buyer].map(({ text }) => text);
  // Of a name that wraps either half may stand over the address.
  const isHalf = (name: string): boolean =>
    cells.some(
      ({ text }) =>
        text !== name && [`${text} ${name}`, `${name} ${text}`].some((both) => companyKey(both) === companyKey(vendor)),
    );
  const heads = addressed(lines, buyer)
    .filter((name) => !named.some((text) => sameCompany(text, name)))
    .map((name) => (isHalf(name) ? vendor : nameIn(name)));
  // "Customer no. | K-5832" names nobody.
  const isBuyerNamed = named.some((text) => LEGAL_FORM.test(text) || TOWN.test(text));
  const receivers = isBuyerNamed ? 0 : 1;
  if (heads.length > receivers && !heads.some((name) => sameCompany(name, vendor)) && !isOne(heads[0]!, vendor)) {
    return [doubt(`The invoice seems to come from “${vendor}”, but its letterhead names “${heads[0]!}”.`)];
  }
  const head = letterhead(lines);
  // Where nobody else receives the paper, its large letters are perhaps the receiver's.
  const isReceived = isBuyerNamed || heads.some((name) => !isOne(name, head ?? '') && !isOne(name, company));
  if (head && isReceived && !isOne(head, company) && !sharesWord(head, company) && !named.includes(head))
    return [doubt(`The invoice seems to come from “${vendor}”, but its letterhead names “${head}”.`)];
  const taxed = cells.flatMap((cell) => taxedCompany(cell) ?? []).find((name) => !isOne(name, company));
  return taxed ? [doubt(`“${taxed}” is named with a tax number, but the invoice seems to come from “${vendor}”.`)] : [];
}

/** The letterhead leaves out the legal form that the same name has elsewhere on the paper. */
function inFull(vendor: string, cells: Cell[]): string {
  const named = cells.flatMap(({ text }) => text.split(SEPARATOR));
  return named.find((part) => LEGAL_FORM.test(part) && sameCompany(part.trim(), vendor))?.trim() ?? vendor;
}

const doubt = (message: string): Doubt => ({ code: 'other-sender', message, field: 'vendorName' });

/** In the largest letters on top of the page, whatever stands below. */
function letterhead(lines: TextLine[]): string | undefined {
  const cells = lines.flatMap((line) => line.cells);
  const head = cells.find((cell) => cell.page === 1 && isOnTop(cell, lines) && isLargestName(cell, cells));
  return head && nameIn(head.text);
}

/** Who stands over an address in the upper half of the first page; the first line of each. */
function addressed(all: TextLine[], buyer: Set<Cell>): string[] {
  const middle = middleOf(all);
  const lines = all.filter(({ page }) => page === 1);
  const names = new Map<string, string>();
  const passed = new Set<Cell>(buyer);
  for (const [index, { cells }] of lines.entries()) {
    for (const cell of cells) {
      if (passed.has(cell) || !isName(cell.text) || cell.box.y >= middle) continue;
      const below = addressBelow(cell, lines.slice(index + 1), LETTERHEAD_GAP).slice(0, 4);
      // A slogan may stand between the name and the street.
      if (!isOverAddress(below) && !isOverAddress(below.slice(1))) continue;
      for (const one of below) passed.add(one);
      if (CARE_OF.test(cell.text)) continue;
      const name = nameIn(cell.text);
      names.set(companyKey(name), name);
    }
  }
  return [...names.values()];
}

/** "c/o Immo Jura GmbH": where whoever stands over it is reached. */
const CARE_OF = /^[cC]\/[oO] /;

/** "Account holder: Northgate Ltd", or the name in the next cell. */
function accountHolder(cell: Cell, { cells }: TextLine, lines: TextLine[]): string | null {
  const [part] = cell.text.split(FIELDS).filter((one) => ACCOUNT_HOLDER.test(fold(one)));
  if (!part || isOfCustomer(fold(part), cell, lines)) return null;
  const behind = part.includes(':') ? part.slice(part.lastIndexOf(':') + 1).trim() : behindLabel(part);
  const name = behind || (cells[cells.indexOf(cell) + 1]?.text ?? '');
  return /\p{L}{2}/u.test(name) && !/\d/.test(name) ? name : null;
}

/** "Account holder Northgate Ltd" in one cell, perhaps with the bank behind a comma. */
function behindLabel(part: string): string {
  const label = ACCOUNT_HOLDER.exec(fold(part))![0];
  const words = part.split(' ');
  const end = words.findIndex((_, at) => fold(words.slice(0, at + 1).join(' ')) === label);
  return end < 0 ? '' : nameBefore(words.slice(end + 1).join(' '));
}

/** "Account name: Northgate Ltd, Bank name: …". */
const FIELDS = new RegExp(String.raw`${SEPARATOR.source}|, (?=\p{L}[^,:\d]{1,30}:)`, 'u');

/** "to ES70 9999 …, holder Northgate Ltd, before 17 October": behind the number of the account. */
function holderInSentence({ text }: Cell): string | null {
  const behind = BEHIND_ACCOUNT.exec(text)?.[1]?.trim() ?? '';
  const form = LEGAL_FORM.exec(behind);
  return form && (isBeforeName(behind, form) ? behind : behind.slice(0, form.index + form[0].length));
}
const BEHIND_ACCOUNT =
  /\d{4}[\d ]*,\s*(?:titular|holder|account holder|(?:konto)?inhaber|titulaire|intestat\p{L}+(?: a)?|majitel(?: účtu)?|właściciel|vlasnik(?: računa)?|imetnik|tulajdonos|beneficiari?\p{L}?|bénéficiaire|beneficiário|(?:betalnings)?mottagare|(?:betalings)?(?:modtager|mottaker)|begunstigde|(?:zahlungs)?empfänger|begünstigter|odbiorca|příjemce|príjemca|primatelj|prejemnik|kedvezményezett|maksunsaaja|saaja|alıcı|gavėjas|saņēmējs|получател|kontohaver|kontoinnehava?re|kontoeier|tilinomistaja|hesap sahibi|δικαιούχος|титуляр|ten name van|t\.n\.v\.|in the name of|in name of|a nombre de|au nom de|lautend auf)[: ]+([^,;]+(?:, ?S\.?[AL]\.?(?:U\.?)?)?)/iu;

/** "Pay by bank transfer: Northgate Ltd, sort code 20-44-91": before the account. "To our account at ING N.V." is no payee. */
function payeeInSentence({ text }: Cell): string | null {
  const named = BEFORE_ACCOUNT.exec(text)?.[1]?.trim() ?? '';
  const form = [...named.matchAll(LEGAL_FORMS)].at(-1);
  return form && isName(named) && form.index + form[0].length === named.length ? named : null;
}
const BEFORE_ACCOUNT = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:pay(?:able|ments?)?|transfer|remit(?:tance)?|wire|überweis\p{L}*|zahl(?:bar|ung|en)|virement|verser|règlement|bonifico|pagare|pagamento|transferencia|transferência|pagar|pago|overboek\p{L}*|overma\p{L}*|betal\p{L}*|przelew\p{L}*|inbetal\p{L}*|overfør\p{L}*|indbetal\p{L}*|platb\p{L}*|maksu\p{L}*)` +
    String.raw`(?:[^.;:]{0,60}?\s(?:to|an|à|a|aan|na rzecz|till?|favou?r of|ordine di|favor de))?:?\s+([^,:;()\d]{3,60}?)\s*[,(–—-]*\s*` +
    String.raw`(?:sort code|account|a\/c|acct?|iban|bic|swift|blz|konto|kto|rib|rekening|rachunek|cuenta|conto|conta|bankgiro|plusgiro|postgiro|účet|reg\.? ?nr)(?!\p{L})`,
  'iu',
);

/** A person or a brand has no legal form, but the company that owns it is named where it says who sends the paper. */
function isNamedForAccountAlone(name: string, vendor: string, cells: Cell[]): boolean {
  if (!LEGAL_FORM.test(name) || LEGAL_FORM.test(vendor)) return false;
  const key = companyKey(name);
  const words = companyKey(vendor);
  if (key.includes(words) || words.includes(key)) return false;
  return cells.filter(({ text }) => squash(text).includes(key)).length < 2;
}

/** "Northgate Ltd, VAT no. GB 123" in one cell. */
function taxedCompany(cell: Cell): string | null {
  const text = cell.text.replace(OF_COURT, '');
  const end = taxLabelIndex(text);
  const form = end > 0 ? [...text.slice(0, end).matchAll(LEGAL_FORMS)].at(-1) : undefined;
  if (!form || !/\d{4}|\d[\d. ]{6}/.test(text.slice(end))) return null;
  if (isBeforeName(text, form)) return text.slice(form.index, end).split(SEPARATOR)[0]!.split(',')[0]!.trim();
  const named = text.slice(0, form.index + form[0].length);
  return named.split(SEPARATOR).at(-1)!.replace(LABEL, '').trim();
}

/** "Vendedor: Northgate Ltd". */
const LABEL = /^\s*\p{L}[^:\d]{1,30}:\s/u;

/** Brands, people and departments go by other names than their company: only another company is a doubt. */
const isOne = (name: string, vendor: string): boolean =>
  sameCompany(name, vendor) || !LEGAL_FORM.test(name) || !LEGAL_FORM.test(vendor);
