import { defineQueue } from '#platform';

/** So many mails share a job, its claim and, when they leave together, its end. */
export const MAILS_OF_A_JOB = 6;
const JOBS_AT_A_TIME = 2;
/** As many as a process may be sending: a mail that waited for another's connection would outlive its claim. */
export const CONNECTIONS = MAILS_OF_A_JOB * JOBS_AT_A_TIME;

/**
 * A try must end before its claims on rows do (see send-mail.job.ts). With pauses of 30 s to 2 h a mail that the
 * server puts off is tried for half a day; while the server is away, no try is used up.
 */
const SETTINGS = { attempts: 10, backoffMs: 30_000, concurrency: JOBS_AT_A_TIME, timeoutMs: 60_000 };

export const MailQueue = defineQueue<{ 'send-mail': { mailId: number }; 'send-mails': { mailIds: number[] } }>('mail', {
  'send-mail': SETTINGS,
  'send-mails': SETTINGS,
});
