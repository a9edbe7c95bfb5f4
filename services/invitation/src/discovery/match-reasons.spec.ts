import { describe, expect, it } from '@jest/globals';
import { fittingIndustries } from './fitting-industries.js';
import { matchReasons, MAX_POINTS, type Scored } from './match-reasons.js';

const nothing: Scored = {
  points: { category: 0, industry: 0, area: 0, activity: 0, size: 0 },
  sharedCategories: [],
  industry: null,
  location: null,
  lastOrderDate: null,
  companySize: null,
};
const sentences = (scored: Scored): string[] => matchReasons(scored).map(({ reason }) => reason);

describe('a score', () => {
  it('is at most 100, of five parts', () => {
    expect(MAX_POINTS).toEqual({ category: 40, industry: 20, area: 15, activity: 15, size: 10 });
    expect(Object.values(MAX_POINTS).reduce((sum, max) => sum + max)).toBe(100);
  });

  it('is explained where nothing is known', () => {
    expect(sentences(nothing)).toEqual([
      'Has not bought in your categories yet.',
      'The industry is not known.',
      'The location is not known.',
      'Has not ordered here yet.',
      'The size of the company is not known.',
    ]);
  });

  it('is explained where everything fits', () => {
    const known = {
      sharedCategories: ['Automotive', 'Raw Materials'],
      industry: 'automotive',
      location: 'Portland, OR',
      lastOrderDate: '2026-01-31T12:00:00.000Z',
      companySize: '11-50',
    };
    expect(sentences({ points: MAX_POINTS, ...known })).toEqual([
      'Buys Automotive and Raw Materials, as you sell.',
      'Works in your industry, automotive.',
      'In your city, Portland, OR.',
      'Has ordered in the last 30 days.',
      'As large as you: 11-50 people.',
    ]);
    const half = { category: 20, industry: 12, area: 10, activity: 10, size: 7 };
    expect(sentences({ points: half, ...known }).slice(1)).toEqual([
      'Companies in automotive often buy what you sell.',
      'In your region: Portland, OR.',
      'Has ordered in the last 90 days.',
      'About as large as you: 11-50 people.',
    ]);
    expect(sentences({ ...nothing, ...known }).slice(1)).toEqual([
      'Companies in automotive seldom buy what you sell.',
      'In another area: Portland, OR.',
      'Last ordered more than half a year ago.',
      'Of another size than you: 11-50 people.',
    ]);
  });
});

it('industries fit what they usually buy', () => {
  expect(fittingIndustries(['Automotive', 'Hardware & Tools'])).toEqual([
    'automotive',
    'manufacturing',
    'construction',
  ]);
  expect(fittingIndustries(['Other', 'Unheard of'])).toEqual([]);
});
