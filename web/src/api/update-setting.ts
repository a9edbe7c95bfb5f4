import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../lib/api-client';
import type { User } from '../lib/auth/current-user';
import { userKey } from '../lib/query-keys';
import { useToast } from '../lib/use-toast';

type Setting = Exclude<keyof Schemas['UpdateSettingsInput'], 'twoFactorEnabled'>;

interface Change {
  setting: Setting;
  value: boolean;
}

/** One setting per call. It takes effect at once, and goes back when it could not be kept. */
export function useUpdateSetting() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const show = ({ setting, value }: Change) =>
    queryClient.setQueryData<User | null>(userKey, (user) => user && { ...user, [setting]: value });
  return useMutation({
    mutationFn: async ({ setting, value }: Change) =>
      body(await api.PATCH('/api/user/settings', { body: { [setting]: value } })),
    onMutate: show,
    onSuccess: (user) => {
      queryClient.setQueryData(userKey, user);
      toast.success('Settings updated');
    },
    onError: (error, { setting, value }) => {
      show({ setting, value: !value });
      toast.failure('Update failed', error);
    },
  });
}
