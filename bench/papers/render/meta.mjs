import { escaped, lines } from './context.mjs';

/** The fields of the head in the design's order: [key, html]. */
export function metaFields(ctx) {
  const { paper, design } = ctx;
  const dated = (iso) => ctx.date(iso);
  const values = {
    number: () => escaped(paper.number),
    date: () => dated(paper.date),
    due: () => paper.due && !paper.facts.instalments && dated(paper.due),
    order: () => escaped(paper.order),
    orderDate: () => dated(paper.orderDate),
    customer: () => escaped(paper.customer),
    supply: () => (paper.periodShown ? `${dated(paper.period.from)} – ${dated(paper.period.to)}` : dated(paper.supply)),
    deliveryNote: () => (paper.periodShown ? undefined : escaped(paper.deliveryNote)),
    contact: () => escaped(paper.vendor.person),
    terms: () => paper.facts.days && ctx.text('days', { d: paper.facts.days }),
    buyervat: () =>
      paper.mode !== 'reverse' && paper.buyer.vat && design.buyerLines !== 'vatFirst' && escaped(paper.buyer.vat),
  };
  const first = design.metaOrder.split(' ');
  const others = ctx.random('meta').shuffle(Object.keys(values).filter((key) => !first.includes(key)));
  const keys = [...first, ...others.slice(0, design.metaMore)];
  return keys.flatMap((key) => {
    const value = values[key]();
    const name = key === 'supply' && paper.periodShown ? 'period' : key;
    return value ? [[name, ctx.shown(key === 'supply' && paper.periodShown ? 'period' : key, value)]] : [];
  });
}

export function metaBlock(ctx, { without = [] } = {}) {
  const fields = metaFields(ctx).filter(([key]) => !without.includes(key));
  const pairs = fields.map(([key, value]) => [ctx.label(key), value]);
  const heads = (tag) => pairs.map(([label]) => `<${tag}>${label}</${tag}>`).join('');
  const cells = pairs.map(([, value]) => `<td>${value}</td>`).join('');
  const forms = {
    rows: () =>
      `<table class="meta-rows">${pairs.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table>`,
    above: () =>
      `<div class="meta-above">${pairs.map(([label, value]) => `<div><div class="label">${label}</div><div>${value}</div></div>`).join('')}</div>`,
    right: () => `<div class="meta-right">${lines(pairs.map(([label, value]) => `${label} <b>${value}</b>`))}</div>`,
    titled: () => `<div class="meta-titled">${lines(pairs.map(([label, value]) => `<b>${label}</b> ${value}`))}</div>`,
    boxes: () =>
      `<div class="meta-boxes">${pairs.map(([label, value]) => `<div><small>${label}</small><br>${value}</div>`).join('')}</div>`,
    strip: () => `<table class="meta-strip"><tr>${heads('th')}</tr><tr>${cells}</tr></table>`,
    run: () =>
      `<div class="meta-run">${pairs.map(([label, value]) => `<span>${label} ${value}</span>`).join(' &nbsp; ')}</div>`,
    columns: () => {
      const half = Math.ceil(pairs.length / 2);
      const rows = pairs.slice(0, half).map((pair, i) => [...pair, ...(pairs[half + i] ?? ['', ''])]);
      return `<table class="meta-columns">${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
    },
    tabbed: () =>
      `<div class="meta-tabbed">${lines(pairs.map(([label, value]) => `<span>${label}</span><b>${value}</b>`))}</div>`,
  };
  return forms[ctx.design.meta]();
}

/** The heading of the paper; some carry the number with it, some papers have none. */
export function titleBlock(ctx) {
  const title = ctx.text('title');
  const { design, paper } = ctx;
  if (design.title === 'absent')
    return `<div class="title-absent">${ctx.text('yourinvoice', { no: paper.number })}</div>`;
  if (design.title === 'numbered')
    return `<h1 class="title-numbered">${title} ${ctx.shown('number', escaped(paper.number))}</h1>`;
  return `<h1 class="title-${design.title}">${title}</h1>`;
}

export const titleHasNumber = ({ design }) => design.title === 'numbered';
