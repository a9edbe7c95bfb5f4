import { describe, expect, it } from '@jest/globals';
import { composeSet } from './compose.mjs';
import { abnHolds, checks, firmNumbers, gstin, iban, ibanHolds } from './identities.mjs';
import { randomOf } from './random.mjs';
import { SEALED_CODES } from './sealed/designs.mjs';
import { entriesFor, entriesOf, listOf, vocabularyOf } from './words.mjs';
import { LOCALES } from './locales.mjs';

const COUNT = 40;
const setOf = (group: string) => composeSet({ group, seed: 'test', count: COUNT });
const sets = { open: setOf('open'), closed: setOf('closed'), sealed: setOf('sealed') };
const papers = Object.values(sets).flat();
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('generated papers', () => {
  it('are the same for the same seed', () => {
    for (const group of ['open', 'sealed'] as const) {
      const again = setOf(group);
      expect(again.map(({ truth }) => truth)).toEqual(sets[group].map(({ truth }) => truth));
      expect(again.map(({ document }) => document.html)).toEqual(sets[group].map(({ document }) => document.html));
    }
  });

  it('add up: lines, discount, charges, taxes and rounding make the total', () => {
    for (const { name, paper, truth } of papers) {
      const charges = sum((paper.charges ?? []).map(({ amount }: { amount: number }) => amount));
      const goods =
        sum(truth.lineItems.map(({ lineTotal }: { lineTotal: number }) => lineTotal)) -
        (paper.discount?.amount ?? 0) +
        charges;
      const taxes = paper.prices === 'gross' ? 0 : truth.taxAmount;
      expect([name, goods + taxes + paper.rounding]).toEqual([name, truth.totalAmount]);
    }
  });

  it('leave no word unsaid and no value undefined', () => {
    for (const { name, document } of papers) {
      expect([name, /⟨\w+⟩|undefined|NaN|\[object/.exec(document.html)?.[0]]).toEqual([name, undefined]);
    }
  });

  it('differ in more than they share between the open and the closed group', () => {
    const looks = (group: 'open' | 'closed') => new Set(sets[group].map(({ design }) => design.frame + design.totals));
    expect([...looks('open')].filter((look) => looks('closed').has(look))).toEqual([]);
  });

  it('of the sealed group are of many families, none of which the other groups have', () => {
    const families = new Set(sets.sealed.map(({ design }) => design.family));
    expect(families.size).toBeGreaterThan(14);
    for (const { design } of [...sets.open, ...sets.closed]) expect(design.family).toBeUndefined();
  });
});

describe('contradicting twins', () => {
  it('exist for every paper, of many kinds, and differ from it in print', () => {
    const kinds = new Set(papers.map(({ twin }) => twin?.kind));
    expect(kinds).not.toContain(undefined);
    expect(kinds.size).toBeGreaterThan(55);
    for (const { twin, document } of papers) expect(twin?.document.html).not.toBe(document.html);
  });
});

describe('identities', () => {
  const random = randomOf('identities');
  const countries = [...new Set(Object.values(LOCALES).map(({ country }) => country as string))];

  it('carry check digits that hold', () => {
    // Known numbers of the tax offices' own examples.
    expect(checks('DE', '136695976')).toBe(true);
    expect(checks('DK', '13585628')).toBe(true);
    expect(checks('FR', '732829320')).toBe(true);
    expect(checks('PL', '1234563218')).toBe(true);
    expect(checks('DE', '136695967')).toBe(false);
    expect(gstin('27AAPFU0939F1Z')).toBe('27AAPFU0939F1ZV');
    expect(abnHolds('51824753556')).toBe(true);
    expect(ibanHolds('DE89370400440532013000')).toBe(true);
    for (const country of countries) {
      const { bare } = firmNumbers(random, country);
      if (!['US', 'GB', 'IN', 'AU'].includes(country))
        expect([country, bare, checks(country, bare)]).toEqual([country, bare, true]);
      const account = iban(random, country);
      if (account) expect([account, ibanHolds(account)]).toEqual([account, true]);
    }
  });
});

describe('vocabularies', () => {
  it('have every key of the English one', () => {
    const languages = [...new Set(Object.values(LOCALES).map(({ lang }) => lang as string))];
    const keys = Object.keys(entriesOf('en'));
    for (const language of languages) {
      const known = entriesOf(language);
      expect([language, keys.filter((key) => !(key in known))]).toEqual([language, []]);
    }
  });

  it('of the sealed group repeat few words of the other two, and say all that its families print', () => {
    const entries = (code: string, group: string) =>
      Object.entries<string>(entriesFor(code, LOCALES[code]?.['lang'], group));
    const words = SEALED_CODES.flatMap((code) => {
      const others = new Set(entries(code, 'open').flatMap(([, text]) => listOf(text.replaceAll('~', '|'))));
      return entries(code, 'sealed').flatMap(([, text]) => listOf(text).map((word: string) => others.has(word)));
    });
    expect(words.filter(Boolean).length / words.length).toBeLessThan(0.35);
    const keys = entries('en-GB', 'sealed').map(([key]) => key);
    for (const code of SEALED_CODES) {
      const own = new Set(entries(code, 'sealed').map(([key]) => key));
      expect([code, keys.filter((key) => !own.has(key))]).toEqual([code, []]);
    }
  });

  it('call neither prices with tax net, nor totals without tax taxed', () => {
    for (let seed = 0; seed < 20; seed++) {
      const word = (prices: string, key: string) =>
        vocabularyOf(randomOf(seed), 'pl-PL', 'pl', 'open', prices).word(key) as string;
      expect(word('gross', 'price')).not.toMatch(/netto/);
      expect(word('untaxed', 'total')).not.toMatch(/brutto/);
    }
  });
});
