import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer, list } from '../../../testing/fake-server';
import { show } from '../../../testing/render';
import { InventoryPage } from './inventory.page';

it('what is out of stock is at or below its threshold, too: one number of low stock alerts, wherever it stands', async () => {
  localStorage.clear();
  const states = { totalItems: 26, inStock: 10, lowStock: 9, outOfStock: 7 };
  fakeServer()
    .on('get', '/api/inventory', list([]))
    .on('get', '/api/inventory/summary', { ...states, values: [], categories: [], suppliers: [] });
  show(<InventoryPage />);
  const card = await screen.findByRole('link', { name: 'Low Stock Alerts' });
  expect(card.getAttribute('href')).toBe('/?tab=alerts');
  expect((await screen.findByText(/26 total items/)).textContent).toContain('16 low stock, 7 of them out of stock');
  expect(card.closest('dl')!.textContent).toContain('Low Stock Alerts16Out of Stock7');
  expect(screen.getByRole('tab', { name: 'Alerts (16)' })).toBeTruthy();
});
