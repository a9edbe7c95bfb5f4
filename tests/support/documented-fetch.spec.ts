import { describe, expect, it } from '@jest/globals';
import { checkAnswer } from './documented-fetch.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const check = (method: string, path: string, status: number, body: unknown, type = JSON_TYPE): void =>
  checkAnswer(method, `http://localhost${path}`, status, type, body === undefined ? '' : JSON.stringify(body));
const problem = { statusCode: 404, message: 'Not found', requestId: '1' };
const brand = {
  id: 1,
  name: 'Anchor',
  description: null,
  supplierId: 1,
  createdBy: 1,
  createdAt: '2026-01-01T00:00:00Z',
};

describe('an answer of the API', () => {
  it('as the document has it passes', () => {
    check('GET', '/api/health', 200, { status: 'ok' });
    check('GET', '/api/brands', 200, [{ ...brand, _count: { products: 0 } }]);
    check('DELETE', '/api/brands/1', 204, undefined);
    check('GET', '/api/orders/1', 404, problem);
    check('GET', '/api/nothing', 404, problem);
    check('GET', '/orders', 200, undefined, 'text/html');
  });

  it.each<[string, () => void]>([
    ['a status that the call does not have', () => check('GET', '/api/health', 201, { status: 'ok' })],
    ['a field more', () => check('GET', '/api/health', 200, { status: 'ok', since: 1 })],
    ['a field less', () => check('GET', '/api/brands', 200, [brand])],
    [
      'a field more, deep inside',
      () => check('GET', '/api/brands', 200, [{ ...brand, _count: { products: 0, old: 1 } }]),
    ],
    ['a value of the wrong type', () => check('GET', '/api/health', 200, { status: 1 })],
    [
      'null where none is told of',
      () => check('GET', '/api/brands', 200, [{ ...brand, name: null, _count: { products: 0 } }]),
    ],
    ['a body where none is told of', () => check('DELETE', '/api/brands/1', 204, {})],
    ['a type of content that is not told of', () => check('GET', '/api/health', 200, undefined, 'text/html')],
    ['an error of another shape', () => check('GET', '/api/orders/1', 404, { error: 'Not found' })],
    [
      'an error of another shape at an unknown address',
      () => check('GET', '/api/nothing', 404, { error: 'Not found' }),
    ],
  ])('with %s is refused', (_what, answer) => {
    expect(answer).toThrow('→');
  });
});
