import { escaped, joined, lines } from '../render/context.mjs';
import { identities, place, spaced } from '../render/parties.mjs';

/** Street and town as the country writes them, British towns with the code on a line of its own. */
export function addressOf(party, locale) {
  const { street, zip, city } = party;
  if (locale.country === 'GB') return [escaped(street), escaped(city), escaped(zip)];
  return [escaped(street), place(party, locale)];
}

/** Whoever sends the invoice. `name: false` where a picture or a band says it. */
export function seller(ctx, { name = true, contact = true, numbers = true, country = false } = {}) {
  const { vendor } = ctx.paper;
  const heading = name && `<b class="seller-name">${ctx.shown('vendor.name', escaped(vendor.name))}</b>`;
  const address = [...addressOf(vendor, ctx.locale), country && escaped(vendor.country)];
  const [phone, mail, web] = [vendor.phone, vendor.email, vendor.web].map(escaped);
  const ids = numbers ? identities(ctx) : [];
  const forms = {
    lines: () => [heading, ...address, ...(contact ? [phone, mail] : []), ...ids],
    labelled: () => [heading, ...address, ...(contact ? [`Tel. ${phone}`, `E-Mail: ${mail}`, web] : []), ...ids],
    packed: () => [heading, joined(address, ', '), contact && joined([phone, web], ' | '), joined(ids, ' | ')],
  };
  return `<div class="seller">${lines(forms[ctx.design.vendorLines]())}</div>`;
}

/** Whoever pays. Abroad the country and the number that the tax goes by stand with the address. */
export function buyer(ctx, { label = 'billto', numbers = false, country = false } = {}) {
  const { buyer: party, mode } = ctx.paper;
  const foreign = mode === 'reverse';
  const vat = (foreign || numbers) && party.vat && `${ctx.label(numbers ? 'vatid' : 'buyervat')} ${escaped(party.vat)}`;
  const name = `<b class="buyer-name">${ctx.shown('buyer.name', escaped(party.name))}</b>`;
  const attention = ctx.design.buyerLines === 'attention' && escaped(party.person);
  const heading = label && `<span class="label">${ctx.label(label)}</span>`;
  const address = addressOf(party, foreign ? { country: 'DE' } : ctx.locale);
  if (vat) ctx.shown('buyer.vat');
  return `<div class="buyer">${lines([heading, name, attention, ...address, (foreign || country) && escaped(party.country), vat])}</div>`;
}

/** Where the goods went; abroad with the country, because that is what frees a delivery from tax. */
export function shipTo(ctx) {
  const { buyer: party, vendor, mode, tradeName, echo } = ctx.paper;
  if (!ctx.design.ships || !['tools', 'wholesale', 'shop'].includes(tradeName)) return '';
  const abroad = mode === 'reverse';
  const site = echo.deliveredAtHome ? vendor : party;
  const random = ctx.random('site');
  const street = site.street.replace(/\d+/, String(random.int(2, 160)));
  const country = abroad && ctx.shown('ship.country', escaped(site.country));
  return `<div class="shipto">${lines([
    `<span class="label">${ctx.label('shipto')}</span>`,
    escaped(party.name),
    ...addressOf({ ...site, street }, abroad && !echo.deliveredAtHome ? { country: 'DE' } : ctx.locale),
    country,
  ])}</div>`;
}

/** The line in small letters above the address in a window. */
export const returnLine = ({ paper: { vendor } }) =>
  `<div class="return-line">${escaped(`${vendor.name} • ${vendor.street} • ${vendor.zip} ${vendor.city}`)}</div>`;

/** The account with its holder, [label, html] each. */
export function accountRows(ctx, { holder = true } = {}) {
  const { vendor, echo } = ctx.paper;
  const owner = holder && [ctx.label('accountholder'), ctx.shown('echo.payee', escaped(echo.payee))];
  if (!vendor.iban) return [owner, [ctx.label('bank'), escaped(vendor.bank)], [ctx.label('account'), vendor.account]];
  return [
    owner,
    [ctx.label('bank'), escaped(vendor.bank)],
    [`IBAN${ctx.design.labelMark}`, ctx.shown('vendor.iban', spaced(vendor.iban))],
    [`BIC${ctx.design.labelMark}`, ctx.shown('vendor.bic', vendor.bic)],
  ].filter(Boolean);
}

export function bankBlock(ctx) {
  const { design, paper } = ctx;
  if (design.bank === 'none' || paper.facts.paidBy) return '';
  const rows = accountRows(ctx).filter(Boolean);
  if (design.bank === 'line')
    return `<p class="bank">${ctx.label('bankdetails')} ${rows.map((row) => row.join(' ')).join(', ')}</p>`;
  return `<div class="bank"><b>${ctx.text('bankdetails')}</b>${lines(rows.map((row) => row.join(' ')))}</div>`;
}

/** The firm at the foot of the page, as letterheads, networks and web programs print it. */
export function sellerFoot(ctx) {
  const { vendor, echo } = ctx.paper;
  const form = ctx.design.footer;
  if (form === 'none') return '';
  const firm = [ctx.shown('echo.vendorName', escaped(echo.vendorName)), ...addressOf(vendor, ctx.locale)];
  const ways = [escaped(vendor.phone), escaped(vendor.email), escaped(vendor.web)];
  const account = accountRows(ctx, { holder: false })
    .filter(Boolean)
    .map((row) => row.join(' '));
  const ids = identities(ctx, true);
  const columns = (groups) => groups.filter((group) => group.length).map((group) => `<div>${lines(group)}</div>`);
  const forms = {
    plain: () => joined([...firm, ...(ctx.design.vatTwice ? ids : [])], ', '),
    bar: () => joined([...ways, ...ids], ' &nbsp;|&nbsp; '),
    centre: () => lines([joined(firm, ' · '), joined(ways, ' · ')]),
    threecol: () => columns([firm, [...ways, ...ids], account]).join(''),
    fourcol: () => columns([firm, ways, account, ids]).join(''),
  };
  return `<footer class="foot-${form}">${forms[form]()}</footer>`;
}
