/** A picture in grey, row by row from the top: 0 is black, 255 white. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** In the plainest format that the OCR engine takes: encoding and decoding cost nothing. */
export function toPgm({ width, height, pixels }: GreyPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), pixels]);
}

/** Greys that differ less than this on average are one and the same. */
const MIN_CONTRAST = 25;

/** The grey that parts ink from paper (Otsu): both sides are as uniform as they can be. -1 where there is no ink. */
export function inkThreshold({ pixels }: GreyPicture): number {
  const counts = new Uint32Array(256);
  // Millions of pixels: an iterator takes four times as long.
  for (let at = 0; at < pixels.length; at++) counts[pixels[at]!]!++;
  const total = pixels.length;
  let sum = 0;
  for (let grey = 0; grey < 256; grey++) sum += grey * counts[grey]!;
  let best = { spread: 0, contrast: 0, grey: -1 };
  let dark = 0;
  let darkSum = 0;
  for (let grey = 0; grey < 255; grey++) {
    dark += counts[grey]!;
    darkSum += grey * counts[grey]!;
    if (dark === 0 || dark === total) continue;
    const contrast = (sum - darkSum) / (total - dark) - darkSum / dark;
    const spread = dark * (total - dark) * contrast ** 2;
    if (spread > best.spread) best = { spread, contrast, grey };
  }
  return best.contrast < MIN_CONTRAST ? -1 : best.grey;
}
