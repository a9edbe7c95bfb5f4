import { Controller } from '@nestjs/common';
import {
  RelationshipActivated,
  RelationshipDeclined,
  RelationshipRemoved,
  RelationshipRequested,
  type PayloadOf,
} from '#contracts';
import { type Delivery, Subscribes } from '#platform';
import * as activity from '../activities/activity-texts.js';
import * as notification from '../notifications/notification-texts.js';
import { Announce } from './announce.js';

/** The supplier network: requests and their answers. */
@Controller()
export class InvitationSubscriptions {
  constructor(private readonly announce: Announce) {}

  @Subscribes(RelationshipRequested)
  requested(event: PayloadOf<typeof RelationshipRequested>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      notifications: notification.relationshipRequested(event),
      activities: activity.relationshipRequested(event),
    });
  }

  @Subscribes(RelationshipActivated)
  activated(event: PayloadOf<typeof RelationshipActivated>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      notifications: notification.relationshipActivated(event, delivery.actor?.userId),
      activities: activity.relationshipActivated(event),
    });
  }

  @Subscribes(RelationshipDeclined)
  declined(event: PayloadOf<typeof RelationshipDeclined>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      notifications: notification.relationshipDeclined(event),
      activities: activity.relationshipDeclined(event),
    });
  }

  @Subscribes(RelationshipRemoved)
  removed(event: PayloadOf<typeof RelationshipRemoved>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, { activities: activity.relationshipRemoved(event) });
  }
}
