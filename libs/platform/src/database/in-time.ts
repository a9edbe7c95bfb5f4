import { once } from 'node:events';
import { connect } from 'node:net';
import type { PoolClient } from 'pg';
import { currentCall } from '../call/call.js';

const CANCEL_REQUEST = 80_877_102;
/** A server that cannot even take this is gone; the connection's own error tells. */
const CANCEL_TIMEOUT_MS = 2000;

/**
 * Does work on a connection until the current call's deadline: then the server is told to cancel the statement that runs
 * there, which fails with SQLSTATE 57014 (`unavailable`), once `mayCancel` says so. See docs/adr/0008-cancel-at-the-deadline.md.
 */
export async function inTime<T>(
  client: PoolClient,
  work: () => Promise<T>,
  mayCancel: () => Promise<void> = async () => undefined,
): Promise<T> {
  const call = currentCall();
  if (!call || call.deadlineAt === Infinity) return work();
  call.requireInTime();
  let cancelled: Promise<void> | undefined;
  const timer = setTimeout(() => {
    cancelled = mayCancel().then(() => cancel(client));
  }, call.deadlineAt - Date.now());
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    // Not before: a request still on its way would hit the next statement of this connection.
    await cancelled;
  }
}

/** What the types leave out: how the server knows the connection. */
interface Backend {
  host: string;
  port: number;
  processID: number;
  secretKey: number;
}

/**
 * PostgreSQL's cancel request, over a socket of its own: it needs no session, so it gets through when every connection
 * is taken. Resolves when the server has dealt with it; the cancelled statement itself tells whether it had an effect.
 */
async function cancel(client: PoolClient): Promise<void> {
  const { host, port, processID, secretKey } = client as unknown as Backend;
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  const request = Buffer.alloc(16);
  [request.length, CANCEL_REQUEST, processID, secretKey].forEach((value, i) => request.writeInt32BE(value, 4 * i));
  socket.setTimeout(CANCEL_TIMEOUT_MS, () => socket.destroy());
  socket.on('error', () => undefined).resume();
  socket.write(request);
  if (!socket.destroyed) await once(socket, 'close').catch(() => undefined);
}
