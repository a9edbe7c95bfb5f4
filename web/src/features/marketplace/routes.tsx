import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  {
    path: '/marketplace',
    lazy: async () => ({ Component: (await import('./pages/marketplace.page')).MarketplacePage }),
  },
];
