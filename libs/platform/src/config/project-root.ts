import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that holds docs/, web/ and dist/: the same whether this runs from sources, from dist/ or from a bundle. */
export function projectRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package-lock.json'))) folder = dirname(folder);
  return folder;
}

/** A file that was built, for a thread to begin with: threads run JavaScript only, also those of a test. */
export function builtFile(path: string): string {
  return join(projectRoot(), 'dist', path);
}
