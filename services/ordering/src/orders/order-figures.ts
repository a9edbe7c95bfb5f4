import { Injectable } from '@nestjs/common';
import { Db, Every, foldFigures, type Figures } from '#platform';

/**
 * Written by triggers on `orders`: how many orders of which worth there are on either side, by month and status, at
 * which suppliers those of a month are that count, and of how many goods are to come.
 */
export const ORDER_FIGURES: Figures = {
  table: 'order_figures',
  owner: 'user_id',
  by: ['side', 'facet', 'month', 'key', 'currency'],
  sums: ['orders', 'total'],
};

/** Written by triggers on `orders`: a seller's orders by the day they were placed on, and by the day of delivery. */
export const SALES_FIGURES: Figures = {
  table: 'sales_figures',
  owner: 'seller_id',
  by: ['day', 'facet', 'status', 'currency'],
  sums: ['orders', 'total'],
  // Days that are over seldom change, and there are years of them.
  within: ['day'],
};

/** Written by a trigger on `orders` when one is delivered: what was sold on a day by product, by buyer and by category. */
export const SOLD_FIGURES: Figures = {
  table: 'sold_figures',
  owner: 'seller_id',
  by: ['facet', 'day', 'key', 'name', 'sku', 'currency'],
  sums: ['orders', 'quantity', 'revenue'],
  within: ['day'],
};

@Injectable()
export class FoldOrderFigures {
  constructor(private readonly db: Db) {}

  @Every('10s')
  async fold(stopping?: AbortSignal): Promise<void> {
    for (const figures of [ORDER_FIGURES, SALES_FIGURES, SOLD_FIGURES]) await foldFigures(this.db, figures, stopping);
  }
}
