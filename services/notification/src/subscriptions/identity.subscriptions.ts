import { Controller } from '@nestjs/common';
import {
  AccessTokenCreated,
  EmailChanged,
  EmailChangeStarted,
  ImpersonationStarted,
  OwnDataExportFinished,
  PasskeyChanged,
  PasswordChanged,
  PasswordResetStarted,
  type PayloadOf,
  TwoFactorChanged,
  UserApproved,
  UserDeleted,
  UserRegistered,
  UserRejected,
  type UserSnapshot,
  UserUpdated,
} from '#contracts';
import { type Delivery, Subscribes } from '#platform';
import * as activity from '../activities/activity-texts.js';
import * as notification from '../notifications/notification-texts.js';
import { RecipientCopies } from '../copies/recipient-copies.js';
import { confirmEmail, emailChanged, gettingStarted, passwordReset } from '../mail/account-mails.js';
import { Mails } from '../mail/mails.js';
import { ForgetUser } from '../upkeep/forget-user.js';
import { forgetWebhooks } from '../webhooks/forget-webhooks.js';
import { Announce } from './announce.js';

/** Users: what administrators decided on them, and the copy that notifications are addressed by. */
@Controller()
export class IdentitySubscriptions {
  constructor(
    private readonly announce: Announce,
    private readonly recipients: RecipientCopies,
    private readonly forgetUser: ForgetUser,
    private readonly mails: Mails,
  ) {}

  @Subscribes(UserApproved)
  approved(event: PayloadOf<typeof UserApproved>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      notifications: notification.userApproved(event),
      activities: activity.userApproved(event),
    });
  }

  @Subscribes(UserRejected)
  rejected(event: PayloadOf<typeof UserRejected>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      notifications: notification.userRejected(event),
      activities: activity.userRejected(event),
    });
  }

  @Subscribes(ImpersonationStarted)
  impersonated(event: PayloadOf<typeof ImpersonationStarted>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      notifications: notification.impersonated(event),
      activities: activity.impersonated(event),
    });
  }

  @Subscribes(TwoFactorChanged)
  twoFactorChanged(event: PayloadOf<typeof TwoFactorChanged>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, { notifications: notification.twoFactorChanged(event) });
  }

  @Subscribes(PasswordChanged)
  passwordChanged(event: PayloadOf<typeof PasswordChanged>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, { notifications: notification.passwordChanged(event) });
  }

  @Subscribes(PasswordResetStarted)
  async passwordForgotten(event: PayloadOf<typeof PasswordResetStarted>, { tx }: Delivery): Promise<void> {
    await this.mails.add(tx, passwordReset(event));
  }

  @Subscribes(EmailChangeStarted)
  async emailToConfirm(event: PayloadOf<typeof EmailChangeStarted>, delivery: Delivery): Promise<void> {
    await this.mails.add(delivery.tx, confirmEmail(event));
    await this.announce.execute(delivery, { notifications: notification.emailChangeStarted(event) });
  }

  @Subscribes(EmailChanged)
  async emailChanged(event: PayloadOf<typeof EmailChanged>, { tx, eventId }: Delivery): Promise<void> {
    await this.mails.add(tx, emailChanged(event, eventId));
  }

  @Subscribes(AccessTokenCreated)
  accessTokenCreated(event: PayloadOf<typeof AccessTokenCreated>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, { notifications: notification.accessTokenCreated(event) });
  }

  @Subscribes(OwnDataExportFinished)
  exportFinished(event: PayloadOf<typeof OwnDataExportFinished>, delivery: Delivery): Promise<void> {
    const service = event.name === 'audit-log' ? 'audit' : 'own_data';
    return this.announce.execute(delivery, { notifications: notification.exportFinished(event, service) });
  }

  @Subscribes(PasskeyChanged)
  passkeyChanged(event: PayloadOf<typeof PasskeyChanged>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, { notifications: notification.passkeyChanged(event) });
  }

  @Subscribes(UserDeleted)
  deleted({ userId }: PayloadOf<typeof UserDeleted>, { tx }: Delivery): Promise<void> {
    return this.forgetUser.execute(tx, userId);
  }

  @Subscribes(UserRegistered)
  registered(user: UserSnapshot, delivery: Delivery): Promise<void> {
    return this.known(user, delivery);
  }

  @Subscribes(UserUpdated)
  updated(user: UserSnapshot, delivery: Delivery): Promise<void> {
    return this.known(user, delivery);
  }

  private async known(user: UserSnapshot, { tx }: Delivery): Promise<void> {
    const news = await this.recipients.save(tx, user);
    if (news && !user.isActive) await forgetWebhooks(tx, user.id);
    const tips = user.marketingEmails ? gettingStarted(user) : undefined;
    if (tips) await this.mails.add(tx, tips);
  }
}
