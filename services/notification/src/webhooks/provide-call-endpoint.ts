import type { FactoryProvider } from '@nestjs/common';
import { CallEndpoint } from './call-endpoint.js';
import { resolveName } from './public-addresses.js';
import { WebhookConfig } from './webhook.config.js';

/** How endpoints are called, as the environment says. */
export function provideCallEndpoint(): FactoryProvider<CallEndpoint> {
  return {
    provide: CallEndpoint,
    inject: [WebhookConfig],
    useFactory: ({ WEBHOOK_PRIVATE_ADDRESSES }: WebhookConfig) =>
      new CallEndpoint(resolveName, WEBHOOK_PRIVATE_ADDRESSES === 'on'),
  };
}
