/** `npm run servers`: keeps servers up for tests that are run again and again, and prints how tests find them. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServers } from './servers.mjs';

const servers = await startServers({
  dataDir: join(tmpdir(), `tradeyard-test-servers-${process.getuid?.()}`),
  durable: false,
  log: console.error,
});
console.log(
  `export TEST_DATABASE_URL=${servers.databaseUrl} TEST_NATS_URL=${servers.natsUrl} TEST_REDIS_URL=${servers.redisUrl}`,
);
const alive = setInterval(() => {}, 1 << 30);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    clearInterval(alive);
    void servers.stop();
  });
}
