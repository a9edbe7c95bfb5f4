import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { notificationKeys } from '../../../lib/query-keys';
import { useToast } from '../../../lib/use-toast';

export function useMarkAllRead() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async () => body(await api.PUT('/api/notifications/read-all')),
    onSuccess: () => {
      toast.success('Success', 'All notifications marked as read');
      return queryClient.invalidateQueries({ queryKey: notificationKeys.all });
    },
    onError: (error) => toast.failure('Failed to mark all notifications as read', error),
  });
}
