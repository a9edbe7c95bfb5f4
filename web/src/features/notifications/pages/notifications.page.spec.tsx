import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Schemas } from '../../../lib/api-client';
import { fakeServer, list, refuse } from '../../../testing/fake-server';
import { late } from '../../../testing/late';
import { show } from '../../../testing/render';
import { NotificationsPage } from './notifications.page';

const aNotification = (id: number, change: Partial<Schemas['Notification']> = {}): Schemas['Notification'] => ({
  id,
  userId: 1,
  type: 'new_order',
  title: `Order ${id}`,
  message: 'Somebody ordered',
  isRead: false,
  entityType: 'order',
  entityId: id,
  metadata: {},
  createdAt: '2026-01-31T12:00:00.000Z',
  ...change,
});

describe('read marks', () => {
  let notifications: Schemas['Notification'][];
  let server: ReturnType<typeof fakeServer>;
  beforeEach(() => {
    notifications = [aNotification(1), aNotification(2)];
    server = fakeServer()
      .on('get', '/api/notifications', () => list(notifications))
      .on('get', '/api/notifications/unread-count', () => ({ count: notifications.filter((n) => !n.isRead).length }));
  });
  const unread = () => screen.queryAllByRole('img', { name: 'Unread' }).length;
  const open = async () => {
    const shown = show(<NotificationsPage />);
    await screen.findByText('Order 1');
    await screen.findByText('2 unread notifications');
    return shown;
  };

  it('change at once, before the server has answered', async () => {
    const { answer, arrive } = late<object>();
    server.on('put', '/api/notifications/{id}/read', () => answer);
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Mark as read: Order 1' }));
    await screen.findByText('1 unread notification');
    expect(unread()).toBe(1);
    notifications = [aNotification(1, { isRead: true }), aNotification(2)];
    arrive(notifications[0]!);
    await waitFor(() => expect(server.asked('get', '/api/notifications')).toHaveLength(2));
    expect(unread()).toBe(1);
  });

  it('go back when they could not be kept, and it is said', async () => {
    const { answer, arrive } = late<Response>();
    server.on('put', '/api/notifications/{id}/read', () => answer);
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Mark as read: Order 1' }));
    await waitFor(() => expect(unread()).toBe(1));
    arrive(refuse(404, 'Notification not found'));
    await screen.findByText('Failed to mark notification as read');
    await waitFor(() => expect(unread()).toBe(2));
    await screen.findByText('2 unread notifications');
  });

  it('of all together go back together', async () => {
    const { answer, arrive } = late<Response>();
    server.on('put', '/api/notifications/read-all', () => answer);
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(unread()).toBe(0));
    arrive(refuse(500, 'Something went wrong'));
    await screen.findByText('Failed to mark all notifications as read');
    await waitFor(() => expect(unread()).toBe(2));
  });
});
