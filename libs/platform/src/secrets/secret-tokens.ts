import { IsString, MinLength } from 'class-validator';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type Environment, ENVIRONMENT } from '../config/environment.js';
import { type ConfiguredProvider, loadConfig, problemsOf } from '../config/load-config.js';
import { Purpose } from '../config/purpose.js';

/** What the tokens of a service's links are derived from; each service has its own. */
export class LinkConfig {
  @IsString()
  @MinLength(32, { message: 'LINK_SECRET must have at least 32 characters' })
  @Purpose('tokens of links in mails are derived from it, at least 32 characters')
  LINK_SECRET: string;
}

/** 256 bits, as 43 characters that need no escape in an address. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * Tokens of links that stand for a permission. They are derived from a secret and what they are for, so that none has
 * to be kept anywhere: whoever owns the thing can tell its link again, and a table holds {@link hashToken} at most.
 */
export class SecretTokens {
  constructor(private readonly secret: string) {}

  /** 256 bits; the same for the same `facts`. `purpose` keeps tokens of different uses apart, also between services. */
  derive(purpose: string, ...facts: (string | number)[]): string {
    return createHmac('sha256', this.secret)
      .update(JSON.stringify([purpose, ...facts]))
      .digest('base64url');
  }

  /** Whether `token` is the one that {@link derive} gives, told in the same time whatever it is. */
  proves(token: string, purpose: string, ...facts: (string | number)[]): boolean {
    if (!TOKEN.test(token)) return false;
    return timingSafeEqual(Buffer.from(token), Buffer.from(this.derive(purpose, ...facts)));
  }
}

/** What a table may hold of a token: enough to know it again, useless to who reads it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Makes {@link SecretTokens} injectable. */
export function provideSecretTokens(): ConfiguredProvider<SecretTokens> {
  return {
    provide: SecretTokens,
    inject: [ENVIRONMENT],
    useFactory: (environment: Environment) => new SecretTokens(loadConfig(LinkConfig, environment).LINK_SECRET),
    settingProblems: (environment) => problemsOf(LinkConfig, environment),
  };
}
