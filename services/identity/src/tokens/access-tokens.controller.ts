import { Controller } from '@nestjs/common';
import {
  type AccessToken,
  CreateAccessToken,
  type CreateAccessTokenInput,
  FindAccessTokens,
  type IdInput,
  type KnownAccessToken,
  ListAccessTokens,
  type NewAccessToken,
  RevokeAccessToken,
} from '#contracts';
import { type Call, Handles } from '#platform';
import { AccessTokenQueries } from './access-token.queries.js';
import { CreateAccessTokenHandler } from './create-access-token.js';
import { RevokeAccessTokenHandler } from './revoke-access-token.js';

/** What lets programs act for their users. */
@Controller()
export class AccessTokensController {
  constructor(
    private readonly queries: AccessTokenQueries,
    private readonly createAccessToken: CreateAccessTokenHandler,
    private readonly revokeAccessToken: RevokeAccessTokenHandler,
  ) {}

  @Handles(ListAccessTokens)
  list(_input: Record<string, never>, { actor }: Call): Promise<AccessToken[]> {
    return this.queries.list(actor);
  }

  @Handles(CreateAccessToken)
  create(input: CreateAccessTokenInput, { actor }: Call): Promise<NewAccessToken> {
    return this.createAccessToken.execute(actor, input);
  }

  @Handles(RevokeAccessToken)
  revoke(input: IdInput, { actor }: Call): Promise<null> {
    return this.revokeAccessToken.execute(actor, input);
  }

  @Handles(FindAccessTokens)
  find({ hashes }: { hashes: string[] }): Promise<KnownAccessToken[]> {
    return this.queries.find(hashes);
  }
}
