/** Sentences and what a semicolon parts, each with its mark. */
export const sentencesOf = (text: string): string[] => text.split(SENTENCE_END);
const SENTENCE_END = /(?<=[.!?;])\s/;

/** Sentences that may name days: a point behind a figure is one of "3. maj 2026". */
export const sentencesWithDays = (text: string): string[] => text.split(WORD_END);
const WORD_END = /(?<=\p{L}{2}[.!?;])\s/u;
