import { Controller } from '@nestjs/common';
import {
  CreateWebhook,
  type CreateWebhookInput,
  DeleteWebhook,
  type IdInput,
  ListWebhookDeliveries,
  type ListWebhookDeliveriesInput,
  ListWebhooks,
  type NewWebhook,
  ReplayWebhookDelivery,
  RotateWebhookSecret,
  TestWebhook,
  UpdateWebhook,
  type UpdateWebhookInput,
  type Webhook,
  type WebhookDelivery,
  type WebhookDeliveryInput,
} from '#contracts';
import { type Call, Handles, type Page } from '#platform';
import { CreateWebhookHandler } from './create-webhook.js';
import { DeleteWebhookHandler } from './delete-webhook.js';
import { ReplayDeliveryHandler } from './replay-delivery.js';
import { RotateWebhookSecretHandler } from './rotate-webhook-secret.js';
import { TestWebhookHandler } from './test-webhook.js';
import { UpdateWebhookHandler } from './update-webhook.js';
import { WebhookQueries } from './webhook.queries.js';

/** Addresses of programs that users want told of their events. */
@Controller()
export class WebhooksController {
  constructor(
    private readonly queries: WebhookQueries,
    private readonly createWebhook: CreateWebhookHandler,
    private readonly updateWebhook: UpdateWebhookHandler,
    private readonly deleteWebhook: DeleteWebhookHandler,
    private readonly rotateSecret: RotateWebhookSecretHandler,
    private readonly replayDelivery: ReplayDeliveryHandler,
    private readonly testWebhook: TestWebhookHandler,
  ) {}

  @Handles(ListWebhooks)
  list(_input: Record<string, never>, { actor }: Call): Promise<Webhook[]> {
    return this.queries.list(actor);
  }

  @Handles(CreateWebhook)
  create(input: CreateWebhookInput, { actor }: Call): Promise<NewWebhook> {
    return this.createWebhook.execute(actor, input);
  }

  @Handles(UpdateWebhook)
  update(input: UpdateWebhookInput & IdInput, { actor }: Call): Promise<Webhook> {
    return this.updateWebhook.execute(actor, input);
  }

  @Handles(DeleteWebhook)
  delete(input: IdInput, { actor }: Call): Promise<null> {
    return this.deleteWebhook.execute(actor, input);
  }

  @Handles(RotateWebhookSecret)
  rotate(input: IdInput, { actor }: Call): Promise<NewWebhook> {
    return this.rotateSecret.execute(actor, input);
  }

  @Handles(ListWebhookDeliveries)
  deliveries(input: ListWebhookDeliveriesInput & IdInput, { actor }: Call): Promise<Page<WebhookDelivery>> {
    return this.queries.deliveries(actor, input);
  }

  @Handles(ReplayWebhookDelivery)
  replay(input: WebhookDeliveryInput, { actor }: Call): Promise<WebhookDelivery> {
    return this.replayDelivery.execute(actor, input);
  }

  @Handles(TestWebhook)
  test(input: IdInput, { actor }: Call): Promise<WebhookDelivery> {
    return this.testWebhook.execute(actor, input);
  }
}
