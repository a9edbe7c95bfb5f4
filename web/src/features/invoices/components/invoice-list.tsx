import { type Column, DataTable } from '../../../kit/list/data-table';
import { Pager } from '../../../kit/list/pager';
import { QueryState } from '../../../kit/state/query-state';
import { RelativeDate } from '../../../kit/values/relative-date';
import { RowLink } from '../../../kit/list/row-link';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { StatusTag } from '../../../kit/page/status-tag';
import { useListState } from '../../../kit/list/use-list-state';
import { formatMoney } from '../../../lib/money';
import { paths } from '../../../lib/paths';
import { type Invoice, useInvoices } from '../api/list-invoices';
import { EXTRACTION_STATUS } from '../extraction-status';
import styles from './invoice-list.module.css';

const LIST = { filters: {}, sorts: ['newest'] as const, limit: 25 };

const link = ({ id, invoiceNumber, fileName }: Invoice) => (
  <RowLink to={paths.invoice(id)}>{invoiceNumber ?? fileName}</RowLink>
);
const status = ({ extractionStatus }: Invoice) => {
  const { label, tone } = EXTRACTION_STATUS[extractionStatus];
  return <StatusTag tone={tone}>{label}</StatusTag>;
};
const total = ({ totalAmount, currency }: Invoice) =>
  totalAmount === null ? '–' : formatMoney(totalAmount, currency ?? undefined);

const COLUMNS: Column<Invoice>[] = [
  { key: 'invoice', title: 'Invoice', render: link },
  { key: 'vendor', title: 'Vendor', render: ({ vendorName }) => vendorName },
  { key: 'file', title: 'File', render: ({ fileName }) => fileName, wideOnly: true },
  { key: 'status', title: 'Status', render: status },
  { key: 'uploaded', title: 'Uploaded', render: ({ createdAt }) => <RelativeDate iso={createdAt} /> },
  { key: 'total', title: 'Total', number: true, render: total },
];

/** What was uploaded before; nothing is said while there is nothing. */
export function InvoiceList() {
  const list = useListState<Record<string, never>, 'newest'>(LIST);
  const { cursor, limit } = list.query;
  const query = useInvoices({ cursor, limit });
  return (
    <QueryState query={query} skeleton={<RowSkeletons count={4} />} errorTitle="The invoices could not be loaded">
      {(page) =>
        page.items.length === 0 ? null : (
          <section>
            <h2 className={styles.heading}>Your invoices</h2>
            <DataTable
              label="Your invoices"
              rows={page.items}
              rowKey={({ id }) => id}
              columns={COLUMNS}
              refreshing={query.isPlaceholderData}
              short={(invoice) => ({
                title: link(invoice),
                figure: total(invoice),
                detail: invoice.vendorName ?? invoice.fileName,
                tag: status(invoice),
              })}
            />
            <Pager page={page} paging={list.paging} noun="invoices" />
          </section>
        )
      }
    </QueryState>
  );
}
