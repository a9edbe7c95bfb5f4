import { Injectable } from '@nestjs/common';
import type {
  ListMarketplaceProductsInput,
  ListProductsInput,
  Product,
  ProductApproval,
  ProductBySku,
  ProductSnapshot,
  ProductSummary,
  PageInput,
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
  type Sorts,
  type Sql,
  type Tx,
} from '#platform';
import { requireAdmin } from '../approvals/require-admin.js';
import { WAITS } from '../approvals/waiting.sql.js';
import { archivedOfOwnShops, familiar, known, ofOwnShops, orderable } from './orderable.sql.js';
import { priceRange } from './price-range.js';
import { productsAtSupplier } from './product-scope.js';
import {
  CURRENCY,
  PRICE_IN_ORDER,
  PRODUCT_APPROVAL_JSON,
  PRODUCT_FROM,
  PRODUCT_JSON,
  PRODUCT_SNAPSHOT_JSON,
  PRODUCTS,
  SUPPLIER_REF,
} from './product.sql.js';

/** Figures of different currencies do not compare: the currencies stand in an order, and in each the prices. */
const SORTS: Sorts<NonNullable<ListProductsInput['sort']>> = {
  name: { expr: 'lower(p.name)', type: 'text' },
  'price-asc': { expr: PRICE_IN_ORDER, type: 'text' },
  'price-desc': { expr: PRICE_IN_ORDER, type: 'text', desc: true },
  newest: { expr: 'p.created_at', type: 'timestamptz', desc: true },
};

/** As `products_search` has them: 8,192 products each. */
const SLICE_BITS = 13;

export const SEARCHED: Searched = {
  text: 'p.search_text',
  name: 'p.search_name',
  exact: ['lower(p.sku)', 'lower(p.name)'],
  newest: 'p.created_at',
  statistics: { table: 'products', column: 'search_text' },
  slices: { number: `(p.id >> ${SLICE_BITS})`, last: `SELECT max(id) >> ${SLICE_BITS} FROM products` },
};

const STATUSES: Record<NonNullable<ListProductsInput['status']>, string> = {
  active: 'p.is_approved AND p.visible_on_marketplace',
  pending: 'NOT p.is_approved',
  hidden: 'p.is_approved AND NOT p.visible_on_marketplace',
  archived: 'p.archived_at IS NOT NULL',
};

/** SKU by SKU in an index (the offset keeps it so): for a thousand, the planner would walk all products in the order of theirs. */
const BY_SKU = `
  SELECT asked.sku AS asked, p.id, p.name, p.sku, p.price, ${CURRENCY} AS currency, ${SUPPLIER_REF} AS supplier,
         p.private_to IS NOT NULL AS "isOwn"
  FROM unnest($2::text[]) AS asked (sku)
  CROSS JOIN LATERAL (
    SELECT * FROM products o
    WHERE lower(o.sku) = lower(asked.sku) AND o.sku <> '' AND o.archived_at IS NULL OFFSET 0) p
  LEFT JOIN suppliers s ON s.id = p.supplier_id
  WHERE ${familiar('$1', '$3::int[]')}
  ORDER BY p.id`;

type Narrowing = Pick<ListProductsInput, 'sort' | 'category'>;

@Injectable()
export class ProductQueries {
  constructor(private readonly db: Db) {}

  /** Of one supplier when asked so; else the caller's own in seller mode, what they may order in buyer mode. */
  list(actor: Actor, input: ListProductsInput): Promise<Page<Product>> {
    return searchPage(this.db, productList(actor, input), input, SEARCHED);
  }

  /** What is on offer to everybody; administrators see hidden products too. */
  listMarketplace(actor: Actor, input: ListMarketplaceProductsInput): Promise<Page<Product>> {
    const filters = onMarketplace(actor).equals('p.supplier_id', input.supplierId).equals('p.brand_id', input.brandId);
    for (const condition of priceRange(filters, input, isPrice(input.sort))) filters.add(condition);
    const isSorted = (input.priceMin ?? input.priceMax) !== undefined && !isPrice(input.sort);
    const list = { ...narrowed(filters, input), isSorted, isWordIndexed: input.supplierId === undefined };
    return searchPage(this.db, list, input, SEARCHED);
  }

  /** The few best matches for what a user types, among those that `list` returns. */
  find(actor: Actor, q: string, limit: number): Promise<Product[]> {
    return quickSearch(this.db, productList(actor, {}), q, limit, SEARCHED);
  }

  /** What waits for an administrator, oldest first, whether or not its seller is approved yet. */
  listApprovals(actor: Actor, input: PageInput): Promise<Page<ProductApproval>> {
    requireAdmin(actor);
    const filters = new Filters().add(WAITS);
    const sort = { expr: 'p.submitted_at', type: 'timestamptz' } as const;
    const waiting = { item: PRODUCT_APPROVAL_JSON, from: PRODUCT_FROM, table: PRODUCTS, filters, sort, id: 'p.id' };
    return searchPage(this.db, waiting, { ...input, sort: 'oldest' }, SEARCHED);
  }

  /** With a transaction, as that sees it. */
  get(actor: Actor, id: number, sql: Sql = this.db): Promise<Product> {
    return this.one<Product>(PRODUCT_JSON, actor, id, sql);
  }

  /** An answer also proves that the caller may use the product: others add it to stock on the strength of it. */
  snapshot(actor: Actor, id: number): Promise<ProductSnapshot> {
    return this.one<ProductSnapshot>(PRODUCT_SNAPSHOT_JSON, actor, id);
  }

  /** Those with one of these SKUs, of the caller's own goods and those of suppliers they know; with a transaction, as that sees it. */
  bySku({ userId }: Actor, skus: string[], supplierIds: number[], tx?: Tx): Promise<ProductBySku[]> {
    const params = [userId, skus, supplierIds];
    return tx ? tx.rows<ProductBySku>(BY_SKU, params) : this.db.rowsUnprepared<ProductBySku>(BY_SKU, params);
  }

  async summary(actor: Actor): Promise<ProductSummary> {
    const row = await this.db.row<Record<keyof ProductSummary, number>>(
      `SELECT coalesce(sum(f.products), 0)::bigint AS total,
              coalesce(sum(f.products) FILTER (WHERE f.state = 'listed'), 0)::bigint AS active,
              coalesce(sum(f.products) FILTER (WHERE f.state = 'waiting'), 0)::bigint AS pending,
              coalesce(sum(f.products) FILTER (WHERE f.state = 'hidden'), 0)::bigint AS hidden
       FROM suppliers s JOIN product_figures f ON f.supplier_id = s.id
       WHERE s.owner_id = $1 AND s.deleted_at IS NULL AND f.state <> 'private'`,
      [actor.userId],
    );
    return row!;
  }

  /** Administrators see every product that is not private. */
  private async one<Shape>(json: string, { userId, role }: Actor, id: number, sql: Sql = this.db): Promise<Shape> {
    const everyShops = role === 'admin' ? 'OR p.private_to IS NULL' : '';
    const row = await sql.row<{ product: Shape }>(
      `SELECT ${json} AS product FROM ${PRODUCT_FROM}
       WHERE p.id = $2 AND p.archived_at IS NULL AND (${known('$1')} ${everyShops})`,
      [userId, id],
    );
    if (!row) throw notFound('Product not found');
    return row.product;
  }
}

/** As `list` answers it, with its search. */
export async function searchedProducts(db: Db, actor: Actor, input: ListProductsInput): Promise<List> {
  return searched(db, productList(actor, input), input, SEARCHED);
}

/** What is on offer to everybody. That it is not archived is in `is_listed`, too, but the indexes cannot know. */
export function onMarketplace({ role }: Actor): Filters {
  return new Filters()
    .add('p.supplier_public')
    .add('p.archived_at IS NULL')
    .add(role === 'admin' ? 'p.is_approved' : 'p.is_listed');
}

/** The hot list of the product, without what is searched for. */
export function productList(actor: Actor, input: ListProductsInput): List {
  const filters = new Filters();
  const me = filters.bind(actor.userId);
  if (input.status === 'archived') filters.add(archivedOfOwnShops(me)).equals('p.supplier_id', input.supplierId);
  else if (input.supplierId !== undefined) filters.add(productsAtSupplier(actor, me, filters.bind(input.supplierId)));
  else if (actor.viewMode === 'seller') filters.add(ofOwnShops(me));
  else filters.add(orderable(me));
  filters.equals('p.is_approved', input.approved).equals('p.brand_id', input.brandId);
  if (input.status) filters.add(STATUSES[input.status]);
  const isOfMarket = actor.viewMode !== 'seller' && input.supplierId === undefined && input.status !== 'archived';
  const list = { ...narrowed(filters, input), isWordIndexed: isOfMarket, figure: figureOf(actor, input) };
  // Private products have no index of prices.
  if (isOfMarket && isPrice(input.sort)) {
    return { ...list, ways: ['p.supplier_public', `NOT p.supplier_public AND p.private_to = ${me}`] };
  }
  return list;
}

/** The states that product figures tell apart, by the status that is asked for. */
const STATES = { active: 'listed', pending: 'waiting', hidden: 'hidden' } as const;

/** How many of a seller's own products there are, in a state and of a category. */
function figureOf({ userId, viewMode }: Actor, input: ListProductsInput): List['figure'] {
  const { status, category, supplierId, approved, brandId } = input;
  if (viewMode !== 'seller' || status === 'archived') return undefined;
  if (supplierId !== undefined || approved !== undefined || brandId !== undefined) return undefined;
  return (bind) => `
    SELECT sum(f.products) FROM suppliers s JOIN product_figures f ON f.supplier_id = s.id
    WHERE s.owner_id = ${bind(userId)} AND s.deleted_at IS NULL AND f.state ${status === undefined ? `<> 'private'` : `= '${STATES[status]}'`}
      ${category === undefined ? '' : `AND f.category = ${bind(category)}`}`;
}

const isPrice = (sort: ListProductsInput['sort']) => sort === 'price-asc' || sort === 'price-desc';

function narrowed(filters: Filters, { sort, category }: Narrowing): List {
  filters.equals('p.category', category);
  return {
    item: PRODUCT_JSON,
    from: PRODUCT_FROM,
    table: PRODUCTS,
    filters,
    sort: SORTS[sort ?? 'name'],
    id: 'p.id',
    isKeyed: true,
  };
}
