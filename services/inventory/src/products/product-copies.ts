import { Injectable } from '@nestjs/common';
import { GetProductSnapshot, type PayloadOf, type ProductDeleted, type ProductSnapshot } from '#contracts';
import { Requests, type Tx } from '#platform';

/** What is known of a product whose own event has not arrived yet. */
export interface ProductSketch {
  id: number;
  name: string;
  sku: string;
  price: number;
  supplier: { id: number; name: string };
}

/** Inventory's copy of catalog's products, so that its lists answer from one database. */
@Injectable()
export class ProductCopies {
  constructor(private readonly requests: Requests) {}

  /** The product as catalog shows it to the caller, which also proves that they may use it: a copy proves nothing. */
  ask(id: number): Promise<ProductSnapshot> {
    return this.requests.send(GetProductSnapshot, { id });
  }

  /** Keeps the newest of what arrives, in whatever order. */
  async save(tx: Tx, product: ProductSnapshot): Promise<void> {
    const { id, name, brand, supplier } = product;
    const newer = await tx.query<unknown[]>(
      `INSERT INTO products (id, name, description, sku, category, price, unit_of_measure, image_url,
                             brand_id, brand_name, supplier_id, supplier_name, version)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
       ON CONFLICT (id) DO UPDATE SET
         name = excluded.name, description = excluded.description, sku = excluded.sku, category = excluded.category,
         price = excluded.price, unit_of_measure = excluded.unit_of_measure, image_url = excluded.image_url,
         brand_id = excluded.brand_id, brand_name = excluded.brand_name, supplier_id = excluded.supplier_id,
         supplier_name = excluded.supplier_name, version = excluded.version
       WHERE products.version < excluded.version
       RETURNING id`,
      [
        id,
        name,
        product.description,
        product.sku,
        product.category,
        product.price,
        product.unitOfMeasure,
        product.imageUrl,
        brand?.id ?? null,
        brand?.name ?? null,
        supplier?.id ?? null,
        supplier?.name ?? null,
        product.version,
      ],
    );
    if (newer.length === 0) return;
    await tx.query('UPDATE items SET product_name = $2 WHERE product_id = $1 AND product_name <> $2', [id, name]);
  }

  /** Fills in for missing copies. Version 0: any snapshot replaces it. */
  async sketch(tx: Tx, products: ProductSketch[]): Promise<void> {
    await tx.query(
      `INSERT INTO products (id, name, sku, price, unit_of_measure, supplier_id, supplier_name, version)
       SELECT p.id, p.name, p.sku, p.price, 'piece', p.supplier_id, p.supplier_name, 0
       FROM unnest($1::int[], $2::text[], $3::text[], $4::int[], $5::int[], $6::text[])
         AS p (id, name, sku, price, supplier_id, supplier_name)
       ON CONFLICT (id) DO NOTHING`,
      [
        products.map(({ id }) => id),
        products.map(({ name }) => name),
        products.map(({ sku }) => sku),
        products.map(({ price }) => price),
        products.map(({ supplier }) => supplier.id),
        products.map(({ supplier }) => supplier.name),
      ],
    );
  }

  /** A deleted product stays readable where it is stocked. */
  async forget(tx: Tx, { productId }: PayloadOf<typeof ProductDeleted>): Promise<void> {
    await tx.query(
      'DELETE FROM products p WHERE p.id = $1 AND NOT EXISTS (SELECT FROM items WHERE product_id = p.id)',
      [productId],
    );
  }
}
