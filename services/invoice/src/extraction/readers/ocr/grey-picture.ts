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

/** The grey that parts ink from paper (Otsu): both sides are as uniform as they can be. */
export function inkThreshold({ pixels }: GreyPicture): number {
  const counts = new Float64Array(256);
  for (const grey of pixels) counts[grey]!++;
  const total = pixels.length;
  let sum = 0;
  for (let grey = 0; grey < 256; grey++) sum += grey * counts[grey]!;
  let best = { spread: -1, grey: 128 };
  let dark = 0;
  let darkSum = 0;
  for (let grey = 0; grey < 255; grey++) {
    dark += counts[grey]!;
    darkSum += grey * counts[grey]!;
    if (dark === 0 || dark === total) continue;
    const spread = dark * (total - dark) * (darkSum / dark - (sum - darkSum) / (total - dark)) ** 2;
    if (spread > best.spread) best = { spread, grey };
  }
  return best.grey;
}
