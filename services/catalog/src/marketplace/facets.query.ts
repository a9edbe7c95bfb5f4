import { Injectable } from '@nestjs/common';
import type { ListMarketplaceProductsInput, MarketplaceFacets } from '#contracts';
import { type Actor, Db, Filters, searched } from '#platform';
import { priceRange } from '../products/price-range.js';
import { onMarketplace, SEARCHED } from '../products/product.queries.js';

/** No more products than these are counted for a facet: what it costs does not grow with the market. */
const MOST_COUNTED = 10_000;
const MOST_VALUES = 30;

type Facet = 'category' | 'supplier' | 'brand' | 'price';

@Injectable()
export class FacetsQuery {
  constructor(private readonly db: Db) {}

  /** One statement for all facets; another before it for a search whose words may be misspelt. */
  async of(actor: Actor, input: ListMarketplaceProductsInput): Promise<MarketplaceFacets> {
    const all = { item: '1', from: 'products p', filters: onMarketplace(actor), sort: ANY_ORDER, id: 'p.id' };
    const { filters } = await searched(this.db, all, { q: input.q, sort: 'none' }, SEARCHED);
    const rows = await this.db.rowsUnprepared<{ facets: MarketplaceFacets }>(facetsSql(filters, input), filters.params);
    return rows[0]!.facets;
  }
}

const ANY_ORDER = { expr: 'p.id', type: 'int' } as const;

function facetsSql(filters: Filters, input: ListMarketplaceProductsInput): string {
  const { category, supplierId, brandId } = input;
  const own: Record<Facet, string[]> = {
    category: category === undefined ? [] : [`p.category = ${filters.bind(category)}`],
    supplier: supplierId === undefined ? [] : [`p.supplier_id = ${filters.bind(supplierId)}`],
    brand: brandId === undefined ? [] : [`p.brand_id = ${filters.bind(brandId)}`],
    price: priceRange(filters, input),
  };
  const facets = Object.keys(own) as Facet[];
  /** The first products that all filters but the facet's own leave. */
  const found = (facet: Facet, columns: string) => {
    const others = facets.filter((one) => one !== facet).flatMap((one) => own[one]);
    const where = [filters.condition, ...others].join(' AND ');
    return `${facet} AS MATERIALIZED (SELECT ${columns} FROM products p WHERE ${where} LIMIT ${MOST_COUNTED})`;
  };
  const values = (facet: Facet, json: string, join = '') =>
    `(SELECT coalesce(json_agg(json_build_object(${json}, 'count', f.n) ORDER BY f.n DESC, f.key), '[]')
      FROM (SELECT m.key, count(*) AS n FROM ${facet} m WHERE m.key IS NOT NULL
            GROUP BY m.key ORDER BY n DESC, m.key LIMIT ${MOST_VALUES}) f ${join})`;
  return `WITH
    ${found('category', 'p.category AS key')},
    ${found('supplier', 'p.supplier_id AS key')},
    ${found('brand', 'p.brand_id AS key')},
    ${found('price', 'p.price, p.supplier_id')},
  by_currency AS (
    SELECT s.currency, count(*) AS n, min(m.price), max(m.price)
    FROM price m JOIN suppliers s ON s.id = m.supplier_id GROUP BY s.currency)
  SELECT json_build_object(
    'categories', ${values('category', `'name', f.key`)},
    'suppliers', ${values('supplier', `'id', f.key, 'name', s.name`, 'JOIN suppliers s ON s.id = f.key')},
    'brands', ${values('brand', `'id', f.key, 'name', b.name`, 'JOIN brands b ON b.id = f.key')},
    'prices', (SELECT coalesce(json_agg(json_build_object(
                 'currency', f.currency, 'count', f.n, 'min', f.min, 'max', f.max) ORDER BY f.n DESC, f.currency), '[]')
               FROM by_currency f),
    'price', (SELECT CASE WHEN count(*) > 0 THEN json_build_object(
                'min', min(f.min), 'max', max(f.max), 'currency', CASE WHEN count(*) = 1 THEN min(f.currency) END) END
              FROM by_currency f),
    'isComplete', ${facets.map((facet) => `(SELECT count(*) FROM ${facet}) < ${MOST_COUNTED}`).join(' AND ')}) AS facets`;
}
