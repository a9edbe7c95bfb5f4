import { expect, it } from '@jest/globals';
import { webhookUrl } from './webhook-url.js';

it('an address is kept in its plain form', () => {
  expect(webhookUrl(' HTTPS://Hooks.Example:443/in?a=1#b ', false)).toBe('https://hooks.example/in?a=1');
});

it.each([
  ['hooks.example/in', 'Please enter a complete address'],
  ['', 'Please enter a complete address'],
  ['http://hooks.example/', 'The address must begin with https://'],
  ['ftp://hooks.example/', 'The address must begin with https://'],
  ['javascript:alert(1)', 'The address must begin with https://'],
  ['https://ada:secret@hooks.example/', 'The address must not have a username or password'],
  ['https://127.0.0.1/', 'The address must be a public one'],
  ['https://0x7f.1/', 'The address must be a public one'],
  ['https://[::ffff:10.0.0.1]/', 'The address must be a public one'],
  ['https://169.254.169.254/latest/meta-data', 'The address must be a public one'],
  ['https://localhost/', 'The address must be a public one'],
  ['https://tradeyard.localhost./', 'The address must be a public one'],
  ['https://hooks.example:22/', 'The port must be 443, or 1024 and above'],
  ['https://hooks.example:25/', 'The port must be 443, or 1024 and above'],
  ['https://hooks.example:80/', 'The port must be 443, or 1024 and above'],
  ['https://hooks.example:1023/', 'The port must be 443, or 1024 and above'],
  ['https://hooks.example:0/', 'The port must be 443, or 1024 and above'],
  ['https://hooks.example:65536/', 'Please enter a complete address'],
])('%s is none: %s', (url, message) => {
  expect(() => webhookUrl(url, false)).toThrow(message);
});

it.each(['https://hooks.example:1024/in', 'https://hooks.example:8443/in', 'https://hooks.example:65535/in'])(
  '%s is one',
  (url) => expect(webhookUrl(url, false)).toBe(url),
);

it('where it is switched on, this machine may be called, by http too', () => {
  expect(webhookUrl('http://127.0.0.1:9000/in', true)).toBe('http://127.0.0.1:9000/in');
  expect(webhookUrl('http://127.0.0.1:80/in', true)).toBe('http://127.0.0.1/in');
  expect(webhookUrl('https://127.0.0.1:81/in', true)).toBe('https://127.0.0.1:81/in');
  expect(() => webhookUrl('file:///etc/passwd', true)).toThrow('The address must begin with https://');
});
