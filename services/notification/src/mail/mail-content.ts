/** What a mail says, without a word of HTML. Everything may come from people: it is escaped where it is set. */
export interface MailContent {
  subject: string;
  /** The line that lists of mails show beside the subject; the first paragraph when absent. */
  preheader?: string;
  /** Above the text; the subject when absent. */
  heading?: string;
  paragraphs: string[];
  /** Facts in two columns. */
  facts?: [name: string, value: string][];
  /** Rows under headings, e.g. the items of a digest. */
  table?: { columns: string[]; rows: string[][] };
  /** The button. Its address is that of the mail's secret link where it has one. */
  action?: { label: string; path?: string };
  /** In small print below the button: how long a link holds, what to do when it was not you. */
  smallPrint?: string[];
}

/** Written down already, or made from the state of the moment at which it is sent. */
export type MailSource = MailContent | { made: 'low-stock-digest' };

/** A link that holds a secret token. What is kept is whose it is: its owner is asked for it when the mail is sent. */
export interface SecretLink {
  /** The service that gives it. */
  owner: 'identity' | 'invitation';
  purpose: string;
  id: number;
  /** Of this token; a later one makes it worthless, and its mail is not sent any more. */
  generation: number;
}
