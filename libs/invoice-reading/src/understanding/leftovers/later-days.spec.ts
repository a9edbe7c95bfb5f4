import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../../test/documents/doubts-of.js';
import { PLAINLY_DATED, type Printed, row } from '../../../test/documents/printed-pdf.js';

const field = (label: string, value: string, y = 90): Printed[] =>
  row(y, [
    [340, label],
    [440, value],
  ]);
const over = (text: string): Printed[] => [[50, 160, text, 9]];

describe('On an invoice of 17 March 2026', () => {
  it.each([
    ['The goods were delivered on 16 March 2026.', 'The goods were delivered on 19 March 2026.'],
    ['The goods will be delivered on 19 March 2026.', 'Die Ware wurde am 19.03.2026 geliefert.'],
    ['Merce consegnata il 16/03/2026.', 'Merce consegnata il 19/03/2026.'],
    ['Installed on 16 March 2026', 'Installed on 26 March 2026'],
    ['To be collected on 26 March 2026', 'Collected on 26 March 2026'],
    ['Collected by direct debit on 26 March 2026', 'Collected by our driver on 26 March 2026'],
  ])('nothing has been delivered or done later: %s', (right, wrong) => {
    expect([right, wrong].map((text) => codesOf(foot(text)))).toEqual([
      '',
      expect.stringMatching(/order-date|several-periods/),
    ]);
  });

  it.each([
    ['Fakturujeme práce podle zakázkového listu ZL-418 ze dne 16. 3. 2026', '26. 3. 2026'],
    ['Wir berechnen gemäß Auftragszettel AZ-418 vom 16.03.2026', '26.03.2026'],
    ['Nous facturons selon la fiche FT-418 du 16/03/2026', '26/03/2026'],
    ['Leverbon LB2610-0377 (16/03/2026)', '26/03/2026)'],
  ])('what it is based on, or goods came with, was written before: %s', (right, later) => {
    const wrong = right.replace(/16\S*(?: 3\. 2026)?$/, later);
    expect([right, wrong].map((text) => codesOf(foot(text)))).toEqual(['', expect.stringContaining('order-date')]);
  });

  it.each([
    ['so many days after it', 'Przelew 45 dni, do 01.05.2026', 'Przelew 45 dni, do 03.05.2026'],
    ['that of an exchange rate', 'Kurs NBP z 16.03.2026', 'Kvalto NBP z 16.03.2026'],
    ['that of a table of rates', 'Brimu 052/A/NBP/2026 z dnia 16.03.2026.', 'Brimu z dnia 16.03.2026.'],
    ['that of two things', 'Datum vystavení a uskutečnění: 17.03.2026', 'Datum vystavení a uskutečnění: 16.03.2026'],
    ['when goods were fetched', '32 colis enlevés le 16/03/2026.', '32 colis zelkor le 16/03/2026.'],
    ['when it was unloaded', 'Zlecenie 4711, rozładunek 16.03.2026', 'Zlecenie 4711, zelkor 16.03.2026'],
  ])('a day is %s: %s', (_, right, wrong) => {
    const codes = [right, wrong].map((text) => codesOf(foot(text), PLAINLY_DATED));
    expect(codes.map((one) => one.includes('date'))).toEqual([false, true]);
  });

  it('nothing of a period before it is held on a day after it', () => {
    const line = (text: string, period = '1 February 2026 – 28 February 2026') =>
      codesOf([...field('Services', period), [50, 231, text, 8]]);
    expect(line('Workshop at your place on 22 February 2026')).toBe('');
    expect(line('Workshop at your place on 22 April 2026')).toBe('several-periods');
    expect(line('Licence until 22 April 2026')).not.toBe('several-periods');
    expect(line('Workshop at your place on 22 April 2026', '1 February 2026 – 30 April 2026')).toBe('');
  });

  it('days in two columns follow each other on each line, as they do on the others', () => {
    const columns = (last: string) =>
      codesOf(
        [
          ...[
            ['02.03.2026', '04.03.2026'],
            ['05.03.2026', '06.03.2026'],
            ['09.03.2026', last],
          ].flatMap(([first, second], at) =>
            row(200 + 20 * at, [
              [160, first!],
              [220, second!],
            ]),
          ),
          ...row(
            240,
            [
              [50, 'Brimu'],
              [300, '1'],
              [370, '$15.00'],
              [480, '$15.00'],
            ],
            10,
          ),
        ],
        { '$185.00': '$200.00', '$18.50': '$20.00', '$203.50': '$220.00' },
      );
    expect([columns('10.03.2026'), columns('06.03.2026')].map((codes) => codes.includes('several-periods'))).toEqual([
      false,
      true,
    ]);
  });

  it('what has been delivered already has no later day of delivery', () => {
    const paper = (text: string) => codesOf([...field('Delivery date', '20 March 2026'), ...over(text)]);
    expect(paper('We charge the goods that you have ordered:')).toBe('');
    expect(paper('We charge the goods delivered to you:')).toContain('order-date');
    expect(paper('Delivered goods remain our property until they are paid for.')).toBe('');
  });

  it('goods are sent after they are ordered', () => {
    const sent = (day: string) => codesOf([...field('Order date', '10 March 2026'), ...field('Ship date', day, 102)]);
    expect([sent('12 March 2026'), sent('5 March 2026')]).toEqual(['', 'order-date']);
  });

  it('nobody has paid, printed or collected money long before', () => {
    for (const label of ['Printed', 'Ack. Date']) {
      const printed = ['17 March 2026', '2 March 2026'].map((day) => codesOf(field(label, day)));
      expect(printed).toEqual(['', 'print-date']);
    }
    const paid = ['17 March 2026', '17 March 2024'].map((day) =>
      codesOf(
        row(296, [
          [370, `Paid on ${day}`],
          [480, '-$203.50'],
        ]),
      ),
    );
    expect(paid).toEqual(['', 'payment-date']);
    const collected = ['1 April', '1 February'].map((day) => codesOf(foot(`We will collect $203.50 on ${day} 2026`)));
    expect(collected).toEqual(['', 'due-date']);
  });

  it('the month that is charged for is not one of the year before', () => {
    const charged = (text: string) => codesOf(over(text));
    expect([charged('Our charges for February 2026'), charged('Our charges for February 2025')]).toEqual([
      '',
      'several-periods',
    ]);
    expect(charged('Terms of February 2025 apply')).toBe('');
  });

  it('one of the days in a column, without their year, is not later where others are before', () => {
    const dated = (first: string, second: string) =>
      codesOf([...row(180, [[220, 'Delivered']]), ...row(200, [[220, first]]), ...row(220, [[220, second]])]);
    expect([dated('2 Mar', '4 Mar'), dated('2 Mar', '24 Mar')]).toEqual(['', 'several-periods']);
  });

  it('early payment ends before all is due, in one sentence too', () => {
    const terms = (days: number) => codesOf(foot(`2% discount within ${days} days, net within 30 days.`));
    expect([terms(10), terms(40)]).toEqual(['', 'early-discount']);
  });
});
