import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { page } from '../../../lib/page';
import { deadLetterKeys } from '../../../lib/query-keys';

export type ServiceName = Schemas['DeadLetter']['service'];

/** Ids are each service's own: `id` is made of both, and `letterId` is the service's. */
export type DeadLetter = Schemas['DeadLetter'] & { letterId: number };

export interface DeadLetterFilter {
  service?: ServiceName;
  cursor?: string;
  limit?: number;
}

export const SERVICES: ServiceName[] = [
  'identity',
  'catalog',
  'inventory',
  'ordering',
  'invitation',
  'notification',
  'invoice',
];

/** Asked for whenever somebody looks: no event tells of them. */
export const deadLettersQuery = (filter: DeadLetterFilter) =>
  queryOptions({
    queryKey: deadLetterKeys.list(filter),
    queryFn: async () => {
      const { items, ...rest } = page(await api.GET('/api/admin/dead-letters', { params: { query: filter } }));
      return {
        ...rest,
        items: items.map((letter): DeadLetter => ({ ...letter, letterId: letter.id, id: keyOf(letter) })),
      };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const keyOf = ({ service, id }: Schemas['DeadLetter']): number => id * SERVICES.length + SERVICES.indexOf(service);

export const useDeadLetters = (filter: DeadLetterFilter) => useQuery(deadLettersQuery(filter));

/** Another may have decided before: the list is asked for again whatever comes of it. */
export function useDecideLetter() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ letter, replay }: { letter: DeadLetter; replay: boolean }) => {
      const params = { path: { service: letter.service, id: letter.letterId } };
      return replay
        ? body(await api.POST('/api/admin/dead-letters/{service}/{id}/replay', { params }))
        : body(await api.DELETE('/api/admin/dead-letters/{service}/{id}', { params }));
    },
    onSettled: () => nowStale(queryClient, 'deadLetter'),
  });
}
