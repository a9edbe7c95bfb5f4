import { Button } from 'antd';
import { useState } from 'react';
import { useCreateSupplier } from '../api/create-supplier';
import type { Supplier } from '../api/list-suppliers';
import { useCurrentUser } from '../lib/auth/current-user';
import { useEntry } from '../kit/form/use-entry';
import { useToast } from '../lib/use-toast';
import { Dialog } from '../kit/dialog/dialog';
import { MarketDrawing } from '../kit/state/drawings';
import { EmptyState } from '../kit/state/empty-state';
import { SupplierForm, type SupplierValues } from './supplier-form';
import { LinkButton } from '../kit/page/link-button';
import { Surface } from '../kit/page/surface';
import { paths } from '../lib/paths';

/** Stands on a seller's pages until there is a supplier: brands, products and orders all belong to one. */
export function SupplierSetup() {
  const [open, setOpen] = useState(false);
  return (
    <Surface>
      <EmptyState
        drawing={<MarketDrawing />}
        title="Set up your supplier profile"
        action={
          <>
            <Button type="primary" onClick={() => setOpen(true)}>
              Create supplier profile
            </Button>
            <LinkButton to={paths.seller.suppliers()}>My suppliers</LinkButton>
          </>
        }
      >
        It is the name buyers find in the marketplace. Your brands, products and orders belong to it.
      </EmptyState>
      {open && <SupplierDialog onClose={() => setOpen(false)} />}
    </Surface>
  );
}

function SupplierDialog({ onClose }: { onClose: () => void }) {
  const { companyName, email, phone, currency } = useCurrentUser();
  const createSupplier = useCreateSupplier();
  const toast = useToast();
  const entry = useEntry<SupplierValues, Supplier>({
    send: createSupplier.mutateAsync,
    failure: 'Failed to add supplier',
    onDone: ({ name }) => {
      toast.success('Supplier created', `${name} is ready for brands and products.`);
      onClose();
    },
  });
  return (
    <Dialog title="Create supplier profile" open onCancel={onClose} width={600}>
      <SupplierForm
        entry={entry}
        initialValues={{ name: companyName, contactEmail: email, contactPhone: phone ?? undefined, currency }}
        submit="Create supplier"
      />
    </Dialog>
  );
}
