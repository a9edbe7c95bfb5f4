import { Form } from 'antd';
import type { Brand } from '../../../api/list-brands';
import { Dialog } from '../../../kit/dialog/dialog';
import { showFieldErrors } from '../../../kit/form/form-errors';
import { useToast } from '../../../lib/use-toast';
import { useUpdateBrand } from '../api/update-brand';
import { BrandForm, type BrandValues } from '../forms/brand-form';

interface Props {
  brand: Brand;
  onClose: () => void;
}

export function EditBrandDialog({ brand, onClose }: Props) {
  const [form] = Form.useForm<BrandValues>();
  const updateBrand = useUpdateBrand(brand.id);
  const toast = useToast();
  const { name, description, supplierId } = brand;
  return (
    <Dialog title={`Edit ${name}`} open onCancel={onClose}>
      <BrandForm
        form={form}
        initialValues={{ name, description: description ?? '', supplierId }}
        submit="Save changes"
        busy={updateBrand.isPending}
        onCancel={onClose}
        onSubmit={(values) =>
          updateBrand.mutate(values, {
            onSuccess: () => {
              toast.success('Brand updated successfully');
              onClose();
            },
            onError: (error) => {
              if (!showFieldErrors(form, error)) toast.failure('Failed to update brand', error);
            },
          })
        }
      />
    </Dialog>
  );
}
