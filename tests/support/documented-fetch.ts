import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { strictSchema } from './strict-schema.js';

interface Response {
  content?: Record<string, { schema?: object }>;
  $ref?: string;
}
interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
  components: { schemas: Record<string, object>; responses: Record<string, Response> };
}

const document = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')) as Document;
const ajv = new Ajv({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(strictSchema({ components: document.components }), 'openapi');

/** Addresses as regular expressions, those with fewer parameters first: `/orders/summary` before `/orders/{id}`. */
const routes = Object.keys(document.paths)
  .sort((a, b) => a.split('{').length - b.split('{').length)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`) }));

const validators = new Map<string, ValidateFunction>();

/** `fetch` that holds each answer of the API against the document: its status, its type and all of its body. */
export const documentedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  const url = input instanceof Request ? input.url : String(input);
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const body = isStream || answer.status === 204 ? '' : await answer.clone().text();
  checkAnswer(init?.method ?? 'GET', url, answer.status, answer.headers.get('content-type') ?? '', body);
  return answer;
};

/** Throws a sentence that says how an answer and the document differ. Pages and files of the web client are no concern. */
export function checkAnswer(method: string, url: string, status: number, contentType: string, body: string): void {
  const { pathname } = new URL(url);
  if (!pathname.startsWith('/api/') || pathname.startsWith('/api/docs')) return;
  const call = `${method} ${pathname} → ${status}`;
  const path = routes.find(({ pattern }) => pattern.test(pathname))?.path;
  const operation = path === undefined ? undefined : document.paths[path]?.[method.toLowerCase()];
  if (!operation) return checkBody(call, '#/components/schemas/Problem', body);
  const answer = resolve(operation.responses[status]);
  if (!answer) throw new Error(`${call}: the document knows no such status: ${body.slice(0, 500)}`);
  const type = contentType.split(';', 1)[0] ?? '';
  const content = answer.content;
  if (!content) {
    if (body !== '') throw new Error(`${call}: the document knows no body: ${body.slice(0, 500)}`);
    return;
  }
  if (!(type in content) && !('*/*' in content)) throw new Error(`${call}: the document knows no ${type}`);
  if (type !== 'application/json' || !content[type]?.schema) return;
  const pointer = ['paths', path!, method.toLowerCase(), 'responses', String(status)].join('~');
  checkBody(call, content[type].schema, body, pointer);
}

function resolve(response: Response | undefined): Response | undefined {
  return response?.$ref === undefined ? response : document.components.responses[response.$ref.split('/').pop()!];
}

function checkBody(call: string, schema: object | string, body: string, key = String(schema)): void {
  const validate = validators.get(key) ?? ajv.compile(inDocument(schema));
  validators.set(key, validate);
  if (validate(JSON.parse(body))) return;
  throw new Error(`${call}: ${ajv.errorsText(validate.errors, { separator: '\n' })}\n${body.slice(0, 1000)}`);
}

/** References of the document lead into the schema that was added under its name. */
function inDocument(schema: object | string): object {
  const whole = typeof schema === 'string' ? { $ref: schema } : strictSchema(schema);
  return JSON.parse(JSON.stringify(whole).replaceAll('"#/components/', '"openapi#/components/')) as object;
}
