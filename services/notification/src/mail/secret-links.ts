import { Injectable } from '@nestjs/common';
import { GetAccountLink, GetInvitationLink, type SecretLinkAnswer, type SecretLinkInput } from '#contracts';
import { type RequestDefinition, Requests } from '#platform';
import type { SecretLink } from './mail-content.js';

/** Who is asked for the links of a service. Only this service's broker user may ask (deploy/nats). */
const OWNERS: Record<SecretLink['owner'], RequestDefinition<SecretLinkInput, SecretLinkAnswer>> = {
  identity: GetAccountLink,
  invitation: GetInvitationLink,
};

/** Links with secret tokens, asked for when they are written into a mail and kept nowhere on the way. */
@Injectable()
export class SecretLinks {
  constructor(private readonly requests: Requests) {}

  /** With the token; null when it opens nothing any more. */
  async path({ owner, purpose, id, generation }: SecretLink): Promise<string | null> {
    const { path } = await this.requests.send(OWNERS[owner], { purpose, id, generation });
    return path;
  }
}
