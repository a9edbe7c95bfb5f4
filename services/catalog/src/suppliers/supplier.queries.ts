import { Injectable } from '@nestjs/common';
import type {
  ListAllSuppliersInput,
  ListSuppliersInput,
  Product,
  Supplier,
  SupplierCatalog,
  SupplierCatalogInput,
} from '#contracts';
import {
  type Actor,
  Db,
  Filters,
  type List,
  notFound,
  type Page,
  quickSearch,
  type Searched,
  searchPage,
  type Sorts,
  type Sql,
} from '#platform';
import { requireAdmin } from '../approvals/require-admin.js';
import { statesSeen } from '../products/product-figures.js';
import { productsAtSupplier } from '../products/product-scope.js';
import { productList } from '../products/product.queries.js';
import { PRICE_IN_ORDER, pricedIn, PRODUCT_FROM } from '../products/product.sql.js';
import {
  askedBy,
  connectedTo,
  RATING_IN_ORDER,
  relatedTo,
  relationshipStatus,
  supplierFrom,
  supplierJson,
  SUPPLIERS,
  supplierVisible,
  waysToSee,
} from './supplier.sql.js';

const SORTS: Sorts<NonNullable<ListSuppliersInput['sort']>> = {
  name: { expr: 'lower(s.name)', type: 'text' },
  category: { expr: `s.category || ' ' || lower(s.name)`, type: 'text' },
  status: {
    expr: `CASE ${relationshipStatus('$1')} WHEN 'active' THEN 1 WHEN 'pending' THEN 2 ELSE 3 END`,
    type: 'int',
  },
  recent: { expr: 's.created_at', type: 'timestamptz', desc: true },
  products: { expr: 's.product_count', type: 'int', desc: true },
  rating: { expr: RATING_IN_ORDER, type: 'numeric', desc: true },
};

const unrelatedTo = (me: string): string => `s.id NOT IN (${relatedTo(me)})`;

/** In this order, which is that of the sort `status`: related suppliers are few, all others walk an index. */
const byStatus = (me: string): string[] => [
  `s.id = ANY (ARRAY(${connectedTo(me)}))`,
  `s.id = ANY (ARRAY(${askedBy(me)}))`,
  unrelatedTo(me),
];

/** The same of those that one who is no administrator may see; whom one is related to is always seen. */
const seenByStatus = (me: string): string[] =>
  byStatus(me).with(STATUSES.unconnected, `${unrelatedTo(me)} AND (s.is_public OR s.owner_id = ${me})`);

/** Of these, those without a relationship, in two ways of which each has its index. */
const waysUnrelated = (me: string): string[] => ['s.is_public', `NOT s.is_public AND s.owner_id = ${me}`];

const SEARCHED: Searched = {
  text: 's.search_text',
  name: 'lower(s.name)',
  exact: ['lower(s.name)'],
  newest: 's.created_at',
};

/** Which of these groups a `status` is. */
const STATUSES = { connected: 0, pending: 1, unconnected: 2 } as const;

/** Asked by a gateway from before there were pages. */
const CATALOG_PRODUCTS = 200;
const MOST_NAMES = 1000;

@Injectable()
export class SupplierQueries {
  constructor(private readonly db: Db) {}

  /** Seller mode: the caller's own. Buyer mode: all that the caller may see. */
  list(actor: Actor, input: ListSuppliersInput): Promise<Page<Supplier>> {
    const { status } = input;
    const isWalked = !input.q && actor.viewMode !== 'seller' && actor.role !== 'admin';
    if (status === undefined || status === 'all') {
      const { filters, me } = isWalked ? ofEverybody(actor) : ofCaller(actor);
      const groups = isWalked && input.sort === 'status' ? { groups: seenByStatus(me) } : {};
      return this.page(me, filters, input, isWalked ? { table: SUPPLIERS, ways: waysToSee(me), ...groups } : {});
    }
    const isSeenByAll = status !== 'unconnected' ? actor.viewMode !== 'seller' : isWalked && input.sort !== 'status';
    const { filters, me } = isSeenByAll ? ofEverybody(actor) : ofCaller(actor);
    filters.add(byStatus(me)[STATUSES[status]]!);
    if (status !== 'unconnected') return this.page(me, filters, input, { table: SUPPLIERS, isSorted: true });
    return this.page(me, filters, input, isSeenByAll ? { table: SUPPLIERS, ways: waysUnrelated(me) } : {});
  }

  /** The few best matches for what a user types, among those that `list` returns. */
  find(actor: Actor, q: string, limit: number): Promise<Supplier[]> {
    const { filters, me } = ofCaller(actor);
    const list = { item: supplierJson(me), from: supplierFrom(me), filters, id: 's.id' };
    return quickSearch(this.db, list, q, limit, SEARCHED);
  }

  /** Who sells to the caller: connected suppliers and private records. */
  namesFor({ userId }: Actor): Promise<{ id: number; name: string }[]> {
    return this.db.rows<{ id: number; name: string }>(
      `SELECT s.id, s.name FROM ${supplierFrom('$1')}
       WHERE s.deleted_at IS NULL AND ${relationshipStatus('$1')} = 'active' ORDER BY lower(s.name), s.id LIMIT $2`,
      [userId, MOST_NAMES],
    );
  }

  /** Public suppliers, which every user may see. */
  listMarketplace(actor: Actor, input: Omit<ListSuppliersInput, 'status'>): Promise<Page<Supplier>> {
    const { filters, me } = ofEverybody(actor);
    filters.add('s.is_public');
    return this.page(me, filters, input, { table: SUPPLIERS });
  }

  /** Every supplier with an owner, for administrators. */
  listAll(actor: Actor, { status, ...input }: ListAllSuppliersInput): Promise<Page<Supplier>> {
    requireAdmin(actor);
    const { filters, me } = ofEverybody(actor);
    filters.add('s.owner_id IS NOT NULL');
    if (status) filters.add(status === 'public' ? 's.is_public' : 'NOT s.is_public');
    return this.page(me, filters, input, { table: SUPPLIERS });
  }

  /** With a transaction, as that sees it. */
  async get(actor: Actor, id: number, sql: Sql = this.db): Promise<Supplier> {
    const row = await sql.row<{ supplier: Supplier }>(
      `SELECT ${supplierJson('$1')} AS supplier FROM ${supplierFrom('$1')}
       WHERE s.id = $2 AND ${supplierVisible('$1', actor.role === 'admin')}`,
      [actor.userId, id],
    );
    if (!row) throw notFound('Supplier not found');
    return row.supplier;
  }

  /** A supplier with what the caller may order there; its owner sees all of it. */
  async catalog(
    actor: Actor,
    id: number,
    { limit = CATALOG_PRODUCTS, cursor }: SupplierCatalogInput,
  ): Promise<SupplierCatalog & { next: string | null }> {
    const supplier = await this.get(actor, id);
    const states = statesSeen(actor, supplier);
    const [page, figures] = await Promise.all([
      this.offeredAt(actor, id, states, { limit, cursor }),
      this.catalogFigures(actor, id, states),
    ]);
    return { supplier, products: JSON.parse(page.json) as Product[], ...figures, next: page.next };
  }

  /** Not counted: the figures say how many there are. */
  private offeredAt(
    actor: Actor,
    supplierId: number,
    states: string[],
    page: SupplierCatalogInput,
  ): Promise<Page<Product>> {
    const figure: List['figure'] = (bind) => `
      SELECT sum(f.products) FROM product_figures f
      WHERE f.supplier_id = ${bind(supplierId)} AND f.state = ANY (${bind(states)})`;
    return this.db.page({ ...productList(actor, { supplierId }), figure }, page);
  }

  /** Of all that is offered there, whatever page of it is shown. */
  private async catalogFigures(
    actor: Actor,
    id: number,
    states: string[],
  ): Promise<Omit<SupplierCatalog, 'supplier' | 'products'>> {
    const offered = productsAtSupplier(actor, '$1', '$2');
    const priceAt = (end: 'ASC' | 'DESC'): string => `
      (SELECT p.price FROM ${PRODUCT_FROM} WHERE ${offered} AND ${pricedIn('m.currency')}
       ORDER BY ${PRICE_IN_ORDER} ${end}, p.id ${end} LIMIT 1)`;
    const row = await this.db.row<Omit<SupplierCatalog, 'supplier' | 'products'>>(
      `WITH counted AS MATERIALIZED (
         SELECT f.category, coalesce(f.currency, s.currency, 'USD') AS currency, sum(f.products)::int AS count
         FROM product_figures f JOIN suppliers s ON s.id = f.supplier_id
         WHERE f.supplier_id = $2 AND f.state = ANY ($3) GROUP BY 1, 2 HAVING sum(f.products) <> 0
       )
       SELECT
         (SELECT coalesce(json_agg(json_build_object('name', c.name, 'count', c.count) ORDER BY c.name), '[]')
          FROM (SELECT category AS name, sum(count)::int AS count FROM counted WHERE category IS NOT NULL GROUP BY 1) c
         ) AS categories,
         (SELECT json_build_object('min', ${priceAt('ASC')}, 'max', ${priceAt('DESC')}, 'currency', m.currency)
          FROM (SELECT currency FROM counted GROUP BY 1 ORDER BY sum(count) DESC, currency LIMIT 1) m) AS "priceRange",
         (SELECT coalesce(sum(count), 0)::int FROM counted) AS "totalProducts"`,
      [actor.userId, id, states],
    );
    return row!;
  }

  /** `found.table`: where the conditions ask nothing of a relationship. */
  private page(
    me: string,
    filters: Filters,
    input: Omit<ListSuppliersInput, 'status'>,
    found: Pick<List, 'table' | 'isSorted' | 'ways' | 'groups'> = {},
  ): Promise<Page<Supplier>> {
    filters.equals('s.category', input.category);
    const rows = { from: supplierFrom(me), id: 's.id', isKeyed: true, sort: SORTS[input.sort ?? 'name'] };
    const groups = input.sort === 'status' ? byStatus(me) : undefined;
    return searchPage(this.db, { item: supplierJson(me), ...rows, groups, ...found, filters }, input, SEARCHED);
  }
}

/** Whoever's they are; `me` is the caller. */
function ofEverybody(actor: Actor): { filters: Filters; me: string } {
  const filters = new Filters();
  const me = filters.bind(actor.userId);
  filters.add('s.deleted_at IS NULL');
  return { filters, me };
}

/** Those that the caller may see. */
function ofCaller(actor: Actor): { filters: Filters; me: string } {
  const { filters, me } = ofEverybody(actor);
  if (actor.viewMode === 'seller') filters.add(`s.owner_id = ${me}`);
  else filters.add(supplierVisible(me, actor.role === 'admin'));
  return { filters, me };
}
