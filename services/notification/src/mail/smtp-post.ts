import { createTransport } from 'nodemailer';
import { CONNECTIONS } from './mail.queue.js';
import { messageOf } from './letter-mime.js';
import { type Letter, Post, PostError } from './post.js';

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
/** What the server said no to was the mail or its recipient, not us. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

/** By SMTP. A mail is sent when the server has answered 250 to its content. */
export class SmtpPost extends Post {
  private readonly transport;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    const { hostname, port, protocol, username, password, searchParams } = new URL(url);
    const secure = protocol === 'smtps:';
    this.transport = createTransport({
      pool: true,
      host: hostname,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      // A password never goes out in the clear, except to a server on this machine.
      requireTLS: !secure && username !== '' && !isLocal(hostname),
      ignoreTLS: searchParams.get('tls') === 'off',
      maxConnections: CONNECTIONS,
      // The job tries again, and knows when not to.
      maxRequeues: 0,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      dnsTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
    });
  }

  async send(letter: Letter): Promise<void> {
    try {
      await this.transport.sendMail(messageOf(letter, this.from));
    } catch (error) {
      throw postError(error);
    }
  }

  close(): void {
    this.transport.close();
  }
}

/** The server's words stay out: they repeat addresses, and some servers credentials. */
function postError(error: unknown): PostError {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const said = [code ?? 'error', ...(responseCode === undefined ? [] : [responseCode])].join(' ');
  if (responseCode === undefined || !ABOUT_THE_MAIL.has(code ?? '')) {
    return new PostError('away', `The mail server is not to be had: ${said}`);
  }
  return responseCode >= 500
    ? new PostError('refused', `The mail server refused: ${said}`)
    : new PostError('later', `The mail server puts it off: ${said}`);
}

function isLocal(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}
