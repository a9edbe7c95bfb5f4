import { run } from '#platform';
import { InvoiceModule } from './invoice.module.js';

run(InvoiceModule);
