import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** What of an item is set by hand. Stock moves in SQL only (see apply-movement.ts), so it is no column here. */
@Entity('items')
export class ItemEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'user_id' })
  userId: number;

  @Column('integer', { name: 'reorder_threshold' })
  reorderThreshold: number;

  @Column('integer', { name: 'optimal_stock', nullable: true })
  optimalStock: number | null;

  @Column('integer', { name: 'reorder_quantity', nullable: true })
  reorderQuantity: number | null;

  @Column('timestamptz', { name: 'last_order_date', nullable: true })
  lastOrderDate: Date | null;

  @Column('text', { nullable: true })
  location: string | null;

  @Column('text', { nullable: true })
  notes: string | null;

  @Column('double precision', { name: 'average_monthly_usage', nullable: true })
  averageMonthlyUsage: number | null;

  /** Cents. */
  @Column('integer', { name: 'cost_per_unit', nullable: true })
  costPerUnit: number | null;

  /** Set whenever there is a cost. */
  @Column('text', { name: 'cost_currency', nullable: true })
  costCurrency: string | null;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt: Date;
}
