import { createHash } from 'node:crypto';
import type { OutputInfo } from 'sharp';
import { PICTURE_SIZES, type PictureSize } from '#contracts';
import { DomainError, impossible } from '#platform';

/** A picture in every size, as WebP without any of the upload's bytes: no place, no camera, nothing behind the end. */
export interface RenderedPicture {
  /** SHA-256 of the largest size. */
  hash: string;
  /** Of the largest size, in pixels. */
  width: number;
  height: number;
  files: { size: PictureSize; bytes: Buffer }[];
}

const TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
/** Some 200 MB while it is decoded; a telephone's picture has a quarter of it. */
const MOST_PIXELS = 50_000_000;
const SECONDS = 10;
const LARGEST = Math.max(...PICTURE_SIZES) as PictureSize;

/** Errors: unsupported for anything but a JPEG, PNG, WebP or GIF, impossible for one that cannot be read. */
export async function renderPicture(upload: Buffer): Promise<RenderedPicture> {
  // Loaded with the first picture: 35 MB.
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(upload);
  if (!type || !TYPES.includes(type.mime)) throw new DomainError('unsupported', 'Invalid file type');
  try {
    const largest = await inSize(upload, LARGEST);
    const { width, height } = largest.info;
    const files = [{ size: LARGEST, bytes: largest.data }];
    for (const size of PICTURE_SIZES.filter((smaller) => smaller !== LARGEST)) {
      files.push({ size, bytes: (await inSize(largest.data, size)).data });
    }
    return { hash: createHash('sha256').update(largest.data).digest('hex'), width, height, files };
  } catch {
    throw impossible('This picture is damaged, or has too many pixels');
  }
}

/** Turned as the camera was held; of a moving picture the first frame. */
async function inSize(picture: Buffer, size: PictureSize): Promise<{ data: Buffer; info: OutputInfo }> {
  const { default: sharp } = await import('sharp');
  return sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(size, size, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true });
}
