/**
 * Puts the built processes, with the packages they use, into a few files: see ADR 38. `node scripts/bundle.mjs` does so with
 * every process, into dist/bundle.
 */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';

const ROOT = resolve(import.meta.dirname, '..');
/** Packages with code for one kind of processor, or with files that they find beside their own. */
const APART = ['@node-rs/argon2', 'fontkit', 'msgpackr-extract', 'onnxruntime-node', 'sharp', 'tesseract.js'];
/** No bundler looks into what is required so: a second copy of what the bundle has would be loaded. */
const OWN_REQUIRE = /^const require = createRequire\(import\.meta\.url\);$/m;
/** Packages that Nest could work with and that are not installed. */
const EXPECTED = ['UNRESOLVED_IMPORT', 'INEFFECTIVE_DYNAMIC_IMPORT'];

/**
 * Writes them with source maps. Packages of APART are still needed beside it, and so are built files that threads begin with.
 * @param {Record<string, string>} entries built files by the names of what they become
 * @param {string} dir
 */
export async function bundle(entries, dir) {
  const build = await rolldown({
    cwd: ROOT,
    input: entries,
    platform: 'node',
    external: APART,
    plugins: [withoutOwnRequire, oneByteLetters],
    onLog(level, log, next) {
      if (!EXPECTED.includes(log.code)) next(level, log);
    },
  });
  await build.write({
    dir,
    format: 'esm',
    sourcemap: true,
    // Nest and we tell things by their class names.
    keepNames: true,
    comments: false,
    // V8 keeps the text: without its spaces a process takes 10 to 15 MB less.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    banner: 'const { dirname: __dirname, filename: __filename } = import.meta;',
  });
  await build.close();
}

/** Every process of the product, with files in common. */
function bundleAll() {
  const services = readdirSync(join(ROOT, 'services')).map((name) => [name, `dist/services/${name}/src/main.js`]);
  const entries = [...services, ['gateway', 'dist/gateway/src/main.js'], ['host', 'dist/deploy/local/main.js']];
  return bundle(Object.fromEntries(entries), join(ROOT, 'dist/bundle'));
}

const withoutOwnRequire = {
  name: 'without-own-require',
  transform: {
    filter: { id: /node_modules\/@nestjs\/(mapped-types|typeorm)\// },
    handler: (code) => ({ code: code.replace(OWN_REQUIRE, ''), map: null }),
  },
};

/** V8 keeps the text of modules, at two bytes for each letter as soon as one of them needs two. */
const oneByteLetters = {
  name: 'one-byte-letters',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type === 'chunk') file.code = file.code.replaceAll(/(\\*)([^\0-\xff])/g, escaped);
    }
  },
};

/** A letter after a single backslash stands for itself. */
function escaped(_, slashes, letter) {
  const before = slashes.length % 2 === 1 ? slashes.slice(1) : slashes;
  return `${before}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

if (process.argv[1] === import.meta.filename) await bundleAll();
