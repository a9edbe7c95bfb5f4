import type { Doubt } from '../draft.js';
import { type Page, UNREADABLE_LETTER, type Word } from '../page-model.js';
import { prepare, type PreparedPicture } from './ocr/prepare.js';
import { type OcrPage, readPrepared } from './ocr/read-grey-page.js';
import { openRenderer, type PageRenderer } from './pdf-render.js';
import type { PagesReading } from './reading.js';

/** Pictures of so many pages are kept for a second look. */
const KEPT_PICTURES = 2;
/** Of longer scans the pages are prepared smaller: the engine's memory grows with the largest and is never given back. */
const LONG_SCAN = 5;
const LONG_SCAN_PIXELS = 7_000_000;
/** Share of the text layer's words that OCR must find again, for the layer to be what is printed. */
const AGREEMENT = 0.85;
/** Some letters are signs of other scripts and arrows; more than this share is a broken font. */
const MAX_UNREADABLE = 0.05;

/** A page whose text layer cannot be believed, or that has none. */
export function needsOcr({ scanned, words }: Page): boolean {
  return scanned || words.length === 0 || isGarbage(words);
}

/** Fonts without the letters' names give signs that stand for nothing, or letters that make no words. */
function isGarbage(words: Word[]): boolean {
  const text = words.map((word) => word.text).join('');
  const unreadable = text.split(UNREADABLE_LETTER).length - 1;
  if (unreadable > text.length * MAX_UNREADABLE) return true;
  const long = words.filter((word) => /^[a-z]{4,}$/i.test(word.text));
  const spoken = long.filter((word) => /[aeiouy]/i.test(word.text));
  return long.length >= 10 && spoken.length < long.length * 0.6;
}

export interface ScanOptions {
  onPage?: () => void;
  /** By the clock of `performance.now()`: no page is begun after it. */
  deadlineAt?: number;
}

/**
 * Reads those pages by OCR whose text layer cannot be trusted. While the engine reads one page the next is drawn, and
 * of each only the words are kept.
 */
export async function readScans(bytes: Uint8Array, reading: PagesReading, options: ScanOptions): Promise<PagesReading> {
  const open = reading.pages.filter(needsOcr);
  if (open.length === 0) return reading;
  const renderer = await openRenderer(bytes);
  try {
    return await readWith(renderer, reading, open, options);
  } finally {
    renderer.close();
  }
}

interface Drawn {
  prepared: PreparedPicture;
  points: number;
}

async function readWith(
  renderer: PageRenderer,
  reading: PagesReading,
  open: Page[],
  { onPage, deadlineAt = Infinity }: ScanOptions,
): Promise<PagesReading> {
  const draw = async ({ number }: Page): Promise<Drawn> => {
    const { picture, points } = await renderer.render(number);
    return { prepared: await prepare(picture, open.length < LONG_SCAN ? undefined : LONG_SCAN_PIXELS), points };
  };
  const found = new Map<number, Page>();
  const kept = new Map<number, OcrPage>();
  let drawn: Promise<Drawn> | null = draw(open[0]!);
  for (const [index, page] of open.entries()) {
    if (index > 0 && performance.now() > deadlineAt) break;
    const { prepared, points } = await drawn!;
    const next = open[index + 1];
    drawn = next ? draw(next) : null;
    // Whoever waits for it learns of a failure; until then nobody does.
    drawn?.catch(() => undefined);
    const ocr = await readPrepared(prepared, page.number, points);
    found.set(page.number, merge(page, ocr.page));
    kept.set(page.number, ocr);
    if (kept.size > KEPT_PICTURES) kept.delete([...kept.keys()][KEPT_PICTURES / 2]!);
    onPage?.();
  }
  await drawn?.catch(() => undefined);
  return {
    ...reading,
    pages: reading.pages.map((page) => found.get(page.number) ?? page),
    doubts: [...(reading.doubts ?? []), ...unreadDoubt(found.size, open.length, reading.pages.length)],
    readAgain: async (number, places) => (await kept.get(number)?.readAgain(places)) ?? null,
    lookAt: async (number, places) => (await kept.get(number)?.lookAt(places)) ?? null,
    lookOver: async () => {
      const pages: Page[] = [];
      // Of longer scans the pictures are gone. A page with a text layer beside it has been read twice already.
      if (kept.size < open.length) return null;
      for (const { page, lookOver } of kept.values()) {
        if (performance.now() > deadlineAt) return null;
        if (found.get(page.number) === page) pages.push(await lookOver());
      }
      return pages;
    },
  };
}

/** Where OCR finds the text layer's words again, the layer is the better one: it does not mistake letters. */
function merge(layer: Page, ocr: Page): Page {
  const isBlank = layer.words.length === 0 || isGarbage(layer.words);
  if (isBlank) return ocr;
  if (agreement(layer.words, ocr.words) < AGREEMENT) return { ...ocr, rival: layer.words };
  const rival = ocr.words.map((word) => ({ ...word, box: ocr.original!.place(word.box) }));
  return { ...layer, scanned: false, rival, ...(ocr.handwritten && { handwritten: true }) };
}

function agreement(layer: Word[], ocr: Word[]): number {
  const found = new Set(ocr.map(({ text }) => text));
  return layer.filter(({ text }) => found.has(text)).length / layer.length;
}

function unreadDoubt(read: number, open: number, all: number): Doubt[] {
  if (read === open) return [];
  const message = `Only ${all - open + read} of ${all} pages could be read in the time that one document may take.`;
  return [{ code: 'unread-pages', message }];
}
