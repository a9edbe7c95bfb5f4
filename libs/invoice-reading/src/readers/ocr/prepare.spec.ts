import { describe, expect, it } from '@jest/globals';
import { picture } from '../../../test/documents/picture.js';
import { printedInvoice } from '../../../test/documents/printed-pdf.js';
import { openPicture } from '../picture.js';
import { darkPanels, withPanelsTurned } from './dark-panels.js';
import { prepare, turnedOver } from './prepare.js';

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

describe('A prepared picture', () => {
  it('stays as it is when it is turned over, and when its panels are', async () => {
    const dark = { x: 40, y: 170, width: 540, height: 200 };
    const prepared = await prepare(await openPicture(await picture(printedInvoice(), { dark })));
    const before = Uint8Array.from(prepared.picture.pixels);
    const panels = darkPanels(prepared.picture);
    expect(panels).toHaveLength(1);
    withPanelsTurned(prepared.picture, panels);
    turnedOver(prepared);
    expect(Buffer.compare(prepared.picture.pixels, before)).toBe(0);
  });
});
