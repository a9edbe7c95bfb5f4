import { escaped, joined, lines } from './context.mjs';

export const place = ({ zip, city, country: _ }, locale) =>
  escaped(['US', 'AU', 'GB', 'IN'].includes(locale.country) ? `${city} ${zip}` : `${zip} ${city}`);

/** The vendor's tax identities with their labels; which of them a country prints differs. */
export function identities(ctx, second = false) {
  const { vendor, echo, country } = ctx.paper;
  const vat = second ? echo.vat : vendor.vat;
  const key = second ? 'echo.vat' : 'vendor.vat';
  const list = [];
  if (vat && vat !== vendor.local) list.push(ctx.shown(key, `${ctx.label('vatid')} ${escaped(vat)}`));
  if (vendor.local && country !== 'US') {
    if (vat === vendor.local) ctx.shown(key);
    list.push(
      `${escaped(vendor.localName)}${ctx.design.labelMark} ${escaped(vat === vendor.local || !vat ? (second ? echo.local : vendor.local) : vendor.local)}`,
    );
    if (!vat) ctx.shown(second ? 'echo.local' : 'vendor.local');
  }
  return list;
}

const contacts = ({ vendor }) => [escaped(vendor.phone), escaped(vendor.email), escaped(vendor.web)];

/** Name and address of the vendor. `name: false` where only a picture says it. */
export function vendorBlock(ctx, { name = true, numbers = true, contact = true, inLine = false } = {}) {
  const { vendor } = ctx.paper;
  const address = [escaped(vendor.street), place(vendor, ctx.locale)];
  const rest = [...(contact ? contacts(ctx.paper) : []), ...(numbers ? identities(ctx) : [])];
  const heading = name ? `<span class="vendor-name">${ctx.shown('vendor.name', escaped(vendor.name))}</span>` : '';
  if (inLine) return `<div class="vendor">${joined([heading, ...address, ...rest], ' · ')}</div>`;
  const forms = {
    stacked: () => lines([heading, ...address, ...rest]),
    comma: () => lines([heading, joined(address, ', '), joined(rest.slice(0, 2), ', '), ...rest.slice(2)]),
    dotted: () =>
      lines([heading, joined(address, ' • '), joined(rest.slice(0, 3), ' • '), joined(rest.slice(3), ' • ')]),
    labelled: () =>
      lines([
        heading,
        ...address,
        contact && `T ${rest[0]}`,
        contact && `E ${rest[1]}`,
        ...rest.slice(contact ? 3 : 0),
      ]),
    mixed: () => lines([joined([heading, ...rest.slice(-1)], ' — '), joined(address, ' / '), ...rest.slice(0, -1)]),
  };
  return `<div class="vendor">${forms[ctx.design.vendorLines]()}</div>`;
}

export function buyerBlock(ctx, { label = ctx.design.buyerLabel } = {}) {
  const { buyer, mode } = ctx.paper;
  const foreign = mode === 'reverse';
  const vat =
    (foreign || ctx.design.buyerLines === 'vatFirst') && buyer.vat
      ? ctx.shown('buyer.vat', `${ctx.label('buyervat')} ${escaped(buyer.vat)}`)
      : '';
  const address = [
    escaped(buyer.street),
    place(buyer, foreign ? { country: 'DE' } : ctx.locale),
    foreign && escaped(buyer.country),
  ];
  const name = `<b class="buyer-name">${ctx.shown('buyer.name', escaped(buyer.name))}</b>`;
  const forms = {
    stacked: () => [name, ...address, vat],
    person: () => [name, escaped(buyer.person), ...address, vat],
    department: () => [name, ctx.text('department'), ...address, vat],
    vatFirst: () => [name, vat, ...address],
  };
  const headings = {
    billto: () => ctx.label('billto'),
    customerno: () => `${ctx.label('customer')} ${ctx.shown('customer', ctx.paper.customer)}`,
    none: () => '',
  };
  const heading = headings[label]();
  return `<div class="buyer">${heading ? `<div class="label">${heading}</div>` : ''}${lines(forms[ctx.design.buyerLines]())}</div>`;
}

/** Where the goods went: a branch of the buyer in another street. */
export function shippingBlock(ctx) {
  const { buyer, tradeName, mode } = ctx.paper;
  if (!ctx.design.ships || !['tools', 'wholesale', 'shop'].includes(tradeName) || mode === 'reverse') return '';
  const random = ctx.random('ships');
  const number = random.int(2, 90);
  return `<div class="ships"><div class="label">${ctx.label('shipto')}</div>${lines([
    escaped(buyer.name),
    `${ctx.text('branch')} ${number}`,
    escaped(buyer.street.replace(/\d+/, String(number))),
    place(buyer, ctx.locale),
  ])}</div>`;
}

/** Bank and firm at the foot of the page, as letterheads print them. */
export function footerBlock(ctx, { legal = false } = {}) {
  const { vendor, echo } = ctx.paper;
  const bank = [
    escaped(vendor.bank),
    vendor.iban ? ctx.shown('vendor.iban', `IBAN ${spaced(vendor.iban)}`) : `${ctx.label('account')} ${vendor.account}`,
    vendor.iban && ctx.shown('vendor.bic', `BIC ${vendor.bic}`),
  ];
  const firm = [
    ctx.shown(legal ? 'vendor.name' : 'echo.vendorName', escaped(legal ? vendor.name : echo.vendorName)),
    escaped(vendor.street),
    place(vendor, ctx.locale),
  ];
  const numbers = ctx.design.vatTwice || legal ? identities(ctx, !legal) : [];
  const more = [escaped(vendor.phone), escaped(vendor.web), ...numbers];
  const columns = (groups) => groups.map((group) => `<div>${lines(group)}</div>`).join('');
  const forms = {
    columns: () => columns([firm, more, bank]),
    two: () => columns([[...firm, ...numbers], bank]),
    line: () => joined([...firm, ...numbers, ...bank], ' | '),
    centred: () => lines([joined(firm, ', '), joined(bank, ' – '), joined(numbers, ' – ')]),
    small: () => lines([joined([...firm, ...more], '  '), joined(bank, '  ')]),
    ruledLine: () => lines([joined(firm, ' · '), joined([...numbers, ...bank], ' · ')]),
  };
  return `<footer class="foot-${ctx.design.footer}">${forms[ctx.design.footer]()}</footer>`;
}

export const spaced = (iban) => iban.replace(/(.{4})(?=.)/g, '$1 ');
