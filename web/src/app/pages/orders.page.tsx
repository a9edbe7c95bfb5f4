import { UploadInvoiceTab } from '../../features/invoices/components/upload-invoice-tab';
import { OrdersPage as Orders } from '../../features/orders/pages/orders.page';

/** Orders and invoices are features of their own that share a page. */
export function OrdersPage() {
  return <Orders uploadInvoice={<UploadInvoiceTab />} />;
}
