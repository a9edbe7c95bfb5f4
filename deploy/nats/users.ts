/**
 * What each process may say and hear on NATS, read from the code: the events it subscribes to, the requests it sends.
 * `node dist/deploy/nats/users.js` writes users.conf beside this file; a test fails while the two differ.
 */
import * as contracts from '#contracts';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SENDS = /\brequests\s*\.\s*(?:send|page)\(\s*(?:contracts\.)?(\w+)/g;
const SUBSCRIBES = /@Subscribes\((?:contracts\.)?(\w+)\)/g;
const LISTENS = /\blive\s*\.\s*listen\((?:contracts\.)?(\w+)/g;
/** The platform's own stream; see EventStream. */
const STREAM = 'EVENTS';

interface Permissions {
  publish: string[];
  subscribe: string[];
}

/** The text of users.conf. */
export function usersConf(root: string): string {
  const services = readdirSync(join(root, 'services')).sort();
  const code = new Map([
    ...services.map((name) => [name, sourcesOf(join(root, 'services', name, 'src'))] as const),
    ['gateway', sourcesOf(join(root, 'gateway/src'))] as const,
  ]);
  const users = [
    ...[...code.keys()].map((name) => userBlock(name, permissionsOf(name, code))),
    userBlock('operator', { publish: ['>'], subscribe: ['>'] }),
  ];
  return [
    '# Written by deploy/nats/users.ts from the code of services and gateway: change that, then `npm run nats:users`.',
    'authorization {',
    '  users: [',
    ...users,
    '  ]',
    '}',
    '',
  ].join('\n');
}

function permissionsOf(name: string, all: Map<string, string>): Permissions {
  const code = all.get(name)!;
  const isService = name !== 'gateway';
  const heard = namesIn(code, SUBSCRIBES).map(subjectOf);
  return {
    publish: [
      ...namesIn(code, SENDS).map(subjectOf),
      ...(isService
        ? [
            // Each replica asks itself whether it answers.
            `rpc.${name}.ping.*`,
            `_INBOX_${name}.>`,
            ...inboxesOfCallers(name, all),
            `evt.${name}.>`,
            `live.${name}.>`,
            ...streamSubjects(),
            ...heard.flatMap((event) => consumerSubjects(name, event)),
          ]
        : []),
    ],
    // Answers come to an inbox of the user's own, which nobody else may read.
    subscribe: [...(isService ? [`rpc.${name}.>`] : []), ...namesIn(code, LISTENS).map(subjectOf), `_INBOX_${name}.>`],
  };
}

/**
 * Where a service's answers go: the inboxes of those who may ask it. Listed, because NATS's own `allow_responses` keeps
 * a book on every request, which cost the broker more than all else it did.
 */
function inboxesOfCallers(service: string, all: Map<string, string>): string[] {
  const asks = (code: string): boolean =>
    namesIn(code, SENDS)
      .map(subjectOf)
      .some((subject) => subject === 'rpc.*.ping' || subject.startsWith(`rpc.${service}.`));
  const callers = [...all].filter(([, code]) => asks(code)).map(([name]) => name);
  return [...callers, 'operator'].map((name) => `_INBOX_${name}.>`);
}

/** Whoever starts first makes the stream. */
function streamSubjects(): string[] {
  return ['$JS.API.INFO', `$JS.API.STREAM.INFO.${STREAM}`, `$JS.API.STREAM.CREATE.${STREAM}`];
}

function consumerSubjects(service: string, event: string): string[] {
  const durable = `${service}_${event}`.replace(/[^A-Za-z0-9_-]/g, '_');
  return [
    `$JS.API.CONSUMER.CREATE.${STREAM}.${durable}.${event}`,
    `$JS.API.CONSUMER.INFO.${STREAM}.${durable}`,
    `$JS.API.CONSUMER.MSG.NEXT.${STREAM}.${durable}`,
    `$JS.ACK.${STREAM}.${durable}.>`,
  ];
}

function sourcesOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

function namesIn(code: string, pattern: RegExp): string[] {
  return [...new Set([...code.matchAll(pattern)].map(([, name]) => name!))].sort();
}

function subjectOf(name: string): string {
  if (name === 'pingOf') return 'rpc.*.ping';
  const definition = (contracts as Record<string, unknown>)[name] as { subject?: string } | undefined;
  if (!definition?.subject) throw new Error(`${name} is not a request or event of the contracts`);
  return definition.subject;
}

function userBlock(name: string, { publish, subscribe }: Permissions): string {
  const list = (subjects: string[]) => subjects.map((subject) => `          "${subject}"`).join('\n');
  return `    {
      user: ${name}
      password: $NATS_PASSWORD_${name.toUpperCase()}
      permissions: {
        publish: [
${list(publish)}
        ]
        subscribe: [
${list(subscribe)}
        ]
      }
    }`;
}

if (process.argv[1] === import.meta.filename) {
  const root = process.cwd();
  writeFileSync(join(root, 'deploy/nats/users.conf'), usersConf(root));
}
