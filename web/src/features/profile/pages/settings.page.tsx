import { Tabs } from 'antd';
import { useTab } from '../../../kit/list/use-url-choice';
import { LinkButton } from '../../../kit/page/link-button';
import { PageHeader } from '../../../kit/page/page-header';
import { paths } from '../../../lib/paths';
import { Surface } from '../../../kit/page/surface';
import { useCurrentUser } from '../../../lib/auth/current-user';
import { AccessTokens } from '../components/access-tokens';
import { CloseAccount } from '../components/close-account';
import { DisplaySettings } from '../components/display-settings';
import { GeneralSettings } from '../components/general-settings';
import { NotificationSettings } from '../components/notification-settings';
import { OwnData } from '../components/own-data';
import { OwnSessions } from '../components/own-sessions';
import { OwnerOnly, OwnerOnlyNote } from '../components/owner-only';
import { Webhooks } from '../components/webhooks';
import { Passkeys } from '../components/passkeys';
import styles from './settings.module.css';

export function SettingsPage() {
  const { role } = useCurrentUser();
  const [tab, setTab] = useTab(['general', 'notifications', 'display', 'api']);
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
          // Nothing of an administrator's work is for programs.
          ...(role === 'admin' ? [] : [{ key: 'api', label: 'API', children: <ForPrograms /> }]),
        ]}
        className={styles.column}
      />
    </>
  );
}

function ForPrograms() {
  return (
    <div className={styles.cards}>
      <OwnerOnlyNote />
      <OwnerOnly>
        <AccessTokens />
        <Webhooks />
      </OwnerOnly>
    </div>
  );
}

function General() {
  return (
    <div className={styles.cards}>
      <OwnerOnlyNote />
      <GeneralSettings />
      <OwnerOnly>
        <Passkeys />
        <OwnSessions />
        <Surface flush>
          <OwnData />
          <CloseAccount />
        </Surface>
      </OwnerOnly>
    </div>
  );
}
