import { describe, expect, it } from '@jest/globals';
import { calendarOf } from '../time/calendar.js';
import { Filters, wordsOf } from './filters.js';

describe('filters', () => {
  it('narrow only where a value is given, and false is one', () => {
    const filters = new Filters()
      .equals('t.a', undefined)
      .equals('t.b', false)
      .when(undefined, (value) => `t.c > ${value}`)
      .when(0, (value) => `t.d > ${value}`);
    expect(filters).toMatchObject({ where: ['t.b = $1', 't.d > $2'], params: [false, 0] });
  });

  it('take a day as a whole, as it begins and ends in the time zone, and a time as it is', () => {
    const during = (period: { from?: string; to?: string }, timeZone?: string): unknown[] => {
      const { where, params } = new Filters().during('t.at', period, calendarOf({ timeZone }));
      return [...where, ...params];
    };
    const both = ['t.at >= $1::timestamptz', 't.at < $2::timestamptz'];
    const day = { from: '2026-11-01', to: '2026-11-01' };
    expect(during({})).toEqual([]);
    expect(during(day)).toEqual([...both, '2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z']);
    expect(during(day, 'America/New_York')).toEqual([...both, '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z']);
    const time = '2026-11-04T00:00:00Z';
    expect(during({ from: time, to: time })).toEqual([...both, time, time]);
    expect(during({ from: '2026-11-04', to: time })).toEqual([...both, '2026-11-04T00:00:00.000Z', time]);
    expect(during({ to: time }, 'Asia/Kathmandu')).toEqual(['t.at < $1::timestamptz', time]);
  });

  it.each([
    [{ from: '2026-11-02', to: '2026-11-01' }],
    [{ from: '2026-11-02T00:00:01Z', to: '2026-11-01' }],
    [{ from: '2026-11-02T01:00:00+02:00', to: '2026-11-01T22:59:59Z' }],
  ])('refuse a period that ends before it begins: %j', (period) => {
    const during = (): Filters => new Filters().during('t.at', period, calendarOf({}));
    expect(during).toThrow('The period cannot end before it begins');
  });

  it('take days at the ends of time, which may begin in a year that the database has not', () => {
    const ends = { from: '0001-01-01', to: '9999-12-31' };
    expect(new Filters().during('t.at', ends, calendarOf({ timeZone: 'Asia/Kathmandu' })).params).toEqual([
      '-infinity',
      'infinity',
    ]);
  });

  it('bind what is searched for once, whatever the number of places', () => {
    const filters = new Filters().search(' Bolt & co ', 't.name', (has) => `t.id IN (SELECT ${has('u.name')})`);
    expect(filters).toMatchObject({
      where: ['t.name ILIKE $1 OR t.id IN (SELECT u.name ILIKE $1)'],
      params: ['%Bolt & co%'],
      isSearch: true,
    });
  });

  it('find codes in all their spellings', () => {
    expect(new Filters().search('HX-8', 't.sku')).toMatchObject({ where: ['t.sku ~* $1'], params: ['HX[-_./ ]*8'] });
    expect(new Filters().containing(['hx-8'], 't.text')).toMatchObject({
      ...{ where: ['t.text ~ $1'], params: ['hx[-_./ ]*8'] },
    });
  });

  it('find the smallest codes where they are written apart, without looking closer at every row', () => {
    expect(new Filters().containing(['m8'], 't.text')).toMatchObject({
      where: ['(t.text LIKE $1 OR t.text LIKE $2 AND t.text ~ $3)'],
      params: ['%m8%', '%m_8%', 'm[-_./]8|(^|\\W)m 8'],
    });
  });

  it('find a code by its long number, and look for the rest of it in what has that', () => {
    expect(new Filters().containing(['sku-00000777'], 't.text')).toMatchObject({
      where: [`(t.text LIKE $2 AND (t.text || '') ~ $1)`],
      params: ['sku[-_./ ]*00000777', '%00000777%'],
    });
  });

  it('let the wildcards of LIKE mean themselves', () => {
    expect(new Filters().search('100%_\\', 't.name').params).toEqual(['%100\\%\\_\\\\%']);
  });

  it.each([undefined, '', '  '])('do not search for %j', (q) => {
    const filters = new Filters().search(q, 't.name');
    expect(filters).toMatchObject({ where: [], params: [], isSearch: false });
  });

  it('contain one of several texts, as they are', () => {
    const filters = new Filters().containing(['bolt', '50%'], 't.name');
    expect(filters).toMatchObject({ where: ['t.name LIKE $1 OR t.name LIKE $2'], isSearch: true });
    expect(filters.params).toEqual(['%bolt%', '%50\\%%']);
  });

  it('take the words of a text in lower case, up to ten', () => {
    expect(wordsOf('Steel  HAMMER')).toEqual(['steel', 'hammer']);
    expect(wordsOf('word '.repeat(50))).toHaveLength(10);
  });

  it.each(['Bolt M8x40', 'bolt M8 X 40', 'bolt m8×40', 'bolt m8 * 40'])('take a measure as one word: %j', (typed) => {
    expect(wordsOf(typed)).toEqual(['bolt', 'm8x40']);
  });
});
