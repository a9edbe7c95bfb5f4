import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOK_MS = 250;

interface Backend {
  port: number;
  ops: string;
}

/** What any balancer does, in a few lines: in turn to whoever says on /readyz that it is ready. It never tries twice. */
export class Balancer {
  private readonly backends: Backend[] = [];
  private ready: Backend[] = [];
  private turn = 0;
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server = createServer((incoming, outgoing) => this.forward(incoming, outgoing));
  private readonly timer = setInterval(() => void this.look(), LOOK_MS);

  add(backend: Backend): void {
    this.backends.push(backend);
    this.ready = [...this.ready, backend];
  }

  listen(): Promise<string> {
    return new Promise((resolve) => {
      this.server.listen(0, '127.0.0.1', () =>
        resolve(`http://127.0.0.1:${(this.server.address() as AddressInfo).port}`),
      );
    });
  }

  close(): Promise<void> {
    clearInterval(this.timer);
    this.agent.destroy();
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async look(): Promise<void> {
    const answers = await Promise.all(
      this.backends.map(async ({ ops }) =>
        fetch(`${ops}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    this.ready = this.backends.filter((_, i) => answers[i]);
  }

  private forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const backend = this.ready[this.turn++ % Math.max(1, this.ready.length)];
    if (!backend) return void outgoing.writeHead(502).end('no gateway is ready');
    const { method, url: path, headers } = incoming;
    const onward = request({ host: '127.0.0.1', port: backend.port, method, path, headers, agent: this.agent });
    onward.on('response', (answer) => {
      // About the connection behind us, not the one before us.
      delete answer.headers.connection;
      delete answer.headers['keep-alive'];
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', (error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end(String(error));
    });
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) onward.destroy();
    });
    incoming.pipe(onward);
  }
}
