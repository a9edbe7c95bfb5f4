import { Injectable } from '@nestjs/common';
import { type Actor, Db } from '#platform';
import { known } from './orderable.sql.js';
import { type Candidate, type LineMatches, rankMatches } from './rank-matches.js';

export type { LineMatches };

export interface LinesToMatch {
  supplierId: number | null;
  lines: { sku: string | null; description: string; confirmedProductId?: number | null }[];
}

/** One more than is suggested, so that a second product with the same code is not overlooked. */
const CANDIDATES = 6;

/**
 * What each printed line of an invoice may be, among the products that the caller may know of. Every way of finding
 * candidates has its index; PostgreSQL combines them per line.
 */
@Injectable()
export class MatchProductsHandler {
  constructor(private readonly db: Db) {}

  async execute(actor: Actor, { supplierId, lines }: LinesToMatch): Promise<{ lines: LineMatches[] }> {
    const rows = await this.db.rows<{ line: number; candidate: Candidate }>(
      `WITH line AS (
         SELECT position::int - 1 AS position, lower(trim(coalesce(sku, ''))) AS sku, lower(trim(description)) AS words,
                array_remove(regexp_split_to_array(lower(description), '[\\s,;:()]+'), '') AS codes, confirmed
         FROM unnest($2::text[], $3::text[], $5::int[]) WITH ORDINALITY
              AS printed (sku, description, confirmed, position)
       )
       SELECT line.position AS line, json_build_object(
                'productId', c.id, 'name', c.name, 'sku', c.sku, 'sameSku', c.same_sku, 'sameName', c.same_name,
                'skuPrinted', c.sku_printed, 'confirmed', c.confirmed, 'alike', c.alike) AS candidate
       FROM line CROSS JOIN LATERAL (
         SELECT p.id, p.name, p.sku,
                p.sku <> '' AND lower(p.sku) = line.sku AS same_sku,
                lower(p.name) = line.words AS same_name,
                p.sku <> '' AND lower(p.sku) = ANY (line.codes) AS sku_printed,
                coalesce(p.id = line.confirmed, false) AS confirmed,
                greatest(similarity(lower(p.name), line.words), word_similarity(lower(p.name), line.words)) AS alike
         FROM products p
         WHERE p.archived_at IS NULL
           AND (lower(p.sku) = line.sku AND p.sku <> '' OR lower(p.sku) = ANY (line.codes) AND p.sku <> ''
                OR lower(p.name) = line.words OR p.search_name % line.words OR p.id = line.confirmed)
           AND ($4::int IS NULL OR p.supplier_id = $4 OR p.id = line.confirmed)
           AND ${known('$1')}
         ORDER BY same_sku DESC, confirmed DESC, same_name DESC, sku_printed DESC, alike DESC, p.id
         LIMIT ${CANDIDATES}
       ) c`,
      [
        actor.userId,
        lines.map(({ sku }) => sku),
        lines.map(({ description }) => description),
        supplierId,
        lines.map(({ confirmedProductId }) => confirmedProductId ?? null),
      ],
    );
    const candidates = lines.map((): Candidate[] => []);
    for (const { line, candidate } of rows) candidates[line]!.push(candidate);
    return { lines: candidates.map(rankMatches) };
  }
}
