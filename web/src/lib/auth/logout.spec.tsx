import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answer, fakeServer, refuse } from '../../testing/fake-server';
import { aUser, show } from '../../testing/render';
import { api, whenSessionEnds } from '../api-client';
import { queryClient } from '../query-client';
import { userKey } from '../query-keys';
import { exitPath } from './exit';
import { useLogout } from './logout';
import { loseSession, startSession } from './session';

function Logout() {
  const logout = useLogout();
  return <button onClick={() => logout.mutate()}>Logout</button>;
}

/** A call on its way when the session ends, which learns of it by its 401. */
const late = () => api.GET('/api/basket').catch(() => undefined);
const user = () => queryClient.getQueryData(userKey);

describe('who logs out', () => {
  let finish: (reply: Response) => void;

  beforeEach(async () => {
    whenSessionEnds(loseSession);
    startSession(aUser());
    const server = fakeServer()
      .on('get', '/api/basket', () => refuse(401, 'Not authenticated'))
      .on('post', '/api/logout', () => new Promise<Response>((done) => (finish = done)));
    const { person } = show(<Logout />);
    await person.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(server.asked('post', '/api/logout')).toHaveLength(1));
  });

  it('goes to the log-in page, also when another call learns first that nobody is logged in', async () => {
    await late();
    expect(user()).toBeNull();
    expect(exitPath()).toBe('/auth');
    finish(answer(204));
    await screen.findByText('Logged out');
    expect(exitPath()).toBe('/auth');
  });

  it('goes there, also when another call learns of it afterwards', async () => {
    finish(answer(204));
    await screen.findByText('Logged out');
    await late();
    expect(exitPath()).toBe('/auth');
  });

  it('stays when that fails, and is brought back to where they were when thrown out later', async () => {
    finish(refuse(503, 'The service is away'));
    await screen.findByText('Logout failed');
    expect(user()).not.toBeNull();
    await late();
    expect(user()).toBeNull();
    expect(exitPath()).toBe('/auth?returnUrl=%2F&ended=true');
  });
});
