import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { api, body, type Schemas, sessionIsAnothers } from '../api-client';
import { ApiError } from '../api-error';
import { queryClient } from '../query-client';
import { userKey } from '../query-keys';

export type User = Schemas['User'];

/** Whether an administrator works as this user. */
export const isImpersonated = ({ originalRole }: User): boolean => originalRole === 'admin';

/** Null when nobody is logged in. What was drawn for one user is not gone on with as another. */
async function fetchUser(): Promise<User | null> {
  const before = queryClient.getQueryData<User | null>(userKey);
  try {
    const user = body(await api.GET('/api/user'));
    if (!before || before.id === user.id) return user;
    sessionIsAnothers();
    return before;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export const currentUserQuery = queryOptions({ queryKey: userKey, queryFn: fetchUser });

/** Asks the server anew whose session this is. */
export const checkSession = () => queryClient.invalidateQueries({ queryKey: userKey });

export const useSession = () => useQuery(currentUserQuery);

/** Given by the protected layout: what is inside it never sees a moment without a user, not even at log-out. */
export const CurrentUser = createContext<User | null>(null);

/** The logged-in user; only for what is rendered inside the protected layout. */
export function useCurrentUser(): User {
  const user = useContext(CurrentUser);
  if (!user) throw new Error('User not authenticated');
  return user;
}
