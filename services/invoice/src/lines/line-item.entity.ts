import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ProductSuggestion } from '#contracts';

/** PostgreSQL hands numerics over as text, because they may exceed a JavaScript number; quantities do not. */
const asNumber = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

/** One line of an invoice, and whether it went into stock. */
@Entity('invoice_line_items')
export class LineItemEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('bigint', { name: 'invoice_id' })
  invoiceId: number;

  /** Its place on the invoice, from 0. */
  @Column('integer')
  position: number;

  @Column('text', { nullable: true })
  sku: string | null = null;

  /** Whether a person set the code. */
  @Column('boolean', { name: 'sku_set' })
  skuSet = false;

  @Column('text')
  description: string;

  @Column('numeric', { nullable: true, transformer: asNumber })
  quantity: number | null = null;

  /** Cents. */
  @Column('bigint', { name: 'unit_price', nullable: true })
  unitPrice: number | null = null;

  /** Cents. */
  @Column('bigint', { name: 'line_total', nullable: true })
  lineTotal: number | null = null;

  /** Of no goods, such as freight: as it was read, until a person says otherwise. */
  @Column('boolean', { name: 'is_charge' })
  isCharge = false;

  @Column('integer', { name: 'product_id', nullable: true })
  productId: number | null = null;

  /** Whether a person chose another product than was found, or none. */
  @Column('boolean', { name: 'product_set' })
  productSet = false;

  @Column('boolean', { name: 'needs_review' })
  needsReview = false;

  @Column('text', { name: 'review_notes', nullable: true })
  reviewNotes: string | null = null;

  @Column('real')
  confidence: number;

  @Column('jsonb')
  suggestion: ProductSuggestion[] = [];

  /** From here on the line is as it was sent to the stock. */
  @Column('timestamptz', { name: 'import_started_at', nullable: true })
  importStartedAt: Date | null = null;

  /** The command under way, from the claim until the goods are in or refused. */
  @Column('uuid', { name: 'import_command', nullable: true })
  importCommand: string | null = null;

  /** Units sent to the stock: without what came in with the linked order, unless that was counted again. */
  @Column('integer', { name: 'import_quantity', nullable: true })
  importQuantity: number | null = null;

  /** Why the last import was refused, in words; null once it is tried again or the line is corrected. */
  @Column('text', { name: 'import_error', nullable: true })
  importError: string | null = null;

  @Column('timestamptz', { name: 'imported_at', nullable: true })
  importedAt: Date | null = null;

  @Column('bigint', { name: 'inventory_id', nullable: true })
  inventoryId: number | null = null;

  /** Whether the import made a new stock item. */
  @Column('boolean', { name: 'inventory_created', nullable: true })
  inventoryCreated: boolean | null = null;

  /** How often an import of it was undone. */
  @Column('integer', { name: 'times_undone' })
  timesUndone = 0;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date = new Date();
}
