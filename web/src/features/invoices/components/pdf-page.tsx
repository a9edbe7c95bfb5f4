import type { PDFDocumentProxy } from 'pdfjs-dist';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { Highlight } from '../extracted';
import styles from './document-view.module.css';
import { Highlights } from './highlights';

interface Props {
  document: PDFDocumentProxy;
  number: number;
  highlights: Highlight[];
  active?: string;
}

/** Sharp on dense screens and when the column is wide. */
const SCALE = 2;

export function PdfPage({ document, number, highlights, active }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState<{ width: number; height: number }>();

  useEffect(() => {
    let cancel = () => {};
    let left = false;
    const draw = async () => {
      const page = await document.getPage(number);
      if (left || !canvas.current) return;
      const { width, height } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: SCALE });
      canvas.current.width = viewport.width;
      canvas.current.height = viewport.height;
      setSize({ width, height });
      const task = page.render({ canvas: canvas.current, viewport });
      cancel = () => task.cancel();
      await task.promise;
    };
    // Leaving the page while it is drawn cancels the drawing, which is how pdf.js says so.
    draw().catch(() => {});
    return () => {
      left = true;
      cancel();
    };
  }, [document, number]);

  return (
    <div className={styles.page}>
      <canvas
        ref={canvas}
        className={clsx(styles.image, !size && styles.blank)}
        role="img"
        aria-label={`Page ${number} of the invoice`}
      />
      {size && <Highlights highlights={highlights} page={{ number, ...size }} active={active} />}
    </div>
  );
}
