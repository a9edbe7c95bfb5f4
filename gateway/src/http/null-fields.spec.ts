import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import * as contracts from '#contracts';
import type { DomainError } from '#platform';
import { validation } from './validation.js';

interface Schema {
  $ref?: string;
  nullable?: boolean;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
}
interface Document {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
  components: { schemas: Record<string, Schema> };
}

const { paths, components } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Document;

const nameOf = (schema: Schema): string | undefined => schema.$ref?.split('/').at(-1);
const namesIn = (schema: Schema): string[] =>
  [schema, schema.items, ...(schema.allOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => (one && nameOf(one)) ?? []);

/** The shapes that requests have, and those within them. */
function requestShapes(): string[] {
  const bodies = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ requestBody }) => requestBody?.content['application/json']?.schema ?? []);
  const found = new Set<string>();
  const open = bodies.flatMap(namesIn);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...Object.values(components.schemas[name]!.properties ?? {}).flatMap(namesIn));
  }
  return [...found].sort();
}

async function refused(shape: string, field: string): Promise<boolean> {
  const metatype = (contracts as unknown as Record<string, new () => object>)[shape];
  if (!metatype) throw new Error(`There is no class ${shape}`);
  try {
    await validation.transform({ [field]: null }, { type: 'body', metatype });
    return false;
  } catch (error) {
    const { errors = [] } = (error as DomainError).details as { errors?: { field: string }[] };
    return errors.some((one) => one.field === field);
  }
}

describe('null in a request', () => {
  it.each(requestShapes())('%s takes it where its schema says so, and nowhere else', async (shape) => {
    const wrong: string[] = [];
    for (const [field, schema] of Object.entries(components.schemas[shape]!.properties ?? {})) {
      if ((await refused(shape, field)) === (schema.nullable ?? false)) wrong.push(field);
    }
    expect(wrong).toEqual([]);
  });
});
