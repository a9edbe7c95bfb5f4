import { conflict, type Tx } from '#platform';

interface OrderedProducts {
  buyerId: number;
  supplierId: number;
  productIds: number[];
}

/** The ordered products leave the basket with the order. Of two orders from the same basket, the second finds none left. */
export async function takeFromBasket(tx: Tx, { buyerId, supplierId, productIds }: OrderedProducts): Promise<void> {
  const taken = await tx.changed(
    'DELETE FROM basket_items WHERE buyer_id = $1 AND supplier_id = $2 AND product_id = ANY($3::int[])',
    [buyerId, supplierId, productIds],
  );
  if (taken === 0) throw conflict('This cart has been ordered already');
}
