import { nativePush } from './native-push.js';
import { getDocument, OPS, PasswordResponses } from 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

// Its polyfills replace `push` over a corner case of Node 20's: without the native one all code here takes a tenth longer.
Array.prototype.push = nativePush;

export { getDocument, OPS, PasswordResponses };
export type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
