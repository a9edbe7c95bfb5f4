import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, fakeServer, list, refuse } from '../../../testing/fake-server';
import { show } from '../../../testing/render';
import { Webhooks } from './webhooks';

const erp = {
  id: 4,
  url: 'https://erp.example/hooks',
  description: 'ERP',
  events: ['stock.low' as const],
  isActive: true,
  disabledReason: null,
  lastDeliveredAt: null,
  createdAt: '2026-01-31T12:00:00.000Z',
};
const failed = {
  id: 61,
  webhookId: 4,
  messageId: 'msg_1',
  type: 'stock.low',
  body: '{"type":"stock.low","data":{"id":9}}',
  status: 'failed',
  attempts: 8,
  httpStatus: 500,
  note: null,
  answer: '<b>out of order</b>',
  createdAt: '2026-01-31T12:00:00.000Z',
  lastAttemptAt: '2026-02-01T12:00:00.000Z',
  nextAttemptAt: null,
};

it('a webhook’s secret is shown once; what the server says about its address stands at the field', async () => {
  let webhooks: (typeof erp)[] = [];
  fakeServer()
    .on('get', '/api/webhooks', () => answer(200, webhooks))
    .on('post', '/api/webhooks', ({ body }) => {
      if ((body as { url: string }).url !== erp.url) {
        const message = 'The address must be a public one';
        return refuse(400, message, { errors: [{ field: 'url', message }] });
      }
      webhooks = [erp];
      return answer(201, { ...erp, secret: 'whsec_secret' });
    });
  const { person } = show(<Webhooks />);
  await screen.findByText(/tells a program of yours/);
  await person.click(screen.getByRole('button', { name: 'New webhook' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Address'), 'https://localhost/');
  await person.click(dialog.getByLabelText('Events'));
  await person.click(await screen.findByTitle('Stock: low'));
  await person.click(dialog.getByRole('button', { name: 'Add webhook' }));
  await dialog.findByText('The address must be a public one');
  await person.clear(dialog.getByLabelText('Address'));
  await person.type(dialog.getByLabelText('Address'), erp.url);
  await person.click(dialog.getByRole('button', { name: 'Add webhook' }));
  await screen.findByText('whsec_secret');
  await person.click(screen.getByRole('button', { name: 'I have saved it' }));
  await waitFor(() => expect(screen.queryByText('whsec_secret')).toBeNull());
  await screen.findByText(/1 event · nothing delivered yet/);
});

it('the log shows what an endpoint said as it is, and sends again what failed', async () => {
  const server = fakeServer()
    .on('get', '/api/webhooks', () => answer(200, [erp]))
    .on('get', '/api/webhooks/{id}/deliveries', () => list([failed]))
    .on('post', '/api/webhooks/{id}/deliveries/{deliveryId}/replay', () => answer(200, failed));
  const { person } = show(<Webhooks />);
  await person.click(await screen.findByRole('button', { name: 'Deliveries to erp.example' }));
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText(/8 tries · HTTP 500/);
  expect(drawer.getByLabelText('Answer').textContent).toBe('<b>out of order</b>');
  await person.click(drawer.getByRole('button', { name: 'Send again' }));
  await waitFor(() =>
    expect(server.asked('post', '/api/webhooks/{id}/deliveries/{deliveryId}/replay')).toMatchObject([
      { address: '/api/webhooks/4/deliveries/61/replay' },
    ]),
  );
});

it('one that was switched off by itself says why, and cannot send again', async () => {
  fakeServer()
    .on('get', '/api/webhooks', () => answer(200, [{ ...erp, isActive: false, disabledReason: 'failing' }]))
    .on('get', '/api/webhooks/{id}/deliveries', () => list([failed]));
  const { person } = show(<Webhooks />);
  await screen.findByText(/nothing got through for a day/);
  await person.click(screen.getByRole('button', { name: 'Deliveries to erp.example' }));
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText(/8 tries/);
  expect(drawer.queryByRole('button', { name: 'Send again' })).toBeNull();
});
