import { useSuppliers } from '../../api/list-suppliers';
import { formatTotal } from '../../lib/numbers';

/** '3 connected · 1 pending', from the lists' own totals. */
export function useNetworkCounts(asBuyer: boolean): string | undefined {
  const { data: connected } = useSuppliers({ status: 'connected', limit: 1 });
  const { data: pending } = useSuppliers({ status: 'pending', limit: 1 });
  if (!asBuyer || !connected || !pending) return undefined;
  return `${formatTotal(connected.total)} connected · ${formatTotal(pending.total)} pending`;
}
