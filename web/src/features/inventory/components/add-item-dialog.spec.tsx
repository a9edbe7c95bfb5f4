import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer, list } from '../../../testing/fake-server';
import { show } from '../../../testing/render';
import { AddItemDialog } from './add-item-dialog';

describe('a product added to the inventory', () => {
  it('with less than nothing on the shelf is refused before anything is sent', async () => {
    const server = fakeServer().on('get', '/api/products', () => list([]));
    const { person } = show(<AddItemDialog onClose={jest.fn()} />);
    const stock = await screen.findByRole('spinbutton', { name: 'Current stock' });
    await person.clear(stock);
    await person.type(stock, '-3');
    await person.click(screen.getByRole('button', { name: 'Add to Inventory' }));

    await screen.findByText('Stock cannot be negative');
    await screen.findByText('You must select a product');
    expect(screen.getByText('Validation Error')).toBeTruthy();
    expect(screen.getByText('Stock values cannot be negative')).toBeTruthy();
    expect(server.asked('post', '/api/inventory')).toEqual([]);
  });
});
