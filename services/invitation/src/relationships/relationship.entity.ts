import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What the parties see, and `removed`: the buyer left. The row stays, so that the pair's version goes on growing. */
export type RelationshipStatus = 'pending' | 'active' | 'declined' | 'removed';

@Entity('relationships')
export class RelationshipEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('int', { name: 'buyer_id' })
  buyerId: number;

  @Column('int', { name: 'supplier_id' })
  supplierId: number;

  @Column('text')
  status: RelationshipStatus;

  @Column('text', { nullable: true })
  message: string | null;

  @Column('text', { name: 'decline_reason', nullable: true })
  declineReason: string | null;

  @Column('int', { default: 1 })
  version: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
