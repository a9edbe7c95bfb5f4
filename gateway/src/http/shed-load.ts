import { httpSeconds } from '#platform';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { whileConnecting } from './connecting.js';
import { Turns } from './turns.js';

/** Nobody waits longer than this for what is ahead of them. */
const LONGEST_WAIT_SECONDS = 0.5;
const SAMPLES_PER_SECOND = 4;
/** How often the delay of the event loop is looked at. */
const LOOK_MS = 10;
/** How much of the rate is of the last sample. */
const LATEST = 0.3;
/** They are told one second, two, three and one again: who is refused together does not come back together. */
const RETRY_AFTER_MOST = 3;
/** The health check must be answered when nothing else is, and these are long by nature: they take hardly any time. */
const UNCOUNTED = ['/api/health', '/api/notifications/stream', '/api/uploads/'];

const arrivals = new WeakMap<IncomingMessage, number>();

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * How many requests may be let in at a time: as many as are answered in half a second at the present rate, and never fewer than
 * `least`, so that a burst after a quiet time is let in. None while the process comes to nothing in time: each waits for a
 * turn of the event loop several times on its way, however few they are.
 */
export class LoadLimit {
  private rate = 0;
  private answeredSince = 0;
  /** How many have been let in and not been answered. */
  open = 0;
  /** Of the last two samples: one long turn is over when it is known of. */
  private turnsMs = [0, 0];

  constructor(
    readonly least: number,
    private readonly longestTurnMs: number,
  ) {}

  /** Whether one more would be answered in time. */
  get allowsMore(): boolean {
    return (
      Math.min(...this.turnsMs) <= this.longestTurnMs &&
      this.open < Math.max(this.least, this.rate * LONGEST_WAIT_SECONDS)
    );
  }

  begun(): void {
    this.open += 1;
  }

  answered(): void {
    this.open -= 1;
    this.answeredSince += 1;
  }

  /** Called {@link SAMPLES_PER_SECOND} times a second, with how long a turn of the event loop was since then, in the mean. */
  sample(turnMs: number): void {
    this.turnsMs = [this.turnsMs[1]!, turnMs];
    this.rate += LATEST * (this.answeredSince * SAMPLES_PER_SECOND - this.rate);
    this.answeredSince = 0;
  }
}

/**
 * Refuses API requests at once that would be answered too late, before anything is spent on them: 503, to be asked again
 * in a few seconds. What is let in is answered in good time, at the rate that the product is capable of. It is begun as others are
 * answered: the more are worked on at a time, the longer is each turn of the event loop, and each refusal waits for one.
 * While others are still connecting nothing is begun: who has not been accepted can be neither answered nor refused.
 */
export function shedLoad(server: Server, limit: LoadLimit): void {
  const turns = new Turns(Math.ceil(limit.least / 2), LONGEST_WAIT_SECONDS * 1000);
  let refused = 0;
  const listeners = server.listeners('request') as Listener[];
  const pass: Listener = (request, response) => listeners.forEach((listener) => listener(request, response));
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { url = '' } = request;
    if (!url.startsWith('/api/') || UNCOUNTED.some((path) => url.startsWith(path))) return pass(request, response);
    if (!limit.allowsMore) return refuse(request, response, 1 + (refused++ % RETRY_AFTER_MOST));
    arrivals.set(request, Date.now());
    if (hasBody(request)) {
      countOnceComplete(limit, request, response);
      return pass(request, response);
    }
    inTurn(limit, turns, response, () => pass(request, response));
  });
  whileConnecting(
    server,
    () => turns.hold(),
    () => turns.release(),
  );
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
  delay.enable();
  const timer = setInterval(() => {
    limit.sample(delay.count === 0 ? 0 : delay.mean / 1e6 - LOOK_MS);
    delay.reset();
    turns.hurry();
  }, 1000 / SAMPLES_PER_SECOND).unref();
  server.once('close', () => {
    clearInterval(timer);
    delay.disable();
  });
}

/** When a request came, in milliseconds since the epoch. */
export function arrivedAt(request: IncomingMessage): number {
  return arrivals.get(request) ?? Date.now();
}

function inTurn(limit: LoadLimit, turns: Turns, response: ServerResponse, begin: () => void): void {
  let state: 'waiting' | 'working' | 'over' = 'waiting';
  limit.begun();
  const end = (): void => {
    if (state === 'over') return;
    limit.answered();
    if (state === 'working') turns.ended();
    state = 'over';
  };
  // Who has left before their turn passes it on.
  response.once('finish', end).once('close', end);
  turns.take(() => {
    if (state === 'over') return turns.ended();
    state = 'working';
    begin();
  });
}

/** Who sends a body slowly, or never, takes nobody's place meanwhile; nor does who is answered before the body has ended. */
function countOnceComplete(limit: LoadLimit, request: IncomingMessage, response: ServerResponse): void {
  let state: 'coming' | 'open' | 'over' = 'coming';
  const begin = (): void => {
    if (state === 'over') return;
    state = 'open';
    limit.begun();
  };
  const end = (): void => {
    if (state === 'open') limit.answered();
    state = 'over';
  };
  request.once('end', begin);
  response.once('finish', end).once('close', end);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function refuse(request: IncomingMessage, response: ServerResponse, retryAfter: number): void {
  const requestId = randomUUID();
  const body = JSON.stringify({
    statusCode: 503,
    message: 'Too much is going on at the moment. Please try again in a few seconds.',
    requestId,
  });
  response
    .writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'x-request-id': requestId,
      'retry-after': String(retryAfter),
      // What it goes on sending is not read.
      ...(hasBody(request) && { connection: 'close' }),
    })
    .end(body);
  httpSeconds.observe({ method: 'any', route: 'refused', status: 503 }, 0);
}
