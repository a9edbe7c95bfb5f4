import { Injectable } from '@nestjs/common';
import {
  type AdminInvitation,
  GetCurrentUser,
  type Invitation,
  type InvitationDetails,
  type InvitationTokenInput,
  type ListInvitationsInput,
  type NetworkInvitationKind,
  type Role,
  type SecretLinkAnswer,
  type SecretLinkInput,
} from '#contracts';
import { type Actor, Db, Filters, forbidden, hashToken, notFound, Page, Requests, type Sql } from '#platform';
import { InvitationTokens } from './invitation-tokens.js';
import { requireAdmin } from './require-admin.js';

type OfKind = { kind: NetworkInvitationKind };

/** As PostgreSQL makes it: the token is derived here, where it may be shown at all. */
type Stored = Omit<Invitation, 'inviteToken'> & { generation: number; hash: string };

const FROM = `invitations i JOIN suppliers s ON s.id = i.supplier_id JOIN users u ON u.id = i.sender_id`;
const EXPIRED = `(i.status = 'pending' AND i.expires_at <= now())`;
const JSON_OF = `json_build_object(
  'id', i.id, 'email', coalesce(i.email, ''), 'supplierId', i.supplier_id, 'buyerId', i.buyer_id, 'status', i.status,
  'expired', ${EXPIRED}, 'message', i.message, 'createdAt', iso(i.created_at), 'expiresAt', iso(i.expires_at),
  'supplier', json_build_object('id', s.id, 'name', s.name),
  'sender', json_build_object('id', u.id, 'companyName', u.company_name, 'firstName', u.first_name,
                              'lastName', u.last_name),
  'generation', i.generation, 'hash', encode(i.token_hash, 'hex'))`;
const ADMIN_JSON = `json_build_object(
  'id', i.id, 'email', i.email, 'role', i.role, 'status', i.status, 'expired', ${EXPIRED}, 'message', i.message,
  'createdAt', iso(i.created_at), 'expiresAt', iso(i.expires_at))`;
const NEWEST = { expr: 'i.sent_at', type: 'timestamptz', desc: true } as const;

export const NO_SUCH_INVITATION = 'This invitation is invalid, expired, or has already been used.';

@Injectable()
export class InvitationQueries {
  constructor(
    private readonly db: Db,
    private readonly tokens: InvitationTokens,
    private readonly requests: Requests,
  ) {}

  listSent(actor: Actor, input: ListInvitationsInput & OfKind): Promise<Page<Invitation>> {
    return this.list(new Filters().equals('i.sender_id', actor.userId), input);
  }

  /** By the address that the caller has now, whenever they were invited. */
  async listReceived(actor: Actor, input: ListInvitationsInput & OfKind): Promise<Page<Invitation>> {
    const { email } = await this.requests.send(GetCurrentUser, {});
    const filters = new Filters();
    const ways = [
      `lower(i.email) = lower(${filters.bind(email)})`,
      `i.email IS NULL AND i.buyer_id = ${filters.bind(actor.userId)}`,
    ];
    return this.list(filters, input, ways);
  }

  async listOfAdmins(actor: Actor, input: ListInvitationsInput): Promise<Page<AdminInvitation>> {
    requireAdmin(actor);
    const filters = new Filters().add(`i.kind = 'admin' AND i.status <> 'cancelled'`).equals('i.status', input.status);
    filters.search(input.q, 'i.email');
    return this.db.page({ item: ADMIN_JSON, from: 'invitations i', filters, sort: NEWEST, id: 'i.id' }, input);
  }

  async get(id: number, sql: Sql): Promise<Invitation> {
    const row = await sql.row<{ stored: Stored }>(`SELECT ${JSON_OF} AS stored FROM ${FROM} WHERE i.id = $1`, [id]);
    return this.withToken(row!.stored);
  }

  async getOfAdmins(id: number, sql: Sql): Promise<AdminInvitation> {
    const row = await sql.row<{ one: AdminInvitation }>(
      `SELECT ${ADMIN_JSON} AS one FROM invitations i WHERE i.id = $1`,
      [id],
    );
    return row!.one;
  }

  /** For whoever holds the token. */
  async byToken({ kind, token }: InvitationTokenInput & OfKind): Promise<InvitationDetails> {
    const row = await this.db.row<{ stored: Stored } & Omit<InvitationDetails, 'invitation'>>(
      `SELECT ${JSON_OF} AS stored,
              json_build_object('id', s.id, 'name', s.name, 'category', s.category, 'location', s.location) AS supplier,
              CASE WHEN b.id IS NOT NULL THEN
                json_build_object('id', b.id, 'companyName', b.company_name, 'firstName', b.first_name,
                                  'lastName', b.last_name) END AS buyer
       FROM ${FROM} LEFT JOIN users b ON b.id = i.buyer_id
       WHERE i.token_hash = $1 AND i.kind = $2 AND i.status = 'pending' AND i.expires_at > now() AND NOT s.is_deleted`,
      [hashToken(token), kind],
    );
    if (!row) throw notFound(NO_SUCH_INVITATION);
    const { stored, supplier, buyer } = row;
    return { invitation: this.withToken(stored), supplier, buyer };
  }

  /** What the addressee of an administrator's invitation registers as. */
  async invitedRole({ token, email }: InvitationTokenInput & { email: string }): Promise<{ role: Role }> {
    const row = await this.db.row<{ role: Role; email: string }>(
      `SELECT role, email FROM invitations
       WHERE token_hash = $1 AND kind = 'admin' AND status = 'pending' AND expires_at > now()`,
      [hashToken(token)],
    );
    if (!row) throw notFound(NO_SUCH_INVITATION);
    if (row.email.toLowerCase() !== email.toLowerCase()) throw forbidden('Email mismatch', 'email');
    return { role: row.role };
  }

  /** For a mail that is being written. */
  async link({ id, generation }: SecretLinkInput): Promise<SecretLinkAnswer> {
    const row = await this.db.row<Parameters<InvitationTokens['path']>[0]>(
      `SELECT id, generation, kind, email, role FROM invitations
       WHERE id = $1 AND generation = $2 AND status = 'pending' AND expires_at > now()`,
      [id, generation],
    );
    return { path: row ? this.tokens.path(row) : null };
  }

  private async list(
    filters: Filters,
    { kind, ...input }: ListInvitationsInput & OfKind,
    ways?: string[],
  ): Promise<Page<Invitation>> {
    filters.equals('i.kind', kind).add(`i.status <> 'cancelled' AND NOT s.is_deleted`).equals('i.status', input.status);
    filters.search(input.q, 'i.email', 's.name');
    const list = { item: JSON_OF, from: FROM, filters, sort: NEWEST, id: 'i.id', ways };
    const page = await this.db.page<Stored>(list, input);
    const items = (JSON.parse(page.json) as Stored[]).map((stored) => this.withToken(stored));
    return new Page<Invitation>(JSON.stringify(items), page.total, page.next);
  }

  private withToken({ generation, hash, ...invitation }: Stored): Invitation {
    const { id, status, expired } = invitation;
    const open = status === 'pending' && !expired;
    return { ...invitation, inviteToken: open ? this.tokens.known({ id, generation }, hash) : null };
  }
}
