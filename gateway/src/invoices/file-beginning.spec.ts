import { describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { checked } from './file-beginning.js';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex');
const HEIC = Buffer.from('\0\0\0\x18ftypheic', 'latin1');
const pdf = Buffer.concat([Buffer.alloc(500, 'x'), Buffer.from('%PDF-1.7'), Buffer.alloc(5000, 'y')]);
const pieces = (bytes: Buffer): Readable =>
  Readable.from(bytes.length > 7 ? [bytes.subarray(0, 7), bytes.subarray(7)] : [bytes]);
const through = (bytes: Buffer | string, extension: string) =>
  buffer(checked(pieces(Buffer.from(bytes)), `invoice-1-a.${extension}`));

describe('the beginning of an uploaded file', () => {
  it.each<[string, Buffer | string]>([
    ['pdf', pdf],
    ['png', PNG],
    ['jpeg', JPEG],
    ['png', JPEG],
    ['jpeg', HEIC],
    ['csv', 'sku,price\n'],
    ['csv', ''],
    ['xml', '<Invoice/>'],
    ['eml', 'From: a@b.example\r\n\r\n%PDF-'],
    ['other', PNG],
  ])('of a %s may be this', async (extension, bytes) => {
    expect((await through(bytes, extension)).equals(Buffer.from(bytes))).toBe(true);
  });

  it.each<[string, Buffer | string]>([
    ['pdf', 'hello'],
    ['pdf', PNG],
    ['png', '%PDF-1.7'],
    ['webp', 'hello'],
    ['csv', PNG],
    ['xml', '%PDF-1.7'],
    ['eml', 'PK\x03\x04'],
  ])('of a %s may not be that', async (extension, bytes) => {
    const refused = { kind: 'unsupported', message: 'Invalid file type' };
    await expect(through(bytes, extension)).rejects.toMatchObject(refused);
  });

  it('leaves the request open for its answer', async () => {
    const request = Readable.from([Buffer.alloc(2000, 'x'), Buffer.alloc(2000, 'x'), Buffer.alloc(2000, 'x')]);
    await expect(buffer(checked(request, 'a.pdf'))).rejects.toMatchObject({ kind: 'unsupported' });
    expect(request.destroyed).toBe(false);
  });
});
