import { invalid } from '#platform';
import { isPublicAddress, isReceiversPort, literalAddress } from './public-addresses.js';

/** An address as it is kept. Throws `invalid` for one that may not be called; names are looked up when they are. */
export function webhookUrl(text: string, privateAddresses: boolean): string {
  const url = URL.parse(text.trim());
  if (!url) throw invalid('Please enter a complete address', 'url');
  if (url.protocol !== 'https:' && !(privateAddresses && url.protocol === 'http:')) {
    throw invalid('The address must begin with https://', 'url');
  }
  if (url.username || url.password) throw invalid('The address must not have a username or password', 'url');
  if (!privateAddresses) {
    if (isPrivate(url.hostname)) throw invalid('The address must be a public one', 'url');
    if (!isReceiversPort(url)) throw invalid('The port must be 443, or 1024 and above', 'url');
  }
  url.hash = '';
  return url.href;
}

function isPrivate(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  const address = literalAddress(name);
  return address === undefined ? /(^|\.)localhost$/.test(name) : !isPublicAddress(address);
}
