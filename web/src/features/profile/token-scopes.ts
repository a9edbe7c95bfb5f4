import type { Schemas } from '../../lib/api-client';

type Scope = Schemas['AccessToken']['scopes'][number];

/** What a program may be let into, in the words of the navigation. `write` includes reading. */
const SCOPES: Record<Scope, string> = {
  'stock:read': 'Stock: read',
  'stock:write': 'Stock: read and write',
  'orders:read': 'Orders: read',
  'orders:write': 'Orders: read and write',
  'products:read': 'Products and suppliers: read',
  'products:write': 'Products and suppliers: read and write',
  'network:read': 'Connections: read',
  'network:write': 'Connections: read and write',
  'invoices:read': 'Invoices: read',
  'invoices:write': 'Invoices: read and write',
  'messages:read': 'Messages: read',
  'messages:write': 'Messages: read and write',
  'notifications:read': 'Notifications: read',
  'notifications:write': 'Notifications: read and write',
};

export const SCOPE_OPTIONS = Object.entries(SCOPES).map(([value, label]) => ({ value, label }));

export const describeScopes = (scopes: readonly Scope[]): string => scopes.map((scope) => SCOPES[scope]).join(', ');
