import { useCreateSupplier } from '../../../api/create-supplier';
import type { Supplier } from '../../../api/list-suppliers';
import { SupplierForm, type SupplierValues, toSupplierValues } from '../../../components/supplier-form';
import { Dialog } from '../../../kit/dialog/dialog';
import { useChanges } from '../../../kit/form/use-changes';
import { useEntry } from '../../../kit/form/use-entry';
import { useToast } from '../../../lib/use-toast';
import { useUpdateSupplier } from '../../../api/update-supplier';

interface Props {
  onClose: () => void;
}

export function AddSupplierDialog({ onClose }: Props) {
  const create = useCreateSupplier();
  const toast = useToast();
  const entry = useEntry<SupplierValues, Supplier>({
    send: create.mutateAsync,
    failure: 'Failed to add supplier',
    onDone: ({ name }) => {
      toast.success('Supplier added', name);
      onClose();
    },
  });
  return (
    <Dialog title="Add Supplier" open onCancel={onClose} width={600}>
      <SupplierForm entry={entry} submit="Add supplier" />
    </Dialog>
  );
}

export function EditSupplierDialog({ supplier, onClose }: Props & { supplier: Supplier }) {
  const update = useUpdateSupplier(supplier.id);
  const toast = useToast();
  const entry = useEntry<SupplierValues>({
    send: useChanges<SupplierValues>(toSupplierValues(supplier), update.mutateAsync),
    failure: 'Failed to update supplier',
    onDone: () => {
      toast.success('Supplier updated');
      onClose();
    },
  });
  return (
    <Dialog title={`Edit ${supplier.name}`} open onCancel={onClose} width={600}>
      <SupplierForm entry={entry} initialValues={toSupplierValues(supplier)} submit="Save changes" />
    </Dialog>
  );
}
