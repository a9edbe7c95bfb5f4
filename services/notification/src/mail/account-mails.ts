import type { PasswordResetStarted, PayloadOf, UserSnapshot } from '#contracts';
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
