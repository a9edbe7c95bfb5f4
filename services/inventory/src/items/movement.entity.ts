import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type MovementType = 'initial' | 'manual' | 'adjustment' | 'receipt' | 'invoice' | 'reversal';

/** One change of an item's stock. Rows are only ever added. */
@Entity('movements')
export class MovementEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('bigint', { name: 'item_id' })
  itemId: number;

  @Column('integer', { name: 'previous_stock' })
  previousStock: number;

  @Column('integer', { name: 'new_stock' })
  newStock: number;

  @Column('text')
  type: MovementType;

  /** What caused it: a reason, an order number, an invoice number. */
  @Column('text', { nullable: true })
  reference: string | null;

  @Column('text', { nullable: true })
  notes: string | null;

  @Column('integer', { name: 'performed_by' })
  performedBy: number;

  /** The administrator who acted as them. */
  @Column('integer', { name: 'impersonator_id', nullable: true })
  impersonatorId: number | null;

  /** The movement this one undoes. */
  @Column('bigint', { nullable: true })
  reverses: number | null;
}
