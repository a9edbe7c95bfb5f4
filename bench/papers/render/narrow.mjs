import { escaped, lines } from './context.mjs';
import { identities } from './parties.mjs';
import { wantsSummary } from './totals.mjs';

/** The receipt of a till: one narrow strip. */
export function tillReceipt(ctx) {
  const { paper, formats, design } = ctx;
  const { vendor, facts } = paper;
  const closed = design.group === 'closed';
  const row = (left, right, name = '') =>
    `<div class="till-row ${name}"><span>${left}</span><span>${right}</span></div>`;
  const letter = (rate) => 'ABC'[paper.taxes.findIndex((tax) => tax.rate === rate)];
  const item = (line) => {
    const quantity = ctx.shown('line.quantity', formats.quantity(line.quantity));
    const price = ctx.shown('line.price', formats.price(line.price));
    const amount = `${ctx.shown('line.amount', formats.plain(line.amount))} ${letter(line.rate)}`;
    const name = escaped(line.name);
    const unit = line.unit === 'pc' ? '' : ` ${escaped(ctx.unit(line.unit))}`;
    if (design.group === 'sealed')
      return `${row(`${quantity}${unit} ${name}`, amount)}${row(`&nbsp;&nbsp;à ${price}`, '')}`;
    if (closed) return `${row(name, '')}${row(`&nbsp;&nbsp;${quantity}${unit} × ${price}`, amount)}`;
    return `${row(`${quantity}${unit} x ${price}`, '')}${row(name, amount)}`;
  };
  ctx.summaryShown = wantsSummary(ctx);
  const stars = closed ? '================================' : '--------------------------------';
  return `<section class="till">
    <div class="centre">${lines([`<b>${ctx.shown('vendor.name', escaped(vendor.name))}</b>`, escaped(vendor.street), `${escaped(vendor.zip)} ${escaped(vendor.city)}`, ...identities(ctx)])}</div>
    <div class="centre">${ctx.text('receipt')}</div>
    ${row(ctx.label('receiptno'), ctx.shown('number', escaped(paper.number)))}
    ${row(ctx.label('date'), ctx.shown('date', ctx.date(paper.date)))}
    <div>${stars}</div>${paper.lines.map(item).join('')}<div>${stars}</div>
    ${paper.discount ? row(ctx.text('grosssum'), ctx.shown('linesSum', formats.plain(paper.linesSum))) + row(ctx.text('off', { r: formats.share(paper.discount.share) }), ctx.shown('discount', formats.plain(-paper.discount.amount))) : ''}
    ${row(ctx.text('total'), ctx.shown('total', formats.sum(paper.total)), 'till-total')}
    ${facts.cash ? row(ctx.text('cash'), ctx.shown('cash', formats.plain(facts.cash.given))) + row(ctx.text('change'), formats.plain(facts.cash.back)) : row(ctx.text('card'), ctx.shown('cardPaid', formats.plain(paper.echo.payable)))}
    <table class="till-taxes"><tr><td></td><td>${ctx.text('rate')}</td><td>${ctx.text('net')}</td><td>${ctx.text('tax')}</td></tr>${paper.taxes.map((tax) => `<tr><td>${letter(tax.rate)}</td><td>${formats.share(tax.rate)}</td><td>${ctx.shown('summary.base', formats.plain(tax.base))}</td><td>${ctx.shown('summary.tax', formats.plain(tax.printed ?? tax.amount))}</td></tr>`).join('')}</table>
    ${facts.itemCount ? `<div>${ctx.shown('itemCount', ctx.text('itemcount', { n: facts.itemCount }))}</div>` : ''}
    ${facts.saved > 0 ? `<div>${ctx.shown('saved', ctx.text('saved', { a: formats.sum(facts.saved) }))}</div>` : ''}
    <div class="centre">${ctx.text('thanks')}</div>
  </section>`;
}

/** The e-mail of a web shop, printed: sender and subject, then the order without a table frame. */
export function mailPage(ctx, { totals, notes, summary }) {
  const { paper, formats, design } = ctx;
  const { vendor, buyer, echo } = paper;
  const subject = ctx.text('mailsubject', { no: echo.number });
  ctx.shown('echo.number');
  const head = [
    [ctx.label('mailfrom'), `${ctx.shown('vendor.name', escaped(vendor.name))} &lt;${vendor.email}>`],
    [ctx.label('mailto'), `${escaped(buyer.person)} &lt;${buyer.email}>`],
    [ctx.label('mailabout'), subject],
  ];
  const item = (line) => {
    const price = ctx.shown('line.price', formats.price(line.price));
    const quantity = ctx.shown('line.quantity', formats.quantity(line.quantity));
    const cut = line.discount ? ` − ${ctx.shown('line.discount', formats.share(line.discount))}` : '';
    const amount = ctx.shown('line.amount', formats.money(line.amount));
    if (design.group === 'closed')
      return `<tr><td>${quantity} ×</td><td>${escaped(line.name)}<div class="detail-small">${ctx.text('price')}: ${price}${cut}</div></td><td class="number">${amount}</td></tr>`;
    return `<tr><td>${escaped(line.name)}<br>${ctx.text('quantity')}: ${quantity}</td><td class="number">${price}${cut}</td><td class="number">${amount}</td></tr>`;
  };
  return `<section class="page mail"><table class="mail-head">${head.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table><hr>
    <p>${ctx.text('hello', { p: buyer.person })}</p><p>${ctx.text('thanks')}</p>
    <p>${ctx.label('number')} <b>${ctx.shown('number', escaped(paper.number))}</b><br>${ctx.label('date')} ${ctx.shown('date', ctx.date(paper.date))}<br>${ctx.label('order')} ${escaped(paper.order)}</p>
    <p>${ctx.label('billto')}<br>${escaped(buyer.name)}<br>${escaped(buyer.street)}<br>${escaped(buyer.zip)} ${escaped(buyer.city)}</p>
    <table class="mail-lines">${paper.lines.map(item).join('')}</table>${totals}${summary}${notes}
    <div class="mail-foot">${escaped(vendor.name)}, ${escaped(vendor.street)}, ${escaped(vendor.zip)} ${escaped(vendor.city)}<br>${identities(ctx).join(' · ')}</div></section>`;
}
