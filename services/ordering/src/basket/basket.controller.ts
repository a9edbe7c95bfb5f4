import { Controller } from '@nestjs/common';
import {
  type BasketGroup,
  ClearBasket,
  GetBasket,
  type ProductIdInput,
  PutBasketItem,
  type PutBasketItemInput,
} from '#contracts';
import { type Call, Handles } from '#platform';
import { BasketQueries } from './basket.queries.js';
import { ClearBasketHandler } from './clear-basket.js';
import { PutBasketItemHandler } from './put-basket-item.js';

/** What buyers mean to order. */
@Controller()
export class BasketController {
  constructor(
    private readonly queries: BasketQueries,
    private readonly putBasketItem: PutBasketItemHandler,
    private readonly clearBasket: ClearBasketHandler,
  ) {}

  @Handles(GetBasket)
  get(_input: Record<string, never>, { actor }: Call): Promise<BasketGroup[]> {
    return this.queries.of(actor);
  }

  @Handles(PutBasketItem)
  async put(input: PutBasketItemInput & ProductIdInput, { actor }: Call): Promise<BasketGroup[]> {
    await this.putBasketItem.execute(actor, input);
    return this.queries.of(actor);
  }

  @Handles(ClearBasket)
  clear(input: { supplierId: number }, { actor }: Call): Promise<null> {
    return this.clearBasket.execute(actor, input);
  }
}
