import bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { isIPv4 } from 'node:net';
import { networkOf } from './network-of.js';
import type { SessionOrigin } from './session.store.js';

const LONGEST_AGENT = 300;

/** Where a session is opened from, for its user to recognise it. */
export function originOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): SessionOrigin {
  return {
    userAgent: (headers['user-agent'] ?? '').slice(0, LONGEST_AGENT),
    place: placeOf(ip),
    openedAt: new Date().toISOString(),
  };
}

/** `203.0.113.x` or `2001:db8:5::/48`: the network, as providers hand them out, and not the machine. */
export function placeOf(address: string): string {
  const network = networkOf(address);
  if (isIPv4(network)) return network.replace(/\d+$/, 'x');
  const groups = network.split('::')[0]!.split(':');
  return groups.length >= 3 ? `${groups.slice(0, 3).join(':')}::/48` : network;
}

/** `Firefox on Linux`; what can be told of it, else `Unknown device`. */
export function deviceOf(userAgent: string): string {
  // It refuses an empty one.
  const { browser, os } = bowser.parse(userAgent || '-');
  return [browser.name, os.name].filter(Boolean).join(' on ') || 'Unknown device';
}
