import { describe, expect, it } from '@jest/globals';
import { Filters } from './filters.js';
import { encodeCursor, type List } from './list.js';
import { pageStatement } from './page-statement.js';

const list = (more: Partial<List> = {}): List => ({
  item: 'to_json(t)',
  from: 'things t',
  filters: new Filters().equals('t.owner_id', 7).containing(['bolt'], 't.text'),
  sort: { expr: 't.name', type: 'text' },
  id: 't.id',
  ...more,
});
/** Without line breaks. */
const textOf = (more?: Partial<List>): string => pageStatement(list(more)).text.replace(/\s+/g, ' ');

describe('the rows of a search', () => {
  it('are walked in the order of the list, and counted in it', () => {
    expect(textOf().match(/ORDER BY t\.name ASC, t\.id ASC LIMIT/g)).toHaveLength(2);
  });

  it('are the newest where no index has their order: of the owner’s, whose index has them by their moment', () => {
    const text = textOf({ sortedOf: { newest: 't.created_at', named: 't.name = $1' } });
    expect(text).toContain(
      'FROM (SELECT t.* FROM things t WHERE (t.owner_id = $1) AND (t.text LIKE $2) ORDER BY t.created_at DESC, t.id DESC LIMIT 201) t)',
    );
  });

  it('are looked for once, for the first page and its count, and by their keys; a later page is counted apart', () => {
    const text = textOf({ isKeyed: true });
    expect(text).toContain(
      'found AS MATERIALIZED ( SELECT 1 AS one, (t.name)::text AS sort_key, t.id AS row_id FROM things t',
    );
    expect(text).toContain('FROM found f ORDER BY f.sort_key ASC, f.row_id ASC LIMIT $3::int');
    expect(text).toContain('(SELECT count(*) FROM found) AS total');
    expect(text.match(/t\.text LIKE/g)).toHaveLength(1);
    const cursor = encodeCursor(list(), { json: '', total: 1, isLeast: false, key: 'a', id: 1, more: true })!;
    const later = pageStatement(list({ isKeyed: true }), { cursor }).text;
    expect(later.match(/t\.text LIKE/g)).toHaveLength(2);
  });

  it('are, though no text is searched for, sorted where they are all that are counted, and else walked', () => {
    const filters = new Filters().add('t.price > 5');
    const text = textOf({ filters, isKeyed: true, isSorted: true });
    expect(text).toContain('FROM things t WHERE (t.price > 5) LIMIT 10001)');
    expect(text).toContain('WHERE (t.price > 5) ORDER BY t.name ASC, t.id ASC LIMIT $1::int) w WHERE NOT');
    expect(text.match(/FROM things t WHERE \(t\.price/g)).toHaveLength(2);
  });

  it('are met on a bounded way where a sample has them often, or else looked up without an order', () => {
    const text = textOf({ isWordIndexed: true });
    expect(text).toContain('WHERE (t.owner_id = $1) ORDER BY t.name ASC, t.id ASC LIMIT 500) w');
    expect(text).toMatch(/\(\(SELECT count.* FROM sample\)\) ORDER BY t\.name ASC, t\.id ASC LIMIT 5000\) w/);
    expect(text).toMatch(/far AS MATERIALIZED \(.* \(t\.text LIKE \$2\) AND \(NOT \(SELECT .* FROM walked\)\)\)/);
    expect(text.match(/FROM far/g)).toHaveLength(2);
  });
});

describe('what a list is worked out of', () => {
  it('is worked out once, for the page and its count', () => {
    const filters = new Filters().add('true');
    const text = textOf({ filters, with: 'sums AS MATERIALIZED (SELECT 1 AS id)', from: 'sums t' });
    expect([text.match(/MATERIALIZED/g)!.length, text.match(/FROM sums t/g)!.length]).toEqual([1, 2]);
  });
});

describe('the joins of a list', () => {
  const joined = { from: 'things t LEFT JOIN makers m ON m.id = t.maker_id', table: 'things t', isKeyed: true };
  const joins = (more: Partial<List>): number => textOf({ ...joined, ...more }).match(/LEFT JOIN/g)!.length;

  it('are of a page’s rows alone where many are sorted; what is found and counted has none', () => {
    const filters = new Filters().equals('t.owner_id', 7);
    expect([joins({}), joins({ filters, isSorted: true }), joins({ isWordIndexed: true })]).toEqual([1, 1, 1]);
    expect(joins({ filters, ways: ['t.is_own', 'NOT t.is_own'] })).toBe(1);
  });
});
