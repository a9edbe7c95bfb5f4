import { Injectable } from '@nestjs/common';
import { fold, squash } from '#invoice-reading';
import { Db, type Tx } from '#platform';

interface Vendor {
  supplierId: number | null;
  vendorName: string | null;
}
interface Printed {
  sku: string | null;
  description: string;
}

/** Which products a buyer took a vendor's lines for. The last import counts; it outlives the invoice. */
@Injectable()
export class ProductPairs {
  constructor(private readonly db: Db) {}

  async remember(tx: Tx, buyerId: number, vendor: Vendor, line: Printed, productId: number): Promise<void> {
    await tx.changed(
      `INSERT INTO product_pairs (uploaded_by, vendor_key, line_key, product_id)
       SELECT $1, vendor_key, $3, $4 FROM unnest($2::text[]) AS vendor_key
       ON CONFLICT (uploaded_by, vendor_key, line_key)
       DO UPDATE SET product_id = excluded.product_id, updated_at = now()`,
      [buyerId, vendorKeys(vendor), lineKey(line), productId],
    );
  }

  /** The product of each line, null where none is known. */
  async find(buyerId: number, vendor: Vendor, lines: Printed[]): Promise<(number | null)[]> {
    const keys = lines.map(lineKey);
    const rows = await this.db.rows<{ key: string; productId: number }>(
      `SELECT DISTINCT ON (line_key) line_key AS key, product_id AS "productId" FROM product_pairs
       WHERE uploaded_by = $1 AND vendor_key = ANY ($2) AND line_key = ANY ($3)
       ORDER BY line_key, updated_at DESC`,
      [buyerId, vendorKeys(vendor), [...new Set(keys)]],
    );
    const products = new Map(rows.map(({ key, productId }) => [key, productId]));
    return keys.map((key) => products.get(key) ?? null);
  }
}

/** A supplier is often only chosen in the review: the printed name stands for it until then. */
function vendorKeys({ supplierId, vendorName }: Vendor): string[] {
  const name = vendorName === null ? '' : fold(vendorName);
  return [...(supplierId === null ? [] : [`supplier:${supplierId}`]), ...(name === '' ? [] : [`name:${name}`])];
}

function lineKey({ sku, description }: Printed): string {
  const code = sku === null ? '' : squash(sku);
  return code === '' ? `words:${fold(description)}` : `code:${code}`;
}
