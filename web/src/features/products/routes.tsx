import type { RouteObject } from 'react-router-dom';
import { RequireSide } from '../../components/require-side';

export const routes: RouteObject[] = [
  {
    element: <RequireSide side="seller" />,
    children: [
      {
        path: '/seller/products',
        lazy: async () => ({ Component: (await import('./pages/products.page')).ProductsPage }),
        children: [
          { path: 'new', lazy: async () => ({ Component: (await import('./pages/new-product')).NewProduct }) },
          { path: ':productId', lazy: async () => ({ Component: (await import('./pages/edit-product')).EditProduct }) },
        ],
      },
    ],
  },
];
