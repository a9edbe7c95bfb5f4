import { Button } from 'antd';
import { useState } from 'react';
import type { Schemas } from '../../../lib/api-client';
import { count } from '../../../lib/numbers';
import { useSupplierApprovals } from '../api/review-products';
import styles from './more-of-supplier.module.css';
import { ReviewManyDialog } from './review-many-dialog';

interface Props {
  product: Schemas['ProductApproval'];
  onReviewed: (text: string) => void;
}

/** How many more of the same supplier wait, and the way to decide on all of them at once. */
export function MoreOfSupplier({ product: { supplier }, onReviewed }: Props) {
  return supplier && <Waiting supplier={supplier} onReviewed={onReviewed} />;
}

function Waiting({ supplier, onReviewed }: { supplier: { id: number; name: string } } & Pick<Props, 'onReviewed'>) {
  const { data } = useSupplierApprovals(supplier.id);
  const [deciding, setDeciding] = useState(false);
  if (!data || data.waiting < 2) return null;
  return (
    <div className={styles.more}>
      <span>
        {count(data.waiting, 'product')} of {supplier.name} wait.
      </span>
      <Button onClick={() => setDeciding(true)}>Decide on all…</Button>
      {deciding && (
        <ReviewManyDialog
          supplierName={supplier.name}
          approvals={data}
          onReviewed={onReviewed}
          onClose={() => setDeciding(false)}
        />
      )}
    </div>
  );
}
