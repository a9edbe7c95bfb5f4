import { Controller, Module } from '@nestjs/common';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import * as contracts from '#contracts';
import { type Call, Db, type DomainError, Handles, impossible, notFound, PlatformModule, unavailable } from '#platform';
import { goldenAnswer } from '#testing';

class CreateReceipts1700000000001 implements MigrationInterface {
  name = 'CreateReceipts1700000000001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE receipt (key text NOT NULL, input json NOT NULL)`);
    await runner.query(
      `CREATE TABLE product (id integer GENERATED ALWAYS AS IDENTITY (START ${FIRST_PRIVATE_ID}), key text, input json)`,
    );
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE receipt, product');
  }
}

/** `lost`: the work is done, but the answer never arrives. */
export type Line = 'normal' | 'lost' | 'away' | 'refused';

/** How the others answer: a test breaks the line to them. */
export class Lines {
  stock: Line = 'normal';
  catalogue: Line = 'normal';
  ordering: Line = 'normal';
  stockCalls = 0;
  /** Private suppliers by id, with the only user who sees them. */
  readonly privateSuppliers = new Map<number, number>();
  /** Orders by their ids, as their buyers sent them. */
  readonly orders = new Map<number, contracts.Order>();
}

/** Below, suppliers and products are everybody's; from here on only what somebody has made, for themselves, exists. */
export const FIRST_PRIVATE_ID = 9000;

/**
 * What invoice asks of catalog and inventory to change, with the little that it sees of them: each idempotency key
 * takes effect once, by the platform's own code on a real database.
 */
@Controller()
class OthersController {
  constructor(
    private readonly db: Db,
    private readonly lines: Lines,
  ) {}

  @Handles(contracts.ReceiveStock)
  async receive(input: contracts.ReceiveStockInput, call: Call): Promise<contracts.ReceivedStock> {
    this.lines.stockCalls++;
    return overLine(this.lines.stock, notFound('Product not found'), () =>
      this.db.idempotent(call, 'receive-stock', input, async (tx) => {
        await tx.changed('INSERT INTO receipt (key, input) VALUES ($1, $2)', [
          call.idempotencyKey,
          JSON.stringify(input),
        ]);
        return { inventoryId: 700 + input.productId, created: true };
      }),
    );
  }

  @Handles(contracts.UndoReceipts)
  undoReceipts(input: contracts.UndoReceiptsInput, call: Call): Promise<contracts.RestoredAnswer> {
    return overLine(this.lines.stock, impossible('Bolt has been counted since'), () =>
      this.db.idempotent(call, 'undo-receipts', input, async (tx) => {
        const gone = await tx.changed('DELETE FROM receipt WHERE key = ANY ($1)', [input.keys]);
        if (gone !== input.keys.length) throw new Error('Goods were taken out that had not come in');
        return { removed: 0, restored: gone };
      }),
    );
  }

  @Handles(contracts.GetSupplier)
  supplier({ id }: contracts.IdInput, { actor }: Call): Promise<contracts.Supplier> {
    return overLine(this.lines.catalogue, notFound('Supplier not found'), () => {
      const isSeen = id < FIRST_PRIVATE_ID || this.lines.privateSuppliers.get(id) === actor.userId;
      if (!isSeen) throw notFound('Supplier not found');
      return Promise.resolve(goldenAnswer(contracts.GetSupplier, { id }));
    });
  }

  @Handles(contracts.GetOrder)
  order({ id }: contracts.IdInput, { actor }: Call): Promise<contracts.Order> {
    const order = this.lines.orders.get(id);
    const isSeen = order && (order.buyerId === actor.userId || order.supplier.id === actor.userId);
    if (!isSeen) throw notFound('Order not found');
    return Promise.resolve(order);
  }

  @Handles(contracts.FindOrdersByNumber)
  findOrders(
    { orderNumbers }: { orderNumbers: string[] },
    { actor }: Call,
  ): Promise<{ orders: contracts.NumberedOrder[] }> {
    return overLine(this.lines.ordering, notFound('Order not found'), () => {
      const mine = [...this.lines.orders.values()].filter(({ buyerId }) => buyerId === actor.userId);
      const orders = mine.filter(({ orderNumber }) => orderNumbers.includes(orderNumber));
      return Promise.resolve({ orders: orders.map(({ id, status, supplierId }) => ({ id, status, supplierId })) });
    });
  }

  @Handles(contracts.FindReceivedOrders)
  findReceived(
    { goods }: { goods: { productId: number; quantity: number }[] },
    { actor }: Call,
  ): Promise<{ orders: contracts.ReceivedOrder[] }> {
    return overLine(this.lines.ordering, notFound('Order not found'), () => {
      const mine = [...this.lines.orders.values()].filter(({ buyerId }) => buyerId === actor.userId);
      const isReceived = ({ items }: contracts.Order): boolean =>
        goods.every(({ productId, quantity }) =>
          items.some((item) => item.productId === productId && item.receivedQuantity === quantity),
        );
      const receivedAt = '2026-11-02T08:00:00.000Z';
      const orders = mine.filter(isReceived).map(({ id, orderNumber }) => ({ id, orderNumber, receivedAt }));
      return Promise.resolve({ orders });
    });
  }

  @Handles(contracts.GetOrderedSuppliers)
  orderedSuppliers(
    _input: Record<string, never>,
    { actor }: Call,
  ): Promise<{ suppliers: { id: number; name: string }[] }> {
    const mine = [...this.lines.orders.values()].filter(({ buyerId }) => buyerId === actor.userId);
    return Promise.resolve({ suppliers: mine.map(({ supplier: { id, name } }) => ({ id, name })) });
  }

  @Handles(contracts.GetProductSnapshot)
  product({ id }: contracts.IdInput, { actor }: Call): Promise<contracts.ProductSnapshot> {
    return overLine(this.lines.catalogue, notFound('Product not found'), async () => {
      const made = `SELECT FROM product WHERE id = $1 AND input ->> 'privateTo' = $2`;
      const isSeen = id < FIRST_PRIVATE_ID || (await this.db.row(made, [id, String(actor.userId)]));
      if (!isSeen) throw notFound('Product not found');
      return goldenAnswer(contracts.GetProductSnapshot, { id });
    });
  }

  @Handles(contracts.CreatePrivateProduct)
  async createProduct(input: contracts.NewPrivateProduct, call: Call): Promise<contracts.ProductSnapshot> {
    return overLine(this.lines.catalogue, notFound('Supplier not found'), () =>
      this.db.idempotent(call, 'create-private-product', input, async (tx) => {
        const row = await tx.row<{ id: number }>('INSERT INTO product (key, input) VALUES ($1, $2) RETURNING id', [
          call.idempotencyKey,
          JSON.stringify({ ...input, privateTo: call.actor.userId }),
        ]);
        const product = { name: input.name, price: input.price, privateTo: call.actor.userId };
        return goldenAnswer(contracts.CreatePrivateProduct, { ...row, ...product });
      }),
    );
  }
}

async function overLine<T>(line: Line, refusal: DomainError, work: () => Promise<T>): Promise<T> {
  if (line === 'away') throw unavailable(new Error('away'));
  if (line === 'refused') throw refusal;
  const answer = await work();
  if (line === 'lost') throw unavailable(new Error('away'));
  return answer;
}

@Module({
  imports: [PlatformModule.forService({ name: 'others', entities: [], migrations: [CreateReceipts1700000000001] })],
  controllers: [OthersController],
  providers: [Lines],
})
export class OthersModule {}
