import type { FastifyInstance } from 'fastify';
import { MailTokenInput, Unsubscribe } from '#contracts';
import { Call, invalid, type Requests, runInCall } from '#platform';
import { validation } from '../http/validation.js';

const BODY_LIMIT = 4096;

/**
 * RFC 8058: the button that mail programs show. They send a form to the address in the header List-Unsubscribe, which for
 * people is a page. No session, no cookie, and of whatever origin: the signed token is the permission.
 */
export function registerOneClick(fastify: FastifyInstance, requests: Requests): void {
  void fastify.register((mail, _options, done) => {
    mail.removeAllContentTypeParsers();
    mail.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));
    mail.post<{ Querystring: unknown; Body: string | undefined }>(
      '/unsubscribe',
      { bodyLimit: BODY_LIMIT },
      async ({ id, query, body }, reply) => {
        // Programs that follow every link of a mail to look for viruses do not send this.
        if (!/List-Unsubscribe\b[^]{0,100}One-Click/.test(body ?? '')) {
          throw invalid('The body must be List-Unsubscribe=One-Click');
        }
        const input = (await validation.transform(query, {
          type: 'query',
          metatype: MailTokenInput,
        })) as MailTokenInput;
        await runInCall(new Call({ requestId: id }), () => requests.send(Unsubscribe, input));
        return reply.type('text/plain; charset=utf-8').send('You will not get these mails any more.\n');
      },
    );
    done();
  });
}
