import { createBrowserRouter, redirectDocument, type RouteObject } from 'react-router-dom';
import { FullPageSpinner } from '../kit/state/full-page-spinner';
import { paths } from '../lib/paths';
import { UNKNOWN_PAGE, UnknownPage } from './not-found.page';
import { routes as composed } from './pages/routes';
import { RouteError } from './route-error';

/** Every feature brings its own routes; its pages load when they are visited. */
const features = import.meta.glob<{ routes: RouteObject[] }>('../features/*/routes.tsx', { eager: true });

/** Pages of logged-in users, inside the application shell. */
const application = [...composed, ...Object.values(features).flatMap(({ routes }) => routes)];

const unknown: RouteObject = { path: '*', element: <UnknownPage />, handle: UNKNOWN_PAGE };

export const router = createBrowserRouter([
  {
    errorElement: <RouteError />,
    hydrateFallbackElement: <FullPageSpinner />,
    children: [
      // Another document, without the application.
      { path: '/', loader: () => redirectDocument(paths.landing()) },
      { path: '/auth', lazy: async () => ({ Component: (await import('../features/auth/pages/auth.page')).AuthPage }) },
      {
        path: '/forgot-password',
        lazy: async () => ({
          Component: (await import('../features/auth/pages/forgot-password.page')).ForgotPasswordPage,
        }),
      },
      {
        path: '/reset-password',
        lazy: async () => ({
          Component: (await import('../features/auth/pages/reset-password.page')).ResetPasswordPage,
        }),
      },
      {
        path: '/confirm-email',
        lazy: async () => ({
          Component: (await import('../features/profile/pages/confirm-email.page')).ConfirmEmailPage,
        }),
      },
      {
        path: '/accept-invitation',
        lazy: async () => ({
          Component: (await import('../features/invitations/pages/accept-invitation.page')).AcceptInvitationPage,
        }),
      },
      {
        path: '/unsubscribe',
        lazy: async () => ({
          Component: (await import('../features/unsubscribe/pages/unsubscribe.page')).UnsubscribePage,
        }),
      },
      {
        lazy: async () => ({ Component: (await import('./layouts/application-layout')).ApplicationLayout }),
        children: [{ errorElement: <RouteError />, children: [...application, unknown] }],
      },
    ],
  },
]);
