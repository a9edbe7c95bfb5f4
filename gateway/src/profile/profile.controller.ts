import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Patch, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ChangePassword,
  ChangePasswordInput,
  CloseAccount,
  GetPreferences,
  MessageAnswer,
  PasswordInput,
  PreferenceNameInput,
  Preferences,
  SetPreference,
  SetPreferenceInput,
  UpdateProfile,
  UpdateProfileInput,
  UpdateSettings,
  UpdateSettingsInput,
  User,
} from '#contracts';
import { Requests } from '#platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CanFail } from '../openapi/can-fail.js';
import { LinkThrottle } from '../session/link-throttle.js';
import { OwnSecrets } from '../session/own-secrets.js';
import { SESSION_COOKIE } from '../session/session-cookie.js';
import { Sessions } from '../session/sessions.js';

@ApiTags('Profile')
@Controller('api/user')
export class ProfileController {
  constructor(
    private readonly requests: Requests,
    private readonly sessions: Sessions,
    private readonly ownSecrets: OwnSecrets,
    private readonly throttle: LinkThrottle,
  ) {}

  /**
   * Changes the caller’s profile.
   * @remarks A new email address counts once the link that is mailed to it was followed; until then the answer names it
   * as `pendingEmail`. 429 after 5 new addresses in an hour, or as registering.
   */
  @CanFail(409, 429)
  @Patch('profile')
  updateProfile(@Body() input: UpdateProfileInput, @Ip() address: string): Promise<User> {
    return this.throttle.count('registration', address, () => this.requests.send(UpdateProfile, input));
  }

  /**
   * Changes the password.
   * @remarks Every other session of the user ends.
   */
  @CanFail(429)
  @HttpCode(200)
  @Post('change-password')
  async changePassword(@Body() input: ChangePasswordInput, @Req() { session }: FastifyRequest): Promise<MessageAnswer> {
    const { id, epoch, userId } = session!;
    const answer = await this.ownSecrets.prove(userId, () =>
      this.requests.send(ChangePassword, { ...input, session: { id, epoch } }),
    );
    this.sessions.endedOf(userId);
    return answer;
  }

  /**
   * Changes a setting.
   * @remarks Exactly one setting per call.
   */
  @CanFail(409)
  @Patch('settings')
  updateSettings(@Body() input: UpdateSettingsInput): Promise<User> {
    return this.requests.send(UpdateSettings, input);
  }

  /**
   * Closes the caller’s account.
   * @remarks Personal data is forgotten, orders and movements are kept under "Deleted user", and every session ends.
   * 409 while orders are open: the answer lists them in `orders`.
   */
  @CanFail(409, 429)
  @HttpCode(204)
  @Delete()
  async close(
    @Body() { password }: PasswordInput,
    @Req() { session }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { userId } = session!;
    await this.ownSecrets.prove(userId, () => this.requests.send(CloseAccount, { password }));
    this.sessions.endedOf(userId);
    void reply.clearCookie(SESSION_COOKIE, { path: '/' });
  }

  /** Answers how the caller likes the client to be. */
  @Get('preferences')
  preferences(): Promise<Preferences> {
    return this.requests.send(GetPreferences, {});
  }

  /**
   * Keeps one preference, or forgets it.
   * @remarks 422 when all together become too large.
   */
  @CanFail(422)
  @Put('preferences/:name')
  setPreference(@Param() { name }: PreferenceNameInput, @Body() { value }: SetPreferenceInput): Promise<Preferences> {
    return this.requests.send(SetPreference, { name, value });
  }
}
