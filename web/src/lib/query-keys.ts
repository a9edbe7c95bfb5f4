/**
 * The cache's keys. They live here and not in the features, because a write in one feature (an order received) makes
 * data of another stale (the inventory) and features do not import each other.
 */
function keysFor<const Name extends string>(name: Name) {
  return {
    /** Everything of this resource. */
    all: [name] as const,
    /** Every list, whatever its filter. */
    lists: [name, 'list'] as const,
    list: (filter: object = {}) => [name, 'list', filter] as const,
    detail: (id: number) => [name, 'detail', id] as const,
    /** Something that belongs to one of them: its history, its lines. */
    part: (id: number, part: string) => [name, 'detail', id, part] as const,
    summary: () => [name, 'summary'] as const,
  };
}

export const userKey = ['user'] as const;
/** The secret that is shown while two-factor authentication is set up. */
export const twoFactorEnrolmentKey = ['two-factor-enrolment'] as const;
/** Whether anybody may sign up. */
export const registrationKey = ['registration'] as const;
/** What holds for the whole installation. */
export const systemSettingsKey = ['system-settings'] as const;
/** How the market and its services do. */
export const metricsKey = ['metrics'] as const;
/** Where the user is logged in. */
export const sessionsKey = ['sessions'] as const;
/** What programs act with in the user's name. */
export const accessTokensKey = ['access-tokens'] as const;
/** What logs the user in without a password. */
export const passkeysKey = ['passkeys'] as const;
/** How the user likes the client to be. */
export const preferencesKey = ['preferences'] as const;
export const searchKey = (view: string, q: string) => ['search', view, q] as const;

/** Whose password the link of a mail sets. */
export const passwordResetKey = (token: string) => ['password-reset', token] as const;
/** The address that the link of a mail confirms. */
export const emailChangeKey = (token: string) => ['email-change', token] as const;
/** What the link of a mail ends. */
export const mailSubscriptionKey = (token: string) => ['mail-subscription', token] as const;

/** The buyer's basket, whole. */
export const basketKey = ['basket'] as const;

export const webhookKeys = keysFor('webhooks');
export const activityKeys = keysFor('activities');
export const auditKeys = keysFor('audit');
export const deadLetterKeys = keysFor('dead-letters');
export const approvalKeys = keysFor('approvals');
export const brandKeys = keysFor('brands');
export const conversationKeys = { ...keysFor('conversations'), unread: ['conversations', 'unread-count'] as const };
export const inventoryKeys = {
  ...keysFor('inventory'),
  lowStock: ['inventory', 'low-stock'] as const,
  bulkChanges: ['inventory', 'bulk-changes'] as const,
};
export const invitationKeys = keysFor('invitations');
/** Of whoever holds the link. */
export const invitationByTokenKey = (kind: string, token: string) => ['invitations', 'token', kind, token] as const;
/** Administrators' invitations. */
export const adminInvitationKeys = keysFor('admin-invitations');
export const invoiceKeys = keysFor('invoices');
export const notificationKeys = { ...keysFor('notifications'), unread: ['notifications', 'unread-count'] as const };
export const orderKeys = {
  ...keysFor('orders'),
  sales: (filter: object) => ['orders', 'sales', filter] as const,
  salesBy: (filter: object) => ['orders', 'sales-by', filter] as const,
};
export const productKeys = {
  ...keysFor('products'),
  changes: ['products', 'changes'] as const,
  facets: (filter: object) => ['products', 'facets', filter] as const,
  preview: (change: object) => ['products', 'preview', change] as const,
};
export const relationshipKeys = keysFor('relationships');
export const supplierKeys = keysFor('suppliers');
/** Administrators' list of users. */
export const userListKeys = keysFor('users');
