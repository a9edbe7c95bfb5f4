import iconv from 'iconv-lite';
import { Unreadable } from '../unreadable.js';

/** Bytes that are looked at to tell what a file is: prolog and comments before the root may be long. */
const HEAD = 16_384;
/** Single-byte and UTF encodings that invoices are written in. */
const ENCODINGS = /^(?:utf-?8|utf-?16(?:le|be)?|us-ascii|iso-?8859-?\d{1,2}|latin1|windows-125\d|cp125\d)$/i;

/**
 * An XML file's text, by its byte order mark or the encoding that its prolog declares.
 * @throws Unreadable when it declares an encoding that is unknown or not the one it is in
 */
export function decodeXml(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const encoding = utf16Of(buffer) ?? declaredEncoding(buffer) ?? 'utf-8';
  if (!ENCODINGS.test(encoding)) throw new Unreadable(`The XML is written in “${encoding}”, which cannot be read.`);
  const text = /^utf-?8$/i.test(encoding) ? strictUtf8(buffer) : iconv.decode(buffer, encoding);
  return text.replace(/^\uFEFF/, '');
}

/** Whether the bytes are XML of any kind, going by how they begin. */
export function isXml(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, HEAD));
  const text = utf16Of(head) ? iconv.decode(head, utf16Of(head)!) : head.toString('latin1').replace(/^ï»¿/, '');
  return /^\uFEFF?\s*(?:<\?xml[\s?]|<!--|<!DOCTYPE\s(?!html)|<[\p{L}_][\w.-]*(?::[\w.-]+)?(?:\s+[\w:.-]+\s*=|\s*\/?>))/iu.test(
    text,
  );
}

function utf16Of([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0 && third !== 0 && fourth === 0)) {
    return 'utf-16le';
  }
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c && third === 0 && fourth !== 0)
    ? 'utf-16be'
    : null;
}

/** "UTF-16" declared in single bytes is a slip of whoever converted the file. */
function declaredEncoding(buffer: Buffer): string | null {
  const prolog = buffer.toString('latin1', 0, 200);
  const declared = /^(?:ï»¿)?\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']+)["']/.exec(prolog)?.[1];
  return !declared || /^utf-?16/i.test(declared) ? null : declared;
}

function strictUtf8(buffer: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(buffer);
  } catch {
    throw new Unreadable('The XML is not in the encoding that it declares.');
  }
}
