import { share } from '../arithmetic.mjs';
import { addDays } from '../formats.mjs';
import { garbled } from '../identities.mjs';
import { echo, mistyped, otherFirm, otherNumber } from './ways.mjs';

/** Numbers, dates, parties and terms. */
export const HEADS = [
  echo(
    'second-number',
    'number',
    ['number', 'echo.number'],
    ({ number }, random) => (/\d/.test(number) ? otherNumber(random, number) : undefined),
    'two invoice numbers',
  ),
  echo(
    'second-date',
    'date',
    ['date', 'echo.date'],
    ({ date }, random) => addDays(date, random.pick([3, 31, -31, 365])),
    'two invoice dates',
  ),
  echo(
    'second-due-date',
    'due',
    ['due', 'echo.due'],
    ({ due }, random) => addDays(due, random.pick([7, 14, -3, 30])),
    'two due dates',
  ),
  echo(
    'amount-on-slip',
    'payable',
    ['echo.payable', 'total'],
    ({ payable, step }, random) => mistyped(random, payable, step),
    'payable and the amount on the slip',
  ),
  echo(
    'iban-on-slip',
    'iban',
    ['vendor.iban', 'echo.iban'],
    ({ vendor }, random) => garbled(random, vendor.iban),
    'two accounts, the second with wrong check digits',
  ),
  echo('other-payee', 'payee', ['vendor.name', 'echo.payee'], otherFirm, 'vendor and payee'),
  echo('other-vendor-in-footer', 'vendorName', ['vendor.name', 'echo.vendorName'], otherFirm, 'two vendors'),
  echo(
    'vat-in-footer',
    'vat',
    ['vendor.vat', 'echo.vat'],
    ({ vendor }, random) => garbled(random, vendor.vat),
    'two tax numbers, the second with wrong check digits',
  ),
  echo(
    'local-number-in-footer',
    'local',
    ['vendor.local', 'echo.local'],
    ({ vendor }, random) => garbled(random, vendor.local),
    'two company numbers',
  ),
  echo(
    'second-order',
    'order',
    ['order', 'echo.order'],
    ({ order }, random) => otherNumber(random, order),
    'two order numbers',
  ),
  echo(
    'second-customer',
    'customer',
    ['customer', 'echo.customer'],
    ({ customer }, random) => otherNumber(random, customer),
    'two customer numbers',
  ),
  echo(
    'second-delivery-note',
    'deliveryNote',
    ['deliveryNote', 'echo.deliveryNote'],
    ({ deliveryNote }, random) => otherNumber(random, deliveryNote),
    'two delivery notes',
  ),
  echo(
    'second-delivery-date',
    'supply',
    ['supply', 'echo.supply'],
    ({ supply }, random) => addDays(supply, -random.int(3, 40)),
    'two delivery dates',
  ),
  {
    kind: 'iban-check-digits',
    needs: ['vendor.iban'],
    change(paper, random) {
      paper.vendor.iban = paper.echo.iban = garbled(random, paper.vendor.iban);
      return `the check digits of the IBAN ${paper.vendor.iban} do not hold`;
    },
  },
  {
    kind: 'bic-of-another-country',
    needs: ['vendor.iban', 'vendor.bic'],
    change({ vendor }, random) {
      const here = vendor.bic.slice(4, 6);
      const other = random.pick(['DE', 'FR', 'NL', 'ES', 'IT'].filter((country) => country !== here));
      vendor.bic = vendor.bic.slice(0, 4) + other + vendor.bic.slice(6);
      return `an account in ${here} at a bank in ${other}`;
    },
  },
  {
    kind: 'vat-check-digits',
    needs: ['vendor.vat'],
    when: ({ country }) => !['US', 'IN', 'AU'].includes(country),
    change(paper, random) {
      paper.vendor.vat = paper.echo.vat = garbled(random, paper.vendor.vat);
      return `the check digits of the tax number ${paper.vendor.vat} do not hold`;
    },
  },
  {
    kind: 'ordered-after-invoiced',
    needs: ['date', 'orderDate'],
    change(paper, random) {
      paper.orderDate = addDays(paper.date, random.int(6, 40));
      return `ordered on ${paper.orderDate}, invoiced on ${paper.date}`;
    },
  },
  {
    kind: 'delivered-at-home',
    needs: ['ship.country', 'reverse'],
    change(paper) {
      paper.echo.deliveredAtHome = true;
      return 'free of tax as a delivery abroad, and delivered in the country of the vendor';
    },
  },
  {
    kind: 'missing-page',
    needs: ['pages'],
    change(paper) {
      paper.echo.morePages = 1;
      return 'the page numbers tell of one page more than there are';
    },
  },
  {
    kind: 'due-before-date',
    needs: ['due', 'date'],
    change(paper, random) {
      if (paper.facts.days && paper.echo.due === undefined) return undefined;
      paper.due = addDays(paper.date, -random.int(5, 40));
      paper.echo.due = paper.due;
      return `due ${paper.due} before the invoice date ${paper.date}`;
    },
  },
  {
    kind: 'terms-against-due-date',
    needs: ['due', 'date', 'days'],
    change(paper, random) {
      const before = paper.facts.days;
      paper.facts.days = random.pick([7, 10, 14, 30, 45, 60, 90].filter((days) => Math.abs(days - before) > 2));
      return `terms of ${paper.facts.days} days, the due date is after ${before}`;
    },
  },
  {
    kind: 'delivered-before-ordered',
    needs: ['supply', 'orderDate'],
    change(paper, random) {
      paper.orderDate = addDays(paper.supply, random.int(4, 15));
      return `ordered on ${paper.orderDate}, delivered on ${paper.supply}`;
    },
  },
  {
    kind: 'tax-with-reverse-charge',
    needs: ['reverse', 'total'],
    change(paper) {
      chargeTax(paper, 1900);
      return paper.paid ||
        paper.facts.early ||
        paper.facts.instalments ||
        paper.facts.account ||
        paper.facts.inWords ||
        paper.facts.abroad
        ? undefined
        : 'tax is charged, a note says that the recipient owes it';
    },
  },
  {
    kind: 'tax-with-exemption',
    needs: ['exempt', 'total'],
    change(paper) {
      chargeTax(paper, 2000);
      return paper.paid || paper.facts.early || paper.facts.instalments || paper.facts.account || paper.facts.inWords
        ? undefined
        : 'tax is charged, a note says that there is none';
    },
  },
];

/** Of a paper without taxes, in all of its sums. */
function chargeTax(paper, rate) {
  const amount = share(paper.net, rate, paper.step);
  paper.taxes = [{ rate, base: paper.net, amount, gross: paper.net + amount }];
  paper.total += amount;
  paper.payable += amount;
  paper.echo.payable += amount;
}
