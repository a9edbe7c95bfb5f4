import { daysBetween } from '../dates.js';
import { fold } from '../fold.js';

/** "art. 113 ust. 1 ustawy z dnia 11 marca 2004 r.": of a law, years before. */
export const isOfLaw = (before: string, dates: string[], invoice: string): boolean =>
  LAW.test(fold(before)) && dates.every((date) => daysBetween(date, invoice) > A_YEAR);
const LAW =
  /(?:^| )(?:ustaw[ay]|rozporzadzen\p{L}*|\p{L}*gesetz\p{L}*|\p{L}*verordnung|richtlinie|loi|decret|arrete|ley|real decreto|legge|decreto|lei|leg(?:ea|ii)|ordonant\p{L}*|\p{L}*wet|besluit|\p{L}*lov(?:en)?|\p{L}*lag(?:en)?|zakona?|vyhlask[ay]|act|directive)(?: \S+){0,8} (?:z dnia|ze dne|zo dna|vom|du|del?|d[ai]|do|din|van|af|av|den|of|dated|fran)$/u;
/** In days. */
const A_YEAR = 366;
