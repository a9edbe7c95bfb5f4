import type { MigrationInterface, QueryRunner } from 'typeorm';

const URGENCY = '(current_stock::numeric / greatest(reorder_threshold, 1))';

/**
 * Whoever walks along the names, or along what is low, sees in the index which rows have a word. What is worked out of
 * columns is read in an index alone only where it has these as well. Not `search_text` beside names: an entry has
 * 2,704 bytes at most, and of the longest names, codes and places both would have more.
 */
export class SearchInIndexes1772100000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await this.indexes(db, {
      names: 'INCLUDE (product_name, product_sku, location)',
      urgency: 'INCLUDE (current_stock, reorder_threshold, search_text)',
    });
  }

  async down(db: QueryRunner): Promise<void> {
    await this.indexes(db, { names: '', urgency: '' });
  }

  private async indexes(db: QueryRunner, { names, urgency }: Record<'names' | 'urgency', string>): Promise<void> {
    await db.query('DROP INDEX items_by_name, items_by_urgency');
    await db.query(`CREATE INDEX items_by_name ON items (user_id, lower(product_name), id) ${names}`);
    await db.query(`
      CREATE INDEX items_by_urgency ON items (user_id, ${URGENCY}, id) ${urgency} WHERE stock_status <> 'in_stock'`);
  }
}
