import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AcceptInvitation,
  type AdminInvitation,
  CancelAdminInvitation,
  GetInvitation,
  GetInvitationLink,
  GetInvitedRole,
  InvitationCancelled,
  InviteUser,
  ListAdminInvitations,
  ResendAdminInvitation,
  UserRegistered,
} from '#contracts';
import type { Actor } from '#platform';
import { actor, goldenPayload, uniqueName } from '#testing';
import { Network } from './network.js';

let network: Network;
let admin: Actor;
beforeAll(async () => {
  network = await Network.open();
  admin = actor({ userId: 900_001, role: 'admin' });
  await network.user(admin, {});
});
afterAll(() => network.close());

const invite = (role: AdminInvitation['role'], email = `${uniqueName('new')}@example.com`): Promise<AdminInvitation> =>
  network.as(admin).send(InviteUser, { email, role });

async function tokenOf({ id }: AdminInvitation, generation = 1): Promise<string> {
  const { path } = await network.svc.anonymous.send(GetInvitationLink, { purpose: 'link', id, generation });
  return new URL(path!, 'http://x').searchParams.get('invitation')!;
}

describe('an administrator’s invitation', () => {
  it('leads to registering, with e-mail and role set', async () => {
    const invitation = await invite('admin');
    const { path } = await network.svc.anonymous.send(GetInvitationLink, {
      purpose: 'link',
      id: invitation.id,
      generation: 1,
    });
    const link = new URL(path!, 'http://x');
    expect(link.pathname).toBe('/auth');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      tab: 'register',
      email: invitation.email,
      role: 'admin',
      invitation: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('is refused to who has an account', async () => {
    network.emails.set(900_002, 'there@example.com');
    await expect(invite('buyer', 'There@example.com')).rejects.toMatchObject({
      kind: 'conflict',
      message: 'This address has an account already',
      details: { errors: [{ field: 'email' }] },
    });
  });

  it('gives its role to its addressee alone, once', async () => {
    const invitation = await invite('admin');
    const token = await tokenOf(invitation);
    const ask = (input: object) =>
      network.svc.anonymous.send(GetInvitedRole, { token, email: invitation.email, ...input });
    expect(await ask({ email: invitation.email.toUpperCase() })).toEqual({ role: 'admin' });
    await expect(ask({ email: 'other@example.com' })).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(ask({ token: 'x'.repeat(43) })).rejects.toMatchObject({ kind: 'not-found' });

    const user = goldenPayload(UserRegistered, { id: 900_100, email: invitation.email.toUpperCase() });
    await network.handled(await network.svc.publish(UserRegistered, user));
    await expect(ask({})).rejects.toMatchObject({ kind: 'not-found' });
    const { items } = await network.as(admin).page(ListAdminInvitations, { q: invitation.email });
    expect(items).toMatchObject([{ id: invitation.id, status: 'accepted' }]);
  });

  it('is nothing that a buyer or a seller could accept', async () => {
    const token = await tokenOf(await invite('seller'));
    const somebody = await network.buyer();
    for (const kind of ['supplier', 'buyer'] as const) {
      await expect(network.svc.anonymous.send(GetInvitation, { kind, token })).rejects.toMatchObject({
        kind: 'not-found',
      });
      await expect(network.as(somebody).send(AcceptInvitation, { kind, token })).rejects.toMatchObject({
        kind: 'not-found',
      });
    }
  });

  it('is one at a time per address, sent again with a new link, and cancelled', async () => {
    const invitation = await invite('buyer');
    await expect(invite('seller', invitation.email)).rejects.toMatchObject({ kind: 'conflict' });
    const token = await tokenOf(invitation);
    await network.as(admin).send(ResendAdminInvitation, { id: invitation.id });
    await expect(network.svc.anonymous.send(GetInvitedRole, { token, email: invitation.email })).rejects.toMatchObject({
      kind: 'not-found',
    });
    await network.as(admin).send(CancelAdminInvitation, { id: invitation.id });
    await network.svc.waitForEvent(InvitationCancelled, ({ invitationId }) => invitationId === invitation.id);
    expect((await network.as(admin).page(ListAdminInvitations, { q: invitation.email })).items).toEqual([]);
    expect(await invite('seller', invitation.email)).toMatchObject({ role: 'seller', status: 'pending' });
  });

  it.each(['buyer', 'seller'])('is refused to a %s', async (role) => {
    const somebody = actor({ userId: 900_002, role });
    const { id } = await invite('buyer');
    const calls = [
      network.as(somebody).send(InviteUser, { email: 'x@example.com', role: 'admin' }),
      network.as(somebody).page(ListAdminInvitations, {}),
      network.as(somebody).send(ResendAdminInvitation, { id }),
      network.as(somebody).send(CancelAdminInvitation, { id }),
    ];
    await Promise.all(calls.map((call) => expect(call).rejects.toMatchObject({ kind: 'forbidden' })));
  });
});
