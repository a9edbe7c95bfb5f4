import { useCurrentUser, type User } from '../../../lib/auth/current-user';
import { useEntry } from '../../../kit/form/use-entry';
import { Surface } from '../../../kit/page/surface';
import { useToast } from '../../../lib/use-toast';
import { useUpdateProfile } from '../api/update-profile';
import { ProfileForm, type ProfileValues } from '../forms/profile-form';

export function PersonalInfo() {
  const user = useCurrentUser();
  const updateProfile = useUpdateProfile();
  const toast = useToast();
  const entry = useEntry<ProfileValues>({
    send: updateProfile.mutateAsync,
    failure: 'Update failed',
    onDone: () => toast.success('Profile updated'),
  });
  return (
    <Surface title="Personal Information">
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
