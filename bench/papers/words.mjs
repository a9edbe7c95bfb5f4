import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The words of the trade, one file per language (and one per country for what differs): `key: a | b ~ c | d`. What stands
 * before `~` is for open papers, what stands after it for closed ones; without `~` both groups share it, because
 * the country has no other word. Words of sealed papers have files of their own, for they are not to be looked at.
 */
const FOLDER = join(import.meta.dirname, 'words');
const SEALED = '../sealed/words';

export function entriesOf(name) {
  const path = join(FOLDER, `${name}.txt`);
  if (!existsSync(path)) return {};
  const lines = readFileSync(path, 'utf8').split('\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const cut = line.indexOf(':');
      return cut < 1 || line.startsWith('#') ? [] : [[line.slice(0, cut).trim(), line.slice(cut + 1).trim()]];
    }),
  );
}

export const listOf = (text) => text.split('|').map((item) => item.trim());

export function choicesOf(text, group) {
  const [open, closed] = text.split('~');
  return listOf(group === 'closed' && closed !== undefined ? closed : open);
}

const TAX = 'VAT|GST|Tax|MwSt|USt|TVA|TTC|IVA|BTW|DPH|ÁFA|Moms|MVA|ALV|KDV|Vergi|ΦΠΑ|PDV|DDV|ДДС|PVM|PVN|km-ga|Brutt';

/** What a paper without tax, or with tax in its prices, would not print. */
const UNFIT = {
  untaxed: { total: new RegExp(TAX, 'i'), title: /daňový/ },
  gross: { price: new RegExp(`${TAX}|net|HT$|H\\.T|\\(veroton|bez |be |brez |km-ta`, 'i') },
};

/** The vocabulary of one paper: for each key one synonym of its group that fits how it taxes, and lists as they are. */
export function vocabularyOf(random, code, language, group, prices) {
  const entries = entriesFor(code, language, group);
  const chosen = Object.fromEntries(
    Object.entries(entries).map(([key, text]) => [
      key,
      random.fork(key).pick(fitting(choicesOf(text, group), UNFIT[prices]?.[key])),
    ]),
  );
  return { word: (key) => chosen[key], list: (key) => listOf(entries[key] ?? ''), has: (key) => key in entries };
}

export function entriesFor(code, language, group) {
  const own = (name) => (group === 'sealed' ? entriesOf(join(SEALED, name)) : {});
  return Object.assign({}, ...[language, code].flatMap((name) => [entriesOf(name), own(name)]));
}

const fitting = (choices, unfit) => {
  const fit = choices.filter((choice) => !unfit?.test(choice));
  return fit.length ? fit : choices;
};

/** Articles as the lists hold them: name, unit and usual price in euros. */
export function articlesOf(vocabulary, trade) {
  return vocabulary.list(trade).map((entry) => {
    const [, name, unit, price] = /^(.+?) @(\w+) ([\d.]+)$/.exec(entry) ?? [];
    if (!name) throw new Error(`not an article: ${entry}`);
    return { name, unit, price: Number(price) };
  });
}
