import type { ReadValue } from '../draft.js';
import { CLEAR } from '../draft.js';
import { companyKey, LEGAL_FORM, withoutLegalForm } from '../company-name.js';
import type { Knowledge } from '../knowledge.js';
import { bottom, right, UNREADABLE_LETTER } from '../page-model.js';
import { fold } from './fold.js';
import { addressBelow, buyerCells, isHeading, isSenderLine, SEPARATOR } from './parties.js';
import type { Cell, TextLine } from './text-lines.js';
import { CREDIT_NOTE } from './paper-kind.js';
import {
  BUYER,
  classifyAmountLabel,
  INVOICE_DATE,
  INVOICE_NUMBER,
  INVOICE_TITLE,
  SELLER,
  TAX_ID,
} from './vocabulary.js';

interface Candidate {
  name: string;
  cell: Cell;
  /** How it was found; the score grows with what else speaks for it. */
  score: number;
}

/** What only whoever wants the money prints under the name. */
const PAYEE_FACTS =
  /\b(?:IBAN|BIC|SWIFT|KvK|HR[AB]|SIRET|SIREN|RCS|Handelsreg|Amtsgericht|Registergericht|Company Reg|Reg\. ?No|R\.?E\.?A\.?\b|Cap\. ?Soc|Registro Mercantil|Sort Code|Bankgiro|Plusgiro|Konto(?:nr)?\b)/i;
/** Before the name of whoever gets the money. */
const PAYEE_LABEL =
  /(?:account (?:holder|name)|beneficiary|payable to|remit(?:tance)?(?: payment)? to|pay to|kontoinhaber|zahlungsempfanger|titulaire(?: du compte)?|beneficiaire|titular(?: de la cuenta)?|beneficiario|rekeninghouder|ten name van|t n v|thanks? (?:you )?for (?:choosing|shopping (?:at|with))|©|copyright)(?: |$)/;

/** Who sent the invoice: by heading, company name, web address and place, never anyone named as its receiver. */
export function readVendor(lines: TextLine[], knowledge: Knowledge = {}): ReadValue<string> | null {
  const buyer = new Set([...buyerCells(lines), ...ownCells(lines, knowledge.company ?? [])]);
  const others = lines.map((line) => ({ ...line, cells: line.cells.filter((cell) => !buyer.has(cell)) }));
  // A heading may stand over no more than a number: "Customer 4711" names nobody.
  const hasBuyer = [...buyer].some(({ text }) => isName(text.replace(/^[^:]*:\s*/, '')) || TOWN.test(text));
  const isBuyer = sharesNameWith([...buyer].map((cell) => cell.text));
  const candidates = withWrapped(
    [knownSuppliers(knowledge.suppliers ?? []), underHeading, senderLines, companies, overTheirForm, topLine].flatMap(
      (find) => find(others),
    ),
    others,
  ).filter(({ name }) => !isBuyer(name));
  const best = settle(weighAll(candidates, others, hasBuyer), others);
  if (!best) return null;
  const { name, cell, score } = best;
  const readable = !name.includes(UNREADABLE_LETTER);
  const source = { page: cell.page, box: cell.box };
  const checks = score >= CLEAR ? (['two-places-agree'] as const) : [];
  return {
    value: name,
    text: cell.text,
    source,
    confidence: readable ? Math.min(score, 0.95) : 0.4,
    checks: [...checks],
  };
}

/** The best one; a rival company that is as likely takes the certainty away. */
function settle(candidates: Candidate[], lines: TextLine[]): Candidate | null {
  const best = candidates.reduce<Candidate | null>((a, b) => (a && a.score >= b.score ? a : b), null);
  if (!best) return null;
  const rival = candidates.some(
    ({ name, score }) => score >= Math.min(CLEAR, best.score - 0.05) && !sameName(name, best.name),
  );
  const other = candidates.some(
    ({ name, cell }) =>
      isDeclared(name, cell, lines) &&
      LEGAL_FORM.test(best.name) &&
      !sameName(name, best.name) &&
      !sharesWord(name, best.name),
  );
  return rival || other ? { ...best, score: Math.min(best.score, CLEAR - 0.2) } : best;
}

/** A company with its account or its tax number behind it or below: what the sender prints at the head or the foot. */
function isDeclared(name: string, cell: Cell, lines: TextLine[]): boolean {
  if (!LEGAL_FORM.test(name)) return false;
  const index = lines.findIndex(({ cells }) => cells.includes(cell));
  const below = addressBelow(cell, lines.slice(index + 1)).filter(({ text }) => !LEGAL_FORM.test(text));
  const isBehind = cell.text.length > name.length && (PAYEE_FACTS.test(cell.text) || TAX_NUMBER.test(cell.text));
  return isBehind || below.some(({ text }) => TAX_NUMBER.test(text));
}
export const TAX_NUMBER =
  /\b(?:VAT|GST|HST|USt|UID|TVA|BTW|Btw|NIF|CIF|EIN|P\.? ?IVA|Partita IVA|Steuern|MWST|CHE-\d)|\b(?:NIP|CVR|CUI|VKN|DI[CČ]|ABN|Org\.? ?nr)(?!\p{L})/u;

const sharesWord = (a: string, b: string): boolean => wordsOf(a).some((word) => wordsOf(b).includes(word));

/** Further away (in text heights) than this, a cell on the same line belongs to something else. */
const BESIDE = 8;

/** Below or beside "From", "Seller", "Lieferant". */
function underHeading(lines: TextLine[]): Candidate[] {
  return lines.flatMap(({ cells }, index) =>
    cells.flatMap((cell, position) => {
      const label = SELLER.exec(cell.folded)?.[0];
      if (!label || !isHeading(cell)) return [];
      const beside =
        cell.folded === label ? cells[position + 1] : { ...cell, text: cell.text.replace(/^[^:]*:\s*/, '') };
      const under = addressBelow(cell, lines.slice(index + 1)).slice(0, 4);
      const isFar = beside !== undefined && beside.box.x - right(cell.box) > BESIDE * cell.box.height;
      const places = (isFar ? [...under, beside] : [beside, ...under]).filter((other) => other !== undefined);
      const names = places.filter((other) => other.folded !== label && isName(other.text));
      // Below the heading there may be more headings, each with its value far beside it.
      const place = (isFar && names.find(({ text }) => LEGAL_FORM.test(text))) || names[0];
      return place ? [{ name: nameIn(place.text), cell: place, score: 0.9 }] : [];
    }),
  );
}

const SENDER_LINE = 0.75;

/** Where the buyer's own name stands, with the address below it. */
function ownCells(lines: TextLine[], names: readonly string[]): Cell[] {
  return lines.flatMap(({ cells }, index) =>
    cells
      .filter((cell) => names.some((name) => beginsWith(cell, name)))
      .flatMap((cell) => [cell, ...addressBelow(cell, lines.slice(index + 1))]),
  );
}

/** Names of those who are known to sell to this buyer. */
const knownSuppliers =
  (names: readonly string[]) =>
  (lines: TextLine[]): Candidate[] =>
    lines.flatMap(({ cells }) =>
      cells.flatMap((cell) => {
        const known = names.find((name) => beginsWith(cell, name));
        if (!known) return [];
        const printed = nameIn(cell.text);
        return [{ name: companyKey(printed) === companyKey(known) ? printed : known, cell, score: KNOWN }];
      }),
    );
const KNOWN = 0.9;

const beginsWith = ({ folded }: Cell, name: string): boolean => {
  const own = fold(withoutLegalForm(name));
  return own.length > 3 && `${folded} `.startsWith(`${own} `);
};

/** "Name · Street 1 · 12345 Town" in small print over the address window of a letter. */
function senderLines(lines: TextLine[]): Candidate[] {
  return lines.flatMap(({ cells, page }) =>
    cells.flatMap((cell) => {
      const name = page === 1 && isSenderLine(cell) ? cell.text.split(SEPARATOR)[0]!.trim() : '';
      return isName(name) ? [{ name, cell, score: SENDER_LINE }] : [];
    }),
  );
}

/** Names that end in a legal form. */
function companies(lines: TextLine[]): Candidate[] {
  return lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const parts = cell.text.split(SEPARATOR).map(beforeAddress);
      const name = parts.find((part) => LEGAL_FORM.test(part) && isName(part));
      return name ? [{ name: nameIn(name), cell, score: 0.55 }] : [];
    }),
  );
}

/** "SARL au capital de 10 000 €" in the line below the name. */
const FORM_ALONE = /^(SARL|S\.A\.R\.L\.|SASU?|EURL|SA|S\.A\.)(?:,| au capital|$)/;

function overTheirForm(lines: TextLine[]): Candidate[] {
  return lines.flatMap(({ cells }, index) =>
    cells.flatMap((cell) => {
      const [form] = addressBelow(cell, lines.slice(index + 1));
      const short = FORM_ALONE.exec(form?.text ?? '')?.[1];
      return short && isName(`${cell.text} ${short}`) ? [{ name: nameIn(cell.text), cell, score: 0.55 }] : [];
    }),
  );
}

/**
 * A name that goes on in the line below, in the same letters: "Calder Electrical" over "Wholesale Ltd". It is one name
 * where the paper prints it once more, on one line or wrapped alike.
 */
function withWrapped(candidates: Candidate[], lines: TextLine[]): Candidate[] {
  const pairs = lines.flatMap(({ cells }, index) =>
    cells.flatMap((upper) => {
      const [lower] = addressBelow(upper, lines.slice(index + 1));
      const isOne =
        lower !== undefined &&
        Math.abs(lower.box.height - upper.box.height) < 1 &&
        LEGAL_FORM.test(`x ${lower.text}`) &&
        !LEGAL_FORM.test(upper.text) &&
        isName(upper.text) &&
        !/\d/.test(upper.text + lower.text) &&
        isName(`${upper.text} ${lower.text}`);
      return isOne ? [{ upper, lower, name: `${upper.text} ${lower.text}` }] : [];
    }),
  );
  const printed = lines.flatMap(({ cells }) => cells.map(({ folded }) => folded));
  const isRepeated = (name: string): boolean =>
    printed.some((text) => text.includes(fold(name))) ||
    pairs.filter((other) => fold(other.name) === fold(name)).length > 1;
  const whole = pairs.filter(({ name }) => isRepeated(name));
  // In capitals or not: the one that is not shouted.
  const named = (name: string): string => whole.filter((other) => fold(other.name) === fold(name)).at(-1)?.name ?? name;
  return candidates.map((candidate) => {
    const pair = whole.find(({ upper, lower }) => candidate.cell === upper || candidate.cell === lower);
    return pair ? { ...candidate, name: named(pair.name), cell: pair.upper } : candidate;
  });
}

/** Letterheads begin with the name. */
function topLine(lines: TextLine[]): Candidate[] {
  const first = lines.filter(({ page }) => page === 1).slice(0, 4);
  return first.flatMap(({ cells }) =>
    cells.filter(({ text }) => isName(text)).map((cell) => ({ name: nameIn(cell.text), cell, score: 0.4 })),
  );
}

function weighAll(candidates: Candidate[], lines: TextLine[], buyerIsNamed: boolean): Candidate[] {
  const cells = lines.flatMap((line) => line.cells);
  const names = candidates.map(({ name }) => name);
  const first = cells.find(({ text }) => names.includes(nameIn(text)));
  const isFirst = (name: string): boolean => first !== undefined && sameName(nameIn(first.text), name);
  const isOnline = buyerIsNamed ? onlineNames(names, cells) : onlyOneOnline(cells, isFirst);
  const isPaid = (name: string, address: Cell[]): boolean =>
    hasPayeeFacts(address) && (buyerIsNamed || hasOnlyPayeeFacts(address, lines, isFirst(name)));
  return candidates.map((candidate) => weigh(candidate, lines, cells, { isOnline, isPaid, buyerIsNamed }));
}

/** How many places on the paper end an address. */
const towns = (cells: Cell[]): number =>
  new Set(cells.filter(({ text }) => TOWN.test(text) && !PAYEE_FACTS.test(text)).map(({ text }) => fold(text))).size;

/** Who has an address in the net. Where both parties print one, a web site tells, which only senders print. */
function onlineNames(names: string[], cells: Cell[]): (name: string) => boolean {
  const namedBy = (webs: string[]): string[] =>
    names.filter((name) => webs.some((web) => isNamedBy(web, companyKey(name))));
  const isOne = (some: string[]): boolean => some.every((name) => sameName(name, some[0]!));
  const told = [namedBy(webNames(cells)), namedBy(siteNames(cells))];
  const known = told.find((some) => some.length > 0 && isOne(some));
  return (name) => known?.includes(name) ?? false;
}

/**
 * Where nothing says who receives the paper, an address in the net tells only if it is the only one. With two addresses it
 * must be a web site besides, since receivers print mail addresses too, and of whoever is named first.
 */
function onlyOneOnline(cells: Cell[], isFirst: (name: string) => boolean): (name: string) => boolean {
  const isOneOfTwo = towns(cells) > 1;
  const webs = isOneOfTwo ? siteNames(cells) : webNames(cells);
  return (name) =>
    webs.length > 0 && webs.every((web) => isNamedBy(web, companyKey(name))) && (!isOneOfTwo || isFirst(name));
}

interface Evidence {
  isOnline: (name: string) => boolean;
  /** Whether what only those print who want the money stands below the name. */
  isPaid: (name: string, address: Cell[]) => boolean;
  buyerIsNamed: boolean;
}

function weigh(candidate: Candidate, lines: TextLine[], cells: Cell[], evidence: Evidence): Candidate {
  const { isOnline, isPaid, buyerIsNamed } = evidence;
  const { name, cell } = candidate;
  const index = lines.findIndex((line) => line.cells.includes(cell));
  const address = index < 0 ? [] : addressBelow(cell, lines.slice(index + 1), LETTERHEAD_GAP);
  let score = candidate.score;
  const isPayee = isNamedAsPayee(name, cells) || isUnderPayee(name, lines) || isRegistered(name, cells);
  if (isPayee) score += 0.3;
  const isAddressed = /\d/.test(cell.text.replace(name, '')) || address.slice(0, 3).some(({ text }) => /\d/.test(text));
  if (LEGAL_FORM.test(name) && buyerIsNamed && isAddressed && isInUpperHalf(cell, lines)) score += 0.3;
  else if (isOverAddress(address) && isLargestName(cell, cells)) score += buyerIsNamed ? 0.45 : 0.2;
  else if (isOverAddress(address) && isUnderLetterhead(cell, name, cells)) score += 0.45;
  const isSender = isPaid(name, address) || isOnlyTaxed(address, cells);
  if (isSender) score += 0.3;
  if (isOnline(name)) score += 0.45;
  else if (buyerIsNamed && address.slice(0, 2).some(({ text }) => isPersonalMail(text, name))) score += 0.4;
  // Of two addresses without a heading, size and place tell nothing.
  const isGuess =
    !buyerIsNamed && candidate.score < SENDER_LINE && towns(cells) > 1 && !isPayee && !isSender && !isOnline(name);
  return { ...candidate, score: isGuess ? Math.min(score, CLEAR - 0.1) : score };
}

const hasPayeeFacts = (cells: Cell[]): boolean => cells.some(({ text }) => PAYEE_FACTS.test(text));

/** Where nobody is named as the receiver, no others may have them; at the foot they are taken for those of the first name. */
function hasOnlyPayeeFacts(address: Cell[], lines: TextLine[], isFirst: boolean): boolean {
  const others = lines.flatMap(({ cells }) => cells.filter((cell) => !address.includes(cell)));
  return !hasPayeeFacts(isFirst ? others.filter((cell) => isInUpperHalf(cell, lines)) : others);
}

/** A letterhead: set in the largest letters of all names on the first page, well above ordinary ones. */
function isLargestName(cell: Cell, cells: Cell[]): boolean {
  const ofPage = cells.filter(({ page }) => page === 1);
  const heights = ofPage.map(({ box }) => box.height).sort((a, b) => a - b);
  const names = ofPage.filter(({ text }) => isName(text));
  return (
    cell.page === 1 &&
    cell.box.height > LETTERHEAD_SIZE * heights[Math.floor(heights.length / 2)]! &&
    names.every(({ box }) => box.height <= cell.box.height)
  );
}

const LETTERHEAD_SIZE = 1.25;

/** The name is printed in full below a letterhead of that name. */
const isUnderLetterhead = (cell: Cell, name: string, cells: Cell[]): boolean =>
  cells.some(
    (other) =>
      other !== cell &&
      other.box.y < cell.box.y &&
      companyKey(other.text) === companyKey(name) &&
      isLargestName(other, cells),
  );

/** Street and town right below: under a title stands a name first, or a number with its label. */
export const isOverAddress = ([street, ...more]: Cell[]): boolean =>
  street !== undefined &&
  (STREET.test(street.text) || TOWN.test(street.text)) &&
  !/[:#]/.test(street.text) &&
  [street, ...more.slice(0, 2)].some(({ text }) => TOWN.test(text));

/** "20457 Hamburg", "61-001 Poznań", "602 00 Brno", "1811 KM Alkmaar", "Springfield, IL 62701", "Leeds LS1 4AB". */
const TOWN =
  /(?:^|[\s,])(?:\d{4,6},?|\d{2}-\d{3}|\d{4}-\d{3}|\d{3} \d{2}) \p{L}{2}|\p{L}{2},? \d{5,6}(?:$|[\s,-])|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/u;

/** A domain names a company by most of its name, or in full: "azure" alone is not "azure-interior.com". */
const isNamedBy = (web: string, name: string): boolean =>
  (web.includes(name) && name.length > web.length * 0.6) || (web.length > 4 && name.includes(web));

/** Whoever charges tax prints the number for it: the only one on the paper is the sender's, unless it says whose it is. */
function isOnlyTaxed(address: Cell[], cells: Cell[]): boolean {
  const numbers = cells.filter(
    ({ text }) => TAX_NUMBER.test(text) && /\d{5}|\d[\d. ]{6}/.test(text) && !OF_BUYER.test(text),
  );
  // Where others leave an address to write to, they are not just named as receivers are.
  const isAlone = cells.every((cell) => address.includes(cell) || !/\S@\S|www\./.test(cell.text));
  return numbers.length === 1 && address.includes(numbers[0]!) && isAlone;
}
const OF_BUYER = /\b(?:your|ihre|votre|su|vostr[ao]|uw|customer|client|kunden)/i;

/** A letterhead's facts stand in groups, further apart than the lines of an address. */
export const LETTERHEAD_GAP = 3;

/** "Account holder: Name": the same name in the place of whoever gets the money. */
const isNamedAsPayee = (name: string, cells: Cell[]): boolean =>
  companyKey(name).length > 4 &&
  cells.some(({ folded }) => {
    const label = PAYEE_LABEL.exec(folded);
    return (
      label !== null &&
      folded
        .slice(label.index + label[0].length)
        .replaceAll(' ', '')
        .startsWith(companyKey(name))
    );
  });

/** "Northgate Ltd. Registered in England, company no. 01234567": only whoever sends a paper says this of themselves. */
const REGISTERED = /registered (?:in|office|address|company)|company (?:no|number|reg\S*)(?= |$)|vat reg\S*/;

const isRegistered = (name: string, cells: Cell[]): boolean => {
  const [own, short] = [fold(name), companyKey(name)];
  return short.length > 4 && cells.some(({ folded }) => folded.startsWith(`${own} `) && REGISTERED.test(folded));
};

/** "Remit to" over a department of the same company: "Contoso Ltd." is paid through "Contoso Billing". */
const isUnderPayee = (name: string, lines: TextLine[]): boolean => {
  const first = wordsOf(name)[0];
  return (
    first !== undefined &&
    lines.some(({ cells }, index) =>
      cells.some((cell) => {
        const isLabel = PAYEE_LABEL.exec(cell.folded)?.[0].trim() === cell.folded;
        return isLabel && addressBelow(cell, lines.slice(index + 1))[0]?.folded.split(' ')[0] === first;
      }),
    )
  );
};

/** Further down, companies are banks, carriers and the like as often as the sender. */
export function isInUpperHalf(cell: Cell, lines: TextLine[]): boolean {
  const ofPage = lines.filter(({ page }) => page === 1).map(({ box }) => bottom(box));
  return cell.page === 1 && cell.box.y < Math.max(...ofPage) / 2;
}

/** The names in web and mail addresses: "info@azure-interior.com" → "azureinterior". */
const webNames = (cells: Cell[]): string[] =>
  hostNames(cells, /(?:@|www\.|https?:\/\/(?:www\.)?)([\p{L}\d-]+(?:\.[\p{L}\d-]+)+)/giu);
const siteNames = (cells: Cell[]): string[] =>
  hostNames(cells, /(?:www\.|https?:\/\/(?:www\.)?)([\p{L}\d-]+(?:\.[\p{L}\d-]+)+)/giu);

function hostNames(cells: Cell[], address: RegExp): string[] {
  return cells.flatMap(({ text }) =>
    [...text.matchAll(address)].map(([, host]) => {
      const labels = host!.toLowerCase().split('.');
      return companyKey(labels.filter((label) => label.length > 3).at(-1) ?? labels[0]!);
    }),
  );
}

const isPersonalMail = (text: string, name: string): boolean => {
  const mailbox = /([\p{L}\d._-]+)@/u.exec(text)?.[1];
  return (
    mailbox !== undefined &&
    fold(name)
      .split(' ')
      .some((word) => word.length > 4 && companyKey(mailbox).includes(word))
  );
};

const sameName = (a: string, b: string): boolean => {
  const [first, second] = [companyKey(a), companyKey(b)];
  return first.includes(second) || second.includes(first);
};

/** "Microsoft Corp" is the receiver too where "Microsoft Corporation" is. */
function sharesNameWith(texts: string[]): (name: string) => boolean {
  const firstWords = new Set(texts.filter((text) => LEGAL_FORM.test(text)).flatMap((text) => wordsOf(text)));
  const whole = new Set(texts.map(companyKey));
  return (name) => whole.has(companyKey(name)) || (LEGAL_FORM.test(name) && firstWords.has(wordsOf(name)[0] ?? ''));
}

const wordsOf = (text: string): string[] =>
  fold(withoutLegalForm(text).replace(/^[^:]*:\s*/, ''))
    .split(' ')
    .filter((word) => word.length > 3);

export function isName(text: string): boolean {
  const folded = fold(text);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\d/g)?.length ?? 0;
  return (
    letters >= 3 &&
    digits * 4 <= letters &&
    text.length <= 60 &&
    folded.split(' ').length <= 7 &&
    !/[@:?]|https?|www\.|^\(/.test(text) &&
    !STREET.test(text) &&
    !BANK.test(folded) &&
    (LEGAL_FORM.test(text) || (!LABELS.some((label) => label.test(folded)) && classifyAmountLabel(folded) === null))
  );
}

/** Stands with the account that the money goes to, and is not who sent the invoice. */
const BANK = /bank|sparkasse|banque|banco|banca|caixa|credit agricole|societe generale/;

/** "Main Road 20", "123 Main Road". */
const STREET = /^\d+[a-z]?[\s,]|\s\d+\s?[a-z]?$/i;

const TITLE_WORDS =
  /^(?:page|seite|original|copy|kopie|duplicate|statement|receipt|quote|order|number|date|datum|pagina)(?= |$)/;

const LABELS = [BUYER, SELLER, CREDIT_NOTE, INVOICE_TITLE, INVOICE_NUMBER, INVOICE_DATE, TAX_ID, TITLE_WORDS];

/** "Name GmbH, Street 12, 10115 Town". */
const NAME_BEFORE_ADDRESS = new RegExp(String.raw`^(.*?${LEGAL_FORM.source}),\s+(?=.*\d)`, 'u');

const beforeAddress = (text: string): string => NAME_BEFORE_ADDRESS.exec(text)?.[1] ?? text;

/** The name without the address that follows it on the same line. */
const nameIn = (text: string): string => {
  const parts = text.split(SEPARATOR).map(beforeAddress);
  const isFollowed = text
    .split(SEPARATOR)
    .slice(1)
    .some((part) => /\d/.test(part));
  return (isFollowed ? parts[0]! : beforeAddress(text)).trim().replace(/[,;]$/, '');
};
