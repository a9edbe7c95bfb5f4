import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from '../understanding/understand-pages.js';

type Sum = [label: string, amount: string];

const read = (printed: Printed[]) => {
  const proof = prove(understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] }));
  return { status: proof.status, total: proof.totalAmount?.text, tax: proof.taxAmount?.text };
};

/** Two lines of 25.00 and 160.00, and these sums below them. */
const paper = (sums: Sum[], changes: Record<string, string> = {}, more: Printed[] = []) =>
  read(
    printedInvoice({ ...WITHOUT_SUMS, ...changes }, [
      ...sums.flatMap(([label, amount], at) =>
        row(
          250 + 15 * at,
          [
            [310, label],
            [480, amount],
          ],
          10,
        ),
      ),
      ...more,
    ]),
  );

const TAXED: Sum[] = [
  ['Subtotal', '$185.00'],
  ['VAT 10 %', '$18.50'],
  ['Invoice total', '$203.50'],
];

describe('What the payer keeps back below the total', () => {
  it.each<[what: string, sums: Sum[], wrong: Sum[]]>([
    [
      'under a total of what is left',
      [
        ['Retención IRPF 15 %', '-$27.75'],
        ['Total a percibir', '$175.75'],
      ],
      [
        ['Retención IRPF 12 %', '-$27.75'],
        ['Total a percibir', '$175.75'],
      ],
    ],
    [
      'of the line whose amount stands beside it',
      [
        ['Retención IRPF 15 % s/ alquiler 160.00', '-$24.00'],
        ['Total a percibir', '$179.50'],
      ],
      [
        ['Retención IRPF 15 % s/ alquiler 140.00', '-$21.00'],
        ['Total a percibir', '$182.50'],
      ],
    ],
    [
      'as a part of the tax',
      [
        ['KDV Tevkifatı (9/10)', '-$16.65'],
        ['Ödenecek Tutar', '$186.85'],
      ],
      [
        ['KDV Tevkifatı (7/10)', '-$16.65'],
        ['Ödenecek Tutar', '$186.85'],
      ],
    ],
    [
      'of a base that stands below it',
      [
        ['Ritenuta d’acconto 20 % su $', '-$37.00'],
        ['185.00', ''],
        ['Netto a pagare', '$166.50'],
      ],
      [
        ['Ritenuta d’acconto 20 % su $', '-$37.00'],
        ['175.00', ''],
        ['Netto a pagare', '$166.50'],
      ],
    ],
  ])('%s', (_what, sums, wrong) => {
    const filled = (some: Sum[]): Sum[] => [...TAXED, ...some];
    expect(paper(filled(sums))).toEqual({ status: 'completed', total: '$203.50', tax: '$18.50' });
    expect(paper(filled(wrong)).status).toBe('needs_review');
  });

  it.each(['Income Tax', 'Retención IRPF'])('is no part of the tax where only what is left is a total: %s', (label) => {
    const sums = (share: string): Sum[] => [
      ...TAXED.slice(0, 2),
      [`${label} (${share})`, '-$27.75'],
      ['Total', '$175.75'],
    ];
    expect(paper(sums('15%'))).toEqual({ status: 'completed', total: '$175.75', tax: '$18.50' });
    expect(paper(sums('12%')).status).toBe('needs_review');
  });

  it('is no discount under a name of its own', () => {
    const sums: Sum[] = [...TAXED, ['Rebate 10 %', '-$20.35'], ['Total', '$183.15']];
    expect(paper(sums)).not.toMatchObject({ status: 'completed', total: '$203.50' });
  });
});

describe('What was paid before', () => {
  it('makes the sum of lines with their taxes the total, where it is called nothing else', () => {
    const goods = { '$25.00': '$27.50', '$160.00': '$176.00' };
    const taxes: Printed[] = [
      [430, 180, 'VAT'],
      [430, 200, '10%'],
      [430, 220, '10%'],
      ...row(330, [
        [50, 'VAT rate'],
        [120, 'Base'],
        [190, 'VAT'],
        [260, 'Gross'],
      ]),
      ...row(345, [
        [50, '10 %'],
        [120, '185.00'],
        [190, '18.50'],
        [260, '203.50'],
      ]),
    ];
    const sums = (paid: string): Sum[] => [
      ['Součet položek', '$203.50'],
      ['Uhrazeno zálohou', paid],
      ['Celkem k úhradě', '$103.50'],
    ];
    expect(paper(sums('-$100.00'), goods, taxes)).toMatchObject({ status: 'completed', total: '$203.50' });
    expect(paper(sums('-$90.00'), goods, taxes).status).toBe('needs_review');
  });
});

describe('Sums of a small paper', () => {
  it.each(['Gift voucher', 'Cadeaubon', 'Geschenkgutschein'])('a voucher above the total is taken off: %s', (label) => {
    const sums = (total: string): Sum[] => [
      ['Items', '$185.00'],
      [label, '-$10.00'],
      ['Shipping', '$6.00'],
      ['Order total', total],
    ];
    expect(paper(sums('$181.00'))).toMatchObject({ status: 'completed', total: '$181.00' });
    expect(paper(sums('$191.00')).status).toBe('needs_review');
  });

  it.each([
    'Importe total del IVA incluido en esta factura',
    'Montant total de la TVA incluse dans cette facture',
    'Importo totale dell’IVA inclusa',
  ])('the tax is said once more: %s', (label) => {
    const sums = (tax: string): Sum[] => [...TAXED, [label, tax]];
    expect(paper(sums('$18.50'))).toMatchObject({ status: 'completed', total: '$203.50', tax: '$18.50' });
    expect(paper(sums('$19.50')).status).toBe('needs_review');
  });

  it('taxes are added up in brackets', () => {
    const rated: Printed[] = [
      [430, 180, 'VAT'],
      [430, 200, '6%'],
      [430, 220, '6%'],
      ...row(
        235,
        [
          [50, 'Washer'],
          [300, '10'],
          [370, '$1.50'],
          [430, '21%'],
          [480, '$15.00'],
        ],
        10,
      ),
    ];
    const sums = (first: string): Sum[] => [
      ['Subtotal', '$200.00'],
      [`VAT (${first} + 3.15 + 0.00)`, '$14.25'],
      ['Total due', '$214.25'],
    ];
    expect(paper(sums('11.10'), {}, rated)).toMatchObject({ status: 'completed', tax: '$14.25' });
    expect(paper(sums('12.20'), {}, rated).status).toBe('needs_review');
  });

  it('a tax that a table prints with its base is not taken for another', () => {
    const rated: Printed[] = [
      [430, 180, 'VAT'],
      [430, 200, '5.5%'],
      [430, 220, '20%'],
    ];
    const taxes = (base: string): Printed[] => [
      ...row(250, [
        [50, 'Rate'],
        [120, 'Net'],
        [190, 'VAT'],
      ]),
      ...row(295, [
        [50, '20 %'],
        [120, '144.00'],
        [190, '28.80'],
      ]),
      ...row(272, [
        [50, '5.5 %'],
        [120, base],
        [190, '1.24'],
      ]),
    ];
    const sums: Sum[] = [
      ['Gross total', '$185.00'],
      ['Discount 10 %', '-$18.50'],
      ['Net total', '$166.50'],
      ['VAT 20 %', '$28.80'],
      ['VAT 5.5 %', '$1.24'],
      ['Total', '$196.54'],
    ];
    expect(paper(sums, {}, [...rated, ...taxes('22.50')])).toMatchObject({ status: 'completed', total: '$196.54' });
    expect(paper(sums, {}, [...rated, ...taxes('25.50')]).status).toBe('needs_review');
  });
});
