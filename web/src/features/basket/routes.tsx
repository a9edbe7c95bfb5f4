import type { RouteObject } from 'react-router-dom';
import { RequireSide } from '../../components/require-side';

export const routes: RouteObject[] = [
  {
    element: <RequireSide side="buyer" />,
    children: [{ path: '/cart', lazy: async () => ({ Component: (await import('./pages/cart.page')).CartPage }) }],
  },
];
