import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { connection, connectionFailed, whenBack } from '../../lib/connection';
import { answer, fakeServer } from '../../testing/fake-server';
import { show } from '../../testing/render';
import { ConnectionBanner } from './connection-banner';

const onBack = jest.fn();
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  onBack.mockClear();
  whenBack(onBack);
  server = fakeServer();
});
afterEach(() => act(() => connection.set({ state: 'up' })));

const health = () => server.asked('get', '/api/health').length;

describe('the banner of a lost connection', () => {
  it('“Try now” asks at once, and goes when the server answers, which fetches what was missed', async () => {
    server.on('get', '/api/health', { status: 'ok' });
    const { person } = show(<ConnectionBanner />);
    act(() => connectionFailed('60'));
    expect(screen.getByRole('status').textContent).toContain('Nothing can be changed for now. Next try at');
    expect(health()).toBe(0);
    await person.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
    expect(health()).toBe(1);
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('stays while the server says to come back later, and waits as long as it asks for', async () => {
    server.on('get', '/api/health', () => answer(503, {}, { 'Retry-After': '120' }));
    const { person } = show(<ConnectionBanner />);
    act(() => connectionFailed());
    await person.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(() => {
      const now = connection.get();
      expect(now.state === 'down' && now.nextTry > Date.now() + 100_000).toBe(true);
    });
    expect(screen.getByRole('button', { name: 'Try now' })).toBeTruthy();
    expect(onBack).not.toHaveBeenCalled();
  });

  it('says so when the device itself is offline, and offers no try', () => {
    show(<ConnectionBanner />);
    act(() => connection.set({ state: 'offline' }));
    expect(screen.getByRole('status').textContent).toContain('You are offline.');
    expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
  });
});
