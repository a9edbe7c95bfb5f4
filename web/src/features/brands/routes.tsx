import type { RouteObject } from 'react-router-dom';
import { RequireSide } from '../../components/require-side';

export const routes: RouteObject[] = [
  {
    element: <RequireSide side="seller" />,
    children: [
      {
        path: '/seller/brands',
        lazy: async () => ({ Component: (await import('./pages/brands.page')).BrandsPage }),
      },
    ],
  },
];
