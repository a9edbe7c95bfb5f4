import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ExtractionStatus, InvoiceMail, InvoiceWarning, UndoneImport } from '#contracts';
import type { ExtractedData } from '#invoice-reading';
import type { LinkedOrder } from '../matching/linked-orders.js';

/** An uploaded invoice: the file, what was read from it, what a person made of it. */
@Entity('uploaded_invoices')
export class InvoiceEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'uploaded_by' })
  uploadedBy: number;

  @Column('text', { name: 'file_name' })
  fileName: string;

  @Column('text', { name: 'file_key' })
  fileKey: string;

  /** Media type, by content. */
  @Column('text', { name: 'file_type' })
  fileType: string;

  /** Of the file's bytes, in hex. */
  @Column('text')
  sha256: string;

  @Column('text', { name: 'extraction_status' })
  extractionStatus: ExtractionStatus = 'pending';

  @Column('integer', { name: 'reading_tries' })
  readingTries = 0;

  /** A picture, or a scan in a PDF, which is known once it has been looked at. */
  @Column('boolean', { name: 'needs_ocr' })
  needsOcr = false;

  @Column('jsonb', { name: 'extracted_data', nullable: true })
  extractedData: ExtractedData | null = null;

  @Column('text', { name: 'invoice_number', nullable: true })
  invoiceNumber: string | null = null;

  @Column('date', { name: 'invoice_date', nullable: true })
  invoiceDate: string | null = null;

  @Column('text', { name: 'vendor_name', nullable: true })
  vendorName: string | null = null;

  @Column('text', { nullable: true })
  currency: string | null = null;

  @Column('bigint', { name: 'total_amount', nullable: true })
  totalAmount: number | null = null;

  @Column('bigint', { name: 'tax_amount', nullable: true })
  taxAmount: number | null = null;

  @Column('integer', { name: 'supplier_id', nullable: true })
  supplierId: number | null = null;

  @Column('bigint', { name: 'order_id', nullable: true })
  orderId: number | null = null;

  @Column('jsonb', { name: 'linked_order', nullable: true })
  linkedOrder: LinkedOrder | null = null;

  /** How often the order has changed since goods of it were imported. */
  @Column('integer', { name: 'link_version' })
  linkVersion = 0;

  /** The email that the file came with. */
  @Column('jsonb', { nullable: true })
  mail: InvoiceMail | null = null;

  /** The command under way that takes its goods out of the stock again. */
  @Column('uuid', { name: 'undo_command', nullable: true })
  undoCommand: string | null = null;

  @Column('jsonb', { name: 'last_undo', nullable: true })
  lastUndo: UndoneImport | null = null;

  @Column('text', { name: 'failure_reason', nullable: true })
  failureReason: string | null = null;

  @Column('jsonb')
  warnings: InvoiceWarning[] = [];

  /** Fields that a person set, and not the reader. */
  @Column('text', { name: 'fields_set', array: true })
  fieldsSet: string[] = [];

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date = new Date();

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date = new Date();
}
