import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import { Unreadable } from '../unreadable.js';
import type { GreyPicture } from './ocr/grey-picture.js';

/** Dots per point at 300 dpi. */
const SCALE = 300 / 72;
/** An A4 page at 300 dpi and a little more; larger pages are drawn coarser. */
const MAX_PIXELS = 10_000_000;

let library: Promise<PDFiumLibrary> | null = null;

/** Draws pages of a PDF as they are printed. */
export interface PageRenderer {
  /** In grey; `points` of the page per pixel. Pages count from 1. */
  render(page: number): Promise<{ picture: GreyPicture; points: number }>;
  close(): void;
}

/** The library is started once; a document that breaks it takes it along. */
export async function openRenderer(bytes: Uint8Array): Promise<PageRenderer> {
  library ??= PDFiumLibrary.init();
  const document = await guarded((await library).loadDocument(bytes));
  return {
    render: (page) => guarded(render(document, page - 1)),
    close: () => {
      if (library) document.destroy();
    },
  };
}

async function render(document: PDFiumDocument, index: number): Promise<{ picture: GreyPicture; points: number }> {
  const page = document.getPage(index);
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
  const scale = Math.min(SCALE, Math.sqrt(MAX_PIXELS / (width * height)));
  const drawn = await page.render({ scale, colorSpace: 'Gray' });
  return {
    picture: { width: drawn.width, height: drawn.height, pixels: drawn.data },
    points: width / drawn.width,
  };
}

async function guarded<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    library = null;
    throw new Unreadable('A page of the PDF is damaged and cannot be drawn.');
  }
}
