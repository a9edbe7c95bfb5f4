import type { Db } from '#platform';

/** Where the figures of `item_figures` are not what counting the items again says; none, unless something is wrong. */
export function wrongFigures(db: Db): Promise<object[]> {
  return db.rows(`
    WITH counted AS (
      SELECT i.user_id, 'state' AS facet, i.stock_status AS key, p.currency, i.cost_currency, count(*)::numeric AS items,
             sum(p.price::numeric * i.current_stock) AS value,
             sum(coalesce(i.cost_per_unit, 0)::numeric * i.current_stock) AS cost
      FROM items i JOIN products p ON p.id = i.product_id GROUP BY 1, 2, 3, 4, 5
      UNION ALL
      SELECT i.user_id, 'category', p.category, NULL, NULL, count(*), 0, 0
      FROM items i JOIN products p ON p.id = i.product_id WHERE p.category IS NOT NULL GROUP BY 1, 3
      UNION ALL
      SELECT i.user_id, 'supplier', p.supplier_id::text, NULL, NULL, count(*), 0, 0
      FROM items i JOIN products p ON p.id = i.product_id WHERE p.supplier_id IS NOT NULL GROUP BY 1, 3),
    kept AS (
      SELECT user_id, facet, key, currency, cost_currency, sum(items) AS items, sum(value) AS value, sum(cost) AS cost
      FROM item_figures GROUP BY 1, 2, 3, 4, 5 HAVING sum(items) <> 0 OR sum(value) <> 0 OR sum(cost) <> 0)
    (SELECT 'kept' AS side, * FROM kept EXCEPT ALL SELECT 'kept', * FROM counted)
    UNION ALL
    (SELECT 'counted', * FROM counted EXCEPT ALL SELECT 'counted', * FROM kept)`);
}

/** Words of items that stand before the first name that `item_words` tells of them; none, unless something is wrong. */
export function wrongFirstNames(db: Db): Promise<object[]> {
  return db.rows(`
    SELECT i.user_id, i.product_name, w.word
    FROM items i CROSS JOIN LATERAL regexp_split_to_table(i.search_text, '[^[:alpha:]]+') w (word)
    WHERE length(w.word) >= 3 AND NOT EXISTS (
      SELECT FROM item_words k
      WHERE k.user_id = i.user_id AND k.word = w.word AND k.first_name <= lower(i.product_name))`);
}
