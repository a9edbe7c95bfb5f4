import type { SendMailOptions } from 'nodemailer';
import type { Letter } from './post.js';

/** What nodemailer makes a message of. It encodes and folds headers; nothing of ours may name a file or an address to fetch. */
export function mimeOf({ messageId, to, subject, html, text, headers }: Letter, from: string): SendMailOptions {
  return {
    from,
    to,
    subject,
    html,
    text,
    messageId: `<${messageId}>`,
    // Asks out-of-office programs not to answer.
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
