import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** What of an order changes by hand; its status moves in change-order-status.ts alone, its first row is place-order's. */
@Entity('orders')
export class OrderEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  /** Cents, as are the next two. */
  @Column('integer')
  subtotal: number;

  @Column('integer')
  tax: number;

  @Column('integer', { name: 'total_amount' })
  totalAmount: number;

  @Column('text', { nullable: true })
  notes: string | null;

  /** `YYYY-MM-DD` */
  @Column('date', { name: 'promised_date', nullable: true })
  promisedDate: string | null;

  @Column('text', { name: 'tracking_number', nullable: true })
  trackingNumber: string | null;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt: Date;
}
