import { Controller } from '@nestjs/common';
import {
  InvitationDeclined,
  type InvitationFacts,
  InvitationSent,
  RelationshipActivated,
  RelationshipDeclined,
  RelationshipRemoved,
  RelationshipRequested,
  RelationshipRestated,
  type PayloadOf,
} from '#contracts';
import { type Delivery, Subscribes } from '#platform';
import * as activity from '../activities/activity-texts.js';
import * as notification from '../notifications/notification-texts.js';
import * as webhook from '../webhooks/webhook-events.js';
import { RecipientCopies } from '../copies/recipient-copies.js';
import { RelationshipCopies } from '../copies/relationship-copies.js';
import { invitationMail } from '../mail/invitation-mail.js';
import { Mails } from '../mail/mails.js';
import { withoutClosed } from '../upkeep/forget-name.js';
import { Announce } from './announce.js';

/** The supplier network: requests and their answers, and the copies that decide who may write to whom. */
@Controller()
export class InvitationSubscriptions {
  constructor(
    private readonly announce: Announce,
    private readonly mails: Mails,
    private readonly relationships: RelationshipCopies,
    private readonly recipients: RecipientCopies,
  ) {}

  @Subscribes(RelationshipRequested)
  async requested(event: PayloadOf<typeof RelationshipRequested>, delivery: Delivery): Promise<void> {
    await this.relationships.save(delivery.tx, event, 'pending');
    await this.announce.execute(delivery, {
      notifications: notification.relationshipRequested(event),
      activities: activity.relationshipRequested(event),
      webhooks: webhook.relationshipRequested(event),
    });
  }

  @Subscribes(RelationshipActivated)
  async activated(event: PayloadOf<typeof RelationshipActivated>, delivery: Delivery): Promise<void> {
    await this.relationships.save(delivery.tx, event, 'active');
    await this.announce.execute(delivery, {
      notifications: notification.relationshipActivated(event, delivery.actor?.userId),
      activities: activity.relationshipActivated(event),
      webhooks: webhook.relationshipActivated(event),
    });
  }

  @Subscribes(RelationshipDeclined)
  async declined(event: PayloadOf<typeof RelationshipDeclined>, delivery: Delivery): Promise<void> {
    await this.relationships.save(delivery.tx, event, 'declined');
    await this.announce.execute(delivery, {
      notifications: notification.relationshipDeclined(event),
      activities: activity.relationshipDeclined(event),
      webhooks: webhook.relationshipDeclined(event),
    });
  }

  @Subscribes(RelationshipRemoved)
  async removed(event: PayloadOf<typeof RelationshipRemoved>, delivery: Delivery): Promise<void> {
    await this.relationships.save(delivery.tx, event, 'removed');
    const facts = await withoutClosed(delivery.tx, event);
    await this.announce.execute(delivery, {
      activities: activity.relationshipRemoved(facts),
      webhooks: webhook.relationshipRemoved(facts),
    });
  }

  @Subscribes(RelationshipRestated)
  restated(event: PayloadOf<typeof RelationshipRestated>, { tx }: Delivery): Promise<void> {
    return this.relationships.save(tx, event, event.status);
  }

  /** By mail, and in the application whoever has an account by that address. */
  @Subscribes(InvitationSent)
  async invited(event: InvitationFacts, delivery: Delivery): Promise<void> {
    const { tx } = delivery;
    await this.mails.add(tx, invitationMail(event));
    const userId =
      event.addresseeId ?? (event.email === null ? null : await this.recipients.withEmail(tx, event.email));
    await this.announce.execute(delivery, { notifications: notification.invitationSent(event, userId) });
  }

  @Subscribes(InvitationDeclined)
  async invitationDeclined(event: InvitationFacts, delivery: Delivery): Promise<void> {
    await this.announce.execute(delivery, { notifications: notification.invitationDeclined(event) });
  }
}
