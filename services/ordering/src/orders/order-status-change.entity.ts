import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { OrderStatus } from '#contracts';

/** One step of an order. Rows are only ever added. */
@Entity('order_status_changes')
export class OrderStatusChangeEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('bigint', { name: 'order_id' })
  orderId: number;

  @Column('text', { name: 'previous_status', nullable: true })
  previousStatus: OrderStatus | null;

  @Column('text', { name: 'new_status' })
  newStatus: OrderStatus;

  @Column('text', { nullable: true })
  notes: string | null;

  /** `YYYY-MM-DD`; what the supplier said of the shipment with this step, as is the next. */
  @Column('date', { name: 'promised_date', nullable: true })
  promisedDate: string | null;

  @Column('text', { name: 'tracking_number', nullable: true })
  trackingNumber: string | null;

  @Column('integer', { name: 'performed_by' })
  performedBy: number;

  /** The administrator who acted as them. */
  @Column('integer', { name: 'impersonator_id', nullable: true })
  impersonatorId: number | null;
}
