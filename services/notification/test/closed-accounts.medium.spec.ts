import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  InvitationSent,
  OrderCreated,
  OrderRated,
  PasswordResetStarted,
  RelationshipRemoved,
  RelationshipRequested,
  StartConversation,
  SupplierAccountChanged,
  SupplierCreated,
  UserDeleted,
  UserUpdated,
} from '#contracts';
import { actor, goldenPayload, type TestService, testService, until, uniqueName } from '#testing';
import { NotificationModule } from '../src/notification.module.js';
import { freshId, orderFacts, relationshipFacts } from './facts.js';
import { handled, reader } from './reader.js';

let service: TestService;
beforeAll(async () => {
  service = await testService(NotificationModule);
});
afterAll(() => service.close());

it('what was told to a closed account goes: notifications, activities and mails; nobody else’s', async () => {
  const order = orderFacts();
  await service.publish(OrderCreated, order);
  const [owner, buyer] = [reader(service, order.supplierOwnerId), reader(service, order.buyerId)];
  await until(async () => (await owner.notifications()).length === 1, 'the owner to be told');
  const other = freshId();
  await service.db.rows(
    `INSERT INTO mails (user_id, occasion, content) VALUES ($1, 'test', '{}'), ($2, 'test', '{}')`,
    [order.supplierOwnerId, other],
  );
  const asked = (userId: number) => {
    const email = `user${userId}@example.com`;
    return service.publish(PasswordResetStarted, { userId, username: 'ada', firstName: 'Ada', email, generation: 1 });
  };
  const mailed = () =>
    service.db.rows<{ email: string }>('SELECT email FROM mails WHERE about_user = ANY ($1)', [
      [order.supplierOwnerId, other],
    ]);
  await Promise.all([asked(order.supplierOwnerId), asked(other)]);
  await until(async () => (await mailed()).length === 2, 'the mails to their addresses');
  const before = await buyer.activities();
  await service.publish(UserDeleted, { userId: order.supplierOwnerId });
  await until(async () => (await owner.notifications()).length === 0, 'the news to be gone');
  expect(await owner.activities()).toEqual([]);
  expect(await buyer.activities()).toEqual(before);
  const mails = await service.db.rows('SELECT user_id AS "userId" FROM mails WHERE user_id = ANY ($1)', [
    [order.supplierOwnerId, other],
  ]);
  expect(mails).toEqual([{ userId: other }]);
  expect(await mailed()).toEqual([{ email: `user${other}@example.com` }]);
});

it('its name goes from what others were told, and news of a connection with it goes altogether', async () => {
  const order = orderFacts({ buyerCompany: 'Co. (Kim)', supplierName: 'Bolt' });
  const { buyerId, buyerCompany, supplierId, supplierName, supplierOwnerId } = order;
  const pair = relationshipFacts({ buyerId, buyerCompany, supplierId, supplierName, supplierOwnerId });
  const other = orderFacts({ supplierId, supplierName, supplierOwnerId, buyerCompany: 'Co. (Kim)' });
  const shop = { ...goldenPayload(SupplierCreated, {}), id: supplierId, name: supplierName, ownerId: supplierOwnerId };
  await handled(service, await service.publish(SupplierCreated, shop));
  await handled(service, await service.publish(RelationshipRequested, { ...pair, message: null }));
  await handled(service, await service.publish(OrderCreated, order));
  await handled(service, await service.publish(OrderCreated, other));
  const rated = { ...order, stars: 4, comment: 'Bolts and Co. (Kim)s' };
  await handled(service, await service.publish(OrderRated, { ...goldenPayload(OrderRated, {}), ...rated }));
  await handled(service, await service.publish(UserDeleted, { userId: buyerId }));
  await handled(service, await service.publish(RelationshipRemoved, { ...pair, version: 2 }));

  const owner = reader(service, supplierOwnerId);
  const news = await owner.notifications();
  expect(news.map(({ title }) => title)).toEqual([
    '4 stars from Deleted user',
    `New order ${other.orderNumber}`,
    `New order ${order.orderNumber}`,
  ]);
  expect(news[1]!.message).toContain('Co. (Kim) ordered from Bolt');
  expect(news[2]!.message).toContain('Deleted user ordered from Bolt');
  const told = JSON.stringify((await owner.activities()).filter(({ entityId }) => entityId !== other.orderId));
  expect(told).toContain('Deleted user asked to connect with Bolt.');
  expect(told).toContain('Deleted user is no longer connected with Bolt.');
  expect(told).not.toContain('Co. (Kim)');

  await handled(service, await service.publish(UserDeleted, { userId: supplierOwnerId }));
  const stories = JSON.stringify(await reader(service, other.buyerId).activities());
  expect(stories).toContain('at Deleted user for');
});

it('what happens later is told to the others alone', async () => {
  const order = orderFacts();
  await handled(service, await service.publish(UserDeleted, { userId: order.supplierOwnerId }));
  await handled(service, await service.publish(OrderCreated, order));
  const [owner, buyer] = [reader(service, order.supplierOwnerId), reader(service, order.buyerId)];
  expect(await buyer.activities()).toHaveLength(1);
  expect([await owner.notifications(), await owner.activities()]).toEqual([[], []]);
});

it('the mails of its invitations go, which name it and whom it invited; those of others stay', async () => {
  const [leaving, staying] = [freshId(), freshId()];
  const invite = async (senderId: number): Promise<string> => {
    const email = `${uniqueName('guest')}@example.com`;
    const facts = { invitationId: freshId(), senderId, email };
    await handled(service, await service.publish(InvitationSent, goldenPayload(InvitationSent, facts)));
    return email;
  };
  const emails = [await invite(leaving), await invite(staying)];
  await handled(service, await service.publish(UserDeleted, { userId: leaving }));
  const kept = await service.db.rows('SELECT email FROM mails WHERE email = ANY ($1)', [emails]);
  expect(kept).toEqual([{ email: emails[1] }]);
});

it('who waits for a deactivated supplier is told once, and cannot write where nobody reads until that is lifted', async () => {
  const order = orderFacts();
  const { buyerId, supplierId, supplierName, supplierOwnerId: ownerId, orderId, orderNumber } = order;
  const shop = { ...goldenPayload(SupplierCreated, {}), id: supplierId, name: supplierName, ownerId };
  await handled(service, await service.publish(SupplierCreated, shop));
  await handled(service, await service.publish(OrderCreated, order));
  const owner = (isActive: boolean, version: number) =>
    service.publish(UserUpdated, goldenPayload(UserUpdated, { id: ownerId, isActive, version }));
  const write = () => service.as(actor({ userId: buyerId })).send(StartConversation, { supplierId, text: 'Hello' });
  await handled(service, await owner(false, 8));
  const told = { buyerId, supplierId, supplierName, isActive: false, orders: [{ orderId, orderNumber }], total: 121 };
  await handled(service, await service.publish(SupplierAccountChanged, told));
  await expect(write()).rejects.toMatchObject({
    ...{ kind: 'conflict', message: 'This supplier is deactivated: nobody there can read messages for now' },
  });
  expect(await reader(service, buyerId).notifications()).toMatchObject([
    {
      title: `${supplierName} is deactivated`,
      message: expect.stringContaining(`${orderNumber} and 120 other orders`),
      entityType: 'order',
      entityId: orderId,
    },
  ]);
  await handled(service, await owner(true, 9));
  expect(await write()).toMatchObject({ messages: [{ text: 'Hello' }] });
});
