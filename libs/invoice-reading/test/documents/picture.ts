import PDFDocument from 'pdfkit';
import sharp, { type Sharp } from 'sharp';
import { buffer } from 'node:stream/consumers';
import type { Box } from '../../src/page-model.js';
import type { GreyPicture } from '../../src/readers/ocr/grey-picture.js';
import { openRenderer } from '../../src/readers/pdf-render.js';
import { printedPdf, type Printed } from './printed-pdf.js';

/** How a document looks after somebody photographed or scanned it. */
export interface Look {
  /** Turned clockwise. */
  degrees?: number;
  /** Pixels across the page; A4 at 150 dpi is 1240. */
  width?: number;
  format?: 'png' | 'jpeg' | 'gif' | 'webp';
  /** In points: what is printed light on dark. */
  dark?: Box;
}

/** The words, printed and scanned: the bytes of a picture. */
export async function picture(
  words: Printed[],
  { degrees = 0, width = 1240, format = 'png', dark }: Look = {},
): Promise<Buffer> {
  const renderer = await openRenderer(await printedPdf(words));
  const { picture: page } = await renderer.render(1);
  renderer.close();
  const raw = { width: page.width, height: page.height, channels: 1 } as const;
  if (dark) invert(page, dark);
  const turned = sharp(page.pixels, { raw }).rotate(degrees, { background: 'white' }).resize({ width });
  return encoded(turned, format).toBuffer();
}

function invert({ width, pixels }: GreyPicture, area: Box): void {
  const scale = width / 595;
  for (let y = Math.round(area.y * scale); y < (area.y + area.height) * scale; y++) {
    const start = y * width + Math.round(area.x * scale);
    const end = start + Math.round(area.width * scale);
    for (let at = start; at < end; at++) pixels[at] = 255 - pixels[at]!;
  }
}

const encoded = (image: Sharp, format: NonNullable<Look['format']>): Sharp =>
  format === 'jpeg' ? image.jpeg({ quality: 60 }) : format === 'png' ? image.png() : image[format]();

/** A PDF whose every page is that picture, with an invisible text layer over it, as scanners write it. */
export async function scannedPdf(words: Printed[], layer: Printed[] = [], pages = 1): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false });
  const image = await picture(words, { width: 1654 });
  for (let page = 0; page < pages; page++) {
    document.addPage().image(image, 0, 0, { width: 595 }).opacity(0);
    for (const [x, y, text, size = 10] of layer) document.fontSize(size).text(text, x, y, { lineBreak: false });
  }
  document.end();
  return buffer(document);
}
