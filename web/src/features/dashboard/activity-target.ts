import { paths } from '../../lib/paths';
import type { ViewMode } from '../../lib/view-mode';
import type { Activity } from './api/list-activities';

/** The page of what was done; undefined where there is none. */
export function activityTarget({ entityType, entityId }: Activity, side: ViewMode): string | undefined {
  if (entityId === null) return undefined;
  switch (entityType) {
    case 'order':
      return side === 'seller' ? paths.seller.order(entityId) : paths.order(entityId);
    case 'inventory':
      return paths.inventoryItem(entityId);
    case 'inventory_import':
      return paths.inventory();
    case 'invoice':
      return paths.invoice(entityId);
    case 'products':
      return paths.seller.products();
    case 'product':
      return paths.seller.product(entityId);
    case 'relationship':
      return paths.seller.customers({ tab: 'customers' });
    case 'supplier':
      return paths.supplier(entityId);
    default:
      return undefined;
  }
}
