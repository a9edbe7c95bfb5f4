import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Drawing, followDrawing, type Operators, showsText } from './pdf-drawing.js';
import { getDocument, PasswordResponses } from './pdfjs/pdfjs.js';
import type { PDFDocumentProxy, PDFPageProxy, TextContent } from './pdfjs/pdfjs.js';
import type { Attachment } from '../e-invoice/embedded.js';
import type { Page } from '../page-model.js';
import { Unreadable } from '../unreadable.js';
import { MAX_PICTURE_PIXELS } from './limits.js';
import { fragmentsToWords } from './pdf-words.js';
import type { PagesReading } from './reading.js';

export const MAX_PAGES = 50;

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Told after each page, and of how many it is. */
type OnPage = (page: Page, of: number) => void;

/** The text layer of a PDF, word by word. */
export async function readPdfText(bytes: Uint8Array, onPage?: OnPage): Promise<PagesReading> {
  const task = getDocument({
    data: new Uint8Array(bytes), // pdf.js takes the buffer away from its owner
    cMapUrl: `${join(pdfjs, 'cmaps')}/`,
    wasmUrl: `${join(pdfjs, 'wasm')}/`,
    disableFontFace: true,
    isEvalSupported: false,
    maxImageSize: MAX_PICTURE_PIXELS,
    verbosity: 0,
  });
  try {
    const document = await task.promise.catch(explain);
    if (document.numPages > MAX_PAGES) {
      throw new Unreadable(`The document has ${document.numPages} pages; at most ${MAX_PAGES} can be read.`);
    }
    return { kind: 'pages', pages: await readPages(document, onPage), attachments: await attachmentsOf(document) };
  } finally {
    await task.destroy();
  }
}

/** Whatever pdf.js stumbles over is the file's fault. */
function explain(error: unknown): never {
  const { name, code } = error as { name?: string; code?: number };
  if (name === 'PasswordException' || code === PasswordResponses.NEED_PASSWORD) {
    throw new Unreadable('The PDF is protected by a password.');
  }
  throw new Unreadable('The PDF is damaged and cannot be read.');
}

async function readPages(document: PDFDocumentProxy, onPage?: OnPage): Promise<Page[]> {
  const layers = await document.getOptionalContentConfig().catch(explain);
  const pages: Page[] = [];
  let next: Promise<Operators> | null = null;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number).catch(explain);
    const operators: Operators | null = next ? await next : await operatorsOfText(page);
    next = operators && showsText(operators) ? takeAhead(document, number + 1) : null;
    const { fragments, scanned } = operators ? await followDrawing(page, operators, layers).catch(explain) : BLANK;
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({ number, width, height, words: fragmentsToWords(fragments, number), scanned });
    page.cleanup();
    onPage?.(pages.at(-1)!, document.numPages);
  }
  return pages;
}

const BLANK: Drawing = { fragments: [], scanned: false };

/**
 * A page without text gives none: it is read by OCR in any case, and listing its operators would decode its pictures.
 * A page that follows one with text is not looked at first.
 */
async function operatorsOfText(page: PDFPageProxy): Promise<Operators | null> {
  return (await hasText(page).catch(explain)) ? page.getOperatorList().catch(explain) : null;
}

/** Asks for text until there is some: all of it would take as long as the operators. */
async function hasText(page: PDFPageProxy): Promise<boolean> {
  const reader = (page.streamTextContent() as ReadableStream<TextContent>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return false;
    if (!value.items.some((item) => 'str' in item && item.str.trim() !== '')) continue;
    await reader.cancel(new Error('There is text.'));
    return true;
  }
}

/** While one page is followed the next is unpacked, which is done by other threads. */
function takeAhead(document: PDFDocumentProxy, number: number): Promise<Operators> | null {
  if (number > document.numPages) return null;
  const operators = document
    .getPage(number)
    .then((page) => page.getOperatorList())
    .catch(explain);
  // Whoever waits for it learns of a failure; until then nobody does.
  operators.catch(() => undefined);
  return operators;
}

async function attachmentsOf(document: PDFDocumentProxy): Promise<Attachment[]> {
  const files = (await document.getAttachments().catch(explain)) as Record<string, { content?: Uint8Array }> | null;
  return Object.entries(files ?? {}).flatMap(([name, { content }]) => (content ? [{ name, bytes: content }] : []));
}
