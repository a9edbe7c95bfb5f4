import { Injectable } from '@nestjs/common';
import { FindAccessTokens, type KnownAccessToken } from '#contracts';
import { Requests } from '#platform';
import { hash } from 'node:crypto';
import { FreshAnswers } from '../session/fresh-answers.js';

const TOKEN = /^ty_[\w-]{43}$/;

/** Which access tokens count and for whom, by identity's word. */
@Injectable()
export class AccessTokens {
  private readonly known: FreshAnswers<string, KnownAccessToken>;

  constructor(requests: Requests) {
    this.known = new FreshAnswers({
      ask: (hashes) => requests.send(FindAccessTokens, { hashes }),
      keyOf: (token) => token.hash,
      most: 500,
    });
  }

  /** Undefined for one that opens nothing. Rejects with `unavailable` while identity cannot be asked. */
  async find(token: string): Promise<KnownAccessToken | undefined> {
    return TOKEN.test(token) ? this.known.of(hash('sha256', token, 'base64url')) : undefined;
  }
}

const BEARER = /^bearer +(\S+) *$/i;

/** What follows `Authorization: Bearer`; a proxy's own kind of authorization is no concern of ours. */
export function bearerOf({ authorization }: { authorization?: string }): string | undefined {
  if (authorization === undefined || !/^bearer( |$)/i.test(authorization)) return undefined;
  return BEARER.exec(authorization)?.[1] ?? '';
}
