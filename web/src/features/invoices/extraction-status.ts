import type { Tone } from '../../lib/tone';
import type { Invoice } from './api/list-invoices';

type Status = Invoice['extractionStatus'];

export const EXTRACTION_STATUS: Record<Status, { label: string; tone: Tone }> = {
  pending: { label: 'Waiting', tone: 'motion' },
  processing: { label: 'Reading', tone: 'motion' },
  completed: { label: 'Completed', tone: 'done' },
  needs_review: { label: 'Needs review', tone: 'waiting' },
  failed: { label: 'Failed', tone: 'action' },
};

export const isBeingRead = (status: Status) => status === 'pending' || status === 'processing';

/** How often is asked what has become of one that is being read. */
export const READING_POLL_MS = 2000;

/** Lines can go into stock only from an invoice that has been read. */
export const isRead = (status: Status) => status === 'completed' || status === 'needs_review';
