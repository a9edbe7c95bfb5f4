import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A port before the product's own that can be closed and opened again, as a gateway that is away and comes back. */
export class Front {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  private port = 0;

  constructor(private readonly target: number) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  open(): Promise<void> {
    const server = createServer((from) => {
      const to = connect(this.target, '127.0.0.1');
      for (const [socket, other] of [
        [from, to],
        [to, from],
      ] as const) {
        this.sockets.add(socket);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          this.sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
      }
    });
    this.server = server;
    return new Promise((resolve) => {
      server.listen(this.port, '127.0.0.1', () => {
        this.port = (server.address() as AddressInfo).port;
        resolve();
      });
    });
  }

  /** Whoever is connected is cut off, whoever calls finds nobody. */
  close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server?.close(() => resolve()));
    for (const socket of this.sockets) socket.destroy();
    return closed;
  }
}
