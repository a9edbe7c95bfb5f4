import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type User, VerifyCredentials } from '#contracts';
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

  async validate(request: FastifyRequest, username: string, password: string): Promise<User> {
    await this.throttle.check(username, request.ip);
    const { code } = request.body as { code?: string };
    try {
      const user = await this.requests.send(VerifyCredentials, { username, password, code });
      await this.throttle.succeeded(username);
      return user;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unauthenticated') {
        await this.throttle.failed(username, request.ip);
      }
      throw error;
    }
  }
}
