import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '../../../lib/api-client';
import { answer, fakeServer, list, refuse } from '../../../testing/fake-server';
import { aLine, anInvoice, theOrder } from '../../../testing/invoice';
import { show } from '../../../testing/render';
import { InvoicePage } from '../pages/invoice.page';

type Detail = Schemas['InvoiceDetail'];
type Line = Schemas['InvoiceLineItem'];

describe('the review of an invoice', () => {
  let detail: Detail;
  let server: ReturnType<typeof fakeServer>;

  beforeEach(() => {
    detail = { account: null, invoice: anInvoice(), lineItems: [aLine({})] };
    server = fakeServer()
      .on('get', '/api/invoices/{id}', () => detail)
      .on('get', '/api/invoices/{id}/file', () => answer(200))
      .on('get', '/api/suppliers', () => list([]))
      .on('get', '/api/orders', () => list([]))
      .on('get', '/api/products', () => list([]));
  });

  async function open() {
    const shown = show(<InvoicePage />, { at: '/invoices/51', path: '/invoices/:invoiceId' });
    await screen.findByRole('heading', { name: 'Lines' });
    return shown;
  }
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

  async function type(person: Awaited<ReturnType<typeof open>>['person'], label: string, text: string) {
    const input = screen.getByLabelText(label);
    await person.clear(input);
    await person.type(input, text);
    await person.tab();
  }

  describe('how it adds up', () => {
    const value = (text: string, checks: string[] = []) => ({ value: text, text, page: 2, box: null, checks });
    const amount = (label: string, text: string, explanation: string | null) => ({
      ...{ kind: 'other', label, rate: null, amount: value(text), explanation },
    });
    const read = (...amounts: object[]) => ({
      fields: { invoiceNumber: value('A-77'), totalAmount: value('50.00') },
      lines: [{ quantity: value('4', ['line-arithmetic']), unitPrice: value('12.50'), lineTotal: value('50.00') }],
      amounts,
      equation: '50.00 = 50.00',
    });
    const account = () => within(screen.getByRole('list', { name: 'How it adds up' })).getAllByRole('listitem');

    it('names each amount with what explains it, and marks what nothing does', async () => {
      detail.invoice.extractedData = read(amount('Net', '50.00', 'the net amount'), amount('Deposit', '7.00', null));
      await open();
      expect(account().map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('Quantity × price is the total of every line'),
        expect.stringMatching(/Net.*The net amount.*50\.00/),
        expect.stringMatching(/Deposit.*Nothing explains it.*7\.00/),
        expect.stringContaining('50.00 = 50.00'),
      ]);
      expect(screen.getAllByLabelText('In order')).toHaveLength(3);
      expect(screen.getAllByLabelText('Open')).toHaveLength(1);
    });

    it('of what was completed is told when it is asked for', async () => {
      const extractedData = read(amount('Net', '50.00', 'the net amount'));
      detail.invoice = anInvoice({ extractionStatus: 'completed', extractedData });
      const { person } = await open();
      expect(screen.queryByRole('list', { name: 'How it adds up' })).toBeNull();
      await person.click(screen.getByRole('button', { name: 'Why it was completed' }));
      expect(account()).toHaveLength(3);
    });

    it('is that of what was entered, once a person corrected something', async () => {
      detail.invoice.extractedData = read(amount('Net', '50.00', 'the net amount'), amount('Deposit', '7.00', 'paid'));
      const now = (label: string, text: string, explanation: string | null) => ({
        ...{ kind: 'other', label, rate: null, text, explanation },
      });
      detail.account = {
        openLines: [0],
        amounts: [now('Net', '50.00', null), now('Deposit', '7.00', 'paid'), now('Total', '€ 60.00', null)],
        equation: null,
        problem: 'The lines add up to 50.00, but the total is 60.00.',
      };
      await open();
      expect(screen.getByText('How it adds up, as corrected')).toBeTruthy();
      expect(account().map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('Quantity × price is not proved to be the total of 1 line'),
        expect.stringMatching(/Net.*Nothing explains it.*50\.00/),
        expect.stringMatching(/Deposit.*Paid.*7\.00/),
        expect.stringMatching(/Total.*Nothing explains it.*€ 60\.00/),
        expect.stringContaining('The lines add up to 50.00, but the total is 60.00.'),
      ]);
    });

    it('is not spoken of where nothing was read', async () => {
      await open();
      expect(screen.queryByText('How it adds up')).toBeNull();
    });
  });

  it('a line that takes money off is left out of the import, and says so', async () => {
    const off = aLine({ id: 62, position: 1, description: 'Discount', quantity: 1, unitPrice: -500, lineTotal: -500 });
    detail = {
      account: null,
      invoice: anInvoice({ extractionStatus: 'completed', lineCount: 2 }),
      lineItems: [aLine({}), off],
    };
    const { person } = await open();
    expect(screen.getByText('Nothing that comes into stock')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Import 1 line' }));
    expect(await screen.findByText(/Not for the stock: 1 line/)).toBeTruthy();
  });

  describe('of a charge', () => {
    const freight = aLine({ id: 62, position: 1, description: 'Freight', unitPrice: 900, isCharge: true });
    beforeEach(() => {
      detail = {
        account: null,
        invoice: anInvoice({ extractionStatus: 'completed', lineCount: 2 }),
        lineItems: [aLine({}), freight],
      };
      server.on('patch', '/api/invoices/line-items/{id}', ({ address, body }) => {
        const id = Number(address.split('/').at(-1));
        const change = body as Partial<Line>;
        const changed = detail.lineItems.map((line) => (line.id === id ? { ...line, ...change } : line));
        detail = { ...detail, lineItems: changed };
        return changed.find((line) => line.id === id)!;
      });
    });
    const rowOf = (name: string) => within(screen.getByText(name).closest('li')!);

    it('leaves it out of the import, and takes it in once a person says that it is goods', async () => {
      const { person } = await open();
      rowOf('Freight').getByText('Charge');
      expect(rowOf('Freight').queryByRole('button', { name: 'Import' })).toBeNull();
      await person.click(rowOf('Freight').getByRole('button', { name: 'This is goods' }));
      await screen.findByRole('button', { name: 'Import 2 lines' });
      expect(screen.queryByText('Charge')).toBeNull();
    });

    it('hears of one from a person', async () => {
      const { person } = await open();
      await person.click(rowOf('Shackle 8 mm').getByRole('button', { name: 'Edit' }));
      await person.click(screen.getByRole('checkbox', { name: /This is a charge/ }));
      await person.click(screen.getByRole('button', { name: 'Accept' }));
      await waitFor(() => expect(screen.getAllByText('Charge')).toHaveLength(2));
      expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
    });
  });

  it('without a currency shows amounts without a sign, and asks for the currency before it imports', async () => {
    detail.invoice = anInvoice({ currency: null });
    const { person } = await open();
    const line = within(screen.getByRole('list', { name: 'Invoice lines' })).getByRole('listitem');
    expect(line.textContent).toContain('12.50');
    expect(line.textContent).not.toMatch(/[$¤]|XXX/);
    expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Set the currency' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Currency'));
  });

  describe('what was imported', () => {
    const imported = { importedAt: '2026-01-31T13:00:00.000Z', importedQuantity: 4 };
    const undo = async (person: Awaited<ReturnType<typeof open>>['person']) => {
      await person.click(screen.getByRole('button', { name: 'Undo import' }));
      const dialog = await screen.findByRole('dialog');
      expect(within(dialog).getAllByRole('listitem')[0]!.textContent).toBe('Shackle 8 mm: −4');
      expect(server.asked('post', '/api/invoices/{id}/undo-import')).toEqual([]);
      await person.click(within(dialog).getByRole('button', { name: 'Undo import' }));
    };

    it('is undone as a whole, and its lines can be imported again', async () => {
      detail = { account: null, invoice: anInvoice({ importedCount: 1 }), lineItems: [aLine(imported)] };
      server.on('post', '/api/invoices/{id}/undo-import', () => {
        detail = { account: null, invoice: anInvoice(), lineItems: [aLine({})] };
        return { lines: 1, removed: 1, restored: 0 };
      });
      const { person } = await open();
      await undo(person);
      await screen.findByText('Import undone');
      await screen.findByText('1 line can be imported again; 1 new item left your inventory.');
      await screen.findByRole('button', { name: 'Import 1 line' });
    });

    it('is told from what was not', async () => {
      detail = {
        invoice: anInvoice({ importedCount: 1, lineCount: 2, goodsCount: 2 }),
        account: null,
        lineItems: [aLine(imported), aLine({ id: 62 })],
      };
      await open();
      screen.getByText('1 of 2 imported');
    });

    it('is all of an invoice whose other lines are no goods', async () => {
      detail = {
        invoice: anInvoice({ importedCount: 1, lineCount: 2, goodsCount: 1 }),
        account: null,
        lineItems: [aLine(imported), aLine({ id: 62, description: 'Discount', unitPrice: -500, lineTotal: -500 })],
      };
      await open();
      expect(screen.queryByText(/of 2 imported/)).toBeNull();
      expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
    });

    it('is named before it is done', async () => {
      const { person } = await open();
      await person.click(screen.getByRole('button', { name: 'Import 1 line' }));
      const dialog = await screen.findByRole('dialog');
      expect(within(dialog).getByRole('listitem').textContent).toBe('Shackle 8 mm: +4, a new product of your own');
    });

    describe('of a received order', () => {
      const order = theOrder({ id: 7, orderNumber: 'PO-2026-000007' });
      const received = (units: number, change: Partial<Line> = {}) =>
        aLine({
          ordered: {
            ...{ quantity: 4, unitPrice: 1250, differences: [] },
            ...{ received: units, inStock: units, receivedAt: units > 0 ? '2026-01-30T12:00:00.000Z' : null },
          },
          ...change,
        });
      const words = '4 received with PO-2026-000007 on Jan 30, 2026';
      beforeEach(() => {
        detail = {
          account: null,
          invoice: anInvoice({ orderId: 7, order }),
          lineItems: [received(4), received(0, { id: 62 })],
        };
      });

      it('is left out of the import, and said to be in stock', async () => {
        const { person } = await open();
        screen.getByText(`In stock already: ${words}`);
        await person.click(screen.getByRole('button', { name: 'Import 1 line' }));
        const dialog = await screen.findByRole('dialog');
        within(dialog).getByText('Left out: 1 line received with PO-2026-000007 already.');
      });

      it('is counted again only on purpose, line by line', async () => {
        server.on('post', '/api/invoices/line-items/{id}/import', { inventoryId: 5, created: false });
        const { person } = await open();
        await person.click(screen.getAllByRole('button', { name: 'Import' })[0]!);
        const dialog = await screen.findByRole('dialog');
        within(dialog).getByText(`Shackle 8 mm: ${words}, and in stock since. This adds 4 more.`);
        expect(server.asked('post', '/api/invoices/line-items/{id}/import')).toEqual([]);
        await person.click(within(dialog).getByRole('button', { name: 'Import anyway' }));
        await screen.findByText('Line imported');
        expect(server.asked('post', '/api/invoices/line-items/{id}/import')[0]!.body).toEqual({ countAgain: true });
      });

      it('is counted again only on purpose when it came in since the page was opened', async () => {
        const message = 'These goods came in with the order or another invoice for it: they are in stock already';
        server.on('post', '/api/invoices/line-items/{id}/import', ({ body }) =>
          (body as { countAgain?: boolean }).countAgain
            ? { inventoryId: 5, created: false, quantity: 4 }
            : refuse(409, message, { reason: 'already-in-stock', inStock: [{ productId: 12, quantity: 4 }] }),
        );
        const { person } = await open();
        await person.click(screen.getAllByRole('button', { name: 'Import' })[1]!);
        const dialog = await screen.findByRole('dialog');
        within(dialog).getByText(`Shackle 8 mm: ${message}. This adds 4 more.`);
        await person.click(within(dialog).getByRole('button', { name: 'Import anyway' }));
        await screen.findByText('Line imported');
      });

      it('in part, has its rest imported', async () => {
        detail.lineItems = [received(1)];
        server.on('post', '/api/invoices/line-items/{id}/import', { inventoryId: 5, created: false, quantity: 3 });
        const { person } = await open();
        await person.click(screen.getByRole('button', { name: 'Import 1 line' }));
        const dialog = await screen.findByRole('dialog');
        expect(within(dialog).getByRole('listitem').textContent).toMatch(
          /\+3, without the 1 that are in stock already/,
        );
        await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
        screen.getByRole('button', { name: 'Import all 4' });
        await person.click(screen.getByRole('button', { name: 'Import 3' }));
        await screen.findByText('Line imported');
        expect(server.asked('post', '/api/invoices/line-items/{id}/import')[0]!.body).toEqual({ countAgain: false });
      });

      it('and imported as well, it may be counted twice', async () => {
        detail.lineItems = [received(4, imported)];
        await open();
        screen.getByText(`Counted twice? Also ${words}`);
      });
    });

    it('stays when the stock has moved on, and the reason is told', async () => {
      detail = { account: null, invoice: anInvoice({ importedCount: 1 }), lineItems: [aLine(imported)] };
      const reason = 'Shackle has been counted since: the import cannot be undone';
      server.on('post', '/api/invoices/{id}/undo-import', () => refuse(409, reason));
      const { person } = await open();
      await undo(person);
      await screen.findByText('The import could not be undone');
      await screen.findByText(reason);
    });
  });

  describe('its fields', () => {
    it('are saved one by one as they are left', async () => {
      server.on('patch', '/api/invoices/{id}', ({ body }) => {
        detail = { ...detail, invoice: { ...detail.invoice, ...(body as object) } };
        return detail.invoice;
      });
      const { person } = await open();
      await type(person, 'Invoice number', 'A-78');
      await screen.findByRole('heading', { name: /^Invoice A-78/ });
      await type(person, 'Total', '60.5');
      await waitFor(() =>
        expect(server.asked('patch', '/api/invoices/{id}').map(({ body }) => body)).toEqual([
          { invoiceNumber: 'A-78' },
          { totalAmount: 6050 },
        ]),
      );
    });

    it('that could not be saved do not stand there as if they had been', async () => {
      server.on('patch', '/api/invoices/{id}', () => refuse(409, 'A line of this invoice is being imported'));
      const { person } = await open();
      await type(person, 'Invoice number', 'A-78');
      await screen.findByText('Failed to update invoice');
      await waitFor(() => expect(valueOf('Invoice number')).toBe('A-77'));
    });

    it('say at the field what the server has against it', async () => {
      const message = 'The number is too long';
      server.on('patch', '/api/invoices/{id}', () =>
        refuse(400, message, { errors: [{ field: 'invoiceNumber', message }] }),
      );
      const { person } = await open();
      await type(person, 'Invoice number', 'A-78');
      await screen.findByText(message);
      expect(screen.queryByText('Failed to update invoice')).toBeNull();
    });

    it('follow what was changed elsewhere, but not under the fingers of whoever types', async () => {
      const { person, queryClient } = await open();
      await person.type(screen.getByLabelText('Invoice number'), 'X');
      detail = { ...detail, invoice: anInvoice({ vendorName: 'Anchor Supply Ltd', invoiceNumber: 'OTHER' }) };
      await queryClient.invalidateQueries();
      await waitFor(() => expect(valueOf('Vendor on the document')).toBe('Anchor Supply Ltd'));
      expect(valueOf('Invoice number')).toBe('A-77X');
    });

    it('that cannot be are no matter of confirming', async () => {
      const message = 'An invoice of 9999-01-01 is unlikely.';
      const warnings = [{ code: 'unlikely-date', message, field: 'invoiceDate' }];
      detail.invoice = anInvoice({ invoiceDate: '9999-01-01', warnings });
      await open();
      screen.getByText(message);
      expect(screen.queryByRole('button', { name: 'It is right' })).toBeNull();
    });

    it('in doubt say why, and are confirmed as they are', async () => {
      const doubt = 'The lines add up to 45.00, but the total is 50.00.';
      detail.invoice.warnings = [{ code: 'does-not-add-up', message: doubt, field: 'totalAmount' }];
      server.on('patch', '/api/invoices/{id}', () => (detail = { ...detail, invoice: anInvoice() }).invoice);
      const { person } = await open();
      await screen.findByText(doubt);
      await person.click(screen.getByRole('button', { name: 'It is right' }));
      await waitFor(() => expect(screen.queryByText(doubt)).toBeNull());
      expect(server.asked('patch', '/api/invoices/{id}')[0]?.body).toEqual({ totalAmount: 5000 });
    });
  });

  describe('its lines', () => {
    const rows = () => within(screen.getByRole('list', { name: 'Invoice lines' })).getAllByRole('listitem');

    it('show a price in fractions of a cent as it is printed, and what the stock keeps of it', async () => {
      const value = (text: string) => ({ value: text, text, page: 1, box: null, checks: [] });
      detail.invoice = anInvoice({
        extractedData: { lines: [{ unitPrice: value('$0.0125') }, { unitPrice: value('$12.50') }] },
      });
      detail.lineItems = [
        aLine({ quantity: 1000, unitPrice: 1, lineTotal: 1250 }),
        aLine({ id: 62, position: 1, description: 'Chain' }),
      ];
      await open();
      const [screws, chain] = rows();
      expect(screws!.textContent).toContain('1000 × 0.0125');
      expect(screws!.textContent).toContain('In stock one costs $0.01: fractions are not kept');
      expect(chain!.textContent).toContain('4 × $12.50');
      expect(chain!.textContent).not.toContain('In stock');
    });

    it('show what a second reading gave of them, and of the head of the invoice', async () => {
      const value = (text: string, otherReading: string) => ({
        ...{ value: text, text, page: 1, box: null, checks: [], otherReading },
      });
      detail.invoice = anInvoice({
        warnings: [{ code: 'readings-differ', message: 'It was read differently.', field: 'invoiceNumber' }],
        extractedData: {
          fields: { invoiceNumber: value('A-77', 'A-71') },
          lines: [{ quantity: value('4', '1'), unitPrice: value('12.50', '12.60') }],
        },
      });
      detail.lineItems = [aLine({ needsReview: true, reviewNotes: 'Check it.' })];
      server.on('patch', '/api/invoices/{id}', ({ body }) => {
        detail = { ...detail, invoice: { ...detail.invoice, ...(body as object), warnings: [] } };
        return detail.invoice;
      });
      const { person } = await open();
      screen.getByText('A second reading gave: quantity “1”, unit price “12.60”.');
      await person.click(screen.getByRole('button', { name: 'It is “A-71”' }));
      await waitFor(() => expect(valueOf('Invoice number')).toBe('A-71'));
      expect(server.asked('patch', '/api/invoices/{id}')[0]?.body).toEqual({ invoiceNumber: 'A-71' });
    });

    it('are held against the order that the invoice is for', async () => {
      const order = theOrder({ id: 21, orderNumber: 'PO-2026-000021', currency: 'EUR' });
      detail.invoice = anInvoice({ orderId: 21, order });
      const differences: ('quantity' | 'unitPrice')[] = ['quantity', 'unitPrice'];
      const nothing = { received: 0, inStock: 0, receivedAt: null };
      detail.lineItems = [
        aLine({ ordered: { quantity: 4, unitPrice: 1250, differences: [], ...nothing } }),
        aLine({ id: 62, position: 1, ordered: { quantity: 6, unitPrice: 1200, differences, ...nothing } }),
        aLine({ id: 63, position: 2 }),
      ];
      await open();
      screen.getByText('It was ordered from Anchor.');
      expect(screen.queryByText(/^Linked by its number/)).toBeNull();
      expect(rows().map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('As ordered'),
        expect.stringMatching(/Ordered: 6 × €12\.00 \(another quantity and price\)/),
        expect.stringContaining('Not in PO-2026-000021'),
      ]);
    });

    it('are of an order that was found by its number, which is said', async () => {
      detail.invoice = anInvoice({ orderId: 21, supplierId: 7, order: theOrder({ id: 21, foundByNumber: true }) });
      server.on('get', '/api/suppliers/{id}', { id: 7, name: 'Anchor' });
      await open();
      screen.getByText('Linked by its number');
    });

    it('in doubt come first and open, and accepting one leads to the next', async () => {
      const doubt = { needsReview: true, quantity: null, reviewNotes: 'The quantity is missing.' };
      detail.lineItems = [
        aLine({}),
        aLine({ id: 62, position: 1, description: 'Rope', ...doubt }),
        aLine({ id: 63, position: 2, description: 'Chain', ...doubt }),
      ];
      server.on('patch', '/api/invoices/line-items/{id}', ({ body, address }) => {
        const id = Number(address.split('/').at(-1));
        const change = { ...(body as object), needsReview: false, reviewNotes: null };
        detail = {
          ...detail,
          lineItems: detail.lineItems.map((line) => (line.id === id ? { ...line, ...change } : line)),
        };
        return detail.lineItems.find((line) => line.id === id)!;
      });
      const { person } = await open();
      expect(within(rows()[0]!).getByText('The quantity is missing.')).toBeTruthy();
      const quantity = within(rows()[0]!).getByLabelText('Quantity');
      await person.type(quantity, '2{Enter}');
      await waitFor(() => expect(screen.getAllByText('The quantity is missing.')).toHaveLength(1));
      await waitFor(() => expect(document.activeElement?.id).toBe('line-63_quantity'));
      expect(server.asked('patch', '/api/invoices/line-items/{id}')[0]?.body).toMatchObject({ quantity: 2 });
    });

    it('and its fields in doubt are gone through by a button or its key, behind the last to the import', async () => {
      detail.invoice.warnings = [{ code: 'unclear', message: 'The date is not clear.', field: 'invoiceDate' }];
      detail.lineItems = [aLine({}), aLine({ id: 62, position: 1, needsReview: true, reviewNotes: 'Look here.' })];
      server.on('patch', '/api/invoices/line-items/{id}', () => {
        detail = { ...detail, lineItems: [detail.lineItems[0]!, aLine({ id: 62, position: 1 })] };
        return detail.lineItems[1]!;
      });
      server.on('patch', '/api/invoices/{id}', () => (detail = { ...detail, invoice: anInvoice() }).invoice);
      const { person } = await open();
      const here = () => document.activeElement?.id;
      await person.click(screen.getByRole('button', { name: 'Next to check (2)' }));
      expect(here()).toBe('invoice_invoiceDate');
      await person.keyboard('{F8}');
      expect(here()).toBe('line-62_quantity');
      await person.keyboard('{F8}');
      expect(here()).toBe('invoice_invoiceDate');
      await person.click(screen.getByRole('button', { name: 'It is right' }));
      await waitFor(() => expect(here()).toBe('line-62_quantity'));
      await person.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement?.textContent).toBe('Import 2 lines'));
      expect(screen.queryByRole('button', { name: /Next to check/ })).toBeNull();
    });

    it('that the server refuses to change stay open with what was typed', async () => {
      detail.lineItems = [aLine({ needsReview: true, reviewNotes: 'Look here.' })];
      server.on('patch', '/api/invoices/line-items/{id}', () => refuse(409, 'The line is already imported'));
      const { person } = await open();
      await type(person, 'Description', 'Shackle 9 mm');
      await person.click(screen.getByRole('button', { name: 'Accept' }));
      await screen.findByText('The line is already imported');
      expect(valueOf('Description')).toBe('Shackle 9 mm');
      expect(screen.getByText('Look here.')).toBeTruthy();
    });

    it('are added one after the other, also on an invoice that could not be read', async () => {
      detail = {
        invoice: anInvoice({ extractionStatus: 'failed', failureReason: 'The file is damaged', extractedData: null }),
        account: null,
        lineItems: [],
      };
      server.on('post', '/api/invoices/{id}/line-items', ({ body }) => {
        const position = detail.lineItems.length;
        const line = aLine({ id: 70 + position, position, ...(body as object) });
        detail = { account: null, invoice: anInvoice(), lineItems: [...detail.lineItems, line] };
        return answer(201, line);
      });
      const { person } = await open();
      await person.click(screen.getByRole('button', { name: 'Add line' }));
      for (const name of ['Rope', 'Chain']) {
        await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Description')));
        await person.type(screen.getByLabelText('Description'), name);
        await person.type(screen.getByLabelText('Quantity'), '3');
        await person.type(screen.getByLabelText('Unit price'), '1.5{Enter}');
        await within(screen.getByRole('list', { name: 'Invoice lines' })).findByText(name);
        expect(valueOf('Description')).toBe('');
      }
      const sent = server.asked('post', '/api/invoices/{id}/line-items');
      expect(sent.map(({ body }) => body)).toEqual([
        { description: 'Rope', sku: null, quantity: 3, unitPrice: 150 },
        { description: 'Chain', sku: null, quantity: 3, unitPrice: 150 },
      ]);
      expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2);
    });

    it('sent again after a lost answer carry the same key', async () => {
      let lost = true;
      server.on('post', '/api/invoices/{id}/line-items', () => {
        if (!lost) return answer(201, aLine({}));
        lost = false;
        return refuse(500, 'Something went wrong');
      });
      const { person } = await open();
      await person.click(screen.getByRole('button', { name: 'Add line' }));
      await person.type(screen.getByLabelText('Description'), 'Rope');
      await person.type(screen.getByLabelText('Quantity'), '3');
      await person.type(screen.getByLabelText('Unit price'), '1.5');
      await person.click(screen.getByRole('button', { name: 'Add line' }));
      await screen.findByText('Failed to add the line');
      expect(valueOf('Description')).toBe('Rope');
      await person.click(screen.getByRole('button', { name: 'Add line' }));
      await waitFor(() => expect(valueOf('Description')).toBe(''));
      const keys = server
        .asked('post', '/api/invoices/{id}/line-items')
        .map(({ headers }) => headers.get('Idempotency-Key'));
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
    });

    it('are deleted after a question', async () => {
      server.on('delete', '/api/invoices/line-items/{id}', () => {
        detail = { ...detail, lineItems: [] };
        return answer(204);
      });
      const { person } = await open();
      await person.click(screen.getByRole('button', { name: 'Edit' }));
      await person.click(screen.getByRole('button', { name: 'Delete line' }));
      await screen.findByText('“Shackle 8 mm” is taken off the invoice.');
      expect(server.asked('delete', '/api/invoices/line-items/{id}')).toEqual([]);
      await person.click(screen.getByRole('button', { name: 'Delete' }));
      await screen.findByText('No lines yet. What they say is taken into stock.');
    });
  });
});
