import { GetOwnIdentityData, type OwnDataAreas } from '#contracts';
import { type OwnDataArea, ownDataOf } from '#platform';

const AREAS: Record<OwnDataAreas<'identity'>, OwnDataArea> = {
  account: {
    tables: ['users'],
    text: `SELECT id AS key, id, username, email, first_name, last_name, company_name, company_size, industry, phone,
             address, role, currency, is_approved, rejected_at, two_factor_enabled, marketing_emails,
             order_notifications, inventory_alerts, supplier_updates, dark_mode, compact_view, discoverable, created_at
           FROM users WHERE id = $1`,
  },
  preferences: {
    tables: ['preferences'],
    text: 'SELECT user_id AS key, document AS preferences FROM preferences WHERE user_id = $1',
  },
  'access-tokens': {
    tables: ['access_tokens'],
    text: `SELECT id AS key, id, name, scopes, created_at, expires_at, last_used_at FROM access_tokens
           WHERE user_id = $1`,
  },
  passkeys: {
    tables: ['passkeys'],
    text: 'SELECT id AS key, id, name, transports, created_at, last_used_at FROM passkeys WHERE user_id = $1',
  },
  'mailed-links': {
    tables: ['account_links'],
    text: `SELECT row_number() OVER (ORDER BY purpose) AS key, purpose, email, expires_at FROM account_links
           WHERE user_id = $1`,
  },
  impersonations: {
    tables: ['impersonations'],
    // When, and not by whom: the person was told then.
    text: 'SELECT id AS key, started_at, until, ended_at FROM impersonations WHERE user_id = $1',
  },
  audit: {
    tables: ['audit_log'],
    // What was done to this account. What administrators did to others is about those.
    text: `SELECT id AS key, at, action, details FROM public.audit_log WHERE entity_type = 'user' AND entity_id = $1`,
  },
};

/** Identity's part of what is kept of a person. */
export class OwnDataController extends ownDataOf(GetOwnIdentityData, AREAS, {
  two_factor: 'a secret',
  recovery_codes: 'secrets',
  passkey_challenges: 'good for five minutes',
  suppliers: 'which they own; catalog tells them',
  system_settings: 'says who changed them last',
}) {}
