import { nativePush } from './native-push.js';
import { getDocument, normalizeUnicode, OPS, PasswordResponses } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

// Its polyfills replace `push` over a corner case of Node 20's: without the native one all code here takes a tenth longer.
Array.prototype.push = nativePush;

export { getDocument, normalizeUnicode, OPS, PasswordResponses };
export type { PDFDocumentProxy, PDFPageProxy };
/** Part of a page's text. */
export type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
/** Which of a document's layers are switched on. */
export type Layers = Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>;
