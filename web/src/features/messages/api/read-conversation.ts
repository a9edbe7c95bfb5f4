import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

/**
 * Tells the server what has been seen: `messageId` is the last message shown. Only while somebody looks at the page, and
 * again when they come back to it. A failure is no matter: the next message or look tries again.
 */
export function useReadConversation(id: number, unread: number, messageId: number | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (unread === 0 || messageId === undefined) return;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      api.PUT('/api/conversations/{id}/read', { params: { path: { id } }, body: { messageId } }).then(
        () => nowStale(queryClient, 'conversation', 'notification'),
        () => undefined,
      );
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [queryClient, id, unread, messageId]);
}
