import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeServer, refuse } from '../../../testing/fake-server';
import { show } from '../../../testing/render';
import type { InventoryItem } from '../api/list-inventory';
import { AdjustStockDialog } from './adjust-stock-dialog';

const ITEM = {
  id: 5,
  currentStock: 8,
  product: { id: 1, name: 'Hex bolt', unitOfMeasure: 'piece' },
} as InventoryItem;

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer().on('post', '/api/inventory/{id}/adjustments', { ...ITEM, currentStock: 6, movementId: 41 });
});

const reversed = () => server.asked('post', '/api/inventory/{id}/history/{historyId}/reverse');

async function adjustAndUndo() {
  const onClose = jest.fn();
  const { person } = show(<AdjustStockDialog item={ITEM} onClose={onClose} />);
  await person.click(await screen.findByRole('button', { name: 'One less' }));
  await person.click(screen.getByRole('combobox', { name: 'Reason' }));
  await person.click(await screen.findByTitle('Damaged goods'));
  await person.click(screen.getByRole('button', { name: 'Adjust stock' }));
  await screen.findByText('Inventory updated successfully');
  expect(onClose).toHaveBeenCalledTimes(1);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
}

describe('an adjustment of stock', () => {
  it('can be undone where its success is told: that very movement, unless something happened since', async () => {
    server.on('post', '/api/inventory/{id}/history/{historyId}/reverse', { ...ITEM, movementId: 42 });
    await adjustAndUndo();
    await screen.findByText('The adjustment was taken back.');
    expect(reversed().map(({ address, body }) => [address, body])).toEqual([
      ['/api/inventory/5/history/41/reverse', { ifNewest: true }],
    ]);
  });

  it('says why when it can no longer be undone', async () => {
    server.on('post', '/api/inventory/{id}/history/{historyId}/reverse', () =>
      refuse(409, 'The stock has changed since'),
    );
    await adjustAndUndo();
    await waitFor(() => expect(screen.getByText('The stock has changed since')).toBeTruthy());
    expect(screen.queryByText('The adjustment was taken back.')).toBeNull();
  });

  it('that went through though its answer was lost is told when another is sent, and not booked twice', async () => {
    const onClose = jest.fn();
    const answer = { ...ITEM, currentStock: 7, movementId: 40 };
    server.on('post', '/api/inventory/{id}/adjustments', () =>
      refuse(422, 'Idempotency-Key was used with another request', { reason: 'idempotency-key-reused', answer }),
    );
    const { person } = show(<AdjustStockDialog item={ITEM} onClose={onClose} />);
    await person.click(await screen.findByRole('button', { name: 'One less' }));
    await person.click(screen.getByRole('combobox', { name: 'Reason' }));
    await person.click(await screen.findByTitle('Damaged goods'));
    await person.click(screen.getByRole('button', { name: 'Adjust stock' }));
    await screen.findByText('The stock was adjusted to 7 already');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });
});
