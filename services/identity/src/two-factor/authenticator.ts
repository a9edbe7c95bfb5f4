import { Secret, TOTP } from 'otpauth';
import { encodeQR } from 'qr';

/** Seconds that a code is shown; the authenticator apps know no other value. */
const PERIOD = 30;
/** Codes before and after the present one that count too: for clocks that are wrong and people who type slowly. */
const TOLERANCE = 1;

/** 160 random bits in base32, as authenticator apps take them. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator app reads, and the same as a picture. */
export function enrolment(secret: string, username: string): { otpauthUrl: string; qrSvg: string } {
  const otpauthUrl = new TOTP({ issuer: 'Tradeyard', label: username, secret, period: PERIOD }).toString();
  return { otpauthUrl, qrSvg: encodeQR(otpauthUrl, 'svg', { ecc: 'medium', border: 2 }) };
}

/**
 * The count of 30 s since 1970 that a code belongs to; undefined when it is none of this time. `now` in milliseconds.
 * Whoever asks remembers the count: a code, and those before it, must not count again.
 */
export function countOf(code: string, secret: string, now: number): number | undefined {
  const totp = new TOTP({ secret, period: PERIOD });
  const delta = totp.validate({ token: code, timestamp: now, window: TOLERANCE });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}
