import { headers, type Msg } from '@nats-io/transport-node';
import { NatsLink, respondError, type RunningService, unavailable } from '#platform';

/** How a request fares on its way: its answer is lost, or it never arrives, or nobody answers it. */
export type Fault = 'none' | 'answer lost' | 'away' | 'silent';

/**
 * Carries one service's requests to services of another namespace, byte for byte, over a line that a test can break:
 * both ends and what they keep are real.
 */
export class BrokenLine {
  fault: Fault = 'none';
  /** Of each request that was carried: what was sent, as it was sent. */
  readonly sent: { subject: string; body: string }[] = [];

  private constructor(
    private readonly from: NatsLink,
    private readonly to: NatsLink,
  ) {}

  static async between(asking: RunningService, answering: RunningService, service: string): Promise<BrokenLine> {
    const line = new BrokenLine(asking.app.get(NatsLink), answering.app.get(NatsLink));
    line.from.connection.subscribe(line.from.subject(`rpc.${service}.>`), {
      callback: (_error, message) => void line.carry(message),
    });
    await line.from.connection.flush();
    return line;
  }

  private async carry(message: Msg): Promise<void> {
    const subject = message.subject.slice(this.from.namespace.length);
    this.sent.push({ subject, body: message.string() });
    const { fault } = this;
    if (fault === 'away') return respondError(message, unavailable(new Error(fault)));
    const options = { timeout: 10_000, headers: message.headers ?? headers() };
    const answer = await this.to.connection.request(this.to.subject(subject), message.data, options);
    if (fault === 'silent') return;
    if (fault === 'answer lost') return respondError(message, unavailable(new Error(fault)));
    message.respond(answer.data, { headers: answer.headers });
  }
}
