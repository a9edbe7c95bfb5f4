import { paths } from '../paths';
import { queryClient } from '../query-client';
import { preferencesKey, userKey } from '../query-keys';
import { setViewMode, type ViewMode } from '../view-mode';
import type { User } from './current-user';
import { askToLogInAgain, leaveTo } from './exit';
import { tellOtherWindows } from './other-windows';

/**
 * From now on this browser works as this user, in every window. Buyers and sellers start on the side of their role; an
 * administrator starts as a buyer.
 */
export function startSession(user: User): void {
  void queryClient.cancelQueries();
  forgetEverything();
  leaveTo(paths.landing());
  setViewMode(user.role === 'seller' ? 'seller' : 'buyer');
  queryClient.setQueryData(userKey, user);
  tellOtherWindows();
}

/** Nothing of one user may be left for the next. Where people go is settled: whoever is thrown out to the start. */
export function endSession(): void {
  setViewMode(null);
  queryClient.setQueryData(userKey, null);
  forgetEverything();
  tellOtherWindows();
}

/**
 * The server says that nobody is logged in any more. Who was at work logs in again and goes on where they were; who is
 * leaving has said where to.
 */
export function loseSession(): void {
  if (queryClient.getQueryData(userKey)) askToLogInAgain();
  endSession();
}

/** Every answer depends on the side in view, so what is on the screen is asked for again and the rest forgotten. */
export function changeSide(mode: ViewMode): void {
  setViewMode(mode);
  void queryClient.resetQueries({ predicate: (query) => isNotUser(query) && query.queryKey[0] !== preferencesKey[0] });
}

function forgetEverything(): void {
  queryClient.removeQueries({ predicate: isNotUser });
}

function isNotUser({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[0] !== userKey[0];
}
