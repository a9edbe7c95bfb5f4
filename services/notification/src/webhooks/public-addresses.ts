import ipaddr from 'ipaddr.js';
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';

/** A name or an address that leads into somebody's own network, or to a port that is none of the web. */
export class AddressRefused extends Error {
  constructor(message = 'The address is not a public one') {
    super(message);
  }
}

/** Asks for all addresses of a name. */
export type Resolve = (name: string) => Promise<LookupAddress[]>;

export const resolveName: Resolve = (name) => lookup(name, { all: true });

/**
 * Whether an address is one of the open internet: neither private, loopback, link-local (with the clouds' metadata),
 * shared, multicast nor reserved, also not in the disguise of IPv6.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * Whether a port is where a receiver may listen: that of https, or one that every user may open. Below are the services
 * of machines (mail, names, logins), which nobody should be able to have greeted by us.
 */
export const isReceiversPort = ({ port }: URL): boolean => port === '' || Number(port) >= 1024;

/** Of a URL's host, where it is an address; undefined for a name. */
export function literalAddress(hostname: string): string | undefined {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  return ipaddr.isValid(address) ? address : undefined;
}

/**
 * For a connection: a name is resolved once, and the connection goes to what was looked at. Whoever lets the name lead
 * elsewhere a moment later gains nothing. One private address among several refuses the name.
 */
export function publicLookup(resolve: Resolve): LookupFunction {
  return (name, options, callback) => {
    resolve(name).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isPublicAddress(address))) callback(new AddressRefused(), '');
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
}
