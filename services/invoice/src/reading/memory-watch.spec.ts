import { beforeEach, describe, expect, it } from '@jest/globals';
import { MemoryWatch } from './memory-watch.js';

describe('Memory of what is read', () => {
  const text = { ocr: false };
  const mail = { ocr: false };
  const picture = { ocr: true };
  let bytes: number;
  let watch: MemoryWatch;
  beforeEach(() => {
    bytes = 1000;
    watch = new MemoryWatch(700, () => bytes);
  });

  it('is what one document may take, above what the process had', () => {
    watch.begin(text);
    bytes += 700;
    expect(watch.isTooLarge(text)).toBe(false);
    bytes += 1;
    expect(watch.isTooLarge(text)).toBe(true);
  });

  it('is that for each of those that are read together, however many came one after the other', () => {
    watch.begin(picture);
    for (let one = 0; one < 3; one++) {
      watch.begin(text);
      watch.end(text);
    }
    bytes += 1400;
    expect(watch.isTooLarge(picture)).toBe(false);
    bytes += 1;
    expect(watch.isTooLarge(picture)).toBe(true);
  });

  it('beyond it, what is no picture is given up, whichever began first', () => {
    for (const order of [
      [picture, text],
      [text, picture],
    ]) {
      bytes = 1000;
      for (const reading of order) watch.begin(reading);
      bytes += 1401;
      expect([watch.isTooLarge(picture), watch.isTooLarge(text)]).toEqual([false, true]);
      for (const reading of order) watch.end(reading);
    }
  });

  it('of two that are none, the later', () => {
    watch.begin(text);
    watch.begin(mail);
    bytes += 1401;
    expect([watch.isTooLarge(text), watch.isTooLarge(mail)]).toEqual([false, true]);
  });
});
