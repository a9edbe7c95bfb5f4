import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  {
    path: '/profile',
    lazy: async () => ({ Component: (await import('./pages/profile.page')).ProfilePage }),
  },
  {
    path: '/settings',
    lazy: async () => ({ Component: (await import('./pages/settings.page')).SettingsPage }),
  },
];
