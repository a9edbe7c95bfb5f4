import { Form } from 'antd';
import { useCreateSupplier } from '../../../api/create-supplier';
import type { Supplier } from '../../../api/list-suppliers';
import { Dialog } from '../../../kit/dialog/dialog';
import { SupplierForm, type SupplierValues } from '../../../components/supplier-form';
import { showFieldErrors } from '../../../kit/form/form-errors';
import { useToast } from '../../../lib/use-toast';
import { useUpdateSupplier } from '../api/update-supplier';

interface Props {
  onClose: () => void;
}

export function AddSupplierDialog({ onClose }: Props) {
  const [form] = Form.useForm<SupplierValues>();
  const create = useCreateSupplier();
  const toast = useToast();
  return (
    <Dialog title="Add Supplier" open onCancel={onClose} width={600}>
      <SupplierForm
        form={form}
        submit="Add supplier"
        busy={create.isPending}
        onCancel={onClose}
        onSubmit={(values) =>
          create.mutate(values, {
            onSuccess: ({ name }) => {
              toast.success('Supplier added', name);
              onClose();
            },
            onError: (error) => {
              if (!showFieldErrors(form, error)) toast.failure('Failed to add supplier', error);
            },
          })
        }
      />
    </Dialog>
  );
}

export function EditSupplierDialog({ supplier, onClose }: Props & { supplier: Supplier }) {
  const [form] = Form.useForm<SupplierValues>();
  const update = useUpdateSupplier(supplier.id);
  const toast = useToast();
  return (
    <Dialog title={`Edit ${supplier.name}`} open onCancel={onClose} width={600}>
      <SupplierForm
        form={form}
        initialValues={toValues(supplier)}
        submit="Save changes"
        busy={update.isPending}
        onCancel={onClose}
        onSubmit={(values) =>
          update.mutate(values, {
            onSuccess: () => {
              toast.success('Supplier updated');
              onClose();
            },
            onError: (error) => {
              if (!showFieldErrors(form, error)) toast.failure('Failed to update supplier', error);
            },
          })
        }
      />
    </Dialog>
  );
}

/** The fields of the form, empty where nothing is known. */
function toValues(supplier: Supplier): Partial<SupplierValues> {
  const { name, category } = supplier;
  return {
    name,
    category,
    description: supplier.description ?? undefined,
    contactEmail: supplier.contactEmail ?? undefined,
    contactPhone: supplier.contactPhone ?? undefined,
    website: supplier.website ?? undefined,
    whatsapp: supplier.whatsapp ?? undefined,
    address: supplier.address ?? undefined,
    location: supplier.location ?? undefined,
    tags: supplier.tags ?? undefined,
  };
}
