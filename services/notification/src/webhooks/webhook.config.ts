import { IsIn, IsOptional } from 'class-validator';

/** Where webhooks may lead; see docs/operations.md. */
export class WebhookConfig {
  /** `on`: also by plain http, and to addresses of this machine and network. For development and tests alone. */
  @IsOptional()
  @IsIn(['on', 'off'], { message: 'WEBHOOK_PRIVATE_ADDRESSES must be on or off' })
  WEBHOOK_PRIVATE_ADDRESSES: 'on' | 'off' = 'off';
}
