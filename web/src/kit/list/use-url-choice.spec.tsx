import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { show } from '../../testing/render';
import { useTab, useUrlChoice } from './use-url-choice';

function Page() {
  const [tab] = useTab(['all', 'pending']);
  const [view] = useUrlChoice('view', ['grid', 'table']);
  const { pathname, search } = useLocation();
  return <p>{`${tab} ${view} ${pathname}${search}`}</p>;
}

it.each([
  ['/orders?tab=pending&view=table&q=bolt', 'pending table /orders?tab=pending&view=table&q=bolt'],
  ['/orders?tab=invoices&q=bolt', 'all grid /orders?q=bolt'],
  ['/orders?tab=pending&view=cards', 'pending grid /orders?tab=pending'],
  ['/orders?tab=', 'all grid /orders'],
])('%s shows %s: a tab or view that there is not leaves the address', async (at, words) => {
  show(<Page />, { at });
  await waitFor(() => expect(screen.getByText(words)).toBeTruthy());
});
