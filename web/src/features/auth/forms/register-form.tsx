import { Button, Form, Segmented, Select } from 'antd';
import { atMost } from '../../../kit/form/at-most';
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
        <Form.Item label="First name" name="firstName" rules={[...required('First name is required'), atMost(100)]}>
          <Input autoComplete="given-name" />
        </Form.Item>
        <Form.Item label="Last name" name="lastName" rules={[...required('Last name is required'), atMost(100)]}>
          <Input autoComplete="family-name" />
        </Form.Item>
      </div>
      <Form.Item label="Company" name="companyName" rules={[...required('Company name is required'), atMost(200)]}>
        <Input autoComplete="organization" />
      </Form.Item>
      <Form.Item
        label="Email"
        name="email"
        rules={[{ required: true, type: 'email', message: 'Please enter a valid email' }, atMost(254)]}
      >
        <Input type="email" autoComplete="email" />
      </Form.Item>
      <Form.Item
        label="Username"
        name="username"
        rules={[
          { required: true, message: 'Username is required' },
          { min: 3, message: 'Username must be at least 3 characters' },
          atMost(50),
        ]}
      >
        <Input autoComplete="username" autoCapitalize="none" />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item
          label="Password"
          name="password"
          rules={[
            { required: true, message: 'Password is required' },
            { min: 6, message: 'Password must be at least 6 characters' },
            { whitespace: true, message: 'Password must not be blank' },
            atMost(128),
          ]}
        >
          <PasswordInput autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          label="Confirm password"
          name="confirmPassword"
          dependencies={['password']}
          rules={[
            { required: true, min: 6, message: 'Password must be at least 6 characters' },
            sameAs('password', "Passwords don't match"),
            atMost(128),
          ]}
        >
          <PasswordInput autoComplete="new-password" />
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
      <Form.Item label="Phone" name="phone" rules={[atMost(50)]}>
        <Input type="tel" autoComplete="tel" />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={entry.busy}>
        Create account
      </Button>
    </EntryForm>
  );
}
