import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { useToast } from '../../../lib/use-toast';
import { showAsRead } from '../show-as-read';

/** Read at once; unread again when it could not be kept. */
export function useMarkAllRead() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async () => body(await api.PUT('/api/notifications/read-all')),
    onMutate: () => showAsRead(queryClient),
    onSuccess: () => toast.success('Success', 'All notifications marked as read'),
    onError: (error, _nothing, before) => {
      before?.restore();
      toast.failure('Failed to mark all notifications as read', error);
    },
    onSettled: () => nowStale(queryClient, 'notification'),
  });
}
