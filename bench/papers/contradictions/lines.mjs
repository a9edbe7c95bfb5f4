import { total } from '../arithmetic.mjs';
import { addDays } from '../formats.mjs';
import { onLine } from './ways.mjs';

/** What a line says about itself. */
export const LINES = [
  {
    kind: 'packing-count',
    needs: ['line.packs', 'line.quantity'],
    change: onLine(
      ({ packs }) => packs,
      (line) => {
        line.packs.count += 1;
        return `${line.name}: ${line.packs.count} packs of ${line.packs.per} are not ${line.quantity / 1000}`;
      },
    ),
  },
  {
    kind: 'packing-size',
    needs: ['line.packs', 'line.quantity'],
    change: onLine(
      ({ packs }) => packs,
      (line) => {
        line.packs.per = line.packs.per === 12 ? 10 : line.packs.per + 2;
        return `${line.name}: ${line.packs.count} packs of ${line.packs.per} are not ${line.quantity / 1000}`;
      },
    ),
  },
  {
    kind: 'serials-too-few',
    needs: ['line.serials', 'line.quantity'],
    change: onLine(
      ({ serials }) => serials?.length > 1,
      (line) => {
        line.serials.pop();
        return `${line.name}: ${line.serials.length} serial numbers for ${line.quantity / 1000} pieces`;
      },
    ),
  },
  {
    kind: 'serials-too-many',
    needs: ['line.serials', 'line.quantity'],
    change: onLine(
      ({ serials }) => serials,
      (line, random) => {
        line.serials.push(line.serials[0].slice(0, -5) + random.digits(5));
        return `${line.name}: ${line.serials.length} serial numbers for ${line.quantity / 1000} pieces`;
      },
    ),
  },
  {
    kind: 'backorder',
    needs: ['line.backorder', 'line.quantity'],
    change: onLine(
      ({ backorder }) => backorder,
      (line) => {
        line.backorder.ordered += 2000;
        return `${line.name}: ordered ${line.backorder.ordered / 1000} is not delivered ${line.quantity / 1000} and open ${line.backorder.open / 1000}`;
      },
    ),
  },
  {
    kind: 'meter-reading',
    needs: ['line.meter', 'line.quantity'],
    change: onLine(
      ({ meter }) => meter,
      (line, random) => {
        line.meter.after += random.pick([10_000, 100_000, -20_000]);
        return `${line.name}: the readings differ by ${(line.meter.after - line.meter.before) / 1000}, billed are ${line.quantity / 1000}`;
      },
    ),
  },
  {
    kind: 'hours-sum',
    needs: ['line.timesheet', 'line.quantity'],
    change: onLine(
      ({ timesheet }) => timesheet,
      (line, random) => {
        const day = random.pick(line.timesheet);
        day.quantity += 1000;
        day.to += 60;
        return `${line.name}: the days make ${total(line.timesheet, ({ quantity }) => quantity) / 1000} h, billed are ${line.quantity / 1000}`;
      },
    ),
  },
  {
    kind: 'hours-of-day',
    needs: ['line.timesheet', 'line.quantity'],
    change: onLine(
      ({ timesheet }) => timesheet?.every(({ quantity }) => quantity > 1500),
      (line, random) => {
        // Longer times could have a break in them, shorter ones cannot hold the hours.
        const day = random.pick(line.timesheet);
        day.to -= 60;
        return `${line.name}: on ${day.date} the times make ${(day.to - day.from) / 60} h, printed ${day.quantity / 1000}`;
      },
    ),
  },
  {
    kind: 'period-backwards',
    needs: ['line.period'],
    change: onLine(
      ({ period }) => period,
      (line) => {
        line.period = { from: line.period.to, to: line.period.from };
        return `${line.name}: the period ends ${line.period.to} before it begins ${line.period.from}`;
      },
    ),
  },
  {
    kind: 'served-outside-period',
    needs: ['line.served', 'period'],
    change: onLine(
      ({ served }) => served,
      (line, random, paper) => {
        line.served = addDays(paper.period.to, random.int(40, 90));
        return `${line.name}: of ${line.served}, outside the period until ${paper.period.to}`;
      },
    ),
  },
  {
    kind: 'line-period-outside',
    needs: ['line.period', 'period'],
    change: onLine(
      ({ period }) => period,
      (line) => {
        line.period = {
          from: addDays(line.period.from, -365),
          to: addDays(line.period.to, -365),
        };
        return `${line.name}: of ${line.period.from} to ${line.period.to}, not the period of the paper`;
      },
    ),
  },
  {
    kind: 'worked-outside-period',
    needs: ['line.timesheet', 'period'],
    change: onLine(
      ({ timesheet }) => timesheet,
      (line, random, paper) => {
        line.timesheet.at(-1).date = addDays(paper.period.to, random.int(8, 20));
        return `${line.name}: a day of ${line.timesheet.at(-1).date}, outside the period until ${paper.period.to}`;
      },
    ),
  },
  {
    kind: 'line-rate',
    needs: ['line.rate', 'summary.rate'],
    when: ({ taxes, prices }) => taxes.length === 1 && taxes[0].rate > 0 && prices !== 'untaxed',
    change: onLine(
      ({ rate }) => rate > 0,
      (line) => {
        const before = line.rate;
        line.rate += before > 1000 ? -500 : 300;
        return `${line.name}: ${line.rate / 100}% beside the line, the table of taxes knows only ${before / 100}%`;
      },
    ),
  },
];
