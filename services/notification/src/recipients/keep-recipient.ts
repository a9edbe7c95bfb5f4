import { Injectable } from '@nestjs/common';
import type { UserSnapshot } from '#contracts';
import type { Tx } from '#platform';

/** Keeps the newest known copy of a user: names, e-mail address and switches. */
@Injectable()
export class KeepRecipient {
  async execute(tx: Tx, user: UserSnapshot): Promise<void> {
    await tx.changed(
      `INSERT INTO recipients AS known (user_id, username, email, first_name, last_name, company_name,
                                        order_notifications, inventory_alerts, supplier_updates, version)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       ON CONFLICT (user_id) DO UPDATE SET
         username = excluded.username, email = excluded.email,
         first_name = excluded.first_name, last_name = excluded.last_name, company_name = excluded.company_name,
         order_notifications = excluded.order_notifications, inventory_alerts = excluded.inventory_alerts,
         supplier_updates = excluded.supplier_updates, version = excluded.version
       WHERE known.version < excluded.version`,
      [
        user.id,
        user.username,
        user.email,
        user.firstName,
        user.lastName,
        user.companyName,
        user.orderNotifications,
        user.inventoryAlerts,
        user.supplierUpdates,
        user.version,
      ],
    );
  }
}
