import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Flags of authenticator data: somebody was there, they were recognised, and a key comes along. */
const PRESENT = 1;
const VERIFIED = 4;
const ATTESTED = 64;

interface Ceremony {
  challenge: string;
  /** Where the browser says it is. */
  origin: string;
  /** As the browser's page said; of the origin otherwise. */
  rpId?: string;
  /** Nobody entered a PIN. */
  unverified?: boolean;
  /** `webauthn.create` or `webauthn.get`. */
  type?: string;
}

/** A device that makes passkeys and signs with them, as WebAuthn has it: ES256, and it counts what it signed. */
export class SoftAuthenticator {
  readonly id = randomBytes(32);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  counter = 0;

  /** What the browser sends when a passkey was made. */
  create({ type = 'webauthn.create', ...ceremony }: Ceremony) {
    const credential = Buffer.concat([
      Buffer.alloc(16),
      uint(this.id.length, 2),
      this.id,
      coseKey(this.keys.publicKey),
    ]);
    const authData = Buffer.concat([this.authenticatorData(ceremony, ATTESTED), credential]);
    const attestation = Buffer.concat([
      ...[map(3), text('fmt'), text('none'), text('attStmt'), map(0), text('authData')],
      bytes(authData),
    ]);
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: clientData(type, ceremony).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    };
  }

  /** What it sends when somebody logs in. */
  get({ type = 'webauthn.get', ...ceremony }: Ceremony) {
    this.counter += 1;
    const authData = this.authenticatorData(ceremony, 0);
    const data = clientData(type, ceremony);
    const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), this.keys.privateKey);
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: data.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    };
  }

  private authenticatorData({ origin, rpId = new URL(origin).hostname, unverified }: Ceremony, more: number): Buffer {
    const flags = PRESENT | (unverified ? 0 : VERIFIED) | more;
    return Buffer.concat([sha256(Buffer.from(rpId)), uint(flags, 1), uint(this.counter, 4)]);
  }
}

function clientData(type: string, { challenge, origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest();

function uint(value: number, size: number): Buffer {
  const buffer = Buffer.alloc(size);
  buffer.writeUIntBE(value, 0, size);
  return buffer;
}

// As much of CBOR as is needed here: nothing is longer than 255 bytes.
const map = (entries: number): Buffer => uint(0xa0 | entries, 1);
const text = (value: string): Buffer => Buffer.concat([uint(0x60 | value.length, 1), Buffer.from(value)]);
const bytes = (value: Buffer): Buffer => Buffer.concat([uint(0x58, 1), uint(value.length, 1), value]);
/** -1 to -24 or 0 to 23. */
const small = (value: number): Buffer => uint(value < 0 ? 0x20 | (-1 - value) : value, 1);

/** EC2, ES256, P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' });
  const coordinate = (value = ''): Buffer => bytes(Buffer.from(value, 'base64url'));
  return Buffer.concat([
    map(5),
    ...[small(1), small(2), small(3), small(-7), small(-1), small(1)],
    ...[small(-2), coordinate(x), small(-3), coordinate(y)],
  ]);
}
