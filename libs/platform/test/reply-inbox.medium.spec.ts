import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, errors, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { testServers, uniqueName, until } from '#testing';
import { ReplyInbox } from '../src/messaging/reply-inbox.js';

let asker: NatsConnection;
let answerer: NatsConnection;

beforeAll(async () => {
  asker = await open();
  answerer = await open();
});
afterAll(() => Promise.all([asker.close(), answerer.close()]));

function open(): Promise<NatsConnection> {
  const { host, username: user, password: pass } = new URL(testServers().natsUrl);
  return connect({ servers: host, user, pass });
}

/** A subject whose messages are handed to the test. */
async function listen(hear: (message: Msg) => void): Promise<string> {
  const subject = uniqueName('subject');
  answerer.subscribe(subject, { callback: (_, message) => hear(message) });
  await answerer.flush();
  return subject;
}

describe('a reply inbox', () => {
  it('hands each of many requests its own answer, in whatever order they come', async () => {
    const heard: Msg[] = [];
    const subject = await listen((message) => {
      heard.push(message);
      if (heard.length === 500) for (const one of heard.reverse()) one.respond(one.data);
    });
    const inbox = new ReplyInbox(asker);
    const texts = Array.from({ length: 500 }, (_, i) => `request ${i}`);
    const answers = await Promise.all(texts.map((text) => inbox.request(subject, text, undefined, 5000)));
    expect(answers.map((answer) => answer.string())).toEqual(texts);
  });

  it('tells at once that nobody listens', async () => {
    const asked = new ReplyInbox(asker).request(uniqueName('nobody'), '', undefined, 60_000);
    await expect(asked).rejects.toBeInstanceOf(errors.NoRespondersError);
  });

  it('gives up at the deadline, and a late answer reaches nobody', async () => {
    const heard: Msg[] = [];
    const subject = await listen((message) => heard.push(message));
    const inbox = new ReplyInbox(asker);
    await expect(inbox.request(subject, 'first', undefined, 20)).rejects.toBeInstanceOf(errors.TimeoutError);
    const second = inbox.request(subject, 'second', undefined, 5000);
    await until(() => heard.length === 2, 'both requests are heard');
    heard[0]!.respond('late');
    heard[1]!.respond('in time');
    expect((await second).string()).toBe('in time');
  });

  it('gives up on all that is waited for when it is told to', async () => {
    const subject = await listen(() => undefined);
    const inbox = new ReplyInbox(asker);
    const asked = [1, 2].map(() => inbox.request(subject, '', undefined, 60_000));
    inbox.reject(new Error('The line is cut'));
    await Promise.all(asked.map((answer) => expect(answer).rejects.toThrow('The line is cut')));
  });

  it('says so when a request cannot be sent', async () => {
    const closed = await open();
    const inbox = new ReplyInbox(closed);
    await closed.close();
    const asked = inbox.request('subject', '', undefined, 60_000);
    await expect(asked).rejects.toBeInstanceOf(errors.ClosedConnectionError);
  });
});
