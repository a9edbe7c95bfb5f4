/** As far into a file as the head of a mail is looked for. */
const HEAD_BYTES = 65_536;

const FIRST_LINE = /^(?:From [^\n]*\n)?[!-9;-~]+:[ \t]?/;
const SENDING = /^(?:from|sender|return-path|received|message-id|mime-version):/im;

/** Whether a file is an e-mail: it begins with header fields, and one of them tells of its sending. */
export function isMail(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1').replace(/^\s+/, '');
  const [head] = start.split(/\r?\n\r?\n/, 1);
  return FIRST_LINE.test(head!) && SENDING.test(head!);
}
