import { LinkButton } from '../../../kit/page/link-button';
import { PageHeader } from '../../../kit/page/page-header';
import { paths } from '../../../lib/paths';
import { DisplaySettings } from '../components/display-settings';
import { NotificationSettings } from '../components/notification-settings';
import styles from './settings.module.css';

export function SettingsPage() {
  return (
    <>
      <PageHeader
        title="Settings"
        summary="Changes take effect at once."
        secondary={<LinkButton to={paths.profile()}>Profile</LinkButton>}
      />
      <div className={styles.column}>
        <NotificationSettings />
        <DisplaySettings />
      </div>
    </>
  );
}
