import { type Doubt, type Draft, type HeaderField, type ReadValue, type Source } from './draft.js';
import { holdsOther, shapeOfSeries } from './code-shapes.js';
import { withoutLegalForm } from './company-name.js';
import { lookAlikes } from './look-alikes.js';
import { rowsOf } from './lines-of-boxes.js';
import { around, bottom, type Box, type Eyes, isByOcr, middle, type Page, right, type Word } from './page-model.js';
import type { Proof } from './proof.js';
import type { PagesReading } from './readers/reading.js';
import { signIn } from './understanding/currency-codes.js';
import { currenciesAtHome } from './understanding/currency.js';
import { fold } from './understanding/fold.js';
import { textLines } from './understanding/text-lines.js';

interface Claim {
  field?: HeaderField;
  name: string;
  /** What must be found again, without spaces. */
  text: string;
  /** Of a code, the shape that all codes of the invoice have. */
  shape?: string | null;
  page: Page;
  box: Box;
}

/**
 * Values that no arithmetic proves are believed only when two readings agree: OCR at another scale, or OCR and the text
 * layer. Says for each value that fails what was read instead. Pages with a sound text layer need no second reading.
 */
export async function disagreements(reading: PagesReading, draft: Draft, proof: Proof): Promise<Doubt[]> {
  const claims = claimsOf(draft, proof, reading.pages).flatMap(({ source, ...claim }): Claim[] => {
    const page = reading.pages.find(({ number }) => number === source.page);
    return page && source.box && isDoubtful(page) ? [{ ...claim, page, box: source.box }] : [];
  });
  const doubts = claims.length > 0 ? [...longerName(draft, reading.pages), ...lookAlikes(draft, reading.pages)] : [];
  for (const page of new Set(claims.map((claim) => claim.page))) {
    doubts.push(
      ...(await compare(
        reading,
        page,
        claims.filter((claim) => claim.page === page),
      )),
    );
  }
  return doubts;
}

const isDoubtful = ({ words, rival }: Page): boolean => rival !== undefined || isByOcr(words);

type SourcedClaim = Omit<Claim, 'page' | 'box'> & { source: Source };

function claimsOf(draft: Draft, { totalAmount, taxAmount, lines }: Proof, pages: Page[]): SourcedClaim[] {
  const claim = (name: string, text: string, source: Source): SourcedClaim => ({ name, text: squeezed(text), source });
  const header = (field: HeaderField, name: string, read: ReadValue<unknown> | null, text?: string): SourcedClaim[] =>
    read && text ? [{ ...claim(name, text, read.source), field }] : [];
  const shape = shapeOfSeries(lines.flatMap(({ sku }) => (sku ? [squeezed(sku.value)] : [])));
  return [
    ...header('invoiceNumber', 'invoice number', draft.invoiceNumber, draft.invoiceNumber?.value),
    ...header('invoiceDate', 'invoice date', draft.invoiceDate, draft.invoiceDate?.text),
    ...header('vendorName', 'name of the vendor', draft.vendorName, draft.vendorName?.value),
    ...header(
      'currency',
      'currency',
      draft.currency,
      isSignOfHome(draft.currency, pages) ? '' : signOf(draft.currency),
    ),
    ...header('totalAmount', 'total', totalAmount, figuresOf(totalAmount) ?? totalAmount?.text),
    ...header('taxAmount', 'tax', taxAmount, figuresOf(taxAmount)),
    ...lines.flatMap(({ sku }, index) =>
      sku ? [{ ...claim(`code on line ${index + 1}`, sku.value, sku.source), shape }] : [],
    ),
    // Of goods that are free, no arithmetic proves how many.
    ...lines.flatMap(({ quantity, lineTotal }, index) =>
      quantity && lineTotal?.value.isZero()
        ? [claim(`quantity on line ${index + 1}`, quantity.text, quantity.source)]
        : [],
    ),
  ];
}

const isAmount = (field: HeaderField | undefined): boolean => field === 'totalAmount' || field === 'taxAmount';

/** Of one printed amount its figures; a sum of several, or a percentage worked out, stands nowhere. */
const figuresOf = (read: ReadValue<unknown> | null): string | undefined =>
  read ? /^[^\d+%]*(\d[\d.,]*)[^\d+%]*$/.exec(squeezed(read.text))?.[1] : undefined;

const signOf = (currency: ReadValue<string> | null): string | undefined =>
  currency ? (signIn(currency.text) ?? currency.text) : undefined;

/**
 * A sign that the second engine cannot read, as it knows ASCII only, is believed where the first read it with amount
 * after amount, and it is the currency of the country that the paper is from.
 */
function isSignOfHome(currency: ReadValue<string> | null, pages: Page[]): boolean {
  const sign = /[£€₺]|zł|Kč/.exec(currency?.text ?? '')?.[0];
  if (!currency || !sign) return false;
  const texts = pages.flatMap(({ words }) => words.map(({ text }) => text));
  return texts.filter((text) => text.includes(sign)).length >= OFTEN && currenciesAtHome(texts).has(currency.value);
}
const OFTEN = 4;

/** Logos are read in part: the same beginning with more behind it, elsewhere on the page, may be the whole name. */
function longerName({ vendorName }: Draft, pages: Page[]): Doubt[] {
  const page = vendorName && pages.find(({ number }) => number === vendorName.source.page);
  if (!page || !isDoubtful(page)) return [];
  const name = fold(vendorName.value);
  const longer = textLines(page)
    .flatMap(({ cells }) => cells)
    .find(({ text, folded }) => folded.startsWith(`${name} `) && !/[\d@:]/.test(text));
  if (!longer) return [];
  const message = `The name of the vendor may be “${vendorName.value}” or “${longer.text}”.`;
  return [{ code: 'unclear', message, field: 'vendorName' }];
}

/** A value that two engines read alike is believed; what only one of them read, that one or the other must read again. */
async function compare(reading: PagesReading, page: Page, claims: Claim[]): Promise<Doubt[]> {
  const { eyes } = page;
  if (!eyes) return compareAgain(reading, page, claims);
  const second = [...eyes.second, ...(await passedOver(reading, page, eyes, claims))];
  const seen = claims.map((claim) => {
    const { field, box, text } = claim;
    const other = textIn(second, box);
    const own = textIn(eyes.first, box);
    const differs = ![other, textAcross(second, box)].some((read) => readsAs(field, read, text));
    const isRival = field === 'vendorName' ? !isUnsure(wordsIn(second, box)) : !isOutOfSeries(claim, other);
    return { other, contradicts: differs && isRival, agree: !differs && isAscii(text) && says(own, text) };
  });
  const doubts = claims.flatMap((claim, index) => {
    const { other, contradicts } = seen[index]!;
    // A sign or two that only one engine saw may be a mark of the paper.
    return (other && contradicts) || (!other && isTiny(claim)) ? [differing(claim, other)] : [];
  });
  const open = claims.filter((_, index) => {
    const { other, contradicts, agree } = seen[index]!;
    return other ? !contradicts && !agree : !isTiny(claims[index]!);
  });
  return open.length === 0 ? doubts : [...doubts, ...(await compareAgain(reading, page, open))];
}

const readsAs = (field: HeaderField | undefined, read: string, text: string): boolean =>
  isAmount(field)
    ? saysDigits(read, text)
    : saysSame(read, text) || (field === 'invoiceDate' && NAMED_MONTH.test(text) && saysSame(plain(read), plain(text)));
/** "Sep 27, 2024", "24. März 2025": where the month is a word, marks and accents tell nothing. */
const NAMED_MONTH = /\p{L}{3}/u;
const plain = (text: string): string => unaccented(text).replace(/[.,]/g, '');

/** "0320-34" is none of "C320-34", "E149-57" and their like: what has another shape than all codes is no rival of one that has theirs. */
const isOutOfSeries = ({ shape, text }: Claim, other: string): boolean =>
  typeof shape === 'string' && other !== '' && !holdsOther(other, text, shape);

/** Small letters of a name that it hardly read are no rival: the first engine must read them once more. */
const isUnsure = (words: Word[]): boolean => words.some(({ confidence = 1 }) => confidence < SURE_OF_NAMES);
const SURE_OF_NAMES = 0.75;

/** What the second engine reads where it has not looked yet, since the first was sure of the letters. */
async function passedOver({ lookAt }: PagesReading, page: Page, eyes: Eyes, claims: Claim[]): Promise<Word[]> {
  const lines = claims
    .filter((claim) => !isTiny(claim))
    .flatMap(({ box }) => linesIn(eyes.first, box).filter((line) => textIn(eyes.second, line) === ''));
  return (lines.length > 0 && (await lookAt?.(page.number, lines))) || [];
}

const isTiny = ({ name, text }: Claim): boolean => name.startsWith('code') && text.length <= 2;

const textIn = (words: Word[], box: Box): string =>
  wordsIn(words, box)
    .map(({ text }) => text)
    .join('');

/** Likewise, with the words that begin before the place or end behind it: "Date:19" beside "April", "2024". */
const textAcross = (words: Word[], place: Box): string => {
  const reach = place.height / 2;
  const across = words.filter(
    ({ box }) =>
      middle(box) >= place.y &&
      middle(box) <= bottom(place) &&
      right(box) > place.x + reach &&
      box.x < right(place) - reach,
  );
  return rowsOf(across)
    .flat()
    .map(({ text }) => text)
    .join('');
};

/**
 * The second engine knows ASCII only: a letter or sign beyond it may be missing there, or be one or two others. Of words
 * without figures the letters count, since it has its own idea of points and commas.
 */
function saysSame(seen: string, text: string): boolean {
  if (/\d/.test(text)) return says(seen, text.replace(BEYOND_ASCII, ''));
  const letters = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
  if (letters === '') return true;
  const pattern = letters.replace(BEYOND_ASCII, '[a-z]{0,2}');
  const own = seen.toLowerCase().replace(/[^a-z]/g, '');
  return new RegExp(pattern).test(own) || (own.length >= PART_OF_NAME && letters.startsWith(own));
}
/** So many letters, and what the other engine read of a name is its beginning: it reads on in another place. */
const PART_OF_NAME = 8;

const BEYOND_ASCII = /[^\x21-\x7e]/g;
const isAscii = (text: string): boolean => text.search(BEYOND_ASCII) < 0 && /[\p{L}\p{N}]/u.test(text);

function differing({ field, name, text }: Claim, other: string): Doubt {
  const message = other
    ? `The ${name} was read twice, and differently: “${text}” and “${other}”.`
    : `The ${name} could not be read a second time: it may be “${text}”.`;
  return { code: 'readings-differ', message, ...(field && { field }) };
}

/** What one of two engines read where the value stands, if that is something else. */
export function otherReading(pages: Page[], { text, source }: ReadValue<unknown>): string | undefined {
  const eyes = pages.find(({ number }) => number === source.page)?.eyes;
  const { box } = source;
  if (!eyes || !box) return undefined;
  const own = squeezed(text);
  const differs = (seen: string): boolean => seen !== '' && !own.includes(seen) && !saysSame(seen, own);
  return [eyes.second, eyes.first].map((words) => textIn(words, box)).find(differs);
}

async function compareAgain({ readAgain }: PagesReading, page: Page, claims: Claim[]): Promise<Doubt[]> {
  const lines = claims.map(({ box }) => linesIn(page.words, box));
  const again = page.rival
    ? lines.flat().map((box) =>
        wordsIn(page.rival!, placed(page, box))
          .map(({ text }) => text)
          .join(' '),
      )
    : await readAgain?.(page.number, lines.flat());
  let read = 0;
  return claims.flatMap((claim, index) => {
    const other = (again ?? []).slice(read, (read += lines[index]!.length)).join('');
    const isSame = isAmount(claim.field)
      ? saysDigits(other, claim.text)
      : says(other, claim.text) || (areWords(claim) && says(unaccented(other), unaccented(claim.text)));
    return isSame || isOutOfSeries(claim, other) ? [] : [differing(claim, other)];
  });
}

/** Accents are lost by either reading; no other name, and no other month, differs in them alone. */
const areWords = ({ field }: Claim): boolean => field === 'vendorName' || field === 'invoiceDate';
const unaccented = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

/** The printed lines of a place: a name may go on in the next one. */
function linesIn(words: Word[], box: Box): Box[] {
  const rows = rowsOf(wordsIn(words, box));
  return rows.length > 1 ? rows.map((row) => around(row.map((word) => word.box))) : [box];
}

/**
 * The text stands in what was read again, however that is spaced; letters of a label may stand around it, but no further
 * figure: "2024-11" is not "2024-1" read once more, nor is "12.5" the "12".
 */
export function says(other: string, text: string): boolean {
  if (/\p{L}{4}/u.test(text) && !/\d/.test(text)) return lettersOf(other).includes(lettersOf(text));
  const letters = [...text].map((letter) => letter.replace(SYNTAX, String.raw`\$&`)).join(String.raw`\s*`);
  const before = /^\d/.test(text) ? String.raw`(?<!\d[.,]?)` : '';
  const after = /\d$/.test(text) ? String.raw`(?![.,]?\d)` : '';
  return new RegExp(`${before}${letters}${after}`, 'u').test(other);
}
/** Where the decimals of an amount begin is proved by the account that it is part of. */
const saysDigits = (other: string, text: string): boolean => says(withoutMarks(other), withoutMarks(text));
const withoutMarks = (text: string): string => text.replace(/(?<=\d)[.,'’](?=\d)/g, '');

/** In names, points and commas are no letters. */
const lettersOf = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');
const SYNTAX = /[.*+?^${}()|[\]\\/]/;

/** A rival's words lie on the page as it was given. */
const placed = ({ original }: Page, box: Box): Box => (original ? original.place(box) : box);

export const wordsIn = (words: Word[], box: Box): Word[] =>
  rowsOf(
    words.filter(({ box: own }) => {
      const x = own.x + own.width / 2;
      return x >= box.x - 1 && x <= right(box) + 1 && middle(own) >= box.y - 1 && middle(own) <= bottom(box) + 1;
    }),
  ).flat();

const squeezed = (text: string): string => text.replace(/\s/g, '');

/** No value is surer than its letters are. */
export function withLegibility(draft: Draft, pages: Page[]): Draft {
  if (!pages.some(isDoubtful)) return draft;
  const limit = <T>(read: ReadValue<T> | null, isKnown = (_: string): boolean => false): ReadValue<T> | null => {
    const page = read && pages.find(({ number }) => number === read.source.page);
    if (!page || !read.source.box) return read;
    const own = `${squeezed(read.text)} ${String(read.value)}`;
    const words = wordsIn(page.words, read.source.box).filter(({ text }) => own.includes(squeezed(text)));
    const letters = words.filter(({ text }) => !isKnown(text));
    return { ...read, confidence: Math.min(read.confidence, ...letters.map(({ confidence }) => confidence ?? 1)) };
  };
  const bareName = withoutLegalForm(draft.vendorName?.value ?? '');
  // Printed with amount after amount, it is as sure as where it is surest.
  const limitSign = (read: ReadValue<string> | null): ReadValue<string> | null => {
    const sign = read && signIn(read.text);
    const printed = sign ? pages.flatMap(({ words }) => words).filter(({ text }) => text.includes(sign)) : [];
    if (!read || printed.length === 0) return limit(read);
    return { ...read, confidence: Math.min(read.confidence, Math.max(...printed.map((word) => word.confidence ?? 1))) };
  };
  return {
    ...draft,
    invoiceNumber: limit(draft.invoiceNumber),
    invoiceDate: limit(draft.invoiceDate),
    // Of the few legal forms that there are, one is told by less than all its letters.
    vendorName: limit(draft.vendorName, (word) => !bareName.includes(word)),
    currency: limitSign(draft.currency),
    lines: draft.lines.map((line) => ({
      ...line,
      sku: limit(line.sku),
      description: limit(line.description),
      quantity: limit(line.quantity),
      unitPrice: limit(line.unitPrice),
      discount: limit(line.discount),
      lineTotal: limit(line.lineTotal),
    })),
    amounts: draft.amounts.map((amount) => ({ ...amount, amount: limit(amount.amount) })),
  };
}
