import { LinkButton } from '../../../kit/page/link-button';
import { PageHeader } from '../../../kit/page/page-header';
import { useCurrentUser } from '../../../lib/auth/current-user';
import { formatDay } from '../../../lib/dates';
import { paths } from '../../../lib/paths';
import { OwnerOnly, OwnerOnlyNote } from '../components/owner-only';
import { PasswordChange } from '../components/password-change';
import { PersonalInfo } from '../components/personal-info';
import styles from './profile.module.css';

export function ProfilePage() {
  const { username, createdAt } = useCurrentUser();
  return (
    <>
      <PageHeader
        title="Profile"
        summary={`${username} · member since ${formatDay(createdAt)}`}
        secondary={<LinkButton to={paths.settings()}>Settings</LinkButton>}
      />
      <div className={styles.columns}>
        <OwnerOnlyNote />
        <PersonalInfo />
        <OwnerOnly>
          <PasswordChange />
        </OwnerOnly>
      </div>
    </>
  );
}
