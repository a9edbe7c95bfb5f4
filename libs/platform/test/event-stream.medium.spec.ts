import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { JetStreamApiError } from '@nats-io/jetstream';
import { errors } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { testServers, uniqueName } from '#testing';
import { EventStream } from '../src/events/event-stream.js';
import { createLog } from '../src/log/log.js';
import { NatsLink } from '../src/messaging/nats-link.js';

let stream: EventStream;
let link: NatsLink;

async function open(): Promise<EventStream> {
  const namespace = `${uniqueName('test')}.`;
  link = await NatsLink.open({
    url: testServers().natsUrl,
    namespace,
    name: 'starter',
    log: createLog('starter', 'silent'),
  });
  return EventStream.open(link, 1);
}

describe('the event stream', () => {
  afterEach(async () => {
    await stream.manager.streams.delete(stream.name).catch(() => undefined);
    await link.close();
  });

  it('is made again when the broker has lost it', async () => {
    stream = await open();
    await stream.manager.streams.delete(stream.name);
    await stream.ensure();
    expect(await stream.manager.streams.info(stream.name)).toMatchObject({
      config: { subjects: [stream.subject('evt.>')] },
    });
  });

  it('is found when another process made it at the same moment and the broker refused this one', async () => {
    stream = await open();
    const { streams } = stream.manager;
    await streams.delete(stream.name);
    const add = streams.add.bind(streams);
    jest.spyOn(streams, 'add').mockImplementationOnce(async (config) => {
      await add(config);
      // The refusal itself, as the broker words it: the same subjects in a stream that it takes for another.
      return add({ ...config, name: `${config.name}_TWIN` });
    });
    await stream.ensure();
    expect(await streams.info(stream.name)).toMatchObject({ config: { subjects: [stream.subject('evt.>')] } });
  });

  it('keeps one of those that are published under one id, and says what it will not keep', async () => {
    stream = await open();
    const id = randomUUID();
    for (const text of ['first', 'again']) await stream.publish('evt.told', text, id);
    expect((await stream.manager.streams.info(stream.name)).state.messages).toBe(1);
    await stream.manager.streams.update(stream.name, { max_msg_size: 10 });
    await expect(stream.publish('evt.told', 'more than ten bytes', randomUUID())).rejects.toThrow(JetStreamApiError);
    await stream.manager.streams.delete(stream.name);
    await expect(stream.publish('evt.told', 'first', id)).rejects.toThrow(errors.NoRespondersError);
  });

  it('is not taken for made when the broker refuses it for good', async () => {
    stream = await open();
    const { streams } = stream.manager;
    const { config } = await streams.info(stream.name);
    await streams.delete(stream.name);
    await streams.add({ ...config, name: `${config.name}_OTHER` });
    await expect(stream.ensure()).rejects.toThrow('subjects overlap');
    await streams.delete(`${config.name}_OTHER`);
  });
});
