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
      // A wrong password stays counted, and so does no answer: whatever came of it, it was a try.
      const kind = error instanceof DomainError ? error.kind : 'unavailable';
      if (kind !== 'unauthenticated' && kind !== 'unavailable') await login.takeBack();
      throw error;
    }
  }
}
