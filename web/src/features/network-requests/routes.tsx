import { Navigate, type RouteObject } from 'react-router-dom';
import { RequireSide } from '../../components/require-side';
import { paths } from '../../lib/paths';

export const routes: RouteObject[] = [
  {
    element: <RequireSide side="seller" />,
    children: [
      {
        path: '/seller/customers',
        lazy: async () => ({ Component: (await import('./pages/customers.page')).CustomersPage }),
      },
      { path: '/seller/buyers', element: <Navigate to={paths.seller.customers()} replace /> },
    ],
  },
];
