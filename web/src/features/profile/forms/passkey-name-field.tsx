import { Form, Input } from 'antd';
import { atMost } from '../../../kit/form/at-most';

export function PasskeyNameField() {
  return (
    <Form.Item
      label="Name"
      name="name"
      extra="Where it is kept, such as your laptop or a password manager."
      rules={[{ required: true, whitespace: true, message: 'Name is required' }, atMost(100)]}
    >
      <Input autoComplete="off" />
    </Form.Item>
  );
}
