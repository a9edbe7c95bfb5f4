import { Navigate, type RouteObject } from 'react-router-dom';
import { salesQuery } from '../../api/get-sales';
import { inventorySummaryQuery } from '../../api/inventory-summary';
import { orderSummaryQuery } from '../../api/order-summary';
import { productSummaryQuery } from '../../api/product-summary';
import { RequireSide } from '../../components/require-side';
import { ahead } from '../../lib/ahead';
import { paths } from '../../lib/paths';

export const routes: RouteObject[] = [
  {
    path: '/dashboard',
    ...ahead('buyer', () => [orderSummaryQuery(), inventorySummaryQuery()]),
    lazy: async () => ({ Component: (await import('./pages/dashboard.page')).DashboardPage }),
  },
  {
    element: <RequireSide side="seller" />,
    children: [
      { path: '/seller', element: <Navigate to={paths.seller.dashboard()} replace /> },
      {
        path: '/seller/dashboard',
        ...ahead('seller', () => [orderSummaryQuery(), productSummaryQuery(), salesQuery()]),
        lazy: async () => ({ Component: (await import('./pages/seller-dashboard.page')).SellerDashboardPage }),
      },
    ],
  },
];
