import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answer, fakeServer } from '../../../testing/fake-server';
import { aUser, show } from '../../../testing/render';
import { ProfilePage } from '../pages/profile.page';
import { SettingsPage } from '../pages/settings.page';

const THEIRS = ['Set up two-factor', 'Download my data', 'Delete Account'];
const impersonated = aUser({ originalRole: 'admin' });
const withoutSessions = () =>
  fakeServer()
    .on('get', '/api/user/sessions', () => answer(200, []))
    .on('get', '/api/user/passkeys', () => answer(200, []));

it('an administrator who works as somebody sees how that person logs in, cannot change it, and is told why', async () => {
  withoutSessions();
  show(<SettingsPage />, { user: impersonated });
  await screen.findByText('Only ada can change how they log in, and take or delete their data');
  for (const name of THEIRS) expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  expect(screen.getByRole('switch', { name: /Marketing/ })).toHaveProperty('disabled', false);
});

it('whoever works as themselves can', async () => {
  withoutSessions();
  show(<SettingsPage />);
  for (const name of THEIRS) {
    expect(await screen.findByRole('button', { name })).toHaveProperty('disabled', false);
  }
  expect(screen.queryByText(/^Only ada can/)).toBeNull();
});

it('of the profile that is the password and the address, and nothing else', () => {
  show(<ProfilePage />, { user: impersonated });
  expect(screen.getByLabelText('Email')).toHaveProperty('disabled', true);
  expect(screen.getByLabelText('Current password')).toHaveProperty('disabled', true);
  expect(screen.getByLabelText('First name')).toHaveProperty('disabled', false);
});
