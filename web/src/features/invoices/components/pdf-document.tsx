import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';
import { ErrorState } from '../../../kit/state/error-state';
import type { Highlight } from '../extracted';
import { BlankPage } from './blank-page';
import { PdfPage } from './pdf-page';

GlobalWorkerOptions.workerSrc = workerUrl;

interface Props {
  url: string;
  highlights: Highlight[];
  active?: string;
}

/** A long invoice is read to its end, but not drawn to its end. */
const PAGES_SHOWN = 20;

/** What is wrong with the file itself, and stays wrong. */
const FAULTS: Record<string, string> = {
  InvalidPDFException: 'The file is damaged and cannot be shown',
  PasswordException: 'The file asks for a password and cannot be shown',
};
const faultOf = (error: unknown) => (error instanceof Error ? FAULTS[error.name] : undefined);

export function PdfDocument({ url, highlights, active }: Props) {
  const [document, setDocument] = useState<PDFDocumentProxy>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const loading = getDocument({ url, withCredentials: true });
    let left = false;
    // Destroying it below makes the promise fail, which is no error.
    loading.promise.then(setDocument, (reason: unknown) => !left && setError(reason));
    return () => {
      left = true;
      setDocument(undefined);
      void loading.destroy();
    };
  }, [url, attempt]);

  if (error) {
    return (
      <ErrorState
        title={faultOf(error) ?? 'The document cannot be shown'}
        error={error}
        onRetry={
          faultOf(error)
            ? undefined
            : () => {
                setError(undefined);
                setAttempt(attempt + 1);
              }
        }
      />
    );
  }
  if (!document) return <BlankPage />;
  const count = Math.min(document.numPages, PAGES_SHOWN);
  return Array.from({ length: count }, (_, index) => (
    <PdfPage key={index} document={document} number={index + 1} highlights={highlights} active={active} />
  ));
}
