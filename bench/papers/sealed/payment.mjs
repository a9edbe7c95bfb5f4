import { escaped } from '../render/context.mjs';
import { spaced } from '../render/parties.mjs';

/** The amount once more in large letters, with the day it is due. */
export function headline(ctx) {
  const { paper, formats } = ctx;
  if (paper.facts.paidBy || paper.facts.instalments || paper.facts.account) return '';
  const amount = ctx.shown('echo.payable', formats.sum(paper.echo.payable));
  if (!paper.due) return `<p class="headline">${ctx.text('amountdue')} ${amount}</p>`;
  const due = ctx.shown('echo.due', ctx.date(paper.echo.due));
  return `<p class="headline">${ctx.text('headline', { a: amount, d: due })}</p>`;
}

/** What is torn off and sent with the payment. */
export function slipOf(ctx) {
  const { design, paper, formats } = ctx;
  if (design.slip === 'none' || paper.facts.paidBy || paper.facts.instalments || paper.facts.account) return '';
  const { echo, vendor, buyer } = paper;
  const due = paper.due && [ctx.text('due'), ctx.shown('echo.due', ctx.date(echo.due))];
  const amount = [ctx.text('amountdue'), ctx.shown('echo.payable', formats.sum(echo.payable))];
  const number = [ctx.text('reference'), ctx.shown('echo.number', escaped(echo.number))];
  const payee = [ctx.text('payee'), ctx.shown('echo.payee', escaped(echo.payee))];
  const account = vendor.iban
    ? ['IBAN', ctx.shown('echo.iban', spaced(echo.iban))]
    : [ctx.text('account'), vendor.account];
  const rows = (list) =>
    `<table>${list
      .filter(Boolean)
      .map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`)
      .join('')}</table>`;
  const cells = (list) =>
    `<div class="giro-cells">${list
      .filter(Boolean)
      .map(([label, value]) => `<div><small>${label}</small><br>${value}</div>`)
      .join('')}</div>`;
  const forms = {
    advice: () =>
      `<div class="advice"><div><b>${ctx.text('slip')}</b><br>${ctx.text('payee')} ${payee[1]}</div>${rows([[ctx.text('billto'), escaped(buyer.short)], number, amount, due])}</div>`,
    giro: () =>
      `<div class="giro"><b>${ctx.text('slip')}</b>${cells([payee, account])}${cells([number, due, amount])}</div>`,
  };
  return forms[design.slip]();
}
