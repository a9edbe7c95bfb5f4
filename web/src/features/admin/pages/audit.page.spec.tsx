import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeServer, list } from '../../../testing/fake-server';
import { aUser, show } from '../../../testing/render';
import { UserMenu } from '../components/user-menu';
import { AuditPage } from './audit.page';

const admin = aUser({ role: 'admin' });

it('the audit log of one user asks for what they did and what was done to them, and names them', async () => {
  const entry = {
    id: 1,
    at: '2026-01-01T00:00:00.000Z',
    actorId: 1,
    actorUsername: 'root',
    impersonatorId: null,
    impersonatorUsername: null,
    action: 'user.password-reset',
    entityType: 'user',
    entityId: 7,
    entityName: 'grace',
    outcome: 'done',
    status: null,
    details: {},
  };
  const server = fakeServer().on('get', '/api/admin/audit', () => list([entry]));
  const { person } = show(<AuditPage />, { at: '/?userId=7', user: admin });
  const chip = await screen.findByRole('button', { name: 'Remove filter User: grace' });
  const queries = () => server.asked('get', '/api/admin/audit').map(({ query }) => query['userId']);
  expect(queries()).toEqual(['7']);
  await person.click(chip);
  await waitFor(() => expect(queries()).toEqual(['7', undefined]));
});

it('the menu of a user leads to it', async () => {
  const { person } = show(<UserMenu user={aUser({ id: 7, username: 'grace' })} />, { user: admin });
  await person.click(screen.getByRole('button', { name: 'More actions for grace' }));
  const link = await screen.findByRole('link', { name: 'Audit log' });
  expect(link.getAttribute('href')).toBe('/admin/audit?userId=7');
});

it('a request while impersonating says what was asked for, and whether it was refused', async () => {
  const entry = {
    ...{ id: 1, at: '2026-01-01T00:00:00.000Z', action: 'impersonation.write' },
    ...{ actorId: 7, actorUsername: 'grace', impersonatorId: 1, impersonatorUsername: 'root' },
    ...{ entityType: 'user', entityId: 7, entityName: 'grace' },
    ...{ outcome: 'refused', status: 403 },
    details: { id: 3, method: 'DELETE', path: '/api/user' },
  };
  const older = { ...entry, id: 2, outcome: 'unknown', status: null };
  fakeServer().on('get', '/api/admin/audit', () => list([entry, older]));
  show(<AuditPage />, { at: '/', user: admin });
  expect(await screen.findAllByText('Request while impersonating: DELETE /api/user')).toHaveLength(2);
  screen.getByText('Refused (403)');
  screen.getByText('Not known');
});
