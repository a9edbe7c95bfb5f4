import { Injectable } from '@nestjs/common';
import type { Brand, ListBrandsInput } from '#contracts';
import { type Actor, Db, Filters, foldedName, notFound, type Page, type Sql } from '#platform';
import { supplierFrom, supplierVisible } from '../suppliers/supplier.sql.js';

const brandFrom = (me: string) => `brands b JOIN (${supplierFrom(me)}) ON s.id = b.supplier_id`;

/** Owners count all their products, everybody else those on the marketplace. */
const brandJson = (me: string) => `json_build_object(
  'id', b.id, 'name', b.name, 'description', b.description, 'supplierId', b.supplier_id, 'createdBy', b.created_by,
  'createdAt', iso(b.created_at),
  '_count', json_build_object('products', (
    SELECT count(*) FROM products p
    WHERE p.brand_id = b.id AND p.archived_at IS NULL AND (p.is_listed OR s.owner_id = ${me}))))`;

@Injectable()
export class BrandQueries {
  constructor(private readonly db: Db) {}

  /** Of one supplier that the caller sees; without a supplier, of the caller's own. */
  list(actor: Actor, input: ListBrandsInput): Promise<Page<Brand>> {
    const filters = new Filters();
    const me = filters.bind(actor.userId);
    filters.add(supplierVisible(me, actor.role === 'admin'));
    if (input.supplierId === undefined) filters.add(`s.owner_id = ${me}`);
    else filters.equals('b.supplier_id', input.supplierId);
    filters.search(input.q, 'b.name');
    const sort = { expr: foldedName('b.name'), type: 'text' } as const;
    return this.db.page({ item: brandJson(me), from: brandFrom(me), filters, sort, id: 'b.id' }, input);
  }

  /** With a transaction, as that sees it. */
  async get(actor: Actor, id: number, sql: Sql = this.db): Promise<Brand> {
    const row = await sql.row<{ brand: Brand }>(
      `SELECT ${brandJson('$1')} AS brand FROM ${brandFrom('$1')}
       WHERE b.id = $2 AND ${supplierVisible('$1', actor.role === 'admin')}`,
      [actor.userId, id],
    );
    if (!row) throw notFound('Brand not found');
    return row.brand;
  }
}
