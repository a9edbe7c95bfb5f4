import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Does the work unless the file `stamp` says that it was done from the same sources. What lies beside it is no source, and
 * neither is what is installed, where tools keep their caches too: package-lock.json stands for it.
 */
export function unlessFresh(stamp, sources, work) {
  const digest = createHash('sha256');
  const files = sources.flatMap(filesOf).filter((file) => !file.startsWith(`${dirname(stamp)}/`));
  for (const file of files.sort()) digest.update(`${file}\n`).update(readFileSync(file));
  const now = digest.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap(({ name }) => filesOf(join(path, name)));
}
