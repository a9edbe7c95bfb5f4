import { describe, expect, it } from '@jest/globals';
import { Outbox } from '../events/outbox.js';
import { Declared } from './declared.js';
import type { EventDefinition, RequestDefinition } from './definitions.js';
import { LiveEvents } from './live-events.js';
import { Requests } from './requests.js';

const Asked: RequestDefinition<object, object> = { kind: 'request', subject: 'rpc.other.asked' };
const Told: EventDefinition<object> = { kind: 'event', subject: 'evt.own.told', version: 1 };
const nowhere = {} as never;

describe('what the root module does not name is refused before anything is sent:', () => {
  it('a request', async () => {
    const requests = new Requests(nowhere, new Declared('asks', [Told]));
    await expect(requests.send(Asked, {})).rejects.toThrow(/rpc\.other\.asked is not among .*'asks'/);
    await expect(requests.page({ ...Asked, kind: 'page' } as never, {})).rejects.toThrow(/'asks'/);
  });

  it('an event', async () => {
    await expect(new Outbox(new Declared('publishes')).add(nowhere, Told, {})).rejects.toThrow(/evt\.own\.told/);
  });

  it('a live event, told or heard', () => {
    const live = new LiveEvents(nowhere, new Declared('listens'), new Declared('publishes'));
    expect(() => live.tell(Told, {})).toThrow(/'publishes'/);
    expect(() => live.listen(Told, () => undefined)).toThrow(/'listens'/);
  });
});
