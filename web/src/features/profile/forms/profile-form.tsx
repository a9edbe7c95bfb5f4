import { Form, Input, Select } from 'antd';
import { atMost } from '../../../kit/form/at-most';
import { EntryForm } from '../../../kit/form/entry-form';
import type { Entry } from '../../../kit/form/use-entry';
import { FormActions } from '../../../kit/form/form-actions';
import pair from '../../../kit/form/form-pair.module.css';
import type { Schemas } from '../../../lib/api-client';
import { isImpersonated, useCurrentUser } from '../../../lib/auth/current-user';
import { asOptions, capitalise, COMPANY_SIZES, INDUSTRIES } from '../../../lib/vocabulary';

export type ProfileValues = Schemas['UpdateProfileInput'];

interface Props {
  entry: Entry<ProfileValues>;
  initialValues: Partial<ProfileValues>;
}

const required = (message: string) => [{ required: true, whitespace: true, message }];
const industries = INDUSTRIES.map((value) => ({ value, label: capitalise(value) }));

export function ProfileForm({ entry, initialValues }: Props) {
  const user = useCurrentUser();
  return (
    <EntryForm entry={entry} initialValues={initialValues}>
      <div className={pair.pair}>
        <Form.Item label="First name" name="firstName" rules={[...required('First name is required'), atMost(100)]}>
          <Input autoComplete="given-name" />
        </Form.Item>
        <Form.Item label="Last name" name="lastName" rules={[...required('Last name is required'), atMost(100)]}>
          <Input autoComplete="family-name" />
        </Form.Item>
      </div>
      <div className={pair.pair}>
        <Form.Item
          label="Email"
          name="email"
          rules={[{ required: true, type: 'email', message: 'Please enter a valid email' }, atMost(254)]}
        >
          <Input type="email" autoComplete="email" disabled={isImpersonated(user)} />
        </Form.Item>
        <Form.Item label="Phone" name="phone" rules={[atMost(50)]}>
          <Input type="tel" autoComplete="tel" />
        </Form.Item>
      </div>
      <Form.Item label="Company" name="companyName" rules={[...required('Company name is required'), atMost(200)]}>
        <Input autoComplete="organization" />
      </Form.Item>
      <Form.Item label="Address" name="address" extra="Printed on your purchase orders." rules={[atMost(500)]}>
        <Input.TextArea autoComplete="street-address" autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <div className={pair.pair}>
        <Form.Item label="Company size" name="companySize">
          <Select options={asOptions(COMPANY_SIZES)} placeholder="People" />
        </Form.Item>
        <Form.Item label="Industry" name="industry">
          <Select options={industries} placeholder="Choose" />
        </Form.Item>
      </div>
      <Form.Item
        label="Currency"
        name="currency"
        rules={[{ required: true, message: 'Currency is required' }]}
        extra="Only USD is currently supported."
      >
        <Select options={asOptions([...new Set(['USD', user.currency])])} />
      </Form.Item>
      <FormActions submit="Save changes" busy={entry.busy} />
    </EntryForm>
  );
}
