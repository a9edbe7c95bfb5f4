import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CreateWebhook,
  CreateWebhookInput,
  DeleteWebhook,
  IdInput,
  ListWebhookDeliveries,
  ListWebhookDeliveriesInput,
  ListWebhooks,
  NewWebhook,
  ReplayWebhookDelivery,
  RotateWebhookSecret,
  SliceInput,
  TestWebhook,
  UpdateWebhook,
  UpdateWebhookInput,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryInput,
} from '#contracts';
import { Requests } from '#platform';
import type { FastifyReply } from 'fastify';
import { ApiPage, sendPage } from '../http/page.js';
import { oldestFirst, sliceOf } from '../http/slice.js';
import { CanFail } from '../openapi/can-fail.js';

/** For people alone: a program could have itself told of what its token may not read. */
@ApiTags('Webhooks')
@Controller('api/webhooks')
export class WebhooksController {
  constructor(private readonly requests: Requests) {}

  /** Lists the caller's webhooks, oldest first; at most 10. */
  @ApiPage(Webhook)
  @Get()
  async list(@Query() query: SliceInput, @Res({ passthrough: true }) reply: FastifyReply): Promise<Webhook[]> {
    return sliceOf(reply, await this.requests.send(ListWebhooks, {}), query, oldestFirst('webhooks'));
  }

  /**
   * Has an address told of the caller's events.
   * @remarks The secret is in this answer and never again. The address is https and public, its port 443, or 1024 and
   * above. 403 for administrators and while impersonating, 409 when there are 10.
   */
  @CanFail(403, 409)
  @Post()
  create(@Body() input: CreateWebhookInput): Promise<NewWebhook> {
    return this.requests.send(CreateWebhook, input);
  }

  /** Changes a webhook: what is given. Switched off, it is not sent what still waits. */
  @CanFail(403)
  @Patch(':id')
  update(@Param() { id }: IdInput, @Body() input: UpdateWebhookInput): Promise<Webhook> {
    return this.requests.send(UpdateWebhook, { ...input, id });
  }

  /** Deletes a webhook with its deliveries. */
  @CanFail(403)
  @HttpCode(204)
  @Delete(':id')
  async delete(@Param() { id }: IdInput): Promise<void> {
    await this.requests.send(DeleteWebhook, { id });
  }

  /** Makes a new secret. It is in this answer and never again; the old one signs beside it for a day. */
  @CanFail(403)
  @HttpCode(200)
  @Post(':id/rotate')
  rotate(@Param() { id }: IdInput): Promise<NewWebhook> {
    return this.requests.send(RotateWebhookSecret, { id });
  }

  /** Sends a test event of type `webhook.test`. */
  @CanFail(403, 409)
  @HttpCode(200)
  @Post(':id/test')
  test(@Param() { id }: IdInput): Promise<WebhookDelivery> {
    return this.requests.send(TestWebhook, { id });
  }

  /** Lists what a webhook was and is to be told of in the last 30 days, newest first. */
  @ApiPage(WebhookDelivery)
  @Get(':id/deliveries')
  async deliveries(
    @Param() { id }: IdInput,
    @Query() query: ListWebhookDeliveriesInput,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPage(reply, await this.requests.page(ListWebhookDeliveries, { ...query, id }));
  }

  /** Sends a delivery again, under its own `webhook-id`. */
  @CanFail(403, 409)
  @HttpCode(200)
  @Post(':id/deliveries/:deliveryId/replay')
  replay(@Param() input: WebhookDeliveryInput): Promise<WebhookDelivery> {
    return this.requests.send(ReplayWebhookDelivery, input);
  }
}
