import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import { isIPv4 } from 'node:net';
import { join } from 'node:path';
import { notFound } from '#platform';
import { type DevMail, listPage, mailPage } from './dev-mail-pages.js';

const SHOWN = 100;
const ID = /^[0-9]{17}-[0-9a-f]{8}$/;

/**
 * `/dev/mail`: the mails that `npm start` put into a folder, since there is no mail server. They hold links that open
 * accounts: shown only where DEV_MAIL_DIR is set, and only to a browser on this very machine that asked for it by name.
 */
export function registerDevMail(fastify: FastifyInstance, folder: string | undefined): void {
  if (!folder) return;
  void fastify.register((pages, _options, done) => {
    pages.addHook('onRequest', (request, reply, next) => {
      void reply
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data: https: http:")
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer');
      next(isLocal(request) ? undefined : notFound('Not found'));
    });
    pages.get('/dev/mail', async (_request, reply) => reply.type('text/html').send(listPage(await newest(folder))));
    pages.get<{ Params: { id: string } }>('/dev/mail/:id', async ({ params }, reply) =>
      reply.type('text/html').send(mailPage(await read(folder, params.id))),
    );
    pages.get<{ Params: { id: string } }>('/dev/mail/:id/raw', async ({ params }, reply) =>
      reply.type('text/plain; charset=utf-8').send((await read(folder, params.id)).message),
    );
    done();
  });
}

/** By name, too: a page of somebody else's whose name leads to this machine must not read mails. */
function isLocal({ socket, host }: FastifyRequest): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const name = host.replace(/:\d+$/, '');
  const here = address === '::1' || (isIPv4(address) && address.startsWith('127.'));
  return here && ['localhost', '127.0.0.1', '[::1]'].includes(name);
}

async function newest(folder: string): Promise<DevMail[]> {
  const names = await readdir(folder).catch(() => []);
  const ids = names.filter((name) => name.endsWith('.json') && !name.startsWith('.')).map((name) => name.slice(0, -5));
  const latest = ids.sort().reverse().slice(0, SHOWN);
  const mails = await Promise.all(latest.map((id) => read(folder, id).catch(() => undefined)));
  return mails.filter((mail) => mail !== undefined);
}

async function read(folder: string, id: string): Promise<DevMail> {
  if (!ID.test(id)) throw notFound('There is no such mail');
  try {
    return JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')) as DevMail;
  } catch {
    throw notFound('There is no such mail');
  }
}
