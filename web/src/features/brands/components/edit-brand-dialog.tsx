import type { Brand } from '../../../api/list-brands';
import { Dialog } from '../../../kit/dialog/dialog';
import { useChanges } from '../../../kit/form/use-changes';
import { useEntry } from '../../../kit/form/use-entry';
import { useToast } from '../../../lib/use-toast';
import { useUpdateBrand } from '../api/update-brand';
import { BrandForm, type BrandValues } from '../forms/brand-form';

interface Props {
  brand: Brand;
  onClose: () => void;
}

export function EditBrandDialog({ brand, onClose }: Props) {
  const updateBrand = useUpdateBrand(brand.id);
  const toast = useToast();
  const { name, supplierId } = brand;
  const values = { name, description: brand.description ?? '', supplierId };
  const entry = useEntry<BrandValues>({
    send: useChanges<BrandValues, Brand>(values, updateBrand.mutateAsync),
    failure: 'Failed to update brand',
    onDone: () => {
      toast.success('Brand updated successfully');
      onClose();
    },
  });
  return (
    <Dialog title={`Edit ${name}`} open onCancel={onClose}>
      <BrandForm entry={entry} initialValues={values} submit="Save changes" />
    </Dialog>
  );
}
