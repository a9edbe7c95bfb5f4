import type { MadeFile } from '#contracts';
import type { FastifyReply } from 'fastify';

/** Answers a file to be kept. It is the caller's alone, and as of now: nobody on the way may store it. */
export function sendFile(reply: FastifyReply, type: string, { fileName, base64 }: MadeFile): void {
  void reply
    .type(type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(base64, 'base64'));
}
