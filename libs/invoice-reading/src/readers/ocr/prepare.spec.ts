import { describe, expect, it } from '@jest/globals';
import { picture } from '../../../test/documents/picture.js';
import { printedInvoice } from '../../../test/documents/printed-pdf.js';
import { openPicture } from '../picture.js';
import { prepare } from './prepare.js';

/** More than a third of the page: where so much is ink, nothing is to be learned from where it lies. */
const SHADOW = { x: 0, y: 480, width: 595, height: 362 };

describe('A page half in the dark', () => {
  it.each([
    [0, 0],
    [90, 1],
    [270, 1],
  ])('turned by %i° is known by the shape of its letters', async (degrees, quarters) => {
    const width = degrees === 0 ? 1240 : 1754;
    const bytes = await picture(printedInvoice(), { degrees, width, dark: SHADOW });
    expect((await prepare(await openPicture(bytes))).quarters).toBe(quarters);
  });
});
