import { Injectable } from '@nestjs/common';
import { type PricedProduct, type ProductIdInput, PriceProducts, type PutBasketItemInput } from '#contracts';
import { type Actor, Db, forbidden, impossible, notFound, Requests } from '#platform';
import { refusalOf } from '../orders/quote.js';

/** As the basket is shown whole, and priced in one request. */
const MOST_PRODUCTS = 500;

/** A product that is in the basket already keeps its place; the price is the one that the buyer sees now. */
const PUT = `
  INSERT INTO basket_items (buyer_id, product_id, supplier_id, product_name, sku, price, quantity)
  SELECT $1, $2, $3, $4, $5, $6, $7
  WHERE (SELECT count(*) FROM basket_items WHERE buyer_id = $1 AND product_id <> $2) < ${MOST_PRODUCTS}
  ON CONFLICT (buyer_id, product_id) DO UPDATE SET
    supplier_id = excluded.supplier_id, product_name = excluded.product_name, sku = excluded.sku,
    price = excluded.price, quantity = excluded.quantity`;

/** Sets how much of a product the buyer means to order. A repeat changes nothing. */
@Injectable()
export class PutBasketItemHandler {
  constructor(
    private readonly db: Db,
    private readonly requests: Requests,
  ) {}

  async execute(actor: Actor, { productId, quantity }: PutBasketItemInput & ProductIdInput): Promise<void> {
    if (quantity === 0) return this.remove(actor, productId);
    const product = await this.orderable(actor, productId, quantity);
    const { supplier, name, sku, price } = product;
    const values = [actor.userId, productId, supplier.id, name, sku, price, quantity];
    if ((await this.db.changed(PUT, values)) > 0) return;
    throw impossible(`A cart holds ${MOST_PRODUCTS} products at most: order some of them first`);
  }

  private async orderable({ userId }: Actor, productId: number, quantity: number): Promise<PricedProduct> {
    const { products } = await this.requests.send(PriceProducts, { productIds: [productId] });
    const product = products[0];
    if (!product) throw notFound('Product not found');
    if (product.supplier.ownerId === userId) throw forbidden('You cannot order from your own supplier');
    const refusal = refusalOf(quantity, product);
    if (refusal !== undefined) {
      throw impossible(refusal, { productId, minOrderQuantity: product.minOrderQuantity });
    }
    return product;
  }

  private async remove({ userId }: Actor, productId: number): Promise<void> {
    await this.db.changed('DELETE FROM basket_items WHERE buyer_id = $1 AND product_id = $2', [userId, productId]);
  }
}
