import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  {
    path: '/notifications',
    lazy: async () => ({ Component: (await import('./pages/notifications.page')).NotificationsPage }),
  },
];
