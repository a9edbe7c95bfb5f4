import { Form, Input, Select } from 'antd';
import { atMost } from '../../../kit/form/at-most';
import { EntryForm } from '../../../kit/form/entry-form';
import { FormActions } from '../../../kit/form/form-actions';
import type { Entry } from '../../../kit/form/use-entry';
import type { WebhookInput } from '../api/webhooks';
import { EVENT_OPTIONS } from '../webhook-events';

interface Props {
  entry: Entry<WebhookInput>;
  initialValues?: Partial<WebhookInput>;
  submit: string;
}

export function WebhookForm({ entry, initialValues, submit }: Props) {
  return (
    <EntryForm entry={entry} initialValues={initialValues}>
      <Form.Item
        label="Address"
        name="url"
        extra="Of your program, reachable from the internet."
        rules={[{ required: true, whitespace: true, message: 'Address is required' }, atMost(2000)]}
      >
        <Input type="url" inputMode="url" placeholder="https://" autoComplete="off" />
      </Form.Item>
      <Form.Item label="Description" name="description" rules={[atMost(200)]}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item label="Events" name="events" rules={[{ required: true, message: 'Choose at least one event' }]}>
        <Select mode="multiple" options={EVENT_OPTIONS} optionFilterProp="label" placeholder="Choose" />
      </Form.Item>
      <FormActions submit={submit} busy={entry.busy} />
    </EntryForm>
  );
}
