import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { MAX_INT } from './vocabulary.js';
import { WholeNumber } from './whole-number.js';
import { MayBeAbsent } from './may-be-absent.js';

/** What every list takes, short ones as well: `cursor` comes from the previous page's `Link` header. */
export class SliceInput {
  /** Rows on the page, 1..200. */
  @MayBeAbsent()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(200)
  limit?: number = 50;

  /** Opaque; valid only for the sort it came from. */
  @MayBeAbsent()
  @IsString()
  @MaxLength(1000)
  cursor?: string;
}

/** What a list takes that may be long and can be searched. Paging is by keyset. */
export class PageInput extends SliceInput {
  /** Free-text search. */
  @MayBeAbsent()
  @IsString()
  @MaxLength(200)
  q?: string;
}

/** One thing by its id. */
export class IdInput {
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  id: number;
}

/** An id with the name people know the thing by. */
export class NamedRef {
  id: number;
  name: string;
}

/** A name with how many rows carry it. */
export class NamedCount {
  name: string;
  count: number;
}

/** A plain confirmation. */
export class MessageAnswer {
  message: string;
}

export class CountAnswer {
  count: number;
}
