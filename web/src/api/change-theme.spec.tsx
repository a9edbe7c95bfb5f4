import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import type { User } from '../lib/auth/current-user';
import { preferencesQuery } from '../lib/preferences';
import { chosenPreference, setPreference } from '../lib/theme/appearance';
import { fakeServer } from '../testing/fake-server';
import { aUser, show } from '../testing/render';
import { useChangeTheme, useUsersTheme } from './change-theme';

/** As the application's layout does: what is kept for the person is there before anything is drawn. */
const Application = () => (useQuery(preferencesQuery).isPending ? null : <Theme />);

function Theme() {
  useUsersTheme();
  const change = useChangeTheme();
  return <button onClick={() => change('light')}>Light</button>;
}

let server: ReturnType<typeof fakeServer>;
const logIn = async (chosen: string | undefined, user: Partial<User>) => {
  const values = chosen ? [{ name: 'appearance', value: JSON.stringify(chosen) }] : [];
  server = fakeServer().on('get', '/api/user/preferences', { values });
  const shown = show(<Application />, { user: aUser(user) });
  await screen.findByRole('button');
  return shown;
};
beforeEach(() => setPreference('dark'));

it('what was chosen in this browser outlives the log-in of somebody who never chose', async () => {
  await logIn(undefined, { darkMode: false });
  expect(chosenPreference()).toBe('dark');
});

it('what the user chose in another browser is shown in this one', async () => {
  await logIn('light', { darkMode: false });
  expect(chosenPreference()).toBe('light');
});

it('an administrator keeps their own while they work as somebody', async () => {
  await logIn('light', { darkMode: false, originalRole: 'admin' });
  expect(chosenPreference()).toBe('dark');
});

it('a choice is kept as one, even where it is what the server had', async () => {
  const { person } = await logIn(undefined, { darkMode: false });
  server.on('put', '/api/user/preferences/{name}', {});
  await person.click(screen.getByRole('button'));
  await waitFor(() => expect(server.asked('put', '/api/user/preferences/{name}')).toHaveLength(1));
  expect(chosenPreference()).toBe('light');
});
