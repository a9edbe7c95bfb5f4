import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { UPLOAD_MAX_BYTES } from '#contracts';
import { invalid } from '#platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cleanString } from './clean-text.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a form with a file in place of JSON. */
    takesForm?: boolean;
  }
}

const FIELD_BYTES = 16 * 1024;

/** Lets routes with {@link TakesForm} read forms; a file larger than it may be is cut off by whoever keeps it. */
export async function registerForms(fastify: FastifyInstance): Promise<void> {
  await fastify.register(fastifyMultipart, {
    limits: { files: 1, fields: 5, parts: 6, fileSize: UPLOAD_MAX_BYTES + 1, fieldSize: FIELD_BYTES },
  });
}

/** The route takes `multipart/form-data`: a file in the field `file`, and these texts. */
export function TakesForm(texts: Record<string, { description: string }> = {}): MethodDecorator {
  const fields = Object.entries(texts).map(
    ([name, { description }]) => [name, { type: 'string', description }] as const,
  );
  return applyDecorators(
    RouteConfig({ takesForm: true }),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', format: 'binary' }, ...Object.fromEntries(fields) },
      },
    }),
  );
}

/**
 * The texts of a form, and what `keep` made of its file, which it is given as it arrives. Fields may come in any order.
 * Errors: invalid without a file.
 */
export async function readForm<Kept>(
  request: FastifyRequest,
  keep: (file: MultipartFile) => Promise<Kept>,
): Promise<{ kept: Kept; texts: Record<string, string> }> {
  if (!request.isMultipart()) throw noFile();
  const texts: Record<string, string> = {};
  let kept: { value: Kept } | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw invalid('A text of the form is too long', part.fieldname);
      texts[part.fieldname] = String(part.value);
    } else if (part.fieldname === 'file') {
      kept = { value: await received(part, keep) };
    } else part.file.resume();
  }
  if (!kept) throw noFile();
  return { kept: kept.value, texts };
}

/** A file that is refused half-way is still to be received, or the client would not hear why. */
async function received<Kept>(part: MultipartFile, keep: (file: MultipartFile) => Promise<Kept>): Promise<Kept> {
  try {
    // Names are of the sender's system, and end in lists and sentences.
    part.filename = cleanString(part.filename, 'file');
    return await keep(part);
  } catch (error) {
    part.file.resume();
    throw error;
  }
}

const noFile = () => invalid('Please choose a file', 'file');
