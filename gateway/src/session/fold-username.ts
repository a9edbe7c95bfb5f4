/**
 * One name for all spellings that the database may take for the same user: it compares in lower case by its own rules,
 * where `ADMİN` is `admin` too. Taking a few more for the same does no harm: they only share a count of failures.
 */
export function foldUsername(username: string): string {
  return username.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
}
