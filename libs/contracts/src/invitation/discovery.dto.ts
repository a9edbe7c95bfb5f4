import { IsIn, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { PageInput } from '../common/common.dto.js';
import { INDUSTRIES } from '../common/vocabulary.js';
import { WholeNumber } from '../common/whole-number.js';
import { MayBeAbsent } from '../common/may-be-absent.js';

export const MATCH_PARTS = ['category', 'industry', 'area', 'activity', 'size'] as const;
export type MatchPart = (typeof MATCH_PARTS)[number];

/** One of the five parts that a score adds up from. */
export class MatchReason {
  part: (typeof MATCH_PARTS)[number];
  points: number;
  /** What the part may be at most: the five make 100. */
  max: number;
  /** Why, in a sentence. */
  reason: string;
}

/** A buyer who lets suppliers find them, and how well they fit the caller's. */
export class PotentialBuyer {
  id: number;
  username: string;
  firstName: string;
  lastName: string;
  companyName: string;
  industry: string | null;
  location: string | null;
  /** 0..100, the sum of the parts. */
  industryMatchScore: number;
  matchReasons: MatchReason[];
  /** Orders sent in the last 90 days, to whomever. */
  recentOrdersCount: number;
  /** Suppliers the buyer is connected with. */
  relationshipCount: number;
  lastOrderDate: string | null;
  /** The caller has asked them to connect, and they have not answered yet. */
  invited: boolean;
}

export class PotentialBuyers {
  /** Best match first. */
  potentialBuyers: PotentialBuyer[];
  /** What the caller's suppliers sell. Empty while the caller has none, or is not approved yet: nobody is found then. */
  supplierCategories: string[];
  /** Matches of the filter. */
  totalFound: number;
  /** Of these, buyers of an industry that fits. */
  industryMatches: number;
}

export class FindBuyersInput extends PageInput {
  @MayBeAbsent()
  @IsIn(INDUSTRIES)
  industry?: (typeof INDUSTRIES)[number];

  /** Only scores from here on. */
  @MayBeAbsent()
  @WholeNumber()
  @IsInt()
  @Min(0)
  @Max(100)
  minScore?: number;

  /** A part of a place's name. */
  @MayBeAbsent()
  @IsString()
  @MaxLength(100)
  area?: string;
}

/** Travels beside the answer: goes into the `Link` header. */
export class FoundBuyers extends PotentialBuyers {
  next: string | null;
}
