import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeAll, until } from '#testing';

/** A request as it arrived. */
export interface Arrived {
  path: string;
  headers: Record<string, string>;
  body: string;
}

type Answer = (request: Arrived, response: ServerResponse) => void;

/** A program that is told of events: a real HTTP server that keeps what it gets. */
export class Receiver {
  readonly arrived: Arrived[] = [];
  private readonly answers = new Map<string, Answer[]>();

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => void this.take(request, response));
  }

  static async open(): Promise<Receiver> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Receiver(server);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  url(path: string): string {
    return `http://127.0.0.1:${this.port}${path}`;
  }

  /** Next answers of a path, one each; afterwards, and without any, 204. */
  willAnswer(path: string, ...answers: (number | Answer)[]): void {
    const made = answers.map((answer): Answer =>
      typeof answer === 'number' ? (_, response) => response.writeHead(answer).end() : answer,
    );
    this.answers.set(path, made);
  }

  at(path: string): Arrived[] {
    return this.arrived.filter((request) => request.path === path);
  }

  async waitFor(path: string, count = 1): Promise<Arrived[]> {
    await until(() => this.at(path).length >= count, `${count} calls of ${path}`);
    return this.at(path);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await closeAll(() => new Promise((resolve) => this.server.close(resolve)));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk as string;
    const arrived = { path: request.url!, headers: request.headers as Record<string, string>, body };
    this.arrived.push(arrived);
    const answer = this.answers.get(arrived.path)?.shift();
    if (answer) answer(arrived, response);
    else response.writeHead(204).end();
  }
}
