import { useMutation } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { leavingTo } from '../../../lib/auth/exit';
import { paths } from '../../../lib/paths';

/** The landing page is a document of its own, and would not show that the account is gone. */
export const useCloseAccount = () =>
  useMutation({
    mutationFn: async (input: Schemas['PasswordInput']) =>
      body(await leavingTo(paths.auth(), () => api.DELETE('/api/user', { body: input }))),
  });
