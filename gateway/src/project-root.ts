import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that holds docs/, web/ and dist/: the same whether this runs from sources or from dist. */
export function projectRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package-lock.json'))) folder = dirname(folder);
  return folder;
}
