import { Form, Input } from 'antd';
import { atMost } from '../form/at-most';
import type { ReactNode } from 'react';
import { EntryForm } from '../form/entry-form';
import { FormActions } from '../form/form-actions';
import { useEntry } from '../form/use-entry';
import { Dialog } from './dialog';

interface Props {
  title: string;
  /** What follows from it. */
  children?: ReactNode;
  label: string;
  placeholder?: string;
  /** Said when the reason is blank; without it the reason is optional. */
  required?: string;
  submit: string;
  /** The reason, trimmed. */
  send: (reason: string) => Promise<unknown>;
  failure: string;
  /** True: what was refused has been told. */
  onRefused?: (error: unknown) => boolean;
  /** It can be sent no more. */
  disabled?: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** A refusal and its reason, which the other side reads. */
export function ReasonDialog(props: Props) {
  const { title, children, label, placeholder, required, submit, send, failure, onRefused, disabled, onDone, onClose } =
    props;
  const entry = useEntry<{ reason?: string }>({
    send: ({ reason }) => send(reason?.trim() ?? ''),
    failure,
    onRefused,
    onDone,
  });
  return (
    <Dialog title={title} open onCancel={onClose}>
      {children}
      <EntryForm entry={entry}>
        <Form.Item
          label={label}
          name="reason"
          rules={[...(required ? [{ required: true, whitespace: true, message: required }] : []), atMost(1000)]}
        >
          <Input.TextArea rows={3} placeholder={placeholder} autoFocus />
        </Form.Item>
        <FormActions submit={submit} busy={entry.busy} disabled={disabled} danger />
      </EntryForm>
    </Dialog>
  );
}
