import {
  CheckOutlined,
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  FilePdfOutlined,
  MessageOutlined,
  MoreOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { Button, type MenuProps } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useInvoicesOfOrder } from '../../../api/list-invoices-of-order';
import type { Order } from '../../../api/list-orders';
import { DecisionButton } from '../../../kit/decision/decision-button';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { LinkButton } from '../../../kit/page/link-button';
import { MenuButton } from '../../../kit/page/menu-button';
import { useSide } from '../../../lib/auth/use-side';
import { count } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { useToast } from '../../../lib/use-toast';
import { useCloseOutstanding } from '../api/close-outstanding';
import { usePrintOrder } from '../api/print-order';
import type { LinePrice } from '../cart';
import { type Step, stepsOf } from '../order-steps';
import { isUnanswered, mayReceive, unitsToCome } from '../receipt';
import { useChangeStatus } from '../use-change-status';
import { useConfirmDelete } from '../use-delete-order';
import { useDuplicate } from '../use-duplicate';
import { type OrderDialogName, OrderDialogs } from './order-dialogs';

/** The next legal step as the one primary button, what else is asked most beside it, the rest in a menu. */
export function OrderActions({ order }: { order: Order }) {
  const side = useSide();
  const [dialog, setDialog] = useState<OrderDialogName | null>(null);
  const [prices, setPrices] = useState<LinePrice[]>();
  const change = useChangeStatus(order, (today) => {
    setPrices(today);
    setDialog('edit');
  });
  const closeDialog = () => {
    setDialog(null);
    setPrices(undefined);
  };
  const print = usePrintOrder();
  const toast = useToast();
  const { data: invoices = [] } = useInvoicesOfOrder(order.id, side === 'buyer' && mayReceive(order));
  const toCome = unitsToCome(order, invoices);
  const confirmStep = useConfirmStep(order, toCome, change.to);
  const isDraft = order.status === 'draft';
  const other = side === 'seller' ? order.buyer : order.supplier;
  const steps = stepsOf(side, order.nextStatuses);
  const stop = steps.find(({ weight }) => weight === 'stop');
  const primary = steps.find(({ weight }) => weight === 'primary');
  const quiet = steps.filter(({ weight }) => weight === 'quiet');

  const take = (step: Step) => {
    if (step.to === 'rejected') setDialog('reject');
    else if (side === 'seller' && step.to === 'shipped') setDialog('ship');
    else if (step.asks) confirmStep(step);
    else void change.to(step.to, step.notes);
  };
  const download = () => print.mutate(order.id, { onError: (error) => toast.failure('Failed to make the PDF', error) });
  const pdf = { key: 'pdf', icon: <FilePdfOutlined aria-hidden />, label: 'Download PDF', onClick: download };
  const edit = {
    key: 'edit',
    icon: <EditOutlined aria-hidden />,
    label: 'Edit lines',
    onClick: () => setDialog('edit'),
  };
  const ownMenu = useBuyerMenu(order, toCome);
  const items: MenuProps['items'] = [
    ...quiet.map((step) => ({
      key: step.to,
      icon: <CheckOutlined aria-hidden />,
      label: step.label,
      onClick: () => take(step),
    })),
    ...(isDraft || stop ? [pdf] : []),
    ...(side === 'buyer' ? ownMenu : []),
  ];

  return (
    <>
      {isDraft ? (
        <Button icon={edit.icon} onClick={edit.onClick}>
          {edit.label}
        </Button>
      ) : other.account !== 'open' ? null : (
        <LinkButton
          icon={<MessageOutlined aria-hidden />}
          to={paths.writeTo({
            supplierId: order.supplierId,
            ...(side === 'seller' && { buyerId: order.buyerId }),
            orderId: order.id,
          })}
        >
          Message
        </LinkButton>
      )}
      {stop && (
        <Button danger onClick={() => take(stop)}>
          {stop.label}
        </Button>
      )}
      {!stop && !isDraft && (
        <Button icon={pdf.icon} loading={print.isPending} onClick={download}>
          {pdf.label}
        </Button>
      )}
      {primary && (
        <DecisionButton type="primary" loading={change.busy === primary.to} onClick={() => take(primary)}>
          {primary.label}
        </DecisionButton>
      )}
      {side === 'buyer' && mayReceive(order) && (
        <Button type="primary" onClick={() => setDialog('receive')}>
          Receive
        </Button>
      )}
      {items.length > 0 && (
        <MenuButton icon={<MoreOutlined aria-hidden />} aria-label="More actions" menu={{ items }} />
      )}
      <OrderDialogs order={order} open={dialog} change={change} prices={prices} onClose={closeDialog} />
    </>
  );
}

/** What a buyer may do with an order besides its steps. */
function useBuyerMenu(order: Order, toCome: number) {
  const duplicate = useDuplicate(order);
  const confirmDelete = useConfirmDelete();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const close = useCloseOutstanding();
  const units = count(toCome, 'outstanding unit');
  const closeOutstanding = () =>
    confirm({
      title: `Close ${units}?`,
      content: `They are not on order any more and cannot be received; the supplier is told. What has come stays in your
        inventory, and counts as received.`,
      ok: 'Close them',
      cancel: 'Keep waiting',
      run: () => close.mutateAsync(order.id),
      success: () => ['Order Updated', `${units} of ${order.orderNumber} closed.`],
      failure: 'Failed to update order',
    });
  return [
    ...(isUnanswered(order)
      ? []
      : [
          {
            key: 'again',
            icon: <CopyOutlined aria-hidden />,
            label: 'Duplicate Order',
            onClick: duplicate,
          },
        ]),
    ...(mayReceive(order) && toCome > 0
      ? [
          {
            key: 'close',
            icon: <StopOutlined aria-hidden />,
            label: 'Close what is outstanding',
            onClick: closeOutstanding,
          },
        ]
      : []),
    ...(order.status === 'draft'
      ? [
          {
            key: 'delete',
            icon: <DeleteOutlined aria-hidden />,
            label: 'Delete Order',
            danger: true,
            onClick: () => confirmDelete(order, () => void navigate(paths.orders())),
          },
        ]
      : []),
  ];
}

/** Asks before a step that ends something, and says what follows. */
function useConfirmStep(order: Order, toCome: number, to: (status: Order['status']) => Promise<void>) {
  const confirm = useConfirm();
  return (step: Step) => {
    const arrives = step.to === 'delivered';
    confirm({
      title: `${step.label}?`,
      content: arrives
        ? `Nothing goes into your inventory by this: ${count(toCome, 'unit')} of ${order.orderNumber}
           stay on order until you receive them.`
        : `${order.orderNumber} ends here; the supplier is told.`,
      ok: step.label,
      cancel: arrives ? 'Cancel' : 'Keep it',
      danger: !arrives,
      run: () => to(step.to),
    });
  };
}
