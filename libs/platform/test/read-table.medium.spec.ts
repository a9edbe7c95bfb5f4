import { describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { randomBytes, randomInt } from 'node:crypto';
import { readTable } from '#platform';
import { workbook, zipBomb } from '#testing';

const rows = (count: number): Uint8Array =>
  new TextEncoder().encode('SKU,Stock\n' + Array.from({ length: count }, (_, n) => `A-${n},${n}`).join('\n'));
const read = (bytes: Uint8Array, mostRows: number) => readTable({ bytes, mostRows, choose: () => [1, 0, -1] });

describe('a table that is read in its thread', () => {
  it('has as many rows as are allowed, and not one more', async () => {
    expect(await read(rows(50_000), 50_000)).toHaveLength(50_000);
    await expect(read(rows(50_001), 50_000)).rejects.toMatchObject({
      kind: 'impossible',
      message: 'The file has more than 50,000 rows',
    });
  });

  it('gives the columns that were chosen, in their order, nothing for those that there are not', async () => {
    expect(await read(rows(1), 9)).toEqual([{ line: 2, cells: ['0', 'A-0', null] }]);
  });

  it('keeps the signs that a spreadsheet saves in Windows-1252', async () => {
    const name = 'Côté – 5 € “x” it’s Œuvre™ Šiška Žižka';
    const bytes = iconv.encode(`SKU,Name\nA-1,${name}\n`, 'windows-1252');
    expect(await read(bytes, 9)).toEqual([{ line: 2, cells: [name, 'A-1', null] }]);
  });

  it('tells what a file of another type is, and what is wrong with one that cannot be read', async () => {
    await expect(read(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 9)).rejects.toMatchObject({
      kind: 'unsupported',
    });
    await expect(read(new Uint8Array(), 9)).rejects.toMatchObject({ kind: 'impossible', message: 'The file is empty' });
  });
});

describe('a table that somebody made to do harm', () => {
  const heading = '<row r="1"><c r="A1" t="inlineStr"><is><t>SKU</t></is></c></row>';
  const cell = (at: string, text: string): string => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (at: number, text: string): string => `<row r="${at}">${cell(`A${at}`, text)}</row>`;
  const many = (count: number, text: string): string => text.repeat(count);
  const unpacks = 'The spreadsheet unpacks to more than can be read';
  const megabyte = 1 << 20;

  it.each<[string, () => Uint8Array, string]>([
    ['texts of gigabytes', () => zipBomb('texts', 1600), unpacks],
    ['a sheet of gigabytes', () => zipBomb('sheet', 1600), unpacks],
    ['one text of 100 MB', () => workbook(heading, `<sst><si><t>${many(100 * megabyte, 'x')}</t></si></sst>`), unpacks],
    ['what begins and never ends', () => workbook(heading + many(5 * megabyte, '<!--')), unpacks],
    ['elements in elements in elements', () => workbook(many(2 * megabyte, '<a>')), unpacks],
    ['an attribute of megabytes', () => workbook(`<row r="1" x="${many(50 * megabyte, 'y')}"/>`), unpacks],
    [
      'rows that are formatted to their last column',
      () =>
        workbook(
          heading + Array.from({ length: 700 }, (_, n) => `<row r="${n + 2}"><c r="XFD${n + 2}"/></row>`).join(''),
        ),
      'The file has too many cells',
    ],
    [
      'two rows of one number',
      () => workbook(heading + row(2, 'A') + row(2, 'B')),
      'The rows of the spreadsheet are out of order',
    ],
    ['rows below zero', () => workbook(heading + row(-5, 'A')), 'The rows of the spreadsheet are out of order'],
    ['a row in the two thousand millions', () => workbook(heading + row(2e9, 'A')), 'The file has too many rows'],
    [
      'a quoted field that is never closed',
      () => Buffer.from(`SKU\n"${many(2e6, 'a\n')}`),
      'The file has too many rows',
    ],
    [
      'a line of 8 MB of delimiters',
      () => Buffer.from(many(2 * megabyte, ';,|\t')),
      'The file has a line of more than 1,000,000 characters',
    ],
    ['a line of 1 MB of delimiters', () => Buffer.from(many(250_000, ';,|\t')), 'The file has more than 200 columns'],
  ])('is refused in words: %s', async (_what, make, message) => {
    await expect(read(make(), 50_000)).rejects.toMatchObject({ kind: 'impossible', message });
  });

  it('is given up early when it is packed no better than a table, and gets nowhere', async () => {
    const words = Array.from({ length: 400 }, () => randomBytes(60).toString('base64'));
    const text = Array.from({ length: 250_000 }, () => words[randomInt(400)]).join('');
    const bytes = workbook(`<row r="1" x="${text}"/>`);
    expect(bytes.length * 50).toBeGreaterThan(text.length);
    const begun = performance.now();
    await expect(readTable({ bytes, mostRows: 9, choose: () => [0], untilFirstRowMs: 1000 })).rejects.toMatchObject({
      kind: 'impossible',
      message: 'The file takes too much time to be read',
    });
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  it('tells nothing of the machine, and no entity grows', async () => {
    const doctype = '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd"><!ENTITY g "ten times as long">]>';
    const bytes = workbook(`${heading}${row(2, '&f;&g;')}${doctype}${row(3, '&f;&g;')}`);
    await expect(readTable({ bytes, mostRows: 9, choose: () => [0] })).resolves.toEqual([
      { line: 2, cells: ['&f;&g;'] },
      { line: 3, cells: ['&f;&g;'] },
    ]);
  });

  it('has headings of a hundred letters at most, none of them no text', async () => {
    let headings: string[] = [];
    await readTable({
      bytes: workbook(`<row r="1">${cell('A1', 'S&#0;K&#xD800;U')}${cell('B1', 'x'.repeat(9000))}</row>`),
      mostRows: 9,
      choose: (found) => {
        headings = found;
        return [0];
      },
    });
    expect(headings).toEqual(['SKU', 'x'.repeat(100)]);
  });
});
