import type { RouteObject } from 'react-router-dom';
import { ordersQuery } from '../../api/list-orders';
import { orderSummaryQuery } from '../../api/order-summary';
import { RequireSide } from '../../components/require-side';
import { ORDER_LIST, toOrderFilter } from '../../features/orders/order-list';
import { listQueryOf } from '../../kit/list/list-query';
import { ahead } from '../../lib/ahead';

/** Pages that are put together from more than one feature. */
export const routes: RouteObject[] = [
  {
    element: <RequireSide side="buyer" />,
    children: [
      {
        path: '/orders',
        ...ahead('buyer', (visit) => [
          orderSummaryQuery(),
          ...(visit.search.has('tab') ? [] : [ordersQuery(toOrderFilter(listQueryOf(ORDER_LIST, visit)))]),
        ]),
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
