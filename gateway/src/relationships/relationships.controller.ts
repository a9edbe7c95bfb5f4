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
import { CanFail } from '../openapi/can-fail.js';
import { ApiPage, sendPage } from '../http/page.js';
import { ForPrograms } from '../tokens/for-programs.js';

@ApiTags('Relationships')
@ForPrograms('network')
@Controller('api')
export class RelationshipsController {
  constructor(private readonly requests: Requests) {}

  /** Lists the caller's relationships as a buyer. */
  @ApiPage(Relationship)
  @Get('relationships')
  async asBuyer(@Query() query: ListRelationshipsInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListSuppliersOfBuyer, query));
  }

  /** Lists the relationships of the caller's own suppliers. */
  @ApiPage(Relationship)
  @Get('buyer-supplier-relationships/supplier')
  async asSupplier(@Query() query: ListRelationshipsInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListBuyersOfSupplier, query));
  }

  /** Lets a buyer in, as the supplier's owner. */
  @CanFail(409)
  @HttpCode(200)
  @Post('relationships/:id/accept')
  accept(@Param() { id }: IdInput): Promise<Relationship> {
    return this.requests.send(AcceptConnection, { id });
  }

  /** Declines a request, as the supplier's owner. */
  @CanFail(409)
  @HttpCode(200)
  @Post('relationships/:id/decline')
  decline(@Param() { id }: IdInput, @Body() input: DeclineInput): Promise<Relationship> {
    return this.requests.send(DeclineConnection, { ...input, id });
  }

  /** Leaves a supplier, as its buyer. */
  @CanFail(409)
  @HttpCode(204)
  @Delete('relationships/suppliers/:supplierId')
  async remove(@Param() { supplierId }: SupplierIdInput): Promise<void> {
    await this.requests.send(RemoveConnection, { supplierId });
  }
}
