import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GetInvitedRole, RegisterUser, UserRegistered } from '#contracts';
import { forbidden, notFound } from '#platform';
import { type TestService, testService } from '#testing';
import { IdentityModule } from '../src/identity.module.js';
import { registration } from './people.js';

const TOKEN = 'a'.repeat(43);
let identity: TestService;
let addressee = '';
beforeAll(async () => {
  identity = await testService(IdentityModule);
  // The invitation service is a fake: it knows one token, for one address.
  await identity.fake(GetInvitedRole, ({ token, email }) => {
    if (token !== TOKEN) throw notFound('This invitation is invalid, expired, or has already been used.');
    if (email !== addressee) throw forbidden('Email mismatch', 'email');
    return { role: 'admin' as const };
  });
});
afterAll(() => identity.close());

describe('who registers by an administrator’s invitation', () => {
  it('gets its role, whatever they ask for', async () => {
    const input = registration({ role: 'seller' });
    addressee = input.email;
    const user = await identity.anonymous.send(RegisterUser, { ...input, invitationToken: TOKEN });
    expect(user).toMatchObject({ role: 'admin', email: input.email });
    expect(user).not.toHaveProperty('invitationToken');
    const told = await identity.waitForEvent(UserRegistered, ({ id }) => id === user.id);
    expect(told.role).toBe('admin');
    expect(JSON.stringify(told)).not.toContain(TOKEN);
  });

  it('is refused with another address or a token that opens nothing, and is no user then', async () => {
    const input = registration();
    addressee = 'somebody.else@example.com';
    for (const [invitationToken, kind] of [
      [TOKEN, 'forbidden'],
      ['b'.repeat(43), 'not-found'],
    ]) {
      await expect(identity.anonymous.send(RegisterUser, { ...input, invitationToken })).rejects.toMatchObject({
        kind,
      });
    }
    expect(await identity.db.row('SELECT 1 FROM users WHERE username = $1', [input.username])).toBeUndefined();
  });

  it('asks for no role without one: nobody becomes an administrator by themselves', async () => {
    const user = await identity.anonymous.send(RegisterUser, registration({ role: 'buyer' }));
    expect(user.role).toBe('buyer');
  });
});
