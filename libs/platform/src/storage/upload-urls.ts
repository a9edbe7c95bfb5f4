import { createHmac, timingSafeEqual } from 'node:crypto';
import { forbidden } from '../errors/domain-error.js';
import { checkedKey } from './storage-key.js';
import type { UploadQuery } from './storage.js';

const UPLOADS_PATH = '/api/uploads';

/** Upload URLs of the app's own: their files come through the gateway, which cuts off what is too large. */
export class UploadUrls {
  constructor(private readonly secret: string) {}

  sign(key: string, seconds: number): string {
    const expires = String(Math.floor(Date.now() / 1000) + seconds);
    const query = new URLSearchParams({ expires, signature: this.signature(checkedKey(key), expires) });
    return `${UPLOADS_PATH}/${key}?${query.toString()}`;
  }

  /** The key that may be written. `forbidden` when the signature is wrong or has expired. */
  verify(key: string, { expires = '', signature = '' }: UploadQuery): string {
    const expected = Buffer.from(this.signature(checkedKey(key), expires));
    const given = Buffer.from(signature);
    const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isSigned || Number(expires) * 1000 < Date.now()) throw forbidden('This upload link is invalid or has expired');
    return key;
  }

  private signature(key: string, expires: string): string {
    return createHmac('sha256', this.secret).update(`PUT\n${key}\n${expires}`).digest('base64url');
  }
}
