import { Button } from 'antd';
import { useState } from 'react';
import type { Schemas } from '../../../lib/api-client';
import { count, formatNumber } from '../../../lib/numbers';
import { useSupplierApprovals } from '../api/review-products';
import styles from './more-of-supplier.module.css';
import { ReviewManyDialog } from './review-many-dialog';

interface Props {
  product: Schemas['ProductApproval'];
  onReviewed: (text: string) => void;
}

/** How many more of the same supplier and of its seller wait, and the way to decide on all of them at once. */
export function MoreOfSupplier({ product: { supplier }, onReviewed }: Props) {
  return supplier && <Waiting supplier={supplier} onReviewed={onReviewed} />;
}

function Waiting({ supplier, onReviewed }: { supplier: { id: number; name: string } } & Pick<Props, 'onReviewed'>) {
  const { data } = useSupplierApprovals(supplier.id);
  const [deciding, setDeciding] = useState(false);
  if (!data || data.seller.waiting < 2) return null;
  const { waiting, seller } = data;
  return (
    <div className={styles.more}>
      <span>
        {count(waiting, 'product')} of {supplier.name} {waiting === 1 ? 'waits' : 'wait'}
        {seller.suppliers > 1 && `, ${formatNumber(seller.waiting)} of this seller’s suppliers together`}.
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
