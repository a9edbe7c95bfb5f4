import { escaped, lines } from '../render/context.mjs';
import { metaFields } from '../render/meta.mjs';

/** Number, dates and references in the form of the design. */
export function metaOf(ctx, { without = [] } = {}) {
  const numbered = ctx.design.title === 'numbered' ? ['number'] : [];
  const hidden = [...without, ...numbered];
  const pairs = metaFields(ctx)
    .filter(([key]) => !hidden.includes(key))
    .map(([key, value]) => [ctx.label(key), value.length < 24 ? `<span class="whole">${value}</span>` : value]);
  const rows = (list) => list.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  const half = Math.ceil(pairs.length / 2);
  const forms = {
    pairs: () => `<table class="m-pairs">${rows(pairs)}</table>`,
    rightpairs: () => `<table class="m-pairs m-right">${rows(pairs)}</table>`,
    infoblock: () => `<table class="m-pairs m-info">${rows(pairs)}</table>`,
    ledger: () => `<table class="m-ledger">${rows(pairs)}</table>`,
    panel: () => `<div class="m-panel"><table>${rows(pairs)}</table></div>`,
    stack: () => `<div class="m-stack">${lines(pairs.map(([label, value]) => `<b>${label}</b><br>${value}`))}</div>`,
    line: () => `<div class="m-line">${lines(pairs.map(([label, value]) => `<b>${label}</b><br>${value}`))}</div>`,
    cellrow: () =>
      `<table class="m-cellrow"><tr>${pairs.map(([label]) => `<th>${label}</th>`).join('')}</tr>${rows([pairs.map(([, value]) => value)])}</table>`,
    twin: () =>
      `<table class="m-twin">${rows(pairs.slice(0, half).map((pair, i) => [...pair, ...(pairs[half + i] ?? ['', ''])]))}</table>`,
  };
  return pairs.length ? forms[ctx.design.meta]() : '';
}

/** The heading, with the number where the design has it there. */
export function titleOf(ctx) {
  const { design, paper } = ctx;
  const number = design.title === 'numbered' ? ` ${ctx.shown('number', escaped(paper.number))}` : '';
  return `<h1 class="t-${design.title}">${ctx.text('title')}${number}</h1>`;
}

/** Whether the fields of the head need the whole width. */
export const isWide = ({ design }) => ['line', 'cellrow', 'twin'].includes(design.meta);
