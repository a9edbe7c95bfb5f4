import { Injectable } from '@nestjs/common';
import type {
  InventoryHistoryEntry,
  InventoryItem,
  InventorySummary,
  ListInventoryInput,
  LowStockRecord,
  PageInput,
} from '#contracts';
import { type Actor, Db, type ListQuery, notFound, type Page, type Tx } from '#platform';
import { ITEM_JSON, ITEMS, LOW_STOCK_JSON, MOVEMENT_JSON, SUMMARY } from './item.sql.js';

const ONE = `SELECT ${ITEM_JSON} AS item FROM ${ITEMS} WHERE i.id = $1 AND i.user_id = $2`;

/** Each has its index, as the migration shows. */
const SORTS: Record<NonNullable<ListInventoryInput['sort']>, ListQuery['sort']> = {
  name: { expr: 'lower(i.product_name)', type: 'text' },
  'stock-desc': { expr: 'i.current_stock', type: 'int', desc: true },
  'stock-asc': { expr: 'i.current_stock', type: 'int' },
  status: { expr: 'i.stock_status', type: 'text', desc: true },
  recent: { expr: 'i.updated_at', type: 'timestamptz', desc: true },
};

/** Out of stock first, then by how little is left of the threshold. */
const URGENCY: ListQuery['sort'] = {
  expr: '(i.current_stock::numeric / greatest(i.reorder_threshold, 1))',
  type: 'numeric',
};

/** What is in the caller's own inventory. */
@Injectable()
export class ItemQueries {
  constructor(private readonly db: Db) {}

  /** With `tx`, as the running transaction sees it. */
  async get({ userId }: Actor, id: number, tx?: Tx): Promise<InventoryItem> {
    const [row] = tx
      ? await tx.query<{ item: InventoryItem }[]>(ONE, [id, userId])
      : await this.db.rows<{ item: InventoryItem }>(ONE, [id, userId]);
    if (!row) throw notFound('Inventory item not found');
    return row.item;
  }

  list({ userId }: Actor, input: ListInventoryInput): Promise<Page<InventoryItem>> {
    const params: unknown[] = [userId];
    const where = ['i.user_id = $1'];
    const narrow = (value: unknown, condition: (bound: string) => string): void => {
      if (value !== undefined) where.push(condition(`$${params.push(value)}`));
    };
    narrow(input.status, (status) => `i.stock_status = ${status}`);
    narrow(input.category, (category) => `p.category = ${category}`);
    narrow(input.supplierId, (supplier) => `p.supplier_id = ${supplier}`);
    narrow(
      containing(input.q),
      (pattern) => `i.product_name ILIKE ${pattern} OR p.sku ILIKE ${pattern} OR i.location ILIKE ${pattern}`,
    );
    return this.db.page<InventoryItem>({
      item: ITEM_JSON,
      from: ITEMS,
      where,
      params,
      sort: SORTS[input.sort ?? 'name'],
      id: 'i.id',
      cursor: input.cursor,
      limit: input.limit,
    });
  }

  lowStock({ userId }: Actor, input: PageInput): Promise<Page<LowStockRecord>> {
    const params: unknown[] = [userId];
    const where = ['i.user_id = $1', `i.stock_status <> 'in_stock'`];
    const pattern = containing(input.q);
    if (pattern) where.push(`i.product_name ILIKE $${params.push(pattern)}`);
    return this.db.page<LowStockRecord>({
      item: LOW_STOCK_JSON,
      from: ITEMS,
      where,
      params,
      sort: URGENCY,
      id: 'i.id',
      cursor: input.cursor,
      limit: input.limit,
    });
  }

  /** Newest first. */
  async history(actor: Actor, { id, cursor, limit }: PageInput & { id: number }): Promise<Page<InventoryHistoryEntry>> {
    await this.get(actor, id);
    return this.db.page<InventoryHistoryEntry>({
      item: MOVEMENT_JSON,
      from: 'movements m',
      where: ['m.item_id = $1'],
      params: [id],
      sort: { expr: 'm.id', type: 'bigint', desc: true },
      id: 'm.id',
      cursor,
      limit,
    });
  }

  async summary({ userId }: Actor): Promise<InventorySummary> {
    const row = await this.db.row<{ summary: InventorySummary }>(SUMMARY, [userId]);
    return row!.summary;
  }
}

/** A LIKE pattern in which the text means itself; undefined for an empty search. */
function containing(q: string | undefined): string | undefined {
  const text = q?.trim();
  return text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : undefined;
}
