import { useCurrentUser, type User } from '../../../lib/auth/current-user';
import { useChanges } from '../../../kit/form/use-changes';
import { useEntry } from '../../../kit/form/use-entry';
import { Surface } from '../../../kit/page/surface';
import { useToast } from '../../../lib/use-toast';
import { useUpdateProfile } from '../api/update-profile';
import { PendingEmail } from './pending-email';
import { ProfileForm, type ProfileValues } from '../forms/profile-form';

export function PersonalInfo() {
  const user = useCurrentUser();
  const updateProfile = useUpdateProfile();
  const toast = useToast();
  const entry = useEntry<ProfileValues, User>({
    send: useChanges(toValues(user), updateProfile.mutateAsync),
    failure: 'Update failed',
    onDone: ({ email, pendingEmail }, typed) => {
      if (!pendingEmail || typed.email.toLowerCase() === email.toLowerCase()) return toast.success('Profile updated');
      entry.form.setFieldValue('email', email);
      toast.success('Profile updated', `Follow the link that we sent to ${pendingEmail} to make it your address.`);
    },
  });
  return (
    <Surface title="Personal Information">
      {user.pendingEmail && <PendingEmail email={user.pendingEmail} />}
      <ProfileForm entry={entry} initialValues={toValues(user)} />
    </Surface>
  );
}

const toValues = (user: User): Partial<ProfileValues> => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  companyName: user.companyName,
  phone: user.phone ?? undefined,
  address: user.address ?? undefined,
  companySize: user.companySize ?? undefined,
  industry: user.industry ?? undefined,
  currency: user.currency,
});
