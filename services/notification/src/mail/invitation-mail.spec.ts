import { describe, expect, it } from '@jest/globals';
import type { InvitationFacts } from '#contracts';
import { invitationMail } from './invitation-mail.js';

const facts: InvitationFacts = {
  invitationId: 7,
  kind: 'supplier',
  generation: 2,
  email: 'sales@anchor.example',
  addresseeId: null,
  senderId: 1,
  senderCompany: 'Berg Marine',
  senderName: 'Ada Berg',
  supplierId: 3,
  supplierName: 'Anchor',
  role: null,
  message: null,
  expiresAt: '2026-02-14T12:00:00.000Z',
};

describe('the mail of an invitation', () => {
  it('is one each time it is sent, and its button leads to the link of that time', () => {
    const mail = invitationMail({ ...facts, message: 'See you at the fair' });
    expect(mail).toMatchObject({
      to: { email: 'sales@anchor.example' },
      occasion: 'invitation:7:2',
      link: { owner: 'invitation', id: 7, generation: 2 },
      content: { subject: 'Berg Marine invites Anchor to Tradeyard', action: { label: 'View invitation' } },
    });
    expect(JSON.stringify(mail.content)).toContain('Ada Berg writes: “See you at the fair”.');
    expect(JSON.stringify(mail.content)).toContain('until February 14, 2026 at 12:00 UTC and');
    expect(mail.heeds).toBeUndefined();
  });

  it('to a buyer who was found is one that can be declined', () => {
    const mail = invitationMail({ ...facts, kind: 'buyer', email: null, addresseeId: 9 });
    expect(mail).toMatchObject({ to: { userId: 9 }, heeds: 'supplierUpdates' });
  });

  it.each([
    ['seller', 'as a seller.'],
    ['admin', 'as an administrator.'],
  ] as const)('by an administrator says what one becomes: %s', (role, words) => {
    const mail = invitationMail({ ...facts, kind: 'admin', role, supplierId: null, supplierName: null });
    expect(JSON.stringify(mail.content)).toContain(words);
  });
});
