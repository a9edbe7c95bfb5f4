import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AcceptConnection,
  DeclineConnection,
  DeclineInput,
  IdInput,
  ListBuyersOfSupplier,
  ListRelationshipsInput,
  ListSuppliersOfBuyer,
  Relationship,
  RemoveConnection,
  SupplierIdInput,
} from '#contracts';
import { Requests } from '#platform';
import type { FastifyReply } from 'fastify';
import { ApiPage, sendPage } from '../http/page.js';

@ApiTags('Relationships')
@Controller('api')
export class RelationshipsController {
  constructor(private readonly requests: Requests) {}

  /** The caller's, as a buyer. */
  @ApiPage(Relationship)
  @Get('relationships')
  async asBuyer(@Query() query: ListRelationshipsInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListSuppliersOfBuyer, query));
  }

  /** Those of the caller's own suppliers. */
  @ApiPage(Relationship)
  @Get('buyer-supplier-relationships/supplier')
  async asSupplier(@Query() query: ListRelationshipsInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListBuyersOfSupplier, query));
  }

  /** The supplier's owner lets the buyer in. */
  @HttpCode(200)
  @Post('relationships/:id/accept')
  accept(@Param() { id }: IdInput): Promise<Relationship> {
    return this.requests.send(AcceptConnection, { id });
  }

  @HttpCode(200)
  @Post('relationships/:id/decline')
  decline(@Param() { id }: IdInput, @Body() input: DeclineInput): Promise<Relationship> {
    return this.requests.send(DeclineConnection, { ...input, id });
  }

  /** The buyer leaves a supplier. */
  @HttpCode(204)
  @Delete('relationships/suppliers/:supplierId')
  async remove(@Param() { supplierId }: SupplierIdInput): Promise<void> {
    await this.requests.send(RemoveConnection, { supplierId });
  }
}
