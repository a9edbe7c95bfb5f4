import { totalRows } from '../render/totals.mjs';

/** The sums in the form of the design. Those within the table of lines are made by `totalsFoot`. */
export function sumsOf(ctx) {
  const rows = totalRows(ctx);
  const mark = ({ strong }) => (strong ? ' class="t-strong"' : '');
  const asTable = (name) =>
    `<table class="s-table s-${name}">${rows.map((row) => `<tr${mark(row)}><td>${row.label}</td><td class="number">${row.value}</td></tr>`).join('')}</table>`;
  const forms = {
    half: () => asTable('half'),
    shaded: () => asTable('shaded'),
    ladder: () => asTable('ladder'),
    boxed: () => asTable('boxed'),
    span: () => asTable('span'),
    dots: () => asTable('dots'),
    boxes: () =>
      `<table class="s-boxes"><tr>${rows.map((row) => `<th>${row.label}</th>`).join('')}</tr><tr>${rows.map((row) => `<td${mark(row)}>${row.value}</td>`).join('')}</tr></table>`,
  };
  return forms[ctx.design.totals === 'foot' ? 'half' : ctx.design.totals]();
}
