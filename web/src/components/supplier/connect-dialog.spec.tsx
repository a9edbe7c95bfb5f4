import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Relationship } from '../../api/list-customers';
import type { Supplier } from '../../api/list-suppliers';
import { fakeServer } from '../../testing/fake-server';
import { show } from '../../testing/render';
import { ConnectDialog } from './connect-dialog';

const DAY = 24 * 60 * 60 * 1000;
const SUPPLIER = { id: 7, name: 'Harbor Fasteners', relationshipStatus: 'none' } as Supplier;

const declined = (mayAskAgainAt: Date): Partial<Relationship> => ({
  ...{ id: 9, supplierId: 7, status: 'declined', declineReason: 'Too far away', updatedAt: '2026-03-01T12:00:00.000Z' },
  ...{ mayAskAgainAt: mayAskAgainAt.toISOString(), supplier: { ...SUPPLIER, category: 'Other', location: null } },
});

it('who was declined reads when and why, and writes nothing before they may ask again', async () => {
  fakeServer().on('get', '/api/relationships', [declined(new Date(Date.now() + DAY))]);
  show(<ConnectDialog supplier={SUPPLIER} onClose={() => undefined} />);
  await screen.findByText('Harbor Fasteners declined your request on Mar 1, 2026');
  screen.getByText('Too far away');
  screen.getByText(/^You may ask again from /);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('once the wait is over they ask again', async () => {
  const server = fakeServer()
    .on('get', '/api/relationships', [declined(new Date(Date.now() - DAY))])
    .on('post', '/api/marketplace/connect', declined(new Date()));
  const onClose = jest.fn();
  const { person } = show(<ConnectDialog supplier={SUPPLIER} onClose={onClose} />);
  await screen.findByText('You may ask again now.');
  await person.click(await screen.findByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.asked('post', '/api/marketplace/connect')).toHaveLength(1);
});

it('who never asked writes at once', async () => {
  fakeServer().on('get', '/api/relationships', []);
  show(<ConnectDialog supplier={SUPPLIER} onClose={() => undefined} />);
  await screen.findByRole('textbox', { name: /^Message/ });
  expect(screen.queryByText(/declined/)).toBeNull();
});
