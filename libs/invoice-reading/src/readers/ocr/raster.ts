import sharp, { type Sharp } from 'sharp';
import type { GreyPicture } from './grey-picture.js';

/** A thread of its own reads each document: more of them would only take the cores from others. */
sharp.concurrency(1);
/** Every document is another picture. */
sharp.cache(false);

/** A grey picture to work on. */
export const pipelineOf = ({ pixels, width, height }: GreyPicture): Sharp =>
  sharp(pixels, { raw: { width, height, channels: 1 }, limitInputPixels: false });

/** The result of the work, in grey. */
export async function toGrey(pipeline: Sharp): Promise<GreyPicture> {
  const { data, info } = await pipeline
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  // A plain array: `slice` of a Buffer is no copy.
  return { width: info.width, height: info.height, pixels: new Uint8Array(data.buffer, data.byteOffset, data.length) };
}
