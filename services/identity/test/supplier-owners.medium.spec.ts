import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ApproveUser,
  GetUserMetrics,
  ListUsers,
  RejectUser,
  SupplierCreated,
  SupplierDeleted,
  type SupplierSnapshot,
  SupplierUpdated,
} from '#contracts';
import { goldenPayload, type TestService, testService, uniqueName, until } from '#testing';
import { IdentityModule } from '../src/identity.module.js';
import { admin, signUp } from './people.js';

let identity: TestService;
beforeAll(async () => {
  identity = await testService(IdentityModule);
});
afterAll(() => identity.close());

let ids = 5000;
const snapshot = (change: Partial<SupplierSnapshot>): SupplierSnapshot =>
  goldenPayload(SupplierCreated, { id: ++ids, version: 1, ...change });
const deletion = (supplierId: number, version: number) => goldenPayload(SupplierDeleted, { supplierId, version });

const root = () => identity.as(admin());
const waiting = async (companyName: string): Promise<number[]> =>
  (await root().page(ListUsers, { q: companyName, status: 'pending' })).items.map(({ id }) => id);
const sells = async (companyName: string): Promise<boolean[]> =>
  (await root().page(ListUsers, { q: companyName })).items.map((user) => user.sells);

/** A buyer whose company no other test has. */
async function buyer() {
  const companyName = uniqueName('company');
  return { companyName, user: (await signUp(identity, { companyName })).user };
}

describe('a buyer who owns a supplier', () => {
  it('waits for approval like a seller, and is approved or rejected like one', async () => {
    const { companyName, user } = await buyer();
    expect(user.sells).toBe(false);
    const before = (await root().send(GetUserMetrics, {})).facts.pending;

    await identity.publish(SupplierCreated, snapshot({ ownerId: user.id }));
    await until(async () => (await waiting(companyName)).length === 1, 'the owner to be in the queue');
    expect(await sells(companyName)).toEqual([true]);
    expect((await root().send(GetUserMetrics, {})).facts.pending).toBe(before + 1);

    await root().send(RejectUser, { id: user.id, reason: 'No such company' });
    expect(await waiting(companyName)).toEqual([]);
    expect(await root().send(ApproveUser, { id: user.id })).toMatchObject({ isApproved: true, sells: true });
    expect((await root().send(GetUserMetrics, {})).facts.pending).toBe(before);
  });

  it('may have got it with an invitation to a record that was nobody’s', async () => {
    const { companyName, user } = await buyer();
    const record = snapshot({ ownerId: null });
    await identity.publish(SupplierCreated, record);
    await identity.publish(SupplierUpdated, { ...record, ownerId: user.id, version: 2 });
    await until(async () => (await waiting(companyName)).length === 1, 'the new owner to be in the queue');
  });

  it('leaves the queue with the last of them, whatever an older event says later', async () => {
    const { companyName, user } = await buyer();
    const [one, other] = [snapshot({ ownerId: user.id }), snapshot({ ownerId: user.id })];
    await identity.publish(SupplierCreated, one);
    await identity.publish(SupplierCreated, other);
    await identity.publish(SupplierDeleted, deletion(one.id, 2));
    await until(async () => (await waiting(companyName)).length === 1, 'the owner to be in the queue');

    await identity.publish(SupplierDeleted, deletion(other.id, 2));
    await until(async () => (await waiting(companyName)).length === 0, 'the owner to leave the queue');
    await identity.publish(SupplierUpdated, other);
    const { companyName: later, user: next } = await buyer();
    await identity.publish(SupplierUpdated, snapshot({ ownerId: next.id }));
    await until(async () => (await waiting(later)).length === 1, 'the next owner to be in the queue');
    expect(await sells(companyName)).toEqual([false]);
  });
});
