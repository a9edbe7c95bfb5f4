import { Controller } from '@nestjs/common';
import {
  type Conversation,
  type ConversationDetails,
  type ConversationMessage,
  type CountAnswer,
  CountUnreadMessages,
  GetConversation,
  type IdInput,
  ListConversations,
  type ListConversationsInput,
  ListMessages,
  type PageInput,
  ReadConversation,
  type ReadConversationInput,
  SendMessage,
  type SendMessageInput,
  StartConversation,
  type StartConversationInput,
  type StartedConversation,
} from '#contracts';
import { type Call, Handles, type Page } from '#platform';
import { ConversationQueries } from './conversation.queries.js';
import { ReadConversationHandler } from './read-conversation.js';
import { SendMessageHandler } from './send-message.js';
import { StartConversationHandler } from './start-conversation.js';

@Controller()
export class ConversationsController {
  constructor(
    private readonly queries: ConversationQueries,
    private readonly startConversation: StartConversationHandler,
    private readonly sendMessage: SendMessageHandler,
    private readonly readConversation: ReadConversationHandler,
  ) {}

  @Handles(ListConversations)
  list(input: ListConversationsInput, { actor }: Call): Promise<Page<Conversation>> {
    return this.queries.list(actor, input);
  }

  @Handles(GetConversation)
  get(input: IdInput, { actor }: Call): Promise<ConversationDetails> {
    return this.queries.get(actor, input);
  }

  @Handles(CountUnreadMessages)
  countUnread(_input: Record<string, never>, { actor }: Call): Promise<CountAnswer> {
    return this.queries.countUnread(actor);
  }

  @Handles(StartConversation)
  start(input: StartConversationInput, call: Call): Promise<StartedConversation> {
    return this.startConversation.execute(call, input);
  }

  @Handles(ListMessages)
  messages(input: PageInput & IdInput, { actor }: Call): Promise<Page<ConversationMessage>> {
    return this.queries.messages(actor, input);
  }

  @Handles(SendMessage)
  send(input: SendMessageInput & IdInput, call: Call): Promise<ConversationMessage> {
    return this.sendMessage.execute(call, input);
  }

  @Handles(ReadConversation)
  read(input: ReadConversationInput & IdInput, { actor }: Call): Promise<Conversation> {
    return this.readConversation.execute(actor, input);
  }
}
