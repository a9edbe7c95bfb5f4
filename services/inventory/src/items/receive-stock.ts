import { Injectable } from '@nestjs/common';
import type { ProductSnapshot, ReceivedStock, ReceiveStockInput } from '#contracts';
import { type Actor, type Call, Db, impossible, type Tx } from '#platform';
import { ProductCopies } from '../copies/product-copies.js';
import { ApplyMovement } from './apply-movement.js';
import { ArrivedGoods, type OrderedProduct } from './arrived-goods.js';
import { ItemEntity } from './item.entity.js';
import { ItemRepository, type LockedItem } from './item.repository.js';
import { Receipts } from './receipts.js';
import { DEFAULT_THRESHOLD } from './stock-status.js';

/** Goods that arrived: into the item of their product, which is made if there is none. */
@Injectable()
export class ReceiveStockHandler {
  constructor(
    private readonly db: Db,
    private readonly copies: ProductCopies,
    private readonly items: ItemRepository,
    private readonly applyMovement: ApplyMovement,
    private readonly receipts: Receipts,
    private readonly arrived: ArrivedGoods,
  ) {}

  async execute(call: Call, input: ReceiveStockInput): Promise<ReceivedStock> {
    const earlier = await this.db.answered<ReceivedStock>(call, 'receive-stock', input);
    if (earlier) return earlier.answer;
    const product = await this.missingProduct(call.actor, input);
    return this.db.idempotent(call, 'receive-stock', input, async (tx) => {
      const { orderId, productId } = input;
      const ordered = orderId === undefined ? [] : [{ orderId, productId }];
      await this.mustCountOnce(tx, ordered, input);
      const received = await this.receive(tx, call.actor.userId, input, product, call.idempotencyKey);
      await this.arrived.recount(tx, ordered);
      return received;
    });
  }

  /** The invoice left out what it knew of: what has come in since with the order may be the same goods. */
  private async mustCountOnce(tx: Tx, ordered: OrderedProduct[], { received }: ReceiveStockInput): Promise<void> {
    if (ordered.length === 0) return;
    const [arrived] = await this.arrived.lock(tx, ordered);
    if (received === undefined || arrived!.received <= received) return;
    throw impossible('More of these goods came in with the order meanwhile', {
      reason: 'already-in-stock',
      received: arrived!.received,
    });
  }

  /** The product as catalog knows it, unless the caller already stocks it. */
  private async missingProduct(
    { userId }: Actor,
    { productId }: ReceiveStockInput,
  ): Promise<ProductSnapshot | undefined> {
    const stocked = await this.db.row('SELECT 1 FROM items WHERE user_id = $1 AND product_id = $2', [
      userId,
      productId,
    ]);
    return stocked ? undefined : this.copies.ask(productId);
  }

  /** For a transaction that is open already. What came in under a key can be taken out again by it. */
  async receive(
    tx: Tx,
    userId: number,
    input: ReceiveStockInput,
    product?: ProductSnapshot,
    key?: string,
  ): Promise<ReceivedStock> {
    if (product) await this.copies.save(tx, product);
    const { item, created } = await this.itemOf(tx, userId, input.productId);
    const itemId = item.id;
    const was = key === undefined ? undefined : await this.receipts.stateOf(tx, itemId);
    const movementId = await this.applyMovement.execute(tx, item, {
      quantity: input.quantity,
      type: input.adjustmentType,
      reference: input.reference,
      performedBy: userId,
    });
    await tx.update(ItemEntity, { id: item.id }, { lastOrderDate: new Date(), ...(await this.costOf(tx, input)) });
    const { quantity, orderId } = input;
    if (was) await this.receipts.note(tx, { userId, key: key!, itemId, movementId, created, was, quantity, orderId });
    return { inventoryId: item.id, created };
  }

  /** What the goods cost replaces what was known; goods without a cost change nothing. */
  private async costOf(
    tx: Tx,
    { productId, costPerUnit, costCurrency }: ReceiveStockInput,
  ): Promise<Partial<ItemEntity>> {
    if (costPerUnit === null) return {};
    return { costPerUnit, costCurrency: costCurrency ?? (await this.items.priceCurrency(tx, productId)) };
  }

  private async itemOf(tx: Tx, userId: number, productId: number): Promise<{ item: LockedItem; created: boolean }> {
    const created = await this.items.create(tx, userId, { productId, reorderThreshold: DEFAULT_THRESHOLD });
    if (created) return { item: created, created: true };
    const item = await this.items.lockByProduct(tx, userId, productId);
    if (!item)
      throw new Error(`Product ${productId} has neither an item of user ${userId} nor a copy to make one from`);
    return { item, created: false };
  }
}
