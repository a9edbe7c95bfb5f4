import { invalid } from '../errors/domain-error.js';
import type { Calendar } from '../time/calendar.js';
import { likeLiteral, spellingOf, TIMES } from './spellings.js';

/** The condition for a text that is searched for, made of what says that a column has it, in any case. */
type Match = (has: (column: string) => string) => string;

const isDay = (time: string | undefined): time is string => time !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(time);

/** As texts of ISO 8601 PostgreSQL has the years from 1 to 9999; a day begins a little earlier or later somewhere. */
const [EARLIEST, LATEST] = [new Date('0001-01-01'), new Date('9999-12-31')];

/** Further words would only cost time. */
const MAX_WORDS = 10;

/** The conditions of a list, all of which must hold, together with the values they bind. */
export class Filters {
  /** SQL over {@link params}. */
  readonly where: string[] = [];
  readonly params: unknown[] = [];
  private readonly searches: string[] = [];

  /** Binds a value; answers its placeholder. */
  bind(value: unknown): string {
    return `$${this.params.push(value)}`;
  }

  add(condition: string): this {
    this.where.push(condition);
    return this;
  }

  /** Narrows where the caller asked for it: nothing happens for an undefined value. */
  when(value: unknown, condition: (placeholder: string) => string): this {
    return value === undefined ? this : this.add(condition(this.bind(value)));
  }

  /**
   * Narrows to a time from `from` on and before `to`; of a day of that calendar without a time, the whole is meant. Errors:
   * invalid where it would end before it begins.
   */
  during(column: string, { from, to }: { from?: string; to?: string }, calendar: Calendar): this {
    const [begin, end] = [isDay(from) ? calendar.startOf(from) : from, isDay(to) ? calendar.endOf(to) : to];
    if (begin !== undefined && end !== undefined) {
      const length = new Date(end).getTime() - new Date(begin).getTime();
      // A day ends where the next one begins; no time at all may be asked for.
      if (length < 0 || (length === 0 && isDay(to))) throw invalid('The period cannot end before it begins', 'to');
    }
    return this.when(inSql(begin), (time) => `${column} >= ${time}::timestamptz`).when(
      inSql(end),
      (time) => `${column} < ${time}::timestamptz`,
    );
  }

  /** Narrows to one value of a column where the caller asked for it. */
  equals(column: string, value: string | number | boolean | undefined): this {
    return this.when(value, (placeholder) => `${column} = ${placeholder}`);
  }

  /** Narrows to rows that have `q`, in any case and spelling, in one of the places: columns, or what a function says. */
  search(q: string | undefined, ...places: (string | Match)[]): this {
    const text = q?.trim();
    return text ? this.contains(text, places) : this;
  }

  /** Narrows to what a search has found by a way of its own. */
  foundBy(condition: string): this {
    this.searches.push(condition);
    return this.add(condition);
  }

  /** Narrows to rows that have one of these texts in a place; both in lower case. A common one is not looked for in an index. */
  containing(texts: string[], place: string, isCommon = false): this {
    const condition = texts.map((text) => this.has(text, place)).join(' OR ');
    // As likely as the condition itself, but no index knows it.
    return this.foundBy(isCommon ? `(${condition}) IS TRUE` : condition);
  }

  /** That a place has a text, in any spelling; both in lower case. */
  has(text: string, place: string): string {
    return this.spelt(text, 'LIKE', '~')(place);
  }

  /** All conditions as one. */
  get condition(): string {
    return allOf(this.where);
  }

  /** To narrow in two ways what is narrowed so far. Placeholders of the original mean the same in the copy. */
  copy(): Filters {
    const copy = new Filters();
    copy.where.push(...this.where);
    copy.params.push(...this.params);
    copy.searches.push(...this.searches);
    return copy;
  }

  /** Whether a text is searched for: what is the best plan depends on the text. */
  get isSearch(): boolean {
    return this.searches.length > 0;
  }

  /** What was searched for, as one condition, and the others. */
  get parts(): { searched: string; others: string[] } {
    return { searched: allOf(this.searches), others: this.where.filter((one) => !this.searches.includes(one)) };
  }

  private contains(text: string, places: (string | Match)[]): this {
    const has = this.spelt(text, 'ILIKE', '~*');
    const conditions = places.map((place) => (typeof place === 'string' ? has(place) : place(has)));
    return this.foundBy(conditions.join(' OR '));
  }

  private spelt(text: string, like: 'LIKE' | 'ILIKE', matches: '~' | '~*'): (place: string) => string {
    const { isPlain, pattern, apart, number } = spellingOf(text);
    const sought = this.bind(pattern);
    if (number) {
      const rare = this.bind(number);
      // Joined with nothing, it is compared in the rows found by the number, and not looked for in the index.
      return (place) => `(${place} ${like} ${rare} AND (${place} || '') ${matches} ${sought})`;
    }
    if (!apart) return (place) => `${place} ${isPlain ? like : matches} ${sought}`;
    const [near, exact] = [this.bind(apart.like), this.bind(apart.exact)];
    return (place) => `(${place} ${like} ${sought} OR ${place} ${like} ${near} AND ${place} ${matches} ${exact})`;
  }
}

function inSql(moment: Date | string | undefined): string | undefined {
  if (!(moment instanceof Date)) return moment;
  if (moment < EARLIEST) return '-infinity';
  return moment > LATEST ? 'infinity' : moment.toISOString();
}

/** The words of a search as they were typed, in lower case. */
export function typedWords(q = ''): string[] {
  return q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

/** What is looked for: a measure is one word, however it was typed. */
export function wordsOf(q?: string): string[] {
  return typedWords(q?.replace(TIMES, 'x'));
}

/** One condition that holds when all of these do. */
export function allOf(conditions: string[]): string {
  return conditions.length === 0 ? 'true' : conditions.map((condition) => `(${condition})`).join(' AND ');
}

/** The LIKE pattern of what begins with a text. */
export function likePrefix(text: string): string {
  return `${likeLiteral(text)}%`;
}
