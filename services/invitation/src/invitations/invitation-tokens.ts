import { Injectable } from '@nestjs/common';
import type { InvitationKind, Role } from '#contracts';
import { hashToken, SecretTokens, type Tx } from '#platform';

const PURPOSE = 'invitation:link';

interface Tokened {
  id: number;
  generation: number;
}

/** The links of invitations: derived when they are needed, kept as a hash by which they are known again. */
@Injectable()
export class InvitationTokens {
  constructor(private readonly tokens: SecretTokens) {}

  of({ id, generation }: Tokened): string {
    return this.tokens.derive(PURPOSE, id, generation);
  }

  /** From now on only this generation's token opens it. */
  async keep(tx: Tx, invitation: Tokened): Promise<void> {
    const hash = hashToken(this.of(invitation));
    await tx.changed('UPDATE invitations SET token_hash = $2 WHERE id = $1', [invitation.id, hash]);
  }

  /** The token if it is the one whose hash is kept; null when it was made with another secret. */
  known(invitation: Tokened, hashInHex: string): string | null {
    const token = this.of(invitation);
    return hashToken(token).toString('hex') === hashInHex ? token : null;
  }

  /** Where the link leads: to its answer, or to registering. */
  path(invitation: Tokened & { kind: InvitationKind; email: string | null; role: Role | null }): string {
    const token = this.of(invitation);
    const { kind, email, role } = invitation;
    if (kind === 'admin') {
      const query = new URLSearchParams({ tab: 'register', email: email ?? '', role: role ?? '', invitation: token });
      return `/auth?${query.toString()}`;
    }
    return `/accept-invitation?token=${token}${kind === 'buyer' ? '&kind=buyer' : ''}`;
  }
}
