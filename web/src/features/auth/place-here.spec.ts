import { expect, it } from '@jest/globals';
import { placeHere } from './place-here';

const HERE = 'https://tradeyard.example';

it.each(['/orders?tab=pending#top', '/accept-invitation?token=a%2Fb', '/%2Felsewhere.example'])(
  'after a login %s is gone on to',
  (url) => expect(placeHere(url, HERE)).toBe(url),
);

it.each([
  ...['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/\t/elsewhere.example'],
  ...['/.//elsewhere.example', 'javascript:alert(1)', 'https://', '', null],
])('after a login %j carries nobody elsewhere', (url) => expect(placeHere(url, HERE)).toBeUndefined());
