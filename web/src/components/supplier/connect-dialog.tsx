import { Form, Input, Skeleton } from 'antd';
import { atMost, countOf } from '../../kit/form/at-most';
import { useConnectSupplier } from '../../api/connect-supplier';
import type { Supplier } from '../../api/list-suppliers';
import { useOwnRelationship } from '../../api/own-relationship';
import { useToast } from '../../lib/use-toast';
import { Dialog } from '../../kit/dialog/dialog';
import { EntryForm } from '../../kit/form/entry-form';
import { useEntry } from '../../kit/form/use-entry';
import { FormActions } from '../../kit/form/form-actions';
import { DeclinedNotice, mustWait } from './declined-notice';

const MESSAGE = 'We would like to connect with you and discuss business opportunities.';

interface Props {
  supplier: Supplier;
  onClose: () => void;
}

/** Asks the supplier's owner, who accepts or declines; whom it declined is told from when one may ask again. */
export function ConnectDialog({ supplier, onClose }: Props) {
  const { data: relationship, isPending } = useOwnRelationship(supplier.id);
  return (
    <Dialog title={`Connect with ${supplier.name}`} open onCancel={onClose}>
      {relationship?.mayAskAgainAt && <DeclinedNotice relationship={relationship} />}
      {isPending && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {!isPending && !mustWait(relationship) && <ConnectForm supplier={supplier} onClose={onClose} />}
    </Dialog>
  );
}

function ConnectForm({ supplier, onClose }: Props) {
  const connect = useConnectSupplier();
  const toast = useToast();
  const entry = useEntry<{ message: string }>({
    send: ({ message }) => connect.mutateAsync({ supplierId: supplier.id, message }),
    failure: 'Failed to send connection request',
    onDone: () => {
      toast.success('Connection request sent', 'The supplier will be notified of your request.');
      onClose();
    },
  });
  return (
    <EntryForm entry={entry} initialValues={{ message: MESSAGE }}>
      <Form.Item label="Message" name="message" extra="The supplier reads it with your request." rules={[atMost(2000)]}>
        <Input.TextArea rows={4} showCount={countOf(2000)} autoFocus />
      </Form.Item>
      <FormActions submit="Send request" busy={entry.busy} />
    </EntryForm>
  );
}
