import { Injectable } from '@nestjs/common';
import { type IdInput, type Order, OrderReceived, type ReceiveOrderInput } from '#contracts';
import { type Actor, type Call, conflict, Db, forbidden, impossible, Outbox, type Tx } from '#platform';
import { mustCountOnce } from './counted-again.js';
import { OrderItemEntity } from './order-item.entity.js';
import { OrderSteps } from './order-steps.js';
import { OrderQueries } from './order.queries.js';
import { factsOf, OrderRepository, type SeenOrder } from './order.repository.js';
import { ArrivedInStock } from './arrived-in-stock.js';
import { completes, outstandingOf, planReceipt, type ReceivedLine } from './receipt-plan.js';
import { recordReceipt } from './record-receipt.js';
import { SettleOrder } from './settle-order.js';

const MOST_PARTS = 200;

/** The buyer takes goods in: the event of the receipt is what makes their stock go up. */
@Injectable()
export class ReceiveOrderHandler {
  constructor(
    private readonly db: Db,
    private readonly orders: OrderRepository,
    private readonly steps: OrderSteps,
    private readonly settle: SettleOrder,
    private readonly arrived: ArrivedInStock,
    private readonly outbox: Outbox,
    private readonly queries: OrderQueries,
  ) {}

  execute(call: Call, input: ReceiveOrderInput & IdInput): Promise<Order> {
    return this.db.idempotent(call, 'receive-order', input, async (tx) => {
      await this.receive(tx, call.actor, input);
      return this.queries.getIn(tx, call.actor, input.id);
    });
  }

  /** For a transaction that is open already. */
  async receive(
    tx: Tx,
    actor: Actor,
    { id, lines: wanted, countAgain = false }: ReceiveOrderInput & IdInput,
  ): Promise<void> {
    // Locked: of two receipts at once, the second sees what the first took in.
    const order = await this.orders.lock(tx, actor, id);
    requireReceivable(order);
    const items = await tx.find(OrderItemEntity, { where: { orderId: id }, order: { id: 'ASC' } });
    const received = planReceipt(items, wanted);
    if (!countAgain) mustCountOnce(items, received);
    if (!completes(items, received)) await mustBeInFewParts(tx, id);
    const receiptId = await recordReceipt(tx, { orderId: id, receivedBy: actor.userId }, received);
    const isAll = completes(items, received);
    const arrives = order.status === 'shipped' && isAll;
    if (arrives) await this.steps.take(tx, actor, order, { status: 'delivered', notes: 'All goods received' });
    await this.arrived.note(tx, id);
    if (isAll) await this.settle.execute(tx, { ...order, status: 'delivered' });
    await this.outbox.add(tx, OrderReceived, {
      ...factsOf(order),
      status: arrives ? 'delivered' : order.status,
      receiptId,
      lines: received.map((line) =>
        toEventLine(
          items.find(({ id: itemId }) => itemId === line.itemId)!,
          line,
          countAgain,
        ),
      ),
    });
  }
}

/** The order is shown with all of them, to its supplier as well. */
async function mustBeInFewParts(tx: Tx, orderId: number): Promise<void> {
  const row = await tx.row<{ parts: number }>('SELECT count(*) AS parts FROM receipts WHERE order_id = $1', [orderId]);
  if (row!.parts >= MOST_PARTS - 1) {
    throw impossible(
      `An order is received in ${MOST_PARTS} parts at most: receive all that is outstanding, or close it`,
    );
  }
}

function requireReceivable({ side, status }: SeenOrder): void {
  if (side !== 'buyer') throw forbidden('Only the buyer can receive an order');
  if (status !== 'shipped' && status !== 'delivered') {
    throw conflict(`A ${status} order cannot be received: it must be shipped first`);
  }
}

/** What is in stock by an invoice counts with what is imported, not with what is received. */
function toEventLine(item: OrderItemEntity, line: ReceivedLine, countAgain: boolean) {
  const { id, productId, productName, sku, price, receivedQuantity, confirmedQuantity, importedVersion } = item;
  const { inStock } = line;
  const quantity = line.quantity - inStock;
  const receivedInAll = receivedQuantity - confirmedQuantity + item.reversedQuantity + quantity;
  return {
    ...{
      itemId: id,
      productId,
      name: productName,
      sku,
      quantity,
      ...(inStock > 0 && { inStock }),
      receivedInAll,
      price,
    },
    // By these, the stock sees what was imported that this service has not heard of.
    ...(!countAgain && { outstanding: outstandingOf(item) + confirmedQuantity, importedVersion }),
  };
}
