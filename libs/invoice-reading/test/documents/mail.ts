/** One part of a mail; `transfer` base64 unless a test is about it. */
export interface MailPart {
  name?: string;
  type?: string;
  bytes: Uint8Array | string;
  disposition?: string;
}

interface MailSpec {
  from?: string;
  subject?: string;
  date?: string;
  parts?: MailPart[];
}

/** A mail as programs send it: a text, then its parts. */
export function mailOf({
  from = 'Anna Berg <anna@northgate.example>',
  subject = 'Your invoice',
  date = 'Tue, 17 Mar 2026 09:30:00 +0100',
  parts = [],
}: MailSpec = {}): Buffer {
  const text: MailPart = {
    type: 'text/plain; charset=utf-8',
    bytes: 'Please find our invoice attached.',
    disposition: '',
  };
  const boundary = `=_${parts.length}_${Math.random().toString(36).slice(2)}`;
  return Buffer.from(
    [
      `From: ${from}`,
      'To: billing@fjord.example',
      `Subject: ${subject}`,
      `Date: ${date}`,
      'MIME-Version: 1.0',
      `Content-Type: multipart/mixed; boundary="${boundary}"`,
      '',
      ...[text, ...parts].flatMap((part) => [`--${boundary}`, ...partLines(part)]),
      `--${boundary}--`,
      '',
    ].join('\r\n'),
  );
}

function partLines({ name, type = 'application/octet-stream', bytes, disposition = 'attachment' }: MailPart): string[] {
  return [
    `Content-Type: ${type}`,
    ...(disposition ? [`Content-Disposition: ${disposition}${name === undefined ? '' : `; filename="${name}"`}`] : []),
    'Content-Transfer-Encoding: base64',
    '',
    ...(Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/g) ?? ['']),
  ];
}

/** A mail forwarded as a whole, as often as `depth` says. */
export const forwarded = (mail: Buffer, depth = 1): Buffer =>
  depth === 0
    ? mail
    : forwarded(
        mailOf({ from: 'Bo <bo@fjord.example>', subject: 'Fwd', parts: [{ type: 'message/rfc822', bytes: mail }] }),
        depth - 1,
      );
