import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** Goods of one order that arrived together. */
@Entity('receipts')
export class ReceiptEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('bigint', { name: 'order_id' })
  orderId: number;

  @Column('integer', { name: 'received_by' })
  receivedBy: number;
}

@Entity('receipt_lines')
export class ReceiptLineEntity {
  @PrimaryColumn('bigint', { name: 'receipt_id' })
  receiptId: number;

  @PrimaryColumn('bigint', { name: 'item_id' })
  itemId: number;

  @Column('integer')
  quantity: number;

  /** Of them: units that an invoice had brought into stock. */
  @Column('integer', { name: 'in_stock' })
  inStock: number;
}
