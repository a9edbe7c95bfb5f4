import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeServer, refuse } from '../../../testing/fake-server';
import { show } from '../../../testing/render';
import { ApprovalsPage } from './approvals.page';

const seller = (id: number, companyName: string) => ({
  ...{ id, companyName, firstName: 'Ada', lastName: 'Berg', username: `seller${id}`, email: `s${id}@example.com` },
  ...{ phone: null, industry: null, companySize: null, createdAt: `2026-01-0${id}T12:00:00.000Z` },
});

it('a decision brings the next card, and what came of it is said on the page, over no button', async () => {
  let users = [seller(1, 'Harbor Fasteners'), seller(2, 'Quist Timber')];
  fakeServer()
    .on('get', '/api/admin/approvals', () => ({ users, products: [] }))
    .on('post', '/api/admin/users/{id}/approve', ({ address }) => {
      if (address.includes('/2/')) return refuse(409, 'This seller was rejected meanwhile');
      users = users.slice(1);
      return users[0]!;
    });
  const { person } = show(<ApprovalsPage />, { at: '/admin/approvals' });
  await screen.findByRole('heading', { name: 'Harbor Fasteners' });
  await person.click(screen.getByRole('button', { name: /Approve/ }));
  await screen.findByRole('heading', { name: 'Quist Timber' });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Harbor Fasteners approved'));
  await person.click(screen.getByRole('button', { name: /Approve/ }));
  const failure = 'Failed to approve Quist Timber. This seller was rejected meanwhile';
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(failure));
  await screen.findByRole('heading', { name: 'Quist Timber' });
  expect(screen.queryByRole('alert')).toBeNull();
});
