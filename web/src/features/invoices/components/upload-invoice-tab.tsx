import { InvoiceList } from './invoice-list';
import { UploadInvoice } from './upload-invoice';

export function UploadInvoiceTab() {
  return (
    <>
      <UploadInvoice />
      <InvoiceList />
    </>
  );
}
