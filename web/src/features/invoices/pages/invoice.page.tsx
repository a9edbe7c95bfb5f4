import { LinkButton } from '../../../kit/page/link-button';
import { RecordPage } from '../../../kit/page/record-page';
import { OrderDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { RecordSkeleton } from '../../../kit/state/skeletons';
import { paths } from '../../../lib/paths';
import { invoiceQuery } from '../api/get-invoice';
import { InvoiceReview } from '../components/invoice-review';

export function InvoicePage() {
  return (
    <RecordPage
      param="invoiceId"
      query={invoiceQuery}
      notFound={<InvoiceNotFound />}
      heading="Invoice"
      skeleton={<RecordSkeleton paper />}
      errorTitle="Failed to load invoice data"
    >
      {(detail) => <InvoiceReview key={detail.invoice.id} detail={detail} />}
    </RecordPage>
  );
}

function InvoiceNotFound() {
  return (
    <EmptyState
      drawing={<OrderDrawing />}
      title="Invoice not found"
      level={1}
      action={<LinkButton to={paths.orders({ tab: 'upload' })}>Back to invoices</LinkButton>}
    >
      It does not exist, or it is not yours to see.
    </EmptyState>
  );
}
