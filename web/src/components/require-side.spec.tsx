import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aUser, show } from '../testing/render';
import { RequireSide } from './require-side';

it('a page of the other side is called by what it says, not by that side', async () => {
  show(<RequireSide side="buyer" />, { user: aUser({ role: 'seller', sells: true }) });
  expect(await screen.findByRole('heading', { name: 'This page belongs to Buyer Mode' })).toBeTruthy();
  expect(document.title).toBe('This page belongs to Buyer Mode · Tradeyard');
});
