import { DEAD_LETTERS } from '../admin/dead-letters.requests.js';
import { deadLettersAsked, type RequestExamples } from './examples.js';
import { CATALOG_REQUESTS } from './requests/catalog.js';
import { IDENTITY_REQUESTS } from './requests/identity.js';
import { INVENTORY_REQUESTS } from './requests/inventory.js';
import { INVITATION_REQUESTS } from './requests/invitation.js';
import { INVOICE_REQUESTS } from './requests/invoice.js';
import { NOTIFICATION_REQUESTS } from './requests/notification.js';
import { ORDERING_REQUESTS } from './requests/ordering.js';

/** Every request and list, in the order of the services. */
export const REQUEST_EXAMPLES: RequestExamples[] = [
  ...CATALOG_REQUESTS,
  ...IDENTITY_REQUESTS,
  ...INVENTORY_REQUESTS,
  ...INVITATION_REQUESTS,
  ...INVOICE_REQUESTS,
  ...NOTIFICATION_REQUESTS,
  ...ORDERING_REQUESTS,
  ...Object.values(DEAD_LETTERS).flatMap(deadLettersAsked),
];
