import type { RouteObject } from 'react-router-dom';
import { ordersQuery } from '../../api/list-orders';
import { orderSummaryQuery } from '../../api/order-summary';
import { RequireSide } from '../../components/require-side';
import { listQueryOf } from '../../kit/list/list-query';
import { ahead } from '../../lib/ahead';
import { SELLER_ORDER_LIST, toOrderFilter } from './order-list';
import { PENDING } from './pending';

export const routes: RouteObject[] = [
  {
    element: <RequireSide side="seller" />,
    children: [
      {
        path: '/seller/orders',
        ...ahead('seller', (visit) => [
          orderSummaryQuery(),
          ordersQuery(
            visit.search.get('tab') === 'all' ? toOrderFilter(listQueryOf(SELLER_ORDER_LIST, visit)) : PENDING,
          ),
        ]),
        lazy: async () => ({ Component: (await import('./pages/seller-orders.page')).SellerOrdersPage }),
      },
    ],
  },
];
