import { withoutLiterals } from '../log/describe-error.js';
import type { SpanFacts } from './span.js';

/** A statement by its text alone: its values are bound, and literals are replaced. */
export function sqlSpan(sql: string): SpanFacts {
  const operation = /\w+/.exec(sql)?.[0].toUpperCase() ?? 'SQL';
  return {
    kind: 'client',
    name: operation,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': withoutLiterals(sql),
    },
  };
}
