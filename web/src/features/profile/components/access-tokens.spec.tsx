import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, fakeServer, refuse } from '../../../testing/fake-server';
import { show } from '../../../testing/render';
import { AccessTokens } from './access-tokens';

const scanner = {
  id: 3,
  name: 'Scanner',
  scopes: ['stock:write' as const],
  createdAt: '2026-01-31T12:00:00.000Z',
  expiresAt: '2026-05-01T12:00:00.000Z',
  lastUsedAt: null,
};

it('a token is shown once, until it is said to be saved; then it is in the list without its secret', async () => {
  let tokens: (typeof scanner)[] = [];
  const server = fakeServer()
    .on('get', '/api/user/tokens', () => answer(200, tokens))
    .on('post', '/api/user/tokens', ({ body }) => {
      if ((body as { password: string }).password !== 'right') {
        const wrong = 'Current password is incorrect';
        return refuse(403, wrong, { errors: [{ field: 'password', message: wrong }] });
      }
      tokens = [scanner];
      return answer(201, { ...scanner, token: 'ty_secret' });
    });
  const { person } = show(<AccessTokens />);
  await screen.findByText(/lets a program of yours/);
  await person.click(screen.getByRole('button', { name: 'New access token' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Make token' }));
  await dialog.findByText('Choose at least one thing that the token may do');
  await person.type(dialog.getByLabelText('Name'), 'Scanner');
  await person.click(dialog.getByLabelText('What it may do'));
  await person.click(await screen.findByTitle('Stock: read and write'));
  await person.type(dialog.getByLabelText('Password'), 'wrong');
  await person.click(dialog.getByRole('button', { name: 'Make token' }));
  await dialog.findByText('Current password is incorrect');
  await person.clear(dialog.getByLabelText('Password'));
  await person.type(dialog.getByLabelText('Password'), 'right');
  await person.click(dialog.getByRole('button', { name: 'Make token' }));
  await screen.findByText('ty_secret');
  expect(server.asked('post', '/api/user/tokens')).toHaveLength(2);
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'I have saved it' }));
  await waitFor(() => expect(screen.queryByText('ty_secret')).toBeNull());
  await screen.findByText(/Stock: read and write · until .* · never used/);
});
