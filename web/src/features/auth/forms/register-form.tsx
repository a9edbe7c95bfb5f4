import { Button, Form, Segmented, Select } from 'antd';
import type { Schemas } from '../../../lib/api-client';
import { asOptions, capitalise, COMPANY_SIZES, INDUSTRIES } from '../../../lib/vocabulary';
import type { Invited } from '../components/register-tab';
import type { AuthRole } from '../role-copy';
import { EntryForm } from '../../../kit/form/entry-form';
import { sameAs } from '../../../kit/form/same-as';
import type { Entry } from '../../../kit/form/use-entry';
import { Input, PasswordInput } from './inputs';
import styles from './register-form.module.css';

type Values = Schemas['RegisterInput'];

interface Props {
  entry: Entry<Values>;
  role: AuthRole;
  invited: Invited;
  onRole: (role: AuthRole) => void;
}

const ROLES: { value: AuthRole; label: string }[] = [
  { value: 'buyer', label: 'I buy' },
  { value: 'seller', label: 'I sell' },
];

const required = (message: string) => [{ required: true, whitespace: true, message }];
const industries = INDUSTRIES.map((value) => ({ value, label: capitalise(value) }));

export function RegisterForm({ entry, role, invited, onRole }: Props) {
  return (
    <EntryForm
      entry={entry}
      initialValues={{ role, email: invited.email }}
      // The page around it keeps nothing either, and says so nowhere.
      keepsNothing
      onValuesChange={({ role: chosen }: Partial<Values>) => chosen && onRole(chosen)}
    >
      {invited.asAdmin ? (
        <p className={styles.invited}>You are invited as an administrator.</p>
      ) : (
        <Form.Item name="role" label="Account" rules={[{ required: true }]}>
          {/* An invitation has decided. */}
          <Segmented block options={ROLES} disabled={invited.token !== undefined} />
        </Form.Item>
      )}
      <div className={styles.pair}>
        <Form.Item label="First name" name="firstName" rules={required('First name is required')}>
          <Input autoComplete="given-name" maxLength={100} />
        </Form.Item>
        <Form.Item label="Last name" name="lastName" rules={required('Last name is required')}>
          <Input autoComplete="family-name" maxLength={100} />
        </Form.Item>
      </div>
      <Form.Item label="Company" name="companyName" rules={required('Company name is required')}>
        <Input autoComplete="organization" maxLength={200} />
      </Form.Item>
      <Form.Item
        label="Email"
        name="email"
        rules={[{ required: true, type: 'email', message: 'Please enter a valid email' }]}
      >
        <Input type="email" autoComplete="email" maxLength={254} />
      </Form.Item>
      <Form.Item
        label="Username"
        name="username"
        rules={[
          { required: true, message: 'Username is required' },
          { min: 3, message: 'Username must be at least 3 characters' },
        ]}
      >
        <Input autoComplete="username" autoCapitalize="none" maxLength={50} />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item
          label="Password"
          name="password"
          rules={[
            { required: true, message: 'Password is required' },
            { min: 6, message: 'Password must be at least 6 characters' },
          ]}
        >
          <PasswordInput autoComplete="new-password" maxLength={128} />
        </Form.Item>
        <Form.Item
          label="Confirm password"
          name="confirmPassword"
          dependencies={['password']}
          rules={[
            { required: true, min: 6, message: 'Password must be at least 6 characters' },
            sameAs('password', "Passwords don't match"),
          ]}
        >
          <PasswordInput autoComplete="new-password" maxLength={128} />
        </Form.Item>
      </div>
      <div className={styles.pair}>
        <Form.Item label="Company size" name="companySize">
          <Select options={asOptions(COMPANY_SIZES)} allowClear placeholder="People" />
        </Form.Item>
        <Form.Item label="Industry" name="industry">
          <Select options={industries} allowClear placeholder="Choose" />
        </Form.Item>
      </div>
      <Form.Item label="Phone" name="phone">
        <Input type="tel" autoComplete="tel" maxLength={50} />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={entry.busy}>
        Create account
      </Button>
    </EntryForm>
  );
}
