import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { HotkeysProvider } from 'react-hotkeys-hook';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CurrentUser, type User } from '../lib/auth/current-user';
import { ToastArea } from '../lib/toast-area';

export const aUser = (change: Partial<User> = {}): User => ({
  id: 1,
  username: 'ada',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Berg',
  companyName: 'Berg Tools',
  companySize: null,
  industry: null,
  phone: null,
  address: null,
  role: 'buyer',
  sells: false,
  currency: 'USD',
  isApproved: true,
  isActive: true,
  twoFactorEnabled: false,
  marketingEmails: false,
  orderNotifications: true,
  inventoryAlerts: true,
  supplierUpdates: true,
  darkMode: false,
  compactView: false,
  discoverable: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...change,
});

interface Options {
  /** Where the person is; `path` is the route's pattern. */
  at?: string;
  path?: string;
  user?: User;
}

/** Shows something as the application would: inside its providers, at an address, for somebody who is logged in. */
export function show(element: ReactNode, { at = '/', path = '*', user = aUser() }: Options = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '/elsewhere', element: <h1>Elsewhere</h1> },
    ],
    {
      initialEntries: [at],
    },
  );
  const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const shown = render(
    <QueryClientProvider client={queryClient}>
      {/* No motion: nothing is on its way when a test looks. No styles: jsdom would compute them at every question. */}
      <ConfigProvider theme={{ token: { motion: false }, zeroRuntime: true }} form={{ requiredMark: 'optional' }}>
        <ToastArea>
          <App>
            <CurrentUser value={user}>
              <HotkeysProvider>
                <RouterProvider router={router} />
              </HotkeysProvider>
            </CurrentUser>
          </App>
        </ToastArea>
      </ConfigProvider>
    </QueryClientProvider>,
  );
  return { ...shown, person, router, queryClient };
}
