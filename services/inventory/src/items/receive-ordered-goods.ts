import { Injectable } from '@nestjs/common';
import { type OrderReceived, type PayloadOf, ReceiptRefused } from '#contracts';
import { DomainError, Outbox, type Tx } from '#platform';
import { ProductCopies } from '../copies/product-copies.js';
import { type Arrived, ArrivedGoods, unitsToStock } from './arrived-goods.js';
import { ItemRepository } from './item.repository.js';
import { ReceiveStockHandler } from './receive-stock.js';

type Received = PayloadOf<typeof OrderReceived>;
type Line = Received['lines'][number];

/** The goods of a received order, into the buyer's stock. */
@Injectable()
export class ReceiveOrderedGoods {
  constructor(
    private readonly copies: ProductCopies,
    private readonly receiveStock: ReceiveStockHandler,
    private readonly arrived: ArrivedGoods,
    private readonly items: ItemRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Always in the order of products, so that two receipts at once cannot wait for each other. */
  async execute(tx: Tx, event: Received): Promise<void> {
    const lines = event.lines.toSorted((a, b) => a.productId - b.productId);
    const arrived = await this.arrived.lock(
      tx,
      lines.map(({ productId, quantity, receivedInAll = quantity }) => ({
        ...{ orderId: event.orderId, productId, receivedInAll },
      })),
    );
    const { currency } = event;
    const supplier = { id: event.supplierId, name: event.supplierName };
    await this.copies.sketch(
      tx,
      lines.map(({ productId, name, sku, price }) => ({ id: productId, name, sku, price, currency, supplier })),
    );
    for (const line of lines) {
      await this.receiveOnce(
        tx,
        event,
        line,
        arrived.find(({ productId }) => productId === line.productId)!,
      );
    }
  }

  /** Without what an invoice brought in when nobody here or there knew of both. */
  private async receiveOnce(tx: Tx, event: Received, line: Line, arrived: Arrived): Promise<void> {
    const quantity = unitsToStock(line, arrived);
    if (quantity > 0) await this.receive(tx, event, { ...line, quantity });
    const inStock = line.quantity - quantity;
    if (inStock > 0) {
      const are = inStock === 1 ? '1 is' : `${inStock} are`;
      const reason = `${are} in stock already, imported with an invoice of this order`;
      await this.refuse(tx, event, { ...line, quantity: inStock }, reason);
    }
  }

  /** What an item cannot take in is told to the buyer: trying again would not help, and what else came must not wait. */
  private async receive(tx: Tx, event: Received, line: Line): Promise<void> {
    const { buyerId, orderNumber, currency } = event;
    const { productId, quantity, price } = line;
    try {
      await this.receiveStock.receive(tx, buyerId, {
        ...{ productId, quantity, costPerUnit: price, costCurrency: currency },
        adjustmentType: 'receipt',
        reference: orderNumber,
      });
    } catch (error) {
      if (!(error instanceof DomainError && error.kind === 'impossible')) throw error;
      await this.refuse(tx, event, line, error.message);
    }
  }

  private async refuse(tx: Tx, event: Received, line: Line, reason: string): Promise<void> {
    const { buyerId: userId, orderNumber, receiptId } = event;
    const { itemId: orderItemId, productId, quantity } = line;
    const item = await this.items.lockByProduct(tx, userId, productId);
    // Its goods went with it.
    if (!item) return;
    const { id: itemId, productName } = item;
    await this.outbox.add(tx, ReceiptRefused, {
      ...{ itemId, userId, productId, productName, quantity },
      ...{ orderNumber, receiptId, orderItemId, reason },
    });
  }
}
