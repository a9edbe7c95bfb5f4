import { invalid, meantText } from '#platform';

/** Deeper bodies than this are not ours. */
const MAX_DEPTH = 12;

/**
 * Text as people mean it: surrounding blanks and signs that make it look like another go (passwords keep them), and NUL,
 * which PostgreSQL cannot store, is refused with 400, as fields are that no class can name. Changes the value in place and answers it.
 */
export function cleanText(value: unknown, key = '', depth = 0): unknown {
  if (typeof value === 'string') return cleanString(value, key);
  if (value === null || typeof value !== 'object') return value;
  if (depth === MAX_DEPTH) throw invalid('The request is nested too deeply');
  const fields = value as Record<string, unknown>;
  refuseInherited(fields);
  for (const [name, field] of Object.entries(fields)) fields[name] = cleanText(field, name, depth + 1);
  return value;
}

/** Names that every object has by itself: the rules of a class would take them for its own, and let them pass. */
export function refuseInherited(fields: object): void {
  const inherited = Object.keys(fields).find((name) => name in Object.prototype);
  if (inherited !== undefined) throw invalid(`Unknown field: ${inherited}`, inherited);
}

/** One text, cleaned like those of a body. Errors: invalid, naming the field, when it has a NUL. */
export function cleanString(text: string, field: string): string {
  if (text.includes('\0')) throw invalid('Text must not contain NUL characters', field || undefined);
  if (/password/i.test(field)) return text;
  return meantText(text);
}
