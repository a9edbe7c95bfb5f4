import type { RouteObject } from 'react-router-dom';
import { ordersQuery } from '../../api/list-orders';
import { orderSummaryQuery } from '../../api/order-summary';
import { RequireSide } from '../../components/require-side';
import { ahead } from '../../lib/ahead';
import { PENDING } from './pending';

export const routes: RouteObject[] = [
  {
    element: <RequireSide side="seller" />,
    children: [
      {
        path: '/seller/orders',
        ...ahead('seller', () => [orderSummaryQuery(), ordersQuery(PENDING)]),
        lazy: async () => ({ Component: (await import('./pages/seller-orders.page')).SellerOrdersPage }),
      },
    ],
  },
];
