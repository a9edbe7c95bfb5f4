import { Select } from 'antd';
import { useState } from 'react';
import type { Supplier } from '../../../api/list-suppliers';
import { useOwnSuppliers } from '../../../api/own-suppliers';
import { useUpdateSupplier } from '../../../api/update-supplier';
import { SupplierForm, type SupplierValues, toSupplierValues } from '../../../components/supplier-form';
import { SupplierSetup } from '../../../components/supplier-setup';
import { useChanges } from '../../../kit/form/use-changes';
import { useEntry } from '../../../kit/form/use-entry';
import { Surface } from '../../../kit/page/surface';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { useToast } from '../../../lib/use-toast';
import { SellingTerms } from './selling-terms';

/** What buyers see of the seller's supplier, and how it sells; of one at a time where there are several. */
export function SupplierSettings() {
  const [chosen, setChosen] = useState<number>();
  return (
    <QueryState query={useOwnSuppliers()} skeleton={<RowSkeletons />} errorTitle="Your supplier could not be loaded">
      {({ items }) => {
        const supplier = items.find(({ id }) => id === chosen) ?? items[0];
        if (!supplier) return <SupplierSetup />;
        return (
          <>
            {items.length > 1 && (
              <Select
                aria-label="Supplier"
                value={supplier.id}
                onChange={setChosen}
                options={items.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
            <SupplierProfile key={`profile-${supplier.id}`} supplier={supplier} />
            <SellingTerms key={`terms-${supplier.id}`} supplier={supplier} />
          </>
        );
      }}
    </QueryState>
  );
}

function SupplierProfile({ supplier }: { supplier: Supplier }) {
  const update = useUpdateSupplier(supplier.id);
  const toast = useToast();
  const entry = useEntry<SupplierValues>({
    send: useChanges<SupplierValues>(toSupplierValues(supplier), update.mutateAsync),
    failure: 'Failed to update supplier',
    onDone: () => toast.success('Supplier updated'),
  });
  return (
    <Surface title="Supplier Profile">
      <SupplierForm entry={entry} initialValues={toSupplierValues(supplier)} submit="Save profile" />
    </Surface>
  );
}
