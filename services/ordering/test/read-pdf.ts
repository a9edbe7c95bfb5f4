import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfPage {
  /** Points. */
  width: number;
  height: number;
  /** What is written on it, without any spaces: how they are set is no matter of the reader's. */
  text: string;
}

/** Reads a document back as a stranger would. */
export async function readPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const [, , width, height] = page.view as [number, number, number, number];
    pages.push({ width, height, text: items.map((item) => ('str' in item ? squash(item.str) : '')).join('') });
  }
  await task.destroy();
  return pages;
}

export const squash = (text: string): string => text.replace(/\s+/g, '');
