import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words of items by what is searched, each with the first name that has it; all of them are letters. */
const wordsOf = (items: string): string => `
  SELECT i.user_id, w.word, min(lower(i.product_name)) AS first_name
  FROM ${items} i CROSS JOIN LATERAL regexp_split_to_table(i.search_text, '[^[:alpha:]]+') w (word)
  WHERE length(w.word) >= 3 GROUP BY i.user_id, w.word`;

/**
 * Where in the order of names each word of a user's items begins, so that a search begins there. At the latest: what is deleted or
 * renamed leaves its name behind, and the way is longer then. In the order of words, so that of two at once each waits
 * for the other's and neither for both.
 */
export class FirstNames1772100000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE item_words (
        user_id    integer NOT NULL,
        word       text    NOT NULL,
        first_name text    NOT NULL,
        PRIMARY KEY (user_id, word) INCLUDE (first_name)
      )`);
    await db.query(`INSERT INTO item_words ${wordsOf('items')}`);
    await db.query(`
      CREATE FUNCTION remember_first_names() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO item_words AS known
        SELECT n.* FROM (${wordsOf('added')}) n
        WHERE NOT EXISTS (
          SELECT FROM item_words k WHERE k.user_id = n.user_id AND k.word = n.word AND k.first_name <= n.first_name)
        ORDER BY n.user_id, n.word
        ON CONFLICT (user_id, word) DO UPDATE SET first_name = least(known.first_name, excluded.first_name);
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE FUNCTION remember_first_name() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO item_words AS known
        SELECT n.* FROM (${wordsOf('(SELECT NEW.user_id, NEW.product_name, NEW.search_text)')}) n
        ORDER BY n.word
        ON CONFLICT (user_id, word) DO UPDATE SET first_name = excluded.first_name
        WHERE excluded.first_name < known.first_name;
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER items_first_names AFTER INSERT ON items REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION remember_first_names()`);
    await db.query(`
      CREATE TRIGGER items_first_name AFTER UPDATE ON items FOR EACH ROW
      WHEN (OLD.product_name <> NEW.product_name OR OLD.search_text <> NEW.search_text)
      EXECUTE FUNCTION remember_first_name()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER items_first_names ON items');
    await db.query('DROP TRIGGER items_first_name ON items');
    await db.query('DROP FUNCTION remember_first_names(), remember_first_name()');
    await db.query('DROP TABLE item_words');
  }
}
