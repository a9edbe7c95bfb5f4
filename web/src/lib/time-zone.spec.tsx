import { expect, it } from '@jest/globals';
import { answer, fakeServer, refuse } from '../testing/fake-server';
import { inTimeOf } from './time-zone';

const summary = () => new Request('http://localhost/api/orders/summary');
const zones = (server: ReturnType<typeof fakeServer>) =>
  server.asked('get', '/api/orders/summary').map(({ headers }) => headers.get('X-Time-Zone'));

it('days are asked for as they are where the browser is', async () => {
  const server = fakeServer().on('get', '/api/orders/summary', {});
  await inTimeOf('Asia/Kathmandu')(summary());
  await inTimeOf(undefined)(summary());
  expect(zones(server)).toEqual(['Asia/Kathmandu', null]);
});

it('where the server does not know the time zone, it is asked without, from then on', async () => {
  const server = fakeServer().on('get', '/api/orders/summary', ({ headers }) =>
    headers.has('X-Time-Zone') ? refuse(400, 'X-Time-Zone must be a time zone such as Europe/Berlin') : answer(200, {}),
  );
  const ask = inTimeOf('America/Coyhaique');
  expect([(await ask(summary())).status, (await ask(summary())).status]).toEqual([200, 200]);
  expect(zones(server)).toEqual(['America/Coyhaique', null, null]);
});

it('an answer that something else is wrong is left as it is', async () => {
  const server = fakeServer().on('get', '/api/orders/summary', refuse(400, 'from must be a date'));
  const response = await inTimeOf('Europe/Berlin')(summary());
  expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ statusCode: 400 })]);
  expect(zones(server)).toEqual(['Europe/Berlin']);
});
