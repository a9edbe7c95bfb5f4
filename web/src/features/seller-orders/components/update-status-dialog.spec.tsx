import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, refuse } from '../../../testing/fake-server';
import { orderOf } from '../../../testing/order';
import { aUser, show } from '../../../testing/render';
import { UpdateStatusDialog } from './update-status-dialog';

it('a step that a colleague has taken meanwhile is told, and the next one chosen in the same dialog', async () => {
  const order = orderOf({ status: 'confirmed' });
  const server = fakeServer()
    .on('get', '/api/orders/{id}', { ...order, status: 'shipped', nextStatuses: ['delivered'] })
    .on('put', '/api/orders/{id}/status', ({ body }) =>
      (body as { from: string }).from === 'shipped' ? order : refuse(409, 'The order is shipped by now'),
    );
  const { person } = show(<UpdateStatusDialog order={order} onClose={() => undefined} />, {
    user: aUser({ role: 'seller' }),
  });
  const dialog = within(await screen.findByRole('dialog'));
  const submit = () => dialog.getByRole('button', { name: 'Update status' });
  await person.type(dialog.getByLabelText(/^Note/), 'As agreed');
  await person.click(submit());
  await dialog.findByText('PO-2026-000007 is shipped by now. It was confirmed when you opened this.');
  expect(submit().matches(':disabled')).toBe(true);
  await person.click(dialog.getByRole('radio', { name: 'Delivered' }));
  await waitFor(() => expect(submit().matches(':disabled')).toBe(false));
  await person.click(submit());
  await screen.findByText('PO-2026-000007 is now delivered.');
  expect(server.asked('put', '/api/orders/{id}/status').map(({ body }) => body)).toEqual([
    { status: 'processing', from: 'confirmed', notes: 'As agreed' },
    { status: 'delivered', from: 'shipped', notes: 'As agreed' },
  ]);
});
