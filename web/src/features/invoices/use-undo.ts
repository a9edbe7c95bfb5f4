import { count } from '../../lib/numbers';
import { useToast } from '../../lib/use-toast';
import { useUndoImport } from './api/undo-import';

/** Takes back what was imported of an invoice, and tells what became of it. */
export function useUndo(invoiceId: number): () => Promise<void> {
  const { mutateAsync } = useUndoImport(invoiceId);
  const toast = useToast();
  // A promise, not the mutation's callbacks: the toast that offers this outlives the page.
  return () =>
    mutateAsync().then(
      ({ lines, removed }) =>
        toast.success(
          'Import undone',
          removed > 0
            ? `${count(lines, 'line')} can be imported again; ${count(removed, 'new item')} left your inventory.`
            : `${count(lines, 'line')} can be imported again; your stock is as it was.`,
        ),
      (error: unknown) => toast.failure('The import could not be undone', error),
    );
}
