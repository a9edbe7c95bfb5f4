import { Controller } from '@nestjs/common';
import {
  GetRegistration,
  GetSystemSettings,
  type Registration,
  type SystemSettings,
  UpdateSystemSettings,
  type UpdateSystemSettingsInput,
} from '#contracts';
import { type Call, Handles } from '#platform';
import { SystemSettingsQueries } from './system-settings.queries.js';
import { UpdateSystemSettingsHandler } from './update-system-settings.js';

/** What holds for the whole installation. */
@Controller()
export class SystemSettingsController {
  constructor(
    private readonly queries: SystemSettingsQueries,
    private readonly updateSettings: UpdateSystemSettingsHandler,
  ) {}

  @Handles(GetSystemSettings)
  get(_input: Record<string, never>, { actor }: Call): Promise<SystemSettings> {
    return this.queries.get(actor);
  }

  @Handles(GetRegistration)
  async registration(): Promise<Registration> {
    return { open: (await this.queries.told()).registrationOpen };
  }

  @Handles(UpdateSystemSettings)
  update(input: UpdateSystemSettingsInput, { actor }: Call): Promise<SystemSettings> {
    return this.updateSettings.execute(actor, input);
  }
}
