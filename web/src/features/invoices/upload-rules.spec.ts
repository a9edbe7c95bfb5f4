import { describe, expect, it } from '@jest/globals';
import { refusalOf } from './upload-rules';

const file = (name: string, size = 100) => ({ name, size }) as File;

describe('a file to upload', () => {
  it.each(['a.pdf', 'A.PDF', 'invoice.xml', 'b.csv', 'b.tsv', 'c.jpeg', 'd.webp', 'e.eml'])('may be %s', (name) => {
    expect(refusalOf(file(name))).toBeUndefined();
  });

  it.each(['a.exe', 'pdf', 'a.pdf.zip', 'a.svg'])('may not be %s', (name) => {
    expect(refusalOf(file(name))?.title).toBe('Invalid file type');
  });

  it.each(['IMG_1.HEIC', 'a.heif'])('may not be %s, and is told what to do', (name) => {
    expect(refusalOf(file(name))?.text).toContain('save JPEG');
  });

  it('has at most 10 MB', () => {
    const limit = 10 * 1024 * 1024;
    expect(refusalOf(file('a.pdf', limit))).toBeUndefined();
    expect(refusalOf(file('a.pdf', limit + 1))?.title).toBe('File too large');
  });
});
