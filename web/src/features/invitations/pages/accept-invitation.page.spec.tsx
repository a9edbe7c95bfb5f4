import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Schemas } from '../../../lib/api-client';
import { aUser, show } from '../../../testing/render';
import { fakeServer, refuse } from '../../../testing/fake-server';
import { AcceptInvitationPage } from './accept-invitation.page';

const AT = '/accept-invitation?token=secret';
const details: Schemas['InvitationDetails'] = {
  invitation: {
    id: 4,
    email: 'ada@example.com',
    inviteToken: 'secret',
    supplierId: 7,
    buyerId: 5,
    status: 'pending',
    expired: false,
    message: 'See you soon',
    createdAt: '2026-01-31T12:00:00.000Z',
    expiresAt: '2026-02-14T12:00:00.000Z',
    supplier: { id: 7, name: 'Anchor' },
    sender: { id: 5, companyName: 'Berg Marine', firstName: 'Kim', lastName: 'Berg' },
  },
  supplier: { id: 7, name: 'Anchor', category: 'Other', location: null },
  buyer: { id: 5, companyName: 'Berg Marine', firstName: 'Kim', lastName: 'Berg' },
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer().on('get', '/api/user', aUser()).on('get', '/api/supplier-invitations/token/{token}', details);
});
const open = (at = AT) => show(<AcceptInvitationPage />, { at });

describe('the page of an invitation', () => {
  it('shows who asks for what, and accepts as who is logged in', async () => {
    server.on('post', '/api/supplier-invitations/accept', details.invitation);
    const { person } = open();
    await screen.findByRole('heading', { name: 'Berg Marine invites you' });
    screen.getByText('See you soon');
    await person.click(screen.getByRole('button', { name: 'Accept' }));
    await screen.findByRole('heading', { name: 'Invitation accepted' });
    expect(server.asked('post', '/api/supplier-invitations/accept')[0]!.body).toEqual({ token: 'secret', userId: 1 });
  });

  it('asks who is not logged in to do so first, and sends nothing', async () => {
    server.on('get', '/api/user', () => refuse(401, 'Not authenticated'));
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Accept' }));
    await screen.findByText('Login required');
    expect(server.asked('post', '/api/supplier-invitations/accept')).toEqual([]);
  });

  it('leads somebody new to registering with that address, and back', async () => {
    server.on('get', '/api/user', () => refuse(401, 'Not authenticated'));
    open();
    const link = await screen.findByRole('link', { name: 'Create an account' });
    const { searchParams } = new URL(link.getAttribute('href')!, 'http://x');
    expect(Object.fromEntries(searchParams)).toEqual({
      tab: 'register',
      role: 'seller',
      email: 'ada@example.com',
      returnUrl: AT,
    });
  });

  it('says whose it is to somebody else, who cannot accept', async () => {
    server.on('get', '/api/user', aUser({ email: 'kim@example.com' }));
    open();
    await screen.findByText('Email mismatch');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept' }).disabled).toBe(true);
  });

  it('tells why the server refused', async () => {
    server.on('post', '/api/supplier-invitations/accept', () => refuse(403, 'Email mismatch'));
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Accept' }));
    await screen.findByText('Failed to accept invitation');
    screen.getByText('Email mismatch');
  });

  it('declines without an account', async () => {
    server
      .on('get', '/api/user', () => refuse(401, 'Not authenticated'))
      .on('post', '/api/supplier-invitations/decline', { ...details.invitation, status: 'declined' });
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Decline' }));
    await screen.findByRole('heading', { name: 'Invitation declined' });
  });

  it.each([
    ['a dead link', AT],
    ['no token', '/accept-invitation'],
  ])('says what is wrong with %s', async (_case, at) => {
    server.on('get', '/api/supplier-invitations/token/{token}', () => refuse(404, 'gone'));
    open(at);
    await screen.findByText('This invitation is invalid, expired, or has already been used.');
  });

  it('of a seller asks by its own calls', async () => {
    server.on('get', '/api/buyer-invitations/token/{token}', details);
    open(`${AT}&kind=buyer`);
    await screen.findByRole('heading', { name: 'Anchor invites you' });
  });
});
