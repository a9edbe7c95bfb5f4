import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The columns that use cases write; ratings, product count and search text are kept by the database or by events. */
@Entity('suppliers')
export class SupplierEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text')
  category: string;

  @Column('text', { name: 'contact_email', nullable: true })
  contactEmail: string | null;

  @Column('text', { name: 'contact_phone', nullable: true })
  contactPhone: string | null;

  @Column('text', { nullable: true })
  website: string | null;

  @Column('text', { nullable: true })
  whatsapp: string | null;

  @Column('text', { nullable: true })
  address: string | null;

  @Column('text', { nullable: true })
  location: string | null;

  /** Comma separated. */
  @Column('text', { nullable: true })
  tags: string | null;

  @Column('text', { name: 'logo_url', nullable: true })
  logoUrl: string | null;

  /** Days; what a new product has that says nothing else. */
  @Column('int', { name: 'default_lead_time', nullable: true })
  defaultLeadTime: number | null;

  /** Cents before tax. */
  @Column('int', { name: 'order_minimum', nullable: true })
  orderMinimum: number | null;

  @Column('text', { default: 'USD' })
  currency: string;

  /** Null for a buyer's private record. */
  @Column('int', { name: 'owner_id', nullable: true })
  ownerId: number | null;

  @Column('int', { name: 'created_by' })
  createdBy: number;

  /** The owner is approved and active. */
  @Column('boolean', { name: 'is_public', default: false })
  isPublic: boolean;

  @Column('int', { default: 1 })
  version: number;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;
}
