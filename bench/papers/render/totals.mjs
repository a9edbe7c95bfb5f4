import { total } from '../arithmetic.mjs';
import { escaped } from './context.mjs';

/** The sums in the order in which a paper tells them: {name, label, value}. */
export function totalRows(ctx) {
  const { paper, design, formats } = ctx;
  const money = (cents) => formats.money(cents);
  const row = (name, label, cents, write = money) => ({ name, label, value: ctx.shown(name, write(cents)) });
  const parts = [paper.discount, ...(paper.charges ?? [])].filter(Boolean);
  const gross = paper.prices === 'gross';
  const taxed = paper.taxes.length > 0;
  const rows = [];
  if (parts.length || (design.subtotalShown && (taxed || paper.withheld)))
    rows.push(row('linesSum', ctx.text(gross ? 'grosssum' : 'subtotal'), paper.linesSum));
  if (paper.discount)
    rows.push(row('discount', ctx.text('off', { r: formats.share(paper.discount.share) }), -paper.discount.amount));
  for (const charge of paper.charges ?? []) rows.push(row('charge', chargeLabel(ctx, charge), charge.amount));
  if (taxed && !gross && (parts.length ? design.netShown || paper.taxes.length > 1 : !design.subtotalShown))
    rows.push(row('net', ctx.text('net'), paper.net));
  if (!gross) rows.push(...taxRows(ctx, row));
  if (paper.rounding) rows.push(row('rounding', ctx.text('rounding'), paper.rounding));
  rows.push({ ...row('total', ctx.text('total'), paper.total, formats.sum), strong: true });
  if (gross && !ctx.summaryShown) rows.push(...taxRows(ctx, row, 'taxincl'));
  if (paper.withheld)
    rows.push(
      row('withheld', ctx.text('withheld', { r: formats.share(paper.withheld.share) }), -paper.withheld.amount),
    );
  if (paper.paid) rows.push(row('paid', ctx.text('paid', { d: ctx.date(paper.paid.date) }), -paper.paid.amount));
  if (paper.withheld || paper.paid)
    rows.push({ ...row('payable', ctx.text('balance'), paper.payable, formats.sum), strong: true });
  else if (design.dueRow && paper.facts.paidBy)
    rows.push(row('stillDue', ctx.text('balance'), paper.echo.stillDue ?? 0, formats.sum));
  else if (design.dueRow && !paper.facts.account && !paper.facts.instalments)
    rows.push({ ...row('echo.payable', ctx.text('balance'), paper.echo.payable, formats.sum), strong: true });
  return rows;
}

function taxRows(ctx, row, key = 'taxline') {
  const { formats, paper } = ctx;
  return paper.taxes.map((tax) => {
    const values = { r: ctx.shown('taxRate', formats.share(tax.rate)), b: formats.plain(tax.base), n: tax.name };
    return row(
      'tax',
      tax.name
        ? `${tax.name} ${values.r}`
        : ctx.text(paper.taxes.length > 1 && ctx.has('taxlinebase') && key === 'taxline' ? 'taxlinebase' : key, values),
      tax.amount,
    );
  });
}

function chargeLabel(ctx, { key, count, each }) {
  return count ? `${ctx.text(key)} ${count} × ${ctx.formats.plain(each)}` : ctx.text(key);
}

/** All sums in the form of the design. */
export function totalsBlock(ctx) {
  const rows = totalRows(ctx);
  const look = `total-${ctx.design.totalLook}`;
  const plainTable = (name) =>
    `<table class="totals ${name}">${rows.map(({ label, value, strong }) => `<tr class="${strong ? look : ''}"><td>${label}</td><td class="number">${value}</td></tr>`).join('')}</table>`;
  const forms = {
    right: () => plainTable('totals-right'),
    left: () => plainTable('totals-left'),
    wide: () => plainTable('totals-wide'),
    stub: () => plainTable('totals-stub'),
    dotted: () =>
      `<div class="totals-dotted">${rows.map(({ label, value, strong }) => `<div class="${strong ? look : ''}"><span>${label}</span><i></i><span>${value}</span></div>`).join('')}</div>`,
    grid: () =>
      `<div class="totals-grid">${rows.map(({ label, value, strong }) => `<div class="${strong ? look : ''}"><small>${label}</small><br>${value}</div>`).join('')}</div>`,
    band: () =>
      `<table class="totals-band"><tr>${rows.map(({ label }) => `<th>${label}</th>`).join('')}</tr><tr>${rows.map(({ value, strong }) => `<td class="${strong ? look : ''}">${value}</td>`).join('')}</tr></table>`,
    sentence: () => {
      const at = rows.findIndex(({ name }) => name === 'total');
      const sentence = `<p class="total-sentence">${ctx.text('sentence')} <b>${rows[at].value}</b></p>`;
      const part = (list) =>
        list.length
          ? `<table class="totals totals-right">${list.map(({ label, value }) => `<tr><td>${label}</td><td class="number">${value}</td></tr>`).join('')}</table>`
          : '';
      return part(rows.slice(0, at)) + sentence + part(rows.slice(at + 1));
    },
  };
  return forms[ctx.design.totals]();
}

/** The sums as last rows of the table of lines. */
export function totalsFoot(ctx, columns) {
  const at = columns.indexOf('amount');
  const after = columns.length - at - 1;
  const look = `total-${ctx.design.totalLook}`;
  const spread = ctx.design.totals === 'foot2' && at > 2 ? 2 : 0;
  return `<tbody class="foot">${totalRows(ctx)
    .map(
      ({ label, value, strong }) =>
        `<tr class="${strong ? look : ''}">${spread ? `<td colspan="${at - spread}"></td>` : ''}<td class="foot-label" colspan="${spread || at}">${label}</td><td class="number">${value}</td>${after ? `<td colspan="${after}"></td>` : ''}</tr>`,
    )
    .join('')}</tbody>`;
}

/** Taxes by rate, with what they are of. */
export function summaryBlock(ctx) {
  const { paper, formats } = ctx;
  if (!ctx.summaryShown) return '';
  const letter = ctx.design.rateForm === 'letter';
  const heads = [letter ? '' : undefined, ctx.text('rate'), ctx.text('net'), ctx.text('tax'), ctx.text('gross')].filter(
    (head) => head !== undefined,
  );
  const rows = paper.taxes.map((tax, i) => [
    ...(letter ? ['ABC'[i]] : []),
    ctx.shown('summary.rate', formats.share(tax.rate)),
    ctx.shown('summary.base', formats.plain(tax.base)),
    ctx.shown('summary.tax', formats.plain(tax.printed ?? tax.amount)),
    formats.plain(tax.gross),
  ]);
  const all = ctx.design.summaryTotal && rows.length > 1 ? summaryTotal(ctx, letter) : '';
  return `<table class="summary"><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}${all}</table>`;
}

/** The last row of the table of taxes: all rates together. */
function summaryTotal(ctx, letter) {
  const { paper, formats } = ctx;
  const tax = ctx.shown('summary.all', formats.plain(paper.echo.summaryTax ?? paper.taxAmount));
  const cells = ['', formats.plain(total(paper.taxes, ({ base }) => base)), tax];
  cells.push(formats.plain(total(paper.taxes, ({ gross }) => gross)));
  return `<tr class="all">${letter ? '<td></td>' : ''}${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** Whether there is a table of taxes: where several rates, letters or inclusive prices need it, or the design wants it. */
export function wantsSummary({ paper, design }) {
  if (paper.split || paper.prices === 'untaxed' || paper.country === 'US') return false;
  return design.summary || (design.rateForm === 'letter' && paper.taxes.length > 1);
}

export const currencyNote = (ctx) =>
  ctx.design.currencyPlace === 'note'
    ? `<p class="note">${ctx.shown('currencyNote', ctx.text('allin', { c: ctx.paper.echo.currency }))}</p>`
    : escaped('');
