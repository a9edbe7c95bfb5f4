import { Controller } from '@nestjs/common';
import {
  type AuditAction,
  InvitationCancelled,
  type InvitationFacts,
  InvitationSent,
  type PayloadOf,
  ProductApproved,
  ProductRejected,
} from '#contracts';
import { type Delivery, Subscribes } from '#platform';
import { AuditLog } from './audit-log.js';
import { masked } from './masked.js';

/** What administrators decide in other services, which tell of it by events. */
@Controller()
export class DecisionsController {
  constructor(private readonly audit: AuditLog) {}

  @Subscribes(ProductApproved)
  approved({ productId, name }: PayloadOf<typeof ProductApproved>, delivery: Delivery): Promise<void> {
    return this.record(delivery, 'product.approved', { type: 'product', id: productId }, { name });
  }

  @Subscribes(ProductRejected)
  rejected({ productId, name, reason }: PayloadOf<typeof ProductRejected>, delivery: Delivery): Promise<void> {
    return this.record(delivery, 'product.rejected', { type: 'product', id: productId }, { name, reason });
  }

  @Subscribes(InvitationSent)
  invited(facts: InvitationFacts, delivery: Delivery): Promise<void> {
    return this.invitation(facts, delivery, facts.generation === 1 ? 'invitation.sent' : 'invitation.resent');
  }

  @Subscribes(InvitationCancelled)
  cancelled(facts: InvitationFacts, delivery: Delivery): Promise<void> {
    return this.invitation(facts, delivery, 'invitation.cancelled');
  }

  /** Administrators' own; those between buyers and sellers are no concern of the log. */
  private async invitation(facts: InvitationFacts, delivery: Delivery, action: AuditAction): Promise<void> {
    const { kind, invitationId, email, role } = facts;
    if (kind !== 'admin') return;
    const entity = { type: 'invitation', id: invitationId };
    await this.record(delivery, action, entity, { email: masked(email ?? ''), role });
  }

  private async record(
    { tx, actor, occurredAt }: Delivery,
    action: AuditAction,
    entity: { type: string; id: number },
    details: object,
  ): Promise<void> {
    if (actor?.role !== 'admin') return;
    await this.audit.record(tx, actor, action, entity, details, new Date(occurredAt));
  }
}
