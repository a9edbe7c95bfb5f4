/**
 * What each process may say and hear on NATS, from the declarations in its root module and its handlers' decorators.
 * `node dist/deploy/nats/users.js` writes users.conf beside this file; a test fails while the two differ.
 */
import { type Messages, messagesOf } from '#platform';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GatewayModule } from '../../gateway/src/gateway.module.js';
import { SERVICE_MODULES } from '../local/service-modules.js';

/** The platform's own stream; see EventStream. */
const STREAM = 'EVENTS';

interface Permissions {
  publish: string[];
  subscribe: string[];
}

/** All processes of the product; the gateway is the last. */
export function allMessages(): Messages[] {
  const services = SERVICE_MODULES.map((module) => messagesOf(module));
  return [...services.sort((a, b) => (a.name < b.name ? -1 : 1)), messagesOf(GatewayModule)];
}

/** The text of users.conf. */
export function usersConf(): string {
  const all = allMessages();
  const users = [
    ...all.map((messages) => userBlock(messages.name, permissionsOf(messages, all))),
    userBlock('operator', { publish: ['>'], subscribe: ['>'] }),
  ];
  return [
    '# Written by deploy/nats/users.ts from the root modules of services and gateway: change those, then',
    '# `npm run nats:users`.',
    'authorization {',
    '  users: [',
    ...users,
    '  ]',
    '}',
    '',
  ].join('\n');
}

function permissionsOf(messages: Messages, all: Messages[]): Permissions {
  const { name, handles, asks, publishes, subscribes, listens } = messages;
  const isService = handles.length > 0;
  const ofService = [
    // Each replica asks itself whether it answers.
    `rpc.${name}.ping.*`,
    `_INBOX_${name}.>`,
    ...inboxesOfCallers(name, all),
    ...publishes,
    ...streamSubjects(),
    ...subscribes.flatMap((event) => consumerSubjects(name, event)),
  ];
  return {
    publish: [...asks, ...(isService ? ofService : publishes)],
    // Answers come to an inbox of the user's own, which nobody else may read.
    subscribe: [...(isService ? [`rpc.${name}.>`] : []), ...listens, `_INBOX_${name}.>`],
  };
}

/**
 * Where a service's answers go: the inboxes of those who may ask it. Listed, because NATS's own `allow_responses` keeps
 * a book on every request, which cost the broker more than all else it did.
 */
function inboxesOfCallers(service: string, all: Messages[]): string[] {
  const callers = all.filter(({ asks }) => asks.some((subject) => subject.startsWith(`rpc.${service}.`)));
  return [...callers.map(({ name }) => name), 'operator'].map((name) => `_INBOX_${name}.>`);
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
  writeFileSync(join(process.cwd(), 'deploy/nats/users.conf'), usersConf());
}
