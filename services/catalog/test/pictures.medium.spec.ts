import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import {
  CreatePictureUpload,
  MakePicture,
  type Picture,
  PICTURE_SIZES,
  pictureHash,
  pictureKey,
  pictureUrl,
  UpdateProduct,
  UpdateSupplier,
} from '#contracts';
import { type Actor, Storage } from '#platform';
import { DropPictures } from '../src/pictures/drop-pictures.js';
import { Market } from './market.js';

let market: Market;
let storage: Storage;
beforeAll(async () => {
  market = await Market.open();
  storage = market.svc.service.app.get(Storage);
});
afterAll(() => market.close());

let colour = 0;
/** Another one each time. */
const jpeg = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: { r: (colour += 5), g: 9, b: 99 } } })
    .jpeg()
    .toBuffer();

/** As a browser does it, but for the way through the gateway. */
async function upload(who: Actor, bytes: Buffer, fileExtension = 'jpg'): Promise<string> {
  const { fileUrl } = await market.as(who).send(CreatePictureUpload, { fileExtension });
  await storage.write(fileUrl.split('/').at(-1)!, Readable.from([bytes]), bytes.length);
  return fileUrl;
}

const make = async (who: Actor, bytes: Buffer): Promise<Picture> =>
  market.as(who).send(MakePicture, { fileUrl: await upload(who, bytes) });

const sizesOf = async ({ url }: Picture): Promise<number> =>
  (await Promise.all(PICTURE_SIZES.map((size) => storage.stat(pictureKey(pictureHash(url)!, size))))).filter(Boolean)
    .length;

async function aDayLater(): Promise<void> {
  await market.svc.db.rows(`UPDATE pictures SET drop_after = now() WHERE drop_after IS NOT NULL`);
  const sweep = market.svc.service.app.get(DropPictures);
  await sweep.dropUploads();
  await sweep.dropUnused();
}

describe('pictures', () => {
  it('are stored in every size, as WebP, and the upload goes', async () => {
    const { seller } = await market.shop();
    const fileUrl = await upload(seller, await jpeg());
    const picture = await market.as(seller).send(MakePicture, { fileUrl });
    expect(picture).toMatchObject({ width: 300, height: 200 });
    const stored = await buffer(await storage.read(pictureKey(pictureHash(picture.url)!, 160)));
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 160 });
    await market.svc.service.app.get(DropPictures).dropUploads();
    expect(await storage.stat(fileUrl.split('/').at(-1)!)).toBeUndefined();
  });

  it('that products or logos show stay; others go after a day', async () => {
    const { seller, supplier } = await market.shop();
    const product = await market.product(seller, supplier);
    const [shown, logo, unused] = [
      await make(seller, await jpeg()),
      await make(seller, await jpeg()),
      await make(seller, await jpeg()),
    ];
    const updated = await market.as(seller).send(UpdateProduct, { id: product.id, imageUrl: shown.url });
    expect(updated.imageUrl).toBe(shown.url);
    await market.as(seller).send(UpdateSupplier, { id: supplier.id, logoUrl: logo.url });
    // An order may show it still.
    await market.as(seller).send(UpdateProduct, { id: product.id, imageUrl: null });
    await aDayLater();
    expect([await sizesOf(shown), await sizesOf(logo), await sizesOf(unused)]).toEqual([3, 3, 0]);
  });

  it('of eight uploads of the same bytes at once are one', async () => {
    const { seller } = await market.shop();
    const bytes = await jpeg();
    const made = await Promise.all(Array.from({ length: 8 }, () => make(seller, bytes)));
    expect(new Set(made.map(({ url }) => url)).size).toBe(1);
    expect(await sizesOf(made[0]!)).toBe(3);
  });

  it('are not made of somebody else’s upload, of one that has not come, or of what is no picture', async () => {
    const [{ seller }, { seller: other }] = [await market.shop(), await market.shop()];
    const fileUrl = await upload(seller, await jpeg());
    await expect(market.as(other).send(MakePicture, { fileUrl })).rejects.toMatchObject({ kind: 'not-found' });
    const { fileUrl: absent } = await market.as(seller).send(CreatePictureUpload, { fileExtension: '.PNG' });
    await expect(market.as(seller).send(MakePicture, { fileUrl: absent })).rejects.toMatchObject({ kind: 'conflict' });
    const page = await upload(seller, Buffer.from('<!doctype html><script>alert(1)</script>'), 'png');
    await expect(market.as(seller).send(MakePicture, { fileUrl: page })).rejects.toMatchObject({ kind: 'unsupported' });
    await expect(market.as(seller).send(CreatePictureUpload, { fileExtension: 'svg' })).rejects.toMatchObject({
      kind: 'unsupported',
    });
  });

  it('that do not exist cannot be shown', async () => {
    const { seller, supplier } = await market.shop();
    const nowhere = pictureUrl('0'.repeat(64));
    await expect(market.product(seller, supplier, { imageUrl: nowhere })).rejects.toMatchObject({
      kind: 'invalid',
      message: 'There is no such picture',
    });
    await expect(market.as(seller).send(UpdateSupplier, { id: supplier.id, logoUrl: nowhere })).rejects.toMatchObject({
      kind: 'invalid',
    });
  });
});
