import { beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

/** Runs the rules over folders; answers what they forbid. */
function cruise(cwd: string, folders: string[]): Violation[] {
  const cruiser = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [cruiser, '--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'json', ...folders],
    { cwd, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (!stdout) throw new Error(stderr);
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
}

/** Each breaks the rule: the file must not import that. One tree holds them all, so that it is looked at once. */
const BROKEN: [rule: string, from: string, to: string][] = [
  ['service-to-service', 'services/ordering/src/a1.ts', '../../catalog/src/b.js'],
  ['service-to-gateway', 'services/ordering/src/a2.ts', '../../../gateway/src/b.js'],
  ['gateway-to-service', 'gateway/src/a3.ts', '../../services/catalog/src/b.js'],
  ['web-to-server', 'web/src/a4.ts', '../../services/catalog/src/b.js'],
  ['web-to-server', 'web/src/a5.ts', '../../gateway/src/b.js'],
  ['web-to-server', 'web/src/a6.ts', '../../libs/contracts/src/b.js'],
  ['feature-to-feature', 'web/src/features/orders/a7.ts', '../invoices/b.js'],
  ['kit-knows-no-domain', 'web/src/kit/a8.ts', '../components/b.js'],
  ['kit-knows-no-domain', 'web/src/kit/list/a9.ts', '../../lib/auth/b.js'],
  ['kit-knows-no-domain', 'web/src/kit/a10.ts', '../lib/paths.js'],
  ['web-layers', 'web/src/features/orders/a11.ts', '../../app/b.js'],
  ['web-layers-below', 'web/src/lib/a12.ts', '../kit/b.js'],
  ['web-components-to-features', 'web/src/components/a13.ts', '../features/orders/b.js'],
  ['contracts-to-anything', 'libs/contracts/src/a14.ts', '../../platform/src/b.js'],
  ['contracts-to-anything', 'libs/contracts/src/a15.ts', '../../../services/catalog/src/b.js'],
  ['platform-to-business', 'libs/platform/src/a16.ts', '../../contracts/src/b.js'],
  ['code-to-tests', 'services/ordering/src/a17.ts', '../../../libs/testing/src/b.js'],
  ['undeclared-package', 'services/ordering/src/a18.ts', 'saxes'],
  ['undeclared-package', 'services/ordering/src/a19.ts', '@jest/globals'],
  ['heavy-at-start', 'services/catalog/src/a20.ts', 'sharp'],
  ['pure-rules', 'services/ordering/src/orders/order-status.ts', 'typeorm'],
  ['pure-rules', 'libs/invoice-reading/src/proof.ts', '@nestjs/common'],
  ['reading-to-ours', 'libs/invoice-reading/src/proof.ts', '../../../services/invoice/src/b.js'],
  ['one-door-to-reading', 'services/invoice/src/a23.ts', '../../../libs/invoice-reading/src/proof.js'],
];

/** A tree with these files; answers what is broken in it. */
function brokenTree(): Violation[] {
  // Inside the project, so that its packages are found.
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const tree = mkdtempSync(join(ROOT, '.cache/boundaries-'));
  try {
    const add = (path: string, text: string): void => {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      appendFileSync(join(tree, path), text);
    };
    for (const [, from, to] of BROKEN) {
      if (to.startsWith('.')) add(join(dirname(from), to).replace(/\.js$/, '.ts'), 'export {};\n');
      add(from, `import '${to}';\n`);
    }
    add('tsconfig.json', '{}');
    add('package.json', '{ "name": "tree" }');
    symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
    return cruise(tree, [...new Set(BROKEN.map(([, from]) => from.split('/')[0]!))]);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

describe('boundaries', () => {
  let found: Violation[];
  beforeAll(() => {
    found = brokenTree();
  }, 60_000);

  it('hold in the whole tree', () => {
    const folders = ['libs', 'services', 'gateway', 'web/src', 'deploy/local', 'tests'];
    const found = cruise(ROOT, folders).map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
    expect(found).toEqual([]);
  }, 120_000);

  it.each(BROKEN)('%s is refused: %s importing %s', (rule, from) => {
    expect(found.filter((violation) => violation.from === from).map((violation) => violation.rule.name)).toContain(
      rule,
    );
  });
});
