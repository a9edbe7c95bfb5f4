import { defineQueue } from '#platform';

/**
 * A try must end before its claim on the row does (see send-mail.job.ts). With pauses of 30 s to 2 h a mail that the
 * server puts off is tried for half a day; while the server is away, no try is used up.
 */
export const MailQueue = defineQueue<{ 'send-mail': { mailId: number } }>('mail', {
  'send-mail': { attempts: 10, backoffMs: 30_000, concurrency: 4, timeoutMs: 60_000 },
});
