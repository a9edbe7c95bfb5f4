import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { until } from '#testing';

/** A message as a mail server took it. */
export interface Received {
  /** Addresses of the envelope. */
  to: string[];
  raw: string;
  mail: ParsedMail;
}

/** A mail server that keeps what it takes. */
export class Mailbox {
  readonly received: Received[] = [];
  /** Called before a message is taken: what it throws, with a `responseCode`, is the answer. */
  beforeTaking: (to: string[]) => Promise<void> | void = () => undefined;
  /** The answer to the recipient. */
  refusal: Error | undefined;

  private constructor(
    private readonly server: SMTPServer,
    readonly port: number,
  ) {}

  static async open(options: SMTPServerOptions = {}, port = 0): Promise<Mailbox> {
    const server: SMTPServer = new SMTPServer({
      authOptional: true,
      // Idle connections of a pool are cut, as by a server that dies.
      closeTimeout: 1,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, answer) => answer(mailbox.refusal),
      onData: (stream, session, answer) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          void mailbox.take(to, Buffer.concat(chunks)).then(() => answer(), answer);
        });
      },
      ...options,
    });
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    const mailbox = new Mailbox(server, (server.server.address() as { port: number }).port);
    return mailbox;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  to(address: string): Received[] {
    return this.received.filter(({ to }) => to.includes(address));
  }

  async waitFor(address: string, count = 1): Promise<Received> {
    await until(() => this.to(address).length >= count, `${count} mails to ${address}`);
    return this.to(address).at(-1)!;
  }

  close(): Promise<void> {
    return new Promise((done) => this.server.close(() => done()));
  }

  private async take(to: string[], raw: Buffer): Promise<void> {
    await this.beforeTaking(to);
    this.received.push({ to, raw: raw.toString(), mail: await simpleParser(raw) });
  }
}

/** What a mail server says no with. */
export function smtpError(responseCode: number): Error {
  return Object.assign(new Error('not today'), { responseCode });
}
