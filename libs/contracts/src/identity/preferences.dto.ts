import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';

export class Preference {
  /** As in `orders.columns`. */
  name: string;
  /** What it means, the client knows alone. */
  value: string;
}

/** How one person likes the client to be, on every device: column choices, page sizes, saved views, what was seen. */
export class Preferences {
  values: Preference[];
}

export class PreferenceNameInput {
  /** As in `orders.columns`. */
  @IsString()
  @Matches(/^[A-Za-z][\w.-]{0,79}$/, { message: 'A name is letters, digits, dots and dashes' })
  name: string;
}

export class SetPreferenceInput {
  /** Null or absent: the preference is forgotten. */
  @IsOptional()
  @IsString()
  @MaxLength(8000)
  value?: string | null;
}
