import type { Server } from 'node:http';

/** The requests an HTTP server is answering, so that it can end without cutting one off. */
export class OpenRequests {
  private open = 0;
  private draining = false;
  private lastAnswered: () => void = () => undefined;

  constructor(private readonly server: Server) {
    server.prependListener('request', (_request, response) => {
      this.open += 1;
      if (this.draining) response.setHeader('connection', 'close');
      response.once('close', () => {
        this.open -= 1;
        if (this.open === 0) this.lastAnswered();
      });
    });
  }

  /** Serves on, but each answer asks its client to open its next connection anew: elsewhere, behind a balancer. */
  drain(): void {
    this.draining = true;
  }

  /** Takes no new connections, waits for the answers that are due, then closes idle connections. */
  async close(): Promise<void> {
    this.drain();
    this.server.close();
    if (this.open > 0) await new Promise<void>((resolve) => (this.lastAnswered = resolve));
    // Also those that a browser opened in advance and has sent nothing on: Node counts them as busy.
    this.server.closeAllConnections();
  }
}
