import { type Activity, ListActivities, ListNotifications, type Notification } from '#contracts';
import { actor, type TestService, until } from '#testing';

/** What a user sees. */
export function reader(service: TestService, userId: number) {
  const caller = service.as(actor({ userId }));
  const notifications = async (): Promise<Notification[]> => (await caller.page(ListNotifications, {})).items;
  const activities = async (): Promise<Activity[]> => (await caller.page(ListActivities, {})).items;
  return {
    caller,
    notifications,
    activities,
    /** Waits until there are this many. */
    async waitForNotifications(count: number): Promise<Notification[]> {
      await until(async () => (await notifications()).length >= count, `${count} notifications of user ${userId}`);
      return notifications();
    },
    async waitForActivities(count: number): Promise<Activity[]> {
      await until(async () => (await activities()).length >= count, `${count} activities of user ${userId}`);
      return activities();
    },
  };
}

/** Waits until an event was handled, whatever came of it. */
export async function handled(service: TestService, eventId: string): Promise<void> {
  await until(
    () => service.db.row('SELECT 1 FROM inbox WHERE event_id = $1', [eventId]),
    `event ${eventId} to be handled`,
  );
}
