import type { EmailChanged, EmailChangeStarted, PasswordResetStarted, PayloadOf, UserSnapshot } from '#contracts';
import type { MailDraft } from './mails.js';

const STEPS = {
  buyer: {
    paragraphs: [
      'Three steps to a first order that places itself almost alone:',
      '1. Find a supplier in the marketplace and connect.\n2. Add three to five products to your inventory.\n3. Set their reorder thresholds: you are told when one runs low.',
    ],
    action: { label: 'Browse suppliers', path: '/marketplace' },
  },
  seller: {
    paragraphs: [
      'Three steps to a first order:',
      '1. Add your brands and products; they are reviewed within 24 hours.\n2. Make them visible in the marketplace.\n3. Answer connection requests: connected buyers can order everything.',
    ],
    action: { label: 'Add a product', path: '/seller/products/new' },
  },
};

/** Once, for who has just switched tips and news on. */
export function gettingStarted({ id, firstName, role }: UserSnapshot): MailDraft | undefined {
  if (role === 'admin') return undefined;
  return {
    to: { userId: id },
    occasion: 'getting-started',
    heeds: 'marketingEmails',
    content: { subject: `${firstName}, get the most out of Tradeyard`, ...STEPS[role] },
  };
}

/** To whoever forgot their password. Never by way of the copy of their address: the link must not go to an older one. */
export function passwordReset(event: PayloadOf<typeof PasswordResetStarted>): MailDraft {
  const { userId, username, firstName, email, generation } = event;
  return {
    to: { email, name: firstName },
    about: userId,
    occasion: `password-reset:${userId}:${generation}`,
    link: { owner: 'identity', purpose: 'password-reset', id: userId, generation },
    content: {
      subject: 'Set a new password',
      paragraphs: [`Somebody asked for a new password for your account. Your username is ${username}.`],
      action: { label: 'Set a new password' },
      smallPrint: [
        'The link holds for one hour and works once. Setting a password logs you out everywhere.',
        'If this was not you, you need not do anything: your password stays as it is.',
      ],
    },
  };
}

/** To the new address: whoever reads it confirms it. */
export function confirmEmail(event: PayloadOf<typeof EmailChangeStarted>): MailDraft {
  const { userId, username, firstName, email, generation } = event;
  return {
    to: { email, name: firstName },
    about: userId,
    occasion: `email-change:${userId}:${generation}`,
    link: { owner: 'identity', purpose: 'email-change', id: userId, generation },
    content: {
      subject: 'Confirm your email address',
      paragraphs: [`The account “${username}” is to have this email address from now on.`],
      action: { label: 'Confirm email address' },
      smallPrint: [
        'The link holds for one hour and works once.',
        'If this is not your account, you need not do anything: nothing changes.',
      ],
    },
  };
}

/** To the old address, which is the account's no more. */
export function emailChanged(event: PayloadOf<typeof EmailChanged>, eventId: string): MailDraft {
  const { userId, firstName, oldEmail, newEmail } = event;
  return {
    to: { email: oldEmail, name: firstName },
    about: userId,
    occasion: `email-changed:${eventId}`,
    content: {
      subject: 'Your email address was changed',
      paragraphs: [
        `Your account has the address ${newEmail} now. This one gets no more mails from us.`,
        'If this was not you, somebody else may be in your account: log in, change your password and set the address back. If you cannot log in any more, ask an administrator for help.',
      ],
    },
  };
}
