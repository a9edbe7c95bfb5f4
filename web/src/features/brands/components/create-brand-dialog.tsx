import { useCreateBrand } from '../../../api/create-brand';
import type { Supplier } from '../../../api/list-suppliers';
import { Dialog } from '../../../kit/dialog/dialog';
import { useEntry } from '../../../kit/form/use-entry';
import { useToast } from '../../../lib/use-toast';
import { BrandForm, type BrandValues } from '../forms/brand-form';

interface Props {
  suppliers: Supplier[];
  onClose: () => void;
}

export function CreateBrandDialog({ suppliers, onClose }: Props) {
  const createBrand = useCreateBrand();
  const toast = useToast();
  const entry = useEntry<BrandValues>({
    send: createBrand.mutateAsync,
    failure: 'Failed to create brand',
    onDone: () => {
      toast.success('Brand created successfully');
      onClose();
    },
  });
  return (
    <Dialog title="Create brand" open onCancel={onClose}>
      <BrandForm
        entry={entry}
        initialValues={{ supplierId: suppliers[0]?.id }}
        suppliers={suppliers.length > 1 ? suppliers : undefined}
        submit="Create brand"
      />
    </Dialog>
  );
}
