import { Form, Input } from 'antd';
import { atMost } from '../../../kit/form/at-most';
import { useCurrentUser } from '../../../lib/auth/current-user';

/** The password once more, before what an open screen alone must not allow. */
export function OwnPasswordField() {
  const { username } = useCurrentUser();
  return (
    <>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Form.Item
        label="Password"
        name="password"
        rules={[{ required: true, message: 'Password is required' }, atMost(128)]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
    </>
  );
}
