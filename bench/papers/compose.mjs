import { designOf } from './axes.mjs';
import { contradicted } from './contradictions/contradicted.mjs';
import { LOCALES } from './locales.mjs';
import { draftPaper } from './model.mjs';
import { randomOf } from './random.mjs';
import { documentOf } from './render/document.mjs';
import { SEALED_CODES } from './sealed/designs.mjs';
import { TRADE_MIX } from './trades.mjs';
import { truthOf } from './truth.mjs';
import { vocabularyOf } from './words.mjs';

/** `count` papers with their truths and their contradicting twins; the same for the same seed. */
export function composeSet({ group, seed, count }) {
  const random = randomOf(`${group}/${seed}`);
  const all = group === 'sealed' ? SEALED_CODES : Object.keys(LOCALES);
  const codes = Array.from({ length: Math.ceil(count / all.length) }, (_, i) =>
    random.fork(`round ${i}`).shuffle(all),
  ).flat();
  const seen = new Map();
  return codes
    .slice(0, count)
    .map((code, i) => composePaper(random.fork(`paper ${i}`), { code, group, index: i, seen }));
}

function composePaper(random, { code, group, index, seen }) {
  const design = designOf(random.fork('design'), group, code);
  const tradeName = design.tradeName ?? random.pick(TRADE_MIX);
  const paper = draftPaper(random.fork('paper'), { code, group, tradeName, numbers: design.numbers });
  const vocabularies = {
    vocabulary: vocabularyOf(random.fork('paper').fork('words'), code, LOCALES[code].lang, group, paper.prices),
    english: vocabularyOf(random.fork('english'), 'en-GB', 'en', group, paper.prices),
  };
  const name = `${group}-${String(index + 1).padStart(3, '0')}-${code}-${tradeName}`;
  const draw = (other = paper, room = 1) => documentOf(other, { ...design, room }, vocabularies);
  const document = draw();
  const truth = truthOf(paper, design, document);
  const twin = contradicted(random.fork('contradiction'), {
    paper,
    document,
    seen,
    redraw: draw,
  });
  return { name, paper, design, document, twin, truth, draw };
}
