import { Controller } from '@nestjs/common';
import {
  InvitationAccepted,
  RelationshipActivated,
  RelationshipDeclined,
  RelationshipRemoved,
  RelationshipRequested,
  RelationshipRestated,
  SystemSettingsChanged,
  UserDeleted,
  UserRegistered,
  UserUpdated,
  type PayloadOf,
  type RelationshipFacts,
  type UserSnapshot,
} from '#contracts';
import { Subscribes, type Delivery } from '#platform';
import { CloseSuppliers } from '../suppliers/close-suppliers.js';
import { GiveOwner } from '../suppliers/give-owner.js';
import { keepSettings } from '../settings/settings.js';
import { OwnerCopies } from './owner-copies.js';
import { RelationshipCopies } from './relationship-copies.js';

/** Keeps what catalog needs of identity and invitation. */
@Controller()
export class CopiesController {
  constructor(
    private readonly owners: OwnerCopies,
    private readonly relationships: RelationshipCopies,
    private readonly closeSuppliers: CloseSuppliers,
    private readonly giveOwner: GiveOwner,
  ) {}

  @Subscribes(UserRegistered)
  userRegistered(user: UserSnapshot, { tx }: Delivery): Promise<void> {
    return this.owners.apply(tx, user);
  }

  @Subscribes(UserUpdated)
  userUpdated(user: UserSnapshot, { tx }: Delivery): Promise<void> {
    return this.owners.apply(tx, user);
  }

  @Subscribes(SystemSettingsChanged)
  settings(told: PayloadOf<typeof SystemSettingsChanged>, { tx }: Delivery): Promise<void> {
    return keepSettings(tx, told);
  }

  @Subscribes(UserDeleted)
  userDeleted({ userId }: PayloadOf<typeof UserDeleted>, { tx }: Delivery): Promise<void> {
    return this.closeSuppliers.ofUser(tx, userId);
  }

  @Subscribes(RelationshipRequested)
  requested(facts: RelationshipFacts, { tx }: Delivery): Promise<void> {
    return this.relationships.apply(tx, facts, 'pending');
  }

  @Subscribes(RelationshipActivated)
  activated(facts: RelationshipFacts, { tx }: Delivery): Promise<void> {
    return this.relationships.apply(tx, facts, 'active');
  }

  @Subscribes(RelationshipDeclined)
  declined(facts: RelationshipFacts, { tx }: Delivery): Promise<void> {
    return this.relationships.apply(tx, facts, 'declined');
  }

  @Subscribes(RelationshipRemoved)
  removed(facts: RelationshipFacts, { tx }: Delivery): Promise<void> {
    return this.relationships.apply(tx, facts, 'removed');
  }

  @Subscribes(RelationshipRestated)
  restated(facts: PayloadOf<typeof RelationshipRestated>, { tx }: Delivery): Promise<void> {
    return this.relationships.apply(tx, facts, facts.status);
  }

  @Subscribes(InvitationAccepted)
  async invitationAccepted(
    { supplierId, newOwnerId }: PayloadOf<typeof InvitationAccepted>,
    { tx }: Delivery,
  ): Promise<void> {
    if (supplierId !== null && newOwnerId !== null) await this.giveOwner.execute(tx, supplierId, newOwnerId);
  }
}
