import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderPost } from './folder-post.js';
import type { Letter } from './post.js';

let base: string;
let folder: string;
let post: FolderPost;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'folder-post-'));
  folder = join(base, 'mail');
  post = new FolderPost(folder, 'Tradeyard <no-reply@market.example>');
});
afterEach(async () => {
  post.close();
  await rm(base, { recursive: true });
});

const letter = (n: number): Letter => ({
  messageId: `${String(n).padStart(8, '0')}@market.example`,
  to: { address: 'ada@example.com', name: 'Ada' },
  headers: {},
  subject: `Letter ${n}`,
  html: '<p>Good day</p>',
  text: 'Good day',
});

async function subjects(): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => (JSON.parse(await readFile(join(folder, name), 'utf8')) as Letter).subject),
  );
}

it('keeps at least the last 200 letters and no more than 250', async () => {
  for (let n = 1; n <= 301; n++) await post.send(letter(n));
  const kept = await subjects();
  expect(kept).toEqual(Array.from({ length: 200 }, (_, i) => `Letter ${i + 102}`));
  for (let n = 302; n <= 350; n++) await post.send(letter(n));
  expect(await subjects()).toHaveLength(249);
  expect(await readdir(folder)).toHaveLength(249);
});

it('keeps the message as it would have gone out', async () => {
  await post.send(letter(1));
  const [name] = await readdir(folder);
  const { message } = JSON.parse(await readFile(join(folder, name!), 'utf8')) as { message: string };
  expect(message).toMatch(/^Subject: Letter 1\r$/m);
});

it('makes its folder again when somebody has cleared it away', async () => {
  await post.send(letter(1));
  await rm(folder, { recursive: true });
  await post.send(letter(2));
  expect(await subjects()).toEqual(['Letter 2']);
});
