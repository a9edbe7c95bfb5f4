import { Form, Input } from 'antd';
import { atMost, countOf } from '../../kit/form/at-most';

/** Whom an invitation goes to. */
export function InvitedEmail({ label = 'Email' }: { label?: string }) {
  return (
    <Form.Item
      label={label}
      name="email"
      rules={[{ required: true, type: 'email', message: 'Please enter a valid email address' }, atMost(254)]}
    >
      <Input type="email" autoComplete="off" />
    </Form.Item>
  );
}

/** What its sender says in it. */
export function InvitationMessage() {
  return (
    <Form.Item label="Message" name="message" extra="They read it in the invitation." rules={[atMost(1000)]}>
      <Input.TextArea rows={3} showCount={countOf(1000)} />
    </Form.Item>
  );
}
