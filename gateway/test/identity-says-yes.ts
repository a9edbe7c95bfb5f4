import { GetSessionStates } from '#contracts';
import { createLog, NatsLink } from '#platform';
import { testServers } from '#testing';

/** The epoch of every user here. */
export const EPOCH = '1';

/** In identity's stead: every session of that epoch counts. Close it in the end. */
export async function identitySaysYes(namespace: string): Promise<NatsLink> {
  const log = createLog('identity', 'silent');
  const link = await NatsLink.open({ url: testServers().natsUrl, namespace, name: 'identity', log });
  link.connection.subscribe(link.subject(GetSessionStates.subject), {
    callback: (_error, message) => {
      const { userIds } = message.json<{ userIds: number[] }>();
      message.respond(JSON.stringify(userIds.map((userId) => ({ userId, epoch: EPOCH, keptSession: null }))));
    },
  });
  await link.connection.flush();
  return link;
}
