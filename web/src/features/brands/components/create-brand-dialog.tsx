import { Form } from 'antd';
import { useCreateBrand } from '../../../api/create-brand';
import type { Supplier } from '../../../api/list-suppliers';
import { Dialog } from '../../../kit/dialog/dialog';
import { showFieldErrors } from '../../../kit/form/form-errors';
import { useToast } from '../../../lib/use-toast';
import { BrandForm, type BrandValues } from '../forms/brand-form';

interface Props {
  suppliers: Supplier[];
  onClose: () => void;
}

export function CreateBrandDialog({ suppliers, onClose }: Props) {
  const [form] = Form.useForm<BrandValues>();
  const createBrand = useCreateBrand();
  const toast = useToast();
  return (
    <Dialog title="Create brand" open onCancel={onClose}>
      <BrandForm
        form={form}
        initialValues={{ supplierId: suppliers[0]?.id }}
        suppliers={suppliers.length > 1 ? suppliers : undefined}
        submit="Create brand"
        busy={createBrand.isPending}
        onCancel={onClose}
        onSubmit={(values) =>
          createBrand.mutate(values, {
            onSuccess: () => {
              toast.success('Brand created successfully');
              onClose();
            },
            onError: (error) => {
              if (!showFieldErrors(form, error)) toast.failure('Failed to create brand', error);
            },
          })
        }
      />
    </Dialog>
  );
}
