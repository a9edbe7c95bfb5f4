import { fold } from '../understanding/fold.js';
import type { TextLine } from '../understanding/text-lines.js';
import type { Fingerprint, VendorLayout } from './vendor-layout.js';

const MAX_MARKS = 20;
const MAX_WORDS = 150;
/** At least this much of what was remembered must be there again. */
const MARKS_SHARED = 0.6;
const WORDS_SHARED = 0.5;
/** Without tax number, account and domain the paper itself must be the same. */
const WORDS_ALONE_SHARED = 0.85;

const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g;
const VAT_ID = /\b(?:[A-Z]{2}U?|CHE-?)\d{3}[ .]?\d{3}[ .]?\d{2,6}(?:B\d{2})?\b/g;
const TAX_NUMBER =
  /\b(?:VAT|Tax|USt|Steuer|MwSt|TVA|SIRET|SIREN|ABN|ACN|GST|EIN|KvK|BTW|NIF|CIF|IVA|HRB)\b[^\d\n]{0,24}(\d[\d /-]{6,18}\d)(?![.,]?\d)/gi;
const DOMAIN = /\b(?:[a-z0-9-]+\.)+[a-z]{2,12}\b/gi;
/** Addresses there say nothing about a company. */
const PUBLIC_MAIL =
  /(?:^|\.)(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|aol|gmx|web|t-online|orange|wanadoo|free|libero)\.[a-z.]+$/;

/** What stays the same between two invoices of a vendor; the name only when it is printed. */
export function fingerprintOf(lines: TextLine[], name: string | null = null): Fingerprint {
  const texts = lines.map(({ cells }) => cells.map(({ text }) => text).join(' '));
  const marks = new Set(texts.flatMap(marksOf));
  const words = new Set(texts.flatMap(wordsOf));
  const isPrinted = name !== null && wordsOf(name).every((word) => words.has(word));
  return {
    marks: [...marks].slice(0, MAX_MARKS),
    words: [...words].slice(0, MAX_WORDS),
    name: isPrinted ? name : null,
  };
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => /^\p{L}{3,}$/u.test(word));

function marksOf(line: string): string[] {
  const numbers = [...line.matchAll(IBAN), ...line.matchAll(VAT_ID)].map(([text]) => compact(text));
  const labelled = [...line.matchAll(TAX_NUMBER)].map(([, digits]) => compact(digits!));
  const domains = [...line.matchAll(DOMAIN)]
    .map(([text]) => text.toLowerCase().replace(/^www\./, ''))
    .filter((domain) => !PUBLIC_MAIL.test(domain));
  return [...numbers, ...labelled, ...domains];
}

const compact = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();

/** The learned layout of this paper's vendor, if there is one. */
export function findLayout(lines: TextLine[], layouts: readonly VendorLayout[]): VendorLayout | null {
  const seen = fingerprintOf(lines);
  const known = layouts.filter((layout) => isSamePaper(layout, seen));
  return known.sort((a, b) => likeness(b, seen) - likeness(a, seen))[0] ?? null;
}

function isSamePaper({ fingerprint }: VendorLayout, seen: Fingerprint): boolean {
  const words = share(fingerprint.words, seen.words);
  if (fingerprint.marks.length > 0)
    return share(fingerprint.marks, seen.marks) >= MARKS_SHARED && words >= WORDS_SHARED;
  // The same form filled in by somebody else is nearly the same paper: the name must be there.
  const name = wordsOf(fingerprint.name ?? '');
  const isNamed = name.length > 0 && share(name, seen.words) === 1;
  return isNamed && words >= WORDS_ALONE_SHARED;
}

const likeness = ({ fingerprint }: VendorLayout, seen: Fingerprint): number =>
  share(fingerprint.marks, seen.marks) + share(fingerprint.words, seen.words);

function share(remembered: string[], seen: string[]): number {
  const present = new Set(seen);
  return remembered.filter((one) => present.has(one)).length / Math.max(1, remembered.length);
}

/** What two invoices of a vendor have in common is the vendor's own. */
export function commonFingerprint(a: Fingerprint, b: Fingerprint): Fingerprint {
  const both = (some: string[], others: string[]): string[] => {
    const common = some.filter((one) => others.includes(one));
    return common.length > 0 ? common : others;
  };
  return { marks: both(a.marks, b.marks), words: both(a.words, b.words), name: b.name };
}
