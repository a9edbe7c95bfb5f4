import { describe, expect, it } from '@jest/globals';
import { code, codes } from 'currency-codes';
import { conventionsOf, createFormatter, decimalsOf, fromCents, toCents } from './format';

const american = createFormatter({ numbers: 'en-US', dates: 'en-US', currency: 'USD', timeZone: 'America/New_York' });
const german = createFormatter({ numbers: 'de-DE', dates: 'en-DE', currency: 'EUR', timeZone: 'Europe/Berlin' });

describe('money', () => {
  it('is shown with its currency and as many decimals as that has', () => {
    expect(american.money(123456)).toBe('$1,234.56');
    expect(american.money(1234, 'JPY')).toBe('¥1,234');
  });

  it('is written as in the region of the person, in the account’s currency unless it names another', () => {
    expect(german.money(123456).replace(/\s/g, ' ')).toBe('1.234,56 €');
    expect(german.money(500, 'USD')).toContain('5,00');
    expect(german.sign()).toBe('€');
    expect(german.decimalSeparator).toBe(',');
  });

  it('becomes whole cents, whatever floating point makes of it', () => {
    expect(toCents(19.99, 'USD')).toBe(1999);
    expect(toCents(1.005, 'USD')).toBe(100);
    expect(toCents(500, 'JPY')).toBe(500);
  });

  it('comes back as it was typed', () => {
    expect(fromCents(toCents(0.07, 'USD'), 'USD')).toBe(0.07);
    expect(fromCents(toCents(7, 'JPY'), 'JPY')).toBe(7);
  });

  it('has the decimals of its currency', () => {
    expect([decimalsOf('USD'), decimalsOf('JPY'), decimalsOf('KWD')]).toEqual([2, 0, 3]);
    const others = codes().filter((currency) => decimalsOf(currency) !== code(currency)!.digits);
    // Gold, special drawing rights and units of account are nobody's money.
    expect(others).toEqual(others.filter((currency) => /^(?:X|CLF|UYW)/.test(currency)));
  });
});

it('a mean has one decimal, and the sign before it that the region of the person has', () => {
  expect([american.tenths(4), german.tenths(4.26)]).toEqual(['4.0', '4,3']);
});

describe('a moment', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z');
  const ago = (ms: number) => american.relative(new Date(now - ms).toISOString(), now);

  it.each([
    [10_000, 'just now'],
    [3 * 60_000, '3 minutes ago'],
    [2 * 3_600_000, '2 hours ago'],
    [86_400_000, 'yesterday'],
    [6 * 86_400_000, '6 days ago'],
  ])('is relative within a week: %i ms → %s', (ms, words) => {
    expect(ago(ms)).toBe(words);
  });

  it('was yesterday on the day before, not two days before the person’s today', () => {
    const morning = Date.parse('2026-11-25T13:00:00.000Z');
    expect(american.relative('2026-11-24T05:30:00.000Z', morning)).toBe('yesterday');
    expect(american.relative('2026-11-24T04:30:00.000Z', morning)).toBe('2 days ago');
    expect(american.relative('2026-11-23T14:00:00.000Z', morning)).toBe('2 days ago');
  });

  it.each([
    ['2026-11-25T05:00:00.000Z', 'Today'],
    ['2026-11-25T04:59:59.000Z', 'Yesterday'],
    ['2026-11-24T04:59:59.000Z', '2 days ago'],
    ['2026-11-19', '6 days ago'],
    ['2026-11-18', '1 week ago'],
    ['2026-10-27', '4 weeks ago'],
    ['2026-10-26', '1 month ago'],
    ['2025-11-25', '12 months ago'],
    ['2026-11-26', 'Today'],
    ['soon', 'Invalid date'],
  ])('of a last order is told by days, weeks or months: %s was %s', (iso, words) => {
    expect(american.since(iso, Date.parse('2026-11-25T13:00:00.000Z'))).toBe(words);
  });

  it('is a day from a week on', () => {
    expect(ago(7 * 86_400_000)).toBe('Nov 14, 2026');
  });

  it('is told on the clock of the person', () => {
    expect(american.exact('2026-11-21T03:30:00.000Z')).toMatch(/Nov 20, 2026.*10:30/);
    expect(german.exact('2026-11-21T23:30:00.000Z')).toMatch(/22 Nov 2026.*00:30/);
  });

  it('has the time of day beside it, in the person’s order', () => {
    expect(american.dayAndTime('2026-11-21T03:30:00.000Z')).toBe('Nov 20, 2026 10:30 PM');
    expect(german.dayAndTime('2026-11-21T23:30:00.000Z')).toBe('22 Nov 2026 00:30');
  });

  it('that is none says so and breaks nothing', () => {
    for (const write of [
      american.day,
      american.exact,
      american.dayAndTime,
      american.relative,
      american.shortMonth,
      american.longMonth,
    ]) {
      expect(write('soon')).toBe('Invalid date');
    }
  });

  it('that is a day without a time is that day, wherever the person is', () => {
    const [west, east] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'].map((timeZone) =>
      createFormatter({ numbers: 'en-US', dates: 'en-US', currency: 'USD', timeZone }),
    );
    expect([west!.day('2026-11-20'), east!.day('2026-11-20')]).toEqual(['Nov 20, 2026', 'Nov 20, 2026']);
    expect(west!.relative('2026-11-01', Date.parse('2026-11-20'))).toBe('Nov 1, 2026');
  });

  it('that names a month means that month, wherever the person is', () => {
    expect(american.longMonth('2026-02')).toBe('February 2026');
    expect(american.shortMonth('2026-02')).toBe('Feb');
  });
});

describe('the conventions of a person', () => {
  it.each([
    [['de-DE', 'en'], 'de-DE', 'en-DE'],
    [['en-GB'], 'en-GB', 'en-GB'],
    [['ja'], 'ja', 'en-JP'],
    [[], 'en-US', 'en-US'],
  ])('of %j are %s for numbers and English words in the form of %s for dates', (languages, numbers, dates) => {
    expect(conventionsOf(languages, 'EUR')).toEqual({ numbers, dates, currency: 'EUR' });
  });
});
