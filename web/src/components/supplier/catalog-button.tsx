import type { Supplier } from '../../api/list-suppliers';
import { LinkButton } from '../../kit/page/link-button';
import { useCurrentUser } from '../../lib/auth/current-user';
import { useSide } from '../../lib/auth/use-side';
import { ConnectButton } from './connect-button';

/** A buyer looks into a supplier's catalog once they are connected; what everybody may order is in the marketplace. */
export function useCatalogLocked({ relationshipStatus, userId }: Supplier): boolean {
  const { id } = useCurrentUser();
  return useSide() === 'buyer' && userId !== id && relationshipStatus !== 'active';
}

interface Props {
  supplier: Supplier;
  /** Where the catalog is looked at. */
  to: string;
  /** What asking for it is called. */
  ask?: string;
}

/** The way into a supplier's catalog, or to ask for it. */
export function CatalogButton({ supplier, to, ask }: Props) {
  if (useCatalogLocked(supplier)) return <ConnectButton supplier={supplier} label={ask} type="primary" />;
  return <LinkButton to={to}>View Catalog</LinkButton>;
}
