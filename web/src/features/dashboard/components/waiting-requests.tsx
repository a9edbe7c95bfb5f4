import { Link } from 'react-router-dom';
import { useCustomers } from '../../../api/list-customers';
import { ConnectionRequests } from '../../../components/connection-requests';
import { Surface } from '../../../kit/page/surface';
import { paths } from '../../../lib/paths';

/** Only while somebody waits. */
export function WaitingRequests() {
  const { data } = useCustomers({ status: 'pending', limit: 3 });
  if (!data || data.items.length === 0) return null;
  return (
    <Surface
      title="Connection Requests"
      extra={<Link to={paths.seller.customers({ tab: 'customers' })}>View All</Link>}
      flush
    >
      <ConnectionRequests requests={data.items} />
    </Surface>
  );
}
