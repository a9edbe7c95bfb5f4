import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  AdminUpdateUser,
  AdminUpdateUserInput,
  Approvals,
  ApproveProduct,
  ApproveProducts,
  ApproveProductsInput,
  ApproveUser,
  AuditEntry,
  DeleteUser,
  ExportAudit,
  ExportAuditInput,
  GetAuditExport,
  GetSupplierApprovals,
  GetSystemSettings,
  IdInput,
  ListAllSuppliers,
  ListAllSuppliersInput,
  ListAudit,
  ListAuditInput,
  ListProductApprovals,
  ListUsers,
  ListUsersInput,
  PageInput,
  Product,
  RejectInput,
  RejectProduct,
  RejectProducts,
  RejectProductsInput,
  RejectUser,
  ResetPassword,
  ResetPasswordInput,
  ResetTwoFactor,
  ReviewedProducts,
  Supplier,
  SupplierApprovals,
  SystemSettings,
  UpdateSystemSettings,
  UpdateSystemSettingsInput,
  User,
} from '#contracts';
import { Requests, Storage } from '#platform';
import type { FastifyReply } from 'fastify';
import { CanFail } from '../openapi/can-fail.js';
import { Roles } from '../http/call.js';
import { ApiExport, ApiTableFile, sendExport, sendStored } from '../http/file.js';
import { ApiPage, sendPage } from '../http/page.js';
import { Sessions } from '../session/sessions.js';

@ApiTags('Admin')
@Roles('admin')
@Controller('api/admin')
export class AdminController {
  constructor(
    private readonly requests: Requests,
    private readonly sessions: Sessions,
    private readonly storage: Storage,
  ) {}

  /** Lists users. */
  @ApiPage(User)
  @Get('users')
  async users(@Query() query: ListUsersInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListUsers, query));
  }

  /**
   * Activates, deactivates or approves a user.
   * @remarks A deactivated user is logged out everywhere.
   */
  @CanFail(409)
  @Patch('users/:id')
  async updateUser(@Param() { id }: IdInput, @Body() input: AdminUpdateUserInput): Promise<User> {
    const user = await this.requests.send(AdminUpdateUser, { ...input, id });
    this.sessions.endedOf(user.id);
    return user;
  }

  /** Lists every supplier that has an owner, public or waiting for its owner's approval. */
  @ApiPage(Supplier)
  @Get('suppliers')
  async suppliers(@Query() query: ListAllSuppliersInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListAllSuppliers, query));
  }

  /** Answers what holds for the whole installation. */
  @Get('settings')
  settings(): Promise<SystemSettings> {
    return this.requests.send(GetSystemSettings, {});
  }

  /**
   * Changes what holds for the whole installation.
   * @remarks Everywhere within a minute. What is not said stays as it is.
   */
  @Put('settings')
  updateSettings(@Body() input: UpdateSystemSettingsInput): Promise<SystemSettings> {
    return this.requests.send(UpdateSystemSettings, input);
  }

  /** Lists what administrators did and how accounts were entered, newest first. */
  @ApiPage(AuditEntry)
  @Get('audit')
  async audit(@Query() query: ListAuditInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListAudit, query));
  }

  /**
   * Answers the audit log as a file, with the same filters.
   * @remarks Above 5,000 rows the answer is 202, and a notification leads to the file.
   */
  @ApiExport()
  @CanFail(409)
  @Get('audit/export')
  async exportAudit(@Query() query: ExportAuditInput, @Res() reply: FastifyReply): Promise<void> {
    await sendExport(reply, this.storage, await this.requests.send(ExportAudit, query));
  }

  /** Answers a file of it that was made in the background, for a day. */
  @ApiTableFile()
  @CanFail(409)
  @Get('audit/exports/:id')
  async exportedAudit(@Param() { id }: IdInput, @Res() reply: FastifyReply): Promise<void> {
    await sendStored(reply, this.storage, await this.requests.send(GetAuditExport, { id }));
  }

  /**
   * Lists sellers and products that wait for a decision, oldest first.
   * @remarks At most `limit` of each.
   */
  @ApiOkResponse({ type: Approvals })
  @Get('approvals')
  async approvals(@Query() { limit }: PageInput, @Res() reply: FastifyReply): Promise<void> {
    const [users, products] = await Promise.all([
      this.requests.page(ListUsers, { limit, role: 'seller', status: 'pending' }),
      this.requests.page(ListProductApprovals, { limit }),
    ]);
    const body = Buffer.concat([
      Buffer.from('{"users":'),
      users.body,
      Buffer.from(',"products":'),
      products.body,
      Buffer.from(`,"userCount":"${users.total}","productCount":"${products.total}"}`),
    ]);
    void reply.type('application/json; charset=utf-8').send(body);
  }

  /** Approves a seller. */
  @CanFail(409)
  @HttpCode(200)
  @Post('users/:id/approve')
  approveUser(@Param() { id }: IdInput): Promise<User> {
    return this.requests.send(ApproveUser, { id });
  }

  /**
   * Rejects a seller.
   * @remarks The seller reads the reason.
   */
  @CanFail(409)
  @HttpCode(200)
  @Post('users/:id/reject')
  rejectUser(@Param() { id }: IdInput, @Body() input: RejectInput): Promise<User> {
    return this.requests.send(RejectUser, { ...input, id });
  }

  /**
   * Closes a user’s account.
   * @remarks As they can themselves. 409 while orders are open (listed in `orders`), for the administrator’s own account
   * and for the last administrator.
   */
  @CanFail(409)
  @HttpCode(204)
  @Delete('users/:id')
  async deleteUser(@Param() { id }: IdInput): Promise<void> {
    await this.requests.send(DeleteUser, { id });
    this.sessions.endedOf(id);
  }

  /**
   * Gives a user a new password.
   * @remarks They are logged out everywhere.
   */
  @CanFail(409)
  @HttpCode(200)
  @Post('users/:id/reset-password')
  async resetPassword(@Param() { id }: IdInput, @Body() input: ResetPasswordInput): Promise<User> {
    const user = await this.requests.send(ResetPassword, { ...input, id });
    this.sessions.endedOf(id);
    return user;
  }

  /**
   * Switches a user’s two-factor authentication off and removes their passkeys.
   * @remarks For somebody who lost their device. 409 where there is neither. They are logged out everywhere.
   */
  @CanFail(409)
  @HttpCode(200)
  @Post('users/:id/reset-two-factor')
  async resetTwoFactor(@Param() { id }: IdInput): Promise<User> {
    const user = await this.requests.send(ResetTwoFactor, { id });
    this.sessions.endedOf(id);
    return user;
  }

  /** Approves a product. */
  @CanFail(409)
  @HttpCode(200)
  @Post('products/:id/approve')
  approveProduct(@Param() { id }: IdInput): Promise<Product> {
    return this.requests.send(ApproveProduct, { id });
  }

  /**
   * Rejects a product.
   * @remarks The owner reads the reason.
   */
  @CanFail(409)
  @HttpCode(200)
  @Post('products/:id/reject')
  rejectProduct(@Param() { id }: IdInput, @Body() input: RejectInput): Promise<Product> {
    return this.requests.send(RejectProduct, { ...input, id });
  }

  /** Answers how many of a supplier’s products wait, by which imports they came, and how many of its owner’s. */
  @Get('approvals/suppliers/:id')
  approvalsOfSupplier(@Param() { id }: IdInput): Promise<SupplierApprovals> {
    return this.requests.send(GetSupplierApprovals, { id });
  }

  /**
   * Approves all of a supplier’s products that wait, those of one import, or all of its owner’s.
   * @remarks At most 5,000 at once: the same call goes on with what remains. The owner is told once.
   */
  @CanFail(409)
  @HttpCode(200)
  @Post('approvals/suppliers/:id/approve')
  approveProducts(@Param() { id }: IdInput, @Body() input: ApproveProductsInput): Promise<ReviewedProducts> {
    return this.requests.send(ApproveProducts, { ...input, id });
  }

  /**
   * Rejects all of a supplier’s products that wait, those of one import, or all of its owner’s.
   * @remarks As they are approved. The owner reads the reason.
   */
  @CanFail(409)
  @HttpCode(200)
  @Post('approvals/suppliers/:id/reject')
  rejectProducts(@Param() { id }: IdInput, @Body() input: RejectProductsInput): Promise<ReviewedProducts> {
    return this.requests.send(RejectProducts, { ...input, id });
  }
}
