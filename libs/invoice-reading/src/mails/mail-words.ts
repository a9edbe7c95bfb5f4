import type { Email } from 'postal-mime';
import { type FileKind, kindOfExtension } from '../detect-type.js';

/** Where an attachment came from, in words of the mail itself: nothing of it is proved. */
export interface Mail {
  /** 'Anna Berg <anna@berg.example>'. */
  from: string | null;
  subject: string | null;
  /** ISO time. */
  sentAt: string | null;
}

const LONGEST = 300;
const LONGEST_NAME = 200;

export function mailWords({ from, subject, date }: Pick<Email, 'from' | 'subject' | 'date'>): Mail {
  const sender = from?.address && from.name ? `${from.name} <${from.address}>` : from?.address || from?.name;
  return { from: clean(sender), subject: clean(subject), sentAt: time(date) };
}

/** A name to show and to save by: no path, no control characters, ending in what the file is. */
export function attachmentName(name: string | null, kind: FileKind, position: number): string {
  const base = clean(name?.split(/[/\\]/).at(-1), LONGEST_NAME)?.replace(/^\.+/, '');
  if (!base) return `attachment-${position}.${kind}`;
  return kindOfExtension(/\.[^.]+$/.exec(base)?.[0] ?? '') === kind ? base : `${base}.${kind}`;
}

/** The name of a file that is only spoken of. */
export const shownName = (name: string | null): string =>
  clean(name?.split(/[/\\]/).at(-1), LONGEST_NAME) ?? 'A file without a name';

/** On one line, without characters that are not seen or that turn what follows; null when nothing is left. */
function clean(text: string | undefined, longest = LONGEST): string | null {
  const seen = text?.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  // A character cut in half is none that the database takes.
  return seen ? seen.slice(0, longest).replaceAll(/\p{Cs}/gu, '') : null;
}

function time(date: string | undefined): string | null {
  const at = new Date(date ?? '');
  const isKnown = !Number.isNaN(at.getTime()) && at.getUTCFullYear() >= 1970 && at.getUTCFullYear() <= 9999;
  return isKnown ? at.toISOString() : null;
}
