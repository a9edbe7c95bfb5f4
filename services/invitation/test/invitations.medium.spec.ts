import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AcceptInvitation,
  CancelInvitation,
  DeclineInvitation,
  GetInvitation,
  GetInvitationLink,
  type Invitation,
  InvitationAccepted,
  InvitationDeclined,
  InvitationSent,
  InviteBuyer,
  InviteSupplier,
  ListReceivedInvitations,
  ListSentInvitations,
  ListSuppliersOfBuyer,
  RelationshipActivated,
  ResendInvitation,
  SupplierDeleted,
  SystemSettingsChanged,
} from '#contracts';
import type { Actor } from '#platform';
import { Network } from './network.js';

const gone = {
  kind: 'not-found',
  message: 'This invitation is invalid, expired, or has already been used.',
};
const mismatch = { kind: 'forbidden', message: 'Email mismatch' };
const DAY_MS = 24 * 60 * 60 * 1000;

let network: Network;
beforeAll(async () => {
  network = await Network.open();
});
afterAll(() => network.close());

const emailOf = ({ userId }: Actor): string => `user${userId}@example.com`;

/** A buyer with a supplier record of their own, which has no owner yet. */
async function record(): Promise<{ buyer: Actor; supplierId: number }> {
  const buyer = await network.buyer();
  const { id } = await network.supplier({ createdBy: buyer.userId });
  network.catalog.set(id, { userId: null });
  return { buyer, supplierId: id };
}

/** Such a record, to which somebody was invited. */
async function invited(): Promise<{ buyer: Actor; supplierId: number; guest: Actor; invitation: Invitation }> {
  const { buyer, supplierId } = await record();
  const guest = await network.buyer();
  const invitation = await network.as(buyer).send(InviteSupplier, { email: emailOf(guest), supplierId });
  return { buyer, supplierId, guest, invitation };
}

const accept = (
  who: Actor,
  { inviteToken }: Invitation,
  kind: 'supplier' | 'buyer' = 'supplier',
): Promise<Invitation> => network.as(who).send(AcceptInvitation, { kind, token: inviteToken! });
const lookAt = (token: string, kind: 'supplier' | 'buyer' = 'supplier') =>
  network.svc.anonymous.send(GetInvitation, { kind, token });
const expire = (id: number): Promise<number> =>
  network.svc.db.changed(`UPDATE invitations SET expires_at = now() - interval '1 second' WHERE id = $1`, [id]);
const ownerOf = async (id: number): Promise<number | null> =>
  (await network.svc.db.row<{ owner_id: number | null }>('SELECT owner_id FROM suppliers WHERE id = $1', [id]))!
    .owner_id;

describe('an invitation', () => {
  it('is told to the others without its token, which no table holds', async () => {
    const { buyer, supplierId, guest, invitation } = await invited();
    expect(invitation).toMatchObject({
      email: emailOf(guest),
      supplierId,
      buyerId: buyer.userId,
      status: 'pending',
      expired: false,
      sender: { id: buyer.userId },
    });
    expect(invitation.inviteToken).toMatch(/^[\w-]{43}$/);
    const term = Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt);
    expect(Math.round(term / DAY_MS)).toBe(14);
    const told = await network.svc.waitForEvent(InvitationSent, ({ invitationId }) => invitationId === invitation.id);
    expect(JSON.stringify(told)).not.toContain(invitation.inviteToken);
    for (const table of ['invitations', 'outbox', 'inbox', 'command', 'dead_letter']) {
      const rows = await network.svc.db.rows(`SELECT t::text AS row FROM ${table} t`);
      expect(JSON.stringify(rows)).not.toContain(invitation.inviteToken);
      // Nor as the bytes of a bytea column.
      expect(JSON.stringify(rows)).not.toContain(Buffer.from(invitation.inviteToken!).toString('hex'));
    }
  });

  it('lasts as many days as the settings say from its next sending on', async () => {
    const told = { registrationOpen: true, defaultCurrency: 'USD' as const, taxRatePercent: 10, productReview: true };
    const days = async (): Promise<number> => {
      const { invitation } = await invited();
      return Math.round((Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt)) / DAY_MS);
    };
    const tell = async (invitationDays: number, version: number) =>
      network.handled(await network.svc.publish(SystemSettingsChanged, { ...told, invitationDays, version }));
    await tell(3, 2);
    // Late, and older.
    await tell(90, 1);
    expect(await days()).toBe(3);
    await tell(14, 3);
    expect(await days()).toBe(14);
  });

  it('has a link for mails alone, of its present generation', async () => {
    const { buyer, invitation } = await invited();
    const link = (generation: number) =>
      network.svc.anonymous.send(GetInvitationLink, { purpose: 'link', id: invitation.id, generation });
    expect(await link(1)).toEqual({ path: `/accept-invitation?token=${invitation.inviteToken}` });
    const again = await network.as(buyer).send(ResendInvitation, { kind: 'supplier', id: invitation.id });
    expect(await link(1)).toEqual({ path: null });
    expect(await link(2)).toEqual({ path: `/accept-invitation?token=${again.inviteToken}` });
    await network.as(buyer).send(CancelInvitation, { kind: 'supplier', id: invitation.id });
    expect(await link(2)).toEqual({ path: null });
  });

  it('is the same for an address that has an account and one that has none', async () => {
    const { buyer, supplierId } = await record();
    const known = await network.buyer();
    const shape = async (email: string): Promise<object> => {
      const made = await network.as(buyer).send(InviteSupplier, { email, supplierId });
      return { ...made, id: 0, email: '', inviteToken: '', createdAt: '', expiresAt: '' };
    };
    expect(await shape(emailOf(known))).toEqual(await shape('nobody@example.com'));
  });

  it('shows its sender, supplier and address to whoever holds the link, until it is answered', async () => {
    const { buyer, supplierId, invitation } = await invited();
    const details = await lookAt(invitation.inviteToken!);
    expect(details).toMatchObject({
      invitation: { id: invitation.id, email: invitation.email },
      supplier: { id: supplierId },
      buyer: { id: buyer.userId, companyName: `Company ${buyer.userId}` },
    });
    await network.svc.anonymous.send(DeclineInvitation, { kind: 'supplier', token: invitation.inviteToken! });
    await expect(lookAt(invitation.inviteToken!)).rejects.toMatchObject(gone);
  });

  it.each(['', 'x', 'a'.repeat(43), 'ä'.repeat(43), "' OR 1=1 --", '%'])('is not opened by %j', async (token) => {
    await expect(lookAt(token)).rejects.toMatchObject(gone);
    const somebody = await network.buyer();
    for (const request of [AcceptInvitation, DeclineInvitation]) {
      await expect(network.as(somebody).send(request, { kind: 'supplier', token })).rejects.toMatchObject(gone);
    }
  });

  it('is not opened as one of the other kind', async () => {
    const { guest, invitation } = await invited();
    await expect(lookAt(invitation.inviteToken!, 'buyer')).rejects.toMatchObject(gone);
    await expect(accept(guest, invitation, 'buyer')).rejects.toMatchObject(gone);
  });

  it('to one address and supplier is one at a time, in whatever case, also of eight at once', async () => {
    const { buyer, supplierId } = await record();
    const invite = (email: string) => network.as(buyer).send(InviteSupplier, { email, supplierId });
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => invite(n % 2 ? 'Kim@Example.com' : 'kim@example.com')),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ kind: 'conflict' });
    }
  });

  it('may be sent anew when the earlier one has expired or was cancelled', async () => {
    const { buyer, supplierId, invitation } = await invited();
    const invite = () => network.as(buyer).send(InviteSupplier, { email: invitation.email, supplierId });
    await expect(invite()).rejects.toMatchObject({ kind: 'conflict' });
    await expire(invitation.id);
    const second = await invite();
    await network.as(buyer).send(CancelInvitation, { kind: 'supplier', id: second.id });
    expect((await invite()).id).toBeGreaterThan(second.id);
  });

  it('is refused to oneself, for one’s own supplier, for one that one does not see, and in another’s name', async () => {
    const { buyer, supplierId } = await record();
    const { seller, supplier } = await network.shop();
    const stranger = await network.buyer();
    const invite = (who: Actor, input: object) =>
      network.as(who).send(InviteSupplier, { email: 'kim@example.com', supplierId, ...input });
    await expect(invite(buyer, { email: emailOf(buyer).toUpperCase() })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(invite(seller, { supplierId: supplier.id })).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(invite(buyer, { supplierId: 999_999 })).rejects.toMatchObject({ kind: 'not-found' });
    await expect(invite(buyer, { buyerId: stranger.userId })).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('is for every supplier that the buyer sees: also one they asked, or are connected with, whose owner is not public', async () => {
    const { buyer, supplierId, guest, invitation } = await invited();
    await accept(guest, invitation);
    network.catalog.set(supplierId, { userId: guest.userId, isApproved: false });
    const again = network.as(buyer).send(InviteSupplier, { email: 'kim@example.com', supplierId });
    await expect(again).rejects.toMatchObject({ kind: 'conflict', message: 'You are already connected' });

    const { seller, supplier } = await network.shop();
    const asking = await network.buyer();
    await network.request(asking, supplier);
    await network.user(seller, { isApproved: false, version: 3 });
    const sent = network.as(asking).send(InviteSupplier, { email: 'kim@example.com', supplierId: supplier.id });
    expect(await sent).toMatchObject({ status: 'pending', supplierId: supplier.id });
  });

  it('is limited in number, so that nobody’s mailbox is filled', async () => {
    const { buyer, supplierId, invitation } = await invited();
    await network.svc.db.rows(
      `INSERT INTO invitations (kind, sender_id, email, supplier_id, buyer_id, expires_at)
       SELECT 'supplier', $1, 'many' || n || '@example.com', $2, $1, now() + interval '1 day' FROM generate_series(1, 99) n`,
      [buyer.userId, supplierId],
    );
    const tooMany = { kind: 'too-many' };
    await expect(
      network.as(buyer).send(InviteSupplier, { email: 'one-more@example.com', supplierId }),
    ).rejects.toMatchObject(tooMany);
    await expect(
      network.as(buyer).send(ResendInvitation, { kind: 'supplier', id: invitation.id }),
    ).rejects.toMatchObject(tooMany);
  });
});

describe('accepting', () => {
  it('a record without owner makes the accepter its owner, and the two are connected', async () => {
    const { buyer, supplierId, guest, invitation } = await invited();
    expect(await accept(guest, invitation)).toMatchObject({ status: 'accepted', inviteToken: null });
    const event = await network.svc.waitForEvent(InvitationAccepted, (e) => e.invitationId === invitation.id);
    expect(event).toMatchObject({ supplierId, acceptedBy: guest.userId, newOwnerId: guest.userId });
    expect(await ownerOf(supplierId)).toBe(guest.userId);
    const { items } = await network.as(buyer).page(ListSuppliersOfBuyer, {});
    expect(items).toMatchObject([{ supplierId, status: 'active' }]);
    const told = await network.svc.waitForEvent(
      RelationshipActivated,
      (e) => e.supplierId === supplierId && e.supplierOwnerId === guest.userId,
    );
    expect(told.buyerId).toBe(buyer.userId);
  });

  it('happens once, of eight at once', async () => {
    const { supplierId, guest, invitation } = await invited();
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => accept(guest, invitation)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject(gone);
    await network.svc.waitForEvent(InvitationAccepted, (e) => e.invitationId === invitation.id);
    const accepted = network.svc.published(InvitationAccepted).filter((e) => e.invitationId === invitation.id);
    expect(accepted).toHaveLength(1);
    const rows = await network.svc.db.rows('SELECT 1 FROM relationships WHERE supplier_id = $1', [supplierId]);
    expect(rows).toHaveLength(1);
  });

  it('of two who were invited to one record, one becomes its owner', async () => {
    const { buyer, supplierId, guest, invitation } = await invited();
    const other = await network.buyer();
    const second = await network.as(buyer).send(InviteSupplier, { email: emailOf(other), supplierId });
    const results = await Promise.allSettled([accept(guest, invitation), accept(other, second)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected')!;
    expect(refused.reason).toMatchObject({ kind: 'forbidden', message: 'Only the owner of this supplier can accept' });
    expect([guest.userId, other.userId]).toContain(await ownerOf(supplierId));
  });

  it('is the addressee’s alone, by the address that the account has now, in whatever case', async () => {
    const { buyer, guest, invitation } = await invited();
    const thief = await network.buyer();
    await expect(accept(thief, invitation)).rejects.toMatchObject(mismatch);
    await expect(accept(buyer, invitation)).rejects.toMatchObject(mismatch);
    await expect(
      network.as(guest).send(AcceptInvitation, {
        kind: 'supplier',
        token: invitation.inviteToken!,
        userId: thief.userId,
      }),
    ).rejects.toMatchObject({ kind: 'forbidden' });
    network.emails.set(guest.userId, emailOf(guest).toUpperCase());
    expect(await accept(guest, invitation)).toMatchObject({ status: 'accepted' });
  });

  it('by its sender, who has taken the address meanwhile, is refused', async () => {
    const { buyer, invitation } = await invited();
    network.emails.set(buyer.userId, invitation.email);
    await expect(accept(buyer, invitation)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('for a supplier that has an owner is the owner’s alone: no second address lets a buyer in', async () => {
    const { seller, supplier } = await network.shop();
    const buyer = await network.buyer();
    const friend = await network.buyer();
    const invite = (email: string) => network.as(buyer).send(InviteSupplier, { email, supplierId: supplier.id });
    const toFriend = await invite(emailOf(friend));
    await expect(accept(friend, toFriend)).rejects.toMatchObject({ kind: 'forbidden' });
    const toOwner = await invite(emailOf(seller));
    await accept(seller, toOwner);
    expect((await network.as(buyer).page(ListSuppliersOfBuyer, {})).items).toMatchObject([{ status: 'active' }]);
    expect(await ownerOf(supplier.id)).toBe(seller.userId);
  });

  it('comes too late when it has expired, was cancelled or sent again, or its supplier is gone', async () => {
    const [expired, cancelled, resent, deleted] = await Promise.all([invited(), invited(), invited(), invited()]);
    await expire(expired.invitation.id);
    await network.as(cancelled.buyer).send(CancelInvitation, { kind: 'supplier', id: cancelled.invitation.id });
    await network.as(resent.buyer).send(ResendInvitation, { kind: 'supplier', id: resent.invitation.id });
    await network.handled(await network.svc.publish(SupplierDeleted, { supplierId: deleted.supplierId, version: 2 }));
    for (const { guest, invitation } of [expired, cancelled, resent, deleted]) {
      await expect(accept(guest, invitation)).rejects.toMatchObject(gone);
      await expect(lookAt(invitation.inviteToken!)).rejects.toMatchObject(gone);
    }
  });

  it('and cancelling at once: one of them happens', async () => {
    const { buyer, supplierId, guest, invitation } = await invited();
    const [accepted, cancelled] = await Promise.allSettled([
      accept(guest, invitation),
      network.as(buyer).send(CancelInvitation, { kind: 'supplier', id: invitation.id }),
    ]);
    expect([accepted.status, cancelled.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect((await ownerOf(supplierId)) !== null).toBe(accepted.status === 'fulfilled');
  });
});

describe('of a seller', () => {
  it('asks a buyer by e-mail, who is connected when they accept', async () => {
    const { seller, supplier } = await network.shop();
    const guest = await network.buyer();
    const invitation = await network
      .as(seller)
      .send(InviteBuyer, { email: emailOf(guest), supplierId: supplier.id, sellerId: seller.userId });
    expect(invitation).toMatchObject({ supplierId: supplier.id, buyerId: null, status: 'pending' });
    expect(await lookAt(invitation.inviteToken!, 'buyer')).toMatchObject({
      supplier: { id: supplier.id },
      buyer: null,
    });
    expect(await accept(guest, invitation, 'buyer')).toMatchObject({ status: 'accepted', buyerId: guest.userId });
    expect((await network.as(guest).page(ListSuppliersOfBuyer, {})).items).toMatchObject([
      { supplierId: supplier.id, status: 'active' },
    ]);
  });

  it('asks a buyer who was found, whose address stays unknown to it', async () => {
    const { seller, supplier } = await network.shop();
    const guest = await network.buyer();
    const other = await network.buyer();
    const invitation = await network.as(seller).send(InviteBuyer, { buyerId: guest.userId, message: 'Hello' });
    expect(invitation).toMatchObject({ email: '', supplierId: supplier.id, buyerId: guest.userId, message: 'Hello' });
    const told = await network.svc.waitForEvent(InvitationSent, ({ invitationId }) => invitationId === invitation.id);
    expect(told).toMatchObject({ email: null, addresseeId: guest.userId });
    expect((await network.as(other).page(ListReceivedInvitations, { kind: 'buyer' })).items).toEqual([]);
    expect((await network.as(guest).page(ListReceivedInvitations, { kind: 'buyer' })).items).toMatchObject([
      { id: invitation.id, inviteToken: invitation.inviteToken },
    ]);
    await expect(accept(other, invitation, 'buyer')).rejects.toMatchObject(mismatch);
    await accept(guest, invitation, 'buyer');
    await expect(network.as(seller).send(InviteBuyer, { buyerId: guest.userId })).rejects.toMatchObject({
      kind: 'conflict',
    });
  });

  it('is for one’s own supplier, and either by e-mail or by id', async () => {
    const { seller } = await network.shop();
    const { supplier: foreign } = await network.shop();
    const guest = await network.buyer();
    const invite = (input: object) => network.as(seller).send(InviteBuyer, input);
    await expect(invite({ email: emailOf(guest), supplierId: foreign.id })).rejects.toMatchObject({
      kind: 'not-found',
    });
    await expect(invite({})).rejects.toMatchObject({ kind: 'invalid' });
    await expect(invite({ email: emailOf(guest), buyerId: guest.userId })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(invite({ buyerId: 999_999 })).rejects.toMatchObject({ kind: 'not-found' });
    await expect(invite({ buyerId: seller.userId })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(invite({ email: emailOf(guest), sellerId: guest.userId })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(network.as(guest).send(InviteBuyer, { email: 'kim@example.com' })).rejects.toMatchObject({
      kind: 'impossible',
    });
  });
});

describe('the lists', () => {
  it('show each side its own, with the token while it opens', async () => {
    const { buyer, guest, invitation } = await invited();
    const stranger = await network.buyer();
    const kind = 'supplier';
    const sent = await network.as(buyer).page(ListSentInvitations, { kind });
    expect(sent.items).toEqual([invitation]);
    expect((await network.as(guest).page(ListReceivedInvitations, { kind })).items).toEqual([invitation]);
    for (const list of [ListSentInvitations, ListReceivedInvitations]) {
      expect((await network.as(stranger).page(list, { kind })).items).toEqual([]);
    }
    await expire(invitation.id);
    const [late] = (await network.as(guest).page(ListReceivedInvitations, { kind })).items;
    expect(late).toMatchObject({ status: 'pending', expired: true, inviteToken: null });
  });

  it('are paged', async () => {
    const { buyer, supplierId } = await record();
    for (const name of ['a', 'b', 'c']) {
      await network.as(buyer).send(InviteSupplier, { email: `${name}@example.com`, supplierId });
    }
    const first = await network.as(buyer).page(ListSentInvitations, { kind: 'supplier', limit: 2 });
    expect(first.items.map(({ email }) => email)).toEqual(['c@example.com', 'b@example.com']);
    const rest = await network.as(buyer).page(ListSentInvitations, { kind: 'supplier', limit: 2, cursor: first.next! });
    expect(rest.items.map(({ email }) => email)).toEqual(['a@example.com']);
    const pending = await network.as(buyer).page(ListSentInvitations, { kind: 'supplier', status: 'accepted' });
    expect(pending.items).toEqual([]);
  });
});

describe('sending again, cancelling, declining', () => {
  it('gives a new token and another term, also after the end, and tells of it', async () => {
    const { buyer, guest, invitation } = await invited();
    await expire(invitation.id);
    const again = await network.as(buyer).send(ResendInvitation, { kind: 'supplier', id: invitation.id });
    expect(again).toMatchObject({ id: invitation.id, status: 'pending', expired: false });
    expect(again.inviteToken).not.toBe(invitation.inviteToken);
    await network.svc.waitForEvent(InvitationSent, (e) => e.invitationId === invitation.id && e.generation === 2);
    await expect(lookAt(invitation.inviteToken!)).rejects.toMatchObject(gone);
    await accept(guest, again);
    await expect(
      network.as(buyer).send(ResendInvitation, { kind: 'supplier', id: invitation.id }),
    ).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('is the sender’s alone', async () => {
    const { guest, invitation } = await invited();
    for (const request of [ResendInvitation, CancelInvitation]) {
      for (const kind of ['supplier', 'buyer'] as const) {
        await expect(network.as(guest).send(request, { kind, id: invitation.id })).rejects.toMatchObject({
          kind: 'not-found',
        });
      }
    }
  });

  it('is told to the sender when it was declined, and then it is over', async () => {
    const { buyer, guest, invitation } = await invited();
    await network.svc.anonymous.send(DeclineInvitation, { kind: 'supplier', token: invitation.inviteToken! });
    await network.svc.waitForEvent(InvitationDeclined, (e) => e.invitationId === invitation.id);
    await expect(accept(guest, invitation)).rejects.toMatchObject(gone);
    expect((await network.as(buyer).page(ListSentInvitations, { kind: 'supplier' })).items).toMatchObject([
      { status: 'declined', inviteToken: null },
    ]);
  });
});
