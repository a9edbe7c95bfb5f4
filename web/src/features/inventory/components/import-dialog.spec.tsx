import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, fakeServer, refuse } from '../../../testing/fake-server';
import { show } from '../../../testing/render';
import type { StockImport } from '../api/import-stock';
import { ImportDialog } from './import-dialog';

const NONE = { sku: null, name: null, stock: null, threshold: null, location: null, cost: null, costCurrency: null };
const TOLD: StockImport = {
  id: 3,
  fileName: 'stock.csv',
  dryRun: true,
  status: 'done',
  progress: 100,
  message: null,
  created: 1,
  updated: 1,
  unchanged: 3,
  rejectedRows: 0,
  rejected: [],
  headings: ['SKU', 'Pieces'],
  mapping: { ...NONE, sku: 'SKU' },
  rows: [
    { line: 2, verdict: 'created', sku: 'A-1', name: 'Bolt', stock: 5, previousStock: null, newProduct: true },
    { line: 3, verdict: 'updated', sku: 'A-2', name: 'Nut', stock: 7, previousStock: 12, newProduct: false },
  ],
  createdAt: '2026-01-31T12:00:00.000Z',
};
const REJECTED: StockImport = {
  ...TOLD,
  status: 'rejected',
  rejectedRows: 1,
  rejected: [{ line: 3, column: 'Pieces', message: 'Stock cannot be negative' }],
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});

async function choose() {
  const onClose = jest.fn();
  const { person } = show(<ImportDialog onClose={onClose} />);
  await screen.findByText('Drop a table here, or click to choose');
  await person.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['SKU,Pieces'], 'stock.csv', { type: 'text/csv' }),
  );
  return { person, onClose };
}
const sent = () => server.asked('post', '/api/inventory/import').map(({ query }) => query);

describe('importing a table', () => {
  it('shows what would happen, imports it when told so, and can take it back', async () => {
    server.on('post', '/api/inventory/import', ({ query }) =>
      query['dryRun']
        ? answer(202, { ...TOLD, status: 'running', progress: 20 })
        : answer(202, { ...TOLD, dryRun: false }),
    );
    server.on('get', '/api/inventory/imports/{id}', TOLD);
    server.on('post', '/api/inventory/imports/{id}/undo', { removed: 1, restored: 1 });
    const { person, onClose } = await choose();
    const rows = await screen.findByRole('region', { name: 'Rows of the file' });
    expect(within(rows).getByText('12 → 7')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Import 2 rows' }));
    await screen.findByText('1 item added, 1 updated, 3 unchanged');
    expect(sent()).toEqual([{ dryRun: 'true' }, {}]);
    expect(onClose).toHaveBeenCalledTimes(1);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('The import was undone');
  });

  it('says what is wrong by line and column, and imports nothing meanwhile', async () => {
    server.on('post', '/api/inventory/import', answer(202, REJECTED));
    await choose();
    const problems = await screen.findByRole('region', { name: 'Problems' });
    expect(
      within(problems)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['3', 'Pieces', 'Stock cannot be negative']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import 2 rows' }).disabled).toBe(true);
  });

  it('looks again when another column is chosen', async () => {
    server.on('post', '/api/inventory/import', () => answer(202, TOLD));
    const { person } = await choose();
    await person.click(await screen.findByRole('combobox', { name: 'Column for Stock' }));
    await person.click(await screen.findByTitle('Pieces'));
    await waitFor(() => expect(sent()).toHaveLength(2));
  });

  it('says why a file could not be read, and takes another', async () => {
    server.on('post', '/api/inventory/import', refuse(415, 'The file must be a CSV or XLSX file'));
    await choose();
    await screen.findByText('The file must be a CSV or XLSX file');
    expect(screen.getByText('Drop a table here, or click to choose')).toBeTruthy();
  });
});
