import { useMutation } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';

/** A notification leads to the file when it is ready. */
export const useExportOwnData = () =>
  useMutation({ mutationFn: async () => body(await api.POST('/api/user/exports')) });
