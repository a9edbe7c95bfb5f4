import { describe, expect, it } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { renderPicture } from './render-picture.js';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });

/** A PNG that says of itself that it is so large. */
function hugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type), data]);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

describe('a rendered picture', () => {
  it('has three sizes, none of them larger than the upload', async () => {
    const { files, width, height, hash } = await renderPicture(await plain(600, 300).jpeg().toBuffer());
    const sizes = await Promise.all(
      files.map(async ({ size, bytes }) => [size, (await sharp(bytes).metadata()).width]),
    );
    expect(Object.fromEntries(sizes)).toEqual({ 160: 160, 480: 480, 1200: 600 });
    expect([width, height, hash.length]).toEqual([600, 300, 64]);
  });

  it('keeps neither the place where it was taken nor the camera, and is turned as it was held', async () => {
    const upload = await plain(40, 20)
      .withExif({ IFD0: { Make: 'SpyCam' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { files, width, height } = await renderPicture(upload);
    expect([width, height]).toEqual([20, 40]);
    for (const { bytes } of files) expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('keeps nothing that was hidden behind the end of the upload', async () => {
    const upload = Buffer.concat([await plain(20, 20).png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const { files } = await renderPicture(upload);
    for (const { bytes } of files) expect(bytes.includes('<script>')).toBe(false);
  });

  it('is the same for the same picture in another file', async () => {
    const upload = await plain(64, 64).png().toBuffer();
    const [one, two] = await Promise.all([renderPicture(upload), renderPicture(Buffer.concat([upload, Buffer.of(0)]))]);
    expect(one.hash).toBe(two.hash);
  });

  it.each([
    ['a bomb of a picture', () => hugePng(60_000), 'damaged, or has too many pixels'],
    ['a cut one', async () => (await plain(300, 300).jpeg().toBuffer()).subarray(0, 400), 'damaged'],
    [
      'a drawing that runs scripts',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'Invalid file type',
    ],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'Invalid file type'],
    ['nothing', () => Buffer.alloc(0), 'Invalid file type'],
    ['a TIFF', () => plain(10, 10).tiff().toBuffer(), 'Invalid file type'],
  ])('is not made of %s', async (_what, upload, message) => {
    await expect(renderPicture(await upload())).rejects.toThrow(message);
  });
});
