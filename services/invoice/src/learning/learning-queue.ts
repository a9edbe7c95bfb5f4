import { Injectable } from '@nestjs/common';
import { DomainError, Jobs, Log } from '#platform';
import { InvoiceQueue, PictureQueue } from '../reading/invoice.queue.js';

/** A person corrects several fields in a row: they are learned together. */
const DELAY_MS = 2000;

/** Puts reviewed invoices in line to be learned from. */
@Injectable()
export class LearningQueue {
  constructor(
    private readonly jobs: Jobs,
    private readonly log: Log,
  ) {}

  /** A correction counts whether or not anything can be learned from it now. */
  async add(invoiceId: number): Promise<void> {
    const options = { key: keyOf(invoiceId), delayMs: DELAY_MS };
    try {
      await this.jobs.add(InvoiceQueue, 'learn-layout', { invoiceId }, options);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.log.warn({ err: error, invoiceId }, 'nothing learned from this review');
    }
  }

  /** What is a picture is read again behind the pictures. */
  async handOver(invoiceId: number): Promise<void> {
    await this.jobs.add(PictureQueue, 'learn-layout', { invoiceId }, { key: keyOf(invoiceId) });
  }
}

const keyOf = (invoiceId: number): string => `learn-${invoiceId}`;
