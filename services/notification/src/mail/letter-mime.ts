import { encode, wrap } from 'nodemailer/lib/base64';
import MimeNode from 'nodemailer/lib/mime-node';
import type { Letter } from './post.js';

/** A message as it goes out (RFC 5322), and whom the server is told of. */
export interface Message {
  envelope: { from: string | false; to: string[] };
  raw: string;
}

/**
 * Nodemailer encodes and folds the headers. The two parts are written in base64: to stream each through an encoder for
 * quoted-printable takes five times as long as all of this.
 */
export function messageOf({ messageId, to, subject, html, text, headers }: Letter, from: string): Message {
  const root = new MimeNode('multipart/alternative').setHeader({
    ...headers,
    // Asks out-of-office programs not to answer.
    'Auto-Submitted': 'auto-generated',
    From: from,
    To: to,
    Subject: subject,
    'Message-ID': `<${messageId}>`,
  });
  const head = root.buildHeaders();
  const boundary = `--${root.boundary}`;
  const lines = [head, '', ...part(boundary, 'plain', text), ...part(boundary, 'html', html), `${boundary}--`, ''];
  return { envelope: root.getEnvelope(), raw: lines.join('\r\n') };
}

function part(boundary: string, type: 'plain' | 'html', content: string): string[] {
  return [
    boundary,
    `Content-Type: text/${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    wrap(encode(content.replace(/\r?\n/g, '\r\n'))),
  ];
}
