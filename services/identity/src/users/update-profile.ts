import { Injectable } from '@nestjs/common';
import type { UpdateProfileInput, User } from '#contracts';
import { type Actor, Db, forbidden, invalid } from '#platform';
import { StartEmailChange } from '../email-change/start-email-change.js';
import { UserQueries } from './user.queries.js';
import { UserRepository } from './user.repository.js';

/**
 * The caller's own details. Optional fields left out stay as they are; empty ones are cleared; a new email address
 * waits for its confirmation.
 */
@Injectable()
export class UpdateProfileHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly queries: UserQueries,
    private readonly emailChange: StartEmailChange,
  ) {}

  async execute(actor: Actor, input: UpdateProfileInput): Promise<User> {
    await this.db.transaction(async (tx) => {
      const user = await this.users.lockCaller(tx, actor.userId);
      if (actor.impersonatorId && input.email !== user.email) {
        throw forbidden('The email address cannot be changed while impersonating');
      }
      // An account made under another default keeps it.
      if (input.currency !== 'USD' && input.currency !== user.currency) {
        throw invalid('Only USD is currently supported', 'currency');
      }
      const {
        phone = user.phone,
        address = user.address,
        companySize = user.companySize,
        industry = user.industry,
        email,
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
      // The same mailbox, only written differently.
      if (email.toLowerCase() === user.email.toLowerCase()) user.email = email;
      else await this.emailChange.execute(tx, user, email);
      await this.users.update(tx, user);
    });
    return this.queries.current(actor);
  }
}
