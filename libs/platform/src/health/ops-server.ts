import { createServer, type Server } from 'node:http';
import { instanceReady, registry } from '../metrics/metrics.js';
import type { LifeCycle } from '../service/life-cycle.js';
import { downOf, type HealthCheck } from './health-check.js';

/**
 * /healthz (the process lives), /readyz (it is to be given work: all that it hosts has answered and it was not told
 * to end) and /metrics, on a port of their own that the deployment does not publish.
 */
export class OpsServer {
  private readonly server: Server;

  constructor(
    private readonly life: LifeCycle,
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
      const [[status]] = await Promise.all([this.ready(), this.beforeScrape()]);
      instanceReady.set(status === 200 ? 1 : 0);
      return [200, registry.contentType, await registry.metrics()];
    }
    return [404, 'application/json', '{"status":"not found"}'];
  }

  private async ready(): Promise<[number, string, string]> {
    if (this.life.phase !== 'ready') return unready({ status: this.life.phase });
    const down = await downOf(this.checks().filter(({ onlyToStart }) => !onlyToStart));
    if (down.length > 0) return unready({ status: 'degraded', down });
    return [200, 'application/json', '{"status":"ok","down":[]}'];
  }
}

function unready(body: { status: string; down?: string[] }): [number, string, string] {
  return [503, 'application/json', JSON.stringify(body)];
}
