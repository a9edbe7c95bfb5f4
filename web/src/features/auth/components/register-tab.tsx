import { Form } from 'antd';
import type { Schemas } from '../../../lib/api-client';
import { ApiError } from '../../../lib/api-error';
import { useRegister } from '../../../lib/auth/register';
import { showFieldErrors } from '../../../kit/form/form-errors';
import { useToast } from '../../../lib/use-toast';
import { RegisterForm } from '../forms/register-form';
import type { AuthRole } from '../role-copy';

interface Props {
  role: AuthRole;
  onRole: (role: AuthRole) => void;
}

export function RegisterTab({ role, onRole }: Props) {
  const [form] = Form.useForm<Schemas['RegisterInput']>();
  const register = useRegister();
  const toast = useToast();

  const onError = (error: unknown) => {
    const taken = error instanceof ApiError && error.status === 409;
    if (showFieldErrors(form, error) && !taken) return;
    toast.failure('Registration failed', error);
  };

  return (
    <RegisterForm
      form={form}
      role={role}
      onRole={onRole}
      busy={register.isPending}
      onSubmit={(values) => register.mutate(values, { onError })}
    />
  );
}
