import { Controller } from '@nestjs/common';
import {
  type AdminInvitation,
  CancelAdminInvitation,
  GetInvitedRole,
  type IdInput,
  type InvitationTokenInput,
  InviteUser,
  type InviteUserInput,
  ListAdminInvitations,
  type ListInvitationsInput,
  ResendAdminInvitation,
  type Role,
} from '#contracts';
import { type Call, Handles, type Page } from '#platform';
import { CancelInvitationHandler } from './cancel-invitation.js';
import { InvitationQueries } from './invitation.queries.js';
import { InviteUserHandler } from './invite-user.js';
import { ResendInvitationHandler } from './resend-invitation.js';

/** Administrators' invitations to register. */
@Controller()
export class AdminInvitationsController {
  constructor(
    private readonly queries: InvitationQueries,
    private readonly inviteUser: InviteUserHandler,
    private readonly resendInvitation: ResendInvitationHandler,
    private readonly cancelInvitation: CancelInvitationHandler,
  ) {}

  @Handles(InviteUser)
  invite(input: InviteUserInput, { actor }: Call): Promise<AdminInvitation> {
    return this.inviteUser.execute(actor, input);
  }

  @Handles(ListAdminInvitations)
  list(input: ListInvitationsInput, { actor }: Call): Promise<Page<AdminInvitation>> {
    return this.queries.listOfAdmins(actor, input);
  }

  @Handles(ResendAdminInvitation)
  resend(input: IdInput, { actor }: Call): Promise<AdminInvitation> {
    return this.resendInvitation.ofAdmins(actor, input);
  }

  @Handles(GetInvitedRole)
  role(input: InvitationTokenInput & { email: string }): Promise<{ role: Role }> {
    return this.queries.invitedRole(input);
  }

  @Handles(CancelAdminInvitation)
  cancel({ id }: IdInput, { actor }: Call): Promise<null> {
    return this.cancelInvitation.execute(actor, { kind: 'admin', id });
  }
}
