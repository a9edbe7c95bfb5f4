import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('products')
export class ProductEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text')
  sku: string;

  @Column('text', { nullable: true })
  category: string | null;

  /** Cents. */
  @Column('int')
  price: number;

  /** Of the price; null: the supplier's. */
  @Column('text', { nullable: true })
  currency: string | null;

  @Column('int', { name: 'min_order_quantity', default: 1 })
  minOrderQuantity: number;

  @Column('text', { name: 'unit_of_measure', default: 'piece' })
  unitOfMeasure: string;

  /** Days. */
  @Column('int', { name: 'lead_time', default: 1 })
  leadTime: number;

  @Column('text', { name: 'image_url', nullable: true })
  imageUrl: string | null;

  @Column('int', { name: 'brand_id', nullable: true })
  brandId: number | null;

  @Column('int', { name: 'supplier_id', nullable: true })
  supplierId: number | null;

  /** The buyer whose private product this is; null for a supplier's product. */
  @Column('int', { name: 'private_to', nullable: true })
  privateTo: number | null;

  @Column('int', { name: 'created_by' })
  createdBy: number;

  @Column('boolean', { name: 'is_approved', default: false })
  isApproved: boolean;

  @Column('boolean', { name: 'visible_on_marketplace', default: true })
  visibleOnMarketplace: boolean;

  /** Copy of the supplier's `isPublic`; always false for private products. */
  @Column('boolean', { name: 'supplier_public', default: false })
  supplierPublic: boolean;

  @Column('text', { name: 'rejection_reason', nullable: true })
  rejectionReason: string | null;

  @Column('timestamptz', { name: 'submitted_at', default: () => 'now()' })
  submittedAt: Date;

  @Column('int', { default: 1 })
  version: number;

  @Column('timestamptz', { name: 'archived_at', nullable: true })
  archivedAt: Date | null;
}
