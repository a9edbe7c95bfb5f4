import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer } from '../../../testing/fake-server';
import { aUser, show } from '../../../testing/render';
import { BuyerWelcome } from './buyer-welcome';

it('welcomes a buyer who has not been welcomed', async () => {
  fakeServer();
  show(<BuyerWelcome />);
  await screen.findByRole('dialog', { name: 'Welcome to Tradeyard, Ada!' });
});

it('keeps for the buyer what an administrator who works as them would use up', () => {
  const server = fakeServer();
  show(<BuyerWelcome />, { user: aUser({ originalRole: 'admin' }) });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.asked('put', '/api/user/preferences/{name}')).toEqual([]);
  expect(sessionStorage.getItem('buyer_onboarding_shown')).toBeNull();
});
