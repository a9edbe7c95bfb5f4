import type { RouteObject } from 'react-router-dom';
import { listQueryOf } from '../../kit/list/list-query';
import { ahead } from '../../lib/ahead';
import { marketplaceSuppliersQuery } from './api/list-marketplace-suppliers';
import { MARKET_SUPPLIERS } from './supplier-list';

export const routes: RouteObject[] = [
  {
    path: '/marketplace',
    ...ahead(undefined, (visit) =>
      visit.search.has('tab') ? [] : [marketplaceSuppliersQuery(listQueryOf(MARKET_SUPPLIERS, visit))],
    ),
    lazy: async () => ({ Component: (await import('./pages/marketplace.page')).MarketplacePage }),
  },
];
