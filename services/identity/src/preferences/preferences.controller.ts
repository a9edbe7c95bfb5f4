import { Controller } from '@nestjs/common';
import {
  GetPreferences,
  type PreferenceNameInput,
  type Preferences,
  SetPreference,
  type SetPreferenceInput,
} from '#contracts';
import { type Call, Db, Handles } from '#platform';
import { SetPreferenceHandler, VALUES } from './set-preference.js';

/** How a person likes the client to be. */
@Controller()
export class PreferencesController {
  constructor(
    private readonly db: Db,
    private readonly setPreference: SetPreferenceHandler,
  ) {}

  @Handles(GetPreferences)
  async get(_input: Record<string, never>, { actor }: Call): Promise<Preferences> {
    const row = await this.db.row<Preferences & Record<string, unknown>>(
      `SELECT ${VALUES} AS values FROM preferences WHERE user_id = $1`,
      [actor.userId],
    );
    return { values: row?.values ?? [] };
  }

  @Handles(SetPreference)
  set(input: PreferenceNameInput & SetPreferenceInput, { actor }: Call): Promise<Preferences> {
    return this.setPreference.execute(actor, input);
  }
}
