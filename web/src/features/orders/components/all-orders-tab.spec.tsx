import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer, list } from '../../../testing/fake-server';
import { show } from '../../../testing/render';
import { AllOrdersTab } from './all-orders-tab';

it('calls the supplier of a link by name, also one that is not connected', async () => {
  fakeServer()
    .on('get', '/api/user/preferences', () => ({ values: [] }))
    .on('get', '/api/orders', () => list([]))
    .on('get', '/api/suppliers', () => list([{ id: 3, name: 'Harbor Fasteners' }]))
    .on('get', '/api/suppliers/{id}', { id: 7, name: 'Elm Supply' });
  show(<AllOrdersTab />, { at: '/orders?supplierId=7' });
  expect(await screen.findAllByText('Elm Supply')).not.toHaveLength(0);
});
