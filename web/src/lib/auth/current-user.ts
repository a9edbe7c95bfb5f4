import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, body, type Schemas } from '../api-client';
import { ApiError } from '../api-error';
import { userKey } from '../query-keys';

export type User = Schemas['User'];

/** Null when nobody is logged in. */
async function fetchUser(): Promise<User | null> {
  try {
    return body(await api.GET('/api/user'));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export const currentUserQuery = queryOptions({ queryKey: userKey, queryFn: fetchUser });

export const useSession = () => useQuery(currentUserQuery);

/** The logged-in user; only for what is rendered inside the protected layout. */
export function useCurrentUser(): User {
  const { data } = useSession();
  if (!data) throw new Error('User not authenticated');
  return data;
}
