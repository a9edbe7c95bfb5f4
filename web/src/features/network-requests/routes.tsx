import { Navigate, type RouteObject } from 'react-router-dom';
import { customersQuery } from '../../api/list-customers';
import { RequireSide } from '../../components/require-side';
import { listQueryOf } from '../../kit/list/list-query';
import { ahead } from '../../lib/ahead';
import { paths } from '../../lib/paths';
import { potentialBuyersQuery } from './api/find-buyers';
import { BUYER_LIST, toBuyerFilter } from './buyer-list';
import { CONNECTED, REQUESTS } from './customer-list';

export const routes: RouteObject[] = [
  {
    element: <RequireSide side="seller" />,
    children: [
      {
        path: '/seller/customers',
        ...ahead('seller', (visit) => [
          customersQuery(REQUESTS),
          customersQuery(CONNECTED),
          ...(visit.search.get('tab') === 'customers'
            ? []
            : [potentialBuyersQuery(toBuyerFilter(listQueryOf(BUYER_LIST, visit)))]),
        ]),
        lazy: async () => ({ Component: (await import('./pages/customers.page')).CustomersPage }),
      },
      { path: '/seller/buyers', element: <Navigate to={paths.seller.customers()} replace /> },
    ],
  },
];
