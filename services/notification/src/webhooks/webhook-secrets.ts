import { Injectable } from '@nestjs/common';
import { SecretTokens } from '#platform';
import { createHmac } from 'node:crypto';

/** What is signed, and by which of an endpoint's keys: the old one too, for a while after a change. */
export interface SignedMessage {
  messageId: string;
  body: string;
  keys: string[];
}

/** Secrets of endpoints, and signatures by the scheme of Standard Webhooks. */
@Injectable()
export class WebhookSecrets {
  constructor(private readonly tokens: SecretTokens) {}

  /** As its owner is shown it. Derived, so that it is kept nowhere. */
  secret(key: string): string {
    return `whsec_${this.bytes(key).toString('base64')}`;
  }

  headers({ messageId, body, keys }: SignedMessage, at: Date): Record<string, string> {
    const timestamp = Math.floor(at.getTime() / 1000);
    const signatures = keys.map((key) => {
      const hmac = createHmac('sha256', this.bytes(key)).update(`${messageId}.${timestamp}.${body}`);
      return `v1,${hmac.digest('base64')}`;
    });
    return {
      'webhook-id': messageId,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatures.join(' '),
    };
  }

  private bytes(key: string): Buffer {
    return Buffer.from(this.tokens.derive('webhook', key), 'base64url');
  }
}
