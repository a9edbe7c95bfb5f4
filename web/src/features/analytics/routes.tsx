import type { RouteObject } from 'react-router-dom';
import { salesQuery } from '../../api/get-sales';
import { RequireSide } from '../../components/require-side';
import { listQueryOf } from '../../kit/list/list-query';
import { ahead } from '../../lib/ahead';
import { salesByQuery } from './api/list-sales';
import { SALES_LIST, toSalesFilter } from './sales-list';

export const routes: RouteObject[] = [
  {
    element: <RequireSide side="seller" />,
    children: [
      {
        path: '/seller/analytics',
        ...ahead('seller', (visit) => {
          const filter = toSalesFilter(listQueryOf(SALES_LIST, visit), visit.search);
          return [salesQuery({ from: filter.from, to: filter.to }), salesByQuery(filter)];
        }),
        lazy: async () => ({ Component: (await import('./pages/analytics.page')).AnalyticsPage }),
      },
    ],
  },
];
