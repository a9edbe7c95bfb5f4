import type { ReactNode } from 'react';
import { Facts } from '../../../kit/page/facts';
import { ProductCard } from '../../../components/product-card';
import { ExactDate } from '../../../kit/values/exact-date';
import { StatusTag } from '../../../kit/page/status-tag';
import { formatAge } from '../../../lib/dates';
import type { Schemas } from '../../../lib/api-client';
import type { User } from '../../../lib/auth/current-user';
import { count } from '../../../lib/numbers';
import { formatMoney } from '../../../lib/money';
import { quantity } from '../../../lib/units';
import { capitalise } from '../../../lib/vocabulary';
import type { Approval } from '../approval-queue';
import styles from './approval-card.module.css';

interface Props {
  approval: Approval;
  /** What waits with it. */
  more?: ReactNode;
  actions: ReactNode;
}

/** All that is needed for a decision, and the two buttons. */
export function ApprovalCard({ approval, more, actions }: Props) {
  return (
    <article className={styles.card} aria-label={approval.name}>
      <header className={styles.head}>
        <StatusTag tone="waiting">{approval.kind === 'user' ? 'Seller' : 'Product'}</StatusTag>
        <span className={styles.age}>
          {approval.kind === 'user' ? 'Registered' : 'Submitted'} <ExactDate iso={approval.since} />
          {' · '}waiting for {formatAge(approval.since)}
        </span>
      </header>
      {approval.kind === 'user' ? <SellerFacts user={approval.user} /> : <ProductFacts product={approval.product} />}
      {more}
      <footer className={styles.foot}>{actions}</footer>
    </article>
  );
}

function SellerFacts({ user }: { user: User }) {
  return (
    <div className={styles.body}>
      <h2 className={styles.title}>{user.companyName}</h2>
      <Facts
        items={[
          ['Contact', `${user.firstName} ${user.lastName}`],
          ['Username', user.username],
          ['Email', user.email],
          ['Phone', user.phone],
          ['Industry', user.industry && capitalise(user.industry)],
          ['Company size', user.companySize],
        ]}
      />
      <p className={styles.effect}>Approving makes the seller’s suppliers and approved products public.</p>
    </div>
  );
}

function ProductFacts({ product }: { product: Schemas['ProductApproval'] }) {
  const {
    name,
    description,
    sku,
    category,
    price,
    currency,
    minOrderQuantity,
    unitOfMeasure,
    leadTime,
    brand,
    supplier,
  } = product;
  return (
    <div className={styles.product}>
      <div className={styles.body}>
        <h2 className={styles.title}>{name}</h2>
        <Facts
          items={[
            ['Supplier', supplier?.name],
            ['Brand', brand?.name],
            ['SKU', sku],
            ['Category', category],
            ['Price', `${formatMoney(price, currency)} per ${unitOfMeasure}`],
            ['Minimum order', quantity(minOrderQuantity, unitOfMeasure)],
            ['Lead time', count(leadTime, 'day')],
          ]}
        />
        {description && (
          <p dir="auto" className={styles.description}>
            {description}
          </p>
        )}
      </div>
      <div className={styles.preview}>
        <ProductCard product={product} />
      </div>
    </div>
  );
}
