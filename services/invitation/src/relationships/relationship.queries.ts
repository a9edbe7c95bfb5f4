import { Injectable } from '@nestjs/common';
import type { ListRelationshipsInput, Relationship } from '#contracts';
import { type Actor, Db, Filters, type Page, type Sql } from '#platform';
import { PAUSE_DAYS } from './may-ask.js';

const RELATIONSHIP_FROM = `relationships r
  JOIN suppliers s ON s.id = r.supplier_id
  JOIN users u ON u.id = r.buyer_id`;

const RELATIONSHIP_JSON = `json_build_object(
  'id', r.id, 'buyerId', r.buyer_id, 'supplierId', r.supplier_id, 'status', r.status, 'message', r.message,
  'declineReason', r.decline_reason,
  'mayAskAgainAt', CASE r.status WHEN 'declined' THEN iso(r.updated_at + interval '${PAUSE_DAYS} days') END,
  'createdAt', iso(r.created_at), 'updatedAt', iso(r.updated_at),
  'supplier', json_build_object('id', s.id, 'name', s.name, 'category', s.category, 'location', s.location),
  'buyer', json_build_object('id', u.id, 'companyName', u.company_name, 'firstName', u.first_name,
                             'lastName', u.last_name, 'industry', u.industry))`;

/** PostgreSQL would compare a name before it joins its table: those of all suppliers or users there are. */
const related = (name: string): string => `CASE WHEN r.status <> 'removed' THEN ${name} END`;

const SUPPLIER_NAME = related('s.name');
const BUYER_NAME = related(`u.company_name || ' ' || u.first_name || ' ' || u.last_name`);

@Injectable()
export class RelationshipQueries {
  constructor(private readonly db: Db) {}

  /** The caller's, as a buyer; latest change first. */
  listSuppliers(actor: Actor, input: ListRelationshipsInput): Promise<Page<Relationship>> {
    return this.list(new Filters().equals('r.buyer_id', actor.userId), SUPPLIER_NAME, input);
  }

  /** Those of the caller's own suppliers. */
  listBuyers(actor: Actor, input: ListRelationshipsInput): Promise<Page<Relationship>> {
    return this.list(new Filters().equals('s.owner_id', actor.userId), BUYER_NAME, input);
  }

  /** As the transaction sees it, for one who has just written it there and so may see it. */
  async get(id: number, sql: Sql): Promise<Relationship> {
    const row = await sql.row<{ relationship: Relationship }>(
      `SELECT ${RELATIONSHIP_JSON} AS relationship FROM ${RELATIONSHIP_FROM} WHERE r.id = $1`,
      [id],
    );
    return row!.relationship;
  }

  private list(filters: Filters, name: string, input: ListRelationshipsInput): Promise<Page<Relationship>> {
    filters.add(`r.status <> 'removed'`).equals('r.status', input.status).equals('r.supplier_id', input.supplierId);
    filters.search(input.q, name);
    const sort = { expr: 'r.updated_at', type: 'timestamptz', desc: true } as const;
    const rows = { from: RELATIONSHIP_FROM, id: 'r.id', isKeyed: true };
    return this.db.page({ item: RELATIONSHIP_JSON, ...rows, filters, sort }, input);
  }
}
