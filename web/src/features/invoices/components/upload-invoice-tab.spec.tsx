import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, fakeServer, list, refuse } from '../../../testing/fake-server';
import { show } from '../../../testing/render';
import { UploadInvoiceTab } from './upload-invoice-tab';

const invoice = (id: number, fileName: string, change: object = {}) => ({
  ...{ id, fileName, fileType: 'text/csv', extractionStatus: 'completed', progress: null, invoiceNumber: null },
  ...{ vendorName: 'Anchor Supply', currency: 'USD', totalAmount: 5000, lineCount: 1, goodsCount: 1, importedCount: 0 },
  ...{ failureReason: null, createdAt: '2026-01-31T12:00:00.000Z' },
  ...change,
});

describe('uploaded invoices', () => {
  let invoices: ReturnType<typeof invoice>[];
  let server: ReturnType<typeof fakeServer>;
  beforeEach(() => {
    invoices = [invoice(50, 'earlier.csv')];
    server = fakeServer()
      .on('get', '/api/invoices', () => list(invoices))
      .on('get', '/api/invoices/{id}', ({ address }) => ({
        invoice: invoices.find(({ id }) => address.endsWith(`/${id}`)),
        account: null,
        lineItems: [],
      }))
      .on('post', '/api/invoices/upload-url', () => ({ uploadURL: '/api/uploads/here', fileUrl: '/uploads/here' }))
      .on('put', '/api/uploads/{key}', () => answer(204))
      .on('post', '/api/invoices/process', ({ body }) => {
        const { fileName } = body as { fileName: string };
        if (fileName === 'again.csv') return { invoiceId: 50, duplicate: true };
        const failure = fileName === 'bad.csv' && { extractionStatus: 'failed', failureReason: 'The file is empty.' };
        invoices = [invoice(51 + invoices.length, fileName, failure || {}), ...invoices];
        return { invoiceId: invoices[0]!.id };
      });
  });

  const give = async (...names: string[]) => {
    const { person, container } = show(<UploadInvoiceTab />, { at: '/orders?tab=upload', path: '/orders' });
    await screen.findByText('earlier.csv');
    const files = names.map((name) => new File(['a,b'], name, { type: 'text/csv' }));
    await person.upload(container.querySelector('input[type=file]')!, files);
    return person;
  };

  it('are shown once, in the list of all, as soon as they are in it', async () => {
    await give('one.csv', 'two.csv', 'bad.csv');
    await waitFor(() => expect(server.asked('post', '/api/invoices/process')).toHaveLength(3));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull());
    for (const name of ['one.csv', 'two.csv', 'bad.csv']) expect(screen.getAllByRole('link', { name })).toHaveLength(1);
    expect(screen.getByText('The file is empty.')).toBeTruthy();
  });

  it('are listed with the reason where a file was refused, each of them', async () => {
    const { person, container } = show(<UploadInvoiceTab />, { at: '/orders?tab=upload', path: '/orders' });
    await screen.findByText('earlier.csv');
    const files = [new File([], 'empty.csv'), new File(['x'], 'photo.heic'), new File(['a,b'], 'one.csv')];
    const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
    input.removeAttribute('accept');
    await person.upload(input, files);
    expect(await screen.findByText('empty.csv has nothing in it.')).toBeTruthy();
    const uploads = screen.getByRole('list', { name: 'Uploads' });
    expect(within(uploads).getByText('photo.heic')).toBeTruthy();
    expect(within(uploads).queryByRole('button', { name: 'Try again' })).toBeNull();
    await waitFor(() => expect(server.asked('post', '/api/invoices/process')).toHaveLength(1));
  });

  it('are one, tried again after a lost answer: the file stays where it is, and the key the same', async () => {
    const processed = () => server.asked('post', '/api/invoices/process');
    server.on('post', '/api/invoices/process', () => {
      if (processed().length === 1) throw new Error('connection lost');
      invoices = [invoice(77, 'one.csv'), ...invoices];
      return { invoiceId: 77 };
    });
    const person = await give('one.csv');
    await screen.findByText('We do not know whether it arrived');
    await person.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'one.csv' })).toHaveLength(1));
    const sent = processed().map(({ body, headers }) => [headers.get('Idempotency-Key'), body]);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(server.asked('put', '/api/uploads/{key}')).toHaveLength(1);
  });

  it('are stored anew, tried again after a refusal', async () => {
    let refused = false;
    server.on('post', '/api/invoices/process', () => {
      if (refused) return { invoiceId: 50 };
      refused = true;
      return refuse(404, 'The file is not there any more');
    });
    const person = await give('one.csv');
    await person.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(server.asked('post', '/api/invoices/process')).toHaveLength(2));
    expect(server.asked('put', '/api/uploads/{key}')).toHaveLength(2);
  });

  it('that were uploaded before say so', async () => {
    await give('one.csv', 'again.csv');
    expect(await screen.findByText('You uploaded this file before; this is that invoice.')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  });
});
