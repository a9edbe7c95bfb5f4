import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

/** Limits of reading one document; see docs/operations.md. */
export class ReadingConfig {
  /** Milliseconds. */
  @Type(() => Number)
  @IsInt()
  @Min(100)
  @Max(80_000)
  READING_TIMEOUT_MS = 60_000;

  /** Megabytes by which the process may grow while it reads one. */
  @Type(() => Number)
  @IsInt()
  @Min(32)
  @Max(4096)
  READING_MEMORY_MB = 700;
}
