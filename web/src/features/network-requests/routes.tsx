import { Navigate, type RouteObject } from 'react-router-dom';
import { customersQuery } from '../../api/list-customers';
import { RequireSide } from '../../components/require-side';
import { ahead } from '../../lib/ahead';
import { paths } from '../../lib/paths';
import { CONNECTED, REQUESTS } from './customer-list';

export const routes: RouteObject[] = [
  {
    element: <RequireSide side="seller" />,
    children: [
      {
        path: '/seller/customers',
        ...ahead('seller', () => [customersQuery(REQUESTS), customersQuery(CONNECTED)]),
        lazy: async () => ({ Component: (await import('./pages/customers.page')).CustomersPage }),
      },
      { path: '/seller/buyers', element: <Navigate to={paths.seller.customers({ tab: 'discovery' })} replace /> },
    ],
  },
];
