/**
 * `npm test`: everything there is. Gates first (each counts as one test), then the suites; the last line says
 * `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { requireBrowser } from './browser/find-browser.mjs';

const ROOT = resolve(import.meta.dirname, '..');
/** Well above what a step takes, also on a slow machine: meant for a step that would not end at all. */
const GATE_MS = 5 * 60_000;
const SUITE_MS = 25 * 60_000;
process.chdir(ROOT);
const scratch = mkdtempSync(join(tmpdir(), 'tradeyard-run-'));
let passed = 0;
let failed = 0;
const running = new Set();

/**
 * Runs a program to its end or its deadline; what it said goes to a file. It is a process group of its own, of which
 * nothing is left afterwards: a test that failed before it stopped what it had started would keep everybody waiting.
 */
async function run(name, program, args, env, withinMs) {
  const log = join(scratch, `${name.replaceAll(/\W+/g, '-')}.log`);
  const output = openSync(log, 'w');
  const child = spawn(program, args, { detached: true, stdio: ['ignore', output, output], env });
  closeSync(output);
  running.add(child.pid);
  let late = false;
  const deadline = setTimeout(() => {
    late = true;
    endGroup(child.pid);
  }, withinMs);
  const status = await new Promise((done) => child.once('exit', done).once('error', done));
  clearTimeout(deadline);
  endGroup(child.pid);
  running.delete(child.pid);
  const said = readFileSync(log, 'utf8').trim();
  return { status, late, said: late ? `${said}\nnot done after ${withinMs / 60_000} min` : said };
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const pid of running) endGroup(pid);
    rmSync(scratch, { recursive: true, force: true });
    process.exit(1);
  });
}

async function gate(name, command) {
  const begun = Date.now();
  const [program, ...args] = command.split(' ');
  // Scripts of package.json find the tools of node_modules by themselves.
  const path = `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`;
  const { status, said } = await run(name, program, args, { ...process.env, PATH: path }, GATE_MS);
  const ok = status === 0;
  if (ok) passed += 1;
  else failed += 1;
  report(ok, name, begun);
  if (!ok) console.log(said);
  return ok;
}

async function suite(projects, ...flags) {
  const begun = Date.now();
  const name = projects.join(', ');
  const result = join(scratch, `${projects.join('-')}.json`);
  const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
  const args = [...jest, '--selectProjects', ...projects, '--json', '--outputFile', result, '--silent', ...flags];
  const { late, said } = await run(name, process.execPath, args, { ...process.env, NODE_ENV: 'test' }, SUITE_MS);
  const outcome = readResult(result);
  passed += outcome?.numPassedTests ?? 0;
  // A suite that cannot even be loaded has no failed test: it counts as one. So does one that does not end.
  const failures =
    (outcome ? outcome.numFailedTests + outcome.numRuntimeErrorTestSuites : 1) + (outcome && late ? 1 : 0);
  failed += failures;
  report(failures === 0, `${name}: ${outcome?.numPassedTests ?? 0} tests`, begun);
  if (failures > 0) console.log(said);
}

function refuse(why) {
  console.log(`✗ ${why}`);
  failed += 1;
}

function readResult(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function report(ok, name, begun) {
  console.log(`${ok ? '✓' : '✗'} ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
}

const quick = process.argv.includes('--quick');
// Asked first: who has to install one should not wait for it.
const noBrowser = quick
  ? undefined
  : await requireBrowser().then(
      () => undefined,
      ({ message }) => message,
    );
if (noBrowser) console.log(noBrowser);
// Two at a time: each keeps one core busy. The longest goes first.
const [builds] = await Promise.all([
  (async () => {
    const built = await gate('build', 'npm run --silent openapi:check');
    const webBuilt = await gate('build of the web client', 'node deploy/local/build.mjs');
    return built && webBuilt;
  })(),
  (async () => {
    await gate('format', 'oxfmt --check');
    await gate('lint', 'npm run --silent lint');
    await gate('types', 'npm run --silent typecheck');
    await gate('types of the web client', 'npm run --silent typecheck:web');
    await gate('OpenAPI document', 'npm run --silent openapi:lint');
  })(),
]);
// Together: while one waits for its database, another one computes. What a file has loaded stays in its worker, which in
// the end would do more to collect garbage than to run tests, and V8 has so much room for the code of the reader's
// thousand patterns and no more (it gave up at 670 MB of heap): such a worker begins anew.
await suite(['unit', 'components', 'medium'], '--maxWorkers=3', '--workerIdleMemoryLimit=400MB');
if (!quick && builds) {
  // Together as well: while a drill waits for a server to be away, pages are drawn. What a failed test has left running
  // must not keep the answer back.
  await suite(noBrowser ? ['system'] : ['system', 'browser'], '--maxWorkers=3', '--forceExit');
  if (noBrowser) refuse(noBrowser);
} else if (!quick) {
  refuse('system and browser tests need the build');
}
rmSync(scratch, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
