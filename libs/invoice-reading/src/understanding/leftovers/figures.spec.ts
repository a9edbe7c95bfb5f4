import { expect, it } from '@jest/globals';
import { codesOf } from '../../../test/documents/doubts-of.js';
import { row } from '../../../test/documents/printed-pdf.js';

it('Whole amounts have their cents in a column of their own, others have none', () => {
  const beside = (whole: string): string =>
    codesOf(
      row(400, [
        [370, whole],
        [440, '10'],
      ]),
    );
  expect(beside('6,600')).toContain('left-figure');
  expect(beside('6.600')).not.toContain('left-figure');
});
