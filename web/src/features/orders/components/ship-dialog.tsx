import { Form, Input } from 'antd';
import { atMost } from '../../../kit/form/at-most';
import { ShipmentFields, type ShipmentValues, toShipment } from '../../../components/shipment-fields';
import { ChangedMeanwhile } from '../../../components/changed-meanwhile';
import { useSeenOrder } from '../../../components/use-seen-order';
import type { Order } from '../../../api/list-orders';
import { Dialog } from '../../../kit/dialog/dialog';
import { EntryForm } from '../../../kit/form/entry-form';
import { FormActions } from '../../../kit/form/form-actions';
import { useEntry } from '../../../kit/form/use-entry';
import type { Schemas } from '../../../lib/api-client';
import { useToast } from '../../../lib/use-toast';

interface Values extends ShipmentValues {
  notes?: string;
}

interface Props {
  order: Order;
  send: (input: Schemas['ChangeOrderStatusInput']) => Promise<unknown>;
  onClose: () => void;
}

const FAILURE = 'Failed to update order status';

/** The supplier sends the goods, and says what is known of their way. */
export function ShipDialog({ order, send, onClose }: Props) {
  const toast = useToast();
  const { seen, was, onRefused } = useSeenOrder(order, FAILURE);
  const isLate = was !== undefined && !seen.nextStatuses?.includes('shipped');
  const entry = useEntry<Values>({
    send: ({ notes, ...shipment }) =>
      send({
        status: 'shipped',
        from: seen.status,
        ...toShipment(shipment),
        ...(notes?.trim() && { notes: notes.trim() }),
      }),
    failure: FAILURE,
    onRefused,
    onDone: () => {
      toast.success('Order Updated', `${order.orderNumber} is now shipped.`);
      onClose();
    },
  });
  return (
    <Dialog title={`Ship ${order.orderNumber}`} open onCancel={onClose}>
      <ChangedMeanwhile seen={seen} was={was}>
        {isLate ? 'It cannot be marked as shipped any more.' : 'You can still mark it as shipped.'}
      </ChangedMeanwhile>
      <EntryForm entry={entry}>
        <ShipmentFields />
        <Form.Item label="Note" name="notes" rules={[atMost(2000)]}>
          <Input.TextArea rows={2} placeholder="The buyer reads it" />
        </Form.Item>
        <FormActions submit="Mark as shipped" busy={entry.busy} disabled={isLate} />
      </EntryForm>
    </Dialog>
  );
}
