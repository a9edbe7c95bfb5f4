import { Form, Input, Radio } from 'antd';
import { atMost } from '../../../kit/form/at-most';
import { ChangedMeanwhile } from '../../../components/changed-meanwhile';
import { useSeenOrder } from '../../../components/use-seen-order';
import type { Order } from '../../../api/list-orders';
import { Dialog } from '../../../kit/dialog/dialog';
import { EntryForm } from '../../../kit/form/entry-form';
import { useEntry } from '../../../kit/form/use-entry';
import { FormActions } from '../../../kit/form/form-actions';
import { ShipmentFields, type ShipmentValues, toShipment } from '../../../components/shipment-fields';
import { OrderStatusTag } from '../../../components/order-status-tag';
import { ORDER_STATUS, type OrderStatus } from '../../../lib/order-status';
import { nextStatuses } from '../next-status';
import { useAnswerOrder } from '../use-answer-order';
import styles from './update-status-dialog.module.css';

interface Values extends ShipmentValues {
  status: OrderStatus;
  notes?: string;
}

const FAILURE = 'Failed to update order status';

export function UpdateStatusDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { send, say } = useAnswerOrder();
  const { seen, was, onRefused } = useSeenOrder(order, FAILURE);
  const next = nextStatuses(seen.status);
  const entry = useEntry<Values>({
    send: ({ status, notes, ...shipment }) =>
      send(seen, status, notes?.trim() || undefined, status === 'shipped' ? toShipment(shipment) : undefined),
    failure: FAILURE,
    onRefused,
    onDone: (_order, { status }) => {
      say(order, status);
      onClose();
    },
  });
  const chosen = Form.useWatch('status', entry.form);
  const rejecting = chosen === 'rejected';
  // What was chosen may be no next step any more.
  const isChoice = chosen !== undefined && next.includes(chosen);

  return (
    <Dialog title={`Update ${order.orderNumber}`} open onCancel={onClose}>
      <p className={styles.now}>
        {order.buyer.companyName} <OrderStatusTag status={seen.status} />
      </p>
      <ChangedMeanwhile seen={seen} was={was}>
        {next.length > 0 ? 'Choose what it becomes now.' : 'It takes no further step.'}
      </ChangedMeanwhile>
      <EntryForm entry={entry} initialValues={{ status: next[0] }}>
        <Form.Item label="New status" name="status" rules={[{ required: true }]}>
          <Radio.Group
            options={next.map((status) => ({ value: status, label: ORDER_STATUS[status].label }))}
            optionType="button"
          />
        </Form.Item>
        {chosen === 'shipped' && <ShipmentFields />}
        <Form.Item
          label={rejecting ? 'Reason' : 'Note'}
          name="notes"
          rules={[
            ...(rejecting ? [{ required: true, whitespace: true, message: 'Please give a reason' }] : []),
            atMost(2000),
          ]}
        >
          <Input.TextArea rows={3} placeholder={rejecting ? 'What the buyer should know' : 'The buyer reads it'} />
        </Form.Item>
        <FormActions
          submit={rejecting ? 'Reject order' : 'Update status'}
          danger={rejecting}
          busy={entry.busy}
          disabled={!isChoice}
        />
      </EntryForm>
    </Dialog>
  );
}
