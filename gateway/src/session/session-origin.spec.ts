import { describe, expect, it } from '@jest/globals';
import { deviceOf, originOf, placeOf } from './session-origin.js';

describe('where a session was opened', () => {
  it.each([
    ['203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['2001:db8:5:6:7::1', '2001:db8:5::/48'],
    ['::1', '0:0:0::/48'],
    ['unknown', 'unknown'],
  ])('%s is told as %s', (address, place) => {
    expect(placeOf(address)).toBe(place);
  });

  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
      'Chrome on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    ['', 'Unknown device'],
    ['<script>alert(1)</script>', 'Unknown device'],
  ])('%s is %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });

  it('is no place for a novel', () => {
    const { userAgent } = originOf({ headers: { 'user-agent': 'x'.repeat(10_000) }, ip: '203.0.113.77' });
    expect(userAgent).toHaveLength(300);
    expect(originOf({ headers: {}, ip: '203.0.113.77' }).userAgent).toBe('');
  });
});
