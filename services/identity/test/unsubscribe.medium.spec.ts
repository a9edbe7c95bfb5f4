import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GetCurrentUser, UserUnsubscribed, UserUpdated } from '#contracts';
import { type TestService, testService, until } from '#testing';
import { IdentityModule } from '../src/identity.module.js';
import { signUp } from './people.js';

let identity: TestService;
beforeAll(async () => {
  identity = await testService(IdentityModule);
});
afterAll(() => identity.close());

const handled = (eventId: string): Promise<unknown> =>
  until(() => identity.db.row('SELECT 1 FROM inbox WHERE event_id = $1', [eventId]), `event ${eventId} to be handled`);

describe('a mail that is declined', () => {
  it('turns the switch of its user off, as in the settings, and tells everybody', async () => {
    const { user, caller } = await signUp(identity);
    await handled(await identity.publish(UserUnsubscribed, { userId: user.id, kind: 'orderNotifications' }));
    expect(await caller.send(GetCurrentUser, {})).toMatchObject({
      orderNotifications: false,
      inventoryAlerts: true,
      supplierUpdates: true,
    });
    const told = await identity.waitForEvent(UserUpdated, ({ id }) => id === user.id);
    expect(told).toMatchObject({ orderNotifications: false, version: 2 });
  });

  it('changes nothing where it is off already, or where there is no such user', async () => {
    const { user } = await signUp(identity);
    await handled(await identity.publish(UserUnsubscribed, { userId: user.id, kind: 'marketingEmails' }));
    await handled(await identity.publish(UserUnsubscribed, { userId: 2_000_000_000, kind: 'marketingEmails' }));
    const row = await identity.db.row('SELECT version FROM users WHERE id = $1', [user.id]);
    expect(row).toEqual({ version: 1 });
  });
});
