import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '../../../lib/api-client';
import { fakeServer, list, refuse } from '../../../testing/fake-server';
import { late } from '../../../testing/late';
import { show } from '../../../testing/render';
import { outgoing } from '../outgoing';
import { ConversationPage } from './conversation.page';

type Message = Schemas['ConversationMessage'];

const aMessage = (id: number, change: Partial<Message> = {}): Message => ({
  id,
  conversationId: 8,
  side: 'seller',
  sender: { id: 3, firstName: 'Tomas', lastName: 'Reyes' },
  text: `Message ${id}`,
  order: null,
  createdAt: '2026-01-31T12:00:00.000Z',
  ...change,
});

const aConversation = (change: Partial<Schemas['ConversationDetails']> = {}): Schemas['ConversationDetails'] => ({
  id: 8,
  side: 'buyer',
  supplier: { id: 7, name: 'Harbor Fasteners' },
  buyer: { id: 1, companyName: 'Berg Tools', firstName: 'Ada', lastName: 'Berg' },
  lastMessage: { id: 1, side: 'seller', text: 'Message 1', createdAt: '2026-01-31T12:00:00.000Z' },
  unread: 0,
  updatedAt: '2026-01-31T12:00:00.000Z',
  refusal: null,
  ...change,
});

describe('a conversation', () => {
  let server: ReturnType<typeof fakeServer>;
  let messages: Message[];
  let conversation: Schemas['ConversationDetails'];
  beforeEach(() => {
    outgoing.set({});
    messages = [aMessage(1)];
    conversation = aConversation();
    server = fakeServer()
      .on('get', '/api/conversations/{id}', () => conversation)
      .on('get', '/api/conversations/{id}/messages', () => list(messages));
  });
  const open = async () => {
    const shown = show(<ConversationPage />, { at: '/messages/8', path: '/messages/:conversationId' });
    await screen.findByText('Message 1');
    return shown;
  };
  const field = () => screen.getByRole('textbox', { name: 'Message' });

  it('shows a message at once, and sends it once', async () => {
    const { answer, arrive } = late<object>();
    server.on('post', '/api/conversations/{id}/messages', () => answer);
    const { person } = await open();
    await person.type(field(), '  Thank you{Shift>}{Enter}{/Shift}See you{Enter}');
    await screen.findByText('Sending…');
    expect(screen.getByRole('log').textContent).toContain('Thank you\nSee you');
    expect(field()).toHaveProperty('value', '');
    messages = [aMessage(2, { side: 'buyer', text: 'Thank you\nSee you' }), ...messages];
    arrive(messages[0]!);
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    const [sent, ...more] = server.asked('post', '/api/conversations/{id}/messages');
    expect(more).toEqual([]);
    expect(sent?.body).toEqual({ text: 'Thank you\nSee you' });
    expect(screen.getAllByText(/Thank you/)).toHaveLength(1);
  });

  it('keeps what could not be sent; another try is the same message', async () => {
    server.on('post', '/api/conversations/{id}/messages', () => refuse(500, 'Something went wrong on our side'));
    const { person } = await open();
    await person.type(field(), 'Hello{Enter}');
    const failure = await screen.findByText(/^Not sent/);
    expect(failure.textContent).toContain('Something went wrong on our side');
    server.on('post', '/api/conversations/{id}/messages', () => {
      messages = [aMessage(2, { side: 'buyer', text: 'Hello' }), ...messages];
      return messages[0]!;
    });
    await person.click(within(failure).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^Not sent/)).toBeNull());
    const keys = server
      .asked('post', '/api/conversations/{id}/messages')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(screen.getAllByText('Hello')).toHaveLength(1);
  });

  it('is read up to what is shown', async () => {
    messages = [aMessage(5), aMessage(1)];
    conversation = aConversation({ unread: 1 });
    server.on('put', '/api/conversations/{id}/read', () => (conversation = aConversation()));
    await open();
    await waitFor(() => expect(server.asked('put', '/api/conversations/{id}/read')).toHaveLength(1));
    expect(server.asked('put', '/api/conversations/{id}/read')[0]?.body).toEqual({ messageId: 5 });
  });

  it('shows addresses as links that give nothing away, and markup as the text it is', async () => {
    messages = [
      aMessage(2, { text: '<img src=x onerror=alert(1)> https://example.com javascript:alert(1)' }),
      aMessage(1),
    ];
    await open();
    const links = within(screen.getByRole('log')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.com/']);
    expect(links[0]?.getAttribute('rel')).toContain('noopener');
    expect(screen.getByText(/<img src=x/)).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  it('shows the order that a message points at, and leads to it', async () => {
    const order = { id: 21, orderNumber: 'PO-2026-000021', status: 'shipped', total: 12_500, currency: 'USD' } as const;
    messages = [aMessage(2, { order }), aMessage(1)];
    await open();
    const link = screen.getByRole('link', { name: /PO-2026-000021/ });
    expect(link.getAttribute('href')).toBe('/orders/21');
    expect(link.textContent).toContain('$125.00');
  });

  it('says why one may not write instead of offering a field', async () => {
    conversation = aConversation({ refusal: 'This supplier is no longer on Tradeyard' });
    await open();
    await screen.findByText('This supplier is no longer on Tradeyard.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('of somebody else is not there', async () => {
    server.on('get', '/api/conversations/{id}', () => refuse(404, 'Conversation not found'));
    show(<ConversationPage />, { at: '/messages/8', path: '/messages/:conversationId' });
    await screen.findByText('Conversation not found');
  });
});
