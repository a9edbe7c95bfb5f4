import { useState } from 'react';
import { ApiError, errorText } from '../../../lib/api-error';
import { useLogin } from '../../../lib/auth/login';
import { useToast } from '../../../lib/use-toast';
import { LoginForm } from '../forms/login-form';

const CODE_REQUIRED = 'Two-factor code required';

export function LoginTab() {
  const login = useLogin();
  const toast = useToast();
  const [needsCode, setNeedsCode] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  return (
    <LoginForm
      busy={login.isPending}
      needsCode={needsCode}
      refusal={refusal}
      onSubmit={(values) => {
        setRefusal(undefined);
        login.mutate(values, {
          onError: (error) => {
            if (!needsCode && error instanceof ApiError && error.detail === CODE_REQUIRED) {
              setNeedsCode(true);
              return;
            }
            setRefusal(errorText(error, 'Login failed'));
            toast.failure('Login failed', error);
          },
        });
      }}
    />
  );
}
