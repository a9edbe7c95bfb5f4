import {
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Max,
  MaxLength,
  Min,
  IsOptional,
} from 'class-validator';
import { PageInput } from '../common/common.dto.js';
import { partial } from '../common/partial.js';
import { MAX_INT } from '../common/vocabulary.js';
import { WholeNumber } from '../common/whole-number.js';
import { MayBeAbsent } from '../common/may-be-absent.js';

/** What an endpoint can be told of: what a company sees in its notifications and activities. */
export const WEBHOOK_EVENTS = [
  'order.created',
  'order.status_changed',
  'order.shipment_changed',
  'order.received',
  'order.rated',
  'stock.changed',
  'stock.low',
  'stock.imported',
  'invoice.read',
  'invoice.needs_review',
  'invoice.failed',
  'invoice.line_imported',
  'message.received',
  'relationship.requested',
  'relationship.activated',
  'relationship.declined',
  'relationship.removed',
  'product.approved',
  'product.rejected',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** A test event besides, which every endpoint is sent when its owner asks for it. */
export const WEBHOOK_TYPES = [...WEBHOOK_EVENTS, 'webhook.test'] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

export const DELIVERY_STATUSES = ['waiting', 'sending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Why an endpoint was switched off by itself: it said that it is gone (410), or nothing got through for a day. */
export const WEBHOOK_DISABLED_REASONS = ['gone', 'failing'] as const;
export type WebhookDisabledReason = (typeof WEBHOOK_DISABLED_REASONS)[number];

/** An address that is told of events as they happen. */
export class Webhook {
  id: number;
  url: string;
  description: string;
  events: WebhookEvent[];
  /** Nothing is sent while false. */
  isActive: boolean;
  /** Null unless it was switched off by itself. */
  disabledReason: WebhookDisabledReason | null;
  /** ISO 8601, UTC, right to a minute; null when nothing was delivered yet. */
  lastDeliveredAt: string | null;
  createdAt: string;
}

export class NewWebhook extends Webhook {
  /** `whsec_…`, to verify what is sent. It is shown this one time. */
  secret: string;
}

export class CreateWebhookInput {
  /** Of a public place, by https; its port is 443, or 1024 and above. */
  @IsString()
  @MaxLength(2000, { message: 'Address too long' })
  url: string;

  @IsOptional()
  @IsString()
  @MaxLength(200, { message: 'Description too long' })
  description?: string | null;

  @IsArray()
  @ArrayNotEmpty({ message: 'Choose at least one event' })
  @ArrayUnique({ message: 'Each event may be sent once' })
  @IsIn(WEBHOOK_EVENTS, { each: true })
  events: WebhookEvent[];
}

export class UpdateWebhookInput extends partial(CreateWebhookInput) {
  /** Switching it on again forgets why it was off. */
  @MayBeAbsent()
  @IsBoolean()
  isActive?: boolean;
}

/** One event on its way to one endpoint. */
export class WebhookDelivery {
  id: number;
  webhookId: number;
  /** The header `webhook-id`: the same however often it is sent. */
  messageId: string;
  type: WebhookType;
  /** The body, byte for byte. */
  body: string;
  status: DeliveryStatus;
  /** Since it was made, or sent again by hand. */
  attempts: number;
  /** Of the last answer; null without one. */
  httpStatus: number | null;
  /** What went wrong with the last try, in words; null when nothing did. */
  note: string | null;
  /** Beginning of the last answer, 1 kB at most; null without one. */
  answer: string | null;
  createdAt: string;
  lastAttemptAt: string | null;
  /** Null when it is delivered or given up. */
  nextAttemptAt: string | null;
}

export class ListWebhookDeliveriesInput extends PageInput {
  @MayBeAbsent()
  @IsIn(DELIVERY_STATUSES)
  status?: DeliveryStatus;
}

export class WebhookDeliveryInput {
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  id: number;

  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  deliveryId: number;
}
