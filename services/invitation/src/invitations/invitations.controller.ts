import { Controller } from '@nestjs/common';
import {
  AcceptInvitation,
  type AcceptInvitationInput,
  CancelInvitation,
  DeclineInvitation,
  GetInvitation,
  GetInvitationLink,
  type IdInput,
  type Invitation,
  type InvitationDetails,
  type InvitationTokenInput,
  InviteBuyer,
  type InviteBuyerInput,
  InviteSupplier,
  type InviteSupplierInput,
  type ListInvitationsInput,
  ListReceivedInvitations,
  ListSentInvitations,
  type NetworkInvitationKind,
  ResendInvitation,
  type SecretLinkAnswer,
  type SecretLinkInput,
} from '#contracts';
import { type Call, Handles, type Page } from '#platform';
import { AcceptInvitationHandler } from './accept-invitation.js';
import { CancelInvitationHandler } from './cancel-invitation.js';
import { DeclineInvitationHandler } from './decline-invitation.js';
import { InvitationQueries } from './invitation.queries.js';
import { InviteBuyerHandler } from './invite-buyer.js';
import { InviteSupplierHandler } from './invite-supplier.js';
import { ResendInvitationHandler } from './resend-invitation.js';

type OfKind = { kind: NetworkInvitationKind };

/** Invitations between buyers and suppliers. */
@Controller()
export class InvitationsController {
  constructor(
    private readonly queries: InvitationQueries,
    private readonly inviteSupplier: InviteSupplierHandler,
    private readonly inviteBuyer: InviteBuyerHandler,
    private readonly resendInvitation: ResendInvitationHandler,
    private readonly cancelInvitation: CancelInvitationHandler,
    private readonly acceptInvitation: AcceptInvitationHandler,
    private readonly declineInvitation: DeclineInvitationHandler,
  ) {}

  @Handles(InviteSupplier)
  supplier(input: InviteSupplierInput, { actor }: Call): Promise<Invitation> {
    return this.inviteSupplier.execute(actor, input);
  }

  @Handles(InviteBuyer)
  buyer(input: InviteBuyerInput, { actor }: Call): Promise<Invitation> {
    return this.inviteBuyer.execute(actor, input);
  }

  @Handles(ListSentInvitations)
  sent(input: ListInvitationsInput & OfKind, { actor }: Call): Promise<Page<Invitation>> {
    return this.queries.listSent(actor, input);
  }

  @Handles(ListReceivedInvitations)
  received(input: ListInvitationsInput & OfKind, { actor }: Call): Promise<Page<Invitation>> {
    return this.queries.listReceived(actor, input);
  }

  @Handles(ResendInvitation)
  resend(input: IdInput & OfKind, { actor }: Call): Promise<Invitation> {
    return this.resendInvitation.execute(actor, input);
  }

  @Handles(CancelInvitation)
  cancel(input: IdInput & OfKind, { actor }: Call): Promise<null> {
    return this.cancelInvitation.execute(actor, input);
  }

  @Handles(GetInvitation)
  get(input: InvitationTokenInput & OfKind): Promise<InvitationDetails> {
    return this.queries.byToken(input);
  }

  @Handles(AcceptInvitation)
  accept(input: AcceptInvitationInput & OfKind, { actor }: Call): Promise<Invitation> {
    return this.acceptInvitation.execute(actor, input);
  }

  @Handles(DeclineInvitation)
  decline(input: InvitationTokenInput & OfKind): Promise<Invitation> {
    return this.declineInvitation.execute(input);
  }

  @Handles(GetInvitationLink)
  link(input: SecretLinkInput): Promise<SecretLinkAnswer> {
    return this.queries.link(input);
  }
}
