import { useState } from 'react';
import { BackLink } from '../../../kit/page/back-link';
import { PageHeader } from '../../../kit/page/page-header';
import { RecordNav } from '../../../kit/page/record-nav';
import { Surface } from '../../../kit/page/surface';
import { count } from '../../../lib/numbers';
import { formatDay } from '../../../lib/dates';
import { NO_CURRENCY } from '../../../lib/money';
import { paths } from '../../../lib/paths';
import type { InvoiceDetail } from '../api/get-invoice';
import { isInDoubt } from '../doubts';
import { isBeingRead, isRead } from '../extraction-status';
import { otherReadingsOf, printedPriceOf } from '../extracted';
import { useWhichOrder } from '../use-which-order';
import { AccountCard } from './account-card';
import { DocumentView } from './document-view';
import { ImportButton } from './import-button';
import { InvoiceFields } from './invoice-fields';
import { InvoiceMenu } from './invoice-menu';
import { InvoiceState } from './invoice-state';
import { InvoiceNotices } from './invoice-notices';
import styles from './invoice-review.module.css';
import { Lines } from './lines';
import { MailFacts } from './mail-facts';
import { NextDoubt } from './next-doubt';

/** The document at left, what was read from it at right. */
export function InvoiceReview({ detail }: { detail: InvoiceDetail }) {
  const { invoice, lineItems } = detail;
  const [active, setActive] = useState<string>();
  const { extractionStatus, invoiceNumber, vendorName, invoiceDate, fileName } = invoice;
  const askWhichOrder = useWhichOrder(invoice.id, lineItems);
  const doubts = lineItems.filter(isInDoubt).length;
  return (
    <>
      <PageHeader
        above={
          <>
            <BackLink to={paths.orders({ tab: 'upload' })} list="invoices">
              Invoices
            </BackLink>
            <RecordNav list="invoices" id={invoice.id} to={paths.invoice} />
          </>
        }
        title={invoiceNumber ? `Invoice ${invoiceNumber}` : fileName}
        beside={<InvoiceState invoice={invoice} />}
        summary={[
          vendorName,
          invoiceDate && formatDay(invoiceDate),
          lineItems.length > 0 && count(lineItems.length, 'line'),
          doubts > 0 && `${doubts} in doubt`,
        ]
          .filter(Boolean)
          .join(' · ')}
        secondary={
          <>
            <NextDoubt detail={detail} />
            <InvoiceMenu invoice={invoice} lines={lineItems} />
          </>
        }
        primary={
          isRead(extractionStatus) && <ImportButton invoice={invoice} lines={lineItems} askWhichOrder={askWhichOrder} />
        }
        staysInReach
      />
      <div className={styles.columns}>
        <Surface title="Document" className={styles.document}>
          <div className={styles.scroll} tabIndex={0} role="region" aria-label="Document">
            <DocumentView detail={detail} active={active} />
          </div>
        </Surface>
        <div className={styles.found}>
          <InvoiceNotices invoice={invoice} />
          {invoice.mail && <MailFacts mail={invoice.mail} />}
          {!isBeingRead(extractionStatus) && (
            <>
              <Surface title={extractionStatus === 'failed' ? 'Enter by hand' : 'Invoice'}>
                <InvoiceFields invoice={invoice} onFocus={setActive} />
              </Surface>
              <Surface title="Lines" flush>
                <Lines
                  invoiceId={invoice.id}
                  lines={lineItems}
                  otherReadings={(position) => otherReadingsOf(invoice, position)}
                  printedPrice={(line) => printedPriceOf(invoice, line)}
                  currency={invoice.currency ?? NO_CURRENCY}
                  order={invoice.order}
                  askWhichOrder={askWhichOrder}
                  onLook={setActive}
                />
              </Surface>
              <AccountCard detail={detail} onLook={setActive} />
            </>
          )}
        </div>
      </div>
    </>
  );
}
