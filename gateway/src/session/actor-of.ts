import type { KnownAccessToken } from '#contracts';
import type { Actor } from '#platform';
import type { Session } from './session.store.js';

const ADMIN_PATH = '/api/admin/';

/** What a request says of its own: the side of the market, and whose days it counts by. */
export type Asked = Partial<Pick<Actor, 'viewMode' | 'timeZone'>>;

/** Who acts in a session: its user, and the administrator behind them, who stays one where administrators work. */
export function actorOf({ userId, role, impersonatedBy }: Session, path: string, asked: Asked): Actor {
  if (impersonatedBy && path.startsWith(ADMIN_PATH)) {
    return { userId: impersonatedBy.userId, role: 'admin', ...toldBy(asked, 'buyer') };
  }
  return {
    userId,
    role,
    ...toldBy(asked, sideOf(role)),
    ...(impersonatedBy && { impersonatorId: impersonatedBy.userId }),
  };
}

/** A program acts as the user who made its token. */
export function programOf({ id, userId, role }: KnownAccessToken, asked: Asked): Actor {
  return { userId, role, ...toldBy(asked, sideOf(role)), tokenId: id };
}

const sideOf = (role: string): string => (role === 'seller' ? 'seller' : 'buyer');

function toldBy({ viewMode, timeZone }: Asked, side: string): Pick<Actor, 'viewMode' | 'timeZone'> {
  return { viewMode: viewMode ?? side, ...(timeZone !== undefined && { timeZone }) };
}
