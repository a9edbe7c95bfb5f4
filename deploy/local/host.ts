import { type Environment, type Running, runProcess, startService } from '#platform';
import { startGateway } from '../../gateway/src/gateway.js';
import { CatalogModule } from '../../services/catalog/src/catalog.module.js';
import { IdentityModule } from '../../services/identity/src/identity.module.js';
import { InventoryModule } from '../../services/inventory/src/inventory.module.js';
import { InvitationModule } from '../../services/invitation/src/invitation.module.js';
import { InvoiceModule } from '../../services/invoice/src/invoice.module.js';
import { NotificationModule } from '../../services/notification/src/notification.module.js';
import { OrderingModule } from '../../services/ordering/src/ordering.module.js';

const SERVICES = [
  IdentityModule,
  CatalogModule,
  InventoryModule,
  OrderingModule,
  InvitationModule,
  NotificationModule,
  InvoiceModule,
];

/**
 * The whole product in one process: the seven services and the gateway, each as it runs alone, still talking over
 * NATS. They share the process's memory and processor, nothing else.
 */
export async function startAll(environment: Environment = process.env): Promise<Running[]> {
  const running: Running[] = await Promise.all(SERVICES.map((module) => startService(module, environment)));
  const gateway = await startGateway(environment);
  process.send?.({ ready: gateway.url });
  return [...running, gateway];
}

if (process.argv[1] === import.meta.filename) void runProcess(startAll);
