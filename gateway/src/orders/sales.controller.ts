import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ExportSales,
  ExportSalesInput,
  GetSales,
  ListSales,
  ListSalesInput,
  Sales,
  SalesPeriodInput,
  SalesShare,
} from '#contracts';
import { Requests, Storage } from '#platform';
import type { FastifyReply } from 'fastify';
import { ApiExport, sendExport } from '../http/file.js';
import { ApiPage, sendPage } from '../http/page.js';
import { CanFail } from '../openapi/can-fail.js';
import { ForPrograms } from '../tokens/for-programs.js';

@ApiTags('Orders')
@ForPrograms('orders')
@Controller('api/orders/analytics')
export class SalesController {
  constructor(
    private readonly requests: Requests,
    private readonly storage: Storage,
  ) {}

  /**
   * What the caller's suppliers sold in a period, against as many days before it.
   * @remarks Seller mode only. Revenue is what was delivered in the period; no sum is over two currencies.
   */
  @CanFail(403)
  @Get()
  figures(@Query() query: SalesPeriodInput): Promise<Sales> {
    return this.requests.send(GetSales, query);
  }

  /** What was delivered in the period by product, buyer or category, the highest revenue first. */
  @CanFail(403)
  @ApiPage(SalesShare)
  @Get('breakdown')
  async list(@Query() query: ListSalesInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListSales, query));
  }

  /**
   * Answers the breakdown as a file.
   * @remarks Above 5,000 rows the answer is 202, and a notification leads to the file.
   */
  @CanFail(403, 409)
  @ApiExport()
  @Get('export')
  async export(@Query() query: ExportSalesInput, @Res() reply: FastifyReply): Promise<void> {
    await sendExport(reply, this.storage, await this.requests.send(ExportSales, query));
  }
}
