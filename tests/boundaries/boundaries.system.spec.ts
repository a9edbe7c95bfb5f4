import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

/** A little tree with one file that imports another; answers the names of the rules it breaks. */
function broken(from: string, to: string): string[] {
  // Inside the project, so that its packages are found.
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const tree = mkdtempSync(join(ROOT, '.cache/boundaries-'));
  try {
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(join(tree, path), text);
    };
    const target = to.startsWith('.') ? to : undefined;
    if (target) write(join(dirname(from), target).replace(/\.js$/, '.ts'), 'export const thing = 1;\n');
    write(from, target ? `import { thing } from '${to}';\nexport const used = thing;\n` : `import '${to}';\n`);
    write('tsconfig.json', '{}');
    write('package.json', '{ "name": "tree" }');
    symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
    return cruise(tree, [from.split('/')[0]!]).map(({ rule }) => rule.name);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

describe('boundaries', () => {
  it('hold in the whole tree', () => {
    const folders = ['libs', 'services', 'gateway', 'web/src', 'deploy/local', 'tests'];
    const found = cruise(ROOT, folders).map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
    expect(found).toEqual([]);
  }, 120_000);

  it.each([
    ['service-to-service', 'services/ordering/src/a.ts', '../../catalog/src/b.js'],
    ['service-to-gateway', 'services/ordering/src/a.ts', '../../../gateway/src/b.js'],
    ['gateway-to-service', 'gateway/src/a.ts', '../../services/catalog/src/b.js'],
    ['web-to-server', 'web/src/a.ts', '../../services/catalog/src/b.js'],
    ['web-to-server', 'web/src/a.ts', '../../gateway/src/b.js'],
    ['web-to-server', 'web/src/a.ts', '../../libs/contracts/src/b.js'],
    ['feature-to-feature', 'web/src/features/orders/a.ts', '../invoices/b.js'],
    ['kit-knows-no-domain', 'web/src/kit/a.ts', '../components/b.js'],
    ['kit-knows-no-domain', 'web/src/kit/list/a.ts', '../../lib/auth/b.js'],
    ['kit-knows-no-domain', 'web/src/kit/a.ts', '../lib/paths.js'],
    ['web-layers', 'web/src/features/orders/a.ts', '../../app/b.js'],
    ['web-layers-below', 'web/src/lib/a.ts', '../kit/b.js'],
    ['web-components-to-features', 'web/src/components/a.ts', '../features/orders/b.js'],
    ['contracts-to-anything', 'libs/contracts/src/a.ts', '../../platform/src/b.js'],
    ['contracts-to-anything', 'libs/contracts/src/a.ts', '../../../services/catalog/src/b.js'],
    ['platform-to-business', 'libs/platform/src/a.ts', '../../contracts/src/b.js'],
    ['code-to-tests', 'services/ordering/src/a.ts', '../../../libs/testing/src/b.js'],
    ['undeclared-package', 'services/ordering/src/a.ts', 'saxes'],
    ['undeclared-package', 'services/ordering/src/a.ts', '@jest/globals'],
    ['pure-rules', 'services/ordering/src/orders/order-status.ts', 'typeorm'],
    ['pure-rules', 'libs/invoice-reading/src/proof.ts', '@nestjs/common'],
    ['reading-to-ours', 'libs/invoice-reading/src/proof.ts', '../../../services/invoice/src/b.js'],
    ['one-door-to-reading', 'services/invoice/src/a.ts', '../../../libs/invoice-reading/src/proof.js'],
  ])(
    '%s is refused: %s importing %s',
    (rule, from, to) => {
      expect(broken(from, to)).toContain(rule);
    },
    60_000,
  );
});
