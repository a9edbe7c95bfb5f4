import type { RouteObject } from 'react-router-dom';
import { ahead } from '../../lib/ahead';
import { ownSessionsQuery } from './api/own-sessions';

export const routes: RouteObject[] = [
  {
    path: '/profile',
    lazy: async () => ({ Component: (await import('./pages/profile.page')).ProfilePage }),
  },
  {
    path: '/settings',
    ...ahead(undefined, () => [ownSessionsQuery]),
    lazy: async () => ({ Component: (await import('./pages/settings.page')).SettingsPage }),
  },
];
