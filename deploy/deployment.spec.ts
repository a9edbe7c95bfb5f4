import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { SERVICES } from './local/provision.mjs';
import { allMessages, usersConf } from './nats/users.js';

const ROOT = resolve(import.meta.dirname, '..');
const services = readdirSync(join(ROOT, 'services'));
const processes = [...services, 'gateway'];
const text = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

interface Compose {
  services: Record<string, { environment?: Record<string, string>; build?: { args: { WORKSPACE: string } } }>;
}
interface Manifest {
  kind: string;
  metadata: { name: string };
}
interface Prometheus {
  scrape_configs: { static_configs: { targets: string[] }[] }[];
}

describe('a service is deployed wherever the product is', () => {
  it('by npm start', () => {
    expect([...SERVICES].sort()).toEqual([...services].sort());
  });

  it('by docker compose, as its own user of the broker and owner of its own database', () => {
    const compose = parse(text('docker-compose.yml'), { merge: true }) as Compose;
    for (const name of processes) {
      const { environment, build } = compose.services[name]!;
      expect(build!.args.WORKSPACE).toBe(name === 'gateway' ? 'gateway' : `services/${name}`);
      expect(environment!['NATS_URL']).toContain(`nats://${name}:`);
      const databases = Object.keys(environment!).filter((variable) => variable.endsWith('_DATABASE_URL'));
      expect(databases).toEqual(name === 'gateway' ? [] : [`${name.toUpperCase()}_DATABASE_URL`]);
      expect(compose.services['nats']!.environment).toHaveProperty(`NATS_PASSWORD_${name.toUpperCase()}`);
    }
    const made = /for service in (.+); do/.exec(text('deploy/postgres/init.sh'))![1]!.split(' ');
    expect(made.sort()).toEqual([...services].sort());
  });

  it('by Kubernetes, with its own limits, budget and fence', () => {
    const base = parse(text('deploy/kubernetes/base/kustomization.yaml')) as { resources: string[] };
    expect([...base.resources].sort()).toEqual(processes.map((name) => `${name}.yaml`).sort());
    for (const name of processes) {
      const manifests = parseAllDocuments(text(`deploy/kubernetes/base/${name}.yaml`)).map(
        (document) => document.toJS() as Manifest,
      );
      expect(new Set(manifests.map(({ metadata }) => metadata.name))).toEqual(new Set([name]));
      expect(manifests.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['Deployment', 'HorizontalPodAutoscaler', 'PodDisruptionBudget', 'NetworkPolicy']),
      );
    }
  });

  it('by Kubernetes, with secrets that docs/operations.md names, those of the file store wherever it is used', () => {
    const documented = text('docs/operations.md');
    for (const name of processes) {
      const manifest = text(`deploy/kubernetes/base/${name}.yaml`);
      const keys = [...manifest.matchAll(/secretKeyRef: \{ name: ([\w-]+), key: ([\w-]+)/g)];
      const unnamed = keys.filter(
        ([, secret, key]) =>
          !documented.includes(`\`${key}\``) ||
          !documented.includes(`\`${secret!.replace(`-${name}`, '-<process>')}\``),
      );
      expect(unnamed.map(([, secret, key]) => `${secret}: ${key}`)).toEqual([]);
      const ofStore = keys.filter(([, secret]) => secret === 'tradeyard-storage').map(([, , key]) => key);
      if (ofStore.length > 0) expect(ofStore).toEqual(['upload-secret', 'access-key-id', 'secret-access-key']);
    }
  });

  it('and watched by Prometheus', () => {
    const { scrape_configs } = parse(text('deploy/prometheus/prometheus.yml')) as Prometheus;
    const targets = scrape_configs.flatMap((job) => job.static_configs.flatMap((config) => config.targets));
    expect(targets.sort()).toEqual(processes.map((name) => `${name}:9090`).sort());
  });

  it('and known to the Nest command line', () => {
    const { projects } = JSON.parse(text('nest-cli.json')) as { projects: Record<string, { type: string }> };
    const applications = Object.keys(projects).filter((name) => projects[name]!.type === 'application');
    expect(applications.sort()).toEqual([...processes].sort());
  });
});

it('PostgreSQL does not log the values that an error is about, such as addresses', () => {
  const compose = parse(text('docker-compose.yml'), { merge: true }) as {
    services: { postgres: { command: string[] } };
  };
  expect(compose.services.postgres.command).toContain('log_error_verbosity=terse');
  expect(text('deploy/local/postgres.mjs')).toContain("log_error_verbosity: 'terse'");
});

describe('what each process says and hears on NATS', () => {
  const all = allMessages();
  const subjects = (what: 'handles' | 'publishes'): string[] => all.flatMap((messages) => messages[what]);

  it('is what it may (npm run nats:users)', () => {
    expect(text('deploy/nats/users.conf')).toBe(usersConf());
  });

  it('is answered, and told, by somebody', () => {
    const asked = all.flatMap(({ asks }) => asks).filter((subject) => !/^rpc\.\w+\.ping$/.test(subject));
    const heard = all.flatMap(({ subscribes, listens }) => [...subscribes, ...listens]);
    expect(asked.filter((subject) => !subjects('handles').includes(subject))).toEqual([]);
    expect(heard.filter((subject) => !subjects('publishes').includes(subject))).toEqual([]);
  });

  it('belongs to the service that answers it or tells it', () => {
    for (const { name, handles, publishes } of all) {
      const foreign = [...handles, ...publishes].filter((subject) => subject.split('.')[1] !== name);
      expect(foreign).toEqual([]);
    }
  });
});

describe('dashboards and alerts', () => {
  it('use figures that the platform measures', () => {
    const source = text('libs/platform/src/metrics/metrics.ts');
    const measured = new Set([...source.matchAll(/name: '(\w+)'/g)].map(([, name]) => name));
    const dashboard = JSON.parse(text('deploy/grafana/tradeyard.json')) as {
      panels: { targets: { expr: string }[] }[];
    };
    const alerts = parse(text('deploy/prometheus/alerts.yml')) as { groups: { rules: { expr: string }[] }[] };
    const expressions = [
      ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ];
    // Names before a selector, a range or a comparison, or alone in parentheses; not functions and labels.
    const used = expressions.flatMap((expr) =>
      [...expr.replace(/\bby \([^)]*\)/g, '').matchAll(/\b([a-z][a-z_]*)\b(?=\s*(?:\{|\[|>|$|\)))/g)].map(
        ([, name]) => name!,
      ),
    );
    const ours = used.filter((name) => name.includes('_') && !/^(?:process|nodejs)_/.test(name));
    expect(ours.length).toBeGreaterThan(5);
    expect(
      ours.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')).filter((name) => !measured.has(name)),
    ).toEqual([]);
  });
});

it('docs/operations.md names every setting', () => {
  const files = ['libs/platform/src', 'services', 'gateway/src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .map((file) => text(join(folder, file))),
  );
  const settings = files
    .filter((source) => /class \w+Config\b/.test(source))
    .flatMap((source) => [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+)[?!]?[ :]/gm)].map(([, name]) => name!));
  const documented = text('docs/operations.md');
  expect(settings.length).toBeGreaterThan(15);
  expect(settings.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});
