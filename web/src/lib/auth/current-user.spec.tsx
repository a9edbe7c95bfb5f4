import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { answer, fakeServer, refuse } from '../../testing/fake-server';
import { aUser, show } from '../../testing/render';
import { api, whenSessionEnds, whenSessionIsAnothers } from '../api-client';
import { queryClient } from '../query-client';
import { useToast } from '../use-toast';
import { checkSession, useSession } from './current-user';
import { exitPath } from './exit';
import { whenOtherWindowsTell } from './other-windows';
import { endSession, loseSession, startSession } from './session';

const Session = () => <p>{useSession().data?.username ?? 'nobody'}</p>;
const onAnother = jest.fn();
const ada = aUser();
const bob = aUser({ id: 2, username: 'bob' });

/** As a browser tells every window but the one that wrote. */
const told = () => window.dispatchEvent(new StorageEvent('storage', { key: 'session-changed' }));
const stop = whenOtherWindowsTell(() => void checkSession());
afterAll(stop);

beforeEach(() => {
  onAnother.mockClear();
  whenSessionEnds(loseSession);
  whenSessionIsAnothers(onAnother);
  queryClient.clear();
});

function shownFor(user: typeof ada) {
  startSession(user);
  render(
    <QueryClientProvider client={queryClient}>
      <Session />
    </QueryClientProvider>,
  );
  screen.getByText(user.username);
}

describe('a window whose browser’s session changed in another', () => {
  it('asks whose it is, and goes on when it is still the same user', async () => {
    const server = fakeServer().on('get', '/api/user', ada);
    shownFor(ada);
    told();
    await waitFor(() => expect(server.asked('get', '/api/user')).toHaveLength(1));
    screen.getByText('ada');
    expect(onAnother).not.toHaveBeenCalled();
  });

  it('begins anew for somebody else, and does not become theirs with what was typed before', async () => {
    fakeServer().on('get', '/api/user', bob);
    shownFor(ada);
    told();
    await waitFor(() => expect(onAnother).toHaveBeenCalledTimes(1));
    screen.getByText('ada');
  });

  it('asks to log in again when nobody is, and forgets what it knew', async () => {
    fakeServer().on('get', '/api/user', () => refuse(401, 'Not authenticated'));
    shownFor(ada);
    queryClient.setQueryData(['orders', 'list'], ['one']);
    told();
    await screen.findByText('nobody');
    expect(exitPath()).toBe('/auth?returnUrl=%2F&ended=true');
    expect(queryClient.getQueryData(['orders', 'list'])).toBeUndefined();
  });

  it('asks as well when it comes back from a rest in which it heard nothing', async () => {
    fakeServer().on('get', '/api/user', bob);
    shownFor(ada);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(onAnother).toHaveBeenCalledTimes(1));
  });
});

describe('other windows are told', () => {
  it.each([
    ['of a login', () => startSession(ada)],
    ['of a logout', () => endSession()],
  ])('%s', (_, change) => {
    change();
    const first = localStorage.getItem('session-changed');
    expect(first).not.toBeNull();
    change();
    expect(localStorage.getItem('session-changed')).not.toBe(first);
  });
});

describe('a change', () => {
  it('says for whom the page was drawn', async () => {
    const server = fakeServer().on('post', '/api/orders/suggested', () => answer(201, { orders: [] }));
    startSession(ada);
    await api.POST('/api/orders/suggested');
    expect(server.asked('post', '/api/orders/suggested')[0]!.headers.get('X-User-Id')).toBe('1');
  });

  it('that is refused because somebody else is logged in begins anew', async () => {
    const reply = () => refuse(401, 'Somebody else is logged in now', { reason: 'another-user' });
    fakeServer().on('post', '/api/orders/suggested', reply);
    startSession(ada);
    await expect(api.POST('/api/orders/suggested')).rejects.toThrow('Somebody else');
    expect(onAnother).toHaveBeenCalledTimes(1);
    expect(queryClient.getQueryData(['user'])).toEqual(ada);
  });

  it.each([
    ['of what is asked by all', () => api.GET('/api/user')],
    ['of a change', () => api.POST('/api/orders/suggested')],
  ])('whose session has ended, by the answer %s, leads to the log-in and is not said to fail', async (_, call) => {
    fakeServer()
      .on('get', '/api/user', () => refuse(401, 'Not authenticated'))
      .on('post', '/api/orders/suggested', () => refuse(401, 'Not authenticated'));
    startSession(ada);
    function Save() {
      const toast = useToast();
      return <button onClick={() => void call().catch((error) => toast.failure('Update failed', error))}>Save</button>;
    }
    const { person } = show(<Save />);
    await person.click(screen.getByText('Save'));
    await waitFor(() => expect(queryClient.getQueryData(['user'])).toBeNull());
    expect(exitPath()).toBe('/auth?returnUrl=%2F&ended=true');
    expect(screen.queryByText('Update failed')).toBeNull();
  });
});
