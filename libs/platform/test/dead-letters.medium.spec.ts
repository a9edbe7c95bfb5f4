import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type DeadLetter, listDeadLetters } from '#platform';
import { type TestService, testService, until } from '#testing';
import { handler, ScratchModule, Told } from './scratch.js';

const run = promisify(execFile);
/** What `npm run dead-letters` starts; from dist/, as operators have it. */
const COMMAND = join(process.cwd(), 'dist/libs/platform/src/events/replay.js');

let scratch: TestService;
beforeAll(async () => {
  handler.healed = false;
  scratch = await testService(ScratchModule);
});
afterAll(() => scratch.close());

const command = async (...args: string[]): Promise<string> =>
  (await run(process.execPath, [COMMAND, ...args], { env: { ...process.env, ...scratch.environment } })).stdout.trim();

it('the command lists what is parked and sends one letter again, to its service alone', async () => {
  await scratch.publish(Told, { text: 'hard to digest', poison: true });
  await scratch.publish(Told, { text: 'just as hard', poison: true });
  await until(async () => (await listDeadLetters(scratch.db)).length === 2, 'both events to be parked');

  const [first, second] = JSON.parse(await command('scratch', 'list')) as DeadLetter[];
  expect([first, second]).toMatchObject([{ subject: Told.subject, error: 'indigestible' }, { subject: Told.subject }]);

  handler.healed = true;
  expect(await command('scratch', 'replay', String(first!.id))).toBe('1 sent again');
  const { text } = first!.envelope.data as { text: string };
  const noted = (): Promise<unknown[]> => scratch.db.rows('SELECT 1 FROM note WHERE text = $1', [text]);
  await until(async () => (await noted()).length === 1, 'the letter to be handled');
  expect(await listDeadLetters(scratch.db)).toMatchObject([{ id: second!.id }]);
});

it('the command says how it is used when a word is wrong', async () => {
  expect(await command('scratch', 'burn')).toBe('usage: dead-letters SERVICE list | replay [ID]');
  expect(await command('nobody', 'list')).toMatch(/^usage:/);
});
