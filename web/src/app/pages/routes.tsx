import type { RouteObject } from 'react-router-dom';
import { RequireSide } from '../../components/require-side';

/** Pages that are put together from more than one feature. */
export const routes: RouteObject[] = [
  {
    element: <RequireSide side="buyer" />,
    children: [
      {
        path: '/orders',
        lazy: async () => ({ Component: (await import('./orders.page')).OrdersPage }),
        children: [
          {
            path: 'create',
            lazy: async () => ({
              Component: (await import('../../features/orders/pages/create-order.dialog')).CreateOrderDialog,
            }),
          },
        ],
      },
    ],
  },
];
