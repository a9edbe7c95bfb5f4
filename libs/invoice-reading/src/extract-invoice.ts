import type { Extraction } from './extraction.js';
import { detectKind, type FileKind } from './detect-type.js';
import type { Draft } from './draft.js';
import type { Knowledge } from './knowledge.js';
import type { Page } from './page-model.js';
import { draftOf } from './e-invoice/e-invoice-draft.js';
import { findEInvoice, proveBeside } from './e-invoice/embedded.js';
import { proveEInvoice } from './e-invoice/prove-e-invoice.js';
import { replayLayouts } from './layouts/replay-layout.js';
import type { VendorLayout } from './layouts/vendor-layout.js';
import { prove, type Proof } from './proof.js';
import { hasNamelessLetters, nameLetters } from './readers/nameless-letters.js';
import { readCsv } from './readers/csv.js';
import { readEInvoice } from './readers/e-invoice.js';
import { readPicture } from './readers/picture.js';
import type { PagesReading } from './readers/reading.js';
import { needsOcr, readScans } from './readers/scanned-pages.js';
import { disagreements, withLegibility } from './second-reading.js';
import { settleFigures } from './settle-figures.js';
import { toExtractedInvoice } from './to-extracted-invoice.js';
import { understandPages } from './understanding/understand-pages.js';
import { understandTable } from './understanding/understand-table.js';
import { NeedsOcr, Unreadable } from './unreadable.js';
import { withinBounds } from './within-bounds.js';

/** What a file says. */
export interface Understood {
  reader: string;
  pages: Page[];
  draft: Draft;
  /** Of a reader that knows better than `prove` how its values belong together. */
  proof?: Proof;
  /** Of pages, which can be looked at again. */
  reading?: PagesReading;
}

/** What a reading may use and tell, beside the file itself. */
export interface ReadingContext {
  /** Told after each page: its number, and of how many. */
  onPage?: (page: number, of: number) => void;
  /** What is known of the vendors' papers of whoever uploaded it. */
  layouts?: readonly VendorLayout[];
  /** What whoever uploaded it knows of both parties. */
  knowledge?: Knowledge;
  /** Milliseconds from the call on: no page but the first is begun to be read by OCR after it. */
  pagesWithinMs?: number;
  /** False: what cannot be read without OCR is not, but ends in {@link NeedsOcr}, as soon as that is seen. */
  ocr?: boolean;
}

type Reader = (bytes: Uint8Array, context: ReadingContext) => Understood | Promise<Understood>;

/** One way from bytes to a draft per kind of file. */
const READERS: Record<FileKind, Reader> = {
  pdf: readPdf,
  xml: readXml,
  csv: (bytes, { knowledge }) => ({ reader: 'csv', pages: [], draft: understandTable(readCsv(bytes), knowledge) }),
  png: readImage,
  jpeg: readImage,
  gif: readImage,
  webp: readImage,
};

/** A file's bytes → the invoice in them, or why there is none to read. */
export async function extractInvoice(bytes: Uint8Array, context: ReadingContext = {}): Promise<Extraction> {
  try {
    const { reader, pages, draft, proof, reading } = await understand(bytes, context);
    if (proof) return withinBounds(toExtractedInvoice(reader, pages, draft, proof));
    const known = replayLayouts(draft, pages, context.layouts);
    if (!reading) return withinBounds(toExtractedInvoice(reader, pages, known, prove(known)));
    const decided = (await lookOver(reading, context)) ?? (await decide(reading, known));
    return withinBounds(toExtractedInvoice(reader, decided.pages ?? pages, decided.draft, decided.proof));
  } catch (error) {
    if (error instanceof Unreadable) return { status: 'failed', reason: error.message };
    throw error;
  }
}

/** What the file says, before anything is proved. Throws {@link Unreadable} when there is nothing to read. */
export async function understand(bytes: Uint8Array, context: ReadingContext): Promise<Understood> {
  const kind = await detectKind(bytes);
  if (kind === 'empty') throw new Unreadable('The file is empty.');
  if (kind === null) throw new Unreadable('The file is of a kind that cannot be read.');
  return READERS[kind](bytes, context);
}

interface Decided {
  draft: Draft;
  proof: Proof;
  /** Where they were read otherwise than at first. */
  pages?: Page[];
}

/**
 * What one engine read is read by another: what both see alike is proved by that, what arithmetic settles by this, the
 * rest is reviewed, also where the first reading adds up by itself: a code that it missed is in no sum. Null where no
 * page was read by OCR, or the time is over.
 */
async function lookOver(reading: PagesReading, { knowledge, layouts }: ReadingContext): Promise<Decided | null> {
  const seen = await reading.lookOver?.();
  if (!seen || seen.length === 0) return null;
  const pages = reading.pages.map((page) => seen.find(({ number }) => number === page.number) ?? page);
  const both = { ...reading, pages };
  return { pages, ...(await decide(both, replayLayouts(draftOfPages(both, knowledge), pages, layouts))) };
}

/** Proved, with another look at what arithmetic leaves open. */
async function decide(reading: PagesReading, read: Draft): Promise<Decided> {
  const first = prove(read);
  const draft = first.status === 'completed' ? read : await settleFigures(reading, read);
  const proof = draft === read ? first : prove(draft);
  const doubts = proof.status === 'completed' ? await disagreements(reading, draft, proof) : [];
  return { draft, proof: doubts.length === 0 ? proof : prove({ ...draft, doubts: [...draft.doubts, ...doubts] }) };
}

async function readPdf(
  bytes: Uint8Array,
  { onPage, knowledge, pagesWithinMs = Infinity, ocr = true }: ReadingContext,
): Promise<Understood> {
  // Where a thread's clock begins is not told alike by all versions of Node: only differences count.
  const deadlineAt = performance.now() + pagesWithinMs;
  // Only for PDFs: loading pdf.js takes longer than reading anything else.
  const { readPdfText } = await import('./readers/pdf-text.js');
  let done = 0;
  let count = 0;
  const text = await readPdfText(bytes, (page, of) => {
    count = of;
    if (!needsOcr(page)) onPage?.(++done, of);
    else if (!ocr) throw new NeedsOcr();
  });
  if (!ocr && hasNamelessLetters(text)) throw new NeedsOcr();
  const { invoice, doubts } = findEInvoice(text.attachments);
  const scans = await readScans(bytes, { ...text, doubts }, { onPage: () => onPage?.(++done, count), deadlineAt });
  const reading = await nameLetters(bytes, scans);
  const { pages } = reading;
  if (!invoice && pages.every(({ words }) => words.length === 0)) throw new Unreadable('The PDF holds no text.');
  const printed = understood('pdf-text', reading, knowledge);
  if (!invoice) return printed;
  const { draft } = printed;
  return { reader: 'pdf-xml', pages, ...proveBeside(invoice, { pages, draft, proof: prove(draft) }) };
}

function readXml(bytes: Uint8Array): Understood {
  const invoice = readEInvoice(bytes);
  const draft = draftOf(invoice);
  return { reader: 'xml', pages: [], draft, proof: proveEInvoice(invoice, draft) };
}

async function readImage(
  bytes: Uint8Array,
  { onPage, knowledge, pagesWithinMs = Infinity, ocr = true }: ReadingContext,
): Promise<Understood> {
  if (!ocr) throw new NeedsOcr();
  const reading = await readPicture(bytes, performance.now() + pagesWithinMs);
  onPage?.(1, 1);
  return understood('ocr', reading, knowledge);
}

const understood = (reader: string, reading: PagesReading, knowledge?: Knowledge): Understood => ({
  reader,
  pages: reading.pages,
  draft: draftOfPages(reading, knowledge),
  reading,
});

const draftOfPages = (reading: PagesReading, knowledge?: Knowledge): Draft =>
  withLegibility(understandPages(reading, knowledge), reading.pages);
