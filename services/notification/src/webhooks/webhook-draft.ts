import type { WebhookType } from '#contracts';

/** An event as the endpoints of one user are told of it. */
export interface WebhookDraft {
  /** Null when there is nobody to tell, e.g. a supplier without owner. */
  userId: number | null;
  type: WebhookType;
  /** In the fields of the API. */
  data: object;
}
