import { createServer, type Server } from 'node:http';
import { registry } from '../metrics/metrics.js';

/** Something this process depends on. `check` rejects, or takes too long, when it is away. */
export interface HealthCheck {
  name: string;
  check(): Promise<unknown>;
}

const CHECK_TIMEOUT_MS = 2000;

/**
 * /healthz (the process lives), /readyz (its dependencies answer) and /metrics, on a port of their own that the
 * deployment does not publish.
 */
export class OpsServer {
  private readonly server: Server;

  constructor(
    private readonly checks: () => HealthCheck[],
    private readonly beforeScrape: () => Promise<void>,
  ) {
    this.server = createServer((request, response) => {
      this.answer(request.url ?? '').then(
        ([status, type, body]) => response.writeHead(status, { 'content-type': type }).end(body),
        () => response.writeHead(500).end(),
      );
    });
  }

  /** Answers the port, which may have been chosen by the system (0). */
  listen(port: number): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, () => {
        const address = this.server.address();
        resolve(typeof address === 'object' && address ? address.port : port);
      });
    });
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async answer(url: string): Promise<[status: number, type: string, body: string]> {
    if (url === '/healthz') return [200, 'application/json', '{"status":"ok"}'];
    if (url === '/readyz') return this.ready();
    if (url === '/metrics') {
      await this.beforeScrape();
      return [200, registry.contentType, await registry.metrics()];
    }
    return [404, 'application/json', '{"status":"not found"}'];
  }

  private async ready(): Promise<[number, string, string]> {
    const results = await Promise.all(
      this.checks().map(async ({ name, check }) => [name, await withinTimeout(check())] as const),
    );
    const down = results.filter(([, ok]) => !ok).map(([name]) => name);
    return [
      down.length === 0 ? 200 : 503,
      'application/json',
      JSON.stringify({ status: down.length ? 'degraded' : 'ok', down }),
    ];
  }
}

function withinTimeout(check: Promise<unknown>): Promise<boolean> {
  return Promise.race([
    check.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), CHECK_TIMEOUT_MS).unref()),
  ]);
}
