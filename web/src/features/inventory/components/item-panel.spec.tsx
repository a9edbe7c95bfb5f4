import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { fakeServer, list, refuse } from '../../../testing/fake-server';
import { show } from '../../../testing/render';
import { ItemActionsProvider } from './item-actions';
import { ItemPanel } from './item-panel';

const item = {
  ...{ id: 4, currentStock: 12_000, reorderThreshold: 5000, optimalStock: 20_000, stockStatus: 'in_stock' },
  ...{ averageMonthlyUsage: 60, location: null, notes: 'Dry\nCool', costPerUnit: null, costCurrency: null },
  ...{ lastOrderDate: null, reorder: { onOrder: 0, quantity: 8000 } },
  product: { id: 7, name: 'Hex bolt', sku: 'HB', category: null, price: 5, currency: 'USD', unitOfMeasure: 'piece' },
};

const panel = (
  <ItemActionsProvider>
    <ItemPanel />
  </ItemActionsProvider>
);

describe('the panel of an item', () => {
  let server: ReturnType<typeof fakeServer>;
  beforeEach(() => {
    server = fakeServer().on('get', '/api/inventory/{id}', item).on('get', '/api/inventory/{id}/history', list([]));
  });
  const open = async () => {
    show(panel, { at: '/inventory?item=4' });
    return (await screen.findByRole('heading', { name: 'Hex bolt' })).closest('[role=dialog]')!.textContent;
  };

  it('has figures that can be read', async () => {
    const text = await open();
    expect(text).toContain('12,000 pieces in stock, threshold 5,000');
    expect(text).toContain('Optimal stock20,000');
    expect(text).toContain('Days of cover6,000');
  });

  it('says what is to order where little is left, and not of a full shelf', async () => {
    expect(await open()).not.toContain('To order');
    cleanup();
    server.on('get', '/api/inventory/{id}', { ...item, currentStock: 12, stockStatus: 'low_stock' });
    expect(await open()).toContain('To order8,000 pieces');
  });

  it('says that there is no such item', async () => {
    server.on('get', '/api/inventory/{id}', refuse(404, 'Inventory item not found'));
    show(panel, { at: '/inventory?item=4' });
    await screen.findByRole('heading', { name: 'Item not found' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
