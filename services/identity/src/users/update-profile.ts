import { Injectable } from '@nestjs/common';
import type { UpdateProfileInput, User } from '#contracts';
import { type Actor, Db, forbidden } from '#platform';
import { UserQueries } from './user.queries.js';
import { UserRepository } from './user.repository.js';

/** The caller's own details. Optional fields left out stay as they are; empty ones are cleared. */
@Injectable()
export class UpdateProfileHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly queries: UserQueries,
  ) {}

  async execute(actor: Actor, input: UpdateProfileInput): Promise<User> {
    await this.db.transaction(async (tx) => {
      const user = await this.users.lockCaller(tx, actor.userId);
      if (actor.impersonatorId && input.email !== user.email) {
        throw forbidden('The e-mail address cannot be changed while impersonating');
      }
      const {
        phone = user.phone,
        address = user.address,
        companySize = user.companySize,
        industry = user.industry,
        ...required
      } = input;
      Object.assign(user, required, {
        phone: phone || null,
        address: address?.trim() || null,
        companySize: companySize || null,
        industry: industry || null,
        // A refused seller who corrects their details is looked at again.
        rejectedAt: null,
      });
      await this.users.update(tx, user);
    });
    return this.queries.current(actor);
  }
}
