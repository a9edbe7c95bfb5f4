import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file in the store that no invoice owns: about to be processed, or to be deleted. */
@Entity('upload')
export class UploadEntity {
  @PrimaryColumn('text')
  key: string;

  @Column('integer', { name: 'uploaded_by' })
  uploadedBy: number;

  /** What the uploader said the file is. */
  @Column('text')
  extension: string;

  /** When the file goes, unless an invoice has taken it. */
  @Column('timestamptz', { name: 'drop_after' })
  dropAfter: Date;

  /** The invoice that had the same bytes already. */
  @Column('bigint', { name: 'invoice_id', nullable: true })
  invoiceId: number | null;
}
