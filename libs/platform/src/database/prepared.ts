import { createHash } from 'node:crypto';

/** Each connection keeps what it has prepared, so there must be an end: later texts are planned each time. */
const MAX_NAMES = 1000;
const names = new Map<string, string>();

/** Prepared statements are known by name per connection; a digest of the text is one that never clashes. */
export function statementName(sql: string): string | undefined {
  const known = names.get(sql);
  if (known || names.size >= MAX_NAMES) return known;
  const name = createHash('sha1').update(sql).digest('base64url');
  names.set(sql, name);
  return name;
}
