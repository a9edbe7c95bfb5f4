import { Controller } from '@nestjs/common';
import { OrderReceived, type PayloadOf, type ReceivedStock, ReceiveStock, type ReceiveStockInput } from '#contracts';
import { type Call, type Delivery, Handles, Subscribes } from '#platform';
import { ReceiveOrderedGoods } from './receive-ordered-goods.js';
import { ReceiveStockHandler } from './receive-stock.js';

/** How goods come in: by an imported invoice line, or by a received order. */
@Controller()
export class ReceiptsController {
  constructor(
    private readonly receiveStock: ReceiveStockHandler,
    private readonly receiveOrderedGoods: ReceiveOrderedGoods,
  ) {}

  @Handles(ReceiveStock)
  receive(input: ReceiveStockInput, call: Call): Promise<ReceivedStock> {
    return this.receiveStock.execute(call, input);
  }

  @Subscribes(OrderReceived)
  received(event: PayloadOf<typeof OrderReceived>, { tx }: Delivery): Promise<void> {
    return this.receiveOrderedGoods.execute(tx, event);
  }
}
