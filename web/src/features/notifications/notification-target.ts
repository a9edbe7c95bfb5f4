import { paths } from '../../lib/paths';
import type { ViewMode } from '../../lib/view-mode';
import type { Notification } from './api/list-notifications';

/** The page of what a notification is about; undefined when there is nothing to go to. */
export function notificationTarget({ entityType, entityId }: Notification, side: ViewMode): string | undefined {
  switch (entityType) {
    case 'order':
      if (entityId === null) return undefined;
      return side === 'seller' ? paths.seller.order(entityId) : paths.order(entityId);
    case 'inventory':
      return paths.inventory({ tab: 'alerts' });
    case 'invoice':
      return entityId === null ? undefined : paths.invoice(entityId);
    case 'product':
      return entityId === null ? paths.seller.products() : paths.seller.product(entityId);
    case 'relationship':
      return side === 'seller' ? paths.seller.customers() : paths.suppliers();
    case 'supplier':
      return entityId === null ? undefined : paths.supplier(entityId);
    default:
      return undefined;
  }
}
