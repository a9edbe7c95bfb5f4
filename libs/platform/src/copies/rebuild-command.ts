import 'reflect-metadata';
import { loadConfig } from '../config/load-config.js';
import { PlatformConfig } from '../config/service-config.js';
import { createLog } from '../log/log.js';
import { NatsLink } from '../messaging/nats-link.js';
import { Requests } from '../messaging/requests.js';
import { rebuild } from './rebuild.js';

/** The operator's command: owners send their facts again, and services that keep copies take what they lack. */
async function main(owners: string[]): Promise<string> {
  if (owners.length === 0) return 'usage: rebuild OWNER... (e.g. identity catalog invitation)';
  const { NATS_URL: url, NAMESPACE: namespace } = loadConfig(PlatformConfig);
  const link = await NatsLink.open({ url, namespace, name: 'rebuild', log: createLog('rebuild', 'warn') });
  try {
    const lines = [];
    for (const owner of owners) lines.push(`${owner}: ${await rebuild(new Requests(link), owner)} sent again`);
    return lines.join('\n');
  } finally {
    await link.close();
  }
}

main(process.argv.slice(2)).then(
  (text) => console.log(text),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
