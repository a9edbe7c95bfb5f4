import { companyKey, LEGAL_FORM, withoutLegalForm } from '../../company-name.js';
import type { Doubt } from '../../draft.js';
import { sidewaysOverlap } from '../../page-model.js';
import { fold, squash } from '../fold.js';
import { withoutIbans } from '../iban.js';
import { type Cell, textOfWords } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { isByAccount, PAID_TO, payeeOnSlip } from '../transfer-slips.js';
import { isName, sharesWord } from '../vendor/names.js';
import { isOfCustomer, isSigned, sentBackTo, signedFor } from '../vendor/payee.js';
import { ACCOUNT_HOLDER } from '../words/party-words.js';
import { OF_BANK } from './harmless-words.js';
import type { Printed } from './leftovers.js';
import { differInOneWord } from './near-names.js';

/**
 * Who gets the money and who signs, with or without a legal form: the sender, or somebody whom the rest of the paper names as well, as its
 * owner.
 */
export function leftPayees({ lines, tail, read: { vendorName } }: Printed): Doubt[] {
  if (!vendorName) return [];
  const all = [...lines, ...tail];
  // Whose mail it is, is not said by its name once more.
  const texts = all.flatMap(({ cells }) =>
    cells.map(({ text }) => squash(text.replace(/(?<!\S)\S+@\S+|www\.\S+/g, ''))),
  );
  const isKnown = (name: string): boolean =>
    (sharesWord(name, vendorName.value) &&
      ![differInOneWord, endOtherwise].some((differ) => differ(name, vendorName.value))) ||
    areAlike(companyKey(name), companyKey(vendorName.value)) ||
    OF_BANK.test(fold(name)) ||
    // The owner of a firm may be named as well: another company is another one.
    (![name, vendorName.value].every((one) => LEGAL_FORM.test(one)) &&
      texts.filter((text) => text.includes(companyKey(name))).length > 1);
  // Beside the sender's own name stands the bank.
  const isOwn = ({ text }: Cell): boolean => squash(text).includes(companyKey(vendorName.value));
  const isCustomers = (cell: Cell): boolean => {
    const label = ACCOUNT_HOLDER.exec(cell.folded);
    return label !== null && isOfCustomer(label[0], cell, all);
  };
  // A person of the company may hold the account, but no other person that of one.
  const isPerson =
    !LEGAL_FORM.test(vendorName.value) &&
    vendorName.value.split(' ').length === 2 &&
    (isGivenName(vendorName.value) || isSigned(vendorName.value, all));
  const mayHold = (name: string): boolean => isPerson || !isGivenName(name);
  const slips = sentBackTo(all).filter((name) => isName(name) && !OURS.test(fold(name)));
  const payees = all.flatMap((line, index) =>
    line.cells.flatMap((cell) => [
      ...inSentence(cell.text),
      ...(ENDS_IN_SENTENCE.test(cell.text) && cell === line.cells.at(-1)
        ? inSentence(withNextRow(cell, all[index + 1]))
        : []),
      ...(isOwn(cell) || isUnderBank(cell, all[index - 1]) || isCustomers(cell)
        ? []
        : (underHolder(cell, line, all[index + 1], isOwn) ?? holder(cell, line, mayHold))),
      ...(PAID_TO.test(cell.folded) && isByAccount(cell, all, index) ? onSlip(cell, all, index).filter(mayHold) : []),
    ]),
  );
  const isOther = (name: string): boolean => companyKey(name).length > 3 && !isKnown(name) && !PO_BOX.test(fold(name));
  const [payee, signer] = [[...payees, ...slips], signedFor(all)].map((names) => names.find(isOther));
  const said = payee ? `The money is to go to “${payee}”` : signer ? `It is signed for “${signer}”` : undefined;
  if (!said) return [];
  const message = `${said}, but the invoice seems to come from “${vendorName.value}”.`;
  return [{ code: 'other-sender', message, field: 'vendorName' }];
}

/** "Tekstbureau Van Loon" is not "Tekstbureau De Rooij": a trade begins both. */
function endOtherwise(one: string, other: string): boolean {
  const [words, others] = [one, other].map((name) => fold(withoutLegalForm(name)).split(' ')) as [string[], string[]];
  const common = words.findIndex((word, at) => word !== others[at]);
  const [rest, otherRest] = [words, others].map((all) => all.slice(common).filter((word) => word.length > 2));
  return common > 0 && rest!.length > 0 && otherRest!.length > 0 && !rest!.some((word) => otherRest!.includes(word));
}

/** Where letters go, not who gets them. Folded. */
const PO_BOX =
  /^(?:p ?o ?box|postfach|postbus|apartado|boite postale|casella postale|pos[tx]boks|skrytka pocztowa)(?= |$)/;

/** "Bank / IBAN" over "Saluzzo - IT21 …": who keeps the account. */
const isUnderBank = (cell: Cell, above: TextLine | undefined): boolean =>
  above?.page === cell.page &&
  above.cells.some(
    ({ box, folded, text }) => sidewaysOverlap(box, cell.box) > 0 && OF_BANK.test(folded) && !/\d/.test(text),
  );

/** "Payable to | Project", each over its value: what stands beside such a heading is another one; of two, where the sender's name is below. */
function underHolder(
  cell: Cell,
  { cells }: TextLine,
  below: TextLine | undefined,
  isOwn: (cell: Cell) => boolean,
): string[] | null {
  const next = cells[cells.indexOf(cell) + 1];
  const under = (heading: Cell | undefined): Cell | undefined =>
    heading && below?.page === heading.page
      ? below.cells.find(({ box }) => sidewaysOverlap(box, heading.box) > 0.5)
      : undefined;
  const isLabel = ACCOUNT_HOLDER.exec(cell.folded)?.[0] === cell.folded;
  const [own, other] = [under(cell), under(next)];
  if (cells.length < 3 && !(own && isOwn(own))) return null;
  return isLabel && own && other ? (isName(own.text) ? [own.text] : []) : null;
}

const areAlike = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

/**
 * "Please make cheques payable to Northgate Supply", "account 1022 8871, Northgate Supply", "Thank you for ordering
 * with Northgate".
 */
function inSentence(text: string): string[] {
  const behind = BEHIND_ACCOUNT.exec(text)?.[1];
  return [SENTENCE, THANKS]
    .flatMap((sentence) => {
      const named = sentence.exec(text)?.[1];
      const name = named && NAME.exec(named.replace(NEXT_SENTENCE, ''))?.[0];
      return name && !OURS.test(fold(name)) && !IBAN_START.test(name) ? [name.trim()] : [];
    })
    .concat(behind && isName(behind) ? behind : []);
}
/** "Mara Tillinghast. Thank you!"; "Northgate Corp. Ltd" goes on. */
const NEXT_SENTENCE = /(?<=\p{Ll}{5})\. .*$/u;
/** A sentence goes on in the row below it. */
const withNextRow = ({ text, box, page }: Cell, next: TextLine | undefined): string => {
  const [first] = next?.page === page ? next.cells : [];
  return first && Math.abs(first.box.x - box.x) < box.height ? `${text} ${first.text}` : text;
};
const BEHIND_ACCOUNT =
  /(?<!\p{L})(?:[Aa]ccount|[Kk]onto|[Cc]ompte|[Cc]uenta|[Cc]onto|[Rr]ekening)(?: (?:[Nn]o|[Nn]r|[Nn]umber)\.?)?:? \d[\d -]{4,}, (\p{Lu}\p{Ll}[\p{L}'’&.]*(?: (?:&|and|und|et|y|\p{Lu}[\p{L}'’&.]*))+)\.?$/u;
const THANKS = new RegExp(
  `(?:${[
    'thank you for (?:ordering|shopping|buying|your (?:order|purchase)) (?:with|at|from)',
    'dank für ihre?n? (?:bestellung|einkauf) bei',
    "merci (?:d['’]avoir commandé|pour votre (?:commande|achat)) chez",
    'gracias por (?:comprar|su (?:compra|pedido)) en',
    '(?:grazie per (?:il suo acquisto|aver(?:e)? (?:acquistato|ordinato)) (?:da|presso))',
    'bedankt voor (?:uw|je) (?:bestelling|aankoop) bij',
    '(?:tak|takk) for (?:din|deres) (?:ordre|bestilling) hos',
    'tack för (?:din|er) (?:order|beställning) hos',
  ].join('|')}) (.{3,60})`,
  'iu',
);
const TO_PAYEE = [
  '(?:cheques?|checks?|payments?|drafts?)(?: (?:should be|is|are|to be))?(?: made)?(?: out)? (?:payable )?to',
  '[Mm]ade payable to',
  '[Pp]ayable to',
  '[Rr]emit(?:tance)? to',
  '(?:bank|wire|credit) transfers? to',
  '[ÜUü]berweis\\p{L}+ (?:Sie )?(?:bitte )?an',
  'zahlung(?:en)? an',
  '(?:over(?:schrijving|boeking)|bankoverførsel|banköverföring) (?:naar|til|till)',
  "(?:virement|chèque|règlement|paiement)s? (?:est |sont )?(?:à l['’]ordre de|au nom de|en faveur de)",
  "à l['’]ordre de",
  '(?:transferencia|cheque|pago)s? (?:a nombre de|a favor de|a la orden de)',
  '(?:bonifico|assegno|pagamento) (?:intestato a|a favore di)',
  'intestat[oa] a',
  '(?:betaling|overmaken|overschrijving) (?:aan|t\\.n\\.v\\.|ten name van|op naam van)',
  't\\.n\\.v\\.',
  'na rzecz',
  've prospěch',
  'v prospech',
  'à ordem de',
  '(?:Betaling|Indbetaling|Betalning|Inbetalning) (?:til|till)',
].join('|');
const SENTENCE = new RegExp(`(?:${TO_PAYEE})[: ]+(.{3,60})`, 'iu');
const ENDS_IN_SENTENCE = new RegExp(`(?<!\\p{L})(?:${TO_PAYEE}):?$`, 'iu');
const IBAN_START = /^[A-Z]{2}\d{2}(?!\d)/;
/** Words with capitals from the start. */
export const NAME = /^(?:\p{Lu}[\p{L}\d'’&.-]*(?: (?:&|and|und|et|y|e|en|i|og|och|de|van|der|von|la|du|di|of))?\s?)+/u;
/** Folded. */
const OURS =
  /^(?:us|our|the|uns\p{L}*|notre|nos|nuestr\p{L}+|nostr\p{L}+|ons|onze|nasz\p{L}*|our account|iban|account|konto|kto|bank|rekening|conto|cuenta|compte)(?= |$)/u;

/** The name behind a label, or in the next cell. */
function besideLabel(cell: Cell, { cells }: Pick<TextLine, 'cells'>, label: RegExp): string[] {
  const [words = ''] = label.exec(cell.folded) ?? [];
  const behind = cell.text.includes(':') ? cell.text.slice(cell.text.indexOf(':') + 1).trim() : '';
  const next = behind || (words.length === cell.folded.length ? (cells[cells.indexOf(cell) + 1]?.text ?? '') : '');
  return isName(next) && !/\d/.test(next) && !OURS.test(fold(next)) ? [next] : [];
}

/** Below its heading, where the account is beside it, or beside it. */
function onSlip(cell: Cell, lines: TextLine[], index: number): string[] {
  const below = payeeOnSlip(cell, lines, index);
  if (below) return isName(below.text) ? [below.text] : [];
  return besideLabel(cell, lines[index]!, PAID_TO);
}

const wordsBehind = ({ words }: Cell, label: string): string => textOfWords(words.slice(label.split(' ').length));

/** "Account holder: Name"; "Name, IBAN …" and "IBAN …, Name". */
function holder(cell: Cell, { cells }: TextLine, mayHold: (name: string) => boolean): string[] {
  const label = ACCOUNT_HOLDER.exec(cell.folded)?.[0];
  // "Beneficiary Northgate Ltd, Bank Cascade Federal".
  const [company] = label && !cell.text.includes(':') ? wordsBehind(cell, label).split(', ') : [];
  if (company && LEGAL_FORM.test(company)) return [company];
  if (label) return besideLabel(cell, { cells }, ACCOUNT_HOLDER).filter(mayHold);
  const named = [...cell.text.matchAll(FIELDS)].find(([, label]) => ACCOUNT_HOLDER.test(fold(label!)));
  if (named) return [nameBefore(named[2]!)];
  const rest = withoutIbans(cell.text);
  if (rest === cell.text) return [];
  return rest
    .split(/[,;:–—|]|\s-\s/)
    .filter((part, at, parts) => ![part, parts[at - 1] ?? ''].some(isBank) && !OF_COURT.test(part.trim()))
    .filter((part) => !isOfCode(part, cell.text))
    .map((part) => part.replace(LABELS, '').trim())
    .filter(
      (part) =>
        /^\p{Lu}[\p{L}'’&.]+(?: (?:\p{Lu}[\p{L}'’&.]*|&|and|und|et|y|de|van|der))* \p{Lu}[\p{L}'’&.]*$/u.test(part) &&
        isName(part),
    );
}
/** "Bank: AIB Galway", which is parted at the colon. */
const isBank = (part: string): boolean => OF_BANK.test(fold(part));
/** "AIB Galway, IBAN IE05 AIBK …": the bank's own letters. */
const isOfCode = (part: string, text: string): boolean => {
  const [first = ''] = part.trim().split(' ');
  const code = /(?<![A-Z\d])[A-Z]{2}\d{2} ?([A-Z]{4}) ?\d/.exec(text)?.[1];
  return first.length > 2 && code?.startsWith(first.toUpperCase()) === true;
};
/** "RPR Dendermonde", "Amtsgericht Stendal": whose register the sender is in. */
const OF_COURT = /^(?:RPR|RPM|RCS|Amtsgericht|Registergericht) /;
/** "Pay by transfer: Beneficiary: Name, Account no.: …", "Transfer – beneficiary: Name" */
const FIELDS = /(?<=[:;,.–—·|] )([^:;,.–—·|]{3,40}): (?=([^:;]+))/gu;
/** "Meridian Gráfica, Unipessoal Lda, Banco": until the comma, with a legal form behind it. */
export const nameBefore = (text: string): string => {
  const [name = '', form] = text.split(', ');
  const whole = `${name}, ${form}`;
  return (!LEGAL_FORM.test(name) && form && LEGAL_FORM.test(whole) ? whole : name).trim();
};
const isGivenName = (name: string): boolean => GIVEN_NAMES.has(fold(name).split(' ')[0]!);
const GIVEN_NAMES = new Set(
  (
    'max erika hans peter thomas michael andreas stefan christian martin klaus jurgen uwe frank markus julia anna maria eva petra sabine monika susanne ' +
    'john jane james david robert william richard mary sarah emma susan paul mark george anne laura linda ' +
    'jean pierre michel marie philippe alain nicolas luc claire sophie isabelle jose juan antonio manuel carlos javier luis ana carmen ' +
    'marco giuseppe giovanni luca paolo mario francesco giulia francesca jan piet kees henk willem johannes pieter ' +
    'piotr krzysztof andrzej tomasz pavel petr jiri josef lars anders erik karl nils ole per hanne kari mikko jukka matti istvan laszlo zoltan ' +
    'ion andrei mihai mehmet ahmet mustafa ali ivan marko luka joao pedro'
  ).split(' '),
);
const LABELS =
  /(?<!\p{L})(?:IBAN|BIC|SWIFT(?: ?[Cc]ode)?|[Bb]ank(?:verbindung| details| account)?|[Aa]ccount|[Kk]onto|[Cc]ompte|[Cc]uenta|[Cc]onto|[Rr]ekening|[Rr]achunek|[ÚúÚ]čet|[Cc]onta)(?!\p{L})[ .:]*/gu;
