import type { Draft } from '../draft.js';
import type { Page } from '../page-model.js';
import type { Proof } from '../proof.js';

/** The page that carries an electronic invoice inside, as understood on its own. */
export interface PrintedInvoice {
  pages: Page[];
  draft: Draft;
  proof: Proof;
}
