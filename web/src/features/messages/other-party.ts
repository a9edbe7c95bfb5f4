import type { Conversation } from './api/list-conversations';

/** Whom the user talks with. */
export function otherParty({ side, supplier, buyer }: Pick<Conversation, 'side' | 'supplier' | 'buyer'>): string {
  return side === 'buyer' ? supplier.name : buyer.companyName || `${buyer.firstName} ${buyer.lastName}`;
}
