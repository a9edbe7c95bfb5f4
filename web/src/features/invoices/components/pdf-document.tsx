import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';
import { ErrorState } from '../../../kit/state/error-state';
import type { Highlight } from '../extracted';
import { PdfPage } from './pdf-page';

GlobalWorkerOptions.workerSrc = workerUrl;

interface Props {
  url: string;
  highlights: Highlight[];
  active?: string;
}

/** A long invoice is read to its end, but not drawn to its end. */
const PAGES_SHOWN = 20;

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
        title="The document cannot be shown"
        error={error}
        onRetry={() => {
          setError(undefined);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  const count = Math.min(document?.numPages ?? 0, PAGES_SHOWN);
  return Array.from({ length: count }, (_, index) => (
    <PdfPage key={index} document={document!} number={index + 1} highlights={highlights} active={active} />
  ));
}
