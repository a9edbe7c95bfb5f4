import { invalid } from '#platform';
import type { FastifyRequest } from 'fastify';

/** The origin of the address that browsers call; undefined: not configured. */
export function publicOriginOf(publicUrl: string | undefined): string | undefined {
  return publicUrl === undefined ? undefined : new URL(publicUrl).origin;
}

/** Where the browser that asks believes to be. Throws `invalid` for a host that is none. */
export function siteOriginOf(request: FastifyRequest, publicUrl: string | undefined): string {
  const configured = publicOriginOf(publicUrl);
  if (configured !== undefined) return configured;
  const own = `${request.protocol}://${request.host}`;
  if (!URL.canParse(own)) throw invalid('The Host header is not valid');
  return new URL(own).origin;
}
