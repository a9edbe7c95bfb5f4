import { INDUSTRIES, SUPPLIER_CATEGORIES } from '#contracts';

type Category = (typeof SUPPLIER_CATEGORIES)[number];
type Industry = (typeof INDUSTRIES)[number];

/** Who usually buys what; 'Other' is bought by nobody in particular. */
const BUYERS: Record<Category, Industry[]> = {
  'Hardware & Tools': ['manufacturing', 'construction', 'automotive'],
  'Electronics & Components': ['technology', 'manufacturing', 'automotive', 'healthcare'],
  'Chemicals & Adhesives': ['manufacturing', 'construction', 'healthcare'],
  'Office & Packaging': ['retail', 'food', 'healthcare', 'technology'],
  'Raw Materials': ['manufacturing', 'construction', 'food'],
  Automotive: ['automotive', 'manufacturing'],
  Other: [],
};

/** The industries that usually buy what is sold in these categories. */
export function fittingIndustries(categories: string[]): string[] {
  return [...new Set(categories.flatMap((category): string[] => BUYERS[category as Category] ?? []))];
}
