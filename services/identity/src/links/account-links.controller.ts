import { Controller } from '@nestjs/common';
import { GetAccountLink, type SecretLinkAnswer, type SecretLinkInput } from '#contracts';
import { Handles } from '#platform';
import { AccountLinks } from './account-links.js';

@Controller()
export class AccountLinksController {
  constructor(private readonly links: AccountLinks) {}

  @Handles(GetAccountLink)
  link(input: SecretLinkInput): Promise<SecretLinkAnswer> {
    return this.links.path(input);
  }
}
