import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import {
  CreatePrivateProduct,
  type ImportedLine,
  InvoiceLineImported,
  type ReceivedStock,
  ReceiveStock,
} from '#contracts';
import { type Actor, Db, DomainError, impossible, Outbox, Requests, type Tx } from '#platform';
import type { InvoiceEntity } from '../invoices/invoice.entity.js';
import { lockLine, mustBeRead } from '../invoices/own-invoice.js';
import { ProductPairs } from '../learning/product-pairs.js';
import { LineItemEntity } from './line-item.entity.js';

interface Claim {
  invoice: InvoiceEntity;
  line: LineItemEntity;
}

/** Answers after which nothing has happened and nothing will: the line is free to be corrected. */
const REFUSALS = new Set(['invalid', 'forbidden', 'not-found', 'impossible']);

/**
 * A line's goods into stock, once. The line is claimed first and marked last; in between the stock is asked under a
 * key made from the line, so that whatever is repeated or dies on the way, the goods are counted once.
 */
@Injectable()
export class ImportLine {
  constructor(
    private readonly db: Db,
    private readonly requests: Requests,
    private readonly outbox: Outbox,
    private readonly pairs: ProductPairs,
  ) {}

  async execute(actor: Actor, lineItemId: number): Promise<ImportedLine> {
    const claim = await this.db.transaction((tx) => this.claim(tx, actor, lineItemId));
    if (claim.line.importedAt) return answerOf(claim.line);
    const productId = claim.line.productId ?? (await this.refusable(claim, () => this.createProduct(actor, claim)));
    const stock = await this.refusable(claim, () => this.receive(actor, claim, productId));
    return this.db.transaction((tx) => this.mark(tx, actor, lineItemId, productId, stock));
  }

  private async claim(tx: Tx, actor: Actor, lineItemId: number): Promise<Claim> {
    const claim = await lockLine(tx, actor, lineItemId);
    mustBeRead(claim.invoice);
    if (claim.line.importStartedAt) return claim;
    mustBeWhole(claim.line);
    claim.line.importStartedAt = new Date();
    await tx.save(claim.line);
    return claim;
  }

  /** Goods that the catalogue does not know. */
  private async createProduct(actor: Actor, { invoice, line }: Claim): Promise<number> {
    const { description: name, sku } = line;
    const input = { name, sku, price: line.unitPrice ?? 0, supplierId: invoice.supplierId };
    // The same goods once; other goods, after a refusal and a correction, are another product.
    const idempotencyKey = `invoice-line-${line.id}-${digestOf(input)}`;
    const product = await this.requests.send(CreatePrivateProduct, input, { as: actor, idempotencyKey });
    // Kept at once: should the import break off here, it goes on with this product.
    await this.db.rows('UPDATE invoice_line_items SET product_id = $2 WHERE id = $1', [line.id, product.id]);
    return product.id;
  }

  private receive(actor: Actor, { invoice, line }: Claim, productId: number): Promise<ReceivedStock> {
    return this.requests.send(
      ReceiveStock,
      {
        productId,
        quantity: line.quantity!,
        costPerUnit: line.unitPrice,
        adjustmentType: 'invoice',
        reference: invoice.invoiceNumber ?? invoice.fileName,
      },
      { as: actor, idempotencyKey: `invoice-line-${line.id}` },
    );
  }

  /** A refusal gives the claim back; when the outcome is unknown, the claim stays and the same is asked again. */
  private async refusable<T>({ line }: Claim, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof DomainError && REFUSALS.has(error.kind)) {
        await this.db.rows(
          'UPDATE invoice_line_items SET import_started_at = NULL WHERE id = $1 AND imported_at IS NULL',
          [line.id],
        );
      }
      throw error;
    }
  }

  private async mark(
    tx: Tx,
    actor: Actor,
    lineItemId: number,
    productId: number,
    stock: ReceivedStock,
  ): Promise<ImportedLine> {
    const { invoice, line } = await lockLine(tx, actor, lineItemId);
    if (line.importedAt) return answerOf(line);
    const now = new Date();
    Object.assign(line, {
      productId,
      importStartedAt: line.importStartedAt ?? now,
      importedAt: now,
      inventoryId: stock.inventoryId,
      inventoryCreated: stock.created,
    });
    await tx.save(line);
    await this.pairs.remember(tx, invoice.uploadedBy, invoice, line, productId);
    await this.outbox.add(tx, InvoiceLineImported, {
      invoiceId: invoice.id,
      lineItemId,
      userId: invoice.uploadedBy,
      invoiceNumber: invoice.invoiceNumber,
      productId,
      description: line.description,
      quantity: line.quantity!,
      inventoryId: stock.inventoryId,
    });
    return answerOf(line);
  }
}

const digestOf = (input: object): string => createHash('sha1').update(JSON.stringify(input)).digest('hex').slice(0, 16);

const answerOf = ({ inventoryId, inventoryCreated }: LineItemEntity): ImportedLine => ({
  inventoryId: inventoryId!,
  created: inventoryCreated!,
});

/** Stock is counted in whole units. */
function mustBeWhole({ quantity, description }: LineItemEntity): void {
  if (description.trim() === '') throw impossible('The line has no description');
  if (quantity === null) throw impossible('The line has no quantity');
  if (!Number.isInteger(quantity) || quantity < 1) {
    throw impossible('Only whole quantities of at least 1 can be imported into stock');
  }
}
