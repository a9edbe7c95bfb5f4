import { lazy, Suspense } from 'react';
import type { InvoiceDetail } from '../api/get-invoice';
import { extractedOf, highlightsOf, lineMarksOf } from '../extracted';
import styles from './document-view.module.css';
import { BlankPage } from './blank-page';
import { Highlights } from './highlights';
import { TextDocument } from './text-document';

/** Reading PDFs in the browser is a megabyte of code: it loads with the first one. */
const PdfDocument = lazy(async () => ({ default: (await import('./pdf-document')).PdfDocument }));

interface Props {
  detail: InvoiceDetail;
  /** What is being looked at in the fields beside it. */
  active?: string;
}

/** The original, with what was found on it lit. */
export function DocumentView({ detail, active }: Props) {
  const { invoice } = detail;
  const url = `/api/invoices/${invoice.id}/file`;
  const { fileType } = invoice;
  const highlights = highlightsOf(detail);
  if (fileType === 'application/pdf') {
    return (
      <Suspense fallback={<BlankPage />}>
        <PdfDocument url={url} highlights={highlights} active={active} />
      </Suspense>
    );
  }
  if (fileType.startsWith('image/')) {
    const page = extractedOf(invoice).pages[0];
    return (
      <div className={styles.page}>
        <img src={url} alt={`The uploaded file ${invoice.fileName}`} className={styles.image} />
        {page && <Highlights highlights={highlights} page={page} active={active} />}
      </div>
    );
  }
  return <TextDocument invoiceId={invoice.id} url={url} marks={lineMarksOf(detail)} active={active} />;
}
