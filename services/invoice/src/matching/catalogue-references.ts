import { Injectable } from '@nestjs/common';
import {
  GetProductSnapshot,
  GetSupplier,
  type IdInput,
  type UpdateInvoiceInput,
  type UpdateLineItemInput,
} from '#contracts';
import { type Actor, Db, notFound, Requests } from '#platform';

/**
 * What a person points an invoice at must be shown to them by the catalogue; not-found otherwise. What stands there
 * already is not asked about again: gone since, it must not be in the way of other corrections.
 */
@Injectable()
export class CatalogueReferences {
  constructor(
    private readonly db: Db,
    private readonly requests: Requests,
  ) {}

  async checkSupplier({ userId }: Actor, { id, supplierId }: UpdateInvoiceInput & IdInput): Promise<void> {
    if (!supplierId) return;
    const invoice = await this.db.row<{ supplierId: number | null }>(
      'SELECT supplier_id AS "supplierId" FROM uploaded_invoices WHERE id = $1 AND uploaded_by = $2',
      [id, userId],
    );
    if (!invoice) throw notFound('Invoice not found');
    if (invoice.supplierId !== supplierId) await this.requests.send(GetSupplier, { id: supplierId });
  }

  /** By the rule that the import into stock will hold the product to. */
  async checkProduct({ userId }: Actor, { id, productId }: UpdateLineItemInput & IdInput): Promise<void> {
    if (!productId) return;
    const line = await this.db.row<{ productId: number | null }>(
      `SELECT l.product_id AS "productId" FROM invoice_line_items l JOIN uploaded_invoices i ON i.id = l.invoice_id
       WHERE l.id = $1 AND i.uploaded_by = $2`,
      [id, userId],
    );
    if (!line) throw notFound('Line item not found');
    if (line.productId !== productId) await this.mustBeSeen(productId);
  }

  /** Nothing is said of no product. */
  async mustBeSeen(productId: number | null | undefined): Promise<void> {
    if (productId) await this.requests.send(GetProductSnapshot, { id: productId });
  }
}
