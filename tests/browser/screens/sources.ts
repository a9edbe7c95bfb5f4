import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

/** What the client's sources say that there is, so that nothing of it can be left out of the table of screens. */
const SOURCES = resolve(import.meta.dirname, '../../../web/src');

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.spec.') && !file.startsWith('testing/'),
);
const read = (file: string): string => readFileSync(join(SOURCES, file), 'utf8');

/** Every address of the router, e.g. '/orders/:orderId'; '*' is any other. */
export function routes(): string[] {
  const routeFiles = files.filter((file) => /(^|\/)(routes|router)\.tsx$/.test(file));
  return [
    ...new Set(routeFiles.flatMap((file) => pathsIn(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest)))),
  ];
}

function pathsIn(node: ts.Node, parent = ''): string[] {
  const found: string[] = [];
  let here = parent;
  if (ts.isObjectLiteralExpression(node)) {
    const own = node.properties.find(
      (property): property is ts.PropertyAssignment =>
        ts.isPropertyAssignment(property) && ts.isIdentifier(property.name) && property.name.text === 'path',
    );
    if (own && ts.isStringLiteral(own.initializer)) {
      const { text } = own.initializer;
      here = /^[/*]/.test(text) ? text : `${parent}/${text}`;
      found.push(here);
    }
  }
  ts.forEachChild(node, (child) => void found.push(...pathsIn(child, here)));
  return found;
}

/** What the others are made of: it is opened with each of them. */
const KIT = /^kit\/(dialog|page)\//;
const OPENS =
  /<(Dialog|ReasonDialog|OrderDialog|WelcomeDialog|Drawer|Modal|Popover|PopoverButton|MenuButton)\b|\bconfirm\(\{/;

/** The files that put a dialog, drawer, question, panel or menu on the screen. */
export function overlays(): string[] {
  return files.filter((file) => !KIT.test(file) && OPENS.test(read(file)));
}

/** The values of `?tab=` that each page with tabs knows; the first of each is the default and not in the address. */
export function tabs(): string[] {
  return files.flatMap((file) => {
    const list = /useTab\(\[([^\]]*)\]\)/.exec(read(file))?.[1];
    return (list?.match(/'([\w-]+)'/g) ?? []).slice(1).map((word) => word.replaceAll("'", ''));
  });
}
