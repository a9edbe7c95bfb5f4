import { Navigate, type RouteObject } from 'react-router-dom';
import { RequireAdmin } from '../../components/require-admin';
import { paths } from '../../lib/paths';

export const routes: RouteObject[] = [
  {
    element: <RequireAdmin />,
    children: [
      {
        path: '/admin',
        lazy: async () => ({ Component: (await import('./pages/admin.layout')).AdminLayout }),
        children: [
          { index: true, element: <Navigate to={paths.admin.users()} replace /> },
          { path: 'users', lazy: async () => ({ Component: (await import('./pages/users.page')).UsersPage }) },
          {
            path: 'approvals',
            lazy: async () => ({ Component: (await import('./pages/approvals.page')).ApprovalsPage }),
          },
        ],
      },
    ],
  },
];
