import type { Order } from '../../api/list-orders';
import { useConfirm } from '../../kit/dialog/use-confirm';
import { useDeleteOrder } from './api/delete-order';

/** Only a draft can be deleted, and only after a second thought. */
export function useConfirmDelete() {
  const confirm = useConfirm();
  const { mutateAsync: deleteOrder } = useDeleteOrder();
  return (order: Order, onDone?: () => void) =>
    confirm({
      title: 'Delete Order',
      content: `The draft ${order.orderNumber} is deleted for good.`,
      ok: 'Delete Order',
      run: () => deleteOrder(order.id),
      success: () => ['Order deleted', order.orderNumber],
      failure: 'Failed to delete order',
      onDone,
    });
}
