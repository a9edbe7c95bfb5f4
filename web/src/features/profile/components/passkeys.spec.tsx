import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, fakeServer } from '../../../testing/fake-server';
import { show } from '../../../testing/render';
import { Passkeys } from './passkeys';

const laptop = { id: 3, name: 'Laptop', createdAt: '2026-01-31T12:00:00.000Z', lastUsedAt: null };
const creation = {
  rp: { id: 'localhost', name: 'Tradeyard' },
  user: { id: 'AAAA', name: 'ada', displayName: 'Ada Berg' },
  challenge: 'AAAA',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};

beforeEach(() => {
  const refuse = () => Promise.reject(Object.assign(new Error('cancelled'), { name: 'NotAllowedError' }));
  Object.assign(window, { PublicKeyCredential: function PublicKeyCredential() {} });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: refuse } });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

it('a browser that makes none says so, and nothing is sent', async () => {
  const server = fakeServer()
    .on('get', '/api/user/passkeys', () => answer(200, []))
    .on('post', '/api/user/passkeys/options', () => answer(200, creation));
  const { person } = show(<Passkeys />);
  await screen.findByText(/without a password or a code/);
  await person.click(screen.getByRole('button', { name: 'Add a passkey' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Name'), 'Laptop');
  await person.type(dialog.getByLabelText('Password'), 'right');
  await person.click(dialog.getByRole('button', { name: 'Add passkey' }));
  await screen.findByText('No passkey was chosen, or it took too long.');
  expect(server.asked('post', '/api/user/passkeys')).toEqual([]);
});

it('one is removed with the password', async () => {
  let passkeys = [laptop];
  const server = fakeServer()
    .on('get', '/api/user/passkeys', () => answer(200, passkeys))
    .on('delete', '/api/user/passkeys/{id}', () => {
      passkeys = [];
      return answer(204);
    });
  const { person } = show(<Passkeys />);
  await person.click(await screen.findByRole('button', { name: 'Remove Laptop' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Password'), 'right');
  await person.click(dialog.getByRole('button', { name: 'Remove passkey' }));
  await waitFor(() => expect(screen.queryByText('Laptop')).toBeNull());
  expect(server.asked('delete', '/api/user/passkeys/{id}').map(({ body }) => body)).toEqual([{ password: 'right' }]);
});
