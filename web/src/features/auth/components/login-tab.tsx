import { useState } from 'react';
import { ApiError, errorText } from '../../../lib/api-error';
import { useLogin } from '../../../lib/auth/login';
import { useToast } from '../../../lib/use-toast';
import { LoginForm } from '../forms/login-form';
import { PasskeyLogin } from './passkey-login';

/** The password was right, and the account has a second factor. */
const isAboutCode = (error: unknown) => error instanceof ApiError && error.fields.some(({ field }) => field === 'code');

export function LoginTab() {
  const login = useLogin();
  const toast = useToast();
  const [needsCode, setNeedsCode] = useState(false);
  const [refusal, setRefusal] = useState<{ field: 'password' | 'code'; text: string }>();

  return (
    <>
      <LoginForm
        busy={login.isPending}
        needsCode={needsCode}
        refusal={refusal}
        onSubmit={(values) => {
          setRefusal(undefined);
          login.mutate(values, {
            onError: (error) => {
              const aboutCode = isAboutCode(error);
              // Being asked is no failure.
              if (aboutCode && !needsCode) return setNeedsCode(true);
              setRefusal({ field: aboutCode ? 'code' : 'password', text: errorText(error, 'Login failed') });
              toast.failure('Login failed', error);
            },
          });
        }}
      />
      <PasskeyLogin />
    </>
  );
}
