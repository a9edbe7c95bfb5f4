import { Outlet } from 'react-router-dom';
import { useCurrentUser } from '../lib/auth/current-user';
import { NotFound } from './not-found';

/** A layout route for administrators; for everybody else these pages do not exist. */
export function RequireAdmin() {
  return useCurrentUser().role === 'admin' ? <Outlet /> : <NotFound />;
}
