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
  /** 0: all that wait. */
  importId: number;
  decision: 'approve' | 'reject';
  reason?: string;
}

/** One decision on all products of a supplier that wait, or on those of one import. */
export function ReviewManyDialog({ supplierName, approvals, onReviewed, onClose }: Props) {
  const { supplierId, waiting, imports } = approvals;
  const { mutateAsync: review } = useReviewProducts();
  const many = (importId: number) => imports.find(({ id }) => id === importId)?.waiting ?? waiting;
  const entry = useEntry<Values, number>({
    send: ({ importId, decision, reason }) =>
      review({
        supplierId,
        count: many(importId),
        ...(importId > 0 && { importId }),
        ...(decision === 'reject' && { rejectReason: reason?.trim() ?? '' }),
      }),
    failure: 'The decision did not go through',
    onDone: (reviewed, { decision }) => {
      const verdict = decision === 'approve' ? 'approved' : 'rejected';
      onReviewed(`${count(reviewed, 'product')} of ${supplierName} ${verdict}`);
      onClose();
    },
  });
  const { importId = 0, decision = 'approve' } = Form.useWatch([], entry.form) ?? ({} as Partial<Values>);
  return (
    <Dialog title={`Products of ${supplierName}`} open onCancel={onClose}>
      <EntryForm entry={entry} initialValues={{ importId: 0, decision: 'approve' }}>
        {imports.length > 0 && (
          <Form.Item label="Which" name="importId" required>
            <Radio.Group
              vertical
              options={[
                { value: 0, label: `All ${formatNumber(waiting)} that wait` },
                ...imports.map(({ id, fileName, waiting: ofImport }) => ({
                  value: id,
                  label: `${formatNumber(ofImport)} of the import of ${fileName}`,
                })),
              ]}
            />
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
          submit={`${decision === 'approve' ? 'Approve' : 'Reject'} ${count(many(importId), 'product')}`}
          busy={entry.busy}
          danger={decision === 'reject'}
        />
      </EntryForm>
    </Dialog>
  );
}
