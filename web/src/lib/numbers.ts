import { format } from './format';

/** 1234 → '1,234' */
export const formatNumber = (n: number) => format().number(n);

/** 4 → '4.0' */
export const formatTenths = (n: number) => format().tenths(n);

/** A list's total as the server says it: '1,234', or '10,000+' where counting further would be slow. */
export const formatTotal = (total: string) =>
  formatNumber(Number.parseInt(total, 10)) + (total.endsWith('+') ? '+' : '');

/** count(1, 'order') → '1 order', count(3, 'reply', 'replies') → '3 replies' */
export const count = (n: number, one: string, many = `${one}s`) => `${formatNumber(n)} ${n === 1 ? one : many}`;

/** The same of a list's total: '1 supplier', '10,000+ orders'. */
export const countTotal = (total: string, one: string, many = `${one}s`) =>
  `${formatTotal(total)} ${total === '1' ? one : many}`;
