import { NotificationSettings } from '../../features/profile/components/notification-settings';
import { SupplierSettings } from '../../features/seller-settings/components/supplier-settings';
import { LinkButton } from '../../kit/page/link-button';
import { PageHeader } from '../../kit/page/page-header';
import { paths } from '../../lib/paths';
import styles from './seller-settings.module.css';

/** What a seller settles: the supplier that buyers find, how it sells, and what the seller is told of. */
export function SellerSettingsPage() {
  return (
    <>
      <PageHeader
        title="Seller Settings"
        summary="What buyers see of your company, and how you sell."
        secondary={<LinkButton to={paths.profile()}>Company data</LinkButton>}
      />
      <div className={styles.cards}>
        <SupplierSettings />
        <NotificationSettings />
      </div>
    </>
  );
}
