import { Injectable } from '@nestjs/common';
import type { Supplier } from '#contracts';
import { type Actor, Db, Every, type Figures, foldFigures } from '#platform';

/** Written by triggers on `products`: how many a supplier has in each state, by category and currency. */
export const PRODUCT_FIGURES: Figures = {
  table: 'product_figures',
  owner: 'supplier_id',
  by: ['state', 'category', 'currency'],
  sums: ['products'],
};

/** The states of those products of a supplier that the caller lists, as `productsAtSupplier` decides for a single one. */
export function statesSeen({ userId, role }: Actor, supplier: Supplier): string[] {
  if (supplier.userId === null) return ['private'];
  if (role === 'admin' || supplier.userId === userId) return ['listed', 'hidden', 'waiting'];
  if (!supplier.isApproved) return [];
  return supplier.isConnected ? ['listed', 'hidden'] : ['listed'];
}

@Injectable()
export class FoldProductFigures {
  constructor(private readonly db: Db) {}

  @Every('10s')
  fold(stopping?: AbortSignal): Promise<void> {
    return foldFigures(this.db, PRODUCT_FIGURES, stopping);
  }
}
