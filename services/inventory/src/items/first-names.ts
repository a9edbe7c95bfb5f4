import type { Filters } from '#platform';

/**
 * In the order of names: the first name of a user's items that have one of these texts, or one before it; null where none has.
 * `item_words` tells it of letters that are one word; any other text may stand at the very beginning.
 */
export function firstNames(userId: number): (filters: Filters, texts: string[]) => string {
  return (filters, texts) => {
    const sought = texts.map((text) => `${filters.bind(text)}::text`);
    return `CASE WHEN ${sought.map((text) => `${text} ~ '^[[:alpha:]]{3,}$'`).join(' AND ')} THEN (
      SELECT min(w.first_name) FROM item_words w
      WHERE w.user_id = ${filters.bind(userId)} AND (${sought.map((text) => `strpos(w.word, ${text}) > 0`).join(' OR ')}))
    ELSE '' END`;
  };
}
