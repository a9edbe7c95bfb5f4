import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  GetInventoryMetrics,
  GetInvitationMetrics,
  GetInvoiceMetrics,
  GetNotificationMetrics,
  GetOrderMetrics,
  GetProductMetrics,
  GetUserMetrics,
  Metrics,
  SERVICES,
  type ServiceMetrics,
} from '#contracts';
import { Requests } from '#platform';
import { Roles } from '../http/call.js';
import { orAway } from './or-away.js';

@ApiTags('Admin')
@Roles('admin')
@Controller('api/admin/metrics')
export class MetricsController {
  constructor(private readonly requests: Requests) {}

  /**
   * Answers how the market and its services do.
   * @remarks The parts of a service that is away are null; `services` says which.
   */
  @Get()
  async metrics(): Promise<Metrics> {
    const [identity, catalog, inventory, ordering, invitation, notification, invoice] = await Promise.all([
      orAway(this.requests.send(GetUserMetrics, {})),
      orAway(this.requests.send(GetProductMetrics, {})),
      orAway(this.requests.send(GetInventoryMetrics, {})),
      orAway(this.requests.send(GetOrderMetrics, {})),
      orAway(this.requests.send(GetInvitationMetrics, {})),
      orAway(this.requests.send(GetNotificationMetrics, {})),
      orAway(this.requests.send(GetInvoiceMetrics, {})),
    ]);
    const all = { identity, catalog, inventory, ordering, invitation, notification, invoice };
    const answers: Record<string, ServiceMetrics<unknown> | null> = all;
    return {
      users: identity && identity.facts,
      orders: ordering && ordering.facts,
      products: catalog && catalog.facts,
      invoices: invoice && invoice.facts,
      queues: SERVICES.flatMap((name) => answers[name]?.queues ?? []),
      services: SERVICES.map((name) => ({
        name,
        status: answers[name] ? 'ok' : 'away',
        deadLetters: answers[name]?.deadLetters ?? null,
      })),
    };
  }
}
