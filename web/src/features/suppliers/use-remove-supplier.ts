import type { Supplier } from '../../api/list-suppliers';
import { useConfirm } from '../../kit/dialog/use-confirm';
import { useRemoveSupplier } from './api/remove-supplier';

/** Asks first: a connection is not won back with a click. */
export function useConfirmRemove() {
  const confirm = useConfirm();
  const { mutateAsync: remove } = useRemoveSupplier();
  return (supplier: Supplier, onRemoved?: () => void) =>
    confirm({
      title: `Remove ${supplier.name} from your suppliers?`,
      content: supplier.userId === null ? 'The record is deleted. Orders stay.' : 'You can ask to connect again later.',
      ok: 'Remove',
      run: () => remove(supplier),
      success: () => ['Supplier removed', supplier.name],
      failure: 'Failed to remove supplier',
      onDone: onRemoved,
    });
}
