import { describe, expect, it } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { Switch } from 'antd';
import { currentUserQuery } from '../lib/auth/current-user';
import { fakeServer, refuse } from '../testing/fake-server';
import { late } from '../testing/late';
import { aUser, show } from '../testing/render';
import { useUpdateSetting } from './update-setting';

function CompactSwitch() {
  const { data: user } = useQuery(currentUserQuery);
  const update = useUpdateSetting();
  return user ? (
    <Switch
      aria-label="Compact view"
      checked={user.compactView}
      onChange={(value) => update.mutate({ setting: 'compactView', value })}
    />
  ) : null;
}

describe('a switch of the settings', () => {
  const isOn = () => screen.getByRole('switch').getAttribute('aria-checked') === 'true';

  it('moves at once and stays when the server has kept it', async () => {
    const { answer, arrive } = late<object>();
    const server = fakeServer()
      .on('get', '/api/user', aUser())
      .on('patch', '/api/user/settings', () => answer);
    const { person } = show(<CompactSwitch />);
    await person.click(await screen.findByRole('switch'));
    await waitFor(() => expect(isOn()).toBe(true));
    arrive(aUser({ compactView: true }));
    await screen.findByText('Settings updated');
    expect(isOn()).toBe(true);
    expect(server.asked('patch', '/api/user/settings').map(({ body }) => body)).toEqual([{ compactView: true }]);
  });

  it('moves back when it could not be kept', async () => {
    const { answer, arrive } = late<Response>();
    fakeServer()
      .on('get', '/api/user', aUser())
      .on('patch', '/api/user/settings', () => answer);
    const { person } = show(<CompactSwitch />);
    await person.click(await screen.findByRole('switch'));
    await waitFor(() => expect(isOn()).toBe(true));
    arrive(refuse(500, 'Something went wrong'));
    await screen.findByText('Update failed');
    await waitFor(() => expect(isOn()).toBe(false));
  });
});
