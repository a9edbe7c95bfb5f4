import { Form, Input } from 'antd';
import { useState } from 'react';
import { atMost } from '../../../kit/form/at-most';
import { ShipmentFields, type ShipmentValues, toShipment } from '../../../components/shipment-fields';
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

/** The supplier sends the goods, and says what is known of their way. */
export function ShipDialog({ order, send, onClose }: Props) {
  const toast = useToast();
  const [{ status: from }] = useState(order);
  const entry = useEntry<Values>({
    send: ({ notes, ...shipment }) =>
      send({ status: 'shipped', from, ...toShipment(shipment), ...(notes?.trim() && { notes: notes.trim() }) }),
    failure: 'Failed to update order status',
    onDone: () => {
      toast.success('Order Updated', `${order.orderNumber} is now shipped.`);
      onClose();
    },
  });
  return (
    <Dialog title={`Ship ${order.orderNumber}`} open onCancel={onClose}>
      <EntryForm entry={entry}>
        <ShipmentFields />
        <Form.Item label="Note" name="notes" rules={[atMost(2000)]}>
          <Input.TextArea rows={2} placeholder="The buyer reads it" />
        </Form.Item>
        <FormActions submit="Mark as shipped" busy={entry.busy} />
      </EntryForm>
    </Dialog>
  );
}
