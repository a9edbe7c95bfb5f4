import { Button, Form } from 'antd';
import { atMost } from '../../../kit/form/at-most';
import { Link } from 'react-router-dom';
import type { Schemas } from '../../../lib/api-client';
import { paths } from '../../../lib/paths';
import { Input, PasswordInput } from './inputs';
import styles from './login-form.module.css';

interface Props {
  busy: boolean;
  /** The password was right and the account asks for its second factor. */
  needsCode: boolean;
  /** Why the last try was refused, and which field that is said of. */
  refusal?: { field: 'password' | 'code'; text: string };
  onSubmit: (values: Schemas['LoginInput']) => void;
}

export function LoginForm({ busy, needsCode, refusal, onSubmit }: Props) {
  const refused = (field: 'password' | 'code') =>
    refusal?.field === field && { validateStatus: 'error' as const, help: refusal.text };
  return (
    <Form<Schemas['LoginInput']> layout="vertical" onFinish={onSubmit}>
      <Form.Item label="Username" name="username" rules={[{ required: true, message: 'Username is required' }]}>
        <Input autoComplete="username webauthn" autoCapitalize="none" autoFocus />
      </Form.Item>
      <Form.Item
        label="Password"
        name="password"
        rules={[{ required: true, message: 'Password is required' }]}
        {...refused('password')}
      >
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
      {needsCode && (
        <Form.Item
          label="Two-factor code"
          name="code"
          extra="Six digits from your authenticator app, or a recovery code."
          rules={[{ required: true, whitespace: true, message: 'Two-factor code required' }, atMost(20)]}
          {...refused('code')}
        >
          <Input autoComplete="one-time-code" autoFocus />
        </Form.Item>
      )}
      <Button type="primary" htmlType="submit" block loading={busy}>
        Login
      </Button>
      <p className={styles.forgot}>
        <Link to={paths.forgotPassword()}>Forgot password?</Link>
      </p>
    </Form>
  );
}
