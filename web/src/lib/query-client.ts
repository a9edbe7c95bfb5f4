import { QueryClient } from '@tanstack/react-query';

/**
 * Data stays until something changes it: no refetch on focus, no polling, no retries unless a query says otherwise.
 * Nothing is put off until the network is back (networkMode): what cannot be done now fails now, and says so.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
