import { defineEvent, defineRequest } from '../define.js';
import type {
  Registration,
  SystemSettings,
  SystemSettingsInput,
  UpdateSystemSettingsInput,
} from './system-settings.dto.js';

/** Administrators only, as is the next. */
export const GetSystemSettings = defineRequest<Record<string, never>, SystemSettings>('identity.get-system-settings');
export const UpdateSystemSettings = defineRequest<UpdateSystemSettingsInput, SystemSettings>(
  'identity.update-system-settings',
);

/** Nobody needs to be logged in. */
export const GetRegistration = defineRequest<Record<string, never>, Registration>('identity.get-registration');

/** `version` grows with each change: keep the highest. */
export const SystemSettingsChanged = defineEvent<SystemSettingsInput & { version: number }>(
  'identity.settings.changed',
);
