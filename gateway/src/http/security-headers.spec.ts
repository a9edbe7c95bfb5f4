import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { securityHeaders } from './security-headers.js';

const policyWith = async (uploads?: string): Promise<string> => {
  const fastify = Fastify();
  await securityHeaders(fastify, uploads);
  fastify.get('/', () => 'page');
  const { headers } = await fastify.inject('/');
  return String(headers['content-security-policy']);
};

it('a page sends files to the store that takes them itself, and nowhere else without TLS', async () => {
  expect(await policyWith('http://localhost:9000')).toContain(`connect-src 'self' https: http://localhost:9000;`);
  expect(await policyWith()).toContain(`connect-src 'self' https:;`);
});

it('a page shows pictures of ours and those by https', async () => {
  expect(await policyWith()).toContain(`img-src 'self' data: blob: https:;`);
});
