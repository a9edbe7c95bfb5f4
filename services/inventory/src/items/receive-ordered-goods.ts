import { Injectable } from '@nestjs/common';
import type { OrderReceived, PayloadOf } from '#contracts';
import type { Tx } from '#platform';
import { ProductCopies } from '../copies/product-copies.js';
import { ReceiveStockHandler } from './receive-stock.js';

/** The goods of a received order, into the buyer's stock. */
@Injectable()
export class ReceiveOrderedGoods {
  constructor(
    private readonly copies: ProductCopies,
    private readonly receiveStock: ReceiveStockHandler,
  ) {}

  /** Always in the order of products, so that two receipts at once cannot wait for each other. */
  async execute(tx: Tx, event: PayloadOf<typeof OrderReceived>): Promise<void> {
    const lines = event.lines.toSorted((a, b) => a.productId - b.productId);
    const { currency } = event;
    const supplier = { id: event.supplierId, name: event.supplierName };
    await this.copies.sketch(
      tx,
      lines.map(({ productId, name, sku, price }) => ({ id: productId, name, sku, price, currency, supplier })),
    );
    for (const { productId, quantity, price } of lines) {
      await this.receiveStock.receive(tx, event.buyerId, {
        productId,
        quantity,
        costPerUnit: price,
        costCurrency: currency,
        adjustmentType: 'receipt',
        reference: event.orderNumber,
      });
    }
  }
}
