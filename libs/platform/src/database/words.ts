import type { QueryRunner } from 'typeorm';

/** How many letters a word has that is remembered. */
export const WORD_LETTERS = { fewest: 3, most: 40 };

/** In a longer word, whatever one letter is, enough stays for trigrams to find it by. */
export const NEAR_LETTERS = 8;

/**
 * The table `words`: which words there are in the names that are searched, so that a misspelt one is found among them.
 * For databases with the extension pg_trgm; filled by {@link rememberWords}. Words are never taken out: one that no name
 * has any more finds nothing.
 */
export async function createWords(db: QueryRunner): Promise<void> {
  await db.query(`CREATE TABLE words (word text PRIMARY KEY)`);
  await db.query('CREATE INDEX words_like ON words USING gin (word gin_trgm_ops)');
  await createWordsOf(db);
  // In their order: of two at once, each waits for the other's words and neither for both.
  await db.query(`
    CREATE FUNCTION remember_words(names text) RETURNS void LANGUAGE sql AS $$
      INSERT INTO words SELECT DISTINCT w FROM words_of(names) w
      WHERE NOT EXISTS (SELECT FROM words k WHERE k.word = w) ORDER BY w ON CONFLICT DO NOTHING
    $$`);
}

async function createWordsOf(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE OR REPLACE FUNCTION words_of(names text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT word FROM regexp_split_to_table(lower(names), '[^[:alpha:]]+') AS word
      WHERE length(word) BETWEEN ${WORD_LETTERS.fewest} AND ${WORD_LETTERS.most}
    $$`);
}

/**
 * Short words that differ by one letter have hardly a trigram in common: an index has what is left of each when a letter is left
 * out. Two words that share one of these, or are one, differ by a letter: a wrong one, one too many or too few, one elsewhere.
 */
export async function createNearWords(db: QueryRunner, ...tables: string[]): Promise<void> {
  await createWordsOf(db);
  for (const table of tables)
    await db.query(`INSERT INTO words SELECT DISTINCT w FROM ${table} t, words_of(t.name) w ON CONFLICT DO NOTHING`);
  await db.query(`
    CREATE FUNCTION near_spellings(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT array_agg(left(word, n) || substr(word, n + 2)) FROM generate_series(0, length(word)) n
    $$`);
  await db.query(
    `CREATE INDEX words_near ON words USING gin (near_spellings(word)) WHERE length(word) <= ${NEAR_LETTERS + 1}`,
  );
}

export async function dropNearWords(db: QueryRunner): Promise<void> {
  await db.query('DROP INDEX words_near');
  await db.query('DROP FUNCTION near_spellings(text)');
}

/** Has the words of a table's column `name` remembered, those there are and those to come. */
export async function rememberWords(db: QueryRunner, table: string, column = 'name'): Promise<void> {
  await db.query(`
    INSERT INTO words SELECT DISTINCT w FROM ${table} t, words_of(t.${column}) w ON CONFLICT DO NOTHING`);
  await db.query(`
    CREATE FUNCTION remember_words_of_new_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO words SELECT DISTINCT w FROM added t, words_of(t.${column}) w
      WHERE NOT EXISTS (SELECT FROM words k WHERE k.word = w) ORDER BY w ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$`);
  await db.query(`
    CREATE FUNCTION remember_words_of_renamed_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM remember_words(NEW.${column});
      RETURN NULL;
    END $$`);
  await db.query(`
    CREATE TRIGGER ${table}_words_of_new AFTER INSERT ON ${table} REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION remember_words_of_new_${table}()`);
  await db.query(`
    CREATE TRIGGER ${table}_words_of_renamed AFTER UPDATE OF ${column} ON ${table}
    FOR EACH ROW WHEN (OLD.${column} <> NEW.${column}) EXECUTE FUNCTION remember_words_of_renamed_${table}()`);
}

export async function forgetWords(db: QueryRunner, ...tables: string[]): Promise<void> {
  for (const table of tables) {
    await db.query(`DROP TRIGGER ${table}_words_of_new ON ${table}`);
    await db.query(`DROP TRIGGER ${table}_words_of_renamed ON ${table}`);
    await db.query(`DROP FUNCTION remember_words_of_new_${table}(), remember_words_of_renamed_${table}()`);
  }
  await db.query('DROP FUNCTION remember_words(text), words_of(text)');
  await db.query('DROP TABLE words');
}
