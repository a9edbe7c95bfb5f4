import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Db, Log, meantText } from '#platform';
import { FirstAdminConfig } from './first-admin.config.js';
import { hashPassword } from './password.js';
import { UserEntity } from './user.entity.js';
import { UserRepository } from './user.repository.js';

/** Any fixed number: replicas that start together take turns on it. */
const FIRST_ADMIN_LOCK = 7_316_001;

/** Creates the first administrator at start, from the environment. Does nothing once there is any administrator. */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  constructor(
    private readonly config: FirstAdminConfig,
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password, ADMIN_EMAIL: email } = this.config;
    if (username === undefined || password === undefined || email === undefined) return;
    if (await this.db.row(`SELECT FROM users WHERE role = 'admin' LIMIT 1`)) return;

    const admin = Object.assign(new UserEntity(), {
      // As it arrives from the form of the login.
      username: meantText(username),
      email,
      passwordHash: await hashPassword(password),
      // Until the person behind it says their name.
      firstName: 'Admin',
      lastName: 'Tradeyard',
      companyName: 'Tradeyard',
      role: 'admin',
      isApproved: true,
    });
    await this.db.transaction(async (tx) => {
      await tx.rows('SELECT pg_advisory_xact_lock($1)', [FIRST_ADMIN_LOCK]);
      if (await tx.existsBy(UserEntity, { role: 'admin' })) return;
      await this.users.insert(tx, admin);
      this.log.info({ username }, 'The first administrator was created');
    });
  }
}
