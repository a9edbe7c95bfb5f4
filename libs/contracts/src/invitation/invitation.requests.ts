import type { IdInput } from '../common/common.dto.js';
import type { SupplierIdInput } from '../catalog/supplier.dto.js';
import { definePage, defineRequest } from '../define.js';
import type { ConnectInput, DeclineInput, ListRelationshipsInput, Relationship } from './relationship.dto.js';

/** Errors: conflict when pending, connected or declined within 30 days; forbidden for one's own supplier. */
export const RequestConnection = defineRequest<ConnectInput, Relationship>('invitation.request-connection');
/** The supplier's owner answers. */
export const AcceptConnection = defineRequest<IdInput, Relationship>('invitation.accept-connection');
export const DeclineConnection = defineRequest<DeclineInput & IdInput, Relationship>('invitation.decline-connection');
/** The caller's relationships as a buyer. */
export const ListSuppliersOfBuyer = definePage<ListRelationshipsInput, Relationship>(
  'invitation.list-suppliers-of-buyer',
);
/** The relationships of the caller's own suppliers. */
export const ListBuyersOfSupplier = definePage<ListRelationshipsInput, Relationship>(
  'invitation.list-buyers-of-supplier',
);
/** The calling buyer leaves a supplier. */
export const RemoveConnection = defineRequest<SupplierIdInput, null>('invitation.remove-connection');
