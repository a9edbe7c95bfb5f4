import PostalMime, { type Attachment, type Email } from 'postal-mime';
import type { FileKind } from '../detect-type.js';
import type { FailedExtraction } from '../extraction.js';
import { Unreadable } from '../unreadable.js';
import { attachmentKind, whyLeftOut } from './attachment-kind.js';
import { isMail } from './is-mail.js';
import { attachmentName, type Mail, mailWords, shownName } from './mail-words.js';

/** A file that came with a mail and may be an invoice. */
export interface MailedFile {
  fileName: string;
  kind: FileKind;
  bytes: Uint8Array;
  /** The mail that it hung on itself, e.g. the one that was forwarded. */
  mail: Mail;
}

/** A file that came with a mail and is not read, and why, in words. */
export interface LeftOutFile {
  fileName: string;
  reason: string;
}

export interface MailReading {
  files: MailedFile[];
  /** The first of them; not what a mail shows within its text, such as logos. */
  leftOut: LeftOutFile[];
}

const MOST_FILES = 20;
/** Mails within mails: a forwarded mail in a mail is one. */
const DEEPEST = 3;
/** Parts within parts of one mail; those of real ones lie three or four deep. */
const PARTS_DEEP = 30;
const HEADER_BYTES = 1024 * 1024;

/** A mail's bytes → the files that came with it, those of mails within it too; or why there are none. */
export async function readMail(bytes: Uint8Array): Promise<MailReading | FailedExtraction> {
  try {
    if (!isMail(bytes)) throw new Unreadable('The file is not an email.');
    const leftOut: LeftOutFile[] = [];
    const files = await filesOf(bytes, 0, leftOut);
    if (files.length === 0) throw new Unreadable(noInvoice(leftOut));
    return { files, leftOut };
  } catch (error) {
    if (error instanceof Unreadable) return { status: 'failed', reason: error.message };
    throw error;
  }
}

async function filesOf(bytes: Uint8Array, depth: number, leftOut: LeftOutFile[]): Promise<MailedFile[]> {
  if (depth > DEEPEST) throw new Unreadable(`The email holds emails within emails more than ${DEEPEST} deep.`);
  const { attachments, ...head } = await parse(bytes);
  const mail = mailWords(head);
  const files: MailedFile[] = [];
  for (const attachment of attachments) {
    const content = new Uint8Array(attachment.content as ArrayBuffer);
    if (isMailed(attachment, content)) {
      files.push(...(await filesOf(content, depth + 1, leftOut)));
    } else {
      const kind = await attachmentKind(content, attachment.filename ?? '', attachment.mimeType);
      const fileName = kind && attachmentName(attachment.filename, kind, files.length + 1);
      if (kind) files.push({ fileName: fileName!, kind, bytes: content, mail });
      else if (!isShownWithin(attachment) && leftOut.length < MOST_FILES)
        leftOut.push(await leftOutOf(attachment, content));
    }
    if (files.length > MOST_FILES) {
      throw new Unreadable(`More than ${MOST_FILES} files that could be invoices are attached. Upload them in parts.`);
    }
  }
  return files;
}

const isShownWithin = ({ disposition, related }: Attachment): boolean => disposition === 'inline' || related === true;

async function leftOutOf({ filename }: Attachment, content: Uint8Array): Promise<LeftOutFile> {
  return { fileName: shownName(filename), reason: await whyLeftOut(content) };
}

function noInvoice(leftOut: LeftOutFile[]): string {
  const why = 'There is no invoice in the email: no PDF, XML, CSV or picture of a page is attached.';
  const named = leftOut.slice(0, MOST_NAMED).map(({ fileName }) => fileName);
  return named.length === 0 ? why : `${why} Left out: ${named.join(', ')}${leftOut.length > MOST_NAMED ? ' …' : ''}`;
}
/** In one sentence. */
const MOST_NAMED = 3;

/** A forwarded mail: declared as one, or saved as a file first. */
const isMailed = ({ mimeType, filename }: Attachment, content: Uint8Array): boolean =>
  (mimeType === 'message/rfc822' || /\.eml$/i.test(filename ?? '')) && isMail(content);

/** Mails within it stay attachments, so that each tells its own sender. */
async function parse(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, {
      forceRfc822Attachments: true,
      maxNestingDepth: PARTS_DEEP,
      maxHeadersSize: HEADER_BYTES,
    });
  } catch (cause) {
    throw new Unreadable('The email is damaged and cannot be read.', { cause });
  }
}
