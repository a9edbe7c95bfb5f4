import { Injectable } from '@nestjs/common';
import type { AuthenticatedUser, LoginInput } from '#contracts';
import { forbidden, unauthenticated } from '#platform';
import { SecondFactor } from '../two-factor/second-factor.js';
import { passwordMatches } from './password.js';
import { UserQueries } from './user.queries.js';

/** Decides who logs in. Only the right password reveals that a user is deactivated or has a second factor. */
@Injectable()
export class VerifyCredentialsHandler {
  constructor(
    private readonly queries: UserQueries,
    private readonly secondFactor: SecondFactor,
  ) {}

  async execute({ username, password, code }: LoginInput): Promise<AuthenticatedUser> {
    const found = await this.queries.credentials(username);
    if (!(await passwordMatches(password, found?.passwordHash)) || !found) {
      throw unauthenticated('Invalid username or password');
    }
    if (!found.user.isActive) throw forbidden('Account is deactivated');
    if (found.user.twoFactorEnabled) await this.secondFactor.require(found.user, code ?? undefined);
    return { ...found.user, sessionEpoch: found.sessionEpoch };
  }
}
