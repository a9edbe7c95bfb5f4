/** The parts of the API, in the order in which one meets them. */
export const TAGS = {
  Session: 'Registration, login and logout.',
  Profile: 'The caller’s own account.',
  Suppliers: 'Suppliers: a seller’s own, and those that a buyer sees.',
  Brands: 'A seller’s brands.',
  Products: 'Products, their visibility and their state of approval.',
  Marketplace: 'What everybody may look for.',
  Relationships: 'Who buys from whom: requests, answers, ends.',
  Inventory: 'The caller’s stock and its history.',
  Orders: 'Purchase orders, the same record for buyer and seller.',
  Notifications: 'What the caller is told, as a list and as it happens.',
  Activities: 'What the caller did or took part in.',
  Messages: 'What buyers and suppliers write to each other: one conversation per pair.',
  Mail: 'Declining mails by the link that they hold.',
  Invoices: 'Uploaded invoices: reading, review, import into stock.',
  Admin: 'For administrators: users and approvals.',
  Health: 'Whether the product answers.',
} as const;
