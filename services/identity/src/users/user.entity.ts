import { randomUUID } from 'node:crypto';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Currency, Role } from '#contracts';

/** A person who may log in. Username and email are unique whatever their case (see the migration). */
@Entity('users')
export class UserEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  username: string;

  @Column('text')
  email: string;

  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('text', { name: 'company_name' })
  companyName: string;

  @Column('text', { name: 'company_size', nullable: true })
  companySize: string | null = null;

  @Column('text', { nullable: true })
  industry: string | null = null;

  @Column('text', { nullable: true })
  phone: string | null = null;

  @Column('text', { nullable: true })
  address: string | null = null;

  @Column('text')
  role: Role;

  /** Has a supplier at catalog; copied from there (see `copies/`). */
  @Column('boolean', { name: 'owns_supplier' })
  ownsSupplier = false;

  @Column('text')
  currency: Currency = 'USD';

  @Column('boolean', { name: 'is_approved' })
  isApproved = false;

  /** Set while an administrator's refusal stands; who is refused is not in the approvals queue. */
  @Column('timestamptz', { name: 'rejected_at', nullable: true })
  rejectedAt: Date | null = null;

  @Column('boolean', { name: 'is_active' })
  isActive = true;

  /** Set when the account was closed; nothing personal is left then. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null = null;

  @Column('boolean', { name: 'two_factor_enabled' })
  twoFactorEnabled = false;

  @Column('boolean', { name: 'marketing_emails' })
  marketingEmails = false;

  @Column('boolean', { name: 'order_notifications' })
  orderNotifications = true;

  @Column('boolean', { name: 'inventory_alerts' })
  inventoryAlerts = true;

  @Column('boolean', { name: 'supplier_updates' })
  supplierUpdates = true;

  @Column('boolean', { name: 'dark_mode' })
  darkMode = false;

  @Column('boolean', { name: 'compact_view' })
  compactView = false;

  /** Whether suppliers who look for customers find this buyer. */
  @Column('boolean')
  discoverable = true;

  /**
   * Sessions opened under another epoch have ended. The database gives a new one with each change of password hash or
   * role and each deactivation (see migrations/end-sessions.ts), so that none can be forgotten.
   */
  @Column('uuid', { name: 'session_epoch' })
  sessionEpoch: string = randomUUID();

  /** The session that outlived the last end: the one in which its user changed the password. */
  @Column('text', { name: 'kept_session', nullable: true })
  keptSession: string | null = null;

  /** Grows with each change, so that copies elsewhere can keep the newest. */
  @Column('integer')
  version = 1;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date = new Date();

  get sells(): boolean {
    return this.role === 'seller' || this.ownsSupplier;
  }
}
