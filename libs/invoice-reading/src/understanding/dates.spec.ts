import { describe, expect, it } from '@jest/globals';
import { decideDateOrder, findDate, isAmbiguous } from './dates.js';

describe('findDate', () => {
  it.each([
    ['2026-03-17', '2026-03-17'],
    ['17.03.2026', '2026-03-17'],
    ['3.4.26', '2026-04-03'],
    ['17/03/2026', '2026-03-17'],
    ['03/17/2026', '2026-03-17'],
    ['March 17, 2026', '2026-03-17'],
    ['Mar 17 2026', '2026-03-17'],
    ['17 March 2026', '2026-03-17'],
    ['17/Mar/2026', '2026-03-17'],
    ['17th of no month', null],
    ['31-1-1-2026', null],
    ['01-03-2026-31-03-2026', '2026-03-01'],
    ['Angebot 88 vom 21. März 2026', '2026-03-21'],
    ['no. 12/17 March 2026', '2026-03-17'],
    ['7. Mai 2014', '2014-05-07'],
    ['19 april 2014', '2014-04-19'],
    ['3 août 2025', '2025-08-03'],
    ['5 de enero de 2025', '2025-01-05'],
    ['8. ožujka 2026.', '2026-03-08'],
    ['8. srpnja 2026.', '2026-07-08'],
    ['8. srpna 2026', '2026-08-08'],
    ['8. srp 2026', null],
    ['8. lipnja 2026.', '2026-06-08'],
    ['8 lipca 2026', '2026-07-08'],
    ['8. listopada 2026.', '2026-10-08'],
    ['8 listopada 2026', '2026-11-08'],
    ['8. listopadu 2026', '2026-11-08'],
    ['8. listopad 2026', null],
    ['2026. március 8.', '2026-03-08'],
    ['2026. 03. 08.', '2026-03-08'],
    ['2026 m. kovo 8 d.', '2026-03-08'],
    ['8 март 2026', '2026-03-08'],
    ['8 Μαρτίου 2026', '2026-03-08'],
    ["8 d'abril de 2026", '2026-04-08'],
    ['2026年3月8日', '2026-03-08'],
    ['31.02.2026', null],
    ['Invoice 12-34', null],
    ['1.234.567', null],
  ])('%s is %s', (text, date) => {
    const found = findDate(text);
    expect(found && (found.dayFirst ?? found.monthFirst)).toBe(date);
  });

  it('knows when the order of day and month is open', () => {
    expect(isAmbiguous(findDate('04/05/2026')!)).toBe(true);
    expect(isAmbiguous(findDate('04/04/2026')!)).toBe(false);
    expect(isAmbiguous(findDate('04.05.2026')!)).toBe(false);
    expect(isAmbiguous(findDate('25/05/2026')!)).toBe(false);
  });
});

describe('decideDateOrder', () => {
  const dates = (...texts: string[]) => texts.map((text) => findDate(text)!);

  it('is settled by one date that can be read in one way only', () => {
    expect(decideDateOrder(dates('04/05/2026', '25/05/2026'))).toBe('day-first');
    expect(decideDateOrder(dates('04/05/2026', '05/25/2026'))).toBe('month-first');
  });

  it('stays open without such a date, or with two that contradict each other', () => {
    expect(decideDateOrder(dates('04/05/2026'))).toBeNull();
    expect(decideDateOrder(dates('25/05/2026', '05/25/2026'))).toBeNull();
  });
});
