import { taken, isUniqueViolation } from '#platform';

/** Two at once can only be told apart by the unique key, so the key's refusal is the check. */
export async function refuseTakenSku<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, 'products_sku_at_supplier')) {
      throw taken('sku', 'You already have a product with this SKU');
    }
    throw error;
  }
}
