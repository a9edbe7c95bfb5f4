import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  BasketGroup,
  ClearBasket,
  GetBasket,
  ProductIdInput,
  PutBasketItem,
  PutBasketItemInput,
  SupplierIdInput,
} from '#contracts';
import { Requests } from '#platform';
import { CanFail } from '../openapi/can-fail.js';
import { ForPrograms } from '../tokens/for-programs.js';

@ApiTags('Basket')
@ForPrograms('orders')
@Controller('api/basket')
export class BasketController {
  constructor(private readonly requests: Requests) {}

  /**
   * Answers the caller's basket, by supplier.
   * @remarks Prices are today's; `previousPrice` tells what a changed one was.
   */
  @Get()
  get(): Promise<BasketGroup[]> {
    return this.requests.send(GetBasket, {});
  }

  /**
   * Sets how much of a product the caller means to order.
   * @remarks 0 removes it. Answers the basket.
   */
  @CanFail(422)
  @Put('items/:productId')
  put(@Param() { productId }: ProductIdInput, @Body() { quantity }: PutBasketItemInput): Promise<BasketGroup[]> {
    return this.requests.send(PutBasketItem, { productId, quantity });
  }

  /** Takes everything of one supplier out of the basket. */
  @HttpCode(204)
  @Delete('suppliers/:supplierId')
  async clear(@Param() { supplierId }: SupplierIdInput): Promise<void> {
    await this.requests.send(ClearBasket, { supplierId });
  }
}
