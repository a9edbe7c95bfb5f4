import { Injectable } from '@nestjs/common';
import { MAIL_SWITCHES, type MailSwitch } from '#contracts';
import { notFound, SecretTokens } from '#platform';

const PURPOSE = 'notification:unsubscribe';
const FORM = /^(\d{1,10})\.([A-Za-z]{1,30})\.([A-Za-z0-9_-]{43})$/;

/** Whose mails of which kind a link ends. It ends nothing else, so it holds for as long as the mail is kept. */
export interface Subscription {
  userId: number;
  kind: MailSwitch;
}

/** `<user>.<switch>.<signature>`: nothing has to be kept for it. */
@Injectable()
export class UnsubscribeTokens {
  constructor(private readonly tokens: SecretTokens) {}

  make({ userId, kind }: Subscription): string {
    return `${userId}.${kind}.${this.tokens.derive(PURPOSE, userId, kind)}`;
  }

  /** Throws not-found for what was never signed here. */
  read(token: string): Subscription {
    const [, user = '', kind = '', signature = ''] = FORM.exec(token) ?? [];
    const userId = Number(user);
    const known = MAIL_SWITCHES.find((one) => one === kind);
    if (!known || !this.tokens.proves(signature, PURPOSE, userId, known)) throw notFound('This link is not valid');
    return { userId, kind: known };
  }
}
