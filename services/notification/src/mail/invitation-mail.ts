import type { InvitationFacts } from '#contracts';
import { quoted, sentence } from '../texts/words.js';
import type { MailContent } from './mail-content.js';
import type { MailDraft } from './mails.js';

/** With its time: nobody knows where whoever reads it is. */
const times = new Intl.DateTimeFormat('en-US', {
  ...{ year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  ...{ hourCycle: 'h23', timeZone: 'UTC', timeZoneName: 'short' },
});

/** To whoever is invited: an address, or a buyer who was found, who may decline such mails. */
export function invitationMail(facts: InvitationFacts): MailDraft {
  const { invitationId, generation, senderId, email, addresseeId, expiresAt, message } = facts;
  const words = wordsOf(facts);
  const said = message?.trim() ? [sentence`${facts.senderName} writes${quoted(message)}`] : [];
  return {
    to: email === null ? { userId: addresseeId! } : { email },
    // It names who sends it: when they leave, it goes with the invitation.
    about: senderId,
    occasion: `invitation:${invitationId}:${generation}`,
    ...(email === null && { heeds: 'supplierUpdates' as const }),
    link: { owner: 'invitation', purpose: 'link', id: invitationId, generation },
    content: {
      ...words,
      paragraphs: [...words.paragraphs, ...said],
      smallPrint: [
        `The link holds until ${times.format(new Date(expiresAt))} and works once. It is yours alone: please do not forward it.`,
        'If you do not know the sender, you need not do anything.',
      ],
    },
  };
}

function wordsOf(facts: InvitationFacts): Pick<MailContent, 'subject' | 'paragraphs' | 'action'> & MailContent {
  const { kind, senderCompany, senderName, supplierName, role } = facts;
  switch (kind) {
    case 'supplier':
      return {
        subject: sentence`${senderCompany} invites ${supplierName} to Tradeyard`,
        paragraphs: [
          sentence`${senderName} of ${senderCompany} buys from ${supplierName} and would like to send orders through Tradeyard.`,
          'Accept to receive them, keep your catalog, and be paid by the same invoice as ever. It costs nothing.',
        ],
        action: { label: 'View invitation' },
      };
    case 'buyer':
      return {
        subject: sentence`${supplierName} invites you to connect on Tradeyard`,
        paragraphs: [
          sentence`${senderName} of ${supplierName} would like to have you as a customer.`,
          'Accept to see their whole catalog and to order from it.',
        ],
        action: { label: 'View invitation' },
      };
    case 'admin':
      return {
        subject: 'You are invited to Tradeyard',
        paragraphs: [
          `${senderName} invites you to join Tradeyard as ${role === 'admin' ? 'an administrator' : `a ${role}`}.`,
        ],
        action: { label: 'Create your account' },
      };
  }
}
