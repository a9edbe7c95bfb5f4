import { total } from '../arithmetic.mjs';
import { escaped } from '../render/context.mjs';
import { tableColumns } from '../render/lines.mjs';
import { pagesOf } from '../render/page.mjs';
import { totalsFoot, wantsSummary } from '../render/totals.mjs';
import { FRAMES, laterHead } from './frames.mjs';
import { linesOf } from './lines.mjs';
import { sellerFoot } from './parties.mjs';

/** A whole invoice of the family that the design names, as the inside of its HTML body. */
export function programPage(ctx) {
  ctx.summaryShown = wantsSummary(ctx);
  ctx.sumsInTable = ctx.design.totals === 'foot' && ctx.design.lineForm !== 'entries';
  const { head, end } = FRAMES[ctx.design.family];
  const pages = pagesOf(ctx);
  const last = pages.length - 1;
  return pages
    .map((list, i) => {
      const start = total(pages.slice(0, i), (page) => page.length);
      const options = { start, ...carriedOf(ctx, start, list.length, { first: i === 0, last: i === last }) };
      if (ctx.sumsInTable && i === last) options.foot = blankRows(ctx) + totalsFoot(ctx, tableColumns(ctx));
      const top = i === 0 ? head(ctx) : laterHead(ctx, i, pages.length);
      const below = i === last ? end(ctx) + smallPrint(ctx) : '';
      return `<section class="page f-${ctx.design.family}">${i === 0 ? paidMark(ctx) : ''}${top}${linesOf(ctx, list, options)}${below}<div class="bottom">${pageMark(ctx, i, pages.length)}${sellerFoot(ctx)}</div></section>`;
    })
    .join('');
}

/** Sums of the lines so far, where the design carries them from page to page. */
function carriedOf(ctx, start, count, { first, last }) {
  if (ctx.design.pages !== 'carry') return {};
  const { echo, lines } = ctx.paper;
  const upTo = (end) =>
    ctx.formats.plain(total(lines.slice(0, end), ({ amount }) => amount) + (echo.carriedError ?? 0));
  return {
    from: first ? undefined : [ctx.text('brought'), ctx.shown('brought', echo.brought ?? upTo(start))],
    to: last ? undefined : [ctx.text('carry'), ctx.shown('carry', upTo(start + count))],
  };
}

/** Rows that a template has and nobody filled in. */
function blankRows(ctx) {
  const count = ctx.paper.lines.length > 8 ? 0 : (ctx.design.blankRows ?? 0);
  const cells = tableColumns(ctx)
    .map(() => '<td>&nbsp;</td>')
    .join('');
  return count ? `<tbody>${`<tr>${cells}</tr>`.repeat(count)}</tbody>` : '';
}

/** Terms of trade that nobody reads. */
function smallPrint(ctx) {
  if (!ctx.design.smallPrint) return '';
  const random = ctx.random('small print');
  return `<p class="small-print">${escaped(random.sample(ctx.list('smallprint'), random.int(1, 3)).join(' '))}</p>`;
}

/** The word that some programs print across what is paid. */
const paidMark = ({ paper, design, text }) =>
  paper.facts.paidBy && design.paidMark ? `<div class="paid-mark">${text('paidmark')}</div>` : '';

const pageMark = (ctx, index, count) =>
  index === 0 && count > 1
    ? `<div class="page-mark">${ctx.text('page', { p: 1, n: count + (ctx.paper.echo.morePages ?? 0) })}</div>`
    : '';
