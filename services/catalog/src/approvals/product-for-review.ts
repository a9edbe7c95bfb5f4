import { IsNull } from 'typeorm';
import { notFound, type Tx } from '#platform';
import { lockProduct } from '../products/product-access.js';
import { ProductEntity } from '../products/product.entity.js';
import { SupplierEntity } from '../suppliers/supplier.entity.js';

/** What the owner is told about a reviewed product. */
export interface ReviewFacts {
  productId: number;
  name: string;
  ownerId: number;
  supplierId: number;
}

interface ProductForReview {
  product: ProductEntity;
  facts: ReviewFacts;
  /** The owner is approved: what is approved is public at once. */
  isPublic: boolean;
}

/** Locks a supplier's product for an administrator's decision; private products are not reviewed. */
export async function lockForReview(tx: Tx, id: number): Promise<ProductForReview> {
  const found = await tx.findOneBy(ProductEntity, { id, privateTo: IsNull() });
  if (!found?.supplierId) throw notFound('Product not found');
  const product = await lockProduct(tx, id, found.supplierId);
  const { ownerId, isPublic } = await tx.findOneByOrFail(SupplierEntity, { id: found.supplierId });
  const facts = {
    productId: id,
    name: product.name,
    ownerId: ownerId ?? product.createdBy,
    supplierId: found.supplierId,
  };
  return { product, facts, isPublic };
}
