import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GetMailSubscription, MAIL_SWITCHES, Unsubscribe, UserRegistered, UserUnsubscribed } from '#contracts';
import { type TestService, testService } from '#testing';
import { UnsubscribeTokens } from '../src/mail/unsubscribe-tokens.js';
import { NotificationModule } from '../src/notification.module.js';
import { freshId, userSnapshot } from './facts.js';
import { handled } from './reader.js';

let service: TestService;
let tokens: UnsubscribeTokens;
beforeAll(async () => {
  service = await testService(NotificationModule);
  tokens = service.service.app.get(UnsubscribeTokens);
});
afterAll(() => service.close());

const everything = { marketingEmails: true, orderNotifications: true, inventoryAlerts: true, supplierUpdates: true };
async function known(): Promise<number> {
  const user = userSnapshot(everything);
  await handled(service, await service.publish(UserRegistered, user));
  return user.id;
}
const eventsOf = (userId: number): unknown[] =>
  service.published(UserUnsubscribed).filter((event) => event.userId === userId);

describe('the link in a mail', () => {
  it.each(MAIL_SWITCHES)('turns %s off for its user, and nothing else', async (kind) => {
    const userId = await known();
    const token = tokens.make({ userId, kind });
    expect(await service.anonymous.send(GetMailSubscription, { token })).toMatchObject({ kind, isOn: true });
    expect(await service.anonymous.send(Unsubscribe, { token })).toMatchObject({ kind, isOn: false });
    expect(await service.anonymous.send(GetMailSubscription, { token })).toMatchObject({ kind, isOn: false });
    await service.waitForEvent(UserUnsubscribed, (event) => event.userId === userId);
    for (const other of MAIL_SWITCHES.filter((one) => one !== kind)) {
      const state = await service.anonymous.send(GetMailSubscription, { token: tokens.make({ userId, kind: other }) });
      expect(state.isOn).toBe(true);
    }
  });

  it('does so once, pressed eight times at once and later again', async () => {
    const userId = await known();
    const token = tokens.make({ userId, kind: 'orderNotifications' });
    await Promise.all(Array.from({ length: 8 }, () => service.anonymous.send(Unsubscribe, { token })));
    await service.anonymous.send(Unsubscribe, { token });
    await service.waitForEvent(UserUnsubscribed, (event) => event.userId === userId);
    expect(eventsOf(userId)).toHaveLength(1);
  });

  it('works for a user whose copy has not arrived yet', async () => {
    const userId = freshId();
    await service.anonymous.send(Unsubscribe, { token: tokens.make({ userId, kind: 'supplierUpdates' }) });
    await service.waitForEvent(UserUnsubscribed, (event) => event.userId === userId);
  });

  it('that was changed, cut or made up is refused', async () => {
    const userId = await known();
    const token = tokens.make({ userId, kind: 'orderNotifications' });
    const [, , signature] = token.split('.') as [string, string, string];
    const forged = [
      `${userId + 1}.orderNotifications.${signature}`,
      `0${userId}.orderNotifications.${signature}x`,
      `${userId}.supplierUpdates.${signature}`,
      `${userId}.isActive.${signature}`,
      `${userId}.__proto__.${signature}`,
      token.slice(0, -1),
      `${token}=`,
      '',
      '..',
    ];
    for (const one of forged) {
      for (const request of [Unsubscribe, GetMailSubscription]) {
        await expect(service.anonymous.send(request, { token: one })).rejects.toMatchObject({ kind: 'not-found' });
      }
    }
    expect(eventsOf(userId)).toEqual([]);
  });
});
