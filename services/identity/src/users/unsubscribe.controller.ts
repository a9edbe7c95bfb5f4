import { Controller } from '@nestjs/common';
import { type PayloadOf, UserUnsubscribed } from '#contracts';
import { type Delivery, Subscribes } from '#platform';
import { UserEntity } from './user.entity.js';
import { UserRepository } from './user.repository.js';

/** The switches of the settings are also turned off by links in mails. */
@Controller()
export class UnsubscribeController {
  constructor(private readonly users: UserRepository) {}

  @Subscribes(UserUnsubscribed)
  async unsubscribed({ userId, kind }: PayloadOf<typeof UserUnsubscribed>, { tx }: Delivery): Promise<void> {
    const user = await tx.findOne(UserEntity, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
    if (!user?.[kind]) return;
    user[kind] = false;
    await this.users.update(tx, user);
  }
}
