import { describe, expect, it } from '@jest/globals';
import { validate } from 'class-validator';
import { PictureUrl, pictureUrl } from './picture.dto.js';

class Shown {
  @PictureUrl()
  imageUrl: string;
}

const isTaken = async (imageUrl: string): Promise<boolean> =>
  (await validate(Object.assign(new Shown(), { imageUrl }))).length === 0;

describe('the address of a picture', () => {
  it.each([
    pictureUrl('a'.repeat(64)),
    'https://example.com/p.png',
    'https://cdn.example.com:8443/p.png?size=2',
    'https://bücher.example/p.png',
    'https://local.example.com/p.png',
  ])('may be %s', async (url) => expect(await isTaken(url)).toBe(true));

  it.each([
    'http://example.com/p.png',
    'https://127.0.0.1/p.png',
    'https://127.1/p.png',
    'https://2130706433/p.png',
    'https://0x7f.1/p.png',
    'https://8.8.8.8/p.png',
    'https://[::1]/p.png',
    'https://[::ffff:10.0.0.1]/p.png',
    'https://localhost/p.png',
    'https://router.local/p.png',
    'https://metadata.google.internal/p.png',
    'https://printer/p.png',
    'https://ada:secret@example.com/p.png',
    'https://１２７.0.0.1/p.png',
    'https://xn--a.com/p.png',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    '//example.com/p.png',
    '/api/pictures/../user',
    'p.png',
  ])('is not %s', async (url) => expect(await isTaken(url)).toBe(false));
});
