import { describe, expect, it } from '@jest/globals';
import type { LookupAddress } from 'node:dns';
import { AddressRefused, isPublicAddress, literalAddress, publicLookup } from './public-addresses.js';

it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::127.0.0.1'],
  ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fdff::1', '::ffff:10.0.0.1'],
  ['169.254.169.254', 'fe80::1', 'fe80::1%eth0', '::ffff:169.254.169.254', 'fd00:ec2::254', 'fec0::1'],
  ['100.64.0.1', '100.100.100.200', '0.0.0.0', '0.1.2.3', '::', '255.255.255.255', '240.0.0.1'],
  ['224.0.0.1', 'ff02::1', '192.0.2.1', '198.18.0.1', '2001:db8::1'],
  // Into which an IPv4 address is wrapped.
  ['64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '::ffff:0:127.0.0.1'],
  ['', 'localhost', 'example.com', '127.1', '300.1.1.1'],
])('none of %s, %s, %s, … is', (...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

it.each([
  ['https://127.1/', '127.0.0.1'],
  ['https://0x7f.1/', '127.0.0.1'],
  ['https://2130706433/', '127.0.0.1'],
  ['https://017700000001/', '127.0.0.1'],
  ['https://[::1]/', '::1'],
  ['https://[::ffff:127.0.0.1]/', '::ffff:7f00:1'],
  ['https://example.com/', undefined],
])('the host of %s is the address %s', (url, address) => {
  expect(literalAddress(new URL(url).hostname)).toBe(address);
});

describe('a name', () => {
  const address = (text: string): LookupAddress => ({ address: text, family: text.includes(':') ? 6 : 4 });
  /** What a connection to `answers`, one after the other, is given. */
  const connections = (...answers: LookupAddress[][]) => {
    const lookup = publicLookup(() => Promise.resolve(answers.shift()!));
    return (all: boolean) =>
      new Promise((resolve, reject) =>
        lookup('hooks.example', { all }, (error, found) => (error ? reject(error) : resolve(found))),
      );
  };

  it('leads to the address that was looked at, and when it is changed to a private one, nowhere', async () => {
    const connect = connections([address('93.184.216.34')], [address('127.0.0.1')]);
    expect(await connect(false)).toBe('93.184.216.34');
    await expect(connect(false)).rejects.toThrow(AddressRefused);
  });

  it('leads nowhere where one of its addresses is private, or there is none', async () => {
    const connect = connections([address('93.184.216.34'), address('::1')], []);
    await expect(connect(true)).rejects.toThrow(AddressRefused);
    await expect(connect(true)).rejects.toThrow(AddressRefused);
  });
});
