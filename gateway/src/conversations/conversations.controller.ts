import { Body, Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import {
  Conversation,
  ConversationDetails,
  ConversationMessage,
  CountAnswer,
  CountUnreadMessages,
  GetConversation,
  IdInput,
  ListConversations,
  ListConversationsInput,
  ListMessages,
  PageInput,
  ReadConversation,
  ReadConversationInput,
  SendMessage,
  SendMessageInput,
  StartConversation,
  StartConversationInput,
  StartedConversation,
} from '#contracts';
import { Requests } from '#platform';
import type { FastifyReply } from 'fastify';
import { CanFail } from '../openapi/can-fail.js';
import { IdempotencyKey } from '../http/call.js';
import { ApiPage, sendPage } from '../http/page.js';
import { ForPrograms } from '../tokens/for-programs.js';

@ApiTags('Messages')
@ForPrograms('messages')
@Controller('api/conversations')
export class ConversationsController {
  constructor(private readonly requests: Requests) {}

  /**
   * Lists the caller's conversations, latest message first.
   * @remarks Buyer mode: with suppliers. Seller mode: with the buyers of the caller's suppliers.
   */
  @ApiPage(Conversation)
  @Get()
  async list(@Query() query: ListConversationsInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListConversations, query));
  }

  /** Counts unread messages of the side in view. */
  @Get('unread-count')
  unreadCount(): Promise<CountAnswer> {
    return this.requests.send(CountUnreadMessages, {});
  }

  /**
   * Writes to a supplier (`supplierId`), or as a supplier's owner to a buyer (`buyerId`).
   * @remarks There is one conversation per pair: where the two have one, this adds to it. Buyers may write to suppliers
   * they are connected with, have asked for a connection or have ordered from; suppliers to buyers who are connected,
   * have ordered or have answered. 409 where nobody would read it.
   */
  @CanFail(403, 404, 409)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @Post()
  start(
    @Body() input: StartConversationInput,
    @IdempotencyKey() idempotencyKey?: string,
  ): Promise<StartedConversation> {
    return this.requests.send(StartConversation, input, { idempotencyKey });
  }

  /** Answers one of the caller's conversations, of either side. */
  @Get(':id')
  get(@Param() { id }: IdInput): Promise<ConversationDetails> {
    return this.requests.send(GetConversation, { id });
  }

  /** Lists the messages of a conversation, newest first. */
  @ApiPage(ConversationMessage)
  @Get(':id/messages')
  async messages(@Param() { id }: IdInput, @Query() query: PageInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListMessages, { ...query, id }));
  }

  /** Writes on in a conversation. */
  @CanFail(403, 409)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @Post(':id/messages')
  send(
    @Param() { id }: IdInput,
    @Body() input: SendMessageInput,
    @IdempotencyKey() idempotencyKey?: string,
  ): Promise<ConversationMessage> {
    return this.requests.send(SendMessage, { ...input, id }, { idempotencyKey });
  }

  /** Marks a conversation as read, up to the last message that the caller has seen. */
  @Put(':id/read')
  read(@Param() { id }: IdInput, @Body() input: ReadConversationInput): Promise<Conversation> {
    return this.requests.send(ReadConversation, { ...input, id });
  }
}
