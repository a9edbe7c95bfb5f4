import { escaped } from './context.mjs';
import { columnsOf, plainCell } from './lines.mjs';
import { metaFields } from './meta.mjs';
import { factSentences } from './notes.mjs';
import { identities } from './parties.mjs';
import { totalRows } from './totals.mjs';

const WIDTH = 96;

/** HTML as the plain text that a line printer would set. */
const textOf = (html) =>
  String(html)
    .replace(/<br>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|\u00a0|\u202f/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

const left = (text, width) => text.slice(0, width).padEnd(width);
const right = (text, width) => text.slice(0, width).padStart(width);

/** The invoice of an old program: letters of one width, columns by spaces, rules of signs. */
export function matrixPage(ctx) {
  const { paper, design } = ctx;
  const closed = design.group === 'closed';
  const { vendor, buyer } = paper;
  const rule = (closed ? '=' : '-').repeat(WIDTH);
  const fields = metaFields(ctx).map(([key, value]) => [textOf(ctx.label(key)), textOf(value)]);
  const wide = Math.max(...fields.map(([label]) => label.length)) + 2;
  const meta = fields.map(([label, value]) => left(label, wide) + value);
  const address = [buyer.name, buyer.street, `${buyer.zip} ${buyer.city}`];
  ctx.shown('vendor.name');
  ctx.shown('buyer.name');
  const head = [vendor.name, `${vendor.street}, ${vendor.zip} ${vendor.city}`, identities(ctx).map(textOf).join('  ')];
  const beside = (one, other, at) =>
    Array.from({ length: Math.max(one.length, other.length) }, (_, i) => `${left(one[i] ?? '', at)} ${other[i] ?? ''}`);
  const title = textOf(ctx.text('title')).toUpperCase();
  const body = [
    ...(closed ? head.map((text) => right(text, WIDTH)) : head),
    '',
    ...(closed ? beside(meta, [textOf(ctx.label('billto')), ...address], 58) : [...beside(address, meta, 44)]),
    '',
    closed ? `*** ${title} ***` : title,
    rule,
    ...tableOf(ctx, rule, closed),
    rule,
    ...totalRows(ctx).map(({ label, value }) =>
      right(`${textOf(label)}${closed ? ' ' : ':'} ${right(textOf(value), 20)}`, WIDTH),
    ),
    rule,
    ...factSentences(ctx).flatMap((text) => wrapped(textOf(text))),
    '',
    ...bankOf(ctx),
  ];
  return `<section class="page"><pre>${body.map((line) => escaped(line.trimEnd())).join('\n')}</pre></section>`;
}

function tableOf(ctx, rule, closed) {
  const columns = columnsOf(ctx);
  const cells = ctx.paper.lines.map((line, i) => columns.map((column) => textOf(plainCell(ctx, line, i, column))));
  const heads = columns.map((column) =>
    textOf(ctx.text(column === 'served' ? 'day' : column === 'hsn' ? 'code' : column)),
  );
  const widths = columns.map((column, at) =>
    column === 'item' ? 0 : Math.max(Math.min(heads[at].length, 14), ...cells.map((row) => row[at].length)),
  );
  const gap = closed ? ' | ' : '  ';
  const taken = widths.reduce((sum, width) => sum + width, 0) + gap.length * (columns.length - 1);
  widths[columns.indexOf('item')] = Math.max(18, WIDTH - taken);
  const figures = ['quantity', 'price', 'discount', 'rate', 'tax', 'amount', 'gross'];
  const row = (texts) =>
    texts.map((text, at) => (figures.includes(columns[at]) ? right : left)(text, widths[at])).join(gap);
  return [row(heads), rule, ...cells.map(row)];
}

function bankOf(ctx) {
  const { vendor } = ctx.paper;
  if (!vendor.iban) return [vendor.bank];
  ctx.shown('vendor.iban');
  ctx.shown('vendor.bic');
  return [`${vendor.bank}   IBAN ${vendor.iban}   BIC ${vendor.bic}`];
}

function wrapped(text) {
  const lines = [''];
  for (const word of text.split(' ')) {
    if (`${lines.at(-1)} ${word}`.length > WIDTH) lines.push('');
    lines.push(`${lines.pop()} ${word}`.trimStart());
  }
  return lines;
}
