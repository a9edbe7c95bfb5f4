import type { RouteObject } from 'react-router-dom';
import { ownSuppliersQuery } from '../../api/own-suppliers';
import { productSummaryQuery } from '../../api/product-summary';
import { RequireSide } from '../../components/require-side';
import { ahead } from '../../lib/ahead';

export const routes: RouteObject[] = [
  {
    element: <RequireSide side="seller" />,
    children: [
      {
        path: '/seller/brands',
        ...ahead('seller', () => [ownSuppliersQuery, productSummaryQuery()]),
        lazy: async () => ({ Component: (await import('./pages/brands.page')).BrandsPage }),
      },
    ],
  },
];
