import { MessageOutlined } from '@ant-design/icons';
import { type Relationship, useCustomers } from '../../../api/list-customers';
import { Cut } from '../../../kit/list/cut';
import type { Column } from '../../../kit/list/column';
import type { ShortRow } from '../../../kit/list/data-table';
import { NetworkDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { ResourceList } from '../../../kit/list/resource-list';
import { RelativeDate } from '../../../kit/values/relative-date';
import { useListState } from '../../../kit/list/use-list-state';
import styles from './customer-list.module.css';
import { CUSTOMER_LIST } from '../customer-list';
import { LinkButton } from '../../../kit/page/link-button';
import { paths } from '../../../lib/paths';
import { capitalise } from '../../../lib/vocabulary';

const COLUMNS: Column<Relationship, 'recent'>[] = [
  {
    key: 'company',
    title: 'Company',
    render: ({ buyer }) => <Cut className={styles.company}>{buyer.companyName}</Cut>,
  },
  { key: 'contact', title: 'Contact', render: ({ buyer }) => `${buyer.firstName} ${buyer.lastName}` },
  { key: 'industry', title: 'Industry', render: ({ buyer }) => (buyer.industry ? capitalise(buyer.industry) : '') },
  { key: 'supplier', title: 'Connected with', wideOnly: true, render: ({ supplier }) => supplier.name },
  {
    key: 'message',
    title: 'Message',
    render: (relationship) => <WriteTo relationship={relationship} />,
  },
  { key: 'since', title: 'Since', render: ({ updatedAt }) => <RelativeDate iso={updatedAt} /> },
];

function WriteTo({ relationship: { buyer, supplier } }: { relationship: Relationship }) {
  return (
    <LinkButton
      type="text"
      icon={<MessageOutlined aria-hidden />}
      to={paths.writeTo({ supplierId: supplier.id, buyerId: buyer.id })}
      aria-label={`Write to ${buyer.companyName}`}
    />
  );
}

const short = (relationship: Relationship): ShortRow => ({
  title: <strong>{relationship.buyer.companyName}</strong>,
  figure: <RelativeDate iso={relationship.updatedAt} />,
  detail: `${relationship.buyer.firstName} ${relationship.buyer.lastName}`,
  actions: <WriteTo relationship={relationship} />,
});

/** The buyers who may order from the whole catalogue. */
export function CustomerList() {
  const list = useListState(CUSTOMER_LIST);
  const { q, cursor, limit } = list.query;
  return (
    <ResourceList
      list={list}
      query={useCustomers({ status: 'active', q, cursor, limit })}
      label="Customers"
      noun="customer"
      nameOf={({ buyer }) => buyer.companyName}
      placeholder="Search customers..."
      columns={COLUMNS}
      short={short}
      error="Your customers could not be loaded"
      nothingFound="No customers found"
      empty={
        <EmptyState drawing={<NetworkDrawing />} title="No customers yet">
          Buyers find you in the marketplace and ask to connect. Whom you accept appears here.
        </EmptyState>
      }
    />
  );
}
