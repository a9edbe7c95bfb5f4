/**
 * One workspace by itself: `node scripts/workspace.mjs build|test [FOLDER]`, or `ship FOLDER TARGET` for its image.
 * FOLDER is the current one by default, e.g. services/ordering. What it needs follows from its package.json.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import { bundle } from './bundle.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const [verb, folder = relative(ROOT, process.cwd()), target] = process.argv.slice(2);
process.chdir(ROOT);
const VERBS = { build, test, ship };
if (!VERBS[verb] || !folder) throw new Error('usage: workspace.mjs build|test [FOLDER] | ship FOLDER TARGET');
await VERBS[verb]();

/** Compiles the workspace and the libraries it stands on into dist/, beside what is there. */
function build() {
  const sources = closure(folder).map((workspace) => `${workspace}/src`);
  run('swc', ...sources, '-d', 'dist', '--quiet', '--ignore', '**/*.spec.ts');
}

/** Its unit and medium tests; servers are started for those that need some. */
function test() {
  run('node', '--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', `${folder}/`);
}

/** Puts what its image holds into TARGET; `npm ci --omit=dev --workspace=FOLDER` there adds the packages. */
async function ship() {
  const copy = (path) => cpSync(path, join(target, path), { recursive: true });
  mkdirSync(target, { recursive: true });
  // npm wants to see every workspace that the lock file names.
  const manifests = ['package.json', 'package-lock.json', '.npmrc', ...workspaces().map(manifestOf)];
  manifests.forEach(copy);
  closure(folder).forEach((workspace) => copy(`dist/${workspace}`));
  await bundle({ main: `dist/${folder}/src/main.js` }, join(target, 'dist/bundle'));
  if (folder === 'gateway') ['web/dist', 'docs/openapi.json'].forEach(copy);
}

/** The workspace and those it depends on, directly or not. */
function closure(start) {
  const found = new Set([start]);
  for (const workspace of found) {
    for (const name of Object.keys(manifest(workspace).dependencies ?? {})) {
      if (name.startsWith('@tradeyard/')) found.add(workspaces().find((other) => manifest(other).name === name));
    }
  }
  return [...found];
}

function workspaces() {
  return JSON.parse(readFileSync('package.json', 'utf8'))
    .workspaces.flatMap((pattern) =>
      pattern.endsWith('/*') ? readdirSync(dirname(pattern)).map((name) => `${dirname(pattern)}/${name}`) : [pattern],
    )
    .filter((workspace) => existsSync(manifestOf(workspace)));
}

function manifest(workspace) {
  return JSON.parse(readFileSync(manifestOf(workspace), 'utf8'));
}

function manifestOf(workspace) {
  return join(workspace, 'package.json');
}

function run(program, ...args) {
  const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, PATH: path } });
  process.exitCode = status ?? 1;
}
