import { Injectable } from '@nestjs/common';
import { FindProductsBySku, type ImportField, type ProductBySku } from '#contracts';
import {
  type Actor,
  batches,
  Db,
  minorUnitsOf,
  refuseOtherCurrency,
  type Rejections as RejectionsOf,
  Requests,
} from '#platform';
import type { GivenRow } from './import-rows.js';

type Rejections = RejectionsOf<ImportField>;

/** An item of the caller's that a row is about. */
export interface StockedItem {
  productId: number;
  name: string;
  stock: number;
  threshold: number;
  location: string | null;
  /** Cents. */
  cost: number | null;
  /** In which the row's cost is meant. */
  currency: string;
}

/** A row, and what there is to it: an item of the caller's, or a product, or neither, when the product is to be made. */
export interface PlannedRow extends GivenRow {
  item?: StockedItem;
  product?: ProductBySku;
  /** Cents. */
  costCents: number | null;
}

/** Whether a row says anything of its item that is not so. */
export function changesItem({ item, stock, threshold, location, costCents }: PlannedRow): boolean {
  const given = { stock, threshold, location, cost: costCents };
  const fields = ['stock', 'threshold', 'location', 'cost'] as const;
  return item !== undefined && fields.some((field) => given[field] !== null && given[field] !== item[field]);
}

/** Rows and items without a SKU go by their name: so do those that an invoice without codes brought in. */
const KEY = (sku: string, name: string): string =>
  `(lower(${sku}), CASE WHEN ${sku} = '' THEN lower(${name}) ELSE '' END)`;

/** As many as the catalogue takes. */
export const PRODUCTS_AT_A_TIME = 1000;
/** Of a private product that belongs to no supplier. */
export const OWN_CURRENCY = 'USD';

const STOCKED = `
  SELECT g.line, i.product_id AS "productId", i.product_name AS name, i.current_stock AS stock,
         i.reorder_threshold AS threshold, i.location, i.cost_per_unit AS cost, coalesce(i.cost_currency, i.currency) AS currency`;

/** Whose goods the caller has in stock, or waits for: they have dealt with them, connected or not. */
const SUPPLIERS = `
  SELECT i.supplier_id AS id FROM items i WHERE i.user_id = $1 AND i.supplier_id IS NOT NULL
  UNION
  SELECT p.supplier_id FROM ordered_goods g JOIN products p ON p.id = g.product_id
  WHERE g.buyer_id = $1 AND p.supplier_id IS NOT NULL`;

/** Finds out what each row of an import is about. Changes nothing. */
@Injectable()
export class PlanImport {
  constructor(
    private readonly db: Db,
    private readonly requests: Requests,
  ) {}

  async execute(actor: Actor, rows: GivenRow[], rejections: Rejections): Promise<PlannedRow[]> {
    const planned = rows.map((row): PlannedRow => ({ ...row, costCents: null }));
    const sound = planned.filter(({ line }) => !rejections.has(line));
    await this.findItems(actor, sound, rejections);
    await this.findProducts(actor, sound, rejections);
    refuseSameProduct(sound, rejections);
    for (const row of sound) complete(row, rejections);
    return planned;
  }

  private async findItems({ userId }: Actor, rows: PlannedRow[], rejections: Rejections): Promise<void> {
    const found = await this.stocked(
      `FROM unnest($2::int[], $3::text[], $4::text[]) AS g (line, sku, name)
       JOIN items i ON i.user_id = $1 AND ${KEY('i.product_sku', 'i.product_name')} = ${KEY('g.sku', 'g.name')}`,
      [userId, rows.map(({ line }) => line), rows.map(({ sku }) => sku), rows.map(({ name }) => name ?? '')],
    );
    const byLine = grouped(found, ({ line }) => line);
    for (const row of rows) {
      const [item, another] = byLine.get(row.line) ?? [];
      const shared = row.sku ? 'SKU' : 'name';
      if (another) {
        rejections.add(row.line, 'sku', `You stock several products with this ${shared}: change them one by one`);
      } else if (!item && !row.sku) {
        rejections.add(row.line, 'sku', 'SKU is required: you have no item of this name without one');
      } else row.item = item;
    }
  }

  /** All rows at once, so that the user's items are read once. */
  private stocked(join: string, params: unknown[]): Promise<(StockedItem & { line: number })[]> {
    return this.db.transaction((tx) => tx.rowsByHash(`${STOCKED} ${join}`, params));
  }

  /** Of what the caller does not stock, or not under this SKU. */
  private async findProducts(actor: Actor, rows: PlannedRow[], rejections: Rejections): Promise<void> {
    const unknown = rows.filter(({ line, item }) => !item && !rejections.has(line));
    if (unknown.length === 0) return;
    const supplierIds = (await this.db.rows<{ id: number }>(SUPPLIERS, [actor.userId])).map(({ id }) => id);
    for (const batch of batches(unknown, PRODUCTS_AT_A_TIME)) {
      const { products } = await this.requests.send(FindProductsBySku, {
        skus: batch.map(({ sku }) => sku),
        supplierIds,
      });
      const bySku = grouped(products, ({ asked }) => asked);
      for (const row of batch) {
        const candidates = (bySku.get(row.sku) ?? []).filter((product) => mayMean(row, product));
        row.product = theOne(candidates, row.name);
        if (candidates.length > 0 && !row.product) {
          rejections.add(row.line, 'sku', 'Several products have this SKU: add the one you mean by hand');
        }
      }
    }
    await this.findItemsOf(actor, unknown);
  }

  /** A product may be in stock under the SKU that it had before. */
  private async findItemsOf({ userId }: Actor, rows: PlannedRow[]): Promise<void> {
    const withProduct = rows.filter(({ product }) => product);
    if (withProduct.length === 0) return;
    const found = await this.stocked(
      `FROM unnest($2::int[], $3::int[]) AS g (line, product_id)
       JOIN items i ON i.user_id = $1 AND i.product_id = g.product_id`,
      [userId, withProduct.map(({ line }) => line), withProduct.map(({ product }) => product!.id)],
    );
    const byLine = new Map(found.map((item) => [item.line, item]));
    for (const row of withProduct) row.item = byLine.get(row.line);
  }
}

/**
 * A buyer's numbers are often their own, and a supplier's other goods may have the same: where the file names its product,
 * a supplier's with another name is not meant.
 */
function mayMean({ name }: GivenRow, product: ProductBySku): boolean {
  return product.isOwn || name === null || letters(product.name) === letters(name);
}

/** A name without its blanks and signs: "Pipe 15 mm" and "PIPE, 15mm" are one. */
const letters = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The only product, else the only one of this name, else the caller's own. */
function theOne(candidates: ProductBySku[], name: string | null): ProductBySku | undefined {
  const named = candidates.filter((product) => product.name.toLowerCase() === name?.toLowerCase());
  const own = candidates.filter(({ isOwn }) => isOwn);
  return [candidates, named, own].find(({ length }) => length === 1)?.[0];
}

function refuseSameProduct(rows: PlannedRow[], rejections: Rejections): void {
  const lineOf = new Map<number, number>();
  for (const { line, item, product } of rows) {
    const productId = item?.productId ?? product?.id;
    if (productId === undefined || rejections.has(line)) continue;
    const earlier = lineOf.get(productId);
    if (earlier === undefined) lineOf.set(productId, line);
    else rejections.add(line, 'sku', `This is the same product as on line ${earlier}`);
  }
}

/** What only an item that there is may leave out; and the cost, now that its currency is known. */
function complete(row: PlannedRow, rejections: Rejections): void {
  const { line, item, product, name, stock, cost, costCurrency: said } = row;
  if (rejections.has(line)) return;
  if (!item && stock === null) rejections.add(line, 'stock', 'Stock is required: you do not have this item yet');
  if (!item && !product && name === null) {
    rejections.add(line, 'name', 'Name is required: neither you nor your suppliers have this SKU');
  }
  if (cost === null) return;
  const currency = item?.currency ?? product?.currency ?? OWN_CURRENCY;
  const cell = { line, field: 'costCurrency', label: 'Cost currency' } as const;
  const isOther = refuseOtherCurrency(said, currency, cell, rejections);
  const cents = minorUnitsOf(cost, currency, { line, field: 'cost', label: 'Cost' }, rejections);
  row.costCents = isOther ? null : cents;
}

function grouped<T, Key>(all: T[], keyOf: (one: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}
