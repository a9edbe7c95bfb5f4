/** What the buyer knows before the paper is read: evidence, never a value by itself. */
export interface Knowledge {
  /** The buyer's own names: whoever they name on the paper receives it. */
  company?: readonly string[];
  /** Names of those who sell to the buyer. */
  suppliers?: readonly string[];
}
