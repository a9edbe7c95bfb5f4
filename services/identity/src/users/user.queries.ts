import { Injectable } from '@nestjs/common';
import type { ListUsersInput, SessionState, User, UserAccount } from '#contracts';
import { type Actor, Db, Filters, notFound, type Page, unauthenticated } from '#platform';
import { requireAdmin } from './require-admin.js';

/** Signed up as a seller, or owns a supplier: the twin of `UserEntity.sells`. */
const SELLS = `(u.role = 'seller' OR u.owns_supplier)`;

/** Who waits for an administrator's decision; see the index `users_pending`. */
export const WAITING = `${SELLS} AND NOT u.is_approved AND u.rejected_at IS NULL AND u.is_active`;

/** A `User` as PostgreSQL writes it; the twin of `toUser`. */
const USER_JSON = `json_build_object(
  'id', u.id, 'username', u.username, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name,
  'companyName', u.company_name, 'companySize', u.company_size, 'industry', u.industry, 'phone', u.phone,
  'address', u.address,
  'role', u.role, 'sells', ${SELLS}, 'currency', u.currency, 'isApproved', u.is_approved, 'isActive', u.is_active,
  'twoFactorEnabled', u.two_factor_enabled, 'marketingEmails', u.marketing_emails,
  'orderNotifications', u.order_notifications, 'inventoryAlerts', u.inventory_alerts,
  'supplierUpdates', u.supplier_updates, 'darkMode', u.dark_mode, 'compactView', u.compact_view,
  'discoverable', u.discoverable,
  'createdAt', iso(u.created_at))`;

/** Each status filter has its partial index. */
const STATUS = {
  active: 'u.is_active',
  inactive: 'NOT u.is_active',
  pending: WAITING,
};

@Injectable()
export class UserQueries {
  constructor(private readonly db: Db) {}

  /** The user who calls. A session that outlived its user or their deactivation counts as none. */
  async current(actor: Actor): Promise<User> {
    const { userId, impersonatorId } = actor;
    const row = await this.db.row<{ user: User; pendingEmail: string | null }>(
      `SELECT ${USER_JSON} AS "user", l.email AS "pendingEmail" FROM users u
       LEFT JOIN account_links l
         ON l.user_id = u.id AND l.purpose = 'email-change' AND l.token_hash IS NOT NULL AND l.expires_at > now()
       WHERE u.id = $1 AND u.is_active`,
      [userId],
    );
    if (!row) throw unauthenticated();
    const user = { ...row.user, ...(row.pendingEmail !== null && { pendingEmail: row.pendingEmail }) };
    if (impersonatorId === undefined) return user;
    const open = await this.db.row<{ until: string }>(
      `SELECT iso(max(until)) AS until FROM impersonations
       WHERE admin_id = $1 AND user_id = $2 AND ended_at IS NULL HAVING max(until) > now()`,
      [impersonatorId, userId],
    );
    return { ...user, originalRole: 'admin', ...(open && { impersonatedUntil: open.until }) };
  }

  /** What a login is checked against, and the epoch of that very moment: a later one would outlive a new password. */
  credentials(username: string): Promise<{ user: User; passwordHash: string; sessionEpoch: string } | undefined> {
    return this.db.row(
      `SELECT ${USER_JSON} AS "user", u.password_hash AS "passwordHash", u.session_epoch AS "sessionEpoch"
       FROM users u WHERE lower(u.username) = lower($1)`,
      [username],
    );
  }

  /** Of these users, those who may have sessions. */
  sessionStates(userIds: number[]): Promise<SessionState[]> {
    return this.db.rows<SessionState>(
      `SELECT id AS "userId", session_epoch AS epoch, kept_session AS "keptSession"
       FROM users WHERE id = ANY($1::integer[]) AND is_active`,
      [userIds],
    );
  }

  async username(userId: number): Promise<string> {
    const row = await this.db.row<{ username: string }>('SELECT username FROM users WHERE id = $1', [userId]);
    if (!row) throw notFound('User not found');
    return row.username;
  }

  async passwordHash(userId: number): Promise<string | undefined> {
    const row = await this.db.row<{ hash: string }>('SELECT password_hash AS hash FROM users WHERE id = $1', [userId]);
    return row?.hash;
  }

  /** Closed ones too: the log of what was done to them stays. */
  async account(actor: Actor, id: number): Promise<UserAccount> {
    requireAdmin(actor);
    const row = await this.db.row<Omit<UserAccount, keyof User> & { user: User }>(
      `SELECT ${USER_JSON} AS "user", iso(u.rejected_at) AS "rejectedAt", iso(u.deleted_at) AS "deletedAt",
              (SELECT count(*)::int FROM passkeys WHERE user_id = u.id) AS passkeys,
              (SELECT count(*)::int FROM access_tokens WHERE user_id = u.id AND expires_at > now()) AS "accessTokens"
       FROM users u WHERE u.id = $1`,
      [id],
    );
    if (!row) throw notFound('User not found');
    const { user, ...more } = row;
    return { ...user, ...more };
  }

  async findByEmail(actor: Actor, email: string): Promise<{ id: number | null }> {
    requireAdmin(actor);
    const row = await this.db.row<{ id: number }>('SELECT id FROM users WHERE lower(email) = lower($1)', [email]);
    return { id: row?.id ?? null };
  }

  /** Newest first; those who wait for approval oldest first, as a queue is worked. */
  list(actor: Actor, input: ListUsersInput): Promise<Page<User>> {
    requireAdmin(actor);
    const filters = new Filters().equals('u.role', input.role).search(input.q, 'u.search_text');
    filters.add('u.deleted_at IS NULL');
    if (input.status) filters.add(STATUS[input.status]);
    // Ids are given in the order of registration.
    const sort = { expr: 'u.id', type: 'int', desc: input.status !== 'pending' } as const;
    const list = { item: USER_JSON, from: 'users u', filters, sort, id: 'u.id', isWordIndexed: true };
    return this.db.page(list, input);
  }
}
