import { describe, expect, it } from '@jest/globals';
import { NatsLink } from '#platform';
import { OrderCreated } from '../../contracts/src/index.js';
import { closeAll, type TestService, testService, until } from '../src/index.js';
import { ScratchModule } from '../../platform/test/scratch.js';

const isClosed = ({ service }: TestService): boolean => service.app.get(NatsLink).connection.isClosed();

describe('Closing', () => {
  it('a message unlike its golden ones fails the test, but leaves no service open', async () => {
    const first = await testService(ScratchModule);
    const second = await testService(ScratchModule);
    await first.publish(OrderCreated, { orderId: 'seven' } as never);
    await until(() => first.published(OrderCreated).length === 1, 'the event to pass by');

    await expect(
      closeAll(
        () => first.close(),
        () => second.close(),
      ),
    ).rejects.toThrow(/unlike their golden ones.*\.orderId is string/s);
    expect([first, second].map(isClosed)).toEqual([true, true]);
    await expect(first.db.rows('SELECT 1')).rejects.toThrow();
  });

  it('names everything that failed', async () => {
    const taken: string[] = [];
    const failing = (name: string) => () => {
      taken.push(name);
      throw new Error(`${name} failed`);
    };
    await expect(closeAll(failing('a'), () => taken.push('b'), failing('c'))).rejects.toThrow(/a failed[^]*c failed/);
    expect(taken).toEqual(['a', 'b', 'c']);
  });
});
