/**
 * A schema of OpenAPI 3.0 as JSON Schema: `nullable` becomes a choice, and an object has no properties but those that
 * are named, so that an answer cannot grow a field of which the document does not tell.
 */
export function strictSchema(schema: object): object {
  return convert(schema) as object;
}

function convert(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(convert);
  if (typeof node !== 'object' || node === null) return node;
  const { nullable, ...own } = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, convert(value)]));
  if (own['type'] === 'object' && isNamed(own['properties'])) own['additionalProperties'] ??= false;
  return nullable === true ? { anyOf: [{ type: 'null' }, own] } : own;
}

const isNamed = (properties: unknown): boolean => typeof properties === 'object' && properties !== null;
