import { describe, expect, it } from '@jest/globals';
import type { AmountKind } from '../../draft.js';
import { type ColumnRole, columnRoles } from '../column-vocabulary.js';
import { findDate } from '../dates.js';
import { fold } from '../fold.js';
import { classifyAmountLabel } from './amount-labels.js';
import { INVOICE_NUMBER } from './number-words.js';
import { BUYER, SELLER } from './party-words.js';

const HEADINGS: [ColumnRole, string][] = [
  [
    'description',
    'Tên hàng hóa, dịch vụ|Nama Barang|Товари (роботи, послуги)|Назив|Lýsing|Prekės pavadinimas|Nume articol',
  ],
  ['quantity', 'Số lượng|Кількість|Количина|Magn|Ausmass|Cantitate facturată'],
  ['unit', 'Đơn vị tính|Satuan|Од.|Јединица мере|Eining|Mērv.'],
  ['unitPrice', 'Đơn giá|Harga Satuan|Ціна без ПДВ|Цена|Verð án VSK|Kaina be PVM|Cijena bez PDV|Ansatz'],
  ['lineTotal', 'Thành tiền|Total Harga|Сума без ПДВ|Износ без ПДВ|Upphæð|Suma be PVM|Suma su PVM|Vrijednost sa PDV'],
  ['tax', 'ПДВ %|PVM suma|PDV 17 %|ПДВ категорија|VSK'],
  ['discount', 'Diskon|Умањење|Знижка|Afsl. %'],
];
const SUMS: [AmountKind, string][] = [
  ['net', 'Укупна основица|Збир ставки са стопом 20%|Samtals án VSK|Avgiftspliktig|Avgiftsfritt|Apliekamā summa'],
  ['tax', 'Износ ПДВ - стопа 20%|Укупан износ ПДВ|Сума ПДВ (20 %)|VSK samtals|PPN 12%'],
  ['total', 'Износ за плаћање (RSD)|Усього з ПДВ|Tổng cộng tiền thanh toán (Total payment)'],
];

describe('Labels of further languages', () => {
  const each = <T>(list: [T, string][]): [T, string][] =>
    list.flatMap(([what, texts]) => texts.split('|').map((text): [T, string] => [what, text]));

  it.each(each(HEADINGS))('%s: %s', (role, text) => {
    expect(columnRoles(fold(text))[0]).toBe(role);
  });

  it.each(each(SUMS))('%s: %s', (kind, text) => {
    expect(classifyAmountLabel(fold(text.replace(/[(]?\d+ ?%[)]?/, '')))).toBe(kind);
  });

  it.each(['Продавац', 'Постачальник', 'Người bán hàng', 'Seljandi', 'Nosūtītājs'])('%s sells', (text) => {
    expect(SELLER.test(fold(text))).toBe(true);
    expect(BUYER.test(fold(text))).toBe(false);
  });

  it('tells days of Ukraine and Latvia', () => {
    expect(findDate('від 7 вересня 2026 р.')?.dayFirst).toBe('2026-09-07');
    expect(findDate('2026. gada 28. oktobris')?.dayFirst).toBe('2026-10-28');
    expect(findDate('1. listopada 2026')?.dayFirst).toBe('2026-10-01');
  });

  it('knows an invoice from an account', () => {
    expect(INVOICE_NUMBER.test(fold('Račun-otpremnica br.'))).toBe(true);
    expect(INVOICE_NUMBER.test(fold('Uplata na račun broj'))).toBe(false);
  });
});
