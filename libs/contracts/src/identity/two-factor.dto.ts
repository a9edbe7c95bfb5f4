import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

/** What an authenticator app needs; not active before a code has confirmed it. */
export class TwoFactorEnrolment {
  /** 160 bits in base32, for typing. */
  secret: string;
  /** The same as `otpauth://totp/…`. */
  otpauthUrl: string;
  /** `otpauthUrl` as a QR code: an SVG document. */
  qrSvg: string;
}

export class TwoFactorCodeInput {
  /** The six digits that the authenticator app shows. */
  @IsString()
  @IsNotEmpty({ message: 'Two-factor code required' })
  @MaxLength(20)
  code: string;
}

/** Each stands in for one code of the app, once. They are shown this one time. */
export class RecoveryCodes {
  /** Ten, as `abcde-fghjk`. */
  recoveryCodes: string[];
}

/** The caller's own password, before what an open screen alone must not allow. */
export class PasswordInput {
  @IsString()
  @IsNotEmpty({ message: 'Password is required' })
  @MaxLength(128)
  password: string;
}
