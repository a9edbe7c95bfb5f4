import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  EmailChanged,
  EmailChangeStarted,
  GetAccountLink,
  GetInvitationLink,
  InvitationDeclined,
  InvitationSent,
  PasswordChanged,
  PasswordResetStarted,
  UserRegistered,
} from '#contracts';
import { goldenPayload, type TestService, testService, until, uniqueName } from '#testing';
import { NotificationModule } from '../src/notification.module.js';
import { freshId, userSnapshot } from './facts.js';
import { Mailbox } from './mailbox.js';
import { handled, reader } from './reader.js';

let service: TestService;
let mailbox: Mailbox;
/** The paths that the fake invitation service gives; none: the link is dead. */
const links = new Map<string, string>();

beforeAll(async () => {
  mailbox = await Mailbox.open();
  const settings = { SMTP_URL: mailbox.url, LINK_BASE_URL: 'https://market.example' };
  service = await testService(NotificationModule, settings);
  await service.fake(GetAccountLink, ({ purpose, id, generation }) => ({
    path: links.get(`${purpose}:${id}:${generation}`) ?? null,
  }));
  await service.fake(GetInvitationLink, ({ id, generation }) => ({ path: links.get(`${id}:${generation}`) ?? null }));
});
afterAll(async () => {
  await service.close();
  await mailbox.close();
});

function invitation(facts: object = {}) {
  const invitationId = freshId();
  return goldenPayload(InvitationSent, { invitationId, email: `${uniqueName('guest')}@example.com`, ...facts });
}

describe('an invitation', () => {
  it('is mailed with its link, which is kept nowhere here', async () => {
    const event = invitation();
    links.set(`${event.invitationId}:1`, '/accept-invitation?token=SECRET-of-this-test');
    await service.publish(InvitationSent, event);
    const { mail } = await mailbox.waitFor(event.email!);
    expect(mail.subject).toBe('Berg Marine invites Anchor Supply to Tradeyard');
    const url = 'https://market.example/accept-invitation?token=SECRET-of-this-test';
    expect(mail.text).toContain(url);
    expect(mail.html).toContain(`href="${url}"`);
    expect(mail.headers.has('list-unsubscribe')).toBe(false);
    await until(
      () => service.db.row(`SELECT 1 FROM mails WHERE email = $1 AND status = 'sent'`, [event.email]),
      'the mail to be closed',
    );
    for (const table of ['mails', 'outbox', 'inbox', 'notifications']) {
      const rows = await service.db.rows(`SELECT t::text AS row FROM ${table} t`);
      expect(JSON.stringify(rows)).not.toContain('SECRET');
    }
  });

  it('is not mailed any more when its link is dead by then', async () => {
    const event = invitation();
    await service.publish(InvitationSent, event);
    const row = await until(
      () =>
        service.db.row<{ note: string }>(`SELECT note FROM mails WHERE email = $1 AND status = 'dropped'`, [
          event.email,
        ]),
      'the mail to be dropped',
    );
    expect(row.note).toBe('the link is not valid any more');
    expect(mailbox.to(event.email!)).toEqual([]);
  });

  it('that is sent again is another mail; the same event is not', async () => {
    const event = invitation();
    for (const generation of [1, 2]) links.set(`${event.invitationId}:${generation}`, `/g${generation}`);
    await handled(service, await service.publish(InvitationSent, event));
    await handled(service, await service.publish(InvitationSent, event));
    await service.publish(InvitationSent, { ...event, generation: 2 });
    await mailbox.waitFor(event.email!, 2);
    const texts = mailbox.to(event.email!).map(({ mail }) => mail.text);
    expect(texts).toHaveLength(2);
    expect(texts.some((text) => text?.includes('https://market.example/g2'))).toBe(true);
  });

  it('is told in the application to whoever has that address, in whatever case, and to nobody else', async () => {
    const user = userSnapshot({ email: `${uniqueName('Guest')}@example.com` });
    await handled(service, await service.publish(UserRegistered, user));
    await service.publish(InvitationSent, invitation({ email: user.email.toUpperCase() }));
    const [told, ...more] = await reader(service, user.id).waitForNotifications(1);
    expect(more).toEqual([]);
    expect(told).toMatchObject({ title: 'Berg Marine invites you to connect', entityType: 'invitation' });
  });

  it('to a buyer who was found goes to the address of their account, and can be declined', async () => {
    const user = userSnapshot({ email: `${uniqueName('buyer')}@example.com` });
    await handled(service, await service.publish(UserRegistered, user));
    const event = invitation({ kind: 'buyer', email: null, addresseeId: user.id });
    links.set(`${event.invitationId}:1`, '/accept-invitation?token=t&kind=buyer');
    await service.publish(InvitationSent, event);
    const { raw } = await mailbox.waitFor(user.email);
    expect(raw).toMatch(/^List-Unsubscribe:/m);
  });

  it('that was declined is told to its sender', async () => {
    const sender = freshId();
    const event = { ...invitation({ senderId: sender }), kind: 'supplier' as const };
    await service.publish(InvitationDeclined, event);
    const [told] = await reader(service, sender).waitForNotifications(1);
    expect(told).toMatchObject({
      title: 'Invitation declined',
      message: `${event.email} declined your invitation to connect with Anchor Supply.`,
    });
  });
});

describe('a forgotten password', () => {
  it('is answered by a mail with the username and the link, once, and by nothing in the application', async () => {
    const [userId, email] = [freshId(), `${uniqueName('ada')}@example.com`];
    links.set(`password-reset:${userId}:1`, '/reset-password?token=SECRET-of-this-test');
    const event = { userId, username: 'ada', firstName: 'Ada', email, generation: 1 };
    await handled(service, await service.publish(PasswordResetStarted, event));
    await handled(service, await service.publish(PasswordResetStarted, event));
    const { mail } = await mailbox.waitFor(email);
    expect(mail.subject).toBe('Set a new password');
    expect(mail.text).toContain('https://market.example/reset-password?token=SECRET-of-this-test');
    expect(mail.text).toContain('Your username is ada.');
    expect(mailbox.to(email)).toHaveLength(1);
    expect(await service.db.rows('SELECT FROM notifications WHERE user_id = $1', [userId])).toEqual([]);
  });

  it('that was changed is told to its owner, by mail too, whatever is switched off', async () => {
    const user = userSnapshot({ email: `${uniqueName('ada')}@example.com`, supplierUpdates: false });
    await handled(service, await service.publish(UserRegistered, user));
    await service.publish(PasswordChanged, { userId: user.id, by: 'link' });
    const { mail } = await mailbox.waitFor(user.email);
    expect(mail.subject).toBe('Your password was changed');
    const [told] = await reader(service, user.id).waitForNotifications(1);
    expect(told).toMatchObject({ entityType: 'security', title: 'Your password was changed' });
  });
});

describe('a new e-mail address', () => {
  it('is mailed the link, and the old one is told, before and after', async () => {
    const user = userSnapshot({ email: `${uniqueName('old')}@example.com` });
    const newEmail = `${uniqueName('new')}@example.com`;
    await handled(service, await service.publish(UserRegistered, user));
    links.set(`email-change:${user.id}:1`, '/confirm-email?token=t');
    const { id: userId, username, firstName } = user;
    await service.publish(EmailChangeStarted, { userId, username, firstName, email: newEmail, generation: 1 });
    expect((await mailbox.waitFor(newEmail)).mail.text).toContain('https://market.example/confirm-email?token=t');
    const warning = await mailbox.waitFor(user.email);
    expect(warning.mail.subject).toBe('Your email address is about to change');
    expect(warning.raw).not.toContain('token=t');
    await service.publish(EmailChanged, { userId, firstName, oldEmail: user.email, newEmail });
    const { mail } = await mailbox.waitFor(user.email, 2);
    expect(mail.subject).toBe('Your email address was changed');
    expect(mail.text).toContain(newEmail);
    expect(mailbox.to(newEmail)).toHaveLength(1);
  });
});
