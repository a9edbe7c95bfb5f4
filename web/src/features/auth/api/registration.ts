import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { registrationKey } from '../../../lib/query-keys';

const registrationQuery = queryOptions({
  queryKey: registrationKey,
  queryFn: async () => body(await api.GET('/api/registration')),
  staleTime: 60_000,
});

/** Whether anybody may sign up. */
export const useRegistration = () => useQuery(registrationQuery);
