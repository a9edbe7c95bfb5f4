import { Form, Input } from 'antd';

export function PasskeyNameField() {
  return (
    <Form.Item
      label="Name"
      name="name"
      extra="Where it is kept, such as your laptop or a password manager."
      rules={[{ required: true, whitespace: true, message: 'Name is required' }]}
    >
      <Input maxLength={100} autoComplete="off" />
    </Form.Item>
  );
}
