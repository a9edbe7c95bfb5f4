import { CatalogModule } from '../../services/catalog/src/catalog.module.js';
import { IdentityModule } from '../../services/identity/src/identity.module.js';
import { InventoryModule } from '../../services/inventory/src/inventory.module.js';
import { InvitationModule } from '../../services/invitation/src/invitation.module.js';
import { InvoiceModule } from '../../services/invoice/src/invoice.module.js';
import { NotificationModule } from '../../services/notification/src/notification.module.js';
import { OrderingModule } from '../../services/ordering/src/ordering.module.js';

/** The root module of each service. */
export const SERVICE_MODULES = [
  IdentityModule,
  CatalogModule,
  InventoryModule,
  OrderingModule,
  InvitationModule,
  NotificationModule,
  InvoiceModule,
];
