import { Controller } from '@nestjs/common';
import {
  InvoiceLinked,
  OrderReceived,
  type PayloadOf,
  type ReceivedStock,
  ReceiveStock,
  type ReceiveStockInput,
  type RestoredAnswer,
  UndoReceipts,
  type UndoReceiptsInput,
} from '#contracts';
import { type Call, type Delivery, Handles, Subscribes } from '#platform';
import { GoodsOnOrder } from '../copies/goods-on-order.js';
import { ArrivedGoods } from './arrived-goods.js';
import { ReceiveOrderedGoods } from './receive-ordered-goods.js';
import { ReceiveStockHandler } from './receive-stock.js';
import { UndoReceiptsHandler } from './undo-receipts.js';

/** How goods come in: by an imported invoice line, which can be undone, or by a received order. */
@Controller()
export class ReceiptsController {
  constructor(
    private readonly receiveStock: ReceiveStockHandler,
    private readonly undoReceipts: UndoReceiptsHandler,
    private readonly receiveOrderedGoods: ReceiveOrderedGoods,
    private readonly arrived: ArrivedGoods,
    private readonly onOrder: GoodsOnOrder,
  ) {}

  @Handles(ReceiveStock)
  receive(input: ReceiveStockInput, call: Call): Promise<ReceivedStock> {
    return this.receiveStock.execute(call, input);
  }

  @Handles(UndoReceipts)
  undo(input: UndoReceiptsInput, call: Call): Promise<RestoredAnswer> {
    return this.undoReceipts.execute(call, input);
  }

  @Subscribes(InvoiceLinked)
  linked(invoice: PayloadOf<typeof InvoiceLinked>, { tx }: Delivery): Promise<void> {
    return this.arrived.relink(tx, invoice);
  }

  @Subscribes(OrderReceived)
  async received(event: PayloadOf<typeof OrderReceived>, { tx }: Delivery): Promise<void> {
    await this.receiveOrderedGoods.execute(tx, event);
    const counted = event.lines.filter(({ receivedInAll }) => receivedInAll !== undefined);
    await this.onOrder.keep(
      tx,
      event,
      counted.map(({ productId, receivedInAll }) => ({ productId, receivedInAll })),
    );
  }
}
