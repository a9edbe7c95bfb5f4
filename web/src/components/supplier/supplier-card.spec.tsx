import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Supplier } from '../../api/list-suppliers';
import { fakeServer } from '../../testing/fake-server';
import { show } from '../../testing/render';
import { ConnectButton } from './connect-button';
import { SupplierCard } from './supplier-card';

const supplier = {
  ...{ id: 7, name: 'Harbor Fasteners', category: 'Hardware', location: null, productCount: 3 },
  ...{ relationshipStatus: 'none', ratings: { average: null, count: 0 } },
} as Supplier;

const card = (mayAskAgainAt: string) => {
  fakeServer().on('get', '/api/relationships', [{ id: 9, supplierId: 7, status: 'declined', mayAskAgainAt }]);
  show(<SupplierCard supplier={supplier} showRelationship actions={<ConnectButton supplier={supplier} />} />);
};

it('of one that declined says so, and from when to ask again', async () => {
  card('2999-03-31T12:00:00.000Z');
  await screen.findByText('Declined');
  screen.getByText('Ask again from Mar 31, 2999');
  screen.getByRole('button', { name: 'Why Harbor Fasteners declined' });
  expect(screen.queryByText('Connect')).toBeNull();
});

it('of one that may be asked again offers that', async () => {
  card('2001-03-31T12:00:00.000Z');
  await screen.findByText('Declined');
  screen.getByRole('button', { name: 'Ask again to connect with Harbor Fasteners' });
});
