import { Controller } from '@nestjs/common';
import { GetMailSubscription, type MailSubscription, type MailTokenInput, Unsubscribe } from '#contracts';
import { Handles } from '#platform';
import { UnsubscribeHandler } from './unsubscribe.js';

@Controller()
export class MailController {
  constructor(private readonly unsubscribe: UnsubscribeHandler) {}

  @Handles(GetMailSubscription)
  look(input: MailTokenInput): Promise<MailSubscription> {
    return this.unsubscribe.look(input);
  }

  @Handles(Unsubscribe)
  end(input: MailTokenInput): Promise<MailSubscription> {
    return this.unsubscribe.execute(input);
  }
}
