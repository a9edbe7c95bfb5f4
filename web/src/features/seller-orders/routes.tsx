import type { RouteObject } from 'react-router-dom';
import { RequireSide } from '../../components/require-side';

export const routes: RouteObject[] = [
  {
    element: <RequireSide side="seller" />,
    children: [
      {
        path: '/seller/orders',
        lazy: async () => ({ Component: (await import('./pages/seller-orders.page')).SellerOrdersPage }),
      },
    ],
  },
];
