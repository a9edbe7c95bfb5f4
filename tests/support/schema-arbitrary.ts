import fc, { type Arbitrary } from 'fast-check';
import { readFileSync } from 'node:fs';

/** As much of OpenAPI 3.0's schemas as the document uses. */
export interface Schema {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  enum?: (string | number)[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

export interface Operation {
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const document = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')) as Document;

/** Every call there is: one that is added is tried, too. */
export const OPERATIONS = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

const resolve = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : resolve(document.components.schemas[schema.$ref.split('/').pop()!]!);

/** PostgreSQL's `integer` ends here. */
const MAX_INTEGER = 2 ** 31 - 1;
/** A number up to here is mostly the id of something that a test has made. */
const LIKELY_ID = 8;
/** No body is longer than this, whatever a schema allows. */
const LONGEST = 5000;

/** What the schema allows, most often in its middle, now and then at its very edge. */
export function validValue(given: Schema): Arbitrary<unknown> {
  const schema = resolve(given);
  const value = ownValue(schema);
  return schema.nullable ? fc.oneof({ arbitrary: value, weight: 5 }, fc.constant(null)) : value;
}

function ownValue(schema: Schema): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer': {
      const min = schema.minimum ?? -LIKELY_ID;
      const max = schema.maximum ?? MAX_INTEGER;
      const near = fc.integer({ min, max: Math.min(max, min + LIKELY_ID) });
      return fc.oneof({ arbitrary: near, weight: 4 }, fc.constantFrom(min, max));
    }
    case 'number':
      return fc.oneof(
        fc.integer({ min: schema.minimum ?? -LIKELY_ID, max: schema.maximum ?? LIKELY_ID }),
        fc.double({ min: schema.minimum ?? -1e15, max: schema.maximum ?? 1e15, noNaN: true }),
      );
    case 'boolean':
      return fc.boolean();
    case 'array': {
      const length = { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 5, 5) };
      const item = validValue(schema.items ?? {});
      return schema.uniqueItems
        ? fc.uniqueArray(item, { ...length, selector: (each) => JSON.stringify(each) })
        : fc.array(item, length);
    }
    case 'object': {
      const properties = Object.entries(schema.properties ?? {});
      const values = Object.fromEntries(properties.map(([name, property]) => [name, validValue(property)]));
      return fc.record(values, { requiredKeys: schema.required ?? [] });
    }
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function text({ format, pattern, minLength = 0, maxLength = LONGEST }: Schema): Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  // With clocks that go forward and back, and offsets that are no whole hours.
  if (format === 'time-zone') return fc.constantFrom('America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'UTC');
  if (format === 'binary') return fc.string({ unit: 'grapheme', maxLength: 300 });
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const longest = Math.min(maxLength, LONGEST);
  return fc.oneof(
    { arbitrary: fc.string({ minLength, maxLength: Math.min(longest, 30) }), weight: 3 },
    { arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(longest, 30) }), weight: 2 },
    fc
      .constantFrom('2026-02-28', '2026-02-30', 'USD', 'https://example.com/a', '%_\\', "'; --")
      .filter(({ length }) => length >= minLength && length <= longest),
    // Looks like a cursor: another list's, or nobody's.
    fc
      .jsonValue({ maxDepth: 1 })
      .map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'))
      .filter(({ length }) => length >= minLength && length <= longest),
    fc.constantFrom('x'.repeat(minLength), '€'.repeat(longest)),
  );
}

/** Just outside of what the schema allows, or nothing that anybody would send. */
export function nearMiss(given: Schema): Arbitrary<unknown> {
  const schema = resolve(given);
  const odd: unknown[] = [null, '', {}, [], [[]], true, 'true', '1', -1, 0, 0.5, 1e21, -0, MAX_INTEGER + 1, 2 ** 53];
  odd.push('\0', 'a\0b', '\ud800', '\u202e', '{"$ne":null}', { toString: 1 }, [null]);
  if (schema.minimum !== undefined) odd.push(schema.minimum - 1, schema.minimum - Number.EPSILON);
  if (schema.maximum !== undefined) odd.push(schema.maximum + 1, schema.maximum + 0.1);
  if (schema.maxLength !== undefined) odd.push('x'.repeat(schema.maxLength + 1), '€'.repeat(schema.maxLength + 1));
  if (schema.minLength !== undefined) odd.push('x'.repeat(schema.minLength - 1));
  if (schema.enum) odd.push(...schema.enum.map((each) => `${each} `), `${schema.enum[0]}`.toUpperCase());
  const hostile: Arbitrary<unknown>[] = [fc.constantFrom(...odd), fc.jsonValue({ maxDepth: 2 })];
  if (schema.type === 'array') {
    const item = schema.items ?? {};
    hostile.push(
      fc.array(nearMiss(item), { minLength: 1, maxLength: 3 }),
      validValue(item).map((each) => Array.from({ length: (schema.maxItems ?? 50) + 1 }, () => each)),
      validValue(item).map((each) => [each, each]),
    );
  }
  if (schema.type === 'object') hostile.push(oneWrong(schema), oneMissing(schema), oneMore(schema));
  return fc.oneof(...hostile);
}

/** All as it should be, but one property. */
function oneWrong(schema: Schema): Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) return fc.jsonValue();
  const wrong = fc
    .constantFrom(...properties)
    .chain(([name, property]) => fc.tuple(fc.constant(name), nearMiss(property)));
  return fc.tuple(validValue(schema), wrong).map(([body, [name, value]]) => ({ ...(body as object), [name]: value }));
}

function oneMissing(schema: Schema): Arbitrary<unknown> {
  const names = schema.required ?? [];
  if (names.length === 0) return fc.constant({});
  return fc
    .tuple(validValue(schema), fc.constantFrom(...names))
    .map(([body, gone]) => Object.fromEntries(Object.entries(body as object).filter(([name]) => name !== gone)));
}

function oneMore(schema: Schema): Arbitrary<unknown> {
  const names = ['id', 'userId', 'isAdmin', 'constructor', '__proto__', 'createdAt'];
  return fc
    .tuple(validValue(schema), fc.constantFrom(...names), fc.jsonValue({ maxDepth: 1 }))
    .map(([body, name, value]) => {
      // As JSON: `__proto__` is an own property there.
      const { length } = Object.keys(body as object);
      const rest = JSON.stringify(body).slice(1);
      return JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}${length > 0 ? ',' : ''}${rest}`) as unknown;
    });
}

/** A request as it goes out, and small enough to be read in a report. */
export interface Case {
  address: string;
  headers: Record<string, string>;
  body?: unknown;
  /** A file of this text is sent. */
  file?: string;
}

/** Requests for a call: three of four are as the document has them, the others wrong in one place. */
export function requests(path: string, { parameters = [], requestBody }: Operation): Arbitrary<Case> {
  const inputs = parameters.map((parameter) => ({ ...parameter, input: `${parameter.in} ${parameter.name}` }));
  const json = requestBody?.content['application/json']?.schema;
  const isFile = requestBody !== undefined && !json;
  const places = [...inputs.map(({ input }) => input), ...(json ? ['body', 'body', 'body'] : [])];
  const wrongPlace = fc.oneof({ arbitrary: fc.constant(''), weight: 3 }, fc.constantFrom(...places, ''));
  return wrongPlace.chain((wrong) => {
    const valueOf = (input: string, schema: Schema): Arbitrary<unknown> =>
      wrong === input ? nearMiss(schema) : validValue(schema);
    // Longer ones are refused before anybody looks at them.
    const inAddress = (schema: Schema): Schema =>
      schema.type === 'string' ? { ...schema, maxLength: Math.min(schema.maxLength ?? LONGEST, 300) } : schema;
    const values = fc.record(
      Object.fromEntries(inputs.map(({ input, schema }) => [input, valueOf(input, inAddress(schema))])),
      // What may be left out mostly is: filters that all apply at once find nothing.
      {
        requiredKeys: inputs
          .filter((each) => each.in === 'path' || each.required || each.input === wrong)
          .map(({ input }) => input),
      },
    );
    const body = json ? valueOf('body', json) : fc.constant(undefined);
    const file = isFile ? fc.string({ unit: 'grapheme', maxLength: 200 }) : fc.constant(undefined);
    return fc.tuple(values, body, file).map(([given, sent, contents]) => {
      let address = path;
      const query = new URLSearchParams();
      const headers: Record<string, string> = {};
      for (const { in: where, name, input } of inputs) {
        if (!Object.hasOwn(given, input)) continue;
        const value = given[input];
        const string = (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(/\p{Surrogate}/gu, '?');
        if (where === 'path') address = address.replace(`{${name}}`, () => pathPart(string));
        else if (where === 'query') query.append(name, string);
        // Nothing but Latin-1 can be sent.
        else headers[name] = string.replaceAll(/[^\x20-\x7e]/g, '?');
      }
      return {
        address: query.size > 0 ? `${address}?${query}` : address,
        headers,
        ...(sent !== undefined && { body: sent }),
        ...(contents !== undefined && { file: contents }),
      };
    });
  });
}

/** Beyond a hundred characters no call is found; `.` and `..` lead to another one. */
function pathPart(text: string): string {
  if (/^\.{0,2}$/.test(text)) return '0';
  const characters = [...text];
  let part = encodeURIComponent(text);
  while (part.length > 100) part = encodeURIComponent(characters.splice(-1).length > 0 ? characters.join('') : '0');
  return part;
}
