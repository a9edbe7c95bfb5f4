import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../../test/documents/doubts-of.js';
import { PLAINLY_DATED, type Printed, row } from '../../../test/documents/printed-pdf.js';

describe('Orders', () => {
  it.each([
    'Order date:',
    'Your order of',
    'Ihre Bestellung vom',
    'Date de commande :',
    'Pedido de fecha',
    'Vaš broj narudžbe 17 od',
    'Angebot 88 vom',
  ])('%s: not after the invoice', (label) => {
    expect(
      ['12 March 2026', '17 March 2026', '21 March 2026'].map((day) => codesOf([[340, 90, `${label} ${day}`]])),
    ).toEqual(['', '', 'order-date']);
  });

  it('a delivery may follow', () => {
    expect(codesOf([[340, 90, 'Delivery of your order: 21 March 2026']])).toBe('');
  });
});

describe('The day to pay until', () => {
  it.each(['Sidste rettidige betaling', 'Sidste rettidige betalingsdag', 'Siste rettidige betaling'])(
    'is not before the invoice: %s',
    (label) => {
      const paid = (day: string) => codesOf([[340, 90, `${label}: ${day}`]]);
      expect(['28.03.2026', '12.02.2026'].map(paid)).toEqual(['', 'due-date']);
    },
  );
});

it('A term beside the way of paying is the day to pay until, and elsewhere any day', () => {
  const paper = (before: string) => (day: string) =>
    codesOf([
      [50, 160, before, 8],
      [340, 160, `Termin: ${day}`, 8],
    ]);
  expect(['31-03-2026', '27-04-2026'].map(paper('Forma płatności: przelew 14 dni'))).toEqual(['', 'due-date']);
  expect(paper('Montaż: przelew 14 dni')('27-04-2026')).not.toContain('due-date');
});

it('The day of an order below the terms of payment is none to pay until', () => {
  const paper = (label: string) =>
    codesOf([
      [340, 90, 'Data'],
      [430, 90, 'Prazo de pagamento: 15 dias'],
      [340, 101, label],
      [430, 101, '24/02/2026'],
    ]);
  expect(paper('Data da encomenda')).not.toContain('due-date');
  expect(paper('Vencimento')).toContain('due-date');
});

it('The day until which an early payment is offered is none to pay until', () => {
  const paper = (words: string) => codesOf(foot(`Payment within 30 days. ${words} 24.03.2026`));
  expect(paper('Bei Zahlung bis zum')).not.toContain('due-date');
  expect(paper('Zahlung bis')).toContain('due-date');
});

describe('Days behind a period', () => {
  it('are how long it is, and no terms of payment', () => {
    const paper = (text: string) =>
      codesOf([
        [340, 90, 'Due date: 28 March 2026'],
        [50, 160, text, 9],
      ]);
    expect(paper('Pick-up 2 March 2026, return 13 March 2026. – charged 11 days')).toBe('');
    expect(paper('Transfer 14 days')).toContain('due-date');
  });
});

describe('The hours of a line', () => {
  it('are those of its days', () => {
    const days = (to: string, hours: string) =>
      codesOf(
        [
          [50, 231, '02.03.2026 07:00–08:15 1.25 h', 8],
          [50, 241, `03.03.2026 08:00–${to} ${hours} h`, 8],
        ],
        { 'Cordless drill': 'Assembly', '2': '2 h' },
      );
    expect([days('08:45', '0.75'), days('09:45', '1.75'), days('08:45', '1.75')]).toEqual([
      '',
      'line-note',
      'line-note',
    ]);
  });

  it('are those from a time of one day to that of another', () => {
    const said = (to: string) =>
      codesOf([[50, 231, `Hours 16.03.2026 23:30 – ${to}`, 8]], { 'Cordless drill': 'Assembly', '2': '2 h' });
    expect(['17.03.2026 01:30', '17.03.2026 02:30', '18.03.2026 01:30'].map(said)).toEqual([
      '',
      'line-note',
      'line-note',
    ]);
  });

  it('are told by one day that is right, whatever their unit is called', () => {
    const days = (to: string) =>
      codesOf(
        [
          [50, 231, '02.03.2026 07:00–08:15 1.25 kv.', 8],
          [50, 241, `03.03.2026 08:00–${to} 0.75 kv.`, 8],
        ],
        { 'Cordless drill': 'Assembly' },
      );
    expect(['08:45', '09:45'].map(days)).toEqual(['', 'line-note']);
  });

  it('may stand over the figures of their line', () => {
    const days = (to: string) =>
      codesOf(
        [
          [50, 209, `02.03.2026 07:00–08:15 1.25 h`, 8],
          [50, 214, `03.03.2026 08:00–${to} 0.75 h`, 8],
        ],
        { 'Cordless drill': 'Assembly', '2': '2 h' },
      );
    expect(['08:45', '09:45'].map(days)).toEqual(['', 'line-note']);
  });

  it('are none where an office is open', () => expect(codesOf(foot('Mon-Fri 9:00-17:00'))).toBe(''));
});

describe('Days', () => {
  it('of a period below a line are in a month', () => {
    const period = (end: string) => codesOf([[50, 209, `Feb 1 – ${end}, 2026`, 8]]);
    expect(['Feb 28', 'Feb 32'].map(period)).toEqual(['', 'left-date']);
  });

  it('of a period may stand below each other', () => {
    const period = (dash: string) =>
      codesOf([
        [340, 95, `01/12/2025${dash}`, 8],
        [340, 105, '31/12/2025', 8],
      ]);
    expect([period(' –'), period('')]).toEqual(['', 'left-date']);
  });

  it('of a period do not run backwards', () => {
    const statuses = ['01/12/2025 – 31/12/2025', '31/12/2025 – 01/12/2025'].map((text) =>
      codesOf([[340, 95, text, 8]]),
    );
    expect(statuses).toEqual(['', 'several-periods']);
  });

  it.each([
    'À 30 jours',
    'Zahlungsziel: 30 Tage netto.',
    'Termen de plată 30 zile.',
    'Splatnost 30 dnů.',
    'Paiement sous 30 jours.',
    'Scadența 30 zile de la emitere',
    'Prosimo za plačilo v 30 dneh.',
    'Ödeme vadesi 30 gündür.',
  ])('to pay until are so many after the invoice: %s', (terms) => {
    const due = (day: string) => codesOf([[340, 90, 'Due date:'], [340, 102, day], ...foot(terms)]);
    expect(['16 April 2026', '31 March 2026'].map(due)).toEqual(['', 'due-date']);
  });

  it.each([
    ['Payable by 22 March 2026 with 2 % discount, or within 30 days until', 'without deduction.'],
    ['Zahlbar bis 22.03.2026 mit 2 % Skonto, oder innerhalb von 30 Tagen', 'bis % ohne Abzug.'],
    ['Payable avant le 22/03/2026 avec 2 % d’escompte, ou sous 30 jours soit au plus tard le', 'sans escompte.'],
  ])('behind so many days are that many after the invoice, whatever else the sentence offers: %s', (begun, rest) => {
    const until = (day: string) =>
      codesOf(foot(...(rest.includes('%') ? [begun, rest.replace('%', day)] : [`${begun} ${day}`, rest])));
    expect(['16.04.2026', '30.04.2026'].map(until)).toEqual(['', 'due-date']);
  });

  it('behind the days after the delivery are none after the invoice', () =>
    expect(codesOf(foot('Payable within 14 days of delivery until 26.03.2026.'))).toBe(''));

  it.each(['VTO.', 'Date limite de paiement', 'Fecha vto.', 'Mokėjimo terminas:', 'Vervalt op', 'Zahlungsziel bis:'])(
    'to pay until are not before it: %s',
    (label) => {
      const due = (day: string) =>
        codesOf([
          [340, 90, label],
          [440, 90, day],
        ]);
      expect(['16/04/2026', '16/02/2026'].map(due)).toEqual(['', 'due-date']);
    },
  );

  it.each([
    ['Delivery date', 'Goods were delivered on % March 2026.'],
    ['Lieferdatum', 'Die Ware wurde am %. März 2026 geliefert.'],
    ['Toimituspäivä', 'Tavara toimitettu %. maaliskuuta 2026.'],
    ['Leverdatum', 'Geleverd op % maart 2026.'],
  ])('of the delivery are the same in its field and in words: %s', (label, sentence) => {
    const said = (day: string) => codesOf([[340, 90, `${label}: 10.03.2026`], ...foot(sentence.replace('%', day))]);
    expect(['10', '8'].map(said)).toEqual(['', 'order-date']);
  });

  it('in the number of the invoice are none of the order', () => {
    const order: Printed[] = [
      [340, 90, 'Delivery date: 12 March 2026'],
      [50, 150, 'According to your order B087591:'],
      [50, 160, 'Invoice FA 17/12/2026 of 17 March 2026'],
    ];
    expect(codesOf(order, { 'Invoice Number: INV-20417': 'Invoice Number: FA 17/12/2026' })).toBe('');
  });

  it('are not told by the days of claims, though these begin in the line above', () => {
    const due = (sentence: string) =>
      codesOf([
        [340, 90, 'Due date: 16 April 2026'],
        ...foot(`Please check the goods on arrival; ${sentence}`, 'within 7 days.'),
      ]);
    expect(['claims', 'payment'].map(due)).toEqual(['', 'due-date']);
  });

  it('are not told by what is counted from the delivery', () => {
    expect(codesOf([[340, 90, 'Due date: 31 March 2026'], ...foot('Payment within 30 days of delivery')])).toBe('');
  });
});

describe('The next invoice', () => {
  it.each([
    'Next invoice',
    'Nästa faktura',
    'Próxima factura',
    'Nächste Rechnung',
    'Następna faktura',
    'Další faktura',
  ])('has a day of its own, a year later as well: %s', (label) => {
    const said = (date: string) => codesOf(foot(`${label}: ${date}`));
    expect([said('17 March 2027'), said('17 April 2026')]).toEqual(['', '']);
    expect(said('17 March 2025')).toBe('left-date');
  });

  it('is not the one that was printed again', () => {
    expect(codesOf(foot('This invoice: 17 April 2026'))).toBe('left-date');
  });
});

describe('Work', () => {
  it.each(['Work completed on', 'Ausführung:', 'Job done', 'Matériel rendu propre le'])(
    'has its own day: %s',
    (said) => {
      const done = (words: string) => codesOf(foot(`${words} 13 March 2026.`), PLAINLY_DATED);
      expect([said, 'Kvalto brimu zelkor'].map(done)).toEqual(['', 'left-date']);
    },
  );
});

describe('A sentence that asks to quote the invoice', () => {
  it('says nothing of an order', () => {
    const said = (sentence: string) => codesOf([[340, 90, 'Order date: 2 March 2026'], ...foot(sentence)]);
    expect(said('Please pay $203.50 by 16 April 2026, quoting invoice INV-20417 dated 17 March 2026.')).toBe('');
    expect(said('This is what was quoted as offer 88 to you on 7 March 2026.')).toContain('order-date');
  });
});

describe('The order and its delivery', () => {
  it.each([
    ['Ordredato', 'Leveringsdato'],
    ['Bestilt', 'Leveret'],
    ['Bestilt', 'Levert'],
    ['Beställt', 'Levererat'],
  ])('follow each other: %s, %s', (order, delivery) => {
    const days = (ordered: string, delivered: string) =>
      codesOf([
        [340, 90, `${order}: ${ordered}`],
        [340, 102, `${delivery}: ${delivered}`],
      ]);
    expect(days('2 March 2026', '6 March 2026')).toBe('');
    expect(days('9 March 2026', '6 March 2026')).toBe('order-date');
  });

  it.each(['Objednáno', 'Naručeno', 'Užsakyta', 'Zamówiono', 'Tellitud', 'Bestilt'])(
    'come before the invoice: %s',
    (label) => {
      const ordered = (day: string) => codesOf([[340, 90, `${label}: ${day}`]]);
      expect([ordered('2 March 2026'), ordered('19 March 2026')]).toEqual(['', 'order-date']);
    },
  );

  it('come before it, the number of the order in a cell with its day', () => {
    const ordered = (label: string, day: string) =>
      codesOf([
        [340, 90, label],
        [440, 90, `OV-2026-77 of ${day}`],
      ]);
    expect([ordered('Order no.:', '2 March 2026'), ordered('Order no.:', '19 March 2026')]).toEqual(['', 'order-date']);
    expect(ordered('Tender:', '19 March 2026')).not.toContain('order-date');
  });

  it('have one day, which its note may be some days before', () => {
    const note = (day: string) =>
      codesOf([
        [340, 90, 'Delivery date: 6 March 2026'],
        [50, 165, `Delivery note 88071 – ${day}`],
      ]);
    expect(['4 March 2026', '4 February 2026'].map(note)).toEqual(['', 'order-date']);
  });
});

describe('What is told of days in a sentence', () => {
  it.each([
    [
      'Netto bis 16.04.2026, 3% Skonto innerhalb 10 Tagen bis 27.03.2026.',
      'Netto bis 16.04.2026, 3% Skonto innerhalb 60 Tagen bis 16.05.2026.',
      'early-discount',
    ],
    [
      'Zahlbar bis 16.04.2026, bis 26.03.2026 mit 2 % Skonto.',
      'Zahlbar bis 16.04.2026, bis 12.05.2026 mit 2 % Skonto.',
      'early-discount',
    ],
    [
      'Work performed between 2 and 13 March 2026.',
      'Work performed between 2 March and 13 May 2026.',
      'several-periods',
    ],
    ['Work to be performed by 13 May 2026.', 'Work performed by 13 May 2026.', 'several-periods'],
    [
      'Die vom 2.3.2026 bis 13.3.2026 ausgeführten Arbeiten',
      'Die vom 2.3.2026 bis 31.3.2026 ausgeführten Arbeiten',
      'several-periods',
    ],
    ['D.D.T. 31 del 12/03/2026', 'D.D.T. 31 del 22/03/2026', 'order-date'],
    ['Marchandises livrées le 16 mars 2026.', 'Marchandises livrées le 16 mai 2026.', 'order-date'],
    ['Payment (net days) 30, due date 16 April 2026', 'Payment (net days) 15, due date 16 April 2026', 'due-date'],
    ['Maksuehto 30 pv netto, eräpäivä 16.4.2026', 'Maksuehto 14 pv netto, eräpäivä 16.4.2026', 'due-date'],
  ])('“%s” and not “%s”', (right, wrong, code) => {
    expect([right, wrong].map((text) => codesOf(foot(text)))).toEqual(['', code]);
  });

  it('a period runs forwards in the order that the other days of the paper have', () => {
    const site = (days: string) => codesOf([[340, 95, `Site work ${days}`, 8], ...foot('Order of 25/02/2026')]);
    expect(['05/03/2026 to 12/03/2026', '12/03/2026 to 05/03/2026'].map(site)).toEqual(['', 'several-periods']);
  });

  it('a box of terms says the same', () => {
    const terms = (days: string) =>
      codesOf([[340, 140, 'Terms'], [340, 152, days], ...foot('Payment within 30 days of the invoice date.')]);
    expect(['30 days', '90 days'].map(terms)).toEqual(['', 'several-terms']);
  });
});

describe('The state of the payment', () => {
  it.each([
    ['Invoice status: Unpaid', 'Paid in full by card on 12 March 2026.'],
    ['Status Paid', 'No payment has been received for this invoice.'],
    ['Zahlungsart: Vorkasse - Zahlung eingegangen am 12.03.2026', 'Ihre Zahlung ist noch nicht eingegangen.'],
  ])('is one: “%s” and “%s” are two', (one, other) => {
    expect([[one], [other], [one, other]].map((texts) => codesOf(foot(...texts)))).toEqual(['', '', 'paid-in-full']);
  });

  it('is not “paid” where a rest is left, though one of its payments is called so', () => {
    const left: Printed[] = [
      [370, 295, 'Paid', 8],
      [480, 295, '-$80.00', 8],
      [370, 310, 'Balance due', 8],
      [480, 310, '$123.50', 8],
    ];
    expect(codesOf(left)).toBe('');
    expect(codesOf([...left, [340, 90, 'Status'], [340, 102, 'Paid']])).toBe('paid-in-full');
  });
});

describe('A payment of all', () => {
  it('leaves nothing outstanding, though it may stand below what is due', () => {
    const due = (label: string): Printed[] => [
      [370, 310, label, 8],
      [480, 310, '$203.50', 8],
      ...foot('Payment received 17 March 2026: $203.50'),
    ];
    expect(['Amount due', 'Amount outstanding', 'Valor em dívida'].map((label) => codesOf(due(label)))).toEqual([
      '',
      'paid-in-full',
      'paid-in-full',
    ]);
  });

  it('is of the total, beside its day and without a currency', () => {
    const paid = (amount: string) => codesOf(foot(`Bezahlt per Karte am 17. März 2026: ${amount}`));
    expect(['203.50', '204.50'].map(paid)).toEqual(['', 'left-figure']);
    expect(codesOf(foot('Call us from 12.03.2026 14.30'))).toBe('');
  });
});

describe('The state of a payment of nothing', () => {
  const unpaid: Printed[] = [
    [370, 295, 'Amount paid', 8],
    [480, 295, '$0.00', 8],
    [370, 310, 'Amount due', 8],
    [480, 310, '$203.50', 8],
  ];

  it('is no stamp “paid”', () => {
    expect(
      [unpaid, [...unpaid, [340, 90, 'SENT']], [...unpaid, [340, 90, 'PAID']]].map((more) =>
        codesOf(more as Printed[]),
      ),
    ).toEqual(['', '', 'paid-in-full']);
  });

  it('is none beside a date of payment status where the foot calls the amount open', () => {
    const status: Printed[] = [
      [340, 90, 'Order date: 13.03.2026', 8],
      [460, 90, 'Zahlungsstatus: bezahlt', 8],
    ];
    expect(codesOf(status)).toBe('');
    expect(codesOf([...status, ...foot('Betrag offen, bitte binnen 14 Tagen')])).toBe('paid-in-full');
  });
});

describe('The state of a payment of all', () => {
  const settled: Printed[] = [
    [370, 295, 'Paid', 8],
    [480, 295, '-$203.50', 8],
    [370, 310, 'Balance due', 8],
    [480, 310, '$0.00', 8],
  ];

  it('is not overdue', () => {
    expect([settled, [...settled, [340, 90, 'Status: Overdue']]].map((more) => codesOf(more as Printed[]))).toEqual([
      '',
      'overdue',
    ]);
  });
});

describe('The hour of a day', () => {
  it('is one of twenty-four', () => {
    const at = (time: string) => codesOf([[340, 90, `Printed: 17 March 2026 ${time}`]]);
    expect(['08:05:51', '24:00', '25:42:17', '12:61'].map(at)).toEqual(['', '', 'left-date', 'left-date']);
  });
});

describe('The day to pay until', () => {
  it('is the same on a slip, under its heading', () => {
    const slip = (day: string) =>
      codesOf([
        [340, 90, 'Due date: 16 April 2026'],
        [50, 640, 'Due date', 8],
        [50, 652, day, 8],
      ]);
    expect(['16 April 2026', '19 April 2026'].map(slip)).toEqual(['', expect.stringContaining('several-due-dates')]);
  });

  it.each([
    'à payer avant le',
    'a pagar antes del',
    'due by',
    'Zahlbar bis zum',
    'Scadenza pagamento:',
    'Termine:',
    'Te betalen voor',
    'vervalt op',
    'scadent la',
  ])('is the same beside the amount over the lines, and not before the invoice: “%s”', (words) => {
    const headline = (day: string) =>
      codesOf([
        [340, 90, 'Due date: 16 April 2026'],
        [50, 150, `$203.50 ${words} ${day}`, 13],
      ]);
    expect(headline('16 April 2026')).toBe('');
    expect(headline('19 April 2026')).toContain('several-due-dates');
    const alone = (day: string) => codesOf([[340, 90, `${words} ${day}`]]);
    expect(['16 April 2026', '3 March 2026'].map(alone)).toEqual(['', 'due-date']);
  });
});

describe('The day to pay until is so many days after the invoice', () => {
  const BOTH = ['', 'due-date'];
  it('as its label says, which may wrap', () => {
    const beside = (day: string) =>
      codesOf([
        [50, 150, 'Splatnost 30 dní'],
        [190, 150, day],
      ]);
    const under = (day: string) =>
      codesOf([
        [50, 146, 'Fizetési mód', 8],
        [150, 146, 'Fizetési határidő (30', 8],
        [50, 157, 'Átutalás', 8],
        [180, 157, 'nap)', 8],
        [170, 168, day, 8],
      ]);
    for (const paper of [beside, under]) expect(['16 April 2026', '26 April 2026'].map(paper)).toEqual(BOTH);
    // The terms are a value themselves.
    const period = codesOf([
      [50, 150, 'Platební podmínky:'],
      [190, 150, 'Splatnost 30 dní'],
      [50, 162, 'Období:'],
      [190, 162, '01.02.2026 – 28.02.2026'],
    ]);
    expect(period).toBe('');
  });

  it('as the word for it says behind the days', () => {
    const said = (day: string) => codesOf([[50, 150, `Forma płatności: przelew 30 dni, termin: ${day}`]]);
    expect(['16.04.2026', '26.04.2026'].map(said)).toEqual(BOTH);
    // The day of an appointment.
    expect(codesOf([[50, 150, 'Termin: 12.03.2026']])).toBe('');
  });
});

describe('A sentence with several days', () => {
  it('calls each of them by the words before it', () => {
    const said = (word: string) =>
      codesOf([[50, 150, `Invoice date 17 March 2026, ${word} 13 March 2026`]], {
        'Invoice Date: 17 March 2026': null,
      });
    expect(['zelkor', 'issued'].map(said)).toEqual(['', 'left-date']);
  });
});

describe('Work', () => {
  it('was done within the period of the paper', () => {
    const worked = (day: string) =>
      codesOf([
        [340, 90, '01/02/2026 – 28/02/2026'],
        [50, 231, `${day} 07:15–08:15`, 8],
      ]);
    expect(['13/02/2026', '20/03/2026'].map(worked)).toEqual(['', 'several-periods']);
  });

  it('was done within it where it goes on in the next row', () => {
    const worked = (day: string) =>
      codesOf([
        [340, 95, 'Period 01/02/2026 –', 8],
        [340, 105, '28/02/2026', 8],
        [50, 231, `${day} 07:15–08:15`, 8],
      ]);
    expect(['13/02/2026', '20/03/2026'].map(worked)).toEqual([
      expect.not.stringContaining('several-periods'),
      expect.stringContaining('several-periods'),
    ]);
  });

  it('is that of the days in a column, where one of them is within', () => {
    const days = (first: string, second: string) =>
      codesOf([
        [340, 90, '01/02/2026 – 28/02/2026'],
        [220, 180, 'Date'],
        [220, 200, first],
        [220, 220, second],
      ]);
    expect(days('13/02/2026', '14/02/2026')).not.toContain('several-periods');
    expect(days('13/02/2026', '14/04/2026')).toContain('several-periods');
    expect(days('2026.02.13.', '2026.02.14.')).not.toContain('several-periods');
    expect(days('2026.02.13.', '2026.04.14.')).toContain('several-periods');
  });
});

describe('The date of a paper with a number of its own', () => {
  it('is that of a contract, whatever number it has', () => {
    const dated = (paper: string) => codesOf(foot(`${paper} 44 del 12-01-2026`));
    expect([dated('Contratto'), dated('Contrat')]).toEqual(['', '']);
    expect(dated('Kvalto')).toContain('left-date');
  });

  it.each(['Saateleht 29561/1 – DAY', 'Kvalto B-2097/68, DAY', 'DAY kvalto B-2097/68'])(
    'is not the invoice’s: %s',
    (text) => {
      const dated = (said: string) => codesOf(foot(said.replace('DAY', '12.02.2026')), PLAINLY_DATED);
      expect(dated(text)).toBe('');
      expect(dated(text.replace(/\S*\d\S*/, 'INV-20417'))).toContain('left-date');
      expect(dated('Kvalto DAY')).toBe('left-date');
    },
  );

  it('is the invoice’s behind the last word of its number', () => {
    const dated = (number: string) =>
      codesOf(foot(`Kvalto FT ${number} de 12.02.2026`), {
        ...PLAINLY_DATED,
        'Invoice Number: INV-20417': 'Invoice Number: FT 2026/1497',
      });
    expect(['2026/1397', '2026/1497'].map(dated)).toEqual(['', 'left-date']);
  });

  it('a label may go on in the next row', () => {
    const label = (first: string, second: string) =>
      codesOf(
        [
          [340, 95, first],
          [420, 95, '12.02.2026'],
          [340, 106, second],
        ],
        PLAINLY_DATED,
      );
    expect(label('Fecha de', 'pedido')).toBe('');
    expect(label('Fecha de', 'creación')).toBe('left-date');
  });
});

describe('The date of the invoice', () => {
  it('is called by its name once: what has other words beside it is of something else, whatever they say', () => {
    const dated = (said: string, changes = {}) => codesOf(foot(`${said} 12.02.2026`), changes);
    expect(dated('Kvalto:')).toBe('');
    expect(dated('Kvalto:', PLAINLY_DATED)).toBe('left-date');
    expect(['Date:', 'Issued:', '', 'Invoice of'].map((said) => dated(said) !== '')).toEqual([true, true, true, true]);
  });

  it('is that in a sentence about it, whatever stands over the sentence', () => {
    const said = (day: string) =>
      codesOf(foot('Zahlungsziel: 14 Tage netto.', `Diese Rechnung wurde am ${day} ausgestellt.`));
    expect(['17.03.2026', '30.04.2026'].map(said)).toEqual(['', 'left-date']);
  });

  it('is not what stands below terms that name it', () => {
    const terms = (text: string) =>
      codesOf([
        [340, 95, text],
        [340, 107, '10 February 2026'],
      ]);
    expect(terms('Betaling binnen 10 dagen na factuurdatum.')).not.toContain('several-dates');
    expect(terms('Factuurdatum')).toContain('several-dates');
  });

  it.each([
    'Payment is due within 14 days of the invoice date',
    'Betaling binnen 14 dagen na factuurdatum',
    'Pago a 14 días de la fecha de factura',
    'Condizioni di pagamento: 14 giorni data fattura',
  ])('is not the day to pay on behind terms that name it: %s', (terms) => {
    const codes = (day: string): string => codesOf(foot(`${terms} (${day}).`));
    expect(['31.03.2026', '17.04.2026'].map(codes)).toEqual(['', 'due-date']);
    expect(codesOf(foot('Invoice date 31.03.2026'))).toContain('several-dates');
  });
});

describe('Who is asked to pay until a day', () => {
  it('is told so before the words that name the account', () => {
    const asked = (day: string) =>
      codesOf(foot(`U wordt verzocht dit bedrag binnen 30 dagen, uiterlijk ${day}, onder vermelding van het nummer`));
    expect(['16-04-2026', '19-05-2026'].map((day) => asked(day) === '')).toEqual([true, false]);
  });
});

describe('The day to pay until', () => {
  it.each([
    [
      'among others',
      'Issued on 17 March 2026 · Payable by 16 April 2026',
      'Issued on 17 March 2026 · Payable by 26 April 2026',
    ],
    [
      'so many days after the day of the invoice',
      'Fatura tarihinden itibaren 30 gün.',
      'Fatura tarihinden itibaren 90 gün.',
    ],
    ['in another language', '30 dagar från fakturadatum.', '14 dagar från fakturadatum.'],
  ])('is said once more: %s', (_what, right, wrong) => {
    const said = (text: string) => codesOf([[340, 90, 'Vadesi: 16.04.2026'], ...foot(text)]);
    expect([said(right), said(wrong)]).toEqual(['', expect.stringMatching(/due-date/)]);
  });
});

describe('Who pays early', () => {
  it('does so after the invoice, in whatever language', () => {
    const early = (day: string) => codesOf(foot(`Kvalto ${day}, brimu 2% (4.07), zelkor 199.43`));
    expect(['26.03.2026', '26.02.2026'].map((day) => early(day).includes('early-discount'))).toEqual([false, true]);
  });

  it('does so on a day that is written as the others are', () => {
    const delivered = 'Leverdatum: 16/03/2026';
    const early = (day: string) =>
      codesOf(foot(delivered, `Betalingskorting 2% (4.07) bij betaling voor ${day}: 199.43`));
    expect(['02/04/2026', '11/02/2026'].map(early)).toEqual(['', 'early-discount']);
  });
});

describe('A sentence that asks for the money', () => {
  it.each([
    'Payment within 30 days of the invoice date, at the latest on DAY.',
    'Please transfer $203.50 to our account by DAY, quoting INV-20417.',
    'Zahlbar innerhalb von 30 Tagen nach Rechnungsdatum, spätestens am DAY, ohne Abzug.',
    'Payment due by DAY. Items returned are subject to a 10% restocking charge.',
    'Agradecemos o pagamento até DAY, indicando INV-20417.',
  ])('names the same day as the head: %s', (sentence) => {
    const said = (day: string) =>
      codesOf([[340, 90, 'Due date: 16 April 2026'], ...foot(sentence.replace('DAY', day))]);
    expect(said('16 April 2026')).toBe('');
    expect(said('18 April 2026')).toContain('several-due-dates');
  });

  it('names the day of its own terms', () => {
    const said = (day: string) => codesOf(foot(`Payment within 14 days of the invoice date, at the latest on ${day}.`));
    expect(['31 March 2026', '1 April 2026'].map(said)).toEqual(['', 'due-date']);
  });

  it('may name another day with a discount, and that of the order', () => {
    const field: Printed = [340, 90, 'Due date: 16 April 2026'];
    const early = '8 Tage 2 % Skonto = $4.07; bei Zahlungseingang bis 25 March 2026: $199.43';
    expect(codesOf([field, ...foot(early)])).toBe('');
    expect(codesOf([field, ...foot('Thank you for your order of 2 March 2026. Payment within 30 days.')])).toBe('');
  });
});

describe('The terms of the head', () => {
  it('are those of the sentence below', () => {
    const terms = (days: string) => codesOf([[340, 90, 'Net 30'], ...foot(`Payment within ${days} days.`)]);
    expect(['30', '14'].map(terms)).toEqual(['', 'several-terms']);
  });
});

describe('A day of the week', () => {
  it.each(['Tuesday, ', 'Dienstag, den ', 'Mardi ', 'Martes ', 'Wtorek '])('%s17.03.2026', (named) => {
    const dated = (day: string) => codesOf([[50, 640, `Kvalto ${named}${day}`, 8]]);
    expect(['17.03.2026', '18.03.2026'].map((day) => dated(day).includes('weekday'))).toEqual([false, true]);
  });
});

describe('Lines with days and times', () => {
  /** Four lines of an hour and a half each at $96.00; the third has another day or other times. */
  const sheet = (day: string, times = '09:00–10:30'): string => {
    const days = ['Mon 02/16/2026', 'Tue 02/17/2026', day, 'Thu 02/19/2026'];
    const line = (at: number): Printed[] =>
      row(200 + 12 * at, [
        [50, days[at]!],
        [150, at === 2 ? times : '09:00–10:30'],
        [220, 'Review'],
        [330, '1.50'],
        [400, '$96.00'],
        [480, '$144.00'],
      ]);
    const sums = { Subtotal: null, '$185.00': null, 'Sales Tax 10%': null, '$18.50': null, '$203.50': '$576.00' };
    const headings = { Description: 'Date', Qty: 'Hours' };
    const lines = { 'Hex bolt M8': null, '20': null, '$1.25': null, '$25.00': null };
    const more = { 'Cordless drill': null, '2': null, '$80.00': null, '$160.00': null };
    return codesOf(
      [
        [150, 180, 'From–to'],
        [220, 180, 'Activity'],
        ...[0, 1, 2, 3].flatMap(line),
        [370, 262, 'Total hours', 8],
        [480, 262, '6.00', 8],
      ],
      { ...sums, ...headings, ...lines, ...more },
    );
  };

  it('are of that day of the week, also where it is cut short', () => {
    expect(sheet('Wed 02/18/2026')).toBe('');
    expect(sheet('Fri 02/18/2026')).toContain('weekday');
    expect(sheet('Job 02/18/2026')).toBe('');
  });

  it('are as long as the times of the day, where the others are', () => {
    expect(sheet('Wed 02/18/2026', '09:00–11:30')).toContain('line-note');
  });
});

describe('What is rented by the week', () => {
  const rented = (label: string, period: string, unit = 'per week'): string =>
    codesOf(
      [
        [340, 90, label],
        [340, 102, period],
      ],
      { 'Cordless drill': `Excavator, ${unit}` },
    );
  it.each(['Rental period', 'Mietzeitraum', 'Lejeperiode', 'Période de location'])('%s', (label) => {
    expect(rented(label, '01.03.2026 – 14.03.2026')).toBe('');
    expect(rented(label, '01.03.2026 – 07.03.2026')).toBe('several-periods');
  });
  it('is another period, or by another unit', () => {
    expect(rented('Kvalto', '01.03.2026 – 07.03.2026')).not.toContain('several-periods');
    expect(rented('Rental period', '01.03.2026 – 07.03.2026', 'yellow')).toBe('');
  });
});

describe('Long after the invoice', () => {
  it('nothing is due, and no deposit was paid before it', () => {
    const due = (day: string) => codesOf([[340, 90, `Due date: ${day}`]]);
    expect(['16 April 2026', '16 April 2027'].map(due)).toEqual(['', 'due-date']);
    const deposit = (day: string) =>
      codesOf([
        [370, 300, `Deposit ${day}`],
        [480, 300, '-$100.00'],
        [370, 315, 'Balance due'],
        [480, 315, '$103.50'],
      ]);
    expect(['02.03.2026', '02.04.2026'].map(deposit)).toEqual(['', 'late-deposit']);
  });

  it('a deposit that is named again is of the same day', () => {
    const deposit = (day: string) =>
      codesOf([
        [260, 300, '02.03.2026'],
        [370, 300, 'Deposit'],
        [480, 300, '-$100.00'],
        [370, 315, 'Balance due'],
        [480, 315, '$103.50'],
        ...foot(`Your deposit of ${day} has been taken off.`),
      ]);
    expect(['02.03.2026', '03.03.2026'].map((day) => deposit(day).includes('several-deposits'))).toEqual([false, true]);
  });

  it('no day of some work lies, and no period of a month ends in the next year', () => {
    const worked = (day: string) =>
      codesOf([
        [50, 231, '02/03/2026 07:00–08:15', 8],
        [50, 241, `${day} 07:15–08:15`, 8],
      ]);
    expect(['13/03/2026', '13/04/2026'].map(worked)).toEqual(['', 'several-periods']);
    const period = (day: string) => codesOf([[340, 95, `Kvalto 01/02/2026 – ${day}`, 8]]);
    expect(['28/02/2026', '28/02/2027'].map(period)).toEqual(['', 'several-periods']);
  });

  it('no note of a delivery was written, whose number it has, though the day stands apart', () => {
    const note = (day: string) =>
      codesOf([
        [60, 240, 'Albarán 77163', 8],
        [140, 240, `de ${day}`, 8],
      ]);
    expect(['17/03/2026', '19/03/2026'].map(note)).toEqual(['', 'order-date']);
  });

  it('no day in a column of the lines lies', () => {
    const days = (second: string) =>
      codesOf([
        [220, 180, 'Date'],
        [220, 200, '13/03/2026'],
        [220, 220, second],
      ]);
    expect(['14/03/2026', '14/04/2026'].map(days)).toEqual(['', 'several-periods']);
  });
});

describe('The amount with the day until which it is to be paid', () => {
  it.each(['until', 'bis', 'avant le', 'entro il'])('“%s”: the day of the terms', (until) => {
    const headline = (day: string) => codesOf([[50, 150, `$203.50 ${until} ${day}`, 13], ...foot('Net 30')]);
    expect(['16 April 2026', '18 April 2026'].map(headline)).toEqual(['', 'due-date']);
  });
});

describe('The day to pay until', () => {
  const due = (text: string) => codesOf([[340, 90, text]]);

  it('is so many days after the invoice as stands behind it', () => {
    expect(due('Due date: 31 March 2026 (14 days)')).toBe('');
    expect(due('Due date: 2 April 2026 (14 days)')).toBe('due-date');
    expect(due('Due date: 2 April 2026 (14 zelkor)')).toBe('');
  });

  it('may stand alone under the heading of several', () => {
    const list = (...days: string[]) =>
      codesOf([
        [340, 90, 'Net 30 days'],
        [340, 600, 'Scadenze'],
        ...days.map((day, at): Printed => [340, 612 + 12 * at, day]),
      ]);
    expect(list('16 April 2026')).toBe('');
    expect(list('16 May 2026')).toBe('due-date');
  });

  it('is after the invoice, of several days the first as well', () => {
    const list = (first: string) =>
      codesOf([
        [340, 600, 'Data scadenza'],
        ...[first, '16/05/2026'].flatMap((day, at): Printed[] => [
          [340, 612 + 12 * at, day],
          [430, 612 + 12 * at, '$101.75'],
        ]),
      ]);
    expect(['16/04/2026', '16/02/2026'].map(list)).toEqual(['', 'due-date']);
  });

  it('stands beside a label that is set a little lower', () => {
    const due = (day: string, label = 'DUE DATE') =>
      codesOf([[340, 92, day, 10], [270, 97, label, 8], ...foot('Net 30 days')]);
    expect(due('16 April 2026')).not.toContain('due-date');
    expect(due('26 March 2026')).toContain('due-date');
    expect(due('26 March 2026', 'KVALTO')).not.toContain('due-date');
  });

  it('is told at the latest, in Italian too', () => {
    const said = (day: string) => codesOf(foot(`Pagamento entro 30 giorni, al più tardi il ${day}.`));
    expect(['16.04.2026', '26.04.2026'].map(said)).toEqual(['', 'due-date']);
  });

  it('has a name in brackets, or in a second row of labels', () => {
    const bracketed = (day: string) => codesOf([[340, 90, `Termen de plata (zi.luna.an): ${day}`]]);
    expect(['16.04.2026', '16.02.2026'].map(bracketed)).toEqual(['', 'due-date']);
    const headed = (day: string) =>
      codesOf(
        [
          ['Fizetés módja:', 'Fizetési határidő:', 'Pénznem:'],
          ['Payment method:', 'Payment terms:', 'Currency:'],
          ['Transfer', day, 'USD'],
        ].flatMap((texts, row) => texts.map((text, at): Printed => [50 + at * 120, 145 + row * 9, text, 8])),
      );
    expect(['2026-04-16', '2026-02-16'].map(headed)).toEqual(['', 'due-date']);
  });

  it('is not known of terms in parts', () => {
    const parts = (terms: string) =>
      codesOf([
        [340, 90, 'Due date: 31 March 2026'],
        [340, 102, terms],
      ]);
    expect(parts('Net 30-60-90 days')).toBe('');
    expect(parts('Net 30 days')).toBe('due-date');
  });
});

describe('The terms of payment', () => {
  const due = (label: string, day: string, ...terms: string[]) =>
    codesOf([[340, 90, label], [440, 90, day], ...foot(...terms)]);

  it.each([
    ['Tähtaeg:', 'Palume tasuda 7 päeva jooksul.', '24.03.2026'],
    ['Sista betalnings dag:', 'Betalningsvillkor 30 dagar netto.', '16.04.2026'],
    ['Sumokėti iki:', 'Apmokėti per 14 dienų.', '31.03.2026'],
    ['Due date:', 'Payment terms: due on receipt', '17 March 2026'],
  ])('%s agrees with “%s”', (label, terms, day) => {
    expect([day, '10.05.2026'].map((one) => due(label, one, terms))).toEqual(['', 'due-date']);
  });

  it('may name the day behind so many days', () => {
    const terms = (day: string) => codesOf(foot(`Betalingscondities: 14 dagen (${day})`));
    expect(['31 maart 2026', '17 april 2026'].map(terms)).toEqual(['', 'due-date']);
  });

  it.each(['Règlement à 14 jours, soit le', 'Zahlung in 14 Tagen, d.h. bis', 'Pagamento a 14 giorni, cioè il'])(
    'may say which day that is: %s',
    (terms) => {
      const codes = (day: string): string => codesOf(foot(`${terms} ${day}.`));
      expect(['31.03.2026', '17.04.2026'].map(codes)).toEqual(['', 'due-date']);
    },
  );

  it('ask nobody for the money who has paid', () => {
    const state = (status: string) =>
      codesOf(foot(`Payment status: ${status}`, 'Payable within 14 days to GB29 NWBK 6016 1331 9268 19.'));
    expect(['open', 'paid'].map(state)).toEqual(['', 'paid-in-full']);
  });
});

describe('The day to pay until', () => {
  it.each(['Platiti do', 'Zaplatit do', 'Maksettava viimeistään', 'Splatné dňa', 'Betales innen'])(
    'has a name in each language: %s',
    (label) => {
      const due = (day: string) =>
        codesOf([[340, 90, `${label}.:`], [470, 90, day], ...foot('Payment within 30 days')]);
      expect(['16.04.2026', '26.04.2026'].map(due)).toEqual(['', 'due-date']);
    },
  );
});

describe('Days of work with their hours', () => {
  const WITHOUT_LINES = {
    ...{ 'Hex bolt M8': null, 'Cordless drill': null, '2': null, '$80.00': null, '$160.00': null },
  };
  const worked = (hours: string) =>
    codesOf(
      [
        [50, 191, 'Hex bolt M8'],
        [50, 210, 'Cordless drill'],
        [50, 219, '02.03.2026 08:00–09:15 1.25 hrs', 7],
        [50, 227, `05.03.2026 08:00–${hours} hrs`, 7],
        ...row(
          236,
          [
            [300, '2'],
            [370, '$80.00'],
            [480, '$160.00'],
          ],
          10,
        ),
      ],
      WITHOUT_LINES,
    );

  it('stand above the figures of their line as well', () => {
    expect(worked('08:45 0.75')).toBe('');
    expect(worked('09:45 1.75')).toContain('line-note');
  });
});
