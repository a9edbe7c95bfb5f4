import type { INestApplication, Type } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { TokenArea } from '#contracts';
import { GatewayModule } from '../gateway.module.js';
import { SESSION_COOKIE } from '../session/session-cookie.js';
import { scopesOf } from '../tokens/scopes.js';
import { applyRules } from './known-rules.js';
import { areasOf, errorResponses, errorsOf, isPublic, statusesOf } from './errors.js';
import { Problem } from './problem.dto.js';
import { TAGS } from './tags.js';
import { UPLOAD_PATHS } from './upload-paths.js';

/** The OpenAPI document: made from the controllers and DTO classes, with the errors that follow from them. */
export function buildDocument(app: INestApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, describe(), { operationIdFactory, extraModels: [Problem] });
  applyRules(document);
  const handlers = handlersById();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = item[method];
      if (!operation) continue;
      const { controller, handler } = handlers.get(operation.operationId ?? '')!;
      const errors = errorsOf(statusesOf(path, method, operation, handler, controller));
      operation.responses = { ...errors, ...operation.responses };
      if (isPublic(handler, controller)) operation.security = [];
      else letProgramsIn(operation, areasOf(handler, controller), method);
      relaxBody(document, operation.requestBody);
    }
  }
  document.components!.responses = errorResponses() as NonNullable<OpenAPIObject['components']>['responses'];
  Object.assign(document.paths, UPLOAD_PATHS);
  sortEnums(document);
  admitNull(document);
  return document;
}

function describe(): Omit<OpenAPIObject, 'paths'> {
  const builder = new DocumentBuilder()
    .setTitle('Tradeyard')
    .setDescription(
      'Procurement, inventory and marketplace. `POST /api/login` opens a session and sets a cookie, which every other ' +
        'call needs unless it says otherwise; programs send an access token instead (`Authorization: Bearer`) where ' +
        '`x-scopes` says so. Money is integer cents, times are ISO 8601 UTC. Lists are paged by ' +
        '`limit` and `cursor`; `X-Total-Count` and `Link` tell the rest. `RateLimit-*` headers tell how many more requests ' +
        'fit into the minute. `X-View-Mode: buyer | seller` chooses the side ' +
        'of the market, `X-Time-Zone` (`Europe/Berlin`) the days and months that figures, lists and files are cut in: UTC ' +
        'without it. `X-User-Id` names the user that a request is meant to act as: where the session is another’s, ' +
        'the answer is 401 with the reason `another-user` and nothing happens. Errors are `{statusCode, message, errors?, requestId}`.',
    )
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'This installation')
    .addCookieAuth(SESSION_COOKIE, { type: 'apiKey', description: 'Set by POST /api/login; HttpOnly.' }, 'session')
    .addBearerAuth(
      {
        type: 'http',
        description: 'An access token, made in the settings; `x-scopes` says which scopes a call needs.',
      },
      'token',
    )
    .addSecurityRequirements('session')
    .addGlobalParameters(
      {
        name: 'X-View-Mode',
        in: 'header',
        required: false,
        schema: { type: 'string', enum: ['buyer', 'seller'] },
      },
      {
        name: 'X-Time-Zone',
        in: 'header',
        required: false,
        description: 'A time zone of IANA.',
        schema: { type: 'string', format: 'time-zone', maxLength: 64, example: 'Europe/Berlin' },
      },
      { name: 'X-User-Id', in: 'header', required: false, schema: { type: 'integer', minimum: 1 } },
    );
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  return builder.build();
}

/** With a session or with a token, and which scopes it needs: `security` has no place for those of a bearer. */
function letProgramsIn(operation: object, areas: TokenArea[] | undefined, method: string): void {
  if (!areas) return;
  const scopes = scopesOf(areas, method.toUpperCase());
  Object.assign(operation, { security: [{ session: [] }, { token: [] }], 'x-scopes': scopes });
}

const operationIdFactory = (controller: string, method: string): string =>
  `${controller.replace(/Controller$/, '')}_${method}`;

function handlersById(): Map<string, { controller: Type; handler: object }> {
  const controllers = Reflect.getMetadata('controllers', GatewayModule) as Type[];
  return new Map(
    controllers.flatMap((controller) =>
      Object.entries(Object.getOwnPropertyDescriptors(controller.prototype as object)).map(([name, { value }]) => [
        operationIdFactory(controller.name, name),
        { controller, handler: value as object },
      ]),
    ),
  );
}

/** A body of which nothing is required may be left out. */
function relaxBody({ components }: OpenAPIObject, body: unknown): void {
  const { content, required } = (body ?? {}) as {
    content?: Record<string, { schema?: { $ref?: string } }>;
    required?: boolean;
  };
  const name = content?.['application/json']?.schema?.$ref?.split('/').pop();
  if (!required || name === undefined) return;
  const schema = components?.schemas?.[name] as { required?: string[] };
  (body as { required: boolean }).required = (schema.required ?? []).length > 0;
}

/** The compiler keeps no order in a union: unsorted, an import more would change the document. */
function sortEnums(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const { enum: words } = node as { enum?: unknown };
  if (Array.isArray(words)) words.sort();
  for (const part of Object.values(node)) sortEnums(part);
}

const NULL = { type: 'object', nullable: true, enum: [null] };

/**
 * `nullable` says only that a schema's own type admits null. What the schema refers to does not, and neither does a list of
 * words without it.
 */
function admitNull(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const schema = node as { nullable?: boolean; type?: string; enum?: unknown[]; allOf?: object[]; anyOf?: object[] };
  if (schema.nullable === true && Array.isArray(schema.enum) && !schema.enum.includes(null)) schema.enum.push(null);
  if (schema.nullable === true && Array.isArray(schema.allOf)) {
    schema.anyOf = [...schema.allOf, NULL];
    delete schema.allOf;
    delete schema.nullable;
    delete schema.type;
  }
  for (const part of Object.values(node)) admitNull(part);
}
