import { Injectable } from '@nestjs/common';
import { Db, Every, foldFigures, type Figures } from '#platform';

/**
 * Written by triggers on `orders`: how many orders of which worth there are on either side, by month and status, and at
 * which suppliers those of a month are that count.
 */
export const ORDER_FIGURES: Figures = {
  table: 'order_figures',
  owner: 'user_id',
  by: ['side', 'facet', 'month', 'key', 'currency'],
  sums: ['orders', 'total'],
};

@Injectable()
export class FoldOrderFigures {
  constructor(private readonly db: Db) {}

  @Every('10s')
  fold(stopping?: AbortSignal): Promise<void> {
    return foldFigures(this.db, ORDER_FIGURES, stopping);
  }
}
