import { IsString, MaxLength } from 'class-validator';
import type { MailSwitch } from '../common/vocabulary.js';

/** What a mail's link to decline such mails carries. */
export class MailTokenInput {
  @IsString()
  @MaxLength(100)
  token: string;
}

/** The mails that a link ends. */
export class MailSubscription {
  kind: MailSwitch;
  /** 'order notifications' */
  name: string;
  isOn: boolean;
}

/** Which secret link, of those that its owner knows: see SecretLinks in services/notification. */
export interface SecretLinkInput {
  purpose: string;
  id: number;
  /** Of the token. */
  generation: number;
}

export interface SecretLinkAnswer {
  /** Path and query with the token; null when it opens nothing any more. */
  path: string | null;
}
