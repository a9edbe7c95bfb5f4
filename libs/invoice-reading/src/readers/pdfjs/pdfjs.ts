import { parse, push, stringify } from './natives.js';
import { getDocument, normalizeUnicode, OPS, PasswordResponses } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

// Its polyfills replace these over corner cases of Node 20's: without the native `push` all code here takes a tenth longer,
// and without the native `stringify` what was read of thousands of lines ten times as long.
Array.prototype.push = push;
Object.assign(JSON, { parse, stringify });

export { getDocument, normalizeUnicode, OPS, PasswordResponses };
export type { PDFDocumentProxy, PDFPageProxy };
/** Part of a page's text. */
export type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
/** Which of a document's layers are switched on. */
export type Layers = Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>;
