import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Who did what to whom, and when. Rows are only ever added. */
@Entity('audit_log', { schema: 'public' })
export class AuditEntryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('timestamptz')
  at: Date = new Date();

  @Column('integer', { name: 'actor_id' })
  actorId: number;

  /** The administrator behind the actor, while impersonating. */
  @Column('integer', { name: 'impersonator_id', nullable: true })
  impersonatorId: number | null;

  @Column('text')
  action: string;

  @Column('text', { name: 'entity_type' })
  entityType: string;

  @Column('bigint', { name: 'entity_id' })
  entityId: number;

  @Column('jsonb')
  details: object;
}
