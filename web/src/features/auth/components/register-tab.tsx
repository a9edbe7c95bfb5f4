import { Alert } from 'antd';
import type { Schemas } from '../../../lib/api-client';
import { useRegister } from '../../../lib/auth/register';
import { useEntry } from '../../../kit/form/use-entry';
import { useRegistration } from '../api/registration';
import { RegisterForm } from '../forms/register-form';
import type { AuthRole } from '../role-copy';

/** By the link of a mail. */
export interface Invited {
  email?: string;
  /** Of an administrator's invitation, which sets the role. */
  token?: string;
  asAdmin: boolean;
}

interface Props {
  invited: Invited;
  role: AuthRole;
  onRole: (role: AuthRole) => void;
}

export function RegisterTab({ role, invited, onRole }: Props) {
  const register = useRegister();
  const entry = useEntry<Schemas['RegisterInput']>({
    send: (values) => register.mutateAsync({ ...values, role: values.role ?? role, invitationToken: invited.token }),
    failure: 'Registration failed',
    // Registering leads away by itself.
    onDone: () => {},
  });
  const registration = useRegistration();
  if (invited.asAdmin && !invited.token) return <InvitationMissing />;
  if (!invited.token) {
    if (registration.isPending) return <div aria-busy="true" />;
    // When it cannot be told, the server decides.
    if (registration.data?.open === false) return <RegistrationClosed />;
  }
  return <RegisterForm entry={entry} role={role} invited={invited} onRole={onRole} />;
}

/** Without it the account would be a buyer's, and the e-mail address taken. */
function InvitationMissing() {
  return (
    <Alert
      type="warning"
      showIcon
      title="The invitation is missing"
      description="This link says that you are invited as an administrator, but not by which invitation: it may have been cut on its way. Open the whole link of the mail, or ask for another."
    />
  );
}

function RegistrationClosed() {
  return (
    <Alert
      type="info"
      showIcon
      title="Registration is closed"
      description="New accounts are by invitation of an administrator: follow the link of your invitation. Whoever has an account can log in."
    />
  );
}
