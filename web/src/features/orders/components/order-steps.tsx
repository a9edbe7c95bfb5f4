import { CopyOutlined, DeleteOutlined, EditOutlined, FilePdfOutlined, MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChangeOrderStatus } from '../../../api/change-order-status';
import type { Order } from '../../../api/list-orders';
import { ReasonDialog } from '../../../kit/dialog/reason-dialog';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import type { Schemas } from '../../../lib/api-client';
import { useSide } from '../../../lib/auth/use-side';
import { paths } from '../../../lib/paths';
import { useToast } from '../../../lib/use-toast';
import { type Step, stepsOf } from '../order-steps';
import { outstandingLines } from '../receipt';
import { usePrintOrder } from '../api/print-order';
import { useDuplicate } from '../use-duplicate';
import { useConfirmDelete } from '../use-delete-order';
import { EditDraftDialog } from './edit-draft-dialog';
import styles from './order-detail.module.css';
import { ShipDialog } from './ship-dialog';
import { ReceiveDialog } from './receive-dialog';

/** The next legal step as the one primary button, what else is possible beside it. */
export function OrderSteps({ order }: { order: Order }) {
  const side = useSide();
  const change = useChangeStatus(order);
  const [dialog, setDialog] = useState<'receive' | 'reject' | 'edit' | 'ship' | null>(null);
  const confirmDelete = useConfirmDelete();
  const duplicate = useDuplicate();
  const print = usePrintOrder();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const toast = useToast();
  const close = () => setDialog(null);

  const steps = stepsOf(side, order.nextStatuses);
  const isDraft = order.status === 'draft';
  const mayReceive =
    side === 'buyer' && ['shipped', 'delivered'].includes(order.status) && outstandingLines(order).length > 0;

  const stop = (step: Step) => {
    if (step.to === 'rejected') return setDialog('reject');
    confirm({
      title: `${step.label}?`,
      content: `${order.orderNumber} ends here; the supplier is told.`,
      ok: step.label,
      cancel: 'Keep it',
      run: () => change.to(step.to),
    });
  };

  const download = () => print.mutate(order.id, { onError: (error) => toast.failure('Failed to make the PDF', error) });

  const menu: MenuProps['items'] = [
    { key: 'edit', icon: <EditOutlined />, label: 'Edit lines', onClick: () => setDialog('edit') },
    { key: 'pdf', icon: <FilePdfOutlined />, label: 'Download PDF', onClick: download },
    { key: 'again', icon: <CopyOutlined />, label: 'Duplicate Order', onClick: () => duplicate(order) },
    {
      key: 'delete',
      icon: <DeleteOutlined />,
      label: 'Delete Order',
      danger: true,
      onClick: () => confirmDelete(order, () => void navigate(paths.orders())),
    },
  ];

  return (
    <div className={styles.steps}>
      {steps.map((step) =>
        step.weight === 'stop' ? (
          <Button key={step.to} danger onClick={() => stop(step)}>
            {step.label}
          </Button>
        ) : (
          <Button
            key={step.to}
            type={step.weight === 'primary' ? 'primary' : 'default'}
            loading={change.busy === step.to}
            onClick={() =>
              side === 'seller' && step.to === 'shipped' ? setDialog('ship') : void change.to(step.to, step.notes)
            }
          >
            {step.label}
          </Button>
        ),
      )}
      {mayReceive && (
        <Button type="primary" onClick={() => setDialog('receive')}>
          Receive
        </Button>
      )}
      {!isDraft && (
        <Button icon={<FilePdfOutlined />} loading={print.isPending} onClick={download}>
          Download PDF
        </Button>
      )}
      {side === 'buyer' && !isDraft && (
        <Button icon={<CopyOutlined />} onClick={() => duplicate(order)}>
          Duplicate Order
        </Button>
      )}
      {isDraft && (
        <Dropdown menu={{ items: menu }} trigger={['click']} placement="bottomRight">
          <Button icon={<MoreOutlined />} aria-label="More actions" />
        </Dropdown>
      )}
      {dialog === 'receive' && <ReceiveDialog order={order} onClose={close} />}
      {dialog === 'ship' && <ShipDialog order={order} send={change.sendInput} onClose={close} />}
      {dialog === 'edit' && <EditDraftDialog order={order} onClose={close} />}
      {dialog === 'reject' && (
        <ReasonDialog
          title={`Reject ${order.orderNumber}`}
          label="Reason"
          placeholder="The buyer reads it"
          required="A reason is required"
          submit="Reject order"
          send={(notes) => change.send('rejected', notes)}
          failure="Failed to reject order"
          onDone={() => {
            toast.success('Order Rejected', 'The buyer has been notified.');
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

function useChangeStatus(order: Order) {
  const { mutateAsync, isPending, variables } = useChangeOrderStatus();
  const toast = useToast();
  const sendInput = (input: Schemas['ChangeOrderStatusInput']) => mutateAsync({ id: order.id, input });
  const send = (status: Order['status'], notes?: string) => sendInput({ status, ...(notes && { notes }) });
  return {
    busy: isPending ? variables.input.status : undefined,
    send,
    sendInput,
    /** Says how it went. */
    to: (status: Order['status'], notes?: string): Promise<void> =>
      send(status, notes).then(
        () => toast.success('Order Updated', `${order.orderNumber} is now ${status}.`),
        (error: unknown) => toast.failure('Failed to update order status', error),
      ),
  };
}
