import type { OpenAPIObject } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import * as contracts from '#contracts';

interface Schema {
  properties?: Record<string, object>;
  required?: string[];
}

/**
 * What the contracts' rules say and the types do not: a field that `partial` made optional is not required, and a number is
 * an integer (an id, a count, cents) unless `@IsNumber` says that it may have decimals.
 */
export function applyRules({ components, paths }: OpenAPIObject): void {
  for (const [name, schema] of Object.entries((components?.schemas ?? {}) as Record<string, Schema>)) {
    const optional = fieldsWith(name, 'conditionalValidation');
    const decimal = fieldsWith(name, 'isNumber');
    const required = schema.required?.filter((field) => !optional.has(field));
    if (required?.length === 0) delete schema.required;
    else if (required) schema.required = required;
    for (const [field, property] of Object.entries(schema.properties ?? {})) {
      if (!decimal.has(field)) toInteger(property);
    }
  }
  toInteger(paths);
}

/** Fields of the contract's class that have this rule. */
function fieldsWith(name: string, rule: string): Set<string> {
  const type = (contracts as Record<string, unknown>)[name];
  if (typeof type !== 'function') return new Set();
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  return new Set(
    rules.filter(({ name, type }) => name === rule || type === rule).map(({ propertyName }) => propertyName),
  );
}

function toInteger(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const schema = node as { type?: unknown };
  if (schema.type === 'number') schema.type = 'integer';
  for (const part of Object.values(node)) toInteger(part);
}
