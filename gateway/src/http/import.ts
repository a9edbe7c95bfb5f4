import { applyDecorators, type Type } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiExtraModels,
  ApiHeader,
  ApiOkResponse,
  ApiUnprocessableEntityResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import { type PreparedImport, UPLOAD_MAX_BYTES } from '#contracts';
import { invalid, type Storage } from '#platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../openapi/problem.dto.js';
import { readForm, TakesForm } from './form.js';
import { isObject, validation } from './validation.js';

const LONGEST_NAME = 255;

/** The route takes a table, and answers what became of it or, with `Prefer: respond-async`, that it has begun. */
export function ApiImport(told: Type, mapping: string): MethodDecorator {
  return applyDecorators(
    ApiExtraModels(told, Problem),
    TakesForm({ mapping: { description: mapping } }),
    ApiHeader({ name: 'Prefer', required: false, description: '`respond-async`' }),
    ApiOkResponse({ type: told }),
    ApiAcceptedResponse({ type: told }),
    ApiUnprocessableEntityResponse({
      description: 'Rows were rejected, or the file is no table.',
      content: {
        'application/json': { schema: { oneOf: [{ $ref: getSchemaPath(told) }, { $ref: getSchemaPath(Problem) }] } },
      },
    }),
  );
}

/** Puts the file of a form where `prepare` says. Errors: invalid without a file, or with a mapping that is none. */
export async function receiveTable<Mapping extends object>(
  request: FastifyRequest,
  storage: Storage,
  mapping: Type<Mapping>,
  prepare: (fileName: string) => Promise<PreparedImport>,
): Promise<{ id: number; mapping: Mapping | null }> {
  const { kept: id, texts } = await readForm(request, async ({ file, filename }) => {
    const prepared = await prepare(filename.slice(-LONGEST_NAME) || 'file');
    await storage.write(prepared.fileKey, file, UPLOAD_MAX_BYTES);
    return prepared.id;
  });
  return { id, mapping: await mappingOf(texts['mapping'], mapping) };
}

export const wantsNoWait = (prefer: string | undefined): boolean =>
  /(?:^|,)\s*respond-async\s*(?:,|;|$)/i.test(prefer ?? '');

export function sendImport(
  reply: FastifyReply,
  told: { status: string; dryRun: boolean },
  inBackground: boolean,
): void {
  const isRefused = told.status === 'rejected' && !told.dryRun;
  void reply.status(isRefused ? 422 : inBackground ? 202 : 200).send(told);
}

async function mappingOf<Mapping extends object>(
  text: string | undefined,
  metatype: Type<Mapping>,
): Promise<Mapping | null> {
  if (text === undefined || text.trim() === '') return null;
  const value = parsed(text);
  if (!isObject(value)) throw invalid('Mapping must be a JSON object', 'mapping');
  return (await validation.transform(value, { type: 'body', metatype })) as Mapping;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
