import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Schemas } from '../../../lib/api-client';
import { fakeServer, list, refuse } from '../../../testing/fake-server';
import { aUser, show } from '../../../testing/render';
import { Discovery } from './discovery';

const aBuyer: Schemas['PotentialBuyer'] = {
  id: 5,
  username: 'cedar',
  firstName: 'Jonah',
  lastName: 'Whitfield',
  companyName: 'Cedar Row Joinery',
  industry: 'construction',
  location: 'Portland, OR',
  industryMatchScore: 27,
  matchReasons: [
    { part: 'category', points: 0, max: 40, reason: 'Has not bought in your categories yet.' },
    { part: 'industry', points: 12, max: 20, reason: 'Companies in construction often buy what you sell.' },
    { part: 'area', points: 15, max: 15, reason: 'In your city, Portland, OR.' },
    { part: 'activity', points: 0, max: 15, reason: 'Has not ordered here yet.' },
    { part: 'size', points: 0, max: 10, reason: 'The size of the company is not known.' },
  ],
  recentOrdersCount: 0,
  relationshipCount: 1,
  lastOrderDate: null,
  invited: false,
};

describe('customer discovery', () => {
  let server: ReturnType<typeof fakeServer>;
  let buyers: Schemas['PotentialBuyer'][];
  beforeEach(() => {
    buyers = [aBuyer];
    server = fakeServer()
      .on('get', '/api/potential-buyers', () => ({
        potentialBuyers: buyers,
        supplierCategories: ['Hardware & Tools'],
        totalFound: buyers.length,
        industryMatches: buyers.length,
      }))
      .on('get', '/api/buyer-supplier-relationships/supplier', () => list([]));
  });
  const open = () => show(<Discovery />, { at: '/seller/customers', user: aUser({ role: 'seller' }) });

  it('shows how well a buyer fits and why, part by part', async () => {
    open();
    await screen.findByText('Cedar Row Joinery');
    expect(screen.getByLabelText('Score 27 of 100')).toBeTruthy();
    for (const { reason, points, max } of aBuyer.matchReasons) {
      expect(screen.getByText(reason).parentElement?.textContent).toContain(`${points}/${max}`);
    }
  });

  it('asks the buyer once, and says so afterwards', async () => {
    server.on('post', '/api/buyer-invitations', () => {
      buyers = [{ ...aBuyer, invited: true }];
      return {};
    });
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Connect with Cedar Row Joinery' }));
    await screen.findByText('Connection Request Sent');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Invited' })).toHaveProperty('disabled', true));
    expect(server.asked('post', '/api/buyer-invitations').map(({ body }) => body)).toEqual([
      { buyerId: 5, message: 'We would like to connect with you and discuss business opportunities.' },
    ]);
  });

  it('says what the server refuses', async () => {
    server.on('post', '/api/buyer-invitations', () => refuse(409, 'An invitation is waiting for an answer'));
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Connect with Cedar Row Joinery' }));
    await screen.findByText('An invitation is waiting for an answer');
  });

  it('says when it could not be loaded', async () => {
    server.on('get', '/api/potential-buyers', () => refuse(500, 'Something went wrong'));
    open();
    await screen.findByText('Unable to load potential customers. Please try again later.');
  });
});
