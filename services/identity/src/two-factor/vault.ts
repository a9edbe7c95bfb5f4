import { Injectable } from '@nestjs/common';
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { TwoFactorConfig } from './two-factor.config.js';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps second factors so that the database alone gives none away: its key comes from the environment. */
@Injectable()
export class Vault {
  private readonly secretKey: Buffer;
  private readonly codeKey: Buffer;
  private readonly handleKey: Buffer;

  constructor({ TWO_FACTOR_KEY }: TwoFactorConfig) {
    const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', TWO_FACTOR_KEY, '', purpose, 32));
    this.secretKey = derive('two-factor secrets');
    this.codeKey = derive('recovery codes');
    this.handleKey = derive('passkey handles');
  }

  /** Bound to its user: moved to another row it cannot be opened. */
  seal(secret: string, userId: number): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.secretKey, iv, { authTagLength: TAG_BYTES }).setAAD(owner(userId));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  }

  /** Throws when it was sealed under another key or for another user. */
  open(sealed: Buffer, userId: number): string {
    const iv = sealed.subarray(0, IV_BYTES);
    const decipher = createDecipheriv(CIPHER, this.secretKey, iv, { authTagLength: TAG_BYTES })
      .setAAD(owner(userId))
      .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  }

  /** What is kept of a recovery code. Random and keyed, so that no slow hash is needed to withstand guessing. */
  hash(recoveryCode: string, userId: number): string {
    return createHmac('sha256', this.codeKey).update(`${userId}:${recoveryCode}`).digest('base64url');
  }

  /** What authenticators know a user by: the same each time, and nothing to anybody else. */
  handle(userId: number): string {
    return createHmac('sha256', this.handleKey).update(`${userId}`).digest('base64url');
  }
}

const owner = (userId: number): Buffer => Buffer.from(`user ${userId}`);
