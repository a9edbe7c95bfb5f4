import type { KnownAccessToken } from '#contracts';
import type { Actor } from '#platform';
import type { Session } from './session.store.js';

const ADMIN_PATH = '/api/admin/';

/** Who acts in a session: its user, and the administrator behind them, who stays one where administrators work. */
export function actorOf({ userId, role, impersonatedBy }: Session, path: string, viewMode: string | undefined): Actor {
  if (impersonatedBy && path.startsWith(ADMIN_PATH)) {
    return { userId: impersonatedBy.userId, role: 'admin', viewMode: viewMode ?? 'buyer' };
  }
  return {
    userId,
    role,
    viewMode: viewMode ?? sideOf(role),
    ...(impersonatedBy && { impersonatorId: impersonatedBy.userId }),
  };
}

/** A program acts as the user who made its token. */
export function programOf({ id, userId, role }: KnownAccessToken, viewMode: string | undefined): Actor {
  return { userId, role, viewMode: viewMode ?? sideOf(role), tokenId: id };
}

const sideOf = (role: string): string => (role === 'seller' ? 'seller' : 'buyer');
