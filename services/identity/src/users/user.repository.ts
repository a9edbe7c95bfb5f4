import { Injectable } from '@nestjs/common';
import { UserRegistered, UserUpdated } from '#contracts';
import { IsNull, MoreThan } from 'typeorm';
import { taken, isUniqueViolation, notFound, Outbox, type Tx, unauthenticated } from '#platform';
import { toSnapshot } from './user.mapper.js';
import { UserEntity } from './user.entity.js';

/** The only way users are written: each write tells the other services in the same transaction. */
@Injectable()
export class UserRepository {
  constructor(private readonly outbox: Outbox) {}

  /** The user, locked until the transaction ends, so that two changes at once both count. A closed account is not there. */
  async lock(tx: Tx, id: number): Promise<UserEntity> {
    const where = { id, deletedAt: IsNull() };
    const user = await tx.findOne(UserEntity, { where, lock: { mode: 'pessimistic_write' } });
    if (!user) throw notFound('User not found');
    return user;
  }

  /** The user who acts, locked. A session that outlived its user or their deactivation counts as none. */
  async lockCaller(tx: Tx, id: number): Promise<UserEntity> {
    const user = await tx.findOne(UserEntity, { where: { id, isActive: true }, lock: { mode: 'pessimistic_write' } });
    if (!user) throw unauthenticated();
    return user;
  }

  async insert(tx: Tx, user: UserEntity): Promise<void> {
    await this.store(tx, user);
    await this.outbox.add(tx, UserRegistered, toSnapshot(user));
  }

  async update(tx: Tx, user: UserEntity): Promise<void> {
    user.version += 1;
    await this.store(tx, user);
    await this.outbox.add(tx, UserUpdated, toSnapshot(user));
  }

  /** See {@link SendAgain}. */
  async sendAgain(tx: Tx, after: number, limit: number): Promise<number[]> {
    const users = await tx.find(UserEntity, { where: { id: MoreThan(after) }, order: { id: 'ASC' }, take: limit });
    await this.outbox.addAll(tx, UserUpdated, users.map(toSnapshot));
    return users.map(({ id }) => id);
  }

  /** The unique keys decide, so that of two at once only one gets a name. */
  private async store(tx: Tx, user: UserEntity): Promise<void> {
    try {
      await tx.save(user);
    } catch (error) {
      if (isUniqueViolation(error, 'users_username_key')) throw taken('username', 'Username already exists');
      if (isUniqueViolation(error, 'users_email_key')) throw taken('email', 'Email already registered');
      throw error;
    }
  }
}
