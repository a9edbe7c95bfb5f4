import { Injectable } from '@nestjs/common';
import type { UserSnapshot } from '#contracts';
import { CopyTable, type Tx } from '#platform';

const RECIPIENTS = new CopyTable('recipients', { key: ['user_id'] });

/** What notification keeps of users: names, email address, switches, and whether they may sell. */
@Injectable()
export class RecipientCopies {
  /** Answers whether it was news. */
  async save(tx: Tx, user: UserSnapshot): Promise<boolean> {
    return RECIPIENTS.save(tx, {
      user_id: user.id,
      username: user.username,
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      company_name: user.companyName,
      role: user.role,
      is_active: user.isActive,
      marketing_emails: user.marketingEmails ?? false,
      order_notifications: user.orderNotifications,
      inventory_alerts: user.inventoryAlerts,
      supplier_updates: user.supplierUpdates,
      may_sell: user.isApproved && user.isActive,
      version: user.version,
    });
  }

  /** Whoever has this email address, in whatever case; null where nobody is known to. */
  async withEmail(tx: Tx, email: string): Promise<number | null> {
    const found = await tx.row<{ userId: number }>(
      'SELECT user_id AS "userId" FROM recipients WHERE lower(email) = lower($1) LIMIT 1',
      [email],
    );
    return found?.userId ?? null;
  }
}
