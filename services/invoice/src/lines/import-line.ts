import { Injectable } from '@nestjs/common';
import {
  CreatePrivateProduct,
  type IdInput,
  type ImportedLine,
  type ImportLineInput,
  InvoiceLineImported,
  type ProductSnapshot,
  type ReceivedStock,
  ReceiveStock,
  type ReceiveStockInput,
} from '#contracts';
import {
  type Actor,
  Commands,
  type Concluded,
  Concludes,
  conflict,
  Db,
  DomainError,
  impossible,
  Outbox,
  type Outcome,
  type Tx,
} from '#platform';
import type { InvoiceEntity } from '../invoices/invoice.entity.js';
import { InvoiceQueries } from '../invoices/invoice.queries.js';
import { lockLine, mustBeRead } from '../invoices/own-invoice.js';
import { ProductPairs } from '../learning/product-pairs.js';
import { UnnamedOrders } from '../matching/unnamed-orders.js';
import { LineItemEntity } from './line-item.entity.js';
import { type Goods, goodsOf, newProductOf, receiptKey } from './goods.js';

export const ALREADY_IN_STOCK = 'already-in-stock';

/** What a command for a line carries along. */
interface Importing {
  lineItemId: number;
  /** What will be sent to the stock, as it was when the import began. */
  goods: Goods;
}

/**
 * A line's goods into stock, once. What is sent is written down as the line is claimed, as a command (two for goods that
 * the catalogue does not know: first their product); from then on the line stays as it is until the outcome is known.
 */
@Injectable()
export class ImportLineItemHandler {
  constructor(
    private readonly db: Db,
    private readonly commands: Commands,
    private readonly outbox: Outbox,
    private readonly pairs: ProductPairs,
    private readonly queries: InvoiceQueries,
    private readonly unnamedOrders: UnnamedOrders,
  ) {}

  async execute(actor: Actor, input: ImportLineInput & IdInput): Promise<ImportedLine> {
    if (!input.countAgain) await this.askForOrder(actor, input.id);
    return this.import(actor, input);
  }

  private async askForOrder(actor: Actor, lineItemId: number): Promise<void> {
    const line = await this.db.row<{ invoiceId: number }>(
      'SELECT invoice_id AS "invoiceId" FROM invoice_line_items WHERE id = $1 AND import_started_at IS NULL',
      [lineItemId],
    );
    if (line) await this.unnamedOrders.refuse(actor, line.invoiceId);
  }

  private async import(actor: Actor, input: ImportLineInput & IdInput): Promise<ImportedLine> {
    for (;;) {
      const line = await this.db.transaction((tx) => this.claim(tx, actor, input));
      if (line.importedAt) {
        return { inventoryId: line.inventoryId!, created: line.inventoryCreated!, quantity: line.importQuantity! };
      }
      await this.commands.attempt(line.importCommand!).catch(unlessOutrun);
    }
  }

  /** Brings a claimed line in, as far as it goes now: what does not get through goes on by itself, or is refused. */
  async finish(actor: Actor, lineItemId: number): Promise<void> {
    await this.import(actor, { id: lineItemId }).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
    });
  }

  /** The line, with a command under way unless it is imported. */
  private async claim(tx: Tx, actor: Actor, input: ImportLineInput & IdInput): Promise<LineItemEntity> {
    const { invoice, line } = await lockLine(tx, actor, input.id);
    if (!line.importedAt && !line.importCommand) {
      mustBeRead(invoice);
      await this.begin(tx, actor, invoice, line, input.countAgain);
    }
    return line;
  }

  /** Claims a line of a locked invoice. What it throws, it throws before anything is written. */
  async begin(tx: Tx, actor: Actor, invoice: InvoiceEntity, line: LineItemEntity, countAgain?: boolean): Promise<void> {
    mustBeGoods(line);
    line.importQuantity = countAgain ? line.quantity : await this.leftToImport(tx, actor, invoice, line);
    const importing = { lineItemId: line.id, goods: goodsOf(invoice, line) };
    line.importStartedAt = new Date();
    line.importError = null;
    line.importCommand =
      line.productId === null
        ? await this.createProduct(tx, actor, invoice, line, importing)
        : await this.receive(tx, actor, line, line.productId, importing, orderedOf(invoice, line, countAgain));
    const { id, importQuantity, importStartedAt, importError, importCommand } = line;
    await tx.update(LineItemEntity, { id }, { importQuantity, importStartedAt, importError, importCommand });
  }

  /** Without what came in with the linked order, or another invoice for it. */
  private async leftToImport(
    tx: Tx,
    actor: Actor,
    { orderId }: InvoiceEntity,
    { id, productId, quantity }: LineItemEntity,
  ): Promise<number> {
    if (orderId === null || productId === null) return quantity!;
    const { ordered } = await this.queries.line(actor, id, tx);
    const inStock = ordered?.inStock ?? 0;
    if (inStock < quantity!) return quantity! - inStock;
    throw conflict('These goods came in with the order or another invoice for it: they are in stock already', {
      reason: ALREADY_IN_STOCK,
      inStock: [{ productId, quantity: inStock }],
    });
  }

  /** What the stock has of the linked order, which ordering's own word of it is on its way to say. */
  private async noteReceived(tx: Tx, invoice: InvoiceEntity, productId: number, received: number): Promise<void> {
    const { linkedOrder } = invoice;
    if (!linkedOrder) return;
    const receivedAt = new Date().toISOString();
    const lines = linkedOrder.lines.map((line) =>
      line.productId === productId && (line.received ?? 0) < received ? { ...line, received, receivedAt } : line,
    );
    invoice.linkedOrder = { ...linkedOrder, lines };
    await tx.save(invoice);
  }

  private createProduct(
    tx: Tx,
    actor: Actor,
    invoice: InvoiceEntity,
    line: LineItemEntity,
    context: Importing,
  ): Promise<string> {
    const { input, key } = newProductOf(invoice, line);
    return this.commands.add(tx, CreatePrivateProduct, input, { key, actor, context });
  }

  private receive(
    tx: Tx,
    actor: Actor,
    line: LineItemEntity,
    productId: number,
    context: Importing,
    ordered: Ordered = {},
  ): Promise<string> {
    // The same key whatever is sent: should these goods be in already, the stock says so instead of counting them twice.
    const key = receiptKey(line);
    return this.commands.add(tx, ReceiveStock, { productId, ...context.goods, ...ordered }, { key, actor, context });
  }

  @Concludes(CreatePrivateProduct)
  async productCreated(
    outcome: Outcome<ProductSnapshot>,
    { tx, actor, context }: Concluded<unknown, Importing>,
  ): Promise<void> {
    const { line } = await lockLine(tx, actor, context.lineItemId);
    if ('refusal' in outcome) return release(tx, line, outcome.refusal);
    line.productId = outcome.answer.id;
    line.importCommand = await this.receive(tx, actor, line, line.productId, context);
    await tx.save(line);
  }

  @Concludes(ReceiveStock)
  async received(
    outcome: Outcome<ReceivedStock>,
    { tx, actor, input, context }: Concluded<ReceiveStockInput, Importing>,
  ): Promise<void> {
    const { invoice, line } = await lockLine(tx, actor, context.lineItemId);
    if ('refusal' in outcome) {
      const { reason, received } = outcome.refusal.details;
      if (reason === ALREADY_IN_STOCK) await this.noteReceived(tx, invoice, input.productId, received as number);
      return release(tx, line, outcome.refusal);
    }
    const { productId, quantity } = input;
    const { inventoryId, created } = outcome.answer;
    Object.assign(line, { importCommand: null, importedAt: new Date(), inventoryId, inventoryCreated: created });
    await tx.save(line);
    await this.pairs.remember(tx, invoice.uploadedBy, invoice, line, productId);
    await this.outbox.add(tx, InvoiceLineImported, {
      invoiceId: invoice.id,
      lineItemId: line.id,
      userId: invoice.uploadedBy,
      invoiceNumber: invoice.invoiceNumber,
      productId,
      description: line.description,
      quantity,
      inventoryId,
    });
  }
}

/** What the stock is told of the linked order, where it asks for the line's product. */
type Ordered = Pick<ReceiveStockInput, 'orderId' | 'received'>;

function orderedOf({ linkedOrder }: InvoiceEntity, { productId }: LineItemEntity, countAgain?: boolean): Ordered {
  const ordered = linkedOrder?.lines.find((line) => line.productId === productId);
  if (!linkedOrder || !ordered) return {};
  return { orderId: linkedOrder.id, ...(!countAgain && { received: ordered.received ?? 0 }) };
}

/** Goods came in with the order meanwhile: the line is held against them anew. */
function unlessOutrun(error: unknown): void {
  if (!(error instanceof DomainError && error.details.reason === ALREADY_IN_STOCK)) throw error;
}

/** Nothing has happened: the line is free to be corrected, and says why. Nobody may be waiting for the answer any more. */
async function release(tx: Tx, line: LineItemEntity, refusal: DomainError): Promise<void> {
  line.importStartedAt = null;
  line.importCommand = null;
  line.importQuantity = null;
  line.importError = refusal.message;
  await tx.save(line);
}

/** What comes into stock, which is counted in whole units. */
function mustBeGoods({ quantity, unitPrice, lineTotal, description, isCharge }: LineItemEntity): void {
  if (isCharge) throw impossible('The line is a charge: there are no goods to come into stock');
  if (description.trim() === '') throw impossible('The line has no description');
  if (quantity === null) throw impossible('The line has no quantity');
  if (quantity < 0) throw impossible('The line takes goods back: take them out of your stock by hand');
  if ((unitPrice ?? 0) < 0 || (lineTotal ?? 0) < 0) {
    throw impossible('The line takes money off: there are no goods to come into stock');
  }
  if (!Number.isInteger(quantity) || quantity < 1) {
    throw impossible('Only whole quantities of at least 1 can be imported into stock');
  }
}
