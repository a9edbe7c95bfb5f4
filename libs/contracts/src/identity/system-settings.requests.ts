import { defineEvent, defineRequest } from '../define.js';
import type { SystemSettings, SystemSettingsInput } from './system-settings.dto.js';

/** Administrators only, as is the next. */
export const GetSystemSettings = defineRequest<Record<string, never>, SystemSettings>('identity.get-system-settings');
export const UpdateSystemSettings = defineRequest<SystemSettingsInput, SystemSettings>(
  'identity.update-system-settings',
);

/** `version` grows with each change: keep the highest. */
export const SystemSettingsChanged = defineEvent<SystemSettingsInput & { version: number }>(
  'identity.settings.changed',
);
