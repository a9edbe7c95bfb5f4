import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';

/**
 * So many clients, each on a connection of its own that it keeps, ask again as soon as they are answered, or once they may when they are
 * refused (503), for `forMs`. `onAnswer` is told each status and the time since the request was sent: a first one is when its
 * connection is made, which is before the server accepts it. Resolves to how many failed.
 *
 * On bare sockets: the clients share the machine with who answers them, and those of node:http take three times the CPU.
 */
export async function askAgain({ url, headers }, clients, forMs, onAnswer) {
  const { hostname, port, host, pathname, search } = new URL(url);
  const fields = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const text = [`GET ${pathname}${search} HTTP/1.1`, ...fields].join('\r\n') + HEAD_END;
  const end = performance.now() + forMs;
  let failed = 0;
  const client = () =>
    new Promise((done) => {
      const socket = connect({ port: Number(port), host: hostname, noDelay: true });
      let [sent, left, head] = [0, 0, ''];
      const send = () => {
        if (performance.now() >= end) return void socket.destroy();
        sent = performance.now();
        left = -1;
        socket.write(text);
      };
      const answer = () => {
        const now = performance.now();
        const status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
        if (status === 200 || status === 503) onAnswer(status, now - sent);
        else failed += 1;
        if (status !== 503) return send();
        setTimeout(send, Math.min(end - now, 1000 * Number(fieldOf(head, 'retry-after') ?? 1)));
      };
      socket.once('connect', send);
      socket.on('data', (chunk) => {
        if (left < 0) {
          const at = chunk.indexOf(HEAD_END);
          head = chunk.latin1Slice(0, at);
          left = Number(fieldOf(head, 'content-length')) + at + HEAD_END.length;
        }
        left -= chunk.length;
        if (left === 0) answer();
      });
      socket.on('error', () => undefined);
      socket.once('close', () => {
        if (performance.now() < end) failed += 1;
        done();
      });
    });
  await Promise.all(Array.from({ length: clients }, client));
  return failed;
}

function fieldOf(head, name) {
  return new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1];
}
