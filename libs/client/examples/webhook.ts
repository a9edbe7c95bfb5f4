import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Webhook } from 'standardwebhooks';

interface Event {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

/** A server that takes webhooks; what `take` cannot take now is sent again later. */
export function webhookReceiver(secret: string, take: (event: Event, id: string) => Promise<void>): Server {
  const webhook = new Webhook(secret);

  /** Resolves to the status to answer. */
  async function answer(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = request.headers as Record<string, string>;
    let event: Event;
    try {
      // The bytes as they came: parsed and written again they could differ.
      event = webhook.verify(Buffer.concat(chunks), headers) as Event;
    } catch {
      return 400;
    }
    await take(event, headers['webhook-id']!);
    return 204;
  }

  return createServer((request, response) => {
    void answer(request)
      .catch(() => 500)
      .then((status) => response.writeHead(status).end());
  });
}
