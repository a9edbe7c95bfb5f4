import { escaped, joined, lines } from '../render/context.mjs';
import { notesBlock } from '../render/notes.mjs';
import { currencyNote, summaryBlock } from '../render/totals.mjs';
import { isWide, metaOf, titleOf } from './meta.mjs';
import { bankBlock, buyer, returnLine, seller, shipTo } from './parties.mjs';
import { headline, slipOf } from './payment.mjs';
import { sumsOf } from './totals.mjs';

const row = (...cells) => `<div class="row">${cells.map((cell) => `<div>${cell}</div>`).join('')}</div>`;
const panel = (heading, body) => `<div class="panel"><div class="panel-head">${heading}</div>${body}</div>`;

const BADGES = [
  '<rect width="40" height="40" rx="9" fill="C"/><path d="M11 27 L20 10 L29 27 Z" fill="#fff"/>',
  '<path d="M20 2 L38 12 V29 L20 38 L2 29 V12 Z" fill="C"/><circle cx="20" cy="20" r="7" fill="#fff"/>',
  '<circle cx="14" cy="20" r="12" fill="C"/><circle cx="26" cy="20" r="12" fill="C" opacity=".5"/>',
  '<path d="M4 36 V8 h8 v28 Z M16 36 V16 h8 v20 Z M28 36 V3 h8 v33 Z" fill="C"/>',
];

/** A badge, the firm's name as a picture, or nothing. */
function logoOf(ctx) {
  const { design, paper } = ctx;
  if (design.logo === 'none') return '';
  if (design.logo === 'picture') return `<img class="wordmark" data-logo="${escaped(paper.vendor.short)}" alt="">`;
  return `<svg class="badge" viewBox="0 0 40 40">${ctx.random('badge').pick(BADGES).replaceAll('C"', `${design.accent}"`)}</svg>`;
}

/** Sums, taxes and remarks in the order that most papers have. */
const usualEnd = (ctx) =>
  `${sums(ctx)}${summaryBlock(ctx)}${currencyNote(ctx)}${notesBlock(ctx)}${bankBlock(ctx)}${slipOf(ctx)}`;
const sums = (ctx) => (ctx.sumsInTable ? '' : sumsOf(ctx));
/** The table of taxes left of the sums. */
const sideEnd = (ctx) => (ctx.design.totals === 'boxes' ? usualEnd(ctx) : besideTaxes(ctx));
const besideTaxes = (ctx) =>
  `<div class="side">${row(summaryBlock(ctx), sums(ctx))}</div>${currencyNote(ctx)}${notesBlock(ctx)}${bankBlock(ctx)}${slipOf(ctx)}`;

const meta = (ctx, options) => metaOf(ctx, options);
/** The fields beside a block, or below it where they need the width. */
const withMeta = (ctx, left) => (isWide(ctx) ? `${left}${meta(ctx)}` : row(left, meta(ctx)));

/** How the families arrange the first page: `head` above the lines, `end` below the last of them. */
export const FRAMES = {
  subscription: {
    head: (ctx) =>
      `${row(titleOf(ctx), logoOf(ctx))}${meta(ctx)}${row(seller(ctx, { country: true }), buyer(ctx, { country: true }))}${headline(ctx)}`,
    end: usualEnd,
  },
  books: {
    head: (ctx) =>
      `<div class="to-right">${logoOf(ctx)}</div><div class="three"><div>${titleOf(ctx)}${buyer(ctx, { label: '' })}</div><div>${meta(ctx)}</div><div>${seller(ctx)}${shipTo(ctx)}</div></div>`,
    end: usualEnd,
  },
  ledger: {
    head: (ctx) =>
      `${row(seller(ctx), logoOf(ctx))}${titleOf(ctx)}<div class="three"><div>${buyer(ctx)}</div><div>${shipTo(ctx)}</div><div>${meta(ctx)}</div></div><hr>`,
    end: (ctx) =>
      `<div class="side">${row(notesBlock(ctx) + bankBlock(ctx), sums(ctx) + summaryBlock(ctx))}</div>${currencyNote(ctx)}`,
  },
  letter: {
    head: (ctx) =>
      `<div class="to-right">${logoOf(ctx)}<div class="seller-name">${ctx.shown('vendor.name', escaped(ctx.paper.vendor.name))}</div></div><div class="window">${row(
        `${returnLine(ctx)}${buyer(ctx, { label: '' })}${shipTo(ctx)}`,
        isWide(ctx) ? '' : meta(ctx),
      )}</div>${titleOf(ctx)}${ctx.design.letterWords ? `<p>${ctx.text('intro')}</p>` : ''}`,
    end: (ctx) =>
      `${usualEnd(ctx)}${ctx.design.letterWords ? `<p>${ctx.text('closing')}</p><p>${escaped(ctx.paper.vendor.person)}</p>` : ''}`,
  },
  desktop: {
    head: (ctx) =>
      `${row(`${logoOf(ctx)}${seller(ctx)}`, titleOf(ctx))}${row(shipTo(ctx), `<div class="framed">${buyer(ctx, { label: '' })}</div>`)}${meta(ctx)}`,
    end: sideEnd,
  },
  erp: {
    head: (ctx) =>
      `${row(logoOf(ctx), seller(ctx, { contact: false }))}${row(`${returnLine(ctx)}${buyer(ctx, { label: '' })}${shipTo(ctx)}`, titleOf(ctx) + meta(ctx))}`,
    end: usualEnd,
  },
  openerp: {
    head: (ctx) =>
      `${row(logoOf(ctx), '')}${row(seller(ctx, { contact: false, country: true }), '')}<hr>${row(shipTo(ctx), buyer(ctx, { label: '', numbers: true }))}${titleOf(ctx)}${meta(ctx)}`,
    end: usualEnd,
  },
  gridform: {
    head: (ctx) => `${row(logoOf(ctx), titleOf(ctx))}${row(seller(ctx), buyer(ctx))}${shipTo(ctx)}${meta(ctx)}`,
    end: usualEnd,
  },
  webshop: {
    head: (ctx) =>
      `${row(logoOf(ctx), seller(ctx))}${titleOf(ctx)}<div class="three"><div>${buyer(ctx, { label: '' })}</div><div>${shipTo(ctx)}</div><div>${meta(ctx)}</div></div>`,
    end: usualEnd,
  },
  orderpage: {
    head: (ctx) =>
      `${browserLine(ctx)}${row(logoOf(ctx), seller(ctx))}${titleOf(ctx)}${meta(ctx)}<div class="three"><div>${buyer(ctx)}</div><div>${shipTo(ctx)}</div></div>`,
    end: (ctx) =>
      `${usualEnd(ctx)}<div class="browser-foot">https://${ctx.paper.vendor.web}/account/orders/${ctx.paper.order}</div>`,
  },
  freelance: {
    head: (ctx) =>
      `<div class="bar"></div>${row(`${logoOf(ctx)}${seller(ctx)}`, titleOf(ctx) + (isWide(ctx) ? '' : meta(ctx)))}${row(buyer(ctx), '')}${isWide(ctx) ? meta(ctx) : ''}`,
    end: usualEnd,
  },
  office: {
    head: (ctx) =>
      `${row(seller(ctx), titleOf(ctx) + (isWide(ctx) ? '' : meta(ctx)))}${row(buyer(ctx), logoOf(ctx))}${isWide(ctx) ? meta(ctx) : ''}`,
    end: usualEnd,
  },
  spreadsheet: {
    head: (ctx) =>
      `${row(`${logoOf(ctx)}${seller(ctx)}`, titleOf(ctx) + (isWide(ctx) ? '' : meta(ctx)))}${panel(ctx.text('billto'), buyer(ctx, { label: '' }))}${isWide(ctx) ? meta(ctx) : ''}`,
    end: usualEnd,
  },
  supply: {
    head: (ctx) =>
      `<div class="row tight"><div>${logoOf(ctx)}${seller(ctx)}</div><div>${titleOf(ctx)}</div></div>${row(buyer(ctx), shipTo(ctx), isWide(ctx) ? '' : meta(ctx))}${isWide(ctx) ? meta(ctx) : ''}`,
    end: sideEnd,
  },
  halves: {
    head: (ctx) =>
      `${row(logoOf(ctx), titleOf(ctx))}<div class="halves"><div><span class="label">${ctx.label('seller')}</span>${seller(ctx)}${ctx.design.bankInside ? bankBlock({ ...ctx, design: { ...ctx.design, bank: 'list' } }) : ''}</div><div>${buyer(ctx, { numbers: true })}${shipTo(ctx)}</div></div>${meta(ctx, { without: ['buyervat'] })}`,
    end(ctx) {
      const rest = ctx.design.bankInside ? { ...ctx, design: { ...ctx.design, bank: 'none' } } : ctx;
      return ctx.design.summary ? sideEnd(rest) : usualEnd(rest);
    },
  },
  giro: {
    head: (ctx) =>
      `${row(`${logoOf(ctx)}<div class="seller-name">${ctx.shown('vendor.name', escaped(ctx.paper.vendor.name))}</div>`, titleOf(ctx))}${row(`${shipTo(ctx)}`, `${buyer(ctx, { label: '' })}`)}${meta(ctx)}`,
    end: usualEnd,
  },
  utility: {
    head: (ctx) =>
      `${row(`${logoOf(ctx)}${seller(ctx)}`, panel(ctx.text('slip'), headline(ctx)))}${withMeta(ctx, buyer(ctx, { label: '' }))}${titleOf(ctx)}`,
    end: usualEnd,
  },
  hotel: {
    head: (ctx) =>
      `<div class="centre">${logoOf(ctx)}${seller(ctx)}</div>${row(buyer(ctx, { label: '' }), stay(ctx))}${titleOf(ctx)}${meta(ctx)}`,
    end: usualEnd,
  },
  garage: {
    head: (ctx) => `${row(`${logoOf(ctx)}${seller(ctx)}`, titleOf(ctx))}${row(buyer(ctx), meta(ctx))}${vehicle(ctx)}`,
    end: usualEnd,
  },
  forwarder: {
    head: (ctx) => `${row(seller(ctx), logoOf(ctx))}${withMeta(ctx, buyer(ctx))}${titleOf(ctx)}`,
    end: usualEnd,
  },
  viewer: {
    head: (ctx) =>
      `${titleOf(ctx)}<div class="three">${[
        panel(ctx.text('billto'), buyer(ctx, { label: '', numbers: true, country: true })),
        panel(ctx.text('seller'), seller(ctx, { country: true })),
        panel(ctx.text('invoicedata'), meta(ctx)),
      ].join('')}</div><div class="panel-head">${ctx.text('lineitems')}</div>`,
    end: (ctx) =>
      `${panel(ctx.text('sums'), sums(ctx))}${summaryBlock(ctx)}${currencyNote(ctx)}${notesBlock(ctx)}${panel(ctx.text('bankdetails'), bankBlock(ctx))}`,
  },
};

/** What the browser prints on the upper edge. */
const browserLine = (ctx) =>
  `<div class="browser-head"><span>${ctx.date(ctx.paper.date)}, 10:${ctx.random('clock').int(10, 59)}</span><span>${ctx.text('orderdetails')}</span></div>`;

/** Days and room of a guest. */
function stay(ctx) {
  const { stay: facts, buyer: party } = ctx.paper;
  const rows = [
    ['guest', escaped(party.person)],
    ['room', facts.room],
    ['arrival', ctx.date(facts.from)],
    ['departure', ctx.date(facts.to)],
    ['nights', ctx.shown('stay', String(facts.nights))],
  ];
  return `<table class="m-pairs">${rows.map(([key, value]) => `<tr><td>${ctx.label(key)}</td><td>${value}</td></tr>`).join('')}</table>`;
}

/** The vehicle that was worked on. */
function vehicle(ctx) {
  const { vehicle: facts } = ctx.paper;
  const parts = ['plate', 'vin', 'mileage'].map((key) => `${ctx.label(key)} ${facts[key]}`);
  return `<div class="framed">${joined([escaped(facts.model), ...parts], ' &nbsp;&nbsp; ')}</div>`;
}

/** What stands on top of later pages. */
export const laterHead = (ctx, index, count) =>
  `<div class="later">${lines(
    [
      escaped(ctx.paper.echo.vendorName),
      `${ctx.text('number')} ${ctx.shown('echo.number', escaped(ctx.paper.echo.number))}`,
      ctx.design.laterDate && ctx.shown('echo.date', ctx.date(ctx.paper.echo.date)),
      ctx.shown('pages', ctx.text('page', { p: index + 1, n: count + (ctx.paper.echo.morePages ?? 0) })),
    ],
    'span',
  )}</div>`;
