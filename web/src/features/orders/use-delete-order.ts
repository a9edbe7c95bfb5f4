import { App } from 'antd';
import type { Order } from '../../api/list-orders';
import { useToast } from '../../lib/use-toast';
import { useDeleteOrder } from './api/delete-order';

/** Only a draft can be deleted, and only after a second thought. */
export function useConfirmDelete() {
  const { modal } = App.useApp();
  const { mutateAsync: deleteOrder } = useDeleteOrder();
  const toast = useToast();
  return (order: Order, onDeleted?: () => void) =>
    modal.confirm({
      title: 'Delete Order',
      content: `The draft ${order.orderNumber} is deleted for good.`,
      okText: 'Delete Order',
      okButtonProps: { danger: true },
      onOk: () =>
        deleteOrder(order.id).then(
          () => {
            toast.success('Order deleted', order.orderNumber);
            onDeleted?.();
          },
          (error: unknown) => toast.failure('Failed to delete order', error),
        ),
    });
}
