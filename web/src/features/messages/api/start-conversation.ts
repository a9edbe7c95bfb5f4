import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, body, idempotencyKey } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import type { Parties } from './list-conversations';

interface FirstMessage {
  text: string;
  orderId?: number;
}

/** Sends the first message to somebody. Another try with the same words is the same message, which arrives once. */
export function useStartConversation(parties: Parties) {
  const queryClient = useQueryClient();
  const tried = useRef({ words: '', key: '' });
  return useMutation({
    mutationFn: async (message: FirstMessage) => {
      const words = JSON.stringify(message);
      if (tried.current.words !== words) tried.current = { words, key: idempotencyKey() };
      return body(
        await api.POST('/api/conversations', {
          params: { header: { 'Idempotency-Key': tried.current.key } },
          body: { ...parties, ...message },
        }),
      );
    },
    onSuccess: () => nowStale(queryClient, 'conversation'),
  });
}
