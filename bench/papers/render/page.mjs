import { total } from '../arithmetic.mjs';
import { escaped } from './context.mjs';
import { heightOf, linesBlock, tableColumns } from './lines.mjs';
import { metaBlock, titleBlock, titleHasNumber } from './meta.mjs';
import { notesBlock, slipBlock } from './notes.mjs';
import { buyerBlock, footerBlock, shippingBlock, vendorBlock } from './parties.mjs';
import { currencyNote, summaryBlock, totalsBlock, totalsFoot, wantsSummary } from './totals.mjs';

/** A whole letter-size invoice as the inside of its HTML body. */
export function letterPage(ctx) {
  ctx.summaryShown = wantsSummary(ctx);
  const pages = pagesOf(ctx);
  const last = pages.length - 1;
  return pages
    .map((list, i) => {
      const start = total(pages.slice(0, i), (page) => page.length);
      const carried = (upto) =>
        ctx.design.pages === 'carry'
          ? ctx.formats.plain(
              total(ctx.paper.lines.slice(0, upto), ({ amount }) => amount) + (ctx.paper.echo.carriedError ?? 0),
            )
          : undefined;
      const from =
        i > 0 && carried(start)
          ? [ctx.text('brought'), ctx.shown('brought', ctx.paper.echo.brought ?? carried(start))]
          : undefined;
      const to =
        i < last && carried(start + list.length)
          ? [ctx.text('carry'), ctx.shown('carry', carried(start + list.length))]
          : undefined;
      const body = bodyOf(ctx, list, { start, from, to, isLast: i === last });
      return `<section class="page">${i === 0 ? frameOf(ctx, body, i === last) : laterPage(ctx, body, i, pages.length)}${footerOf(ctx, i, pages.length)}</section>`;
    })
    .join('');
}

const isFoot = ({ design }) => design.totals.startsWith('foot');

function bodyOf(ctx, list, { start, from, to, isLast }) {
  const table = !['list', 'cards', 'inline'].includes(ctx.design.lineForm);
  const inTable = isFoot(ctx) && table;
  const foot = inTable && isLast ? totalsFoot(ctx, tableColumns(ctx)) : '';
  const group = start === 0 && ctx.design.groups && ctx.paper.facts.orderNote === undefined ? groupHeading(ctx) : '';
  const block = group + linesBlock(ctx, list, { start, from, to, foot });
  if (!isLast) return block;
  const sums = inTable ? '' : withTotals(ctx, isFoot(ctx) ? 'right' : ctx.design.totals);
  const rest = `${summaryBlock(ctx)}${currencyNote(ctx)}`;
  const notes = notesBlock(ctx);
  const forms = {
    after: () => `${block}${sums}${rest}${notes}`,
    before: () => `${notes}${block}${sums}${rest}`,
    beside: () => `${block}<div class="beside"><div>${notes}</div><div>${sums}${rest}</div></div>`,
    end: () => `${block}${rest}${sums}${notes}`,
  };
  return forms[ctx.design.notesPlace]() + slipBlock(ctx);
}

const withTotals = (ctx, totals) => totalsBlock({ ...ctx, design: { ...ctx.design, totals } });

/** Which delivery the lines came with. */
const groupHeading = (ctx) =>
  ctx.paper.periodShown
    ? ''
    : `<div class="group">${ctx.text('deliveryNote')} ${ctx.shown('echo.deliveryNote', escaped(ctx.paper.echo.deliveryNote))} – ${ctx.shown('echo.supply', ctx.date(ctx.paper.echo.supply))}</div>`;

/** How many rows stand on each page; the last one keeps room for the sums. */
export function pagesOf(ctx) {
  const { design, paper } = ctx;
  const tall =
    { list: 2.1, cards: 2.2, inline: 1.7, storeys: 1.7, storeys2: 1.7 }[design.lineForm] ??
    (design.rowForm === 'airy' ? 1.35 : 1);
  const scale = (design.size / 9) * (design.leading / 1.3) * tall;
  const [first, later] = design.rows ?? { wide: [9, 20], Legal: [28, 44] }[design.sheet] ?? [20, 33];
  const room = (design.room ?? 1) / scale;
  if (design.pages === 'flow') return [paper.lines];
  const pages = [[]];
  let height = 0;
  const limit = () => room * (pages.length === 1 ? first : later);
  for (const line of paper.lines) {
    const next = heightOf(ctx, line);
    if (height + next > limit() && pages.at(-1).length) {
      pages.push([]);
      height = 0;
    }
    pages.at(-1).push(line);
    height += next;
  }
  // Sums need the room of some rows: the last ones move to a page with them.
  if (height > limit() - (design.sheet === 'wide' ? 6 : 11) * room && pages.at(-1).length > 3)
    pages.push(pages.at(-1).splice(-2));
  return pages;
}

/** What is said again on top of the second page. */
function laterPage(ctx, body, index, count) {
  const { echo } = ctx.paper;
  return `<div class="later"><span>${escaped(echo.vendorName)}</span><span>${ctx.text('title')} ${ctx.shown('echo.number', escaped(echo.number))}</span><span>${ctx.shown('echo.date', ctx.date(echo.date))}</span><span>${ctx.shown('pages', ctx.text('page', { p: index + 1, n: count + (echo.morePages ?? 0) }))}</span></div>${body}`;
}

const footerOf = (ctx, index, count) => {
  const legal = ctx.design.frame === 'footerOnly';
  const page =
    count > 1 && index === 0
      ? `<div class="page-number">${ctx.text('page', { p: 1, n: count + (ctx.paper.echo.morePages ?? 0) })}</div>`
      : '';
  return `<div class="bottom">${page}${footerBlock(ctx, { legal })}</div>`;
};

const LOGO_SHAPES = [
  '<circle cx="20" cy="20" r="18" fill="COLOUR"/><circle cx="28" cy="14" r="9" fill="#fff"/>',
  '<path d="M2 36 L20 4 L38 36 Z" fill="COLOUR"/>',
  '<rect x="3" y="3" width="15" height="34" fill="COLOUR"/><rect x="22" y="15" width="15" height="22" fill="COLOUR" opacity=".6"/>',
];

/** A mark, a picture of the name, or a stripe. */
function logo(ctx) {
  const { design, paper } = ctx;
  if (design.logo === 'picture' || design.frame === 'footerOnly')
    return `<img class="logo-picture" data-logo="${escaped(paper.vendor.short)}" alt="">`;
  if (design.logo === 'stripe') return '<div class="logo-stripe"></div>';
  if (design.logo === 'none') return '';
  return `<svg class="logo" viewBox="0 0 40 40">${ctx.random('logo').pick(LOGO_SHAPES).replaceAll('COLOUR', design.accent)}</svg>`;
}

/** Where vendor, buyer, title and head stand on the first page. */
function frameOf(ctx, body) {
  const { design } = ctx;
  const without = titleHasNumber(ctx) ? ['number'] : [];
  const meta = () => metaBlock(ctx, { without });
  const title = () => titleBlock(ctx);
  const row = (...cells) => `<div class="row">${cells.map((cell) => `<div>${cell}</div>`).join('')}</div>`;
  const buyer = (options) => buyerBlock(ctx, options) + shippingBlock(ctx);
  const sender = () =>
    `<div class="sender">${escaped([ctx.paper.vendor.name, ctx.paper.vendor.street, `${ctx.paper.vendor.zip} ${ctx.paper.vendor.city}`].join(' · '))}</div>`;
  const wide = ['strip', 'run', 'tabbed', 'boxes', 'columns'].includes(design.meta);
  const beside = (left) => (wide ? `${left}${title()}${meta()}` : row(left, title() + meta()));
  const labelled = (key, block) => `<div class="box"><div class="label">${ctx.label(key)}</div>${block}</div>`;
  const frames = {
    letterhead: () =>
      `<div class="row head">${`<div>${logo(ctx)}</div>`}<div class="to-right">${vendorBlock(ctx)}</div></div>${beside(buyer())}${body}`,
    split: () =>
      `<div class="row head"><div>${logo(ctx)}${vendorBlock(ctx)}</div><div class="to-right">${title()}${wide ? '' : meta()}</div></div>${buyer()}${wide ? meta() : ''}${body}`,
    window: () =>
      `<div class="to-right">${logo(ctx)}<b>${ctx.shown('vendor.name', escaped(ctx.paper.vendor.name))}</b></div><div class="row window"><div>${sender()}${buyer({ label: 'none' })}</div><div>${vendorBlock(ctx, { name: false })}</div></div>${wide ? title() + meta() : row(title(), meta())}${body}`,
    sidebar: () =>
      `<div class="with-side"><aside>${logo(ctx)}${vendorBlock(ctx)}</aside><main>${beside(buyer())}${body}</main></div>`,
    band: () =>
      `<div class="colour-band"><div class="vendor-name">${ctx.shown('vendor.name', escaped(ctx.paper.vendor.name))}</div>${title()}</div>${row(buyer(), vendorBlock(ctx, { name: false }), wide ? '' : meta())}${wide ? meta() : ''}${body}`,
    centred: () => `<div class="centre">${logo(ctx)}${vendorBlock(ctx)}</div><hr>${beside(buyer())}${body}`,
    footerOnly: () => `${logo(ctx)}${beside(buyer())}${body}`,
    rightColumn: () =>
      `<div class="with-side right-side"><main>${title()}${wide ? meta() : row(buyer(), meta())}${wide ? buyer() : ''}${body}</main><aside>${logo(ctx)}${vendorBlock(ctx)}</aside></div>`,
    boxes: () =>
      `${title()}${row(labelled('seller', vendorBlock(ctx)), labelled('billto', buyer({ label: 'none' })))}${meta()}${body}`,
    swapped: () =>
      `${title()}${row(labelled('billto', buyer({ label: 'none' })), labelled('seller', vendorBlock(ctx)))}${meta()}${body}`,
    bottom: () =>
      `${beside(buyer())}${body}<div class="vendor-bottom">${labelled('seller', vendorBlock(ctx, { inLine: true }))}</div>`,
  };
  const stamps = { original: 'original', copy: 'copy' };
  const stamp = stamps[design.stamp] ? `<div class="stamp">${ctx.text(stamps[design.stamp])}</div>` : '';
  return stamp + frames[design.frame]();
}
