import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { Dialog } from './dialog';
import { FormActions } from '../form/form-actions';

interface Props {
  title: string;
  /** What follows from it. */
  children?: ReactNode;
  label: string;
  placeholder?: string;
  /** Said when the reason is blank; without it the reason is optional. */
  required?: string;
  submit: string;
  busy: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

/** A refusal and its reason, which the other side reads. */
export function ReasonDialog({
  title,
  children,
  label,
  placeholder,
  required,
  submit,
  busy,
  onSubmit,
  onClose,
}: Props) {
  return (
    <Dialog title={title} open onCancel={onClose}>
      {children}
      <Form<{ reason?: string }>
        layout="vertical"
        scrollToFirstError={{ focus: true }}
        onFinish={({ reason }) => onSubmit(reason?.trim() ?? '')}
      >
        <Form.Item
          label={label}
          name="reason"
          rules={required ? [{ required: true, whitespace: true, message: required }] : undefined}
        >
          <Input.TextArea rows={3} maxLength={1000} placeholder={placeholder} autoFocus />
        </Form.Item>
        <FormActions submit={submit} busy={busy} danger onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
