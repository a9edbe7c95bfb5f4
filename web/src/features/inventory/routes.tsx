import type { RouteObject } from 'react-router-dom';
import { inventorySummaryQuery } from '../../api/inventory-summary';
import { RequireSide } from '../../components/require-side';
import { listQueryOf } from '../../kit/list/list-query';
import { ahead } from '../../lib/ahead';
import { inventoryQuery } from './api/list-inventory';
import { COUNT_LIST, INVENTORY_LIST } from './inventory-list';

export const routes: RouteObject[] = [
  {
    element: <RequireSide side="buyer" />,
    children: [
      {
        path: '/inventory',
        ...ahead('buyer', (visit) => [inventorySummaryQuery(), inventoryQuery(listQueryOf(INVENTORY_LIST, visit))]),
        lazy: async () => ({ Component: (await import('./pages/inventory.page')).InventoryPage }),
      },
      {
        path: '/inventory/count',
        ...ahead('buyer', (visit) => [inventorySummaryQuery(), inventoryQuery(listQueryOf(COUNT_LIST, visit))]),
        lazy: async () => ({ Component: (await import('./pages/count.page')).CountPage }),
      },
    ],
  },
];
