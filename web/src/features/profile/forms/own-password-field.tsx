import { Form, Input } from 'antd';
import { useCurrentUser } from '../../../lib/auth/current-user';

/** The password once more, before what an open screen alone must not allow. */
export function OwnPasswordField() {
  const { username } = useCurrentUser();
  return (
    <>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Form.Item label="Password" name="password" rules={[{ required: true, message: 'Password is required' }]}>
        <Input.Password autoComplete="current-password" maxLength={128} />
      </Form.Item>
    </>
  );
}
