import type { MailSwitch } from '#contracts';

/** The recipient's column behind each switch of the settings. */
export const SWITCH_COLUMNS: Record<MailSwitch, string> = {
  marketingEmails: 'marketing_emails',
  orderNotifications: 'order_notifications',
  inventoryAlerts: 'inventory_alerts',
  supplierUpdates: 'supplier_updates',
};

/** What a switch stands for, as in `You get this because … are on`. */
export const SWITCH_NAMES: Record<MailSwitch, string> = {
  marketingEmails: 'tips and news',
  orderNotifications: 'order notifications',
  inventoryAlerts: 'inventory alerts',
  supplierUpdates: 'supplier updates',
};
