import { MessageOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { supplierQuery } from '../../../api/get-supplier';
import type { Supplier } from '../../../api/list-suppliers';
import { useOwnRelationship } from '../../../api/own-relationship';
import { BackLink } from '../../../kit/page/back-link';
import { Facts } from '../../../kit/page/facts';
import { Figures } from '../../../kit/page/figures';
import { LinkButton } from '../../../kit/page/link-button';
import { RecordNav } from '../../../kit/page/record-nav';
import { PageHeader } from '../../../kit/page/page-header';
import { RecordPage } from '../../../kit/page/record-page';
import { Money } from '../../../kit/values/money';
import { RelativeDate } from '../../../kit/values/relative-date';
import { RecordSkeleton } from '../../../kit/state/skeletons';
import { StatusTag } from '../../../kit/page/status-tag';
import { useCatalogLocked } from '../../../components/supplier/catalog-button';
import { ConnectButton } from '../../../components/supplier/connect-button';
import { DeclinedNotice, mustWait } from '../../../components/supplier/declined-notice';
import { ratingText } from '../../../components/supplier/relationship';
import { SupplierMark } from '../../../components/supplier/supplier-mark';
import { Surface } from '../../../kit/page/surface';
import { useSide } from '../../../lib/auth/use-side';
import { formatMoney } from '../../../lib/money';
import { formatNumber } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { useSupplierCatalog } from '../api/get-catalog';

import { SupplierNotFound } from '../components/supplier-not-found';
import styles from './supplier.module.css';

export function SupplierPage() {
  return (
    <RecordPage
      param="supplierId"
      query={supplierQuery}
      notFound={<SupplierNotFound />}
      heading="Supplier"
      skeleton={<RecordSkeleton />}
      errorTitle={(reason) => `Failed to load supplier details: ${reason}`}
    >
      {(supplier) => <SupplierDetail supplier={supplier} />}
    </RecordPage>
  );
}

const BADGES = {
  active: { label: 'Connected', tone: 'done' },
  pending: { label: 'Connection Pending', tone: 'waiting' },
  none: { label: 'Not Connected', tone: 'over' },
} as const;

function SupplierDetail({ supplier }: { supplier: Supplier }) {
  const asBuyer = useSide() === 'buyer';
  const { label, tone } = BADGES[supplier.relationshipStatus];
  const { data: relationship, isLoading } = useOwnRelationship(
    supplier.id,
    asBuyer && supplier.relationshipStatus === 'none',
  );
  // What it is about to say is not offered for the moment before.
  const waits = isLoading || mustWait(relationship);
  const locked = useCatalogLocked(supplier);
  const products = locked ? paths.marketProducts({ supplierId: supplier.id }) : paths.supplierCatalog(supplier.id);
  const mayAsk = locked && !waits && supplier.relationshipStatus === 'none';
  // A record that the buyer typed in has nobody who would read it.
  const mayWrite = asBuyer && supplier.userId !== null && supplier.relationshipStatus !== 'none';
  return (
    <>
      <PageHeader
        above={
          <>
            <BackLink to={asBuyer ? paths.suppliers() : paths.marketplace()} list={asBuyer ? 'suppliers' : undefined}>
              {asBuyer ? 'Suppliers' : 'Marketplace'}
            </BackLink>
            <RecordNav list="suppliers" id={supplier.id} to={paths.supplier} />
          </>
        }
        title={supplier.name}
        beside={asBuyer && <StatusTag tone={tone}>{relationship?.mayAskAgainAt ? 'Declined' : label}</StatusTag>}
        summary={[supplier.category, supplier.location, ratingText(supplier.ratings)].filter(Boolean).join(' · ')}
        secondary={
          <>
            {supplier.contactEmail && <Button href={`mailto:${supplier.contactEmail}`}>Contact</Button>}
            {mayWrite && (
              <LinkButton icon={<MessageOutlined aria-hidden />} to={paths.writeTo({ supplierId: supplier.id })}>
                Message
              </LinkButton>
            )}
          </>
        }
        primary={
          <>
            {locked && !waits && <ConnectButton supplier={supplier} type="primary" />}
            <LinkButton type={mayAsk ? 'default' : 'primary'} to={products}>
              View Products
            </LinkButton>
          </>
        }
      />
      {relationship?.mayAskAgainAt && <DeclinedNotice relationship={relationship} />}
      <CatalogFigures supplierId={supplier.id} to={products} />
      <div className={styles.columns}>
        <Surface title="About">
          <div className={styles.about}>
            <SupplierMark supplier={supplier} size={56} />
            <p dir="auto" className={styles.text}>
              {supplier.description ?? 'This supplier has not written about itself yet.'}
            </p>
          </div>
          {supplier.tags && (
            <ul className={styles.tags} aria-label="Tags">
              {supplier.tags
                .split(',')
                .map((tag) => tag.trim())
                .filter(Boolean)
                .map((tag) => (
                  <li key={tag} className={styles.tag}>
                    {tag}
                  </li>
                ))}
            </ul>
          )}
        </Surface>
        <Surface title="Contact">
          <Facts
            items={[
              [
                'Email',
                supplier.contactEmail && <a href={`mailto:${supplier.contactEmail}`}>{supplier.contactEmail}</a>,
              ],
              ['Phone', supplier.contactPhone && <a href={`tel:${supplier.contactPhone}`}>{supplier.contactPhone}</a>],
              ['WhatsApp', supplier.whatsapp],
              ['Website', supplier.website && <Website address={supplier.website} />],
              ['Address', supplier.address],
              [
                'Order minimum',
                supplier.orderMinimum !== null && <Money cents={supplier.orderMinimum} currency={supplier.currency} />,
              ],
              ['Here since', <RelativeDate key="since" iso={supplier.createdAt} />],
            ]}
          />
        </Surface>
      </div>
    </>
  );
}

function Website({ address }: { address: string }) {
  // People type 'example.com'; anything that is not the web (javascript:) is shown as text.
  const url = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(url)) return address;
  return (
    <a href={url} target="_blank" rel="noreferrer noopener">
      {address}
    </a>
  );
}

function CatalogFigures({ supplierId, to }: { supplierId: number; to: string }) {
  const { data, isError } = useSupplierCatalog(supplierId);
  if (isError) return null;
  return (
    <Figures
      items={[
        { label: 'Products', value: data && formatNumber(data.totalProducts), to },
        { label: 'Categories', value: data?.categories.length },
        { label: 'Price range', value: data && priceRange(data.priceRange) },
      ]}
    />
  );
}

function priceRange(range: { min: number; max: number; currency: string } | null): string {
  if (!range) return '–';
  const [min, max] = [formatMoney(range.min, range.currency), formatMoney(range.max, range.currency)];
  return min === max ? min : `${min} – ${max}`;
}
