import { escaped, joined } from '../render/context.mjs';
import { cellOf, columnsOf, detailsOf, headingOf, linesBlock, plainCell } from '../render/lines.mjs';

/** The lines of one page in the form of the design. */
export function linesOf(ctx, list, options) {
  const forms = { entries: () => entries(ctx, list, options.start), basket: () => basket(ctx, list, options.start) };
  return forms[ctx.design.lineForm]?.() ?? linesBlock(ctx, list, options);
}

/** Each line a block of named values, as viewers of electronic invoices show them. */
function entries(ctx, list, start) {
  const named = columnsOf(ctx).filter((column) => column !== 'item');
  const block = (line, index) =>
    `<div class="entry"><table>${[
      ['item', escaped(line.name)],
      ...named.map((column) => [column, cellOf(ctx, line, index, column)]),
    ]
      .map(([column, value]) => `<tr><td>${headingOf(ctx, column)}${ctx.design.labelMark}</td><td>${value}</td></tr>`)
      .join('')}</table>${detailsOf(ctx, line)
      .map((text) => `<div class="detail-small">${text}</div>`)
      .join('')}</div>`;
  return `<div class="entries">${list.map((line, i) => block(line, start + i)).join('')}</div>`;
}

/** The lines of an order in a browser: a picture, the name with what there is to say below it, the amount. */
function basket(ctx, list, start) {
  const item = (line, index) => {
    const cell = (column) => plainCell(ctx, line, index, column);
    const code =
      ctx.design.codePlace === 'below' && ctx.shown('line.code', `${ctx.label('code')} ${escaped(line.code)}`);
    const below = [
      code,
      `${ctx.label('quantity')} ${cell('quantity')}`,
      `${ctx.label('price')} ${cell('price')}`,
      line.discount && `${ctx.label('discount')} ${cell('discount')}`,
    ];
    return `<div class="basket-item"><span class="picture"></span><div><b>${escaped(line.name)}</b>${joined(
      below.map((text) => text && `<div class="detail-small">${text}</div>`),
      '',
    )}</div><div class="number">${cell('amount')}</div></div>`;
  };
  return `<div class="basket">${list.map((line, i) => item(line, start + i)).join('')}</div>`;
}
