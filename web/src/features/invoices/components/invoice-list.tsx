import type { Column } from '../../../kit/list/column';
import type { ShortRow } from '../../../kit/list/data-table';
import { ResourceList } from '../../../kit/list/resource-list';
import { RelativeDate } from '../../../kit/values/relative-date';
import { RowLink } from '../../../kit/list/row-link';
import type { useListState } from '../../../kit/list/use-list-state';
import { formatMoney, NO_CURRENCY } from '../../../lib/money';
import { paths } from '../../../lib/paths';
import type { Invoice, useInvoices } from '../api/list-invoices';
import type { NoFilters } from '../invoice-list';
import { InvoiceState } from './invoice-state';
import styles from './invoice-list.module.css';

const link = ({ id, invoiceNumber, fileName }: Invoice) => (
  <RowLink to={paths.invoice(id)}>{invoiceNumber ?? fileName}</RowLink>
);
const status = (invoice: Invoice) => (
  <>
    <InvoiceState invoice={invoice} />
    {invoice.failureReason && <div className={styles.reason}>{invoice.failureReason}</div>}
  </>
);
const total = ({ totalAmount, currency }: Invoice) =>
  totalAmount === null ? '–' : formatMoney(totalAmount, currency ?? NO_CURRENCY);

const COLUMNS: Column<Invoice, 'newest'>[] = [
  { key: 'invoice', title: 'Invoice', render: link },
  { key: 'vendor', title: 'Vendor', render: ({ vendorName }) => vendorName },
  { key: 'file', title: 'File', render: ({ fileName }) => fileName, wideOnly: true },
  { key: 'status', title: 'Status', render: status },
  { key: 'uploaded', title: 'Uploaded', render: ({ createdAt }) => <RelativeDate iso={createdAt} /> },
  { key: 'total', title: 'Total', number: true, render: total },
];

const short = (invoice: Invoice): ShortRow => ({
  title: link(invoice),
  figure: total(invoice),
  detail: (
    <>
      {invoice.vendorName ?? (invoice.invoiceNumber && invoice.fileName)}
      {(invoice.vendorName ?? invoice.invoiceNumber) && ' · '}
      <RelativeDate iso={invoice.createdAt} />
    </>
  ),
  tag: status(invoice),
});

interface Props {
  list: ReturnType<typeof useListState<NoFilters, 'newest'>>;
  query: ReturnType<typeof useInvoices>;
}

/** What was uploaded before; nothing is said while there is nothing. */
export function InvoiceList({ list, query }: Props) {
  if (query.data?.items.length === 0 && !list.query.cursor) return null;
  return (
    <section>
      <h2 className={styles.heading}>Your invoices</h2>
      <ResourceList
        list={list}
        query={query}
        label="Your invoices"
        noun="invoice"
        nameOf={({ invoiceNumber, fileName }) => invoiceNumber ?? fileName}
        columns={COLUMNS}
        short={short}
        error="The invoices could not be loaded"
        nothingFound="No invoices found"
        empty={null}
      />
    </section>
  );
}
