import { ArrayMaxSize, IsArray, IsNotEmpty, IsString, Matches, MaxLength, IsOptional } from 'class-validator';
import { MayBeAbsent } from '../common/may-be-absent.js';

/** How WebAuthn writes bytes. */
const BASE64URL = /^[\w-]+$/;
/** As authenticators name how they are reached: `internal`, `usb`, `smart-card`. */
const TRANSPORT = /^[a-z-]+$/;

/** What opens an account without its password: a key pair on a device or in a password manager. */
export class Passkey {
  id: number;
  name: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** ISO 8601, UTC; null when nobody logged in with it yet. */
  lastUsedAt: string | null;
}

/** For whom a passkey is. */
export class PasskeySite {
  /** The site's host name. */
  id: string;
  name: string;
}

export class PasskeyOwner {
  /** Opaque, base64url; the same for all passkeys of a user. */
  id: string;
  name: string;
  displayName: string;
}

export class PasskeyAlgorithm {
  /** `public-key` */
  type: string;
  /** By its COSE number. */
  alg: number;
}

export class PasskeyReference {
  /** `public-key` */
  type: string;
  /** base64url */
  id: string;
  transports: string[];
}

export class PasskeyDemands {
  /** `required` */
  residentKey: string;
  requireResidentKey: boolean;
  /** `required` */
  userVerification: string;
}

/** What a browser makes a passkey of: WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
export class PasskeyCreation {
  rp: PasskeySite;
  user: PasskeyOwner;
  /** base64url; good once, for five minutes. */
  challenge: string;
  pubKeyCredParams: PasskeyAlgorithm[];
  /** Milliseconds. */
  timeout: number;
  /** Those that the user has: a device holds one. */
  excludeCredentials: PasskeyReference[];
  authenticatorSelection: PasskeyDemands;
  /** `none` */
  attestation: string;
}

/** What a browser logs in by: WebAuthn's `PublicKeyCredentialRequestOptionsJSON`. It names nobody. */
export class PasskeyRequest {
  rpId: string;
  /** base64url; good once, for five minutes. */
  challenge: string;
  /** Milliseconds. */
  timeout: number;
  /** `required` */
  userVerification: string;
}

/** A passkey that the browser has made, all bytes in base64url. */
export class AddPasskeyInput {
  @IsString()
  @IsNotEmpty({ message: 'Name is required' })
  @MaxLength(100, { message: 'Name too long' })
  name: string;

  /** Of the credential. */
  @IsString()
  @Matches(BASE64URL)
  @MaxLength(1400)
  id: string;

  @IsString()
  @Matches(BASE64URL)
  @MaxLength(4000)
  clientDataJSON: string;

  @IsString()
  @Matches(BASE64URL)
  @MaxLength(20_000)
  attestationObject: string;

  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(10)
  @IsString({ each: true })
  @Matches(TRANSPORT, { each: true })
  @MaxLength(30, { each: true })
  transports?: string[];
}

export class RenamePasskeyInput {
  @IsString()
  @IsNotEmpty({ message: 'Name is required' })
  @MaxLength(100, { message: 'Name too long' })
  name: string;
}

/** What a passkey has signed, all bytes in base64url. */
export class PasskeyLoginInput {
  /** Of the credential. */
  @IsString()
  @Matches(BASE64URL)
  @MaxLength(1400)
  id: string;

  @IsString()
  @Matches(BASE64URL)
  @MaxLength(4000)
  clientDataJSON: string;

  @IsString()
  @Matches(BASE64URL)
  @MaxLength(4000)
  authenticatorData: string;

  @IsString()
  @Matches(BASE64URL)
  @MaxLength(2000)
  signature: string;

  @IsOptional()
  @IsString()
  @Matches(BASE64URL)
  @MaxLength(100)
  userHandle?: string | null;
}
