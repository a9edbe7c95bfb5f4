import type { RouteObject } from 'react-router-dom';
import { ofRecord } from '../../kit/page/record-id';
import { ahead } from '../../lib/ahead';
import { conversationQuery } from './api/list-conversations';

export const routes: RouteObject[] = [
  {
    path: '/messages',
    lazy: async () => ({ Component: (await import('./pages/messages.layout')).MessagesLayout }),
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./pages/no-conversation.page')).NoConversationPage }),
      },
      { path: 'with', lazy: async () => ({ Component: (await import('./pages/write-to.page')).WriteToPage }) },
      {
        path: ':conversationId',
        ...ahead(
          undefined,
          ofRecord('conversationId', (id) => [conversationQuery(id)]),
        ),
        lazy: async () => ({ Component: (await import('./pages/conversation.page')).ConversationPage }),
      },
    ],
  },
];
