/** Sentences and what a semicolon parts, each with its mark. */
export const sentencesOf = (text: string): string[] => text.split(SENTENCE_END);
const SENTENCE_END = /(?<=[.!?;])\s/;
