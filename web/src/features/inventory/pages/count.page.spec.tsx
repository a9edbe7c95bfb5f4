import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, list, refuse } from '../../../testing/fake-server';
import { show } from '../../../testing/render';
import type { InventoryItem } from '../api/list-inventory';
import { CountPage } from './count.page';

const item = (id: number, name: string, currentStock: number) =>
  ({
    id,
    currentStock,
    location: 'Shelf 1',
    lastCountDate: null,
    product: { id, name, sku: `SKU-${id}`, unitOfMeasure: 'piece' },
  }) as InventoryItem;

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  localStorage.clear();
  server = fakeServer()
    .on('get', '/api/inventory', list([item(1, 'Bolt', 10), item(2, 'Nut', 4)]))
    .on('get', '/api/inventory/summary', { categories: [], suppliers: [] })
    .on('post', '/api/inventory/counts', { counted: 2, changed: 1 });
});

const field = (name: string) => screen.findByRole<HTMLInputElement>('spinbutton', { name: `Counted of ${name}` });
const sent = () => server.asked('post', '/api/inventory/counts').map(({ body }) => body);

async function countBoth() {
  const shown = show(<CountPage />);
  await shown.person.type(await field('Bolt'), '12');
  await shown.person.type(await field('Nut'), '4');
  return shown;
}

describe('a stocktake', () => {
  it('shows what differs, keeps it over a reload, and books it together', async () => {
    const { unmount } = await countBoth();
    expect(screen.getByText('+2')).toBeTruthy();
    unmount();
    const { person } = show(<CountPage />);
    expect((await field('Bolt')).value).toBe('12');
    await person.click(screen.getByRole('button', { name: 'Review and book' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(within(dialog).getByRole('list', { name: 'Differences' })).getAllByRole('listitem')).toHaveLength(1);
    await person.click(within(dialog).getByRole('button', { name: 'Book 2 items' }));
    await screen.findByText('2 items counted');
    expect(sent()).toEqual([
      {
        lines: [
          { itemId: 1, counted: 12, expected: 10 },
          { itemId: 2, counted: 4, expected: 4 },
        ],
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Count' })).toBeNull());
  });

  it('counts nothing that cannot be on a shelf, and leaves it as it was typed', async () => {
    const { person } = show(<CountPage />);
    await person.type(await field('Bolt'), '-5');
    await person.tab();
    expect((await field('Bolt')).value).toBe('-5');
    expect(screen.getByRole('alert').textContent).toBe('At least 0');
    expect(screen.queryByRole('region', { name: 'Count' })).toBeNull();
  });

  it('leaves to the person what has moved since', async () => {
    let moved = true;
    server.on('post', '/api/inventory/counts', () =>
      moved
        ? refuse(409, 'Stock has moved since it was counted', { moved: [{ itemId: 1, currentStock: 7 }] })
        : { counted: 2, changed: 1 },
    );
    const { person } = await countBoth();
    await person.click(screen.getByRole('button', { name: 'Review and book' }));
    await person.click(await screen.findByRole('button', { name: 'Book 2 items' }));
    await screen.findByText('Counted 12 when 10 were said; now 7');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Book 2 items' }).disabled).toBe(true);
    moved = false;
    await person.click(screen.getByRole('button', { name: 'Book the difference: 9' }));
    await person.click(screen.getByRole('button', { name: 'Book 2 items' }));
    await screen.findByText('2 items counted');
    expect(sent()[1]).toMatchObject({ lines: [{ itemId: 1, counted: 9, expected: 7 }, { itemId: 2 }] });
  });
});
