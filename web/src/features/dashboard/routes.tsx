import { Navigate, type RouteObject } from 'react-router-dom';
import { RequireSide } from '../../components/require-side';
import { paths } from '../../lib/paths';

export const routes: RouteObject[] = [
  {
    path: '/dashboard',
    lazy: async () => ({ Component: (await import('./pages/dashboard.page')).DashboardPage }),
  },
  {
    element: <RequireSide side="seller" />,
    children: [
      { path: '/seller', element: <Navigate to={paths.seller.dashboard()} replace /> },
      {
        path: '/seller/dashboard',
        lazy: async () => ({ Component: (await import('./pages/seller-dashboard.page')).SellerDashboardPage }),
      },
    ],
  },
];
