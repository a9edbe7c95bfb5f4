import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeServer, list } from '../../../testing/fake-server';
import { aUser, show } from '../../../testing/render';
import { UsersPage } from './users.page';

it('the list of users is a place to invite somebody', async () => {
  const server = fakeServer()
    .on('get', '/api/admin/users', () => list([aUser({ id: 7, username: 'grace' })]))
    .on('post', '/api/admin/invite', { id: 1 });
  const { person } = show(<UsersPage />, { user: aUser({ role: 'admin' }) });
  await person.click(await screen.findByRole('button', { name: 'Invite user' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite user' }));
  await person.type(dialog.getByRole('textbox', { name: /email/i }), 'new@example.com');
  await person.click(dialog.getByRole('button', { name: 'Send invitation' }));
  await screen.findByText('Invitation Sent');
  expect(server.asked('post', '/api/admin/invite')).toEqual([
    expect.objectContaining({ body: expect.objectContaining({ email: 'new@example.com', role: 'buyer' }) }),
  ]);
});
