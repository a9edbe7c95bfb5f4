import { Injectable } from '@nestjs/common';
import type { MailSwitch } from '#contracts';
import { LowStockDigest } from './low-stock-digest.js';
import { linkBase, MailConfig } from './mail.config.js';
import type { MailContent, MailSource, SecretLink } from './mail-content.js';
import { SWITCH_COLUMNS, SWITCH_NAMES } from './mail-switches.js';
import type { Letter } from './post.js';
import { type MailLinks, oneLine, renderMail } from './render-mail.js';
import { SecretLinks } from './secret-links.js';
import { UnsubscribeTokens } from './unsubscribe-tokens.js';

/** A mail that its job has claimed. */
export interface OpenMail {
  id: number;
  userId: number | null;
  email: string | null;
  name: string | null;
  heeds: MailSwitch | null;
  content: MailSource;
  link: SecretLink | null;
  messageKey: string;
  /** Nobody wants news of three days ago. */
  isOld: boolean;
  /** The user, where it is to one who is known. */
  recipient: Addressee | null;
}

interface Addressee {
  address: string;
  name: string;
  role: string;
  isActive: boolean;
  wants: boolean;
}

/** {@link Addressee} of a row `r` of recipients, for a row of `mails`. */
export const RECIPIENT = `json_build_object(
  'address', r.email, 'name', r.first_name || ' ' || r.last_name, 'role', r.role, 'isActive', r.is_active,
  'wants', CASE mails.heeds ${Object.entries(SWITCH_COLUMNS)
    .map(([heeds, column]) => `WHEN '${heeds}' THEN r.${column}`)
    .join(' ')} ELSE true END)`;

const LONGEST_NAME = 100;
/** What every mail server takes. Quoted local parts are legal and a well-known way to address somebody else as well. */
const ADDRESS = /^[^\s"(),:;<>@[\\\]]+@[^\s"(),:;<>@[\\\]]+$/u;

/** Makes the letter, from what holds now: the address, the switch, the link. */
@Injectable()
export class ComposeMail {
  private readonly base: string;

  constructor(
    private readonly config: MailConfig,
    private readonly links: SecretLinks,
    private readonly digest: LowStockDigest,
    private readonly unsubscribe: UnsubscribeTokens,
  ) {
    this.base = linkBase(config);
  }

  /** Why it is dropped, or the letter. Rejects when that cannot be told now. */
  async execute(mail: OpenMail): Promise<{ dropped: string } | { letter: Letter }> {
    const to = this.addressee(mail);
    if (mail.isOld) return { dropped: 'too old' };
    if (!to.isActive) return { dropped: 'the account is closed' };
    if (!to.wants) return { dropped: 'switched off' };
    if (!ADDRESS.test(to.address)) return { dropped: 'no address' };
    const content = await this.contentOf(mail, to);
    if (!content) return { dropped: 'nothing to tell' };
    const path = mail.link ? await this.links.path(mail.link) : pageFor(content.action?.path);
    if (path === null) return { dropped: 'the link is not valid any more' };
    return { letter: this.letter(mail, to, content, path) };
  }

  private letter(mail: OpenMail, { address, name }: Addressee, content: MailContent, path?: string): Letter {
    const links: MailLinks = { home: this.base, ...(path && { action: `${this.base}${path}` }) };
    const headers: Record<string, string> = {};
    if (mail.userId !== null && mail.heeds !== null) {
      const token = this.unsubscribe.make({ userId: mail.userId, kind: mail.heeds });
      const url = `${this.base}/unsubscribe?token=${token}`;
      links.unsubscribe = { url, kind: SWITCH_NAMES[mail.heeds] };
      // RFC 8058: mail programs show a button and send a POST to this very address.
      headers['List-Unsubscribe'] = `<${url}>`;
      headers['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click';
    }
    return {
      messageId: `${mail.messageKey}@${this.domain()}`,
      to: { address, name: oneLine(name, LONGEST_NAME) },
      headers,
      ...renderMail(content, links),
    };
  }

  private async contentOf({ content, userId }: OpenMail, { role }: Addressee): Promise<MailContent | undefined> {
    if (!('made' in content)) return content;
    return this.digest.make({ userId: userId!, role });
  }

  private addressee({ userId, email, name, recipient }: OpenMail): Addressee {
    if (userId === null) return { address: email!, name: name ?? '', role: 'buyer', isActive: true, wants: true };
    // Their event is still on its way: a later try finds them.
    if (!recipient) throw new Error('The recipient is not known yet');
    return recipient;
  }

  /** The sender's own, so that nobody else's mails can have the same id. */
  private domain(): string {
    return this.config.MAIL_FROM.replace(/^.*@/, '').replace(/>$/, '');
  }
}

/** By way of the log-in page, which knows who is logged in already: an address of the application alone would forget itself. */
function pageFor(path: string | undefined): string | undefined {
  return path && `/auth?returnUrl=${encodeURIComponent(path)}`;
}
