import { QueryClient } from '@tanstack/react-query';

/** Data stays until something changes it: no refetch on focus, no polling, no retries unless a query says otherwise. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false },
    mutations: { retry: false },
  },
});
