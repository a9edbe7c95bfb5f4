import { Button } from 'antd';
import { useState } from 'react';
import type { Order } from '../../../api/list-orders';
import { ShipmentFields, type ShipmentValues, toShipment } from '../../../components/shipment-fields';
import { Dialog } from '../../../kit/dialog/dialog';
import { EntryForm } from '../../../kit/form/entry-form';
import { FormActions } from '../../../kit/form/form-actions';
import { useChanges } from '../../../kit/form/use-changes';
import { useEntry } from '../../../kit/form/use-entry';
import { Facts } from '../../../kit/page/facts';
import { Surface } from '../../../kit/page/surface';
import { useSide } from '../../../lib/auth/use-side';
import { formatDay } from '../../../lib/dates';
import { useToast } from '../../../lib/use-toast';
import { useUpdateShipment } from '../api/update-shipment';

/** When the goods are expected and how to follow them. The supplier corrects it while they are on their way. */
export function OrderShipment({ order }: { order: Order }) {
  const [editing, setEditing] = useState(false);
  const mayEdit = useSide() === 'seller' && order.status === 'shipped';
  const { promisedDate, trackingNumber } = order;
  if (!promisedDate && !trackingNumber && !mayEdit) return null;
  return (
    <Surface
      title="Shipment"
      extra={
        mayEdit && (
          <Button size="small" onClick={() => setEditing(true)}>
            Edit shipment
          </Button>
        )
      }
    >
      <Facts
        items={[
          [
            order.status === 'delivered' ? 'Was expected' : 'Expected',
            promisedDate ? formatDay(promisedDate) : 'Not said',
          ],
          ['Tracking number', trackingNumber ?? 'Not said'],
        ]}
      />
      {editing && <EditShipment order={order} onClose={() => setEditing(false)} />}
    </Surface>
  );
}

function EditShipment({ order, onClose }: { order: Order; onClose: () => void }) {
  const update = useUpdateShipment(order.id);
  const toast = useToast();
  const { promisedDate, trackingNumber } = order;
  const send = useChanges({ promisedDate, trackingNumber }, update.mutateAsync);
  const entry = useEntry<ShipmentValues>({
    send: (values) => send(toShipment(values)),
    failure: 'Failed to update the shipment',
    onDone: () => {
      toast.success('Shipment updated', 'The buyer has been notified.');
      onClose();
    },
  });
  const initial = { promisedDate: promisedDate ?? undefined, trackingNumber: trackingNumber ?? undefined };
  return (
    <Dialog title={`Shipment of ${order.orderNumber}`} open onCancel={onClose}>
      <EntryForm entry={entry} initialValues={initial}>
        <ShipmentFields />
        <FormActions submit="Save shipment" busy={entry.busy} />
      </EntryForm>
    </Dialog>
  );
}
