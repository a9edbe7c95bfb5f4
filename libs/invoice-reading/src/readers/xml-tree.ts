import { SaxesParser } from 'saxes';
import { Unreadable } from '../unreadable.js';

/** Limits of one file: far beyond any invoice, far below what harms the process. */
const MAX_DEPTH = 64;
const MAX_ELEMENTS = 300_000;
const MAX_CHARACTERS = 12_000_000;

/** One element; names are local, so that prefixes do not matter. */
export class XmlElement {
  readonly children: XmlElement[] = [];
  text = '';

  constructor(
    readonly name: string,
    readonly namespace: string,
    /** In the file, counted from 1. */
    readonly line: number,
    private readonly attributes: Map<string, string>,
  ) {}

  attribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  /** Its children of that name. */
  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name);
  }

  /** The first descendant along these names, each one name or several ("A|B"); null when one is missing. */
  at(...path: string[]): XmlElement | null {
    let element: XmlElement | undefined = this;
    for (const step of path) {
      const names = step.split('|');
      element = element?.children.find((child) => names.includes(child.name));
    }
    return element ?? null;
  }
}

/**
 * The tree of a document. Only what an invoice needs: no document type, hence no entities of its own and nothing that
 * is fetched from elsewhere.
 * @throws Unreadable when it is not well-formed, has a document type, or is larger than any invoice
 */
export function parseXml(text: string): XmlElement {
  if (text.length > MAX_CHARACTERS) throw new Unreadable('The XML is too large.');
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlElement[] = [];
  let root: XmlElement | null = null;
  let count = 0;
  parser.on('error', () => refuse(`The XML is damaged in line ${parser.line}.`));
  parser.on('doctype', () => refuse('The XML brings its own document type, which electronic invoices never do.'));
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length >= MAX_DEPTH) refuse('The XML is nested too deeply.');
    if (++count > MAX_ELEMENTS) refuse('The XML has too many elements.');
    const values = new Map(Object.values(attributes).map((attribute) => [attribute.local, attribute.value]));
    const element = new XmlElement(local, uri, parser.line, values);
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const append = (part: string): void => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  return root ?? refuse('The XML is empty.');
}

function refuse(reason: string): never {
  throw new Unreadable(reason);
}
