import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../lib/api-client';
import { nowStale } from '../lib/live/stale';

type Answer = { id: number; accept: true } | { id: number; accept: false; reason: string };

/** Lets a buyer in, or not. */
export function useAnswerRequest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (answer: Answer) => {
      const params = { path: { id: answer.id } };
      return answer.accept
        ? body(await api.POST('/api/relationships/{id}/accept', { params }))
        : body(await api.POST('/api/relationships/{id}/decline', { params, body: { reason: answer.reason } }));
    },
    onSettled: () => nowStale(queryClient, 'relationship'),
  });
}
