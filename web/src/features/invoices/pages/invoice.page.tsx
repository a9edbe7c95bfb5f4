import { useParams } from 'react-router-dom';
import { OrderDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { LinkButton } from '../../../kit/page/link-button';
import { QueryState } from '../../../kit/state/query-state';
import { RecordSkeleton } from '../../../kit/state/skeletons';
import { isNotFound } from '../../../lib/api-error';
import { paths } from '../../../lib/paths';
import { useInvoice } from '../api/get-invoice';
import { InvoiceReview } from '../components/invoice-review';

export function InvoicePage() {
  const id = Number(useParams()['invoiceId']);
  const query = useInvoice(id);
  if (isNotFound(query.error)) {
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
  return (
    <QueryState
      query={query}
      heading="Invoice"
      skeleton={<RecordSkeleton paper />}
      errorTitle="Failed to load invoice data"
    >
      {(detail) => <InvoiceReview key={id} detail={detail} />}
    </QueryState>
  );
}
