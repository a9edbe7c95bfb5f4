import type { ColumnRole } from '../column-vocabulary.js';
import { SHORT_HEADINGS } from './short-headings.js';
import { IN_OTHER_SCRIPTS } from './headings-in-other-scripts.js';

/**
 * What columns are called in Serbian, Ukrainian, Vietnamese, Indonesian and Icelandic, and now and
 * then elsewhere; folded (see ../fold.ts).
 * The arithmetic of the rows decides, as for all others.
 */
export const FURTHER_HEADINGS: [ColumnRole, string[]][] = [
  ...SHORT_HEADINGS,
  ...IN_OTHER_SCRIPTS,
  ['position', ['stt', '№ п п']],
  [
    'sku',
    [
      ...['шифра', 'артикул', 'код товару', 'ma (?:hang|so|sp)', 'kode(?: barang)?', 'vorun(?:umer|r)'],
      'identificator vanzator',
    ],
  ],
  ['tax', ['ставка пдв', 'thue suat(?: gtgt)?']],
  [
    'discount',
    ['умањење', 'рабат', 'знижка', 'chiet khau', 'diskon', 'potongan', 'afsl(?:attur)?(?: %)?', 'r %', 'т о %'],
  ],
  ['unitPrice', ['ціна', 'don gia', 'harga(?: satuan)?', '(?:einingar)?verð(?: an vsk)?', 'ansatz']],
  ['lineTotal', ['износ', 'вредност', 'сума', 'thanh tien', '(?:total|jumlah) harga', 'jumlah', 'upphaeð', 'samtals']],
  [
    'quantity',
    [
      ...['количина', 'кіл(?: сть)?', 'кількість', 'so luong', 'kuantitas', 'banyaknya', 'magn', 'fjoldi'],
      ...['ant', 'ausmass', 'ausmaß', 'cantitate facturata', 'ilosc zafakturowana'],
    ],
  ],
  [
    'unit',
    ['(?:јединица|јед) мере', 'од(?: вим\\S*)?', 'don vi(?: tinh)?', 'dvt', 'satuan', 'ein(?:ing)?', 'enh', 'merv'],
  ],
  [
    'description',
    [
      ...['назив(?: (?:робе|артикла|услуге))?', 'товари?(?: роботи)?(?: послуги)?', 'наименування(?: \\S+)*'],
      ...['ten hang(?: hoa)?(?: dich vu)?', 'dien giai', 'nama barang', 'deskripsi', 'uraian', 'lysing', 'voruheiti'],
      ...['preki?[ue]s? pavadinimas', 'prece?s? nosaukums', 'varebetegnelse', 'nume articol'],
    ],
  ],
];
