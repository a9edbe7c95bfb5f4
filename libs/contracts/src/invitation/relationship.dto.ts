import { IsIn, IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { PageInput } from '../common/common.dto.js';
import { MAX_INT, RELATIONSHIP_STATUSES } from '../common/vocabulary.js';
import { MayBeAbsent } from '../common/may-be-absent.js';
import { WholeNumber } from '../common/whole-number.js';

export class RelationshipSupplier {
  id: number;
  name: string;
  category: string;
  location: string | null;
}

export class RelationshipBuyer {
  id: number;
  companyName: string;
  firstName: string;
  lastName: string;
  industry: string | null;
}

/** A buyer and a supplier, and how they stand. */
export class Relationship {
  id: number;
  buyerId: number;
  supplierId: number;
  status: (typeof RELATIONSHIP_STATUSES)[number];
  /** What the buyer wrote when asking. */
  message: string | null;
  /** What the supplier wrote when declining; null when it did not decline, or once did without one. */
  declineReason: string | null;
  /** From when a declined buyer may ask again; ISO 8601, UTC. Null unless declined. */
  mayAskAgainAt: string | null;
  createdAt: string;
  updatedAt: string;
  supplier: RelationshipSupplier;
  buyer: RelationshipBuyer;
}

export class ConnectInput {
  @IsInt({ message: 'Supplier is required' })
  @Min(1)
  @Max(MAX_INT)
  supplierId: number;

  @IsOptional()
  @IsString()
  @MaxLength(2000)
  message?: string | null;
}

export class DeclineInput {
  /** The buyer reads it. */
  @IsString()
  @IsNotEmpty({ message: 'A reason is required' })
  @MaxLength(1000)
  reason: string;
}

export class ListRelationshipsInput extends PageInput {
  @MayBeAbsent()
  @IsIn(RELATIONSHIP_STATUSES)
  status?: (typeof RELATIONSHIP_STATUSES)[number];

  @MayBeAbsent()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  supplierId?: number;
}
