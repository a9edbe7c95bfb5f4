import { share, total } from '../arithmetic.mjs';
import { escaped, joined } from './context.mjs';

/** Which columns the paper needs: what its design has, less what none of its lines would fill. */
export function columnsOf(ctx) {
  const { paper, design } = ctx;
  const wanted = {
    code: design.codePlace === 'column' && !paper.codeless,
    ean: design.eanShown && paper.tradeName === 'wholesale',
    unit: design.unitPlace === 'column',
    discount: paper.lines.some(({ discount }) => discount),
    rate: design.rateForm !== 'none' && paper.prices !== 'untaxed' && !paper.single,
    tax: paper.taxPerLine,
    gross: paper.taxPerLine,
  };
  const columns = design.columns.split(' ').filter((column) => !(column in wanted) || wanted[column]);
  if (paper.country === 'IN') columns.splice(columns.indexOf('item') + 1, 0, 'hsn');
  if (paper.lines[0].served) columns.splice(columns.indexOf('item'), 0, 'served');
  // Amounts of discounted lines cannot be followed without the discount.
  if (wanted.discount && !columns.includes('discount')) columns.splice(columns.indexOf('amount'), 0, 'discount');
  return columns;
}

const NUMERIC = new Set(['quantity', 'price', 'discount', 'rate', 'tax', 'amount', 'gross']);

const letterOf = (ctx, rate) => 'ABC'[ctx.paper.taxes.findIndex((tax) => tax.rate === rate)] ?? 'A';

/** The text of one cell. Every printed figure of a line is noted under its name. */
export function cellOf(ctx, line, index, column) {
  const { formats, design, paper } = ctx;
  const cells = {
    pos: () =>
      ({
        1: `${index + 1}`,
        10: `${(index + 1) * 10}`,
        '001': String(index + 1).padStart(3, '0'),
        '1.': `${index + 1}.`,
        '1)': `${index + 1})`,
        '0010': String((index + 1) * 10).padStart(6, '0'),
      })[design.posForm],
    code: () => ctx.shown('line.code', escaped(line.code)),
    ean: () => ctx.shown('line.ean', line.ean),
    hsn: () => line.hsn,
    served: () => ctx.shown('line.served', ctx.date(line.served)),
    item: () => itemOf(ctx, line),
    quantity: () => quantityOf(ctx, line),
    unit: () => escaped(ctx.unit(line.unit)),
    price: () =>
      ctx.shown('line.price', formats.price(line.price)) +
      (design.unitPlace === 'perPrice' ? `&nbsp;/&nbsp;${escaped(ctx.unit(line.unit))}` : ''),
    discount: () =>
      line.discount
        ? ctx.shown('line.discount', formats.share(line.discount))
        : { empty: '', dash: '–', zero: formats.share(0) }[design.zeroDiscount],
    rate: () => {
      if (design.rateForm === 'letter') return letterOf(ctx, line.rate);
      const rate = ctx.shown('line.rate', formats.share(line.rate));
      return design.rateForm === 'named' ? `${ctx.text('taxname')} ${rate}` : rate;
    },
    tax: () => ctx.shown('line.tax', formats.plain(line.printedTax ?? share(line.amount, line.rate, paper.step))),
    amount: () =>
      ctx.shown(
        'line.amount',
        design.currencyPlace === 'heading' ? formats.plain(line.amount) : formats.money(line.amount),
      ),
    gross: () =>
      ctx.shown(
        'line.gross',
        formats.plain(line.printedGross ?? line.amount + share(line.amount, line.rate, paper.step)),
      ),
  };
  return cells[column]();
}

/** A cell without what stands below the name. */
export const plainCell = (ctx, line, index, column) =>
  column === 'item' ? escaped(line.name) : cellOf(ctx, line, index, column);

function quantityOf(ctx, line) {
  const quantity = ctx.shown('line.quantity', ctx.formats.quantity(line.quantity));
  return ctx.design.unitPlace === 'joined' ? `${quantity}&nbsp;${escaped(ctx.unit(line.unit))}` : quantity;
}

function itemOf(ctx, line) {
  const { design } = ctx;
  const code = ctx.paper.codeless ? undefined : escaped(line.code);
  const name = escaped(line.name);
  const forms = {
    brackets: () => ctx.shown('line.code', `[${code}] ${name}`),
    prefix: () => `${code} – ${name}`,
    above: () => `<span class="code">${code}</span><br>${name}`,
  };
  const heading = (code && forms[design.codePlace]?.()) || name;
  const below = [
    code && design.codePlace === 'below' && ctx.shown('line.code', `${ctx.label('code')} ${code}`),
    ...detailsOf(ctx, line),
  ].filter(Boolean);
  if (!below.length) return heading;
  const mark = design.detailForm === 'dash' ? '– ' : '';
  return `${heading}${below.map((text) => `<div class="detail-${design.detailForm}">${mark}${text}</div>`).join('')}`;
}

const clock = (minutes) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(Math.round(minutes % 60)).padStart(2, '0')}`;

const REMARKED = ['tools', 'workshop', 'garage', 'shop'];

/** What somebody wrote below the name, on some of the lines with things. */
function remarkOf({ design, paper, list, random }, { code, unit, optional }) {
  if (!design.remarks || optional || unit !== 'pc' || !REMARKED.includes(paper.tradeName)) return undefined;
  const chance = random(`remark ${code}`);
  return chance.chance(0.6) && escaped(chance.pick(list('remarks')));
}

/** What a line says about itself below its name. */
export function detailsOf(ctx, line) {
  const { formats } = ctx;
  const unit = escaped(ctx.unit(line.unit));
  return [
    remarkOf(ctx, line),
    line.waybill && `${ctx.label('waybill')} ${line.waybill}`,
    line.period &&
      ctx.shown('line.period', `${ctx.label('period')} ${ctx.date(line.period.from)} – ${ctx.date(line.period.to)}`),
    // “3 cartons of 6 cartons” is what nobody prints.
    line.packs &&
      !(ctx.design.family && line.unit === 'box') &&
      ctx.shown(
        'line.packs',
        ctx.text('packs', {
          n: line.packs.count,
          k: line.packs.per,
          u: ctx.unit(line.unit),
        }),
      ),
    line.serials && ctx.shown('line.serials', `${ctx.label('serials')} ${line.serials.join(', ')}`),
    line.backorder &&
      ctx.shown(
        'line.backorder',
        ctx.text('backorder', {
          a: formats.number(line.backorder.ordered, 3),
          b: formats.number(line.quantity, 3),
          c: formats.number(line.backorder.open, 3),
        }),
      ),
    line.meter &&
      ctx.shown(
        'line.meter',
        ctx.text('meter', {
          m: line.meter.number,
          a: formats.number(line.meter.before, 3),
          b: formats.number(line.meter.after, 3),
          u: 'kWh',
        }),
      ),
    ...(line.timesheet ?? []).map((day) =>
      ctx.shown(
        'line.timesheet',
        `${ctx.date(day.date)}&nbsp; ${clock(day.from)}–${clock(day.to)} &nbsp;${formats.number(day.quantity, 3)} ${unit}`,
      ),
    ),
  ].filter(Boolean);
}

/** Heights of lines in rows, for where a page ends. */
export const heightOf = (ctx, line) =>
  1 +
  detailsOf(ctx, line).length * 0.8 +
  (line.name.length > 34 ? 0.8 : 0) +
  (['below', 'above'].includes(ctx.design.codePlace) ? 0.7 : 0);

/** One page's lines. `from` and `to` are sums carried over: [label, amount]. */
export function linesBlock(ctx, lines, { start, from, to, foot = '' }) {
  const form = ctx.design.lineForm;
  if (form === 'list' || form === 'cards' || form === 'inline') return looseLines(ctx, lines, start);
  const columns = tableColumns(ctx);
  return `<table class="lines head-${ctx.design.headForm} row-${ctx.design.rowForm}">${headOf(ctx, columns)}<tbody>${
    from ? carriedRow(columns, from) : ''
  }${rowsOf(ctx, columns, lines, start)}${to ? carriedRow(columns, to) : ''}</tbody>${foot}</table>`;
}

/** Two-storey rows have their texts above and their figures below; merged ones quantity and price together. */
export function tableColumns(ctx) {
  const columns = columnsOf(ctx);
  const form = ctx.design.lineForm;
  if (form === 'storeys' || form === 'storeys2') return columns.filter((column) => column !== 'item');
  if (form === 'merged')
    return columns.flatMap((column) =>
      column === 'quantity' ? ['quantityPrice'] : column === 'price' || column === 'unit' ? [] : [column],
    );
  return columns;
}

function headOf(ctx, columns) {
  if (ctx.design.headForm === 'absent') return '';
  const currency = ctx.design.currencyPlace === 'heading' ? ` (${escaped(ctx.style.symbol)})` : '';
  const storeys = ctx.design.lineForm.startsWith('storeys');
  const heads = columns.map((column) => {
    const name = headingOf(ctx, column) + (['amount', 'gross', 'price'].includes(column) ? currency : '');
    return `<th class="${classOf(column)}">${ctx.design.headForm === 'twoStorey' ? name.replace(' ', '<br>') : name}</th>`;
  });
  const above = storeys ? `<tr><th class="item" colspan="${columns.length}">${ctx.text('item')}</th></tr>` : '';
  return `<thead>${above}<tr>${heads.join('')}</tr></thead>`;
}

export const headingOf = (ctx, column) => {
  const { prices } = ctx.paper;
  if (column === 'amount' && prices === 'gross') return ctx.text('gross');
  if (column === 'quantityPrice') return `${ctx.text('quantity')} × ${ctx.text('price')}`;
  const keys = { hsn: 'HSN/SAC', ean: 'EAN' };
  return keys[column] ?? ctx.text(column === 'served' ? 'day' : column);
};

const classOf = (column) => (column === 'quantityPrice' || NUMERIC.has(column) ? `number ${column}` : column);

/** Rows, with a remark between the first of them where the design has one. */
function rowsOf(ctx, columns, lines, start) {
  const rows = lines.map((line, i) => rowOf(ctx, columns, line, start + i));
  if (ctx.design.sections && lines.length === ctx.paper.lines.length) return sectionsOf(ctx, columns, lines, rows);
  if (ctx.design.interlude && start === 0 && lines.length > 1 && !ctx.paper.periodShown) {
    const remark = ctx.text('ordernote', {
      o: ctx.paper.echo.order,
      d: ctx.date(ctx.paper.orderDate),
    });
    rows.splice(
      1,
      0,
      `<tr class="remark"><td colspan="${columns.length}">${ctx.shown('echo.order', remark)}</td></tr>`,
    );
  }
  return rows.join('');
}

/** Parts and labour apart, each with its sum below it. */
function sectionsOf(ctx, columns, lines, rows) {
  const { paper, formats } = ctx;
  const part = (key, isOf) => {
    const own = lines.map((line, i) => [line, rows[i]]).filter(([line]) => Boolean(line.extra) === isOf);
    if (!own.length) return '';
    const sum = total(own, ([line]) => line.amount) + (paper.echo.sectionError?.[key] ?? 0);
    const below = [
      ctx.text('sectionsum', { s: ctx.word(`${key}head`) }),
      ctx.shown(`section.${key}`, formats.plain(sum)),
    ];
    const head = `<tr class="section"><td colspan="${columns.length}">${ctx.text(`${key}head`)}</td></tr>`;
    return `${head}${own.map(([, row]) => row).join('')}${carriedRow(columns, below)}`;
  };
  return part('parts', false) + part('labour', true);
}

function rowOf(ctx, columns, line, index) {
  const cell = (column) => {
    const text = column === 'quantityPrice' ? quantityPrice(ctx, line) : cellOf(ctx, line, index, column);
    return `<td class="${classOf(column)}">${text}</td>`;
  };
  const cells = columns.map(cell).join('');
  if (ctx.design.lineForm === 'storeys')
    return `<tr class="upper"><td class="item" colspan="${columns.length}">${itemOf(ctx, line)}</td></tr><tr class="lower">${cells}</tr>`;
  if (ctx.design.lineForm === 'storeys2')
    return `<tr class="upper">${cells}</tr><tr class="lower"><td class="item" colspan="${columns.length}">${itemOf(ctx, line)}</td></tr>`;
  return `<tr>${cells}</tr>`;
}

function quantityPrice(ctx, line) {
  return `${ctx.shown('line.quantity', ctx.formats.quantity(line.quantity))} ${ctx.design.unitPlace === 'none' ? '' : escaped(ctx.unit(line.unit))} × ${ctx.shown('line.price', ctx.formats.price(line.price))}`;
}

const carriedRow = (columns, [label, amount]) => {
  const at = columns.includes('amount') ? columns.indexOf('amount') : columns.length - 1;
  const after = columns.length - at - 1;
  return `<tr class="carried"><td colspan="${at}">${label}</td><td class="number">${amount}</td>${after ? `<td colspan="${after}"></td>` : ''}</tr>`;
};

/** Lines without a table: blocks with named values, cards, or two rows of running text. */
function looseLines(ctx, lines, start) {
  const columns = columnsOf(ctx);
  const named = columns.filter((column) => !['pos', 'item'].includes(column));
  const forms = {
    list: (line, i) =>
      `<div class="line-list"><b>${columns.includes('pos') ? `${cellOf(ctx, line, i, 'pos')} ` : ''}${itemOf(ctx, line)}</b><div>${named.map((column) => `<span>${headingOf(ctx, column)}: ${cellOf(ctx, line, i, column)}</span>`).join('')}</div></div>`,
    cards: (line, i) =>
      `<div class="line-card"><div class="item">${itemOf(ctx, line)}</div>${named.map((column) => `<div><small>${headingOf(ctx, column)}</small><br>${cellOf(ctx, line, i, column)}</div>`).join('')}</div>`,
    inline: (line, i) =>
      `<div class="line-inline"><div>${itemOf(ctx, line)}<div class="detail-small">${joined(
        [
          ctx.paper.codeless || ctx.design.codePlace !== 'column'
            ? ''
            : `${ctx.label('code')} ${cellOf(ctx, line, i, 'code')}`,
          `${quantityPrice(ctx, line)}`,
          line.discount ? `– ${cellOf(ctx, line, i, 'discount')}` : '',
          named.includes('rate') ? `${ctx.text('tax')} ${cellOf(ctx, line, i, 'rate')}` : '',
        ],
        ' &nbsp; ',
      )}</div></div><div class="number">${cellOf(ctx, line, i, 'amount')}</div></div>`,
  };
  return `<div class="loose">${lines.map((line, i) => forms[ctx.design.lineForm](line, start + i)).join('')}</div>`;
}
