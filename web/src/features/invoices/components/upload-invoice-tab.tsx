import { useListState } from '../../../kit/list/use-list-state';
import { useInvoices } from '../api/list-invoices';
import { INVOICE_LIST, toInvoiceFilter } from '../invoice-list';
import { InvoiceList } from './invoice-list';
import { UploadInvoice } from './upload-invoice';

export function UploadInvoiceTab() {
  const list = useListState(INVOICE_LIST);
  const query = useInvoices(toInvoiceFilter(list.query));
  const listed = new Set(query.data?.items.map(({ id }) => id));
  return (
    <>
      <UploadInvoice listed={listed} />
      <InvoiceList list={list} query={query} />
    </>
  );
}
