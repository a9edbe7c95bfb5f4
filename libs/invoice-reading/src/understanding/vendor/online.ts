import { companyKey } from '../../company-name.js';
import { bottom } from '../../page-model.js';
import { fold } from '../fold.js';
import type { Cell } from '../cells.js';
import { sameName } from './names.js';

/** The names in web and mail addresses: "info@azure-interior.com" → "azure-interior". */
export const webNames = (cells: Cell[]): string[] =>
  hostNames(cells, /(?:@|www\.|https?:\/\/(?:www\.)?)([\p{L}\d-]+(?:\.[\p{L}\d-]+)+)/giu);
/** Those of web sites alone, which may fill their cell without "www". */
export const siteNames = (cells: Cell[]): string[] => [
  ...hostNames(cells, /(?:www\.|https?:\/\/(?:www\.)?)([\p{L}\d-]+(?:\.[\p{L}\d-]+)+)/giu),
  ...hostNames(cells, /^([\p{L}\d-]{4,}\.(?:com|net|org|eu|io|shop|co(?:m)?\.[a-z]{2}|[a-z]{2}))\/?$/giu),
];

function hostNames(cells: Cell[], address: RegExp): string[] {
  return unwrapped(cells).flatMap((text) =>
    [...text.matchAll(address)].map(([, host]) => {
      // The last label is that of a country or of all companies.
      const labels = host!.toLowerCase().split('.').slice(0, -1);
      return labels.filter((label) => label.length > 3).at(-1) ?? labels[0]!;
    }),
  );
}

/** "accounts@granite-" over "fasteners.com" is one address: what follows is no site of its own. */
function unwrapped(cells: Cell[]): string[] {
  const rest = new Map(
    cells.flatMap((cell) => (isCutAddress(cell.text) ? [[cell, cells.find((other) => isRestOf(other, cell))]] : [])),
  );
  const taken = new Set(rest.values());
  return cells.filter((cell) => !taken.has(cell)).map((cell) => cell.text + (rest.get(cell)?.text ?? ''));
}
/** In narrow columns addresses wrap, at hyphens first. */
const isCutAddress = (text: string): boolean => /(?:@|www\.)\S*[-.]$/i.test(text);
const isRestOf = ({ page, box, words }: Cell, cut: Cell): boolean =>
  isCutAddress(cut.text) &&
  words.length === 1 &&
  page === cut.page &&
  Math.abs(box.x - cut.box.x) < 1 &&
  box.y > cut.box.y &&
  box.y - bottom(cut.box) < cut.box.height;

/**
 * A domain names a company by most of its name, or in full: "azure" alone is not "azure-interior.com". The parts of a domain
 * may stand in another order: "aranda-industrial.es" of "Industrial Aranda S.A.".
 */
export function isNamedBy(web: string, name: string): boolean {
  const host = companyKey(web);
  const parts = web.split('-').map(companyKey);
  const isOfParts = parts.length > 1 && parts.every((part) => part.length >= PART);
  return spellings(name).some(
    (key) =>
      (host.includes(key) && key.length > host.length * 0.6) ||
      (host.length > 4 && key.includes(host)) ||
      (isOfParts && parts.every((part) => key.includes(part))),
  );
}
/** In letters. */
const PART = 5;

/** Domains have no "&": it is left out there, or spelled. */
const spellings = (name: string): string[] =>
  ['', ' and ', ' und ', ' et ', ' y ', ' e ', ' en ']
    .slice(0, name.includes('&') ? undefined : 1)
    .map((and) => companyKey(name.replace(/&/g, and)));

/** Who has an address in the net. Where both parties print one, a web site tells, which only senders print. */
export function onlineNames(names: string[], cells: Cell[]): (name: string) => boolean {
  const namedBy = (webs: string[]): string[] => names.filter((name) => webs.some((web) => isNamedBy(web, name)));
  const isOne = (some: string[]): boolean => some.every((name) => sameName(name, some[0]!));
  const told = [namedBy(webNames(cells)), namedBy(siteNames(cells))];
  const known = told.find((some) => some.length > 0 && isOne(some));
  return (name) => known?.includes(name) ?? false;
}

/** Every one of these addresses, of which there is one at least, names it. */
export const isOnlyOne = (webs: string[], name: string): boolean =>
  webs.length > 0 && webs.every((web) => isNamedBy(web, name));

/** In how many ways whoever stands over this address can be reached: mail, web site, telephone. */
export const waysToReach = (address: Cell[]): number =>
  [
    address.some(({ text }) => /\S@\S/.test(text)),
    address.some(({ text }) => PHONE.test(text)),
    siteNames(address).length > 0,
  ].filter(Boolean).length;
const PHONE = /^(?:Tel|T[ée]l|Phone|Fon|Mob|T |\+\d{1,3}[ (]|\(\d{3}\) |0\d{1,4}[ /-]\d{2,4} \d{3,4}$)/;

/** Where sellers are written to, and nobody else; "invoices@" is where receivers want them to be sent. */
const SALES =
  /(?:^|[\s:])(?:sales|shop|verkauf|vertrieb|ventes?|ventas|vendite|vendas|verkoop|prodej|sprzedaz|salg|forsaljning|orders?|bestellung(?:en)?|bestellen|commandes?|pedidos?|encomendas|ordini|bestelling(?:en)?|zamowienia|objednavk[ay]|ordrer?|bestallning|comenzi|narudzbe|narocila|rendeles|tilaukset|siparis)@([\p{L}\d-]+(?:\.[\p{L}\d-]+)+)/giu;

/** Whose mailbox for buyers stands below the name. */
export const sellsByMail = (name: string, address: Cell[]): boolean =>
  hostNames(address, SALES).some((web) => isNamedBy(web, name));

/** The mailbox has a word of the name: "dubois.atelier@mail.com". */
export const isPersonalMail = (text: string, name: string): boolean => {
  const mailbox = /([\p{L}\d._-]+)@/u.exec(text)?.[1];
  return (
    mailbox !== undefined &&
    fold(name)
      .split(' ')
      .some((word) => word.length > 4 && companyKey(mailbox).includes(word))
  );
};
