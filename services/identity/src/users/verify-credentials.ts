import { Injectable } from '@nestjs/common';
import type { AuthenticatedUser, LoginInput } from '#contracts';
import { forbidden, unauthenticated } from '#platform';
import { passwordMatches } from './password.js';
import { UserQueries } from './user.queries.js';

/** Decides who logs in. Tells a deactivated user so only after the right password. */
@Injectable()
export class VerifyCredentialsHandler {
  constructor(private readonly queries: UserQueries) {}

  async execute({ username, password }: LoginInput): Promise<AuthenticatedUser> {
    const found = await this.queries.credentials(username);
    if (!(await passwordMatches(password, found?.passwordHash)) || !found) {
      throw unauthenticated('Invalid username or password');
    }
    if (!found.user.isActive) throw forbidden('Account is deactivated');
    return { ...found.user, sessionEpoch: found.sessionEpoch };
  }
}
