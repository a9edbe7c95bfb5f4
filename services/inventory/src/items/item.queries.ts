import { Injectable } from '@nestjs/common';
import {
  type IdInput,
  type InventoryHistoryEntry,
  type InventoryItem,
  type InventorySummary,
  type ListInventoryInput,
  type LowStockRecord,
  type PageInput,
  SEARCH_GROUP_SIZE,
  type SuggestedReorder,
} from '#contracts';
import {
  type Actor,
  Db,
  Filters,
  type List,
  notFound,
  type Page,
  quickSearch,
  searched,
  type Searched,
  searchPage,
  type Sort,
  type Sorts,
  type Sql,
} from '#platform';
import { firstNames } from './first-names.js';
import {
  ITEM_JSON,
  ITEM_ROWS,
  ITEMS,
  ITEMS_BY_NAME,
  LOW_STOCK_JSON,
  MOVEMENT_JSON,
  REORDERS,
  SUMMARY,
  URGENCY_EXPR,
} from './item.sql.js';

const ONE = `SELECT ${ITEM_JSON} AS item FROM ${ITEMS} WHERE i.id = $1 AND i.user_id = $2`;

/** Each has its index, as the migration shows. */
const SORTS: Sorts<NonNullable<ListInventoryInput['sort']>> = {
  name: { expr: 'lower(i.product_name)', type: 'text' },
  'stock-desc': { expr: 'i.current_stock', type: 'int', desc: true },
  'stock-asc': { expr: 'i.current_stock', type: 'int' },
  status: { expr: 'i.stock_status', type: 'text', desc: true },
  recent: { expr: 'i.updated_at', type: 'timestamptz', desc: true },
};

const URGENCY: Sort = { expr: URGENCY_EXPR, type: 'numeric' };

const MOST_REORDERS = 500;

const SEARCHED: Searched = {
  text: 'i.search_text',
  name: 'i.search_name',
  exact: ['lower(i.product_sku)', 'lower(i.product_name)'],
  newest: 'i.updated_at',
  statistics: { table: 'items', column: 'search_text' },
};

/** In the order of a list, what is only like the words would stand among what has them. */
const SEARCHED_IN_LIST: Searched = { ...SEARCHED, enough: 1 };

/** Where the list is searched: by name, from the first that has the words. */
function searchedIn({ userId }: Actor, { sort = 'name' }: ListInventoryInput): Searched {
  return sort === 'name' ? { ...SEARCHED_IN_LIST, begins: firstNames(userId) } : SEARCHED_IN_LIST;
}

/** Which of the caller's items, and in which order. */
function listed({ userId }: Actor, input: ListInventoryInput): List {
  const filters = new Filters()
    .equals('i.user_id', userId)
    .equals('i.stock_status', input.status)
    .equals('i.category', input.category)
    .equals('i.supplier_id', input.supplierId);
  const rows = { from: ITEMS, table: ITEM_ROWS, id: 'i.id', isKeyed: true, isWordIndexed: true };
  const { sort = 'name' } = input;
  return { item: ITEM_JSON, ...rows, ...(sort === 'name' && { walked: ITEMS_BY_NAME }), filters, sort: SORTS[sort] };
}

/** As `list` answers it, with its search, for whoever reads all of it: where it begins is no part of its statement. */
export function searchedItems(db: Db, actor: Actor, input: ListInventoryInput): Promise<List> {
  return searched(db, listed(actor, input), inOrder(input), SEARCHED_IN_LIST);
}

/** What is in stock stands in the order of its list, whatever is searched for. */
function inOrder<Input extends PageInput & { sort?: string }>(input: Input): Input & { sort: string } {
  return { ...input, sort: input.sort ?? 'default' };
}

/** How many there are, unless they are narrowed by two of what their figures are kept for. */
function figureOf({ userId }: Actor, { status, category, supplierId }: ListInventoryInput): List['figure'] {
  const narrowed = { state: status, category, supplier: supplierId };
  const [by, another] = Object.entries(narrowed).filter(([, key]) => key !== undefined);
  if (another) return undefined;
  return (bind) => {
    const facet = by ? `'${by[0]}' AND f.key = ${bind(String(by[1]))}` : `'state'`;
    return `SELECT sum(f.items) FROM item_figures f WHERE f.user_id = ${bind(userId)} AND f.facet = ${facet}`;
  };
}

/** What is in the caller's own inventory. */
@Injectable()
export class ItemQueries {
  constructor(private readonly db: Db) {}

  /** With a transaction, as that sees it. */
  async get({ userId }: Actor, id: number, sql: Sql = this.db): Promise<InventoryItem> {
    const row = await sql.row<{ item: InventoryItem }>(ONE, [id, userId]);
    if (!row) throw notFound('Inventory item not found');
    return row.item;
  }

  list(actor: Actor, input: ListInventoryInput): Promise<Page<InventoryItem>> {
    const list = { ...listed(actor, input), figure: figureOf(actor, input) };
    return searchPage(this.db, list, inOrder(input), searchedIn(actor, input));
  }

  /** The few best matches for what a user types. */
  find({ userId }: Actor, q: string): Promise<InventoryItem[]> {
    const filters = new Filters().equals('i.user_id', userId);
    return quickSearch(
      this.db,
      { item: ITEM_JSON, from: ITEMS, table: ITEM_ROWS, filters, id: 'i.id' },
      q,
      SEARCH_GROUP_SIZE,
      SEARCHED,
    );
  }

  lowStock({ userId }: Actor, input: PageInput): Promise<Page<LowStockRecord>> {
    const filters = new Filters().equals('i.user_id', userId).add(`i.stock_status <> 'in_stock'`);
    const figure: List['figure'] = (bind) => `
      SELECT sum(f.items) FROM item_figures f
      WHERE f.user_id = ${bind(userId)} AND f.facet = 'state' AND f.key <> 'in_stock'`;
    const rows = { from: ITEMS, table: ITEM_ROWS, id: 'i.id', isKeyed: true };
    const list = { item: LOW_STOCK_JSON, ...rows, filters, sort: URGENCY, figure };
    return searchPage(this.db, list, inOrder(input), SEARCHED_IN_LIST);
  }

  /** What is low and not yet on order. */
  reorders({ userId }: Actor): Promise<SuggestedReorder[]> {
    return this.db.rows<SuggestedReorder & Record<string, unknown>>(REORDERS, [userId, MOST_REORDERS]);
  }

  /** Whether it is in anybody's stock, or was in an item that can be brought back. */
  async hasProduct(productId: number): Promise<boolean> {
    const found = await this.db.row<{ stocked: boolean }>(
      `SELECT EXISTS (SELECT FROM items WHERE product_id = $1)
           OR EXISTS (SELECT FROM deleted_items WHERE product_id = $1) AS stocked`,
      [productId],
    );
    return found!.stocked;
  }

  /** Newest first. */
  async history(actor: Actor, input: PageInput & IdInput): Promise<Page<InventoryHistoryEntry>> {
    await this.get(actor, input.id);
    const filters = new Filters().equals('m.item_id', input.id);
    const sort = { expr: 'm.id', type: 'bigint', desc: true } as const;
    return this.db.page({ item: MOVEMENT_JSON, from: 'movements m', filters, sort, id: 'm.id' }, input);
  }

  async summary({ userId }: Actor): Promise<InventorySummary> {
    const row = await this.db.row<{ summary: InventorySummary }>(SUMMARY, [userId]);
    return row!.summary;
  }
}
