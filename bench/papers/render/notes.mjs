import encodeQR from 'qr';
import { amountInWords } from '../in-words.mjs';
import { escaped, joined } from './context.mjs';
import { spaced } from './parties.mjs';

/** Everything that the paper says besides lines and sums, each one sentence. */
export function factSentences(ctx) {
  const { paper, formats } = ctx;
  const { facts, echo } = paper;
  const say = (name, key, values) => ctx.shown(name, ctx.text(key, values));
  const sum = formats.sum;
  const sentences = [
    paper.mode === 'reverse' && say('reverse', ctx.has('intra') && paper.goods ? 'intra' : 'reverse'),
    paper.mode === 'exempt' && say('exempt', 'exempt'),
    facts.days && !facts.instalments && say('days', 'days', { d: facts.days }),
    facts.early &&
      say('early', 'early', {
        r: formats.share(facts.early.share),
        d: ctx.date(facts.early.date),
        a: sum(facts.early.off),
        p: sum(facts.early.pay),
        n: facts.early.days,
      }),
    facts.itemCount && say('itemCount', 'itemcount', { n: facts.itemCount }),
    facts.quantity &&
      say('quantitySum', 'quantitysum', { n: formats.number(facts.quantity.sum, 3), u: ctx.unit(facts.quantity.unit) }),
    facts.weight &&
      say('weight', 'weight', {
        n: formats.number(facts.weight.net, 3),
        t: formats.number(facts.weight.tare, 3),
        g: formats.number(facts.weight.gross, 3),
        p: facts.weight.packages,
      }),
    facts.currencyNote && ctx.design.currencyPlace !== 'note' && say('currencyNote', 'allin', { c: echo.currency }),
    facts.saved > 0 && say('saved', 'saved', { a: sum(facts.saved) }),
    facts.abroad &&
      say('abroad', 'abroad', {
        c: facts.abroad.currency,
        a: formats.plain(facts.abroad.amount),
        r: formats.number(facts.abroad.rate, 6),
        o: paper.currency,
      }),
    facts.inWords &&
      ctx.shown('inWords', `${ctx.label('inwords')} ${escaped(amountInWords(paper.code, facts.inWords))}`),
    facts.paidBy && say('paidBy', 'paidby', { d: ctx.date(facts.paidBy.date), a: sum(facts.paidBy.amount) }),
    facts.orderNote && say('echo.order', 'ordernote', { o: escaped(echo.order), d: ctx.date(paper.orderDate) }),
    facts.reference && say('echo.number', 'quote', { no: echo.number }),
    facts.wrong && escaped(facts.wrong),
  ];
  return sentences.filter(Boolean);
}

export function notesBlock(ctx) {
  const sentences = ctx.random('notes').shuffle(factSentences(ctx));
  if (ctx.design.greeting) sentences.push(ctx.text('thanks'));
  const forms = {
    sentences: () => sentences.map((text) => `<p>${text}</p>`).join(''),
    list: () => `<ul>${sentences.map((text) => `<li>${text}</li>`).join('')}</ul>`,
    run: () => `<p>${joined(sentences, ' &nbsp; ')}</p>`,
    table: () => `<table class="facts">${sentences.map((text) => `<tr><td>${text}</td></tr>`).join('')}</table>`,
  };
  return `<div class="notes">${forms[ctx.design.factsForm]()}${instalments(ctx)}${account(ctx)}</div>`;
}

function instalments(ctx) {
  const plan = ctx.paper.facts.instalments;
  if (!plan) return '';
  ctx.shown('instalments');
  return `<table class="plan"><tr><th colspan="2">${ctx.text('instalments')}</th></tr>${plan.map(({ date, amount }) => `<tr><td>${ctx.date(date)}</td><td class="number">${ctx.formats.sum(amount)}</td></tr>`).join('')}</table>`;
}

/** The statement of the customer's account beside the invoice. */
function account(ctx) {
  const state = ctx.paper.facts.account;
  if (!state) return '';
  ctx.shown('account');
  const rows = [
    ['previous', state.previous],
    ['payments', -state.payments],
    ['thisinvoice', state.invoice ?? ctx.paper.total],
    ['newbalance', state.balance],
  ];
  return `<table class="plan"><tr><th colspan="2">${ctx.text('account_statement')}</th></tr>${rows.map(([key, cents]) => `<tr><td>${ctx.text(key)}</td><td class="number">${ctx.formats.sum(cents)}</td></tr>`).join('')}</table>`;
}

/** What is torn off or scanned for the payment: payee, account, reference and amount once more. */
export function slipBlock(ctx) {
  const { paper, design, formats } = ctx;
  if (
    design.slip === 'none' ||
    paper.facts.paidBy ||
    paper.facts.instalments ||
    paper.facts.account ||
    !paper.vendor.iban
  )
    return '';
  const { echo } = paper;
  const field = (key, name, value) => [ctx.text(key), ctx.shown(name, value)];
  const payee = field('payee', 'echo.payee', escaped(echo.payee));
  const account = ['IBAN', ctx.shown('echo.iban', spaced(echo.iban))];
  const reference = field('reference', 'echo.number', escaped(echo.number));
  const amount = field('amountdue', 'echo.payable', formats.sum(echo.payable));
  const due = paper.due ? field('due', 'echo.due', ctx.date(echo.due)) : undefined;
  const rows = (list) =>
    list
      .filter(Boolean)
      .map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`)
      .join('');
  const stacked = (list) =>
    list
      .filter(Boolean)
      .map(([label, value]) => `<div><small>${label}</small><br>${value}</div>`)
      .join('');
  const forms = {
    transfer: () =>
      `<div class="slip slip-transfer"><b>${ctx.text('slip')}</b><table>${rows([payee, account, reference, amount])}</table></div>`,
    remit: () =>
      `<div class="slip slip-remit"><div class="cut">✂</div><b>${ctx.text('slip')}</b><div class="meta-above">${stacked([reference, field('customer', 'echo.customer', echo.customer), due, amount])}</div></div>`,
    part: () =>
      `<div class="slip slip-part"><div>${stacked([account, payee, reference, amount])}</div>${code(echo, paper)}<div>${stacked([payee, account, reference, due, amount])}</div></div>`,
    coupon: () =>
      `<div class="slip slip-coupon"><table>${rows([amount, due, reference, account, payee])}</table>${code(echo, paper)}</div>`,
  };
  return forms[design.slip]();
}

/** The code that banks' apps read (EPC 069-12). */
function code(echo, paper) {
  const text = [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    echo.payee,
    echo.iban,
    `${paper.currency}${(echo.payable / 100).toFixed(2)}`,
    '',
    '',
    echo.number,
  ].join('\n');
  return `<div class="qr">${encodeQR(text, 'svg', { ecc: 'medium' })}</div>`;
}
