import type { MatchPart, MatchReason } from '#contracts';

/** What a part may be at most. */
export const MAX_POINTS: Record<MatchPart, number> = { category: 40, industry: 20, area: 15, activity: 15, size: 10 };

/** What is known of a buyer who was scored. */
export interface Scored {
  points: Record<MatchPart, number>;
  /** Of the supplier's categories, those the buyer buys in. */
  sharedCategories: string[];
  industry: string | null;
  location: string | null;
  lastOrderDate: string | null;
  companySize: string | null;
}

/** Each part of a score with the sentence that explains it: pure. */
export function matchReasons({ points, ...buyer }: Scored): MatchReason[] {
  return (Object.keys(MAX_POINTS) as MatchPart[]).map((part) => ({
    part,
    points: points[part],
    max: MAX_POINTS[part],
    reason: SENTENCES[part](points[part], buyer),
  }));
}

type Sentence = (points: number, buyer: Omit<Scored, 'points'>) => string;

const SENTENCES: Record<MatchPart, Sentence> = {
  category: (_points, { sharedCategories }) =>
    sharedCategories.length > 0
      ? `Buys ${listed(sharedCategories)}, as you sell.`
      : 'Has not bought in your categories yet.',
  industry: (points, { industry }) => {
    if (industry === null) return 'The industry is not known.';
    if (points === MAX_POINTS.industry) return `Works in your industry, ${industry}.`;
    return points > 0
      ? `Companies in ${industry} often buy what you sell.`
      : `Companies in ${industry} seldom buy what you sell.`;
  },
  area: (points, { location }) => {
    if (location === null) return 'The location is not known.';
    if (points === MAX_POINTS.area) return `In your city, ${location}.`;
    return points > 0 ? `In your region: ${location}.` : `In another area: ${location}.`;
  },
  activity: (points, { lastOrderDate }) => {
    if (lastOrderDate === null) return 'Has not ordered here yet.';
    if (points === MAX_POINTS.activity) return 'Has ordered in the last 30 days.';
    if (points > 5) return 'Has ordered in the last 90 days.';
    return points > 0 ? 'Has ordered in the last half year.' : 'Last ordered more than half a year ago.';
  },
  size: (points, { companySize }) => {
    if (companySize === null) return 'The size of the company is not known.';
    if (points === MAX_POINTS.size) return `As large as you: ${companySize} people.`;
    return points > 0
      ? `About as large as you: ${companySize} people.`
      : `Of another size than you: ${companySize} people.`;
  },
};

function listed(words: string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
