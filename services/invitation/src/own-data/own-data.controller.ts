import { GetOwnInvitationData, type OwnDataAreas } from '#contracts';
import { type OwnDataArea, ownDataOf } from '#platform';

const AREAS: Record<OwnDataAreas<'invitation'>, OwnDataArea> = {
  'invitations-sent': {
    tables: ['invitations'],
    text: `SELECT id AS key, id, kind, email, supplier_id, role, message, status, created_at, sent_at, expires_at
           FROM invitations WHERE sender_id = $1`,
  },
  'invitations-accepted': {
    tables: ['invitations'],
    // The sender's message and the token stay with the sender.
    text: 'SELECT id AS key, id, kind, supplier_id, role, created_at FROM invitations WHERE accepted_by = $1',
  },
  relationships: {
    tables: ['relationships'],
    text: `SELECT id AS key, id, supplier_id, status, message, decline_reason, created_at, updated_at
           FROM relationships WHERE buyer_id = $1`,
  },
};

/** Invitation's part of what is kept of a person. */
export class OwnDataController extends ownDataOf(GetOwnInvitationData, AREAS, {
  suppliers: 'a copy of the catalogue’s',
  users: 'a copy of identity’s',
  orders: 'a copy of ordering’s',
  purchases: 'sums of those',
}) {}
