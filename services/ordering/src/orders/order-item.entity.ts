import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A line, with its product as it was when it was ordered. */
@Entity('order_items')
export class OrderItemEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('bigint', { name: 'order_id' })
  orderId: number;

  @Column('integer', { name: 'product_id' })
  productId: number;

  @Column('text', { name: 'product_name' })
  productName: string;

  @Column('text')
  sku: string;

  /** Null where it was not known: from before it was kept. */
  @Column('text', { nullable: true })
  category: string | null;

  @Column('text', { name: 'image_url', nullable: true })
  imageUrl: string | null;

  @Column('integer')
  quantity: number;

  /** Cents per unit. */
  @Column('integer')
  price: number;

  /** Cents. */
  @Column('integer')
  subtotal: number;

  /** Units the buyer has taken in so far. */
  @Column('integer', { name: 'received_quantity' })
  receivedQuantity: number;

  /** Of those: units that were in stock by an invoice of the order already. */
  @Column('integer', { name: 'confirmed_quantity' })
  confirmedQuantity: number;

  /** Units received once that the buyer took out of the stock again. */
  @Column('integer', { name: 'reversed_quantity' })
  reversedQuantity: number;

  /** Units that will not come. */
  @Column('integer', { name: 'closed_quantity' })
  closedQuantity: number;

  /** Units that invoices of the order brought into stock, as inventory tells. */
  @Column('bigint', { name: 'imported_quantity' })
  importedQuantity: number;

  @Column('integer', { name: 'imported_version' })
  importedVersion: number;
}
