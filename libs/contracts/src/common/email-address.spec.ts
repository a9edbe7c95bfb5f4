import { expect, it } from '@jest/globals';
import { oneEmail } from './email-address.js';

it.each([
  ['x@exämple.de', 'x@exämple.de'],
  ['x@xn--exmple-cua.de', 'x@exämple.de'],
  ['x@mail.XN--EXMPLE-CUA.de', 'x@mail.exämple.de'],
  ['x@EXÄMPLE.de', 'x@exämple.de'],
  ['x@ｅxample.com', 'x@example.com'],
  ['Ada@Example.COM', 'Ada@Example.COM'],
  ['a@b@exämple.de', 'a@b@exämple.de'],
  ['xn--exmple-cua.de', 'exämple.de'],
  ['x@xn--', 'x@xn--'],
  ['x@ä ö', 'x@ä ö'],
  ['', ''],
])('%s is %s', (typed, one) => {
  expect(oneEmail(typed)).toBe(one);
});
