import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, list } from '../../../testing/fake-server';
import { aLine, anInvoice } from '../../../testing/invoice';
import { orderOf } from '../../../testing/order';
import { show } from '../../../testing/render';
import { formatDay } from '../../../lib/dates';
import { useAskForOrder } from '../use-ask-for-order';
import { ImportButton } from './import-button';
import { LineRow } from './line-row';

const LINE = aLine({ productId: 12, suggestion: [{ productId: 12, name: 'Rivet', score: 1, reason: 'Same code' }] });

function Imports({
  supplierId,
  line,
  others = [],
}: {
  supplierId: number | null;
  line: typeof LINE;
  others?: (typeof LINE)[];
}) {
  const invoice = anInvoice({ supplierId });
  const askForOrder = useAskForOrder(invoice, [line]);
  return (
    <>
      <ImportButton invoice={invoice} lines={[line, ...others]} askForOrder={askForOrder} />
      <LineRow
        {...{ line, askForOrder, printedPrice: null, currency: 'USD', order: null }}
        onEdit={() => undefined}
        onLook={() => undefined}
      />
    </>
  );
}

it('leaves out what the stock cannot count, and says so beforehand', async () => {
  fakeServer().on('get', '/api/orders', () => list([]));
  const hours = aLine({ id: 62, position: 1, description: 'Labor', quantity: 2.5 });
  const { person, unmount } = show(<Imports supplierId={null} line={LINE} others={[hours]} />);
  await person.click(screen.getByRole('button', { name: 'Import 1 line' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import 1 line into your inventory?' }));
  dialog.getByText('Left out: 1 line without a whole quantity.');
  unmount();
  show(<Imports supplierId={null} line={hours} />);
  screen.getByText('Cannot be imported: the stock counts whole units');
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Import 0 lines' })).toHaveProperty('disabled', true);
});

describe('the import of an invoice without an order', () => {
  const createdAt = new Date(Date.now() - 3600_000).toISOString();
  const item = {
    ...{ id: 81, productId: 12, quantity: 4, receivedQuantity: 4, confirmedQuantity: 0, closedQuantity: 0 },
    ...{ price: 1250, subtotal: 5000, product: { name: 'Rivet', sku: 'R', imageUrl: null } },
  };
  const order = orderOf({ id: 7, status: 'delivered', items: [item], updatedAt: createdAt });
  const receipts = [
    { id: 1, receivedBy: 1, createdAt, lines: [{ itemId: 81, quantity: 4, inStock: 0, notStocked: null }] },
  ];
  let invoices: object[];
  let server: ReturnType<typeof fakeServer>;

  beforeEach(() => {
    invoices = [];
    server = fakeServer()
      .on('get', '/api/orders', () => list([order]))
      .on('get', '/api/orders/{id}', () => ({ ...order, receipts }))
      .on('get', '/api/orders/{id}/invoices', () => invoices)
      .on('patch', '/api/invoices/{id}', () => anInvoice({ orderId: 7 }))
      .on('post', '/api/invoices/{id}/import-all', { imported: 1, importing: 0, skipped: 0, failed: [] });
  });

  async function press(supplierId: number | null = 3, line = LINE, name = 'Import 1 line') {
    const shown = show(<Imports supplierId={supplierId} line={line} />);
    await shown.person.click(await screen.findByRole('button', { name }));
    return shown;
  }
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  const question = () => dialog('Is this for PO-2026-000007?');
  const importing = () => dialog('Import 1 line into your inventory?');
  const imports = () => server.asked('post', '/api/invoices/{id}/import-all');

  it('asks first whether it is for the one with which the same goods came in lately', async () => {
    const { person } = await press();
    const dialog = await question();
    dialog.getByText(new RegExp(`^You received 4 of Rivet with it on ${formatDay(createdAt)}`));
    await person.click(dialog.getByRole('button', { name: 'Link the order' }));
    await screen.findByText('Linked to PO-2026-000007');
    expect(server.asked('patch', '/api/invoices/{id}')[0]!.body).toEqual({ orderId: 7 });
    expect(imports()).toEqual([]);
  });

  it('goes on to the import where it is of another delivery', async () => {
    const { person } = await press();
    const dialog = await question();
    await person.click(dialog.getByRole('button', { name: 'Another delivery' }));
    await person.click((await importing()).getByRole('button', { name: 'Import 1 line' }));
    await screen.findByText('Invoice review completed');
    expect(server.asked('patch', '/api/invoices/{id}').map(({ body }) => body)).toEqual([{ orderId: null }]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Import 1 line'));
  });

  it('does neither when the question is closed', async () => {
    const { person } = await press();
    const dialog = await question();
    await person.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(imports()).toEqual([]);
  });

  it('of a single line asks the same, and not again once it is of another delivery', async () => {
    server.on('post', '/api/invoices/line-items/{id}/import', { inventoryId: 5, created: false, quantity: 4 });
    const lineImports = () => server.asked('post', '/api/invoices/line-items/{id}/import').length;
    const { person } = await press(3, LINE, 'Import');
    const asked = await question();
    expect(lineImports()).toBe(0);
    await person.click(asked.getByRole('button', { name: 'Another delivery' }));
    await screen.findByText('Line imported');
    expect(lineImports()).toBe(1);
    await person.click(screen.getByRole('button', { name: 'Import 1 line' }));
    await importing();
  });

  it('asks nothing of that where the order has its invoice already', async () => {
    invoices = [{ id: 50 }];
    await press();
    await importing();
  });

  it('asks it among all orders where the supplier is not known', async () => {
    await press(null);
    await question();
    expect(server.asked('get', '/api/orders').map(({ query }) => query['supplierId'])).toEqual([undefined]);
  });

  it('asks nothing of that where other goods came in', async () => {
    await press(3, { ...LINE, quantity: 5 });
    await importing();
  });
});

describe('a line of an invoice', () => {
  const metaOf = (line: Partial<typeof LINE>) => {
    show(<Imports supplierId={3} line={aLine({ ...LINE, ...line })} />);
    return screen.queryByText(/^In stock one costs/)?.textContent;
  };

  it('says what one costs in stock where its price is for a hundred or bears a discount', () => {
    expect(metaOf({ quantity: 500, unitPrice: 800, lineTotal: 4000 })).toBe('In stock one costs $0.08');
  });

  it('leaves that out where one costs its price', () => {
    expect(metaOf({ quantity: 5, unitPrice: 800, lineTotal: 4000 })).toBeUndefined();
  });
});
