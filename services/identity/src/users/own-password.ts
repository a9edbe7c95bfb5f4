import { Injectable } from '@nestjs/common';
import { type Actor, forbidden, unauthenticated } from '#platform';
import { passwordMatches } from './password.js';
import type { UserEntity } from './user.entity.js';
import { UserQueries } from './user.queries.js';

/** The caller's password was right a moment ago. */
export interface ProvedPassword {
  /** Throws when another change came first, so that what was proved is no longer the password of the locked user. */
  stillIs(user: UserEntity): void;
}

/** Asks callers for their own password again, before what an open screen alone must not allow. */
@Injectable()
export class OwnPassword {
  constructor(private readonly queries: UserQueries) {}

  /** Before the transaction opens: hashing takes its time and must not hold a database connection. */
  async prove({ userId }: Actor, password: string, field = 'password'): Promise<ProvedPassword> {
    const wrong = forbidden('Current password is incorrect', field);
    const knownHash = await this.queries.passwordHash(userId);
    if (knownHash === undefined) throw unauthenticated();
    if (!(await passwordMatches(password, knownHash))) throw wrong;
    return {
      stillIs: ({ passwordHash }) => {
        if (passwordHash !== knownHash) throw wrong;
      },
    };
  }
}
