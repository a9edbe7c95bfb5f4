/** What a link confirms. */
export class EmailChange {
  username: string;
  /** The new address. */
  email: string;
}
