import { Injectable } from '@nestjs/common';
import { type Actor, Db } from '#platform';
import { combinations, knownWords, wordsOfLine } from './line-words.js';
import { known } from './orderable.sql.js';
import { type Candidate, type LineMatches, rankMatches } from './rank-matches.js';

export type { LineMatches };

export interface LinesToMatch {
  supplierId: number | null;
  lines: { sku: string | null; description: string; confirmedProductId?: number | null }[];
}

/** One more than is suggested, so that a second product with the same code is not overlooked. */
const CANDIDATES = 6;
/** How many products are compared of each way of finding them. */
const COMPARED = 50;

/** What is less alike is not suggested. */
const LEAST_ALIKE = 0.3;

/** Among whose products a line is looked for. */
type Scope = 'market' | 'shop' | 'record';

const WITHIN: Record<Scope, string> = {
  market: 'AND $4::int IS NULL',
  shop: 'AND p.supplier_id = $4',
  record: 'AND p.supplier_id = $4',
};

/** The index of words begins with the owner. */
const OF_OWNER: Record<Scope, string> = {
  market: '',
  shop: 'AND p.owner_id = (SELECT owner_id FROM suppliers WHERE id = $4)',
  record: '',
};

/**
 * For each line those with its code, with one of the words as their code, with its name, the one confirmed, and those with a combination
 * of its words, as long as the combinations before have not found enough. A buyer's own record of a supplier has few products: they are
 * all compared. The most of each is a column to the planner, which expects to be through early with a limit that it
 * knows, and then walks the table.
 */
function matches(scope: Scope): string {
  const inQuestion = `p.archived_at IS NULL AND ${known('$1')} ${WITHIN[scope]}`;
  const foundBy = (condition: string) => `
    SELECT line.position, hit.id FROM line CROSS JOIN LATERAL (
      SELECT p.id FROM products p WHERE ${condition} AND ${inQuestion} LIMIT line.most) hit`;
  const byWords = `
    SELECT line.position, hit.id FROM line CROSS JOIN LATERAL (
      SELECT each.id FROM (SELECT * FROM sought s WHERE s.position = line.position ORDER BY n) by CROSS JOIN LATERAL (
        SELECT p.id FROM products p
        WHERE p.search_text ~ by.a AND p.search_text ~ by.b AND p.search_text ~ by.c AND ${inQuestion} ${OF_OWNER[scope]}
        LIMIT line.most) each
      LIMIT line.most) hit`;
  const ofRecord = `
    SELECT line.position, own.id
    FROM line JOIN (SELECT p.id, p.search_name FROM products p WHERE ${inQuestion} OFFSET 0) own
      ON own.search_name % line.words`;
  return `
    WITH line AS MATERIALIZED (
      SELECT position::int - 1 AS position, lower(trim(coalesce(sku, ''))) AS sku, lower(trim(description)) AS words,
             array_remove(regexp_split_to_array(lower(description), '[\\s,;:()]+'), '') AS codes, confirmed,
             ${COMPARED} AS most
      FROM unnest($2::text[], $3::text[], $5::int[]) WITH ORDINALITY AS printed (sku, description, confirmed, position)
    ), sought AS MATERIALIZED (
      SELECT * FROM unnest($6::int[], $7::text[], $8::text[], $9::text[]) WITH ORDINALITY AS combination (position, a, b, c, n)
    ), found AS (
      ${foundBy(`lower(p.sku) = line.sku AND p.sku <> ''`)}
      UNION ${foundBy(`lower(p.sku) = ANY (line.codes) AND p.sku <> ''`)}
      UNION ${foundBy('lower(p.name) = line.words')}
      UNION
      SELECT line.position, p.id FROM line JOIN products p ON p.id = line.confirmed
      WHERE p.archived_at IS NULL AND ${known('$1')}
      UNION ${scope === 'record' ? ofRecord : byWords}
    ), compared AS (
      SELECT line.position, p.id, p.name, p.sku,
             p.sku <> '' AND lower(p.sku) = line.sku AS same_sku,
             lower(p.name) = line.words AS same_name,
             p.sku <> '' AND lower(p.sku) = ANY (line.codes) AS sku_printed,
             coalesce(p.id = line.confirmed, false) AS confirmed,
             greatest(similarity(lower(p.name), line.words), word_similarity(lower(p.name), line.words)) AS alike
      FROM line JOIN found ON found.position = line.position JOIN products p ON p.id = found.id
    ), ranked AS (
      SELECT *, row_number() OVER (
        PARTITION BY position ORDER BY same_sku DESC, confirmed DESC, same_name DESC, sku_printed DESC, alike DESC, id) AS rank
      FROM compared WHERE same_sku OR confirmed OR same_name OR sku_printed OR alike >= ${LEAST_ALIKE}
    )
    SELECT position AS line, json_build_object(
             'productId', id, 'name', name, 'sku', sku, 'sameSku', same_sku, 'sameName', same_name,
             'skuPrinted', sku_printed, 'confirmed', confirmed, 'alike', alike) AS candidate
    FROM ranked WHERE rank <= ${CANDIDATES} ORDER BY position, rank`;
}

/**
 * What each printed line of an invoice may be, among the products that the caller may know of. Only so many are compared with
 * a line, however many there are: see docs/adr/0023-searches-that-do-not-grow.md.
 */
@Injectable()
export class MatchProductsHandler {
  constructor(private readonly db: Db) {}

  async execute(actor: Actor, { supplierId, lines }: LinesToMatch): Promise<{ lines: LineMatches[] }> {
    const scope = await this.scopeOf(supplierId);
    const sought = scope === 'record' ? [] : await this.soughtFor(lines, scope === 'shop');
    const rows = await this.db.rowsUnprepared<{ line: number; candidate: Candidate }>(matches(scope), [
      actor.userId,
      lines.map(({ sku }) => sku),
      lines.map(({ description }) => description),
      supplierId,
      lines.map(({ confirmedProductId }) => confirmedProductId ?? null),
      sought.map(({ line }) => line),
      ...[0, 1, 2].map((n) => sought.map(({ patterns }) => patterns[n] ?? patterns[0])),
    ]);
    const candidates = lines.map((): Candidate[] => []);
    for (const { line, candidate } of rows) candidates[line]!.push(candidate);
    return { lines: candidates.map(rankMatches) };
  }

  private async scopeOf(supplierId: number | null): Promise<Scope> {
    if (supplierId === null) return 'market';
    const supplier = await this.db.row<{ owned: boolean }>(
      'SELECT owner_id IS NOT NULL AS owned FROM suppliers WHERE id = $1',
      [supplierId],
    );
    return supplier?.owned ? 'shop' : 'record';
  }

  /** The combinations of words that products are looked for by, with the line they are of. */
  private async soughtFor(
    lines: LinesToMatch['lines'],
    isOneSupplier: boolean,
  ): Promise<{ line: number; patterns: string[] }[]> {
    const printed = lines.map(({ description }) => wordsOfLine(description));
    const words = await knownWords(this.db, [...new Set(printed.flat())]);
    return printed.flatMap((ofLine, line) => {
      const meant = ofLine.flatMap((word) => words.get(word) ?? []);
      return combinations(meant, isOneSupplier).map((patterns) => ({ line, patterns }));
    });
  }
}
