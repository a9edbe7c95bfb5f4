import { Injectable } from '@nestjs/common';
import { COMPANY_SIZES, type FindBuyersInput, type FoundBuyers, type PotentialBuyer } from '#contracts';
import { type Actor, Db, Filters } from '#platform';
import { fittingIndustries } from './fitting-industries.js';
import { matchReasons, type Scored } from './match-reasons.js';

/** What the caller sells, and from where. */
interface Seller {
  categories: string[];
  cities: string[];
  regions: string[];
  industry: string | null;
  companySize: string | null;
}

interface Row extends Omit<PotentialBuyer, 'matchReasons'>, Omit<Scored, 'points'> {
  points: Scored['points'];
}

const SELLER = `
  SELECT array_agg(DISTINCT s.category ORDER BY s.category) AS categories,
    coalesce(array_agg(DISTINCT s.city) FILTER (WHERE s.city IS NOT NULL), '{}') AS cities,
    coalesce(array_agg(DISTINCT s.region) FILTER (WHERE s.region IS NOT NULL), '{}') AS regions,
    u.industry, u.company_size AS "companySize"
  FROM users u JOIN suppliers s ON s.owner_id = u.id AND NOT s.is_deleted
  WHERE u.id = $1 AND u.may_sell GROUP BY u.id`;

/** `me` is the placeholder of the caller. Names are read for a page alone, and not for all who are scored. */
const buyerJson = (me: string): string => `(SELECT json_build_object(
  'id', p.id, 'username', n.username, 'firstName', n.first_name, 'lastName', n.last_name,
  'companyName', n.company_name, 'industry', p.industry, 'location', n.location, 'companySize', p.company_size,
  'industryMatchScore', p.score, 'sharedCategories', p.shared, 'lastOrderDate', iso(p.last_ordered_at),
  'points', json_build_object('category', p.category_points, 'industry', p.industry_points, 'area', p.area_points,
    'activity', p.activity_points, 'size', p.size_points),
  'recentOrdersCount', (
    SELECT count(*) FROM orders o WHERE o.buyer_id = p.id AND o.ordered_at > now() - interval '90 days'),
  'invited', EXISTS (
    SELECT FROM invitations i WHERE i.kind = 'buyer' AND i.buyer_id = p.id AND i.sender_id = ${me}
      AND i.status = 'pending' AND i.expires_at > now()),
  'relationshipCount', (SELECT count(*) FROM relationships r WHERE r.buyer_id = p.id AND r.status = 'active'))
  FROM users n WHERE n.id = p.id)`;

/** Buyers who let themselves be found, scored for whoever looks for customers. */
@Injectable()
export class DiscoveryQueries {
  constructor(private readonly db: Db) {}

  /** Best match first. Nobody for one who may not sell yet, or sells nothing: buyers are not shown to everybody. */
  async find({ userId }: Actor, input: FindBuyersInput): Promise<FoundBuyers> {
    const seller = await this.db.row<Seller>(SELLER, [userId]);
    if (!seller) {
      return { potentialBuyers: [], supplierCategories: [], totalFound: 0, industryMatches: 0, next: null };
    }
    const filters = new Filters();
    const me = filters.bind(userId);
    const from = scored(filters, me, seller);
    filters
      .equals('p.industry', input.industry)
      .when(input.minScore, (least) => `p.score >= ${least}::int`)
      .search(input.area, 'p.location')
      .search(input.q, `p.company_name || ' ' || p.first_name || ' ' || p.last_name`, `coalesce(p.location, '')`);
    const sort = { expr: 'p.score', type: 'int', desc: true } as const;
    // They are counted below, all of them.
    const figure = (): string => 'SELECT 0';
    const [page, counts] = await Promise.all([
      this.db.page<Row>({ item: buyerJson(me), from, filters, sort, figure, id: 'p.id' }, input),
      this.db.rowsUnprepared<{ totalFound: number; industryMatches: number }>(
        `SELECT count(*) AS "totalFound", count(*) FILTER (WHERE p.industry_points > 0) AS "industryMatches"
         FROM ${from} WHERE ${filters.condition}`,
        filters.params,
      ),
    ]);
    return {
      potentialBuyers: (JSON.parse(page.json) as Row[]).map(explained),
      supplierCategories: seller.categories,
      ...counts[0]!,
      next: page.next,
    };
  }
}

/**
 * The table `p` of findable buyers that the seller has nothing to do with yet, each with its points: SQL, because the
 * list is sorted and narrowed by their sum.
 */
function scored(filters: Filters, me: string, { categories, cities, regions, industry, companySize }: Seller): string {
  const sold = `${filters.bind(categories)}::text[]`;
  const size = COMPANY_SIZES.findIndex((known) => known === companySize) + 1 || null;
  const sizes = `${filters.bind([...COMPANY_SIZES])}::text[]`;
  // Whole numbers, rounded half up, and days that are reckoned once: each is worked out for everybody who may be found.
  const all = `cardinality(${sold})`;
  const share = `(2 * 40 * coalesce(cardinality(b.categories), 0) + ${all}) / (2 * ${all})`;
  const since = (days: number): string => `(SELECT now() - interval '${days} days')`;
  const apart = `abs(array_position(${sizes}, u.company_size) - ${filters.bind(size)}::int)`;
  return `(
    SELECT q.*, category_points + industry_points + area_points + activity_points + size_points AS score
    FROM (
      SELECT u.*, a.last_ordered_at, coalesce(b.categories, '{}') AS shared,
        ${share} AS category_points,
        CASE WHEN u.industry = 'other' THEN 0
             WHEN u.industry = ${filters.bind(industry)} THEN 20
             WHEN u.industry = ANY (${filters.bind(fittingIndustries(categories))}::text[]) THEN 12
             ELSE 0 END AS industry_points,
        CASE WHEN u.city = ANY (${filters.bind(cities)}::text[]) THEN 15
             WHEN u.region = ANY (${filters.bind(regions)}::text[]) THEN 10
             ELSE 0 END AS area_points,
        CASE WHEN a.last_ordered_at > ${since(30)} THEN 15
             WHEN a.last_ordered_at > ${since(90)} THEN 10
             WHEN a.last_ordered_at > ${since(180)} THEN 5
             ELSE 0 END AS activity_points,
        CASE ${apart} WHEN 0 THEN 10 WHEN 1 THEN 7 WHEN 2 THEN 4 ELSE 0 END AS size_points
      FROM users u
      LEFT JOIN (
        SELECT x.buyer_id, array_agg(DISTINCT s.category ORDER BY s.category) AS categories
        FROM (
          SELECT buyer_id, supplier_id FROM purchases
          UNION SELECT buyer_id, supplier_id FROM relationships WHERE status = 'active'
        ) x
        JOIN suppliers s ON s.id = x.supplier_id AND s.category = ANY (${sold})
        GROUP BY x.buyer_id
      ) b ON b.buyer_id = u.id
      LEFT JOIN (
        SELECT buyer_id, max(last_ordered_at) AS last_ordered_at FROM purchases GROUP BY buyer_id
      ) a ON a.buyer_id = u.id
      WHERE u.is_findable AND u.id <> ${me} AND NOT EXISTS (
        SELECT FROM relationships r JOIN suppliers own ON own.id = r.supplier_id
        WHERE r.buyer_id = u.id AND own.owner_id = ${me} AND r.status IN ('active', 'pending'))
    ) q
  ) p`;
}

function explained({ points, sharedCategories, companySize, ...buyer }: Row): PotentialBuyer {
  return { ...buyer, matchReasons: matchReasons({ points, sharedCategories, companySize, ...buyer }) };
}
