import { queryClient } from '../query-client';
import { readLocal, writeLocal } from '../local';
import { type User } from './current-user';
import { startSession } from './session';

const KEY = 'acting-as';

/** From now on this browser acts as somebody else, in every tab: one that still showed the other would write as this one. */
export function become(user: User): void {
  void queryClient.cancelQueries();
  startSession(user);
  writeLocal(KEY, `${user.id} since ${Date.now()}`);
}

/** Calls back when another tab has become somebody else. */
export function whenAnotherBecomes(callback: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY && readLocal(KEY) !== null) callback();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
