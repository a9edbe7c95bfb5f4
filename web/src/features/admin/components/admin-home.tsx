import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../lib/paths';

const TABS = new Map<string | null, string>([
  ['users', paths.admin.users()],
  ['suppliers', paths.admin.suppliers()],
  ['invitations', paths.admin.invitations()],
  ['approvals', paths.admin.approvals()],
  ['metrics', paths.admin.metrics()],
  ['dead-letters', paths.admin.deadLetters()],
  ['audit', paths.admin.audit()],
  ['settings', paths.admin.settings()],
]);

/** `/admin` opens the tab that it names, else the users; the rest of the address goes along. */
export function AdminHome() {
  const [params] = useSearchParams();
  const rest = new URLSearchParams([...params].filter(([name]) => name !== 'tab')).toString();
  const pathname = TABS.get(params.get('tab')) ?? paths.admin.users();
  return <Navigate to={{ pathname, search: rest }} replace />;
}
