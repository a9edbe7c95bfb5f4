import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Supplier } from '../../api/list-suppliers';
import { fakeServer } from '../../testing/fake-server';
import { show } from '../../testing/render';
import { CatalogButton } from './catalog-button';
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

const way = (relationshipStatus: Supplier['relationshipStatus'], change: Partial<Supplier> = {}) => {
  fakeServer().on('get', '/api/relationships', []);
  show(<CatalogButton supplier={{ ...supplier, relationshipStatus, userId: 3, ...change }} to="/suppliers/7" />);
};

it('opens the catalog of a connected supplier alone', async () => {
  way('active');
  expect((await screen.findByRole('link', { name: 'View Catalog' })).getAttribute('href')).toBe('/suppliers/7');
});

it('has a locked catalog while the supplier has not answered', async () => {
  way('pending');
  expect(await screen.findByRole('button', { name: 'Invitation Pending' })).toHaveProperty('disabled', true);
  expect(screen.queryByText('View Catalog')).toBeNull();
});

it('lets a stranger ask, without a catalog', async () => {
  way('none');
  await screen.findByRole('button', { name: 'Connect with Harbor Fasteners' });
  expect(screen.queryByText('View Catalog')).toBeNull();
});

it('opens one’s own catalog', async () => {
  way('none', { userId: 1 });
  await screen.findByRole('link', { name: 'View Catalog' });
});
