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
])('%s is none: %s', (url, message) => {
  expect(() => webhookUrl(url, false)).toThrow(message);
});

it('where it is switched on, this machine may be called, by http too', () => {
  expect(webhookUrl('http://127.0.0.1:9000/in', true)).toBe('http://127.0.0.1:9000/in');
  expect(() => webhookUrl('file:///etc/passwd', true)).toThrow('The address must begin with https://');
});
