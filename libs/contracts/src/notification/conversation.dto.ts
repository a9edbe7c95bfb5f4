import { Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { NamedRef, PageInput } from '../common/common.dto.js';
import { MAX_INT, type OrderStatus, VIEW_MODES, type ViewMode } from '../common/vocabulary.js';
import { WholeNumber } from '../common/whole-number.js';
import { MayBeAbsent } from '../common/may-be-absent.js';

/** Letters of a message. */
export const LONGEST_MESSAGE = 4000;

export class ConversationBuyer {
  id: number;
  companyName: string;
  firstName: string;
  lastName: string;
}

export class MessageSender {
  id: number;
  firstName: string;
  lastName: string;
}

/** The order that a message points at, as it stands today. */
export class MessageOrder {
  id: number;
  orderNumber: string;
  status: OrderStatus;
  /** Cents. */
  total: number;
  currency: string;
}

export class ConversationMessage {
  id: number;
  conversationId: number;
  /** Which party wrote it. */
  side: (typeof VIEW_MODES)[number];
  sender: MessageSender;
  /** Plain text. */
  text: string;
  order: MessageOrder | null;
  createdAt: string;
}

export class LastMessage {
  id: number;
  side: (typeof VIEW_MODES)[number];
  /** Its first 200 letters. */
  text: string;
  createdAt: string;
}

/** What a buyer and a supplier write to each other: one per pair, seen from the caller's side. */
export class Conversation {
  id: number;
  /** Which party the caller is. */
  side: (typeof VIEW_MODES)[number];
  supplier: NamedRef;
  buyer: ConversationBuyer;
  lastMessage: LastMessage;
  /** Messages of the other party that the caller has not read. */
  unread: number;
  /** When the last message was written. */
  updatedAt: string;
}

export class ConversationDetails extends Conversation {
  /** Why the caller may not write, in words; null when they may. */
  refusal: string | null;
}

export class StartedConversation extends ConversationDetails {
  /** The latest 50, newest first. */
  messages: ConversationMessage[];
}

export class ListConversationsInput extends PageInput {
  /** `true`: only those with unread messages. */
  @MayBeAbsent()
  @Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean()
  unread?: boolean;

  @MayBeAbsent()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  supplierId?: number;

  @MayBeAbsent()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  buyerId?: number;
}

export class SendMessageInput {
  @IsString()
  @IsNotEmpty({ message: 'Please write a message' })
  @MaxLength(LONGEST_MESSAGE, { message: 'A message has at most 4000 letters' })
  text: string;

  /** An order between the two that the message is about; not a draft. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  orderId?: number | null;
}

export class StartConversationInput extends SendMessageInput {
  /** To whom a buyer writes; with `buyerId`, which of the caller's own suppliers writes. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  supplierId?: number | null;

  /** To whom a supplier's owner writes. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  buyerId?: number | null;
}

export class ReadConversationInput {
  /** The last message that the caller has seen; all when left out. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  messageId?: number | null;
}

/** A message, as others are told of it. */
export interface MessageFacts {
  messageId: number;
  conversationId: number;
  side: ViewMode;
  buyerId: number;
  supplierId: number;
  supplierOwnerId: number;
}
