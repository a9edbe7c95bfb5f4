import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const TEXT = /\.(js|mjs|css|html|svg|json)$/;
/** Below this the headers weigh more than what is saved. */
const WORTH_IT = 1024;
/** 11 takes four times as long for two percent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/**
 * Writes `.br` and `.gz` beside each text file, so that the gateway sends them as they are; browsers take Brotli only
 * over TLS. From the disk, because other plugins change files until the last moment.
 */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const names = await readdir(folder, { recursive: true });
        await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compressFile(join(folder, name))));
      },
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH_IT) return;
  await Promise.all([
    toBrotli(content, BROTLI).then((small) => writeFile(`${path}.br`, small)),
    toGzip(content, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}
