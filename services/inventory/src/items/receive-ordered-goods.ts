import { Injectable } from '@nestjs/common';
import { type OrderReceived, type PayloadOf, ReceiptRefused } from '#contracts';
import { DomainError, Outbox, type Tx } from '#platform';
import { ProductCopies } from '../copies/product-copies.js';
import { ItemRepository } from './item.repository.js';
import { ReceiveStockHandler } from './receive-stock.js';

type Received = PayloadOf<typeof OrderReceived>;

/** The goods of a received order, into the buyer's stock. */
@Injectable()
export class ReceiveOrderedGoods {
  constructor(
    private readonly copies: ProductCopies,
    private readonly receiveStock: ReceiveStockHandler,
    private readonly items: ItemRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Always in the order of products, so that two receipts at once cannot wait for each other. */
  async execute(tx: Tx, event: Received): Promise<void> {
    const lines = event.lines.toSorted((a, b) => a.productId - b.productId);
    const { currency } = event;
    const supplier = { id: event.supplierId, name: event.supplierName };
    await this.copies.sketch(
      tx,
      lines.map(({ productId, name, sku, price }) => ({ id: productId, name, sku, price, currency, supplier })),
    );
    for (const line of lines) await this.receive(tx, event, line);
  }

  /** What an item cannot take in is told to the buyer: trying again would not help, and what else came must not wait. */
  private async receive(tx: Tx, event: Received, line: Received['lines'][number]): Promise<void> {
    const { buyerId: userId, orderNumber, receiptId, currency } = event;
    const { itemId: orderItemId, productId, quantity, price } = line;
    try {
      await this.receiveStock.receive(tx, userId, {
        ...{ productId, quantity, costPerUnit: price, costCurrency: currency },
        adjustmentType: 'receipt',
        reference: orderNumber,
      });
    } catch (error) {
      if (!(error instanceof DomainError && error.kind === 'impossible')) throw error;
      const { id: itemId, productName } = (await this.items.lockByProduct(tx, userId, productId))!;
      const goods = { itemId, userId, productId, productName, quantity };
      await this.outbox.add(tx, ReceiptRefused, {
        ...goods,
        orderNumber,
        receiptId,
        orderItemId,
        reason: error.message,
      });
    }
  }
}
