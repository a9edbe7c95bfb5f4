import { Controller } from '@nestjs/common';
import {
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
import { RelationshipCopies } from '../copies/relationship-copies.js';
import { Announce } from './announce.js';

/** The supplier network: requests and their answers, and the copies that decide who may write to whom. */
@Controller()
export class InvitationSubscriptions {
  constructor(
    private readonly announce: Announce,
    private readonly relationships: RelationshipCopies,
  ) {}

  @Subscribes(RelationshipRequested)
  async requested(event: PayloadOf<typeof RelationshipRequested>, delivery: Delivery): Promise<void> {
    await this.relationships.save(delivery.tx, event, 'pending');
    await this.announce.execute(delivery, {
      notifications: notification.relationshipRequested(event),
      activities: activity.relationshipRequested(event),
    });
  }

  @Subscribes(RelationshipActivated)
  async activated(event: PayloadOf<typeof RelationshipActivated>, delivery: Delivery): Promise<void> {
    await this.relationships.save(delivery.tx, event, 'active');
    await this.announce.execute(delivery, {
      notifications: notification.relationshipActivated(event, delivery.actor?.userId),
      activities: activity.relationshipActivated(event),
    });
  }

  @Subscribes(RelationshipDeclined)
  async declined(event: PayloadOf<typeof RelationshipDeclined>, delivery: Delivery): Promise<void> {
    await this.relationships.save(delivery.tx, event, 'declined');
    await this.announce.execute(delivery, {
      notifications: notification.relationshipDeclined(event),
      activities: activity.relationshipDeclined(event),
    });
  }

  @Subscribes(RelationshipRemoved)
  async removed(event: PayloadOf<typeof RelationshipRemoved>, delivery: Delivery): Promise<void> {
    await this.relationships.save(delivery.tx, event, 'removed');
    await this.announce.execute(delivery, { activities: activity.relationshipRemoved(event) });
  }

  @Subscribes(RelationshipRestated)
  restated(event: PayloadOf<typeof RelationshipRestated>, { tx }: Delivery): Promise<void> {
    return this.relationships.save(tx, event, event.status);
  }
}
