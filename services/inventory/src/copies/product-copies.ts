import { Injectable } from '@nestjs/common';
import { GetProductSnapshot, type PayloadOf, type ProductDeleted, type ProductSnapshot } from '#contracts';
import { CopyTable, Requests, type Tx } from '#platform';

const PRODUCTS = new CopyTable('products', { tombstones: true });

/** What is known of a product whose own event has not arrived yet. */
export interface ProductSketch {
  id: number;
  name: string;
  sku: string;
  price: number;
  currency: string;
  supplier: { id: number; name: string } | null;
}

/** Inventory's copy of catalog's products, so that its lists answer from one database. */
@Injectable()
export class ProductCopies {
  constructor(private readonly requests: Requests) {}

  /** The product as catalog shows it to the caller, which also proves that they may use it: a copy proves nothing. */
  ask(id: number): Promise<ProductSnapshot> {
    return this.requests.send(GetProductSnapshot, { id });
  }

  save(tx: Tx, product: ProductSnapshot): Promise<void> {
    return this.saveAll(tx, [product]);
  }

  /** Keeps the newest of what arrives, in whatever order; items are found and sorted by the names of their products. */
  async saveAll(tx: Tx, products: ProductSnapshot[]): Promise<void> {
    PRODUCTS.saveAll(tx, products.map(rowOf));
    await tx.changed(
      `UPDATE items i SET product_name = n.name, product_sku = n.sku
       FROM (SELECT i.id, p.name, p.sku FROM products p JOIN items i ON i.product_id = p.id
             WHERE p.id = ANY ($1::int[]) AND (i.product_name, i.product_sku) <> (p.name, p.sku)
             ORDER BY i.id FOR UPDATE OF i) n
       WHERE i.id = n.id`,
      [products.map(({ id }) => id)],
    );
  }

  /** Fills in for missing copies, and for those of which nothing but the end is known. Version 0: any snapshot replaces it. */
  async sketch(tx: Tx, products: ProductSketch[]): Promise<void> {
    await tx.changed(
      `INSERT INTO products (id, name, sku, price, currency, unit_of_measure, supplier_id, supplier_name, version)
       SELECT p.id, p.name, p.sku, p.price, p.currency, 'piece', p.supplier_id, p.supplier_name, 0
       FROM unnest($1::int[], $2::text[], $3::text[], $4::int[], $5::text[], $6::int[], $7::text[])
         AS p (id, name, sku, price, currency, supplier_id, supplier_name)
       ON CONFLICT (id) DO UPDATE SET
         name = excluded.name, sku = excluded.sku, price = excluded.price, currency = excluded.currency,
         supplier_id = excluded.supplier_id, supplier_name = excluded.supplier_name
       WHERE products.is_deleted AND products.name = ''`,
      [
        products.map(({ id }) => id),
        products.map(({ name }) => name),
        products.map(({ sku }) => sku),
        products.map(({ price }) => price),
        products.map(({ currency }) => currency),
        products.map(({ supplier }) => supplier?.id ?? null),
        products.map(({ supplier }) => supplier?.name ?? null),
      ],
    );
  }

  /** A deleted product stays readable where it is stocked. */
  async forget(tx: Tx, { productId: id, version }: PayloadOf<typeof ProductDeleted>): Promise<void> {
    await PRODUCTS.bury(tx, { id, version }, { name: '', sku: '', price: 0, unit_of_measure: 'piece' });
  }
}

const rowOf = ({ brand, supplier, ...product }: ProductSnapshot) => ({
  id: product.id,
  name: product.name,
  description: product.description,
  sku: product.sku,
  category: product.category,
  price: product.price,
  // Of a snapshot that was sent before snapshots named it: all prices were in dollars.
  currency: product.currency ?? 'USD',
  unit_of_measure: product.unitOfMeasure,
  min_order_quantity: product.minOrderQuantity,
  image_url: product.imageUrl,
  brand_id: brand?.id ?? null,
  brand_name: brand?.name ?? null,
  supplier_id: supplier?.id ?? null,
  supplier_name: supplier?.name ?? null,
  version: product.version,
});
