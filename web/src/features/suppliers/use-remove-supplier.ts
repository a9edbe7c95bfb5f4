import { App } from 'antd';
import type { Supplier } from '../../api/list-suppliers';
import { useToast } from '../../lib/use-toast';
import { useRemoveSupplier } from './api/remove-supplier';

/** Asks first: a connection is not won back with a click. */
export function useConfirmRemove() {
  const { modal } = App.useApp();
  const { mutateAsync: remove } = useRemoveSupplier();
  const toast = useToast();
  return (supplier: Supplier, onRemoved?: () => void) =>
    modal.confirm({
      title: `Remove ${supplier.name} from your suppliers?`,
      content: supplier.userId === null ? 'The record is deleted. Orders stay.' : 'You can ask to connect again later.',
      okText: 'Remove',
      okButtonProps: { danger: true },
      onOk: () =>
        remove(supplier).then(
          () => {
            toast.success('Supplier removed', supplier.name);
            onRemoved?.();
          },
          (error: unknown) => toast.failure('Failed to remove supplier', error),
        ),
    });
}
