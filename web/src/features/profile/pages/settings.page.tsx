import { Tabs } from 'antd';
import { useTab } from '../../../kit/list/use-url-choice';
import { LinkButton } from '../../../kit/page/link-button';
import { PageHeader } from '../../../kit/page/page-header';
import { paths } from '../../../lib/paths';
import { Surface } from '../../../kit/page/surface';
import { CloseAccount } from '../components/close-account';
import { DisplaySettings } from '../components/display-settings';
import { GeneralSettings } from '../components/general-settings';
import { NotificationSettings } from '../components/notification-settings';
import { OwnSessions } from '../components/own-sessions';
import styles from './settings.module.css';

export function SettingsPage() {
  const [tab, setTab] = useTab(['general', 'notifications', 'display']);
  return (
    <>
      <PageHeader
        title="Settings"
        summary="Changes take effect at once."
        secondary={<LinkButton to={paths.profile()}>Profile</LinkButton>}
      />
      <Tabs
        activeKey={tab}
        onChange={setTab}
        items={[
          { key: 'general', label: 'General', children: <General /> },
          { key: 'notifications', label: 'Notifications', children: <NotificationSettings /> },
          { key: 'display', label: 'Display', children: <DisplaySettings /> },
        ]}
        className={styles.column}
      />
    </>
  );
}

function General() {
  return (
    <div className={styles.cards}>
      <GeneralSettings />
      <OwnSessions />
      <Surface flush>
        <CloseAccount />
      </Surface>
    </div>
  );
}
