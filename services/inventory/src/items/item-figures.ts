import { Injectable } from '@nestjs/common';
import { Db, Every, foldFigures, type Figures } from '#platform';

/** Written by triggers on `items`: per user, how many items there are of each state, category and supplier, and their worth. */
export const ITEM_FIGURES: Figures = {
  table: 'item_figures',
  owner: 'user_id',
  by: ['facet', 'key', 'currency', 'cost_currency'],
  sums: ['items', 'value', 'cost'],
};

@Injectable()
export class FoldItemFigures {
  constructor(private readonly db: Db) {}

  @Every('10s')
  fold(stopping?: AbortSignal): Promise<void> {
    return foldFigures(this.db, ITEM_FIGURES, stopping);
  }
}
