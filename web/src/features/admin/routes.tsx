import type { RouteObject } from 'react-router-dom';
import { RequireAdmin } from '../../components/require-admin';
import { listQueryOf } from '../../kit/list/list-query';
import { ofRecord } from '../../kit/page/record-id';
import { ahead } from '../../lib/ahead';
import { approvalsQuery } from './api/list-approvals';
import { allSuppliersQuery } from './api/list-all-suppliers';
import { metricsQuery } from './api/get-metrics';
import { deadLettersQuery } from './api/dead-letters';
import { auditQuery } from './api/list-audit';
import { systemSettingsQuery } from './api/system-settings';
import { usersQuery } from './api/list-users';
import { userAccountQuery, userAuditQuery, userSessionsQuery } from './api/user-account';
import { AUDIT_LIST, toAuditFilter } from './audit-list';
import { adminInvitationsQuery } from './api/admin-invitations';
import { DEAD_LETTER_LIST, toDeadLetterFilter } from './dead-letter-list';
import { INVITATION_LIST, toInvitationFilter } from './invitation-list';
import { AdminHome } from './components/admin-home';
import { ALL_SUPPLIERS } from './supplier-list';
import { toUserFilter, USER_LIST } from './user-list';

const userOf = ofRecord('userId', (id) => [userAccountQuery(id), userSessionsQuery(id), userAuditQuery(id)]);

export const routes: RouteObject[] = [
  {
    element: <RequireAdmin />,
    children: [
      {
        path: '/admin/users/:userId',
        ...ahead(undefined, (visit) => (visit.isAdmin ? userOf(visit) : [])),
        lazy: async () => ({ Component: (await import('./pages/user.page')).UserPage }),
      },
      {
        path: '/admin',
        lazy: async () => ({ Component: (await import('./pages/admin.layout')).AdminLayout }),
        children: [
          { index: true, element: <AdminHome /> },
          {
            path: 'users',
            ...ahead(undefined, (visit) =>
              visit.isAdmin ? [usersQuery(toUserFilter(listQueryOf(USER_LIST, visit)))] : [],
            ),
            lazy: async () => ({ Component: (await import('./pages/users.page')).UsersPage }),
          },
          {
            path: 'suppliers',
            ...ahead(undefined, (visit) =>
              visit.isAdmin ? [allSuppliersQuery(listQueryOf(ALL_SUPPLIERS, visit))] : [],
            ),
            lazy: async () => ({ Component: (await import('./pages/suppliers.page')).SuppliersPage }),
          },
          {
            path: 'invitations',
            ...ahead(undefined, (visit) =>
              visit.isAdmin ? [adminInvitationsQuery(toInvitationFilter(listQueryOf(INVITATION_LIST, visit)))] : [],
            ),
            lazy: async () => ({ Component: (await import('./pages/invitations.page')).InvitationsPage }),
          },
          {
            path: 'approvals',
            ...ahead(undefined, ({ isAdmin }) => (isAdmin ? [approvalsQuery] : [])),
            lazy: async () => ({ Component: (await import('./pages/approvals.page')).ApprovalsPage }),
          },
          {
            path: 'metrics',
            ...ahead(undefined, ({ isAdmin }) => (isAdmin ? [metricsQuery] : [])),
            lazy: async () => ({ Component: (await import('./pages/metrics.page')).MetricsPage }),
          },
          {
            path: 'dead-letters',
            ...ahead(undefined, (visit) =>
              visit.isAdmin ? [deadLettersQuery(toDeadLetterFilter(listQueryOf(DEAD_LETTER_LIST, visit)))] : [],
            ),
            lazy: async () => ({ Component: (await import('./pages/dead-letters.page')).DeadLettersPage }),
          },
          {
            path: 'settings',
            ...ahead(undefined, ({ isAdmin }) => (isAdmin ? [systemSettingsQuery] : [])),
            lazy: async () => ({ Component: (await import('./pages/system-settings.page')).SystemSettingsPage }),
          },
          {
            path: 'audit',
            ...ahead(undefined, (visit) =>
              visit.isAdmin ? [auditQuery(toAuditFilter(listQueryOf(AUDIT_LIST, visit)))] : [],
            ),
            lazy: async () => ({ Component: (await import('./pages/audit.page')).AuditPage }),
          },
        ],
      },
    ],
  },
];
