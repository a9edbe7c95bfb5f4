import 'reflect-metadata';
import { PlatformConfig } from '../config/service-config.js';
import { loadConfig } from '../config/load-config.js';
import { openDataSource } from '../database/data-source.js';
import { Db } from '../database/db.js';
import { createLog } from '../log/log.js';
import { NatsLink } from '../messaging/nats-link.js';
import { listDeadLetters, replayDeadLetters } from './dead-letters.js';
import { EventStream } from './event-stream.js';

const USAGE = 'usage: dead-letters SERVICE list | replay [ID]';

/** The operator's command: shows a service's dead letters or sends them again. */
async function main([service, verb, id]: string[]): Promise<string> {
  const url = service && process.env[`${service.toUpperCase()}_DATABASE_URL`];
  if (!service || !url || !(verb === 'list' || verb === 'replay')) return USAGE;
  const config = loadConfig(PlatformConfig);
  const log = createLog('dead-letters', 'warn');
  const source = await openDataSource({ url, name: service, poolSize: 2, entities: [], migrations: [] });
  const db = new Db(source);
  try {
    if (verb === 'list') return JSON.stringify(await listDeadLetters(db), null, 2);
    const link = await NatsLink.open({ url: config.NATS_URL, namespace: config.NAMESPACE, name: 'dead-letters', log });
    const stream = await EventStream.open(link, config.EVENTS_REPLICAS);
    const sent = await replayDeadLetters(db, stream, service, id === undefined ? undefined : Number(id));
    await link.close();
    return `${sent} sent again`;
  } finally {
    await db.close();
  }
}

main(process.argv.slice(2)).then(
  (text) => console.log(text),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
