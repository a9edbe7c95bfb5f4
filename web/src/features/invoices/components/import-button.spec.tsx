import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, refuse } from '../../../testing/fake-server';
import { aLine, anInvoice } from '../../../testing/invoice';
import { show } from '../../../testing/render';
import { formatDay } from '../../../lib/dates';
import { useWhichOrder } from '../use-which-order';
import { ImportButton } from './import-button';
import { LineRow } from './line-row';

const LINE = aLine({ productId: 12, suggestion: [{ productId: 12, name: 'Rivet', score: 1, reason: 'Same code' }] });

function Imports({ line, others = [] }: { line: typeof LINE; others?: (typeof LINE)[] }) {
  const invoice = anInvoice();
  const askWhichOrder = useWhichOrder(invoice.id, [line]);
  return (
    <>
      <ImportButton invoice={invoice} lines={[line, ...others]} askWhichOrder={askWhichOrder} />
      <LineRow
        {...{ line, askWhichOrder, printedPrice: null, currency: 'USD', order: null }}
        onEdit={() => undefined}
        onLook={() => undefined}
      />
    </>
  );
}

it('leaves out what the stock cannot count, and says so beforehand', async () => {
  const hours = aLine({ id: 62, position: 1, description: 'Labor', quantity: 2.5 });
  const { person, unmount } = show(<Imports line={LINE} others={[hours]} />);
  await person.click(screen.getByRole('button', { name: 'Import 1 line' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import 1 line into your inventory?' }));
  dialog.getByText('Left out: 1 line without a whole quantity.');
  unmount();
  show(<Imports line={hours} />);
  screen.getByText('Cannot be imported: the stock counts whole units');
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Import 0 lines' })).toHaveProperty('disabled', true);
});

describe('an import that is refused until a person says which order it is for', () => {
  const receivedAt = new Date(Date.now() - 3600_000).toISOString();
  const order = { id: 7, orderNumber: 'PO-2026-000007', receivedAt };
  const refusal = refuse(409, 'These goods came in with PO-2026-000007', { reason: 'which-order', order });
  let said: unknown[];
  let server: ReturnType<typeof fakeServer>;

  beforeEach(() => {
    said = [];
    server = fakeServer()
      .on('patch', '/api/invoices/{id}', ({ body }) => {
        said.push(body);
        return anInvoice(body as object);
      })
      .on('post', '/api/invoices/{id}/import-all', () =>
        said.length === 0 ? refusal : { imported: 1, importing: 0, skipped: 0, failed: [] },
      )
      .on('post', '/api/invoices/line-items/{id}/import', () =>
        said.length === 0 ? refusal : { inventoryId: 5, created: false, quantity: 4 },
      );
  });

  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  const question = () => dialog('Is this for PO-2026-000007?');
  const imports = () => server.asked('post', '/api/invoices/{id}/import-all').length;

  async function importAll() {
    const { person } = show(<Imports line={LINE} />);
    await person.click(await screen.findByRole('button', { name: 'Import 1 line' }));
    const importing = await dialog('Import 1 line into your inventory?');
    await person.click(importing.getByRole('button', { name: 'Import 1 line' }));
    return { person, asked: await question() };
  }

  it('is linked to the order with which the goods came in', async () => {
    const { person, asked } = await importAll();
    asked.getByText(new RegExp(`^You received 4 of Rivet with it on ${formatDay(receivedAt)}`));
    await person.click(asked.getByRole('button', { name: 'Link the order' }));
    await screen.findByText('Linked to PO-2026-000007');
    expect(said).toEqual([{ orderId: 7 }]);
    expect(imports()).toBe(1);
  });

  it('goes on where the invoice is for another delivery', async () => {
    const { person, asked } = await importAll();
    await person.click(asked.getByRole('button', { name: 'Another delivery' }));
    await screen.findByText('Invoice review completed');
    expect(said).toEqual([{ orderId: null }]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Import 1 line'));
  });

  it('does neither when the question is closed', async () => {
    const { person, asked } = await importAll();
    await person.click(asked.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(said).toEqual([]);
    expect(imports()).toBe(1);
    expect(screen.queryByText('Failed to import all items')).toBeNull();
  });

  it('asks the same of a single line', async () => {
    const { person } = show(<Imports line={LINE} />);
    await person.click(await screen.findByRole('button', { name: 'Import' }));
    await person.click((await question()).getByRole('button', { name: 'Another delivery' }));
    await screen.findByText('Line imported');
    expect(said).toEqual([{ orderId: null }]);
  });
});

describe('a line of an invoice', () => {
  const metaOf = (line: Partial<typeof LINE>) => {
    show(<Imports line={aLine({ ...LINE, ...line })} />);
    return screen.queryByText(/^In stock one costs/)?.textContent;
  };

  it('says what one costs in stock where its price is for a hundred or bears a discount', () => {
    expect(metaOf({ quantity: 500, unitPrice: 800, lineTotal: 4000 })).toBe('In stock one costs $0.08');
  });

  it('leaves that out where one costs its price', () => {
    expect(metaOf({ quantity: 5, unitPrice: 800, lineTotal: 4000 })).toBeUndefined();
  });
});
