import { applyDecorators } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { type ExportAnswer, type MadeFile, PendingExport, type StoredFile } from '#contracts';
import type { Storage } from '#platform';
import type { FastifyReply } from 'fastify';

/** Answers a file to be kept. */
export function sendFile(reply: FastifyReply, type: string, { fileName, base64 }: MadeFile): void {
  asDownload(reply, type, fileName).send(Buffer.from(base64, 'base64'));
}

/** Answers a file of the store to be kept, as it is read. */
export async function sendStored(
  reply: FastifyReply,
  storage: Storage,
  { key, fileName, fileType }: StoredFile,
): Promise<void> {
  asDownload(reply, fileType, fileName).send(await storage.read(key));
}

/** Answers a list as a file, or that it takes a while. */
export async function sendExport(reply: FastifyReply, storage: Storage, { id, file }: ExportAnswer): Promise<void> {
  if (file) return sendStored(reply, storage, file);
  const message = 'This list is long. A notification will tell you when the file is ready.';
  void reply.status(202).send({ id, message } satisfies PendingExport);
}

function asDownload(reply: FastifyReply, type: string, fileName: string): FastifyReply {
  return reply.type(type).header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`);
}

const FILE = { schema: { type: 'string', format: 'binary' } } as const;
const TABLE_FILE = ApiOkResponse({
  content: { 'text/csv': FILE, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': FILE },
});

/** Documents a PDF. */
export function ApiPdf(): MethodDecorator {
  return applyDecorators(ApiProduces('application/pdf'), ApiOkResponse(FILE));
}

/** Documents a CSV or XLSX file. */
export function ApiTableFile(): MethodDecorator {
  return TABLE_FILE;
}

/** Documents the export of a list. */
export function ApiExport(): MethodDecorator {
  return applyDecorators(TABLE_FILE, ApiAcceptedResponse({ type: PendingExport }));
}
