/**
 * `npm test`: everything there is. Gates first (each counts as one test), then the suites; the last line says
 * `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { requireBrowser } from './browser/find-browser.mjs';

const ROOT = resolve(import.meta.dirname, '..');
process.chdir(ROOT);
const scratch = mkdtempSync(join(tmpdir(), 'tradeyard-run-'));
let passed = 0;
let failed = 0;

const gate = (name, command) => {
  const begun = Date.now();
  const [program, ...args] = command.split(' ');
  // Scripts of package.json find the tools of node_modules by themselves.
  const path = `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`;
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, PATH: path },
  });
  const ok = status === 0;
  if (ok) passed += 1;
  else failed += 1;
  report(ok, name, begun);
  if (!ok) console.log(`${stdout}${stderr}`.trim());
  return ok;
};

const suite = (project, ...flags) => {
  const begun = Date.now();
  const result = join(scratch, `${project}.json`);
  const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
  const { stderr } = spawnSync(
    process.execPath,
    [...jest, '--selectProjects', project, '--json', '--outputFile', result, '--silent', ...flags],
    { encoding: 'utf8', maxBuffer: 1 << 28, env: { ...process.env, NODE_ENV: 'test' } },
  );
  const outcome = readResult(result);
  passed += outcome?.numPassedTests ?? 0;
  // A suite that cannot even be loaded has no failed test: it counts as one.
  const failures = outcome ? outcome.numFailedTests + outcome.numRuntimeErrorTestSuites : 1;
  failed += failures;
  report(failures === 0, `${project}: ${outcome?.numPassedTests ?? 0} tests`, begun);
  if (failures > 0) console.log(stderr.trim());
};

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
gate('format', 'prettier --check . --log-level warn');
gate('lint', 'eslint . --max-warnings 0');
gate('types', 'tsc --noEmit -p tsconfig.json');
gate('types of the web client', 'tsc --noEmit -p web/tsconfig.json');
const built = gate('build', 'npm run --silent openapi:check');
gate('OpenAPI document', 'npm run --silent openapi:lint');
const webBuilt = gate('build of the web client', 'node deploy/local/build.mjs');
suite('unit', '--maxWorkers=2');
suite('components', '--maxWorkers=2');
suite('medium', '--maxWorkers=2');
if (!quick && built && webBuilt) {
  suite('system', '--runInBand');
  if (noBrowser) refuse(noBrowser);
  else suite('browser', '--runInBand');
} else if (!quick) {
  refuse('system and browser tests need the build');
}
rmSync(scratch, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
