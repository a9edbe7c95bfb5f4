import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, Min } from 'class-validator';
import { PageInput } from '../common/common.dto.js';
import { type ActivityAction, NOTIFICATION_TYPES, type NotificationType } from '../common/vocabulary.js';
import { WholeNumber } from '../common/whole-number.js';
import { MayBeAbsent } from '../common/may-be-absent.js';

export class Notification {
  id: number;
  userId: number;
  type: NotificationType;
  title: string;
  message: string;
  isRead: boolean;
  /** What it is about: order, inventory, product, supplier, relationship, invoice or user. */
  entityType: string | null;
  entityId: number | null;
  /** Facts the message was made from. */
  metadata: Record<string, unknown>;
  createdAt: string;
}

export class ListNotificationsInput extends PageInput {
  /** `true`: only unread. */
  @MayBeAbsent()
  @Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean()
  unread?: boolean;

  @MayBeAbsent()
  @IsIn(NOTIFICATION_TYPES)
  type?: NotificationType;

  /** Only ids above this one, oldest first: a user's ids are committed in their order, so none is skipped. */
  @MayBeAbsent()
  @WholeNumber()
  @IsInt()
  @Min(0)
  after?: number;
}

export class UpdatedAnswer {
  updated: number;
}

/** Something the user did or took part in. */
export class Activity {
  id: number;
  userId: number;
  action: ActivityAction;
  entityType: string;
  entityId: number | null;
  metadata: Record<string, unknown>;
  createdAt: string;
}
