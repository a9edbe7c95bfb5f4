import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_SECONDS } from './session.store.js';

export const SESSION_COOKIE = 'tradeyard_session';

/**
 * Hands the browser its session. `publicUrl` decides whether it may travel by https alone: a proxy that ends TLS and
 * forgets to say so must not turn that off.
 */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  publicUrl: string | undefined,
): void {
  void reply.setCookie(SESSION_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https' || publicUrl?.startsWith('https:') === true,
    maxAge: SESSION_SECONDS,
  });
}
