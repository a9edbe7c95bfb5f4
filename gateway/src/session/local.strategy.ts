import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type AuthenticatedUser, VerifyCredentials } from '#contracts';
import { DomainError, Requests } from '#platform';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { LoginThrottle } from './login-throttle.js';

/** Passport's part is the login alone: identity checks the password, everything after goes by the session token. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly requests: Requests,
    private readonly throttle: LoginThrottle,
  ) {
    super({ passReqToCallback: true });
  }

  async validate(request: FastifyRequest, username: string, password: string): Promise<AuthenticatedUser> {
    const { code } = request.body as { code?: string };
    const login = await this.throttle.count(username, request.ip);
    try {
      const user = await this.requests.send(VerifyCredentials, { username, password, code });
      await login.succeeded();
      return user;
    } catch (error) {
      if (!mayHaveFailed(error, code)) await login.takeBack();
      throw error;
    }
  }
}

/** A wrong password or code; and no answer, which may have been either. Being asked for a code is no failure. */
function mayHaveFailed(error: unknown, code: string | undefined): boolean {
  if (!(error instanceof DomainError) || error.kind === 'unavailable') return true;
  if (error.kind !== 'unauthenticated') return false;
  const asksForCode = error.details.errors?.some(({ field }) => field === 'code') === true;
  return code !== undefined || !asksForCode;
}
