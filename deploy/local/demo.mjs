/** The demo market: made once per data folder, wholly or not at all. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimFolder } from './servers.mjs';

const DATA = ['postgres', 'nats', 'redis', 'files'];

/** Before the servers start: a market whose making was interrupted is thrown away with all that is in the folder. */
export async function demoFor(dataDir, log) {
  const marker = join(dataDir, 'demo-data');
  const state = existsSync(marker) ? readFileSync(marker, 'utf8') : 'none';
  const ownServers = !process.env.DATABASE_URL && !process.env.NATS_URL && !process.env.REDIS_URL;
  if (state === 'begun' && ownServers) {
    await claimFolder(dataDir, log);
    log('The demo market was not finished last time: starting afresh');
    for (const name of DATA) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  if (state === 'begun' && !ownServers) log('The demo market was not finished last time and stays as it is.');
  return {
    isDue: state === 'none' || (state === 'begun' && ownServers),
    async seed({ url, environment }, { ADMIN_USERNAME, ADMIN_PASSWORD }) {
      log('Making the demo market: a year of business');
      mkdirSync(dataDir, { recursive: true });
      writeFileSync(marker, 'begun');
      const { seedDemo } = await import('../../dist/deploy/local/demo/seed.js');
      const { DemoClock } = await import('../../dist/deploy/local/demo/demo-clock.js');
      const clock = await DemoClock.open(environment);
      try {
        const at = (daysAgo, hour, work) => clock.at(daysAgo, hour, work);
        await seedDemo({ url, adminUsername: ADMIN_USERNAME, adminPassword: ADMIN_PASSWORD, at });
        await clock.finish();
      } finally {
        await clock.close();
      }
      writeFileSync(marker, 'made');
    },
  };
}
