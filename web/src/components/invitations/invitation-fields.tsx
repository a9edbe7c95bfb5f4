import { Form, Input } from 'antd';

/** Whom an invitation goes to. */
export function InvitedEmail({ label = 'Email' }: { label?: string }) {
  return (
    <Form.Item
      label={label}
      name="email"
      rules={[{ required: true, type: 'email', message: 'Please enter a valid email address' }]}
    >
      <Input type="email" maxLength={254} autoComplete="off" />
    </Form.Item>
  );
}

/** What its sender says in it. */
export function InvitationMessage() {
  return (
    <Form.Item label="Message" name="message" extra="They read it in the invitation.">
      <Input.TextArea rows={3} maxLength={1000} showCount />
    </Form.Item>
  );
}
