import { Injectable } from '@nestjs/common';
import { GetCurrentUser, type UserSnapshot } from '#contracts';
import { areaOf } from '../discovery/area-of.js';
import { type Actor, CopyTable, Db, Requests, type Tx } from '#platform';

const USERS = new CopyTable('users');

/** What invitation keeps of users: how to name them, whether they may sell, and what suppliers find buyers by. */
@Injectable()
export class UserCopies {
  constructor(
    private readonly db: Db,
    private readonly requests: Requests,
  ) {}

  async apply(tx: Tx, user: UserSnapshot): Promise<void> {
    await USERS.save(tx, {
      id: user.id,
      company_name: user.companyName,
      first_name: user.firstName,
      last_name: user.lastName,
      industry: user.industry,
      may_sell: user.isApproved && user.isActive,
      username: user.username,
      company_size: user.companySize,
      ...areaOf(user.address),
      // Who was told of before there was the choice is told of again with it.
      is_findable: user.role === 'buyer' && user.isActive && user.discoverable === true,
      version: user.version,
    });
  }

  /** The caller's copy is there afterwards: read through from identity while their event is still on its way. */
  async ensure({ userId }: Actor): Promise<void> {
    if (await this.db.row(`SELECT 1 FROM users WHERE id = $1 AND company_name <> ''`, [userId])) return;
    const user = await this.requests.send(GetCurrentUser, {});
    // Version 0: any event is newer.
    await this.db.rows(
      `INSERT INTO users (id, company_name, first_name, last_name, industry) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (id) DO UPDATE SET
         company_name = excluded.company_name, first_name = excluded.first_name, last_name = excluded.last_name,
         industry = excluded.industry
       WHERE users.version = 0`,
      [userId, user.companyName, user.firstName, user.lastName, user.industry],
    );
  }

  /** A row for a relationship to refer to; the user's own event fills it. */
  async reserve(tx: Tx, id: number): Promise<void> {
    await tx.changed('INSERT INTO users (id) VALUES ($1) ON CONFLICT DO NOTHING', [id]);
  }
}
