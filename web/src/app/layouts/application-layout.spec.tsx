import { expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AuthPage } from '../../features/auth/pages/auth.page';
import { queryClient } from '../../lib/query-client';
import { fakeServer, refuse } from '../../testing/fake-server';
import { aUser, show } from '../../testing/render';
import { ApplicationLayout } from './application-layout';

const ASKED = '/elsewhere?tab=history';

it('who asks for a page and is not logged in goes to the start, and to that page after the login', async () => {
  fakeServer()
    .on('get', '/api/user', () => refuse(401, 'Not authenticated'))
    .on('get', '/api/user/preferences', () => refuse(401, 'Not authenticated'));
  const routes = [
    { path: '/', element: <p>Start</p> },
    { path: '/elsewhere', element: <ApplicationLayout /> },
  ];
  const started = createMemoryRouter(routes, { initialEntries: [ASKED] });
  const { findByText, unmount } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={started} />
    </QueryClientProvider>,
  );
  await findByText('Start');
  unmount();

  fakeServer().on('get', '/api/user', aUser()).on('get', '/api/registration', { open: true });
  const { router } = show(<AuthPage />, { at: '/auth', path: '/auth' });
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(ASKED));
});
