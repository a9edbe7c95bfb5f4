import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../../testing/fake-server';
import { aUser, show } from '../../testing/render';
import { AdminSection } from './admin-section';

const admin = aUser({ role: 'admin' });
const places = () => screen.getAllByRole('link').map((link) => link.textContent);

it('leads administrators to their places, and says how many sellers and products wait', async () => {
  const users = [aUser({ id: 8, role: 'seller' }), aUser({ id: 9, role: 'seller' })];
  fakeServer().on('get', '/api/admin/approvals', () => ({
    users,
    products: [],
    userCount: String(users.length),
    productCount: '0',
  }));
  show(<AdminSection collapsed={false} />, { user: admin });
  await waitFor(() => expect(places()).toEqual(['Admin Dashboard', 'Users', 'Approvals2 waiting', 'Metrics']));
});

it('says nothing of an empty queue', async () => {
  const server = fakeServer().on('get', '/api/admin/approvals', () => ({
    users: [],
    products: [],
    userCount: '0',
    productCount: '0',
  }));
  show(<AdminSection collapsed={false} />, { user: admin });
  await waitFor(() => expect(server.asked('get', '/api/admin/approvals')).toHaveLength(1));
  expect(places()).toEqual(['Admin Dashboard', 'Users', 'Approvals', 'Metrics']);
});
