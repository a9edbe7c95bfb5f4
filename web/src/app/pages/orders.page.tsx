import { lazy, Suspense } from 'react';
import { OrdersPage as Orders } from '../../features/orders/pages/orders.page';
import { Delayed } from '../../kit/state/delayed';
import { RowSkeletons } from '../../kit/state/skeletons';

/** Not what people come to this page for first. */
const UploadInvoiceTab = lazy(async () => ({
  default: (await import('../../features/invoices/components/upload-invoice-tab')).UploadInvoiceTab,
}));

/** Orders and invoices are features of their own that share a page. */
export function OrdersPage() {
  return (
    <Orders
      uploadInvoice={
        <Suspense
          fallback={
            <Delayed>
              <RowSkeletons />
            </Delayed>
          }
        >
          <UploadInvoiceTab />
        </Suspense>
      }
    />
  );
}
