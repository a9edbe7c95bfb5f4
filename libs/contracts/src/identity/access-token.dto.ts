import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';

/** The parts of the API that a program may be let into, each for itself. Whatever is in none of them is for people alone. */
export const TOKEN_AREAS = ['stock', 'orders', 'products', 'network', 'invoices', 'messages', 'notifications'] as const;
export type TokenArea = (typeof TOKEN_AREAS)[number];

/** `write` includes reading. */
export const TOKEN_SCOPES = [
  'stock:read',
  'stock:write',
  'orders:read',
  'orders:write',
  'products:read',
  'products:write',
  'network:read',
  'network:write',
  'invoices:read',
  'invoices:write',
  'messages:read',
  'messages:write',
  'notifications:read',
  'notifications:write',
] as const satisfies `${TokenArea}:${'read' | 'write'}`[];
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** What a program may do in the name of whoever made it. */
export class AccessToken {
  id: number;
  name: string;
  scopes: TokenScope[];
  /** ISO 8601, UTC. */
  createdAt: string;
  /** ISO 8601, UTC; it opens nothing from then on. */
  expiresAt: string;
  /** ISO 8601, UTC, right to a minute; null when it was not used yet. */
  lastUsedAt: string | null;
}

export class NewAccessToken extends AccessToken {
  /** For `Authorization: Bearer …`. It is shown this one time. */
  token: string;
}

export class CreateAccessTokenInput {
  /** Which program it is for. */
  @IsString()
  @IsNotEmpty({ message: 'Name is required' })
  @MaxLength(100, { message: 'Name too long' })
  name: string;

  /** `write` includes reading. */
  @IsArray()
  @ArrayNotEmpty({ message: 'Choose at least one thing that the token may do' })
  @ArrayMaxSize(TOKEN_SCOPES.length)
  @ArrayUnique({ message: 'Each scope may be sent once' })
  @IsIn(TOKEN_SCOPES, { each: true })
  scopes: TokenScope[];

  @IsInt()
  @Min(1)
  @Max(365)
  expiresInDays: number;

  /** The caller's own, once more. */
  @IsString()
  @IsNotEmpty({ message: 'Password is required' })
  @MaxLength(128)
  password: string;
}
