import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, OPS, PasswordResponses } from './pdfjs/pdfjs.js';
import type { PDFDocumentProxy, PDFPageProxy } from './pdfjs/pdfjs.js';
import type { Attachment } from '../e-invoice/embedded.js';
import type { Page } from '../page-model.js';
import { Unreadable } from '../unreadable.js';
import { MAX_PICTURE_PIXELS } from './limits.js';
import { fragmentsToWords, type Fragment } from './pdf-words.js';
import type { PagesReading } from './reading.js';

export const MAX_PAGES = 50;
/** A picture over more of the page than this is the page. */
const SCAN_COVERAGE = 0.5;

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Told after each page, and of how many it is. */
type OnPage = (page: Page, of: number) => void;

/** The text layer of a PDF, word by word. */
export async function readPdfText(bytes: Uint8Array, onPage?: OnPage): Promise<PagesReading> {
  const task = getDocument({
    data: new Uint8Array(bytes), // pdf.js takes the buffer away from its owner
    cMapUrl: `${join(pdfjs, 'cmaps')}/`,
    standardFontDataUrl: `${join(pdfjs, 'standard_fonts')}/`,
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
  const pages: Page[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number).catch(explain);
    pages.push(await readPage(page, number));
    page.cleanup();
    onPage?.(pages.at(-1)!, document.numPages);
  }
  return pages;
}

async function readPage(page: PDFPageProxy, number: number): Promise<Page> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent().catch(explain);
  const fragments: Fragment[] = [];
  for (const item of items) {
    if (!('str' in item) || !item.str.trim()) continue;
    const [a, b, , , x, y] = multiply(transform, item.transform as number[]) as Matrix;
    // Text that does not run along the page is a watermark or a margin note.
    if (a <= 0 || Math.abs(b) > Math.abs(a) * 0.05) continue;
    const size = item.height || Math.hypot(a, b);
    const box = { x, y: y - size * 0.8, width: item.width, height: size };
    // Broken fonts give sizes that are no numbers.
    if (Object.values(box).every(Number.isFinite)) fragments.push({ text: item.str, box });
  }
  // Following the drawing decodes its pictures, which a page without text is spared: it is read by OCR in any case.
  const scanned = fragments.length > 0 && (await isScanned(page, width * height));
  return { number, width, height, words: fragmentsToWords(fragments, number), scanned };
}

/**
 * Follows the drawing operators: does one picture cover most of the page, or is there text that nobody can see (what
 * scanners put under their picture)?
 */
async function isScanned(page: PDFPageProxy, pageArea: number): Promise<boolean> {
  const { fnArray, argsArray } = await page.getOperatorList().catch(explain);
  const stack: number[][] = [];
  let matrix: number[] = [1, 0, 0, 1, 0, 0];
  for (const [index, operator] of fnArray.entries()) {
    if (operator === OPS.save) stack.push(matrix);
    else if (operator === OPS.restore) matrix = stack.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = multiply(matrix, argsArray[index] as number[]);
    else if (operator === OPS.setTextRenderingMode) {
      if ((argsArray[index] as number[])[0] === INVISIBLE) return true;
    } else if (PICTURES.has(operator)) {
      const [a, b, c, d] = matrix as Matrix;
      if (Math.abs(a * d - b * c) > pageArea * SCAN_COVERAGE) return true;
    }
  }
  return false;
}

const PICTURES = new Set([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]);

const INVISIBLE = 3;

type Matrix = [number, number, number, number, number, number];

function multiply(m: number[], n: number[]): number[] {
  const [a, b, c, d, e, f] = m as Matrix;
  const [p, q, r, s, t, u] = n as Matrix;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

async function attachmentsOf(document: PDFDocumentProxy): Promise<Attachment[]> {
  const files = (await document.getAttachments().catch(explain)) as Record<string, { content?: Uint8Array }> | null;
  return Object.entries(files ?? {}).flatMap(([name, { content }]) => (content ? [{ name, bytes: content }] : []));
}
