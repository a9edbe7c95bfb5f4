import type { Schemas } from '../../../lib/api-client';
import { useRegister } from '../../../lib/auth/register';
import { useEntry } from '../../../kit/form/use-entry';
import { RegisterForm } from '../forms/register-form';
import type { AuthRole } from '../role-copy';

interface Props {
  role: AuthRole;
  onRole: (role: AuthRole) => void;
}

export function RegisterTab({ role, onRole }: Props) {
  const register = useRegister();
  const entry = useEntry<Schemas['RegisterInput']>({
    send: register.mutateAsync,
    failure: 'Registration failed',
    // Registering leads away by itself.
    onDone: () => {},
  });
  return <RegisterForm entry={entry} role={role} onRole={onRole} />;
}
