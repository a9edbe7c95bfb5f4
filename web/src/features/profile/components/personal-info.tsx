import { Form } from 'antd';
import { Surface } from '../../../kit/page/surface';
import { useCurrentUser, type User } from '../../../lib/auth/current-user';
import { showFieldErrors } from '../../../kit/form/form-errors';
import { useToast } from '../../../lib/use-toast';
import { useUpdateProfile } from '../api/update-profile';
import { ProfileForm, type ProfileValues } from '../forms/profile-form';

export function PersonalInfo() {
  const [form] = Form.useForm<ProfileValues>();
  const user = useCurrentUser();
  const updateProfile = useUpdateProfile();
  const toast = useToast();

  const onError = (error: unknown) => {
    if (!showFieldErrors(form, error)) toast.failure('Update failed', error);
  };

  return (
    <Surface title="Personal Information">
      <ProfileForm
        form={form}
        initialValues={toValues(user)}
        busy={updateProfile.isPending}
        onSubmit={(values) =>
          updateProfile.mutate(values, { onSuccess: () => toast.success('Profile updated'), onError })
        }
      />
    </Surface>
  );
}

const toValues = (user: User): Partial<ProfileValues> => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  companyName: user.companyName,
  phone: user.phone ?? undefined,
  companySize: user.companySize ?? undefined,
  industry: user.industry ?? undefined,
  currency: user.currency,
});
