import { Form, Input, Radio } from 'antd';
import { atMost } from '../../../kit/form/at-most';
import { EntryForm } from '../../../kit/form/entry-form';
import { FormActions } from '../../../kit/form/form-actions';
import { useEntry } from '../../../kit/form/use-entry';
import { Dialog } from '../../../kit/dialog/dialog';
import { count, formatNumber } from '../../../lib/numbers';
import { type SupplierApprovals, useReviewProducts } from '../api/review-products';

interface Props {
  supplierName: string;
  approvals: SupplierApprovals;
  onReviewed: (text: string) => void;
  onClose: () => void;
}

interface Values {
  /** One of its imports, by id. */
  which: 'supplier' | 'seller' | number;
  decision: 'approve' | 'reject';
  reason?: string;
}

/** One decision on all products of a supplier that wait, on those of one import, or on all of its seller's. */
export function ReviewManyDialog({ supplierName, approvals, onReviewed, onClose }: Props) {
  const { supplierId, waiting, imports, seller } = approvals;
  const { mutateAsync: review } = useReviewProducts();
  const options = [
    { value: 'supplier', label: `All ${formatNumber(waiting)} of ${supplierName}`, waiting },
    ...imports.map((one) => ({
      value: one.id,
      label: `${formatNumber(one.waiting)} of the import of ${one.fileName}`,
      waiting: one.waiting,
    })),
    ...(seller.suppliers > 1
      ? [
          {
            value: 'seller',
            label: `All ${formatNumber(seller.waiting)} of this seller, ${count(seller.suppliers, 'supplier')}`,
            waiting: seller.waiting,
          },
        ]
      : []),
  ];
  const many = (which: Values['which']) => options.find(({ value }) => value === which)?.waiting ?? waiting;
  const entry = useEntry<Values, number>({
    send: ({ which, decision, reason }) =>
      review({
        supplierId,
        count: many(which),
        ...(which === 'seller' && { wholeSeller: true }),
        ...(typeof which === 'number' && { importId: which }),
        ...(decision === 'reject' && { rejectReason: reason?.trim() ?? '' }),
      }),
    failure: 'The decision did not go through',
    onDone: (reviewed, { which, decision }) => {
      const verdict = decision === 'approve' ? 'approved' : 'rejected';
      const whose = which === 'seller' ? `the seller of ${supplierName}` : supplierName;
      onReviewed(`${count(reviewed, 'product')} of ${whose} ${verdict}`);
      onClose();
    },
  });
  const { which = 'supplier', decision = 'approve' } = Form.useWatch([], entry.form) ?? ({} as Partial<Values>);
  return (
    <Dialog title={`Products of ${supplierName}`} open onCancel={onClose}>
      <EntryForm entry={entry} initialValues={{ which: 'supplier', decision: 'approve' }}>
        {options.length > 1 && (
          <Form.Item label="Which" name="which" required>
            <Radio.Group vertical options={options.map(({ value, label }) => ({ value, label }))} />
          </Form.Item>
        )}
        <Form.Item label="Decision" name="decision" required>
          <Radio.Group
            options={[
              { value: 'approve', label: 'Approve' },
              { value: 'reject', label: 'Reject' },
            ]}
          />
        </Form.Item>
        {decision === 'reject' && (
          <Form.Item
            label="Reason"
            name="reason"
            extra="The seller reads it."
            rules={[{ required: true, whitespace: true, message: 'Please give a reason' }, atMost(1000)]}
          >
            <Input.TextArea rows={3} placeholder="What should be changed" />
          </Form.Item>
        )}
        <FormActions
          submit={`${decision === 'approve' ? 'Approve' : 'Reject'} ${count(many(which), 'product')}`}
          busy={entry.busy}
          danger={decision === 'reject'}
        />
      </EntryForm>
    </Dialog>
  );
}
