import sharp from 'sharp';
import { Unreadable } from '../unreadable.js';
import type { GreyPicture } from './ocr/grey-picture.js';
import { MAX_PICTURE_PIXELS } from './limits.js';
import { toGrey } from './ocr/raster.js';
import { readGreyPage } from './ocr/read-grey-page.js';
import type { PagesReading } from './reading.js';

/** Pixels on the shorter side: less is a strip, an icon or a tracking pixel. */
const MIN_SIDE = 60;
/** Pages are shown as wide as A4, in points, whatever the picture's own idea of its size. */
const PAGE_WIDTH = 595;

/**
 * A photo, scan or drawing of an invoice, read by OCR. Of moving pictures, the first one. By the clock of
 * `performance.now()`, it is not begun to be read by a second engine after `deadlineAt`.
 */
export async function readPicture(bytes: Uint8Array, deadlineAt: number): Promise<PagesReading> {
  const picture = await openPicture(bytes);
  const { page, readAgain, lookOver, lookAt } = await readGreyPage(picture, 1, PAGE_WIDTH / picture.width);
  if (page.words.length === 0) throw new Unreadable('No text was found in the picture.');
  return {
    ...{ kind: 'pages', pages: [page], attachments: [] },
    readAgain: (_, places) => readAgain(places),
    lookAt: (_, places) => lookAt(places),
    lookOver: async () => (performance.now() > deadlineAt ? null : [await lookOver()]),
  };
}

export async function openPicture(bytes: Uint8Array): Promise<GreyPicture> {
  const source = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, pages: 1 });
  const { width, height } = await source.metadata().catch(explain);
  if (width * height > MAX_PICTURE_PIXELS) throw TOO_LARGE;
  if (Math.min(width, height) < MIN_SIDE) {
    throw new Unreadable(`The picture is only ${width} × ${height} pixels large; nothing can be read from it.`);
  }
  return toGrey(source.autoOrient().flatten({ background: 'white' }).greyscale()).catch(explain);
}

const TOO_LARGE = new Unreadable(
  `The picture has more than ${MAX_PICTURE_PIXELS / 1_000_000} million pixels, which is the most that can be read.`,
);

function explain(error: unknown): never {
  if (String(error).includes('pixel limit')) throw TOO_LARGE;
  throw new Unreadable('The picture is damaged and cannot be read.');
}
