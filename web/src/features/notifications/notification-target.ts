import { paths } from '../../lib/paths';
import type { ViewMode } from '../../lib/view-mode';
import type { Notification } from './api/list-notifications';

/** The lists that are exported, by what their notifications are about. */
const EXPORTS: Record<string, string> = {
  order_export: '/api/orders/exports',
  inventory_export: '/api/inventory/exports',
  own_data_export: '/api/user/exports',
  audit_export: '/api/admin/audit/exports',
  product_export: '/api/products/exports',
};

/** The address of the file that a notification tells of. */
export function notificationFile({ entityType, entityId, metadata }: Notification): string | undefined {
  const folder = EXPORTS[entityType ?? ''];
  return folder && metadata['rows'] !== undefined ? `${folder}/${entityId}` : undefined;
}

/** The page of what a notification is about; undefined when there is nothing to go to. */
export function notificationTarget({ entityType, entityId }: Notification, side: ViewMode): string | undefined {
  switch (entityType) {
    case 'order':
      if (entityId === null) return undefined;
      return side === 'seller' ? paths.seller.order(entityId) : paths.order(entityId);
    case 'conversation':
      return entityId === null ? undefined : paths.conversation(entityId);
    case 'inventory':
    case 'inventory_import':
      return paths.inventory({ tab: 'alerts' });
    case 'invoice':
      return entityId === null ? undefined : paths.invoice(entityId);
    case 'products':
      return paths.seller.products();
    case 'product':
      return entityId === null ? paths.seller.products() : paths.seller.product(entityId);
    case 'relationship':
      return side === 'seller' ? paths.seller.customers({ tab: 'customers' }) : paths.suppliers();
    case 'invitation':
      return side === 'seller' ? paths.seller.suppliers() : paths.suppliers();
    case 'supplier':
      return entityId === null ? undefined : paths.supplier(entityId);
    case 'user':
      return paths.profile();
    case 'security':
      return paths.settings();
    case 'access_token':
    case 'webhook':
      return paths.settings({ tab: 'api' });
    default:
      return undefined;
  }
}
